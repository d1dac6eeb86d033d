"""Notifications and media keys on a real session bus, with real services: `desktop_scenarios.py SATZ NAME`."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

import screen
from screen import Terminal, until

SATZ = sys.argv[1]
PLAN = 'workout "Push" < bench 3x8 @ 80kg rest 2s; overhead press 3x5 >'
QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
# Nothing is started for whoever asks.
BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:dir=%s</listen><policy context="default"><allow send_destination="*"/>
<allow eavesdrop="true"/><allow own="*"/></policy></busconfig>"""


class Desktop:
    """A session bus, a service for notifications if one is wanted, and a prompt that nobody sits at: it is steered by `satz ctl`."""

    entered = 0

    def __init__(self, plan=PLAN, service="mock", settings=(), **env):
        self.plan, self.service_name, self.settings, self.more = plan, service, settings, env

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.home = self.folder.name
        self.processes = []
        config = os.path.join(self.home, "bus.conf")
        with open(config, "w", encoding="utf-8") as file:
            file.write(BUS % self.home)
        bus = ["dbus-daemon", f"--config-file={config}", "--nofork", "--print-address"]
        self.bus = self.start(bus, stdout=subprocess.PIPE)
        self.env = {"DBUS_SESSION_BUS_ADDRESS": self.bus.stdout.readline().decode().strip(), "SATZ_HOME": self.home, "HOME": self.home}
        self.env |= self.more
        if self.service_name:
            getattr(self, self.service_name)()
        for setting, value in self.settings:
            self.satz("settings", "set", setting, value)
        self.terminal = None
        return self

    def __exit__(self, *_):
        if self.terminal:
            self.terminal.child.close(force=True)
        for process in reversed(self.processes):
            process.send_signal(signal.SIGCONT)
            process.kill()
            process.wait()
        self.folder.cleanup()

    def start(self, command, **more):
        process = subprocess.Popen(command, **({"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | more))
        self.processes.append(process)
        return process

    def mock(self, capabilities="actions body body-markup"):
        """A service that writes down what it is asked, and shows nothing."""
        self.log = os.path.join(self.home, "asked")
        command = ["/usr/bin/python3", "-m", "dbusmock", "--logfile", self.log, "--template", "notification_daemon",
                   "--parameters", json.dumps({"capabilities": capabilities})]
        self.service = self.start(command, env=screen.environment(**self.env))
        self.await_service()

    def dunst(self):
        """A service that shows them, on a screen of its own."""
        read, write = os.pipe()
        self.start(["Xvfb", "-displayfd", str(write), "-screen", "0", "800x600x24", "-nolisten", "tcp"], pass_fds=[write])
        display = os.read(read, 16).decode().strip()
        self.service = self.start(["dunst", "-conf", "/dev/null"], env=screen.environment(**self.env, DISPLAY=f":{display}"))
        self.await_service()

    def await_service(self):
        until(lambda: "org.freedesktop.Notifications" in self.bus_call("ListNames"), "the service")

    def bus_call(self, member, *arguments):
        return self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus." + member, *arguments)

    def call(self, name, path, member, *arguments):
        command = ["gdbus", "call", "--session", "--dest", name, "--object-path", path, "--method", member, *arguments]
        return subprocess.run(command, env=screen.environment(**self.env), capture_output=True, text=True).stdout

    def satz(self, *words, status=0):
        done = subprocess.run([SATZ, *words], env=screen.environment(**self.env), capture_output=True, text=True)
        assert done.returncode == status, (words, done)
        return done.stdout

    def ctl(self, *words):
        if words == ("enter",):
            # At once, a second one would be the same step.
            time.sleep(max(0, self.entered + 0.55 - time.monotonic()))
        said = self.satz("ctl", *words)
        if words == ("enter",):
            self.entered = time.monotonic()
        return said

    def player(self, *words):
        command = ["playerctl", "--player", "satz", *words]
        done = subprocess.run(command, env=screen.environment(**self.env), capture_output=True, text=True)
        return (done.stdout or done.stderr).strip()

    def open(self):
        path = os.path.join(self.home, "plan.satz")
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.plan)
        self.terminal = Terminal([SATZ, "run", path], **self.env)
        self.terminal.see("❯")
        return self.terminal

    def rest(self):
        """In the first rest, without a key."""
        self.open()
        if self.service_name == "mock":
            until(lambda: self.asked("GetCapabilities"), "the question what it can do")
        self.ctl("enter")
        self.ctl("enter")

    def asked(self, member):
        """What the service was asked, call by call."""
        with open(self.log, encoding="utf-8") as file:
            return [line for line in file if re.search(rf"^\S+ {member}\b", line)]

    def emit(self, member, signature, arguments):
        """A signal of the service."""
        self.call("org.freedesktop.Notifications", "/org/freedesktop/Notifications", "org.freedesktop.DBus.Mock.EmitSignal",
                  "org.freedesktop.Notifications", member, signature, arguments)

    def phase(self):
        return json.loads(self.satz("status", "--json"))["phase"]


# MARK: Notifications


def the_end_of_a_rest_is_shown_and_continue_goes_on():
    with Desktop(service="dunst") as desktop:
        desktop.rest()

        def shown():
            return dunst(desktop, "count", "displayed")

        until(lambda: shown() == "1", "the notification")
        assert desktop.phase() == "expired"
        dunst(desktop, "action", "0")
        until(lambda: desktop.phase() == "work", "the next set")
        until(lambda: shown() == "0", "the end of the notification")
        history = json.loads(dunst(desktop, "history"))["data"][0]
        assert [entry["summary"]["data"] for entry in history] == ["Rest is over"], history
        assert history[0]["body"]["data"] == "Next: Bench press · set 2 of 3 · 8 × 80 kg", history


def dunst(desktop, *words):
    return subprocess.run(["dunstctl", *words], env=screen.environment(**desktop.env), capture_output=True, text=True).stdout.strip()


def what_is_asked_of_the_service():
    with Desktop(settings=[("language", "de")]) as desktop:
        desktop.rest()
        until(lambda: desktop.asked("Notify"), "the notification")
        said = desktop.asked("Notify")[0]
        for part in ('"Satz" 0 ""', '"Die Pause ist um"', '"Als Nächstes: Bankdrücken · Satz 2 von 3 · 8 × 80', '"default", "Weiter"',
                     '"continue", "Weiter"', '"urgency": 2'):
            assert part in said, (part, said)


def a_rest_that_is_acknowledged_elsewhere_closes_it():
    with Desktop() as desktop:
        desktop.rest()
        until(lambda: desktop.asked("Notify"), "the notification")
        desktop.terminal.send("\r")
        until(lambda: desktop.asked("CloseNotification"), "the end of the notification")
        assert desktop.asked("CloseNotification")[0].strip().endswith(" 1"), desktop.asked("CloseNotification")
        desktop.ctl("undo")
        until(lambda: desktop.phase() in ("expired", "rest"), "the rest again")


def continue_counts_once_and_brings_the_terminal_forward():
    with tempfile.TemporaryDirectory() as programs:
        with open(f"{programs}/xdotool", "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\necho "$@" >> {programs}/raised\n')
        os.chmod(f"{programs}/xdotool", 0o755)
        path = programs + ":" + os.environ["PATH"]
        with Desktop(DISPLAY=":77", WINDOWID="4194315", PATH=path) as desktop:
            desktop.rest()
            until(lambda: desktop.asked("Notify"), "the notification")
            # Somebody else's notification is none of ours.
            desktop.emit("ActionInvoked", "us", "[<uint32 99>, <'continue'>]")
            desktop.emit("ActionInvoked", "us", "[<uint32 1>, <'continue'>]")
            desktop.emit("ActionInvoked", "us", "[<uint32 1>, <'continue'>]")
            until(lambda: desktop.phase() == "work", "the next set")
            time.sleep(0.6)
            assert desktop.phase() == "work"
            assert '"set":2' in desktop.satz("status", "--json")
            with open(f"{programs}/raised", encoding="utf-8") as file:
                assert file.read().splitlines()[0] == "windowactivate 4194315"
            assert "brings it forward" in desktop.satz("doctor", status=1)
            assert "✓ Presence: " in desktop.satz("doctor", status=1)


def in_a_rest_without_its_prompt(desktop, number):
    """Killed or stopped, so that the helper tells."""
    desktop.rest()
    desktop.terminal.child.kill(number)
    until(lambda: desktop.asked("Notify"), "the notification")
    assert '"continue", "Continue"' in desktop.asked("Notify")[0], desktop.asked("Notify")
    assert '"urgency": 2' in desktop.asked("Notify")[0]


def helpers(desktop):
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/cmdline", "rb") as words, open(f"/proc/{name}/environ", "rb") as variables:
                if words.read().startswith(b"satz-helper\0") and f"SATZ_HOME={desktop.home}\0".encode() in variables.read():
                    found.append(int(name))
        except OSError:
            continue
    return found


def continue_goes_on_without_a_prompt():
    with tempfile.TemporaryDirectory() as programs:
        with open(f"{programs}/myterm", "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\necho "$@" >> {programs}/opened\n')
        os.chmod(f"{programs}/myterm", 0o755)
        with Desktop(DISPLAY=":77", TERMINAL="myterm", PATH=programs + ":" + os.environ["PATH"]) as desktop:
            in_a_rest_without_its_prompt(desktop, signal.SIGKILL)
            # It stays for the answer, and somebody else's is none.
            desktop.emit("ActionInvoked", "us", "[<uint32 99>, <'continue'>]")
            time.sleep(0.5)
            assert desktop.phase() == "expired" and len(helpers(desktop)) == 1
            desktop.emit("ActionInvoked", "us", "[<uint32 1>, <'continue'>]")
            until(lambda: desktop.phase() == "work", "the next set")
            until(lambda: os.path.exists(f"{programs}/opened"), "a terminal")
            with open(f"{programs}/opened", encoding="utf-8") as file:
                assert file.read() == f"-e {os.path.realpath(SATZ)}\n"
            until(lambda: desktop.asked("CloseNotification"), "the end of the notification")
            until(lambda: not helpers(desktop), "the end of the helper")
            assert "Continue opens a new one (myterm)" in desktop.satz("doctor", status=1)


def continue_reaches_a_prompt_that_was_late():
    with Desktop() as desktop:
        in_a_rest_without_its_prompt(desktop, signal.SIGSTOP)
        desktop.emit("ActionInvoked", "us", "[<uint32 1>, <'continue'>]")
        time.sleep(0.3)
        assert desktop.phase() == "expired"
        desktop.terminal.child.kill(signal.SIGCONT)
        until(lambda: desktop.phase() == "work", "the next set")
        until(lambda: desktop.asked("CloseNotification"), "the end of the notification")


def who_is_there_gets_no_notification():
    with Desktop() as desktop:
        desktop.open()
        until(lambda: desktop.asked("GetCapabilities"), "the question what it can do")
        desktop.terminal.send("start\r")
        desktop.terminal.send("done\r")
        desktop.terminal.see("Rest is over")
        time.sleep(0.3)
        assert not desktop.asked("Notify")


def focus_is_somebody_there_and_its_loss_is_nobody():
    with Desktop(PLAN.replace("3x8", "4x8")) as desktop:
        desktop.open()
        until(lambda: b"\x1b[?1004h" in desktop.terminal.raw or not desktop.terminal.pump(), "the question for focus")
        until(lambda: desktop.asked("GetCapabilities"), "the question what it can do")
        desktop.terminal.send("\x1b[I")
        desktop.ctl("enter")
        desktop.ctl("enter")
        desktop.terminal.see("Rest is over")
        time.sleep(0.3)
        assert not desktop.asked("Notify")
        desktop.terminal.send("\x1b[O")
        desktop.ctl("enter")
        desktop.ctl("enter")
        until(lambda: desktop.asked("Notify"), "the notification")
        # Nothing of it is typed on the line.
        desktop.terminal.send("still here")
        desktop.terminal.see("❯ still here")
        desktop.terminal.send("\x15")
        desktop.terminal.send("\x04")
        desktop.terminal.ended()
        assert desktop.terminal.raw.rindex(b"\x1b[?1004l") > desktop.terminal.raw.rindex(b"\x1b[?1004h")


def a_time_that_is_up_replaces_the_one_before():
    with Desktop('workout "Two" < amrap 2s < push-up 5 >; amrap 2s < squat 5 >; bench 5 >') as desktop:
        desktop.open()
        until(lambda: desktop.asked("GetCapabilities"), "the question what it can do")
        desktop.ctl("enter")
        until(lambda: len(desktop.asked("Notify")) == 2, "two notifications")
        first, second = desktop.asked("Notify")
        assert '"Satz" 0 "" "Time is up"' in first, first
        assert '"Satz" 1 "" "Time is up"' in second, second
        assert '"urgency": 1' in second and '"continue"' not in second, second


def choice(setting, *, desktop_shows, terminal_shows, service="mock"):
    with Desktop(settings=[("notifications", setting)], service=service, TERM="xterm-ghostty") as desktop:
        desktop.open()
        if desktop_shows:
            until(lambda: desktop.asked("GetCapabilities"), "the question what it can do")
        time.sleep(0.3)
        desktop.ctl("enter")
        desktop.ctl("enter")
        desktop.terminal.see("Rest is over")
        time.sleep(0.3)
        desktop.terminal.pump()
        assert service != "mock" or bool(desktop.asked("Notify")) == desktop_shows, setting
        called = "\x1b]9;Rest is over · Next: Bench press · set 2 of 3 · 8 × 80 kg".encode()
        assert (called in desktop.terminal.raw) == terminal_shows, setting


def it_is_shown_in_one_place():
    choice("on", desktop_shows=True, terminal_shows=False)
    choice("terminal", desktop_shows=False, terminal_shows=True)
    choice("off", desktop_shows=False, terminal_shows=False)


def without_a_service_the_terminal_shows_it():
    choice("on", desktop_shows=False, terminal_shows=True, service=None)


def a_service_that_hangs_delays_nothing():
    with Desktop(TERM="xterm-ghostty") as desktop:
        desktop.service.send_signal(signal.SIGSTOP)
        desktop.open()
        begun = time.monotonic()
        desktop.ctl("enter")
        desktop.ctl("enter")
        assert time.monotonic() - begun < 5, "the prompt waited"
        desktop.terminal.see("Rest is over")
        until(lambda: not desktop.terminal.pump() or b"\x1b]9;Rest is over" in desktop.terminal.raw, "the terminal's own")
        # It hangs later, too.
        desktop.service.send_signal(signal.SIGCONT)
        until(lambda: desktop.asked("GetCapabilities"), "the question what it can do")
        time.sleep(0.3)
        desktop.service.send_signal(signal.SIGSTOP)
        desktop.ctl("enter")
        desktop.ctl("enter")
        until(lambda: desktop.phase() == "expired", "the end of the second rest")
        desktop.terminal.send("note still here\r")
        desktop.terminal.see("still here")
        desktop.ctl("enter")
        assert "does not answer" in desktop.satz("doctor", status=1)
        # What it would have shown late is gone by then.
        desktop.service.send_signal(signal.SIGCONT)
        until(lambda: len(desktop.asked("Notify")) == len(desktop.asked("CloseNotification")) == 1, "the late one closed")


def a_service_that_comes_later_is_found():
    with Desktop(service=None) as desktop:
        desktop.open()
        desktop.ctl("enter")
        desktop.mock()
        until(lambda: desktop.asked("GetCapabilities"), "the question what it can do")
        time.sleep(0.3)
        desktop.ctl("enter")
        until(lambda: desktop.asked("Notify"), "the notification")


def without_a_bus_nothing_is_missing():
    for address in ("unix:path=/nowhere/bus", "nonsense", ""):
        with Desktop(DBUS_SESSION_BUS_ADDRESS=address, service=None) as desktop:
            desktop.open()
            desktop.ctl("enter")
            desktop.ctl("enter")
            desktop.terminal.see("Rest is over")
            desktop.ctl("enter")
            desktop.terminal.see("set 2 of 3")
            assert "no session bus" in desktop.satz("doctor", status=1)


def a_bus_that_goes_away_is_let_go():
    with Desktop() as desktop:
        desktop.rest()
        until(lambda: desktop.asked("Notify"), "the notification")
        desktop.bus.kill()
        desktop.ctl("enter")
        desktop.terminal.see("set 2 of 3")
        desktop.ctl("pause")
        # The notice of the pause is seen for a while.
        time.sleep(4)
        before = wakeups(desktop)
        time.sleep(1)
        assert wakeups(desktop) == before, "the prompt does not sleep"


def the_test_shows_one_and_the_doctor_says_so():
    with Desktop() as desktop:
        said = desktop.satz("notify", "test", "rest-over", status=1)
        assert "The desktop shows a notification." in said and "Media keys" in said, said
        assert len(desktop.asked("Notify")) == 1
        said = desktop.satz("doctor", status=1)
        assert "✓ Notifications: by the desktop (mock-notify)" in said and "✓ Media keys" in said, said
        desktop.satz("settings", "set", "media-keys", "off")
        assert "· Media keys: off" in desktop.satz("doctor", status=1)
    with Desktop(service=None, settings=[("notifications", "desktop")]) as desktop:
        assert "✗ Notifications: the desktop has nothing" in desktop.satz("doctor", status=1)


# MARK: Media keys


def the_keys_steer_the_session():
    with Desktop(PLAN.replace("2s", "3s"), service=None) as desktop:
        desktop.open()
        until(lambda: desktop.player("status") == "Stopped", "a player")
        assert desktop.player("metadata", "artist") == "Push"
        desktop.player("play")
        until(lambda: desktop.player("status") == "Playing", "work")
        assert desktop.phase() == "work"
        assert desktop.player("metadata", "title") == "Bench press · set 1 of 3 · 8 × 80 kg"
        assert "length" not in desktop.player("metadata")
        desktop.player("pause")
        until(lambda: desktop.player("status") == "Paused", "the pause")
        desktop.terminal.see("paused")
        desktop.player("pause")
        position = desktop.player("position")
        time.sleep(0.2)
        assert desktop.player("position") == position
        desktop.player("play-pause")
        until(lambda: desktop.player("status") == "Playing", "work again")
        desktop.player("next")
        until(lambda: desktop.phase() == "rest", "the rest")
        assert desktop.player("metadata", "title") == "Rest · next: Bench press · set 2 of 3 · 8 × 80 kg"
        assert desktop.player("metadata", "mpris:length") == "3000000"
        assert 0 <= float(desktop.player("position")) <= 3
        # A headset has one button.
        until(lambda: desktop.player("status") == "Paused", "the end of the rest")
        assert desktop.player("metadata", "title").startswith("Rest is over"), desktop.player("metadata")
        desktop.player("play-pause")
        until(lambda: desktop.phase() == "work", "the next set")
        desktop.player("stop")
        until(lambda: desktop.player("status") == "Paused", "the pause")
        for word in ("previous", "position 5"):
            desktop.player(*word.split())
        assert '"set":2' in desktop.satz("status", "--json")
        desktop.terminal.send("\x04")
        desktop.terminal.ended()
        assert "org.mpris" not in desktop.bus_call("ListNames")


def changes_are_told_and_nothing_else():
    with Desktop(PLAN.replace("2s", "9min"), service=None) as desktop:
        desktop.open()
        until(lambda: desktop.player("status") == "Stopped", "a player")
        heard = os.path.join(desktop.home, "heard")
        with open(heard, "wb") as file:
            desktop.start(["dbus-monitor", "--session", "interface='org.freedesktop.DBus.Properties',member='PropertiesChanged'"],
                          stdout=file, env=screen.environment(**desktop.env))
        time.sleep(0.5)

        def told():
            with open(heard, encoding="utf-8") as file:
                return file.read().count("member=PropertiesChanged")

        for number, word in enumerate(["enter", "enter", "pause", "resume"], start=1):
            desktop.ctl(word)
            until(lambda: told() == number, lambda: f"{number} changes, not {told()}")
        desktop.ctl("note", "nothing that a player shows")
        desktop.ctl("pause")
        until(lambda: told() == 5, "the pause")
        # The notice of the pause is seen for a while.
        time.sleep(4)
        before = wakeups(desktop)
        time.sleep(2)
        assert wakeups(desktop) == before, "the prompt does not sleep"
        assert told() == 5


def wakeups(desktop):
    with open(f"/proc/{desktop.terminal.child.pid}/status", encoding="utf-8") as status:
        return [line for line in status if line.startswith("voluntary")]


def the_keys_can_be_switched_off():
    with Desktop(service=None, settings=[("media-keys", "off")]) as desktop:
        desktop.open()
        desktop.ctl("enter")
        assert "org.mpris" not in desktop.bus_call("ListNames")
        desktop.ctl("settings", "set", "media-keys", "on")
        until(lambda: "org.mpris.MediaPlayer2.satz" in desktop.bus_call("ListNames"), "the player")
        desktop.ctl("settings", "set", "media-keys", "off")
        until(lambda: "org.mpris" not in desktop.bus_call("ListNames"), "the end of the player")


def a_second_prompt_has_a_name_of_its_own():
    with Desktop(service=None) as desktop, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        desktop.open()
        until(lambda: desktop.player("status") == "Stopped", "a player")
        other = Terminal([SATZ, "run", os.path.join(desktop.home, "plan.satz")], **(desktop.env | {"SATZ_HOME": home}))
        until(lambda: ".satz.instance" in desktop.bus_call("ListNames"), "the second player")
        other.child.close(force=True)


if __name__ == "__main__":
    globals()[sys.argv[2]]()
