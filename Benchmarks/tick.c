// What a rest costs at least: once a second as many bytes to the terminal, the next timer, and a wait.
#include <poll.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static const char frame[] =
    "\033[?2026h\033[?7l\0337\033[?25l\033[22;10H\033[1m00:59\033[0m\033[24;40H\033[2m12:41 of 48 min\033[0m"
    "\0338\033[?7h\033[?25h\033[?2026l";

int main(void) {
  struct itimerspec next = {0};
  clock_gettime(CLOCK_BOOTTIME, &next.it_value);
  int timer = timerfd_create(CLOCK_BOOTTIME, TFD_NONBLOCK);
  struct pollfd polled[] = {{0, POLLIN, 0}, {timer, POLLIN, 0}};
  for (;;) {
    if (write(1, frame, sizeof frame - 1) < 0) return 1;
    next.it_value.tv_sec++;
    timerfd_settime(timer, TFD_TIMER_ABSTIME, &next, 0);
    poll(polled, 2, -1);
  }
}
