#include "options.h"
#include "verdict.h"

#include <stdlib.h>
#include <string.h>

#define USAGE                                                                                   \
    "usage: gbrun ROM [--core NAME|FILE] [--model DMG|MGB|SGB|CGB|AGB] [--frames N] [--script " \
    "FILE] [--sym FILE]\n"                                                                      \
    "  [--peek SYM[/LEN]]... [--poke SYM=VALUE]... [--png FILE] [--wav FILE] [--sav FILE] "     \
    "[--sav-from FILE]\n"                                                                       \
    "  [--link ROM2] [--model2 M] [--sym2 FILE] [--sav2 FILE] [--noise SEED|off]\n"             \
    "  [--expect-dir DIR] [--diff-dir DIR] [--renew] [--var NAME=VALUE]... [--cycles "          \
    "FROM,TO]...\n"                                                                             \
    "  [--clock SYM] [--border] [--lag] [--quiet]"

typedef enum { TEXT, LIST, SWITCH, NUMBER, MODEL, NOISE } ValueKind;

typedef struct {
    const char *name;
    ValueKind kind;
    size_t at; /* where in Options the value goes */
} OptionName;

#define OPTION_AT(member) offsetof(Options, member)

static const OptionName option_names[] = {
    {"--core", TEXT, OPTION_AT(first.core)},
    {"--model", MODEL, OPTION_AT(first.model)},
    {"--model2", MODEL, OPTION_AT(second.model)},
    {"--sym", TEXT, OPTION_AT(first.symbols_path)},
    {"--sym2", TEXT, OPTION_AT(second.symbols_path)},
    {"--sav", TEXT, OPTION_AT(first.save_path)},
    {"--sav-from", TEXT, OPTION_AT(first.save_from_path)},
    {"--sav-log", TEXT, OPTION_AT(first.save_log_path)},
    {"--sav2", TEXT, OPTION_AT(second.save_path)},
    {"--link", TEXT, OPTION_AT(second.rom_path)},
    {"--lag", SWITCH, OPTION_AT(first.tells_lag)},
    {"--border", SWITCH, OPTION_AT(first.border)},
    {"--noise", NOISE, OPTION_AT(first.noise_seed)},
    {"--frames", NUMBER, OPTION_AT(frames)},
    {"--script", TEXT, OPTION_AT(script)},
    {"--png", TEXT, OPTION_AT(png)},
    {"--wav", TEXT, OPTION_AT(wav)},
    {"--expect-dir", TEXT, OPTION_AT(expect_folder)},
    {"--diff-dir", TEXT, OPTION_AT(difference_folder)},
    {"--clock", TEXT, OPTION_AT(clock)},
    {"--renew", SWITCH, OPTION_AT(renew)},
    {"--quiet", SWITCH, OPTION_AT(quiet)},
    {"--peek", LIST, OPTION_AT(peeks)},
    {"--poke", LIST, OPTION_AT(pokes)},
    {"--cycles", LIST, OPTION_AT(cycles)},
    {"--var", LIST, OPTION_AT(variables)},
};

static const char *const models[] = {"DMG", "MGB", "SGB", "CGB", "AGB"};

static const OptionName *find(const char *name)
{
    for (size_t i = 0; i < sizeof option_names / sizeof *option_names; i++)
        if (strcmp(option_names[i].name, name) == 0)
            return &option_names[i];
    verdict_bad_input("gbrun: unknown option %s\n" USAGE, name);
}

static long number_of(const char *option, const char *value)
{
    char *end;
    long number = strtol(value, &end, 0);

    if (end == value || *end || number < 0)
        verdict_bad_input("gbrun: %s %s: not a number", option, value);
    return number;
}

static const char *model_of(const char *option, const char *value)
{
    for (size_t i = 0; i < sizeof models / sizeof *models; i++)
        if (strcmp(models[i], value) == 0)
            return models[i];
    verdict_bad_input("gbrun: %s %s: not one of DMG, MGB, SGB, CGB, AGB", option, value);
}

static void add(TextList *list, const char *option, const char *value)
{
    if (list->count == OPTIONS_MOST)
        verdict_bad_input("gbrun: more than %d times %s", OPTIONS_MOST, option);
    list->list[list->count++] = value;
}

static void set(Options *options, const OptionName *option, const char *value)
{
    void *at = (char *)options + option->at;

    switch (option->kind) {
    case TEXT:
        *(const char **)at = value;
        break;
    case LIST:
        add(at, option->name, value);
        break;
    case SWITCH:
        *(bool *)at = true;
        break;
    case NUMBER:
        *(long *)at = number_of(option->name, value);
        break;
    case MODEL:
        *(const char **)at = model_of(option->name, value);
        break;
    case NOISE:
        options->first.noisy = strcmp(value, "off") != 0;
        if (options->first.noisy)
            *(uint64_t *)at = (uint64_t)number_of(option->name, value);
        break;
    }
}

static void check(Options *options)
{
    MachineSetup *first = &options->first;
    MachineSetup *second = &options->second;

    if (!first->rom_path)
        verdict_bad_input(USAGE);
    if (first->core &&
        (second->rom_path || first->save_log_path || first->tells_lag || options->cycles.count))
        verdict_bad_input("gbrun: --core cannot do --link, --sav-log, --lag and --cycles");
    if (first->core && options->renew)
        verdict_bad_input("gbrun: --renew writes what libmgba shows, not what --core shows");
    if (first->border && (!first->model || strcmp(first->model, "SGB") != 0))
        verdict_bad_input("gbrun: --border needs --model SGB");
    if (!second->rom_path && (second->model || second->symbols_path || second->save_path))
        verdict_bad_input("gbrun: --model2, --sym2 and --sav2 need --link");
    if (!second->model)
        second->model = first->model;
    if (!second->symbols_path && second->rom_path && strcmp(second->rom_path, first->rom_path) == 0)
        second->symbols_path = first->symbols_path;
    second->noisy = first->noisy;
    /* Two consoles never power up alike. */
    second->noise_seed = first->noise_seed + 0x10000;
}

void options_parse(Options *options, int argc, char **argv)
{
    *options = (Options){.first = {.noisy = true, .noise_seed = 1},
                         .frames = -1,
                         .difference_folder = "build/rom-diff"};
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] != '-') {
            if (options->first.rom_path)
                verdict_bad_input("gbrun: two ROMs: %s and %s (--link joins them)",
                                  options->first.rom_path, argv[i]);
            options->first.rom_path = argv[i];
            continue;
        }
        const OptionName *option = find(argv[i]);
        if (option->kind != SWITCH && i + 1 == argc)
            verdict_bad_input("gbrun: %s needs a value", option->name);
        set(options, option, option->kind == SWITCH ? NULL : argv[++i]);
    }
    check(options);
}
