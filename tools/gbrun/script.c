#include "script.h"
#include "arguments.h"
#include "commands.h"
#include "files.h"
#include "script_line.h"
#include "verdict.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST_LOOP = 16, COMMAND_ROOM = 64 };

typedef struct {
    size_t open[DEEPEST_LOOP];
    unsigned depth;
} Loops;

/* The same name as in the command table; loops are run here, not by a command. */
static bool is_named(const Step *step, const char *name)
{
    return strcmp(step->command->name, name) == 0;
}

static bool parse_machine(Cursor *cursor, Session *session, Step *step)
{
    cursor_skip_spaces(cursor);
    step->machine = session->machines[0];
    if (strncmp(cursor->at, "2:", 2) != 0)
        return true;
    if (!session->machines[1])
        return cursor_fail(cursor, cursor->at, "there is no second machine (--link ROM2)");
    step->machine = session->machines[1];
    cursor->at += 2;
    return true;
}

static bool parse_command(Cursor *cursor, Step *step)
{
    char name[COMMAND_ROOM];

    if (!cursor_word(cursor, "the command", name, sizeof name))
        return false;
    step->command = commands_find(name);
    if (!step->command)
        return cursor_fail(cursor, cursor->at - strlen(name), "unknown command %s", name);
    return arguments_parse(cursor, step);
}

static bool match_loops(Script *script, Loops *loops, Cursor *cursor)
{
    size_t index = script->count - 1;
    Step *step = &script->steps[index];

    if (is_named(step, "repeat")) {
        if (loops->depth == DEEPEST_LOOP)
            return cursor_fail(cursor, cursor->line, "loops nest too deep");
        loops->open[loops->depth++] = index;
    } else if (is_named(step, "end")) {
        if (!loops->depth)
            return cursor_fail(cursor, cursor->line, "end without repeat");
        step->partner = loops->open[--loops->depth];
        script->steps[step->partner].partner = index;
    }
    return true;
}

static Step *new_step(Script *script, int line)
{
    script->steps = realloc(script->steps, (script->count + 1) * sizeof *script->steps);
    Step *step = &script->steps[script->count++];
    memset(step, 0, sizeof *step);
    step->line = line;
    return step;
}

static void read_line(Script *script, Session *session, Loops *loops, const char *text, int number)
{
    ScriptLine line;
    Cursor cursor;

    if (!script_line_expand(&line, text, &session->options.variables))
        verdict_bad_input("%s:%d:%u: %s", script->path, number, line.error_column, line.error);
    cursor_start(&cursor, line.text);
    if (cursor_at_end(&cursor))
        return;
    Step *step = new_step(script, number);
    if (!parse_machine(&cursor, session, step) || !parse_command(&cursor, step) ||
        !match_loops(script, loops, &cursor))
        verdict_bad_input("%s:%d:%u: %s", script->path, number,
                          script_line_column(&line, cursor.error_at), cursor.error);
}

void script_load(Script *script, const char *path, Session *session)
{
    size_t size;
    char *content = (char *)file_read(path, &size);
    char *rest = content;
    Loops loops = {.depth = 0};
    int number = 0;

    script->path = path;
    for (const char *line = strsep(&rest, "\n"); line; line = strsep(&rest, "\n"))
        read_line(script, session, &loops, line, ++number);
    free(content);
    if (loops.depth)
        verdict_bad_input("%s:%d:1: repeat without end", path,
                          script->steps[loops.open[loops.depth - 1]].line);
}

void script_run(const Script *script, Session *session)
{
    long *rounds_left = calloc(script->count + 1, sizeof *rounds_left);

    for (size_t i = 0; i < script->count && !session_is_over(session); i++) {
        const Step *step = &script->steps[i];
        verdict_place(script->path, step->line);
        if (is_named(step, "repeat")) {
            rounds_left[i] = step->numbers[0];
            if (rounds_left[i] == 0)
                i = step->partner;
        } else if (is_named(step, "end")) {
            if (--rounds_left[step->partner] > 0)
                i = step->partner;
        } else if (command_watches(step->command) && !step->machine->emulator->watched) {
            printf("%s: %s: not seen on this core\n", verdict_place_text(), step->command->name);
        } else {
            step->command->run(session, step);
        }
    }
    free(rounds_left);
    verdict_place(NULL, 0);
}
