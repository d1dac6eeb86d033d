"""Who tells that a rest is over, and how often: `told_scenarios.py SATZ NAME`. The loudspeaker is a program that notes when it is asked
to play; the prompts run on a real pty. `storm` plays as many rests as SATZ_RESTS says, 24 by default, in SATZ_WORLDS homes at a time."""

import contextlib
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time

from screen import Terminal, environment, until

SATZ = sys.argv[1]
# /proc/uptime counts on the boot clock, too.
PLAYER = """#!/bin/sh
read -r up idle < /proc/uptime
echo "$up $(wc -c < /dev/stdin)" >> "$XDG_RUNTIME_DIR/heard"
"""
# What counts as in time; by hand, on a machine that does nothing else, 0.2.
IN_TIME = float(os.environ.get("SATZ_IN_TIME") or 3)


def boot_now():
    return time.clock_gettime(time.CLOCK_BOOTTIME)


class World:
    """A home with a session whose rests are short, a loudspeaker, and a wall clock that can be set."""

    stepped = 0

    def __init__(self, rest="2s", sets=3, **settings):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.home = self.folder.name
        for name in ("bin", "run"):
            os.mkdir(os.path.join(self.home, name))
        player = self.path("bin/pw-play")
        with open(player, "w", encoding="utf-8") as file:
            file.write(PLAYER)
        os.chmod(player, 0o755)
        open(self.path("run/pipewire-0"), "w").close()
        with open(self.path("plan.satz"), "w", encoding="utf-8") as file:
            file.write(f'workout "Push" < bench {sets}x8 @ 80kg rest {rest} >\n')
        self.env = {
            "SATZ_HOME": self.home, "HOME": self.home, "XDG_RUNTIME_DIR": self.path("run"),
            "PATH": f"{self.path('bin')}:{os.environ['PATH']}",
        }
        self.terminal = None
        self.hangs = False
        for setting, value in settings.items():
            self.satz("settings", "set", setting, value)
        # How long the tone is says which one it is.
        self.satz("notify", "test", "rest-over")
        until(self.all_heard, "the loudspeaker")
        self.rest_over = self.all_heard()[0][1]
        os.unlink(self.path("run/heard"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.terminal:
            self.terminal.child.close(force=True)
        for process in self.helpers():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.folder.cleanup()

    def path(self, name):
        return os.path.join(self.home, name)

    def satz(self, *arguments):
        done = subprocess.run([SATZ, *arguments], env=environment(**self.env), capture_output=True, text=True)
        assert done.returncode == 0, (arguments, done)
        return done.stdout

    def set_clock(self, seconds):
        """The wall clock of prompts and helpers that are started from now on, and of those that run."""
        with open(self.path("clock.new"), "w", encoding="utf-8") as file:
            file.write(str(seconds * 1000))
        os.replace(self.path("clock.new"), self.path("clock"))

    def with_clock(self):
        library = self.path("clock_steps.so")
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "clock_steps.c")
        subprocess.run(["clang", "-shared", "-fPIC", "-o", library, source], check=True)
        self.set_clock(0)
        self.env |= {"LD_PRELOAD": library, "CLOCK_STEPS": self.path("clock")}

    # MARK: The prompt

    def open(self, *arguments):
        self.terminal = Terminal([SATZ, *arguments], **self.env)
        self.terminal.see("Push ❯")
        until(self.door, "the door")

    def open_alone(self):
        self.terminal = Terminal([SATZ], **self.env)
        self.terminal.see("❯")
        until(self.door, "the door")

    def begin(self):
        self.open("run", self.path("plan.satz"))
        self.say("enter")

    def rest(self):
        """Ends the set; returns when the rest will be over, on the boot clock."""
        self.say("done")
        until(self.helpers, "a helper")
        return self.due()

    def door(self):
        visitor = socket.socket(socket.AF_UNIX)
        visitor.settimeout(20)
        folder = os.open(self.home, os.O_RDONLY)
        try:
            visitor.connect(f"/proc/self/fd/{folder}/control")
            return visitor
        except OSError:
            visitor.close()
            return None
        finally:
            os.close(folder)

    def say(self, line):
        if line in ("enter", "done"):
            # At once, a second one would be the same step.
            time.sleep(max(0, self.stepped + 0.55 - time.monotonic()))
        visitor = self.door()
        assert visitor, "no prompt"
        with visitor:
            visitor.sendall(f" {line}\n".encode())
            answer = b""
            while part := visitor.recv(4096):
                answer += part
        if line in ("enter", "done"):
            self.stepped = time.monotonic()
        assert answer.startswith(b"ok\n"), (line, answer)
        if self.terminal:
            self.terminal.pump()

    def kill_prompt(self, number=signal.SIGKILL):
        self.hangs = number == signal.SIGSTOP
        self.terminal.child.kill(number)

    def is_open(self):
        return self.terminal is not None and self.terminal.child.isalive()

    def answers(self):
        """Whether it is there and does not hang."""
        return self.is_open() and not self.hangs

    # MARK: What happened

    def store(self, query, *arguments):
        with sqlite3.connect(f"file:{self.path('satz.sqlite')}?mode=ro", uri=True, timeout=10) as store:
            store.row_factory = sqlite3.Row
            rows = store.execute(query, arguments).fetchall()
        return rows

    def rows(self):
        return self.store("SELECT * FROM expiry ORDER BY session, instant_ms")

    def told(self, count=1):
        return sum(row["told_wall_ms"] is not None for row in self.rows()) >= count

    def due(self):
        """When the rest that runs is over, by the journal and by what the plan says."""
        events = self.store("SELECT command, boot_ms FROM event ORDER BY sequence")
        due = paused = None
        for event in events:
            command = json.loads(event["command"])
            if command["do"] == "done":
                due = event["boot_ms"] / 1000 + self.rest_length
            elif command["do"] == "extend":
                due += command["ms"] / 1000
            elif command["do"] == "pause":
                paused = event["boot_ms"] / 1000
            elif command["do"] == "resume":
                due += event["boot_ms"] / 1000 - paused
        return due

    rest_length = 2.0

    def all_heard(self):
        """When what was played, by its length."""
        try:
            with open(self.path("run/heard"), encoding="utf-8") as file:
                return [(float(up), int(length)) for up, length in (line.split() for line in file if line.endswith("\n"))]
        except FileNotFoundError:
            return []

    def heard(self):
        return [up for up, length in self.all_heard() if length == self.rest_over]

    def helpers(self):
        found = []
        for name in os.listdir("/proc"):
            if not name.isdigit():
                continue
            try:
                with open(f"/proc/{name}/cmdline", "rb") as file:
                    if not file.read().startswith(b"satz-helper\0"):
                        continue
                with open(f"/proc/{name}/environ", "rb") as file:
                    if f"SATZ_HOME={self.home}\0".encode() in file.read():
                        found.append(int(name))
            except OSError:
                continue
        return found

    def hears_once(self, due, by):
        until(self.told, "a row")
        # Time for whoever would tell it again.
        time.sleep(max(0.0, due + 0.5 - boot_now()))
        row, = self.rows()
        assert row["teller"] == by and row["kind"] == "rest" and row["waits"] == 1, dict(row)
        assert "sound" in row["channels"].split() and 0 <= row["late_ms"] < IN_TIME * 1000, dict(row)
        heard, = self.heard()
        assert -0.03 < heard - due < IN_TIME, heard - due
        return row


def the_prompt_tells_while_it_lives():
    with World() as world:
        world.begin()
        row = world.hears_once(world.rest(), "prompt")
        assert row["channels"].split() == ["screen", "sound"] and row["claims"] == 1, dict(row)
        world.say("enter")
        said, = json.loads(world.satz("notices", "--json"))
        assert (said["reaction"], said["over"], said["by"], said["recovered"]) == ("acknowledged", "rest", "prompt", False), said
        assert "Push  rest over" in world.satz("notices"), world.satz("notices")
        assert "Told: the end of 1 rest or time, " in subprocess.run([SATZ, "doctor"], env=environment(**world.env), capture_output=True, text=True).stdout


def the_helper_tells_when_the_prompt_is_killed():
    with World() as world:
        world.begin()
        due = world.rest()
        world.kill_prompt()
        assert world.hears_once(due, "helper")["channels"] == "sound"
        # Nothing is due any more, and nobody could change that.
        until(lambda: not world.helpers(), "the end of the helper")
        # The next prompt does not tell it again, and goes on.
        world.open()
        world.say("enter")
        assert len(world.heard()) == 1 and len(world.rows()) == 1


def the_helper_survives_the_terminal():
    with World() as world:
        world.begin()
        due = world.rest()
        time.sleep(0.3)
        helper, = world.helpers()
        with open(f"/proc/{helper}/stat", encoding="utf-8") as file:
            stat = file.read().rsplit(")", 1)[1].split()
        assert int(stat[4]) == 0, "it has a terminal"
        files = {os.readlink(f"/proc/{helper}/fd/{name}") for name in os.listdir(f"/proc/{helper}/fd")}
        assert not [file for file in files if "pts" in file or "sqlite" in file or "pipe:" in file], files
        world.terminal.child.close(force=False)
        os.kill(helper, signal.SIGHUP)
        world.hears_once(due, "helper")


def a_prompt_that_hangs_is_not_waited_for():
    with World() as world:
        world.begin()
        due = world.rest()
        world.kill_prompt(signal.SIGSTOP)
        world.hears_once(due, "helper")
        world.kill_prompt(signal.SIGCONT)
        world.terminal.see("Rest is over")
        assert len(world.heard()) == 1 and len(world.rows()) == 1


def a_change_of_the_rest_is_seen():
    with World() as world:
        world.begin()
        first = world.rest()
        world.say("+1s")
        world.say("pause")
        time.sleep(0.7)
        world.say("resume")
        due = world.due()
        assert due > first + 1.6, due - first
        world.kill_prompt()
        world.hears_once(due, "helper")


def what_was_claimed_by_the_dead_is_recovered():
    with World() as world:
        world.begin()
        due = world.rest()
        # As if the prompt had died between its claim and the tone.
        with sqlite3.connect(world.path("satz.sqlite"), timeout=10) as store:
            session, = store.execute("SELECT id FROM session").fetchone()
            boot, = store.execute("SELECT boot_id FROM session").fetchone()
            done, moment = store.execute("SELECT instant_ms, wall_ms FROM event WHERE command LIKE '%done%'").fetchone()
            store.execute(
                "INSERT INTO expiry (session, instant_ms, kind, waits, due_wall_ms, utc_offset_s, teller, process, process_began, boot_id,"
                " lease_boot_ms) VALUES (?, ?, 'rest', 1, ?, 0, 'prompt', 1, 1, ?, ?)",
                (session, done + 2000, moment + 2000, boot, int((due + 5) * 1000)),
            )
        world.kill_prompt()
        assert world.hears_once(due, "helper")["claims"] == 2
        assert json.loads(world.satz("notices", "--json"))[0]["recovered"] is True
        assert "recovered" in world.satz("notices")


def a_helper_that_is_killed_around_the_end_is_made_up_for():
    """Prompt and helper are dead by then, or just afterwards: whoever opens the prompt next tells it, or knows that it was told."""
    for offset in (-0.3, -0.15, -0.05, -0.01, 0.0, 0.01, 0.03, 0.06, 0.15, 0.3):
        with World() as world:
            world.begin()
            due = world.rest()
            time.sleep(0.4)
            helper, = world.helpers()
            world.kill_prompt()
            time.sleep(max(0.0, due + offset - boot_now()))
            with contextlib.suppress(ProcessLookupError):
                os.kill(helper, signal.SIGKILL)
            until(lambda: not world.helpers(), "the end of the helper")
            time.sleep(0.1)
            before = len(world.heard())
            assert offset > -0.03 or before == 0, (offset, world.heard(), due)
            world.open()
            until(lambda: world.told() and world.heard(), lambda: f"{offset}: {[dict(row) for row in world.rows()]}")
            # Time for whoever would tell it again.
            time.sleep(0.7)
            row, = world.rows()
            heard = len(world.heard())
            # Only a kill between the tone and its mark may repeat it, and the row says so.
            assert heard == 1 or heard == 2 and before == 1 and row["claims"] == 2, (offset, heard, before, dict(row))
            print(f"{offset:+.2f} s: told by the {row['teller']}, {row['claims']} claims, {heard} tones")


def there_is_one_helper_and_another_one_when_it_is_killed():
    with World() as world:
        world.begin()
        world.rest()
        time.sleep(0.4)
        helper, = world.helpers()
        world.say("+9s")
        assert world.helpers() == [helper]
        os.kill(helper, signal.SIGKILL)
        until(lambda: world.helpers() not in ([], [helper]), "another helper")
        time.sleep(0.5)
        assert len(world.helpers()) == 1


def the_helper_ends_with_the_session():
    with World(sets=2) as world:
        world.begin()
        world.rest()
        world.say("finish")
        until(lambda: not world.helpers(), "the end of the helper")
        time.sleep(2.2)
        assert not world.rows() and not world.heard()


def the_helper_ends_when_its_lock_is_removed():
    with World(rest="9min") as world:
        world.begin()
        world.rest()
        helper, = world.helpers()
        lock = world.path("helper.lock")
        until(lambda: os.path.exists(lock), "the lock")
        os.remove(lock)
        until(lambda: helper not in world.helpers(), "the end of the helper")


def without_the_setting_there_is_no_helper():
    with World(helper="off") as world:
        world.begin()
        world.say("done")
        time.sleep(0.5)
        assert not world.helpers()


def the_helper_sleeps_between_changes():
    with World(rest="9min") as world:
        # A heart rate that comes all the time is nothing to wake for.
        world.open("run", world.path("plan.satz"), "--heart-rate", "while sleep 0.2; do echo 128; done")
        world.say("enter")
        world.terminal.see("♥ 128")
        world.rest()
        helper, = world.helpers()

        def sleeps():
            with open(f"/proc/{helper}/status", encoding="utf-8") as status:
                return sum(int(line.split()[1]) for line in status if "ctxt_switches" in line)

        time.sleep(1)
        before = sleeps()
        time.sleep(3)
        assert sleeps() == before, f"{sleeps() - before} wake-ups"
        with open(f"/proc/{helper}/task/{helper}/stat", encoding="utf-8") as file:
            print("the helper: CPU ticks", file.read().rsplit(")", 1)[1].split()[11:13])


# MARK: The storm


def storm():
    rests = int(os.environ.get("SATZ_RESTS") or 24)
    worlds = min(int(os.environ.get("SATZ_WORLDS") or 4), rests)
    seed = int(os.environ.get("SATZ_SEED") or 20261122)
    shares = [rests // worlds + (number < rests % worlds) for number in range(worlds)]
    children = [
        subprocess.Popen([sys.executable, __file__, SATZ, "storm_in_one_world", str(seed + number), str(share)], stdout=subprocess.PIPE, text=True)
        for number, share in enumerate(shares)
    ]
    total, lateness = {}, []
    failed = False
    for child in children:
        text = child.communicate()[0]
        failed = failed or child.returncode != 0
        try:
            result = json.loads(text.splitlines()[-1])
        except (IndexError, ValueError):
            print(text)
            continue
        lateness += result.pop("lateness")
        for key, value in result.items():
            total[key] = total.get(key, type(value)()) + value
    lateness.sort()
    if lateness:
        total["late_median_ms"], total["late_most_ms"] = (round(1000 * lateness[at]) for at in (len(lateness) // 2, -1))
    faults = total.pop("faults", ["no result"])
    print(json.dumps(total))
    print(len(faults), "faults")
    assert not failed and not faults and total["rests"] == total["rows"] == rests, "\n".join(faults)


def storm_in_one_world():
    """Its last line says what happened."""
    dice, rests = random.Random(int(sys.argv[3])), int(sys.argv[4])
    counts = dict.fromkeys(("rests", "rows", "recovered", "repeated_after_a_kill", "nobody_alive", "prompt_kills", "helper_kills",
                            "hangs", "pauses", "extensions", "clock_steps", "by_helper", "by_prompt"), 0)
    faults, lateness = [], []
    with World(rest="1s", sets=rests + 1) as world:
        world.rest_length = 1.0
        world.with_clock()
        world.begin()
        for number in range(rests):
            try:
                one_rest(world, dice, counts, faults, lateness, number)
            except AssertionError as error:
                faults.append(f"rest {number}: {error}")
                break
        rows = world.rows()
        counts["rows"] = len(rows)
        counts["recovered"] = sum(row["claims"] > 1 for row in rows)
        counts["by_helper"] = sum(row["teller"] == "helper" for row in rows)
        counts["by_prompt"] = sum(row["teller"] == "prompt" for row in rows)
    print(json.dumps(counts | {"faults": faults, "lateness": lateness}))


def one_rest(world, dice, counts, faults, lateness, number):
    counts["rests"] += 1
    heard_before = len(world.heard())
    world.say("done")
    plan = sorted((dice.uniform(0.05, 1.05), dice.choice(ACTS)) for _ in range(dice.choice((0, 1, 1, 2, 3))))
    began = boot_now()
    for after, act in plan:
        time.sleep(max(0.0, began + after - boot_now()))
        act(world, dice, counts)
    due = world.due()
    time.sleep(max(0.0, due - boot_now()))
    # Who hangs can do as little as who is dead.
    alive = bool(world.answers() or world.helpers())
    time.sleep(max(0.0, due + 0.3 - boot_now()))
    # Whoever hangs or is dead goes on now.
    if world.is_open():
        world.kill_prompt(signal.SIGCONT)
    else:
        world.open()
    until(lambda: world.told(number + 1), lambda: f"a row: {[dict(row) for row in world.rows()[-2:]]}")
    row = world.rows()[number]
    until(lambda: len(world.heard()) > heard_before, "a tone")
    heard = world.heard()[heard_before:]
    if alive:
        late = heard[0] - due
        lateness.append(late)
        if not -0.03 < late < IN_TIME + 0.02:
            faults.append(f"rest {number}: {late:.3f} s late by the {row['teller']} after {describe(plan)}")
    else:
        counts["nobody_alive"] += 1
    if len(heard) > 1:
        if row["claims"] > 1:
            counts["repeated_after_a_kill"] += len(heard) - 1
        else:
            faults.append(f"rest {number}: told {len(heard)} times after {describe(plan)}")
    world.say("enter")


def describe(plan):
    return ", ".join(f"{act.__name__} at {after:.2f}" for after, act in plan)


def kill_the_prompt(world, dice, counts):
    if world.is_open():
        counts["prompt_kills"] += 1
        world.kill_prompt()
        world.terminal.child.wait()


def kill_the_helper(world, dice, counts):
    for helper in world.helpers():
        counts["helper_kills"] += 1
        # It may have ended by itself just now.
        with contextlib.suppress(ProcessLookupError):
            os.kill(helper, signal.SIGKILL)


def hang(world, dice, counts):
    if world.is_open():
        counts["hangs"] += 1
        world.kill_prompt(signal.SIGSTOP)


def pause(world, dice, counts):
    if can_answer(world):
        counts["pauses"] += 1
        world.say("pause")
        time.sleep(dice.uniform(0.02, 0.3))
        world.say("resume")


def extend(world, dice, counts):
    if can_answer(world):
        counts["extensions"] += 1
        world.say("+1s")


def step_the_clock(world, dice, counts):
    counts["clock_steps"] += 1
    world.set_clock(dice.choice((-1, 1)) * dice.choice((1, 60, 3600, 86400, 86400 * 400)))


def can_answer(world):
    """Whether the prompt is there, and the rest is not about to end."""
    return world.answers() and world.due() - boot_now() > 0.15


ACTS = (kill_the_prompt, kill_the_prompt, kill_the_helper, kill_the_helper, hang, pause, extend, step_the_clock)

if __name__ == "__main__":
    globals()[sys.argv[2]]()
