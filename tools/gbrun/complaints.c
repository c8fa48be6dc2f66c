#include "complaints.h"
#include "machine.h"
#include "verdict.h"

#include <mgba/flags.h>
#include <mgba/core/log.h>
#include <mgba/internal/gb/gb.h>

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* More than this many different places say nothing new. */
enum { MOST_SAID = 20 };

typedef struct {
    int machine;
    ComplaintKind kind;
    unsigned bank;
    uint16_t instruction;
    unsigned count;
} Said;

static Said said[MOST_SAID];
static unsigned said_count;
static unsigned unsaid;
static bool all_allowed;
static bool crash_allowed;
static Machine *talked_about;

void complaints_about(Machine *machine)
{
    talked_about = machine;
}

void complaints_allow(void)
{
    all_allowed = true;
}

void complaints_allow_crash(void)
{
    crash_allowed = true;
}

/* True when these words are new and there is room for them. */
static bool worth_saying(const Machine *machine, ComplaintKind kind, unsigned bank)
{
    uint16_t instruction = machine->watch.instruction;

    for (unsigned i = 0; i < said_count; i++) {
        Said *old = &said[i];
        if (old->machine == machine->number && old->kind == kind && old->bank == bank &&
            old->instruction == instruction) {
            old->count++;
            return false;
        }
    }
    if (said_count == MOST_SAID) {
        unsaid++;
        return false;
    }
    said[said_count++] = (Said){machine->number, kind, bank, instruction, 1};
    return true;
}

static void say(Machine *machine, ComplaintKind kind, const char *words)
{
    uint16_t instruction = machine->watch.instruction;
    unsigned bank = machine_bank(machine, instruction);
    bool allowed = all_allowed || (kind == COMPLAINT_CRASH && crash_allowed);
    char text[512];

    if (machine->watch.dead || !worth_saying(machine, kind, bank))
        return;
    snprintf(text, sizeof text, "%s%s at %s, frame %llu, line %d", machine->number == 2 ? "2:" : "",
             words, symbols_describe(&machine->symbols, bank, instruction),
             (unsigned long long)machine->frames, machine->gb->video.ly);
    if (allowed) {
        printf("allowed: %s\n", text);
        return;
    }
    verdict_fail("complaint: %s", text);
    machine->watch.dead = kind >= COMPLAINT_ILLEGAL;
}

void complain(Machine *machine, ComplaintKind kind, const char *format, ...)
{
    char words[256];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(words, sizeof words, format, arguments);
    va_end(arguments);
    say(machine, kind, words);
}

/* A stub in the SGB part is a gap of the emulator, no fault of the program; elsewhere it is an
 * access to something that the cartridge does not have. */
static bool is_complaint(int category, enum mLogLevel level)
{
    if (level & (mLOG_FATAL | mLOG_ERROR | mLOG_WARN | mLOG_GAME_ERROR))
        return true;
    return level == mLOG_STUB && strcmp(mLogCategoryId(category), "gb") != 0;
}

static void hear(struct mLogger *logger, int category, enum mLogLevel level, const char *format,
                 va_list arguments)
{
    static const char illegal[] = "Hit illegal opcode";
    bool is_illegal = strncmp(format, illegal, strlen(illegal)) == 0;
    char words[256];

    (void)logger;
    if (!talked_about || !is_complaint(category, level))
        return;
    vsnprintf(words, sizeof words, format, arguments);
    say(talked_about, is_illegal ? COMPLAINT_ILLEGAL : COMPLAINT_EMULATOR, words);
}

void complaints_listen(void)
{
    static struct mLogger logger = {.log = hear};

    mLogSetDefaultLogger(&logger);
}

void complaints_finish(void)
{
    for (unsigned i = 0; i < said_count; i++)
        unsaid += said[i].count - 1;
    if (unsaid)
        fprintf(stderr, "gbrun: %u more complaints like these\n", unsaid);
}
