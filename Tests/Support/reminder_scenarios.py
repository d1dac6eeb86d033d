"""Who tells a reminder, and when: `reminder_scenarios.py SATZ NAME`. The loudspeaker is a program that notes when it is asked to play, the
wall clock can be set, and `systemctl` is a script that notes how it was called: a real systemd of a user does not run in a test."""

import json
import os
import subprocess
import sys
import time

from screen import environment, until
from told_scenarios import SATZ, World, boot_now

SYSTEMCTL = """#!/bin/sh
echo "$@" >> "$XDG_RUNTIME_DIR/called"
case " $* " in *" $REFUSED "*) exit 1;; esac
"""


class Reminded(World):
    """A home whose wall clock says that it is Saturday, 2026-11-21, shortly before 18:00."""

    def __init__(self, before=1.5, **settings):
        super().__init__(**settings)
        self.satz("notify", "test", "reminder")
        until(self.all_heard, "the loudspeaker")
        self.tone = self.all_heard()[-1][1]
        os.unlink(self.path("run/heard"))
        self.env |= {"TZ": "UTC", "XDG_CONFIG_HOME": self.path("config")}
        self.with_clock()
        # 18:00 in Unix seconds; the library that sets the clock counts whole seconds.
        self.six = 1795284000
        ahead = int(self.six - before - time.time())
        self.set_clock(ahead)
        self.due = boot_now() + self.six - (time.time() + ahead)

    def tones(self):
        return [up for up, length in self.all_heard() if length == self.tone]

    def history(self):
        return [row for row in json.loads(self.satz("notices", "--json")) if row["over"] == "reminder"]

    def is_told(self):
        history = self.history()
        return history and "late_ms" in history[0]

    def with_systemd(self, refused="nothing"):
        os.makedirs(self.path("run/systemd"))
        open(self.path("run/systemd/private"), "w").close()
        with open(self.path("bin/systemctl"), "w", encoding="utf-8") as file:
            file.write(SYSTEMCTL)
        os.chmod(self.path("bin/systemctl"), 0o755)
        self.env["REFUSED"] = refused

    def called(self):
        try:
            with open(self.path("run/called"), encoding="utf-8") as file:
                return [line.split()[1:] for line in file]
        except FileNotFoundError:
            return []

    def unit(self, kind):
        folder = self.path("config/systemd/user")
        names = [name for name in os.listdir(folder) if name.endswith(kind)] if os.path.isdir(folder) else []
        if not names:
            return None
        with open(os.path.join(folder, names[0]), encoding="utf-8") as file:
            return file.read()

    def doctor(self):
        return subprocess.run([SATZ, "doctor"], env=environment(**self.env), capture_output=True, text=True).stdout


def the_helper_tells_a_reminder():
    with Reminded() as world:
        assert world.satz("remind", "add", "workout", "18:00", "--days", "sat", "--note", "Squats") == (
            "1  18:00  Sat  workout  unless done  on  Squats\n")
        world.satz("remind", "add", "sitting", "19:00")
        until(world.is_told, "the row")
        # Each change replaces the helper; by now the replaced one has ended.
        helper, = world.helpers()
        row, = world.history()
        assert (row["by"], row["workout"], row["kind"], row["done"], row["channels"]) == ("helper", "Squats", "workout", False, ["sound"]), row
        assert row["due"] == "2026-11-21T18:00:00+00:00" and 0 <= row["late_ms"] < 3000, row
        until(world.tones, "a tone")
        assert -0.05 < world.tones()[0] - world.due < 3, world.tones()[0] - world.due
        # It waits for the next one, asleep.
        assert world.helpers() == [helper]
        before = sleeps(helper)
        time.sleep(1.5)
        assert sleeps(helper) == before, f"{sleeps(helper) - before} wake-ups"
        assert len(world.tones()) == 1
        # The prompt keeps it, and it stays when the prompt is closed; it ends with the last reminder.
        world.open_alone()
        assert world.helpers() == [helper]
        world.terminal.child.close(force=True)
        world.satz("remind", "delete", "1", "2")
        until(lambda: not world.helpers(), "the end of the helper")


