/* gbrun: a headless Game Boy for tests. See README.md for its options and script language. */
#include "options.h"
#include "script.h"
#include "session.h"
#include "verdict.h"

enum { FRAMES_WITHOUT_SCRIPT = 60 };

static long frames_after(const Options *options)
{
    if (options->frames >= 0)
        return options->frames;
    return options->script ? 0 : FRAMES_WITHOUT_SCRIPT;
}

int main(int argc, char **argv)
{
    static Session session;
    Script script = {.count = 0};

    options_parse(&session.options, argc, argv);
    session_open(&session);
    if (session.options.script) {
        script_load(&script, session.options.script, &session);
        script_run(&script, &session);
    }
    session_run_frames(&session, frames_after(&session.options));
    session_close(&session);
    return verdict_status();
}
