// Other programs that are started and not waited for: a player, a voice.
#define _GNU_SOURCE
#include "CTerminal.h"
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int ct_program_start(const char *path, char *const *arguments, const void *input, size_t count) {
  int file = ct_nameless_file(input, count);
  if (file < 0) return -1;
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&files, file, STDIN_FILENO);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  // We block the signals that we poll for; the program must not inherit that.
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID);
  pid_t process = -1;
  if (posix_spawn(&process, path, &files, &attributes, arguments, environ) != 0) process = -1;
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  close(file);
  return process;
}

bool ct_program_has_ended(int process) { return waitpid(process, NULL, WNOHANG) != 0; }
