"""Plays one session twice, once undisturbed and once killed with SIGKILL at random instants, and compares the logs.

Usage: killed_session.py SATZ KILLS [SEED]. The commands go in by a pipe, one at a time; after a kill the journal says whether the
last one was durable, as a person would see on the screen, and if not it is given again.
"""

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

PLAN = """
workout "Long" <
  bench press 20x8 @ 80kg rest 90s
  plank 2x1s rest 60s
  superset x15 rest 60s < squat 5 @ 100kg; row 8 @ 60kg >
  curl 12 @ 20kg drop 15kg, 10kg rest 60s
  dips 45x10 rest 45s
>
"""


class Player:
    def __init__(self, satz, home):
        self.satz, self.home = satz, home
        self.environment = {**os.environ, "SATZ_HOME": home, "HOME": home, "LC_ALL": "C.UTF-8", "TERM": "dumb"}
        self.process = None

    def satz_output(self, *arguments):
        done = subprocess.run([self.satz, *arguments], env=self.environment, capture_output=True, text=True, check=True)
        return done.stdout

    def begin(self, plan):
        self.open("run", plan)
        self.wait(lambda: self.events() is not None)

    def open(self, *arguments):
        self.process = subprocess.Popen(
            [self.satz, *arguments], env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        # Its greeting shows that it has read the journal: only now is it certain what a killed process left on the disk.
        self.process.stdout.readline()

    def events(self):
        """How many commands are in the journal; None while there is no session."""
        try:
            with sqlite3.connect(f"file:{self.home}/satz.sqlite?mode=ro", uri=True, timeout=5) as store:
                if not store.execute("SELECT count(*) FROM session").fetchone()[0]:
                    return None
                return store.execute("SELECT count(*) FROM event").fetchone()[0]
        except sqlite3.OperationalError:
            return None

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def status(self):
        return json.loads(self.satz_output("status", "--json"))

    def wait(self, ready):
        deadline = time.monotonic() + 20
        while not ready():
            if time.monotonic() > deadline:
                sys.exit("waited in vain")
            time.sleep(0.002)

    def log(self):
        entries = json.loads(self.satz_output("log", "--json"))
        return [{key: value for key, value in entry.items() if key != "day"} for entry in entries]


def play(satz, home, kills, seed):
    """The log of the whole session, and how many times it was killed."""
    draw = random.Random(seed)
    player = Player(satz, home)
    plan = os.path.join(home, "long.satz")
    with open(plan, "w", encoding="utf-8") as out:
        out.write(PLAN)
    player.satz_output("profile", "set", "--countdown", "0")
    player.begin(plan)
    given, killed, turn = 0, 0, 0
    while (status := player.status())["running"]:
        turn += 1
        if status["phase"] == "work" and status["exercise"] == "plank":
            time.sleep(0.05)
            continue
        line = {"ready": "start", "work": f"done {1 + given % 9} rpe 8"}.get(status["phase"], "skip")
        for _ in range(1 + (kills - killed > 0)):
            player.type(line)
            # Somewhere between the key and the synced commit, or in the quiet after it.
            chance = draw.random()
            if killed < kills and chance < 0.95:
                time.sleep(draw.random() * 0.004)
                player.kill()
                killed += 1
                player.open()
                if player.events() > given:
                    break
            else:
                player.wait(lambda: player.events() > given)
                break
        else:
            player.type(line)
            player.wait(lambda: player.events() > given)
        given = player.events()
    player.type("quit")
    player.process.stdin.close()
    player.process.wait()
    return player.log(), killed


def main():
    satz, kills = sys.argv[1], int(sys.argv[2])
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 7
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as quiet, tempfile.TemporaryDirectory() as rough:
        undisturbed, _ = play(satz, quiet, 0, seed)
        disturbed, killed = play(satz, rough, kills, seed)
    if undisturbed != disturbed:
        pairs = zip(reversed(undisturbed), reversed(disturbed))
        first = next((pair for pair in pairs if pair[0] != pair[1]), None)
        sys.exit(f"{len(undisturbed)} and {len(disturbed)} sets; the logs differ first at {first}")
    print(f"{killed} kills, {len(disturbed)} sets, the same log")
    if killed < kills:
        sys.exit(f"only {killed} kills")


main()
