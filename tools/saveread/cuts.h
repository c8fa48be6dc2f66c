/* Every power cut of a session: what each single write left behind. */
#ifndef SAVEREAD_CUTS_H
#define SAVEREAD_CUTS_H

/* Reads a log of gbrun --sav-log. After each write the RAM must hold what it held before or the
 * next thing: a game one action longer or shorter, a new one, a finished one; settings, records and
 * finished games never get lost. Puts count images, spread over the log, into the folder. 0 when
 * all is well. */
int cuts_check(const char *log, const char *folder, long count);

#endif