def an_open_prompt_shows_it():
    """Above itself and in the frame, while the helper tells it."""
    with Reminded(before=6) as world:
        world.satz("remind", "add", "workout", "18:00", "--days", "sat", "--note", "Squats")
        world.satz("remind", "add", "sitting", "18:00", "--days", "sun")
        world.open_alone()
        world.terminal.see("Time to work out: Squats")
        assert "Time to sit" not in world.terminal.text(), world.terminal.text()
        until(world.is_told, "the row")


def a_change_elsewhere_reaches_an_open_prompt():
    """Reminders that are added, moved and deleted in another shell; the row says who showed them."""
    with Reminded(before=10) as world:
        world.satz("remind", "add", "breathing", "18:00")
        world.open_alone()
        world.satz("remind", "add", "workout", "18:00", "--note", "Squats")
        world.satz("remind", "add", "sitting", "19:00")
        world.satz("remind", "edit", "3", "--at", "18:00")
        world.satz("remind", "delete", "1")
        world.terminal.see("Time to work out: Squats")
        world.terminal.see("Time to sit")
        assert "Time to breathe" not in world.terminal.text(), world.terminal.text()
        until(lambda: len(world.history()) == 2 and all("late_ms" in row for row in world.history()), "two rows")
        assert all(row["channels"] == ["screen", "sound"] for row in world.history()), world.history()
        until(lambda: len(world.tones()) == 2, "two tones")


def what_nobody_hears_is_shown():
    """Without sound, desktop and helper: the prompt tells it alone."""
    with Reminded(before=5, helper="off") as world:
        world.satz("settings", "set", "sound", "off")
        subprocess.run([SATZ, "remind", "add", "workout", "18:00"], env=environment(**world.env), capture_output=True)
        world.open_alone()
        world.terminal.see("Time to work out")
        until(world.is_told, "the row")
        row, = world.history()
        assert (row["by"], row["channels"][0]) == ("prompt", "screen"), row
        assert "no channel" not in world.satz("notices"), world.satz("notices")


def sleeps(process):
    with open(f"/proc/{process}/status", encoding="utf-8") as status:
        return sum(int(line.split()[1]) for line in status if "ctxt_switches" in line)


def done_today_is_not_told():
    with Reminded(before=8) as world:
        subprocess.run([SATZ, "run", "plan.satz"], input="start\ndone 8\nfinish\n", cwd=world.home, env=environment(**world.env), text=True,
                       capture_output=True, check=True)
        world.satz("remind", "add", "workout", "18:00")
        world.satz("remind", "add", "workout", "18:00", "--always", "--note", "again")
        world.satz("remind", "add", "sitting", "18:00")
        until(lambda: len(world.history()) == 3 and all("late_ms" in row for row in world.history()), "three rows")
        told = {row["reminder"]: (row["done"], row["channels"]) for row in world.history()}
        assert told == {1: (True, []), 2: (False, ["sound"]), 3: (False, ["sound"])}, told
        until(lambda: len(world.tones()) == 2, "two tones")
        assert "workout  reminder" in world.satz("notices") and "already done" in world.satz("notices"), world.satz("notices")


def a_change_is_seen_by_the_helper():
    with Reminded(before=4) as world:
        world.satz("remind", "add", "workout", "18:00")
        until(world.helpers, "a helper")
        world.satz("remind", "edit", "1", "--at", "19:00")
        world.satz("remind", "add", "breathing", "18:00")
        world.satz("remind", "off", "1")
        until(world.is_told, "the row")
        assert [row["kind"] for row in world.history()] == ["breathing"]
        until(lambda: len(world.helpers()) == 1, "one helper")
        world.satz("settings", "set", "helper", "off")
        said = subprocess.run([SATZ, "remind", "on", "1"], env=environment(**world.env), capture_output=True, text=True)
        assert "reminders are not delivered" in said.stderr and "1  19:00" in said.stdout, said
        until(lambda: not world.helpers(), "the end of the helper")


