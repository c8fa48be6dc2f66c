/* A folder of its own for a test that writes files: entered before the first test of a group,
 * removed with all that is in it after the last one. */
#ifndef TEST_OWN_FOLDER_H
#define TEST_OWN_FOLDER_H

int enter_folder(void **state);
int leave_folder(void **state);

void write_file(const char *path, const char *text);
void remove_tree(const char *path); /* nothing happens when it is not there */

#endif
