/* The phrases of the game as their authors wrote them: an id, the room on the screen, and
 * the text in each language. This part knows the syntax of the files in res/text and
 * nothing of fonts. README.md describes the syntax. */
#ifndef TEXTC_PHRASES_H
#define TEXTC_PHRASES_H

#include <stdbool.h>

enum { ENGLISH, FRENCH, LANGUAGES };
#define MOST_ARGUMENTS 10 /* {0} to {9} */

extern const char *const language_names[LANGUAGES];

/* Room in cells and lines for a box of the fixed font, in pixels for prose. */
typedef struct {
    bool prose;
    int width, height;
    int pages;
    int pitch; /* pixels from one line of prose to the next */
} Room;

typedef struct {
    char *id;
    const char *file;
    int line;
    Room room;
    int arguments;
    int argument_cells[MOST_ARGUMENTS];
    char *text[LANGUAGES];
    int text_line[LANGUAGES];
} Phrase;

/* Begins as {0}. */
typedef struct {
    Phrase *items;
    int count;
} Phrases;

/* Adds the phrases of one file. `path` must live as long as they do. */
bool phrases_read(Phrases *phrases, const char *path);
void phrases_free(Phrases *phrases);

/* Says what is wrong with the text of one language. Always false. */
bool phrases_complain(const Phrase *phrase, int language, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
