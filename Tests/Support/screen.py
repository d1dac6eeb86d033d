"""A program on a real pty, seen through a terminal emulator. Nothing sleeps to synchronise: everything waits for what it expects to see."""

import contextlib
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time

import pexpect
import pyte

PATIENCE = 20

# A test runner's threads block signals, and children inherit that; a tmux or a shell like that never ends.
signal.pthread_sigmask(signal.SIG_SETMASK, [])


def environment(**more):
    base = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "LD_LIBRARY_PATH")}
    base |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "INPUTRC": "/dev/null", "SWIFT_BACKTRACE": "enable=no"}
    # Most scenarios look at the small area, which has fewer rows to compare.
    base["SATZ_LIVE_AREA"] = "line"
    return base | more


def until(condition, what):
    end = time.monotonic() + PATIENCE
    while True:
        result = condition()
        if result:
            return result
        if time.monotonic() > end:
            raise AssertionError("never seen: " + (what() if callable(what) else what))
        time.sleep(0.01)


class Terminal:
    """pexpect for the pty, pyte for the screen."""

    def __init__(self, command, rows=24, columns=80, **env):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.raw = b""
        self.child = pexpect.spawn(command[0], command[1:], dimensions=(rows, columns), env=environment(**env), timeout=PATIENCE)
        self.child.delaybeforesend = None

    def pump(self):
        while select.select([self.child.child_fd], [], [], 0)[0]:
            try:
                data = os.read(self.child.child_fd, 65536)
            except OSError:
                return False
            if not data:
                return False
            self.raw += data
            self.stream.feed(data)
        return True

    def send(self, text):
        self.child.send(text)

    def rows(self):
        self.pump()
        return [row.rstrip() for row in self.screen.display]

    def text(self):
        return "\n".join(self.rows())

    def see(self, text):
        until(lambda: text in self.text(), lambda: f"{text!r} on\n{self.text()}")

    def see_not(self, text):
        until(lambda: text not in self.text(), lambda: f"no {text!r} on\n{self.text()}")

    def resize(self, rows, columns):
        self.pump()
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)

    def ended(self):
        def gone():
            self.pump()
            return not self.child.isalive()

        until(gone, "the end of the program")
        self.pump()


class Tmux:
    """A whole terminal with a shell in it: alternate screen, job control, scroll regions."""

    def __init__(self, rows=24, columns=80, **env):
        self.folder = tempfile.mkdtemp(prefix="satz-tmux-")
        self.socket = os.path.join(self.folder, "socket")
        self.env = environment(**env)
        try:
            self.run("new-session", "-d", "-x", str(columns), "-y", str(rows), "bash --norc --noprofile")
            until(lambda: self.text().strip(), "a shell")
        except BaseException:
            self.__exit__()
            raise

    def run(self, *arguments):
        command = ["tmux", "-S", self.socket, "-f", "/dev/null", *arguments]
        return subprocess.run(command, env=self.env, check=True, capture_output=True, text=True).stdout

    def type(self, *keys):
        self.run("send-keys", *keys)

    def literal(self, text):
        self.run("send-keys", "-l", text)

    def text(self):
        return self.run("capture-pane", "-p")

    def ask(self, variable):
        return self.run("display-message", "-p", "#{" + variable + "}").strip()

    def see(self, text):
        until(lambda: text in self.text(), lambda: f"{text!r} on\n{self.text()}")

    def see_not(self, text):
        until(lambda: text not in self.text(), lambda: f"no {text!r} on\n{self.text()}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        with contextlib.suppress(subprocess.CalledProcessError):
            self.run("kill-server")
        shutil.rmtree(self.folder, ignore_errors=True)


def writes(path):
    """The traced writes, one by one."""
    with open(path, "rb") as file:
        data = file.read()
    while data:
        length, data = data.split(b"\n", 1)
        yield data[: int(length)]
        data = data[int(length) :]