def the_clock_is_set():
    """As after a sleep of the machine: the helper is told by a change of the folder that it has to look again."""
    with Reminded(before=3600) as world:
        world.satz("remind", "add", "workout", "18:00")
        until(world.helpers, "a helper")
        world.set_clock(int(world.six + 60 - time.time()))
        # A prompt that opens wakes it. Whoever sets the real clock does, too, but no test may.
        world.open_alone()
        until(world.is_told, "the row")
        row, = world.history()
        assert 59_000 < row["late_ms"] < 90_000, row


def systemd_gets_a_timer():
    with Reminded(before=3600) as world:
        world.with_systemd()
        world.satz("remind", "add", "workout", "18:00", "--days", "mon-fri")
        name = world.called()[1][1]
        assert name.startswith("satz-reminders-") and name.endswith(".timer"), name
        assert world.called() == [["daemon-reload"], ["enable", name], ["restart", name]], world.called()
        assert "OnCalendar=Mon,Tue,Wed,Thu,Fri *-*-* 18:00:00\n" in world.unit(".timer"), world.unit(".timer")
        assert f'Environment="SATZ_HOME={world.home}" "LANG=C.UTF-8"' in world.unit(".service"), world.unit(".service")
        assert not world.helpers()
        assert "delivered by a systemd user timer" in world.doctor()
        # What changes nothing for systemd does not call it.
        world.satz("remind", "edit", "1", "--note", "Squats")
        assert len(world.called()) == 3, world.called()
        world.satz("remind", "edit", "1", "--at", "7:00")
        assert len(world.called()) == 6 and "07:00:00" in world.unit(".timer")
        world.satz("remind", "off", "1")
        assert world.called()[6:] == [["disable", "--now", name], ["daemon-reload"]], world.called()
        assert world.unit(".timer") is None and world.unit(".service") is None


def systemd_that_refuses_leaves_it_to_the_helper():
    with Reminded(before=3600) as world:
        world.with_systemd(refused="enable")
        world.satz("remind", "add", "workout", "18:00")
        until(world.helpers, "a helper")
        assert world.unit(".timer") is None and world.unit(".service") is None


def the_timer_and_the_helper_tell_it_once():
    with Reminded(before=3600) as world:
        world.with_systemd()
        world.satz("remind", "add", "workout", "18:00")
        program = [line for line in world.unit(".service").splitlines() if line.startswith("ExecStart=")][0]
        assert program == f'ExecStart="{os.path.realpath(SATZ)}" remind tell', program
        world.satz("remind", "tell")
        assert not world.history()
        world.set_clock(int(world.six + 2 - time.time()))
        tellers = [subprocess.Popen([SATZ, "remind", "tell"], env=environment(**world.env)) for _ in range(4)]
        assert [teller.wait() for teller in tellers] == [0] * 4
        world.satz("remind", "tell")
        row, = world.history()
        assert row["by"] == "timer" and row["channels"] == ["sound"], row
        until(world.tones, "a tone")
        time.sleep(0.3)
        assert len(world.tones()) == 1


def doctor_says_who_reminds():
    with Reminded(before=3600) as world:
        assert "Reminders: none is on; without systemd user timers" in world.doctor()
        world.satz("remind", "add", "workout", "18:00")
        assert "✓ Reminders: 1 on, told by the helper" in world.doctor()
        world.satz("settings", "set", "sound", "off")
        assert "✗ Reminders: 1 on, but there is no sound" in world.doctor()
        world.satz("settings", "set", "helper", "off")
        assert "✗ Reminders: 1 on, but there are no systemd user timers here and the helper is off" in world.doctor()


if __name__ == "__main__":
    globals()[sys.argv[2]]()
