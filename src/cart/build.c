#include "build_id.h"
#include "cart/build.h"

const char build_version[] = BUILD_VERSION;
const char build_id[] = BUILD_ID;
