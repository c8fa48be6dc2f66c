#include "arena/offers.h"
#include "arena/outsider.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define ANSWER_SIZE 256 /* longer than any action in words */

struct Outsider {
    const char *command;
    pid_t process; /* leads a process group of its own, so that all it started can be ended */
    int to, from;
    double timeout;
    char read[ANSWER_SIZE]; /* what came after the last answer */
    size_t length;
    Outsider *next;
};

static Outsider *running; /* all of them, to be ended with the arena, however that ends */

/* ---- Beginning and end ---- */

static void run_command(const char *command, const int *to, const int *from)
{
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    dup2(to[0], STDIN_FILENO);
    dup2(from[1], STDOUT_FILENO);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

static void end_all(void)
{
    for (; running; running = running->next)
        kill(-running->process, SIGKILL);
}

Outsider *outsider_start(const char *command, double timeout)
{
    Outsider *outsider = calloc(1, sizeof *outsider);
    int to[2], from[2];

    /* closed in every program: none keeps another one's pipe open */
    if (!outsider || pipe2(to, O_CLOEXEC) != 0 || pipe2(from, O_CLOEXEC) != 0)
        arena_fail("exec:%s: %s", command, strerror(errno));
    if (!running)
        atexit(end_all);
    fflush(NULL);
    outsider->process = fork();
    if (outsider->process < 0)
        arena_fail("exec:%s: %s", command, strerror(errno));
    if (outsider->process == 0)
        run_command(command, to, from);
    setpgid(outsider->process, outsider->process); /* whoever of both is first */
    close(to[0]);
    close(from[1]);
    outsider->command = command;
    outsider->timeout = timeout;
    outsider->to = to[1];
    outsider->from = from[0];
    fcntl(outsider->to, F_SETFL, O_NONBLOCK);
    outsider->next = running;
    running = outsider;
    return outsider;
}

/* A closed pipe tells a program to end; one that does not want to is made to. */
void outsider_end(Outsider *outsider)
{
    Outsider **link;

    close(outsider->to);
    close(outsider->from);
    kill(-outsider->process, SIGTERM);
    waitpid(outsider->process, NULL, 0);
    for (link = &running; *link != outsider; link = &(*link)->next)
        ;
    *link = outsider->next;
    free(outsider);
}

/* ---- Errors ---- */

static void fail_of_exit(const Outsider *outsider)
{
    int status;

    if (waitpid(outsider->process, &status, WNOHANG) != outsider->process)
        arena_fail("exec:%s: closed its output before it had answered", outsider->command);
    if (WIFSIGNALED(status))
        arena_fail("exec:%s: ended by signal %d before it had answered", outsider->command,
                   WTERMSIG(status));
    arena_fail("exec:%s: ended with status %d before it had answered", outsider->command,
               WEXITSTATUS(status));
}

/* A program that leaves closes its pipes a little before it can be waited for. */
static void wait_for_exit(const Outsider *outsider)
{
    struct timespec moment = {0, 10000000};
    siginfo_t info;
    int tries;

    for (tries = 20; tries != 0; tries--) {
        info.si_pid = 0;
        if (waitid(P_PID, (id_t)outsider->process, &info, WEXITED | WNOHANG | WNOWAIT) != 0 ||
            info.si_pid != 0)
            break;
        nanosleep(&moment, NULL);
    }
    fail_of_exit(outsider);
}

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void wait_until_ready(const Outsider *outsider, int file, short events, double deadline)
{
    struct pollfd wanted = {file, events, 0};
    double left = deadline - seconds();
    int ready = poll(&wanted, 1, left > 0 ? (int)(left * 1000) + 1 : 0);

    if (ready == 0)
        arena_fail("exec:%s: silent for %.0f seconds", outsider->command, outsider->timeout);
    if (ready < 0 && errno != EINTR)
        arena_fail("exec:%s: %s", outsider->command, strerror(errno));
}

/* ---- Question and answer ---- */

static void send(const Outsider *outsider, const char *text, size_t length, double deadline)
{
    ssize_t sent;

    while (length != 0) {
        wait_until_ready(outsider, outsider->to, POLLOUT, deadline);
        sent = write(outsider->to, text, length);
        if (sent < 0 && errno == EPIPE)
            wait_for_exit(outsider);
        if (sent < 0)
            continue;
        text += sent;
        length -= (size_t)sent;
    }
}

static void ask(const Outsider *outsider, const ArenaGame *game, int actions, double deadline)
{
    char words[ARENA_WORDS_SIZE];
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    int action;

    if (!out)
        arena_fail("out of memory");
    fprintf(out, "{\"game\":\"%s\",\"seat\":%d,\"state\":", game->rules->name, game->seat_to_act());
    game->write_state(out, game->seat_to_act());
    fputs(",\"legal\":[", out);
    for (action = 0; action != actions; action++) {
        offers_words(game, action, words);
        fprintf(out, action ? ",\"%s\"" : "\"%s\"", words);
    }
    fputs("]}\n", out);
    if (fclose(out) != 0)
        arena_fail("out of memory");
    send(outsider, text, length, deadline);
    free(text);
}

/* Copies the next line into answer, without its end. */
static void hear(Outsider *outsider, char *answer, double deadline)
{
    char *end;
    ssize_t heard;

    while (!(end = memchr(outsider->read, '\n', outsider->length))) {
        if (outsider->length == ANSWER_SIZE)
            arena_fail("exec:%s: a line of more than %d letters is no answer", outsider->command,
                       ANSWER_SIZE - 1);
        wait_until_ready(outsider, outsider->from, POLLIN, deadline);
        heard =
            read(outsider->from, outsider->read + outsider->length, ANSWER_SIZE - outsider->length);
        if (heard == 0)
            wait_for_exit(outsider);
        if (heard > 0)
            outsider->length += (size_t)heard;
    }
    *end = 0;
    strcpy(answer, outsider->read);
    outsider->length -= (size_t)(end + 1 - outsider->read);
    memmove(outsider->read, end + 1, outsider->length);
}

static void trim(char *answer)
{
    size_t length = strlen(answer);

    while (length != 0 && strchr(" \t\r", answer[length - 1]))
        answer[--length] = 0;
}

int outsider_choose(Outsider *outsider, const ArenaGame *game, int actions)
{
    char answer[ANSWER_SIZE], words[ARENA_WORDS_SIZE];
    double deadline = seconds() + outsider->timeout;
    int action;

    ask(outsider, game, actions, deadline);
    hear(outsider, answer, deadline);
    trim(answer);
    for (action = 0; action != actions; action++) {
        offers_words(game, action, words);
        if (strcmp(words, answer) == 0)
            return action;
    }
    arena_fail("exec:%s: the answer \"%s\" is not a legal action", outsider->command, answer);
}
