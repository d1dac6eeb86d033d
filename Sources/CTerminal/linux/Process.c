// Descriptors, streams and the name of the process.
#define _GNU_SOURCE
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

int ct_reopen_for_writing(int fd) {
  char path[40];
  snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
  return open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}

int ct_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int ct_local_socket(void) { return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0); }

int ct_path_in(int folder, const char *name, char *path, size_t room) {
  return snprintf(path, room, "/proc/self/fd/%d/%s", folder, name);
}

char *ct_own_path(void) { return realpath("/proc/self/exe", NULL); }

static ssize_t hand_on(void *write, const char *bytes, size_t count) {
  ((void (*)(const char *, size_t))write)(bytes, count);
  return (ssize_t)count;
}

FILE *ct_stream_to(void (*write)(const char *bytes, size_t count)) {
  return fopencookie((void *)write, "w", (cookie_io_functions_t){.write = hand_on});
}

static void become(const char *const *arguments) {
  sigset_t none;
  sigemptyset(&none);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  close_range(3, ~0U, 0);
  execv("/proc/self/exe", (char *const *)arguments);
  _exit(127);
}

int ct_run_self(const char *const *arguments) {
  pid_t process = fork();
  if (process == 0) become(arguments);
  return process;
}

int ct_run_self_into(int *output, const char *const *arguments) {
  int ends[2];
  if (ct_pipe(ends) != 0) return -1;
  pid_t process = fork();
  if (process == 0) {
    setpgid(0, 0);
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (dup2(nothing, STDIN_FILENO) < 0 || dup2(ends[1], STDOUT_FILENO) < 0 || dup2(ends[1], STDERR_FILENO) < 0)
      _exit(127);
    become(arguments);
  }
  close(ends[1]);
  if (process < 0) {
    close(ends[0]);
    return -1;
  }
  setpgid(process, process);
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  *output = ends[0];
  return process;
}

int ct_run_self_with(int input, int output, int errors, unsigned seconds, const char *const *arguments) {
  pid_t process = fork();
  if (process == 0) {
    if (dup2(input, STDIN_FILENO) < 0 || dup2(output, STDOUT_FILENO) < 0 || dup2(errors, STDERR_FILENO) < 0) _exit(127);
    // Outlives the change of the program, which it ends.
    alarm(seconds);
    become(arguments);
  }
  return process;
}

bool ct_run_self_apart(const char *const *arguments) {
  pid_t child = fork();
  if (child == 0) {
    setsid();
    // The process that inherits it reaps it, and as it leads no session it can get no terminal.
    pid_t process = fork();
    if (process != 0) _exit(process < 0);
    int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
    for (int fd = 0; fd < 3; fd++)
      if (dup2(nothing, fd) < 0) _exit(127);
    become(arguments);
  }
  return child > 0 && ct_wait_for(child) == 0;
}

int64_t ct_process_began(int process) {
  char path[40], text[1024];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return -1;
  text[count] = 0;
  // The name stands in parentheses and may contain any of them.
  const char *at = strrchr(text, ')');
  if (!at || at[1] == 0 || at[2] == 'Z' || at[2] == 'X') return -1;
  // From the state, which is field 3, to field 22.
  for (int field = 2; field < 22; field++)
    if (!(at = strchr(at + 1, ' '))) return -1;
  return strtoll(at, NULL, 10);
}

int ct_wait_for(int process) {
  int status = 0;
  for (;;) {
    if (waitpid(process, &status, WUNTRACED) < 0) {
      if (errno == EINTR) continue;
      return 127;
    }
    if (WIFEXITED(status)) return WEXITSTATUS(status);
    if (WIFSIGNALED(status)) return 128 + WTERMSIG(status);
    ct_stop_self();
    kill(process, SIGCONT);
  }
}

void ct_leave_alone(const char *name, unsigned first) {
  prctl(PR_SET_NAME, name);
  close_range(first, ~0U, 0);
}

int ct_nameless_file(const void *bytes, size_t count) {
  int file = memfd_create("satz", MFD_CLOEXEC);
  if (file < 0) return -1;
  for (size_t done = 0; done < count;) {
    ssize_t written = write(file, (const char *)bytes + done, count - done);
    if (written <= 0) {
      close(file);
      return -1;
    }
    done += (size_t)written;
  }
  lseek(file, 0, SEEK_SET);
  return file;
}
