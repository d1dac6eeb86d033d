"""The log is removed during a session, then the process is killed: `taken_away.py SATZ`. Every set that was acknowledged is in the
log that the next start shows, or in a file that the user is told of."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

SATZ = sys.argv[1]
PATIENCE = 20


class Prompt:
    def __init__(self, home):
        self.home = home
        self.env = {**os.environ, "SATZ_HOME": home, "HOME": home, "TERM": "dumb", "LC_ALL": "C.UTF-8"}
        self.said = os.path.join(home + ".said", "said")
        os.makedirs(home + ".said", exist_ok=True)
        with open(self.said, "ab") as out:
            self.process = subprocess.Popen([SATZ], stdin=subprocess.PIPE, stdout=out, stderr=out, env=self.env)

    def text(self):
        with open(self.said, encoding="utf-8") as file:
            return file.read()

    def type(self, line, answer):
        """Waits for the answer, which is an acknowledgement."""
        before = len(self.text())
        self.process.stdin.write((line + "\n").encode())
        self.process.stdin.flush()
        self.wait(lambda: re.search(answer, self.text()[before:]), f"{answer} after {line}: {self.text()[before:]}")

    def wait(self, seen, what):
        end = time.monotonic() + PATIENCE
        while not seen():
            if time.monotonic() > end:
                sys.exit(f"never seen: {what}\n{self.text()}")
            time.sleep(0.01)

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()


def run(home, *arguments, check=True):
    env = {**os.environ, "SATZ_HOME": home, "HOME": home, "TERM": "dumb", "LC_ALL": "C.UTF-8"}
    return subprocess.run([SATZ, *arguments], env=env, check=check, capture_output=True, text=True, input="").stdout


def other_log(home):
    """Someone else's log, with nothing beside it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as elsewhere:
        run(elsewhere, "log", "add", "deadlift 1x3 @ 100kg")
        run(elsewhere, "backup", os.path.join(elsewhere, "b"))
        shutil.copy(os.path.join(elsewhere, "b"), os.path.join(home, "other"))


def remove_database(home):
    os.unlink(home + "/satz.sqlite")


def remove_database_and_wal(home):
    for suffix in ["", "-wal", "-shm"]:
        os.unlink(home + "/satz.sqlite" + suffix)


def remove_folder(home):
    shutil.rmtree(home)


def move_folder(home):
    os.rename(home, home + ".moved")


def move_database(home):
    os.rename(home + "/satz.sqlite", home + "/old.sqlite")


def replace_database(home):
    other_log(home)
    os.rename(home + "/other", home + "/satz.sqlite")


def replace_all(home):
    other_log(home)
    for suffix in ["-wal", "-shm", ".lock"]:
        os.unlink(home + "/satz.sqlite" + suffix)
    os.rename(home + "/other", home + "/satz.sqlite")


def overwrite_database(home):
    other_log(home)
    shutil.copyfile(home + "/other", home + "/satz.sqlite")


def remove_lock(home):
    os.unlink(home + "/satz.sqlite.lock")


WAYS = [
    remove_database, remove_database_and_wal, remove_folder, move_folder, move_database, replace_database, replace_all,
    overwrite_database, remove_lock,
]  # fmt: skip


def play(way, when):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = os.path.join(folder, "home")
        os.mkdir(home)
        run(home, "log", "add", "bench 1x5 @ 50kg")
        run(home, "profile", "set", "--countdown", "0")
        prompt = Prompt(home)
        prompt.type("squat 20x8 @ 60kg rest 60min", "Squat")
        prompt.type("start", "set 1 of 20")
        prompt.type("done 11", r"✓ Squat")
        if when == "work":
            prompt.type("skip", "set 2 of 20")
        way(home)
        prompt.type("note taken away", "taken away|Note")
        if when == "rest":
            prompt.type("skip", "set 2 of 20")
        prompt.type("done 12", r"✓ Squat.*12")
        prompt.type("skip", "set 3 of 20")
        prompt.type("done 13", r"✓ Squat.*13")
        prompt.kill()
        text = prompt.text()
        if way is not remove_lock:
            assert "written again" in text or "restore" in text, text
        again = Prompt(home)
        again.wait(lambda: "Squat" in again.text()[len(text):] or "restore" in again.text()[len(text):], "what is there")
        again.kill()
        told = again.text()[len(text):]
        rescued = re.findall(r"satz restore (\S+\.rescued-\S+)", told)
        if rescued:
            before = run(home, "log", "--sets")
            run(home, "restore", "--yes", rescued[-1].rstrip(":."))
            assert ("Deadlift" in before) == (way in (replace_database, replace_all, overwrite_database)), before
        finish = Prompt(home)
        finish.type("finish", "⚑|finished")
        finish.kill()
        log = json.loads(run(home, "log", "--json"))
        squats = sorted(entry["reps"] for entry in log if entry["exercise"] == "squat")
        assert squats == [11, 12, 13], (squats, log, finish.text())
        # What was overwritten is gone; only the session is left.
        assert way is overwrite_database or any(entry["exercise"].startswith("bench") for entry in log), log
        print(f"{way.__name__} in {when}: {'beside' if rescued else 'in place'}")


def second_process_ends_the_first():
    """Without its lock file, another process takes over the session; the first one notices at its next command."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        home = os.path.join(folder, "home")
        os.mkdir(home)
        run(home, "profile", "set", "--countdown", "0")
        first = Prompt(home)
        first.type("squat 20x8 @ 60kg rest 60min", "Squat")
        first.type("start", "set 1 of 20")
        first.type("done 11", "✓ Squat")
        remove_lock(home)
        second = Prompt(home)
        second.type("skip", "set 2 of 20")
        first.process.stdin.write(b"done 99\n")
        first.process.stdin.flush()
        assert first.process.wait(timeout=PATIENCE) == 0
        said = first.text()
        owner = f"process {second.process.pid}"
        assert owner in said and "99" not in said.replace(owner, ""), said
        second.type("done 12", "✓ Squat.*12")
        second.type("finish", "⚑")
        second.kill()
        log = json.loads(run(home, "log", "--json"))
        assert sorted(entry["reps"] for entry in log) == [11, 12], log
        # And one that has come and gone: the first continues from what that one did.
        first = Prompt(home)
        first.type("squat 20x8 @ 60kg rest 60min", "Squat")
        first.type("start", "set 1 of 20")
        remove_lock(home)
        second = Prompt(home)
        second.type("done 15", "✓ Squat.*15")
        second.kill()
        first.type("skip", "changed in another")
        first.type("done 16", "✓ Squat.*16")
        first.type("finish", "⚑")
        first.kill()
        log = json.loads(run(home, "log", "--json"))
        assert sorted(entry["reps"] for entry in log) == [11, 12, 15, 16], log
        print("one session, one process")


for way in WAYS:
    for when in ["work", "rest"]:
        play(way, when)
second_process_ends_the_first()
