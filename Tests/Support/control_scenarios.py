"""`satz ctl` and a prompt on a real pty: `control_scenarios.py SATZ NAME`."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import time

from screen import Terminal, environment, until

SATZ = sys.argv[1]
PLAN = 'workout "Push" < bench 3x8 @ 80kg rest 9min; overhead press 3x5 >'


class Prompt:
    """A prompt with a session, in a folder whose path is longer than an address of a socket can be."""

    entered = 0

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.home = os.path.join(self.folder.name, "a" * 100)
        os.mkdir(self.home, 0o700)
        plan = os.path.join(self.home, "plan.satz")
        with open(plan, "w", encoding="utf-8") as file:
            file.write(PLAN)
        self.terminal = Terminal([SATZ, "run", plan], SATZ_HOME=self.home, HOME=self.home)
        self.terminal.see("Push ❯")
        return self

    def __exit__(self, *_):
        self.terminal.child.close(force=True)
        self.folder.cleanup()

    def say(self, *words, status=0):
        if words == ("enter",):
            # At once, a second one would be the same step.
            time.sleep(max(0, self.entered + 0.55 - time.monotonic()))
        done = subprocess.run([SATZ, "ctl", *words], env=environment(SATZ_HOME=self.home), capture_output=True, text=True)
        self.entered = time.monotonic()
        assert done.returncode == status, (words, done)
        return (done.stdout or done.stderr).strip()

    def connect(self):
        visitor = socket.socket(socket.AF_UNIX)
        folder = os.open(self.home, os.O_RDONLY)
        visitor.connect(f"/proc/self/fd/{folder}/control")
        os.close(folder)
        return visitor


def it_commands_the_session_at_the_prompt():
    with Prompt() as prompt:
        assert "Workout started" in prompt.say("enter")
        assert "Set done: 8 × 80 kg" in prompt.say("enter")
        prompt.terminal.see("rest")
        assert "30 s" in prompt.say("+30s")
        # What begins like an option is none, with and without the mark that says so.
        assert "15 s" in prompt.say("-15s")
        assert "15 s" in prompt.say("--", "-15s")
        assert "15 s" in prompt.say("--", "+15s")
        # Whatever is shown there is the answer, and the word of the followers is a line like any other.
        assert "Bench press" in prompt.say("show")
        assert "neither a command nor an exercise" in prompt.say("follow", status=1)
        assert "7 × 80 kg" in prompt.say("7", "@", "80kg")
        assert "Timer paused" in prompt.say("space")
        assert prompt.say("resume")
        # What is being typed there stays.
        prompt.terminal.send("note half ty")
        prompt.terminal.see("❯ note half ty")
        assert prompt.say("skip")
        prompt.terminal.see("❯ note half ty")
        assert "neither a command nor an exercise" in prompt.say("what is this", status=1)


def a_refusal_is_one_here_too():
    with Prompt() as prompt:
        assert prompt.say("resume", status=1) == "Not started yet: start"
        assert "Workout started" in prompt.say("start")
        assert prompt.say("start", status=1)


def without_a_prompt_it_says_so():
    with Prompt() as prompt:
        prompt.say("enter")
        prompt.terminal.send("\x04")
        prompt.terminal.ended()
        assert "no prompt is open" in prompt.say("enter", status=1)
        assert not os.path.exists(os.path.join(prompt.home, "control"))


def a_prompt_that_was_killed_leaves_room_for_the_next():
    with Prompt() as prompt:
        prompt.terminal.child.kill(9)
        until(lambda: not prompt.terminal.child.isalive(), "the end")
        assert "no prompt is open" in prompt.say("enter", status=1)
        prompt.terminal = Terminal([SATZ], SATZ_HOME=prompt.home, HOME=prompt.home)
        prompt.terminal.see("Push ❯")
        assert "Workout started" in prompt.say("enter")


def a_set_that_is_done_in_two_places_at_once_is_done_once():
    with Prompt() as prompt:
        prompt.say("enter")
        time.sleep(0.6)
        visitor = prompt.connect()
        visitor.sendall(b"enter\n")
        assert b"Set done" in visitor.recv(4096)
        prompt.terminal.send("\r")
        time.sleep(0.6)
        log = subprocess.run(
            [SATZ, "status", "--json"], env=environment(SATZ_HOME=prompt.home), capture_output=True, text=True).stdout
        assert '"phase":"rest"' in log, log


def two_programs_at_once_finish_one_set():
    for word in "done", "enter":
        with Prompt() as prompt:
            prompt.say("start")
            time.sleep(0.6)
            both = [prompt.connect(), prompt.connect()]
            for visitor in both:
                visitor.sendall(word.encode() + b"\n")
            for visitor in both:
                visitor.recv(4096)
            seen = json.loads(subprocess.run(
                [SATZ, "status", "--json"], env=environment(SATZ_HOME=prompt.home), capture_output=True, text=True).stdout)
            assert seen["phase"] == "rest", seen


def visitors_who_say_nothing_or_too_much_stop_nobody():
    with Prompt() as prompt:
        mute = [prompt.connect() for _ in range(20)]
        loud = prompt.connect()
        try:
            loud.sendall(b"x" * 100_000)
        except OSError:
            pass
        half = prompt.connect()
        half.sendall(b"ent")
        assert "Workout started" in prompt.say("enter")
        half.sendall(b"er\n")
        assert half.recv(4096).startswith(b"ok")
        strange = prompt.connect()
        strange.sendall(b"\xff\x00\x1b[2J\n")
        assert strange.recv(4096)[:3] in (b"ok\n", b"ref")
        prompt.terminal.send("undo\r")
        prompt.terminal.see("Push ❯")
        for one in mute:
            one.close()


def follow(prompt, *form):
    lines = subprocess.Popen([SATZ, "status", "--follow", *form], env=environment(SATZ_HOME=prompt.home), stdout=subprocess.PIPE)
    os.set_blocking(lines.stdout.fileno(), False)
    lines.seen = ""

    def reads(wanted):
        lines.seen += (lines.stdout.read() or b"").decode()
        return lines.seen.count(wanted)

    lines.reads = reads
    return lines


def wakeups(process):
    with open(f"/proc/{process.pid}/status", encoding="utf-8") as status:
        return [line for line in status if line.startswith("voluntary")]


def changes_are_followed_and_sleep_in_between():
    with Prompt() as prompt:
        lines = follow(prompt, "--json")
        until(lambda: lines.reads('"phase":"ready"'), "ready")
        prompt.say("enter")
        until(lambda: lines.reads('"phase":"work"'), "work")
        prompt.say("enter")
        until(lambda: lines.reads('"phase":"rest"'), "rest")
        time.sleep(1)
        before = wakeups(lines)
        time.sleep(2)
        assert wakeups(lines) == before, "it does not sleep"
        assert lines.reads("\n") == 3, lines.seen
        # The prompt ends, and another one goes on.
        prompt.terminal.send("\x04")
        prompt.terminal.ended()
        prompt.terminal = Terminal([SATZ], SATZ_HOME=prompt.home, HOME=prompt.home)
        prompt.terminal.see("Push ❯")
        prompt.say("pause")
        until(lambda: lines.reads('"paused":true'), "the pause")
        prompt.say("finish")
        until(lambda: lines.reads('"running":false'), "the end")
        lines.terminate()


def a_clock_ticks_every_second():
    with Prompt() as prompt:
        prompt.say("enter")
        prompt.say("enter")
        lines = follow(prompt, "--waybar")
        until(lambda: lines.reads("\n") >= 3, "three seconds")
        clocks = [json.loads(line)["text"].split()[0] for line in lines.seen.splitlines()]
        assert clocks in (["9:00", "8:59", "8:58"], ["8:59", "8:58", "8:57"], ["8:58", "8:57", "8:56"]), clocks
        lines.stdout.close()
        assert lines.wait(timeout=10) in (0, -13), lines.returncode


if __name__ == "__main__":
    globals()[sys.argv[2]]()
