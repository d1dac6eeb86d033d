"""A Bluetooth strap at a prompt on a real pty, with BlueZ by python-dbusmock: `strap_scenarios.py SATZ NAME`."""

import contextlib
import os
import subprocess
import sys
import tempfile
import threading
import time

from screen import Terminal, environment, until

SATZ = sys.argv[1]
HERE = os.path.dirname(os.path.abspath(__file__))
PLAN = 'workout "Push" < bench 3x8 @ 80kg rest 9min >'


class Machine:
    """A home, and a system bus with BlueZ."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.home = self.folder.name
        with open(self.home + "/plan.satz", "w", encoding="utf-8") as file:
            file.write(PLAN)
        said = subprocess.run(
            ["dbus-daemon", "--session", "--fork", "--print-address=1", "--print-pid=1"], capture_output=True, text=True, check=True).stdout
        self.address, pid = said.split()
        self.daemon = int(pid)
        self.env = {"SATZ_HOME": self.home, "HOME": self.home, "DBUS_SYSTEM_BUS_ADDRESS": self.address}
        self.heard = []
        self.bluez = self.terminal = None
        return self

    def __exit__(self, *_):
        if self.terminal:
            self.terminal.child.close(force=True)
        if self.bluez:
            self.bluez.kill()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.daemon, 9)
        self.folder.cleanup()

    def start_bluez(self):
        # dbusmock is one of the system's packages.
        self.bluez = subprocess.Popen(
            ["/usr/bin/python3", os.path.join(HERE, "bluez_mock.py")], env=environment(**self.env), stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        threading.Thread(target=lambda: self.heard.extend(iter(self.bluez.stdout.readline, "")), daemon=True).start()
        self.hears("ready")

    def happens(self, line):
        self.bluez.stdin.write(line + "\n")
        self.bluez.stdin.flush()

    def hears(self, word, count=1):
        until(lambda: self.heard.count(word + "\n") >= count, lambda: f"{word} in {self.heard}")

    def satz(self, *arguments, status=0):
        done = subprocess.run([SATZ, *arguments], env=environment(**self.env), capture_output=True, text=True)
        assert status in (done.returncode, None), (arguments, done)
        return done.stdout

    def open(self):
        self.satz("settings", "set", "heart-rate", "bluetooth")
        self.terminal = Terminal([SATZ, "run", self.home + "/plan.satz"], **self.env)
        self.terminal.see("Push ❯")
        self.terminal.send("\r")
        self.terminal.see("work")
        return self.terminal


@contextlib.contextmanager
def measuring():
    """A paired strap, whose measurements are heard at an open prompt."""
    with Machine() as machine:
        machine.start_bluez()
        machine.happens("pair")
        terminal = machine.open()
        machine.hears("notify")
        yield machine, terminal


def takes_a_note(terminal):
    terminal.send("note still here\r")
    terminal.see("Note taken")


def a_strap_is_heard_and_found_again():
    with measuring() as (machine, terminal):
        machine.happens("value 0 128")
        terminal.see("♥ 128")
        machine.happens("value 17 44 1 3 4")
        machine.happens("value 1 131 0")
        terminal.see("♥ 131")
        machine.happens("drop")
        machine.hears("notify", 2)
        machine.happens("value 0 99")
        terminal.see("♥ 99")
        # The strap is taken off: it cannot be reached, and its value grows old.
        machine.happens("away")
        terminal.see("♥ 99 5s")
        machine.hears("connect", 4)
        takes_a_note(terminal)


def without_contact_there_is_no_value():
    with measuring() as (machine, terminal):
        machine.happens("value 4 77")
        machine.happens("value 6 88")
        terminal.see("♥ 88")
        assert "♥ 77".encode() not in terminal.raw
        machine.happens("value 4 77")
        terminal.see("♥ 88 5s")


def a_strap_that_is_paired_later_is_found():
    with Machine() as machine:
        machine.start_bluez()
        terminal = machine.open()
        terminal.see("no strap is paired")
        machine.happens("pair")
        machine.hears("notify")
        machine.happens("value 0 61")
        terminal.see("♥ 61")


def the_end_of_bluez_ends_nothing():
    with measuring() as (machine, terminal):
        machine.happens("value 0 128")
        terminal.see("♥ 128")
        os.kill(machine.daemon, 9)
        terminal.see("♥ 128 5s")
        before = ticks(terminal)
        time.sleep(3)
        assert ticks(terminal) - before < 10
        takes_a_note(terminal)
        terminal.send("hr 70\r")
        terminal.see("♥ 70")


def ticks(terminal):
    with open(f"/proc/{terminal.child.pid}/stat", encoding="utf-8") as stat:
        return int(stat.read().split()[13])


def the_doctor_says_what_is_missing():
    with Machine() as machine:
        machine.satz("settings", "set", "heart-rate", "bluetooth")

        def heart_rate(status):
            machine.satz("settings", "set", "sound", "off")
            said = machine.satz("doctor", status=status)
            return next(line for line in said.splitlines() if "Heart rate" in line)

        assert "BlueZ does not answer" in heart_rate(1)
        machine.start_bluez()
        assert "no strap is paired" in heart_rate(1)
        machine.happens("pair")
        until(lambda: "not connected" in machine.satz("doctor", status=None), "the strap")
        line = heart_rate(0)
        assert line.startswith("✓") and "\x1b" not in line, line
        machine.happens("off")
        until(lambda: "Bluetooth is off" in machine.satz("doctor", status=None), "no power")
        machine.env["DBUS_SYSTEM_BUS_ADDRESS"] = "unix:path=/nowhere"
        assert "no system bus" in heart_rate(1)


if __name__ == "__main__":
    globals()[sys.argv[2]]()
