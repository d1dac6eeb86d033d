// What others move into a folder, or remove from it.
#include "CTerminal.h"
#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

int ct_watch_open(const char *folder) {
  int fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (fd >= 0 && inotify_add_watch(fd, folder, IN_MOVED_TO | IN_DELETE | IN_ONLYDIR) < 0) {
    close(fd);
    return -1;
  }
  return fd;
}

bool ct_watch_saw(int fd, const char *arrived, const char *removed) {
  _Alignas(struct inotify_event) char events[4096];
  bool saw = false;
  ssize_t count;
  while ((count = read(fd, events, sizeof events)) > 0) {
    for (char *at = events; at < events + count;) {
      const struct inotify_event *event = (const struct inotify_event *)at;
      // Something was missed, or the folder itself is gone.
      if (event->mask & (IN_Q_OVERFLOW | IN_IGNORED)) saw = true;
      const char *name = event->mask & IN_DELETE ? removed : arrived;
      if (event->len > 0 && strcmp(event->name, name) == 0) saw = true;
      at += sizeof *event + event->len;
    }
  }
  return saw;
}
