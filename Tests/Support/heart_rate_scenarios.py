"""Heart rates at a prompt on a real pty: `heart_rate_scenarios.py SATZ NAME`."""

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time

from screen import Terminal, environment, until

SATZ = sys.argv[1]
PLAN = 'workout "Push" < bench 3x8 @ 80kg rest 9min; overhead press 3x5 >'


def satz(home, *arguments, status=0):
    done = subprocess.run([SATZ, *arguments], env=environment(SATZ_HOME=home), capture_output=True, text=True)
    assert done.returncode == status, (arguments, done)
    return done.stdout


@contextlib.contextmanager
def prompt(*options, plan=PLAN, **more):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        path = os.path.join(home, "plan.satz")
        with open(path, "w", encoding="utf-8") as file:
            file.write(plan)
        satz(home, "profile", "set", "--max-heart-rate", "190")
        terminal = Terminal([SATZ, "run", path, *options], SATZ_HOME=home, HOME=home, **more)
        terminal.home = home
        try:
            terminal.see("Push ❯")
            yield terminal
        finally:
            terminal.child.close(force=True)


def script(home, text):
    path = os.path.join(home, "measure")
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return f"exec {sys.executable} -u {path}"


def a_typed_value_is_shown_with_its_age():
    with prompt() as terminal:
        terminal.send("\rhr 128\r")
        terminal.see("Heart rate 128 · zone 2")
        terminal.see("♥ 128")
        terminal.see("♥ 128 5s")
        terminal.send("hr\r")
        terminal.see("♥ 128 · 5 s ago")
        terminal.send("hr 300\r")
        terminal.see("hr [128]")
        terminal.send("hr 90\r")
        terminal.see("Heart rate 90")


def a_program_is_shown_and_started_again():
    with tempfile.TemporaryDirectory() as folder:
        count = os.path.join(folder, "count")
        command = f"echo x >> {count}; echo '{{\"heart_rate\": 1{{}}}}' | sed s/{{}}/$((20 + $(wc -l < {count})))/; sleep 0.2"
        with prompt("--heart-rate", command) as terminal:
            terminal.send("\r")
            terminal.see("♥ 121")
            terminal.see("♥ 122")


FLOOD = """
import os, sys, threading
def last():
    import time
    while True:
        os.write(1, b"\\n133\\n")
        time.sleep(0.3)
threading.Thread(target=last, daemon=True).start()
while True:
    os.write(1, os.urandom(5000).replace(b"\\n", b"") + b"\\x1b[31;45mFLOOD" * 100)
"""


def values_wait_for_the_second_of_the_clock():
    """Three a second are no more wake-ups than none, and a log that was there before is none either."""
    with prompt("--heart-rate", "while sleep 0.3; do echo 128; done") as terminal:
        terminal.send("\r")
        terminal.see("♥ 128")
        terminal.send("done\r")
        terminal.see("rest")

        def wakeups():
            count = 0
            for thread in os.listdir(f"/proc/{terminal.child.pid}/task"):
                with open(f"/proc/{terminal.child.pid}/task/{thread}/status", encoding="utf-8") as status:
                    count += next(int(line.split()[1]) for line in status if line.startswith("voluntary"))
            return count

        # The notice of the set is seen for a while.
        time.sleep(4)
        before = wakeups()
        time.sleep(5)
        woken = wakeups() - before
        print(woken, "wake-ups")
        assert woken <= 7, woken
        terminal.see("♥ 128")


def garbage_and_floods_hurt_nobody():
    with tempfile.TemporaryDirectory() as folder, prompt("--heart-rate", script(folder, FLOOD)) as terminal:
        terminal.send("\r")
        terminal.see("work")
        begun = float(open(f"/proc/{terminal.child.pid}/stat").read().split()[13])
        for number in range(20):
            terminal.send(f"note number {number}\r")
            terminal.see(f"number {number}")
            time.sleep(0.1)
        terminal.see("♥ 133")
        ticks = float(open(f"/proc/{terminal.child.pid}/stat").read().split()[13]) - begun
        assert ticks < 100, f"{ticks} ticks of 10 ms"
        assert b"FLOOD" not in terminal.raw


