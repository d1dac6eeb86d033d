"""A real pty: keys, pastes, including unfinished ones, resizes and signals; the program always ends when it is told to."""

import os
import select
import signal
import time

import pexpect

import home
from areas.typed_lines import lines

TRIALS = 4
KEYS = [
    "\r", "\r", "\x01", "\x02", "\x04", "\x05", "\x08", "\x0b", "\x0c", "\x0e", "\x10", "\x12", "\x13", "\x11", "\x14", "\x15", "\x17", "\x19", "\x1f", "\x00", "\t", "\t\t",
    "\x1b", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1bOP", "\x1bOQ", "\x1b[11~", "\x1b[3~", "\x1b[H", "\x1b[200~", "\x1b[201~", "\x1b[999;999R", "\x1b]11;rgb:0/0/0\x07", "\x1b[?1;2c",
    "\x1b_Gi=1;OK\x1b\\", " ", "?", "+", "-", "é", "力", "💪", "\u202e", "\x9b", "\xff", "q", "n", "y",
]  # fmt: skip
MARK = b"\x1b]0;pwned"
PLAN = b'workout "P\x1b]0;pwned\x07 \xc2\x9b31m \xe2\x80\xae" < bench 3x8 @ 80kg rest 2s note "\x1b]0;pwned\x07"; plank 2x3s; squat 5x3 @ 60kg >\n'
PATIENCE = 20


def trial(bench, chance):
    if chance.happens(0.5):
        home.move_in(bench)
    plan = PLAN if chance.happens(0.5) else home.PLAN
    bench.write("plan.satz", plan)
    if chance.happens(0.25):
        return typed_ahead(bench, chance)
    session = Session(bench, chance)
    for _ in range(chance.randint(5, 60)):
        bench.tried += 1
        if not session.does_something():
            break
    session.is_told_to_end()
    home.holds(bench, chance, some=3)


def typed_ahead(bench, chance):
    """Many lines at once: each is in the journal."""
    count = chance.choice([60, 100, 200, 400])
    session = Session(bench, chance)
    session.sends("start\r")
    for number in range(count):
        session.sends(f"note mark-{number}\r")
    session.sends("quit\r")
    bench.tried += count
    session.ends(PATIENCE)
    session.is_told_to_end()
    bench.run(stdin=b"finish\n")
    text = (home.exported(bench) or b"").decode()
    missing = [number for number in range(count) if text.count(f"mark-{number}\n") + text.count(f'mark-{number}"') == 0]
    if missing:
        bench.fault("lost", f"{len(missing)} of {count} lines typed ahead, the first is {missing[0]}")


class Session:
    def __init__(self, bench, chance):
        self.bench, self.chance, self.raw = bench, chance, b""
        size = chance.choice([(24, 80), (24, 80), (50, 200), (8, 30), (2, 10), (1, 1)])
        terminal = chance.choice(["xterm-256color", "xterm-256color", "dumb", "xterm-kitty", "nonesuch"])
        flags = chance.choice([[], [], ["--plain"], ["--accessible"], ["--reduced-motion"]])
        self.arguments = ["run", "plan.satz", *flags]
        self.child = pexpect.spawn(
            bench.satz, self.arguments, dimensions=size, env=bench.environment(TERM=terminal), cwd=bench.folder
        )
        self.child.delaybeforesend = None
        self.history = []
        until = time.monotonic() + 3
        while not self.has_prompted() and time.monotonic() < until:
            self.reads(0.02)

    def has_prompted(self):
        return "❯".encode() in self.raw

    def reads(self, seconds=0.0):
        while select.select([self.child.child_fd], [], [], seconds)[0]:
            try:
                data = os.read(self.child.child_fd, 65536)
            except OSError:
                return False
            if not data:
                return False
            self.raw += data
            seconds = 0
        return True

    def sends(self, text):
        """Writes while it reads, as a terminal does; false if the program accepts nothing for too long."""
        self.history.append(text)
        data, end = text.encode("utf-8", "replace"), time.monotonic() + 2
        while data and time.monotonic() < end:
            if not self.reads():
                return False
            if select.select([], [self.child.child_fd], [], 0.05)[1]:
                try:
                    data = data[os.write(self.child.child_fd, data[:512]) :]
                except OSError:
                    return False
        return True

    def does_something(self):
        chance, way = self.chance, self.chance.random()
        if way < 0.45:
            alive = self.sends(chance.choice(KEYS))
        elif way < 0.75:
            alive = self.sends(lines(chance, 1)[0] + "\r")
        elif way < 0.82:
            alive = self.sends("\x1b[200~" + "\r".join(lines(chance, 4)) + chance.choice(["\x1b[201~", "\x1b[201", ""]))
        elif way < 0.88:
            self.child.setwinsize(*chance.choice([(24, 80), (1, 1), (5, 20), (60, 300), (2, 5), (9, 40)]))
            alive = True
        elif way < 0.92:
            number = chance.choice([signal.SIGWINCH, signal.SIGCONT, signal.SIGINT])
            # Before there is a prompt, Ctrl-C ends the program, as it should.
            if number == signal.SIGINT and not self.has_prompted():
                number = signal.SIGWINCH
            self.history.append(number.name)
            self.child.kill(number)
            alive = True
        else:
            time.sleep(chance.random() * 0.3)
            alive = True
        return self.reads(0.003) and alive

    def ends(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.reads(0.01)
            if not self.child.isalive():
                return True
        return False

    def is_echo(self, at):
        """Whether the terminal wrote it, before the prompt took it over or after it gave it back: it writes escapes as
        ^[, which the program never does. With --plain the terminal echoes everything that is typed."""
        return "--plain" in self.arguments or b"^[" in self.raw[max(0, at - 120) : at + 120]

    def is_told_to_end(self):
        """By a signal, whatever it was doing."""
        number = self.chance.choice([signal.SIGTERM, signal.SIGHUP])
        if self.child.isalive():
            self.child.kill(number)
            if not self.ends(PATIENCE):
                self.bench.fault("stuck", f"{number.name} did not end it after {self.history[-6:]!r}", self.arguments)
                self.child.kill(signal.SIGKILL)
                self.child.wait()
        self.reads(0.01)
        died_of = self.child.signalstatus
        if died_of not in (None, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL):
            self.bench.fault("killed", f"by {signal.Signals(died_of).name} after {self.history[-8:]!r}", self.arguments)
        if died_of is None and self.child.exitstatus not in (0, 1, 2, 64, 128 + number):
            self.bench.fault("exit", f"{self.child.exitstatus} after {self.history[-6:]!r}", self.arguments)
        for raw in (MARK, b"\xc2\x9b31m", "\u202e".encode() + b'"'):
            at = self.raw.find(raw)
            while at >= 0 and self.is_echo(at):
                at = self.raw.find(raw, at + 1)
            if at >= 0:
                self.bench.fault("raw control", f"{self.raw[max(0, at - 60) : at + 20]!r}", self.arguments)
                break
        self.bench.write("terminal.keys", repr(self.history).encode())
        self.child.close(force=True)
