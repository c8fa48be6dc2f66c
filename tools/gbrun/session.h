/* A run of gbrun: its options, one or two machines, and time that passes for all of them.
 * Script commands act on a session; nothing else lets frames pass.
 * Once a machine is dead (illegal opcode, crash) time stands still and the run is over. */
#ifndef GBRUN_SESSION_H
#define GBRUN_SESSION_H

#include "machine.h"
#include "options.h"

typedef struct {
    Options options;
    Machine *machines[2]; /* the second is NULL without --link */
} Session;

void session_open(Session *session);
void session_run_frame(Session *session);
void session_run_frames(Session *session, long count);
bool session_is_over(const Session *session);

/* Prints, saves and closes all that the options ask for at the end. */
void session_close(Session *session);

#endif