def the_setting_is_followed_while_the_prompt_is_open():
    with prompt() as terminal:
        terminal.send("\rsettings set heart-rate 'while sleep 0.2; do echo 99; done'\r")
        terminal.see("♥ 99")
        terminal.send("heart-rate off\r")
        terminal.see("♥ 99 5s")
        assert satz(terminal.home, "settings", "get", "heart-rate") == "off\n"


def a_program_ends_with_the_prompt():
    with tempfile.TemporaryDirectory() as folder:
        mark = os.path.join(folder, "process")
        command = f"echo $$ > {mark}; while sleep 0.2; do echo 80; done"
        for end in ("\x04", None):
            with prompt("--heart-rate", command) as terminal:
                terminal.send("\r")
                terminal.see("♥ 80")
                with open(mark, encoding="utf-8") as file:
                    process = int(file.read())
                if end:
                    terminal.send(end)
                else:
                    terminal.child.kill(9)
                terminal.ended()
                until(lambda: not alive(process), "the end of the program")


def alive(process):
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as stat:
            return stat.read().split()[2] != "Z"
    except FileNotFoundError:
        return False


def status_says_it():
    with prompt("--heart-rate", "while sleep 0.2; do echo 128; done") as terminal:
        terminal.send("\r")
        terminal.see("♥ 128")
        status = json.loads(satz(terminal.home, "status", "--json"))
        assert status["heart_rate"] == 128 and 0 <= status["heart_rate_age_ms"] < 5000, status
        assert satz(terminal.home, "status").strip().endswith("♥ 128")
        assert "♥ 128" in satz(terminal.home, "status", "--tmux")
        assert "♥ 128" in json.loads(satz(terminal.home, "status", "--waybar"))["text"]
        lines = subprocess.Popen(
            [SATZ, "status", "--follow", "--json"], env=environment(SATZ_HOME=terminal.home), stdout=subprocess.PIPE, text=True)
        assert json.loads(lines.stdout.readline())["heart_rate"] == 128
        terminal.send("hr 61\r")
        until(lambda: json.loads(lines.stdout.readline())["heart_rate"] == 61, "the next value")
        lines.terminate()
        terminal.send("\x04")
        terminal.ended()
        assert json.loads(satz(terminal.home, "status", "--json"))["heart_rate"] is None


def each_set_has_its_heart_rate_in_the_log():
    with prompt("--heart-rate", "while sleep 0.1; do echo 128; done", plan='workout "Push" < bench 3x8 @ 80kg rest 9min >') as terminal:
        terminal.see("♥ 128")
        terminal.send("\r")
        terminal.see("work")
        time.sleep(0.5)
        terminal.send("\r")
        terminal.see("Set done")
        # The prompt is killed in the second set.
        terminal.send("skip\r")
        terminal.see("work")
        terminal.child.kill(9)
        until(lambda: not terminal.child.isalive(), "the end")
        again = Terminal([SATZ], SATZ_HOME=terminal.home, HOME=terminal.home)
        again.see("work")
        satz(terminal.home, "ctl", "done")
        # Measured by hand, right after the set.
        assert "Heart rate 150" in satz(terminal.home, "ctl", "hr", "150")
        again.see("♥ 150 5s")
        satz(terminal.home, "ctl", "skip")
        satz(terminal.home, "ctl", "done")
        again.see("satz ❯")
        again.child.close(force=True)
        sets = sorted(json.loads(satz(terminal.home, "log", "--json")), key=lambda one: one["set"])
        rates = [(one.get("average_heart_rate"), one.get("max_heart_rate")) for one in sets]
        assert rates == [(128, 128), (150, 150), (None, None)], sets
        assert "8 × 80 kg ♥ 150/150" in satz(terminal.home, "log", "--sets")


def a_program_that_fails_is_named_once():
    with prompt("--heart-rate", "no-such-program") as terminal:
        terminal.see("“no-such-program” has ended")
        time.sleep(3)
        assert terminal.text().count("no-such-program") == 1
        terminal.send("\r")
        terminal.see("work")


if __name__ == "__main__":
    globals()[sys.argv[2]]()
