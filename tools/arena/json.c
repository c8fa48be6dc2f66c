#include "arena/json.h"

void json_bytes(FILE *out, const uint8_t *bytes, int count)
{
    int place;

    fputc('[', out);
    for (place = 0; place != count; place++)
        fprintf(out, place ? ",%d" : "%d", bytes[place]);
    fputc(']', out);
}

void json_bits(FILE *out, uint8_t bits, int lowest)
{
    const char *comma = "";
    int bit;

    fputc('[', out);
    for (bit = 0; bit != 8; bit++) {
        if (!(bits >> bit & 1))
            continue;
        fprintf(out, "%s%d", comma, bit + lowest);
        comma = ",";
    }
    fputc(']', out);
}

const char *json_truth(int flag)
{
    return flag ? "true" : "false";
}
