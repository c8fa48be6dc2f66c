/* Complaints: what a machine did that no correct program does. Each is a failure of the run.
 * libmgba's own log (illegal opcodes, bad banks, unknown registers) arrives here as well.
 * The same complaint from the same instruction is said once and counted. */
#ifndef GBRUN_COMPLAINTS_H
#define GBRUN_COMPLAINTS_H

struct Machine;

typedef enum {
    COMPLAINT_EMULATOR,
    COMPLAINT_LOST,
    COMPLAINT_HANG,
    /* After one of these nothing means anything: the machine is dead. */
    COMPLAINT_ILLEGAL,
    COMPLAINT_OUTSIDE,
    COMPLAINT_CRASH,
} ComplaintKind;

/* Sends libmgba's log here, about the machine that was named last. */
void complaints_listen(void);
void complaints_about(struct Machine *machine);

void complain(struct Machine *machine, ComplaintKind kind, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* From now on these are said on standard output and do not fail the run. */
void complaints_allow(void);
void complaints_allow_crash(void);

/* Says how many were not said. */
void complaints_finish(void);

#endif
