// Other programs that are started and not waited for: a player, a voice.
#define _GNU_SOURCE
#include "CTerminal.h"
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

// With these standard streams and a session of its own; -1 stands for nothing.
static pid_t start(const char *path, char *const *arguments, int input, int output) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  if (input >= 0) posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  else posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  if (output >= 0) posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  else posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  // We block the signals that we poll for, and ignore some; the program must not inherit that.
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
  pid_t process = -1;
  if (posix_spawn(&process, path, &files, &attributes, arguments, environ) != 0) process = -1;
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return process;
}

int ct_program_start(const char *path, char *const *arguments, const void *input, size_t count) {
  int file = ct_nameless_file(input, count);
  if (file < 0) return -1;
  pid_t process = start(path, arguments, file, -1);
  close(file);
  return process;
}

int ct_program_start_reading(const char *path, char *const *arguments, int *output) {
  int ends[2];
  if (ct_pipe(ends) != 0) return -1;
  pid_t process = start(path, arguments, -1, ends[1]);
  close(ends[1]);
  if (process < 0) {
    close(ends[0]);
    return -1;
  }
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  *output = ends[0];
  return process;
}

bool ct_program_has_ended(int process) { return waitpid(process, NULL, WNOHANG) != 0; }
