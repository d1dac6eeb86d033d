"""A program in its own terminal, watched from outside: what it writes and when, its cost, and its size."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

# What a program may ask a terminal, and the answer of a plain one.
ANSWERS = {b"\x1b[6n": b"\x1b[1;1R", b"\x1b[c": b"\x1b[?62;22c", b"\x1b]11;?": b"\x1b]11;rgb:0000/0000/0000\x1b\\"}


class Terminal:
    """Spawned at once; `until` and `watch` read what it writes. Times are of the boot clock."""

    def __init__(self, command, **environment):
        self.written = b""
        self.started = now()
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(environment)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.execv(command[0], command)

    def send(self, text):
        os.write(self.fd, text)

    def until(self, mark, limit=20):
        """Reads until `mark` was written since the last call; the moment at which it was there."""
        end = now() + limit
        while mark not in self.written:
            if not self.read(end - now()):
                raise TimeoutError(f"{mark!r} did not appear after {self.written[-300:]!r}")
        arrived = self.last
        self.written = self.written[self.written.index(mark) + len(mark) :]
        return arrived

    def watch(self, seconds):
        """Reads for so long, so that the program never waits for us."""
        end = now() + seconds
        while now() < end:
            self.read(end - now())

    def read(self, timeout):
        if not select.select([self.fd], [], [], max(0, timeout))[0]:
            return False
        try:
            output = os.read(self.fd, 65536)
        except OSError:
            return False
        self.last = now()
        # A terminal answers in the order in which it is asked.
        for question in sorted((question for question in ANSWERS if question in output), key=output.index):
            os.write(self.fd, ANSWERS[question])
        self.written = (self.written + output)[-65536:]
        return bool(output)

    def processes(self):
        """The program and whatever it started."""
        found, queue = [], [self.pid]
        while queue:
            pid = queue.pop()
            found.append(pid)
            for task in os.listdir(f"/proc/{pid}/task"):
                with open(f"/proc/{pid}/task/{task}/children") as children:
                    queue += [int(child) for child in children.read().split()]
        return found

    def cost(self):
        """(CPU seconds, wake-ups) of all its threads and children so far."""
        cpu = wakeups = 0
        for pid in self.processes():
            for task in os.listdir(f"/proc/{pid}/task"):
                with open(f"/proc/{pid}/task/{task}/schedstat") as stat:
                    cpu += int(stat.read().split()[0]) / 1e9
                with open(f"/proc/{pid}/task/{task}/status") as status:
                    wakeups += sum(int(line.split()[1]) for line in status if line.startswith("voluntary_ctxt"))
        return cpu, wakeups

    def private_dirty(self):
        """MiB that only this program has written; its text and the page cache are not counted."""
        with open(f"/proc/{self.pid}/smaps_rollup") as rollup:
            return next(int(line.split()[1]) for line in rollup if line.startswith("Private_Dirty")) / 1024

    def close(self):
        """Ends this one program, and leaves nothing of it."""
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.pid, 0)
        os.close(self.fd)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def now():
    return time.clock_gettime(time.CLOCK_BOOTTIME)
