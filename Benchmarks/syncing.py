"""Machines with a thousand recorded sessions each, synchronised by a shared folder: `syncing.py [MACHINES] [SESSIONS]`. Says how
long it takes a machine that meets all others for the first time, and one that has nothing new."""

import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

from figures import satz

LIFTS = ["bench press", "squat", "deadlift", "row", "overhead press"]
PLAN = "workout \"Full\" <\n" + "".join(f"  {lift} 4x8 @ 60kg rest 2min\n" for lift in LIFTS) + ">\n"
MACHINES, SESSIONS = (int(argument) for argument in (sys.argv[1:] + ["10", "1000"][len(sys.argv) - 1 :]))
RECORDED = 20

program = satz()
folder = pathlib.Path(tempfile.mkdtemp(prefix="satz-sync-"))
shared = folder / "shared"
shared.mkdir()


def run(home, *words, typed=""):
    environment = os.environ | {"SATZ_HOME": str(home), "HOME": str(home), "LC_ALL": "C.UTF-8", "TERM": "dumb", "DBUS_SESSION_BUS_ADDRESS": "none"}
    done = subprocess.run([program, *words], env=environment, input=typed, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def multiply(store):
    """Sessions are copied with their journals until there are enough, each an hour and a half after the one before."""
    db = sqlite3.connect(store)
    columns = {table: [row[1] for row in db.execute(f"PRAGMA table_info({table})")] for table in ("session", "event", "logged_set", "block_score")}
    for number in range(RECORDED, SESSIONS):
        source, target, shift = number % RECORDED + 1, number + 1, number * 5_400_000
        for table, names in columns.items():
            key = "id" if table == "session" else "session"
            values = []
            for name in names:
                if name == key:
                    values.append(str(target))
                elif name == "identity":
                    values.append(f"'satz-{number:016x}'")
                elif name in ("wall_ms", "ended_wall_ms", "began_wall_ms"):
                    values.append(f"{name} + {shift}")
                elif name == "day":
                    values.append(f"day + {shift // 86_400_000}")
                else:
                    values.append(name)
            db.execute(f"INSERT INTO {table} ({', '.join(names)}) SELECT {', '.join(values)} FROM {table} WHERE {key} = {source}")
            if table == "event":
                # An event runs its session again.
                db.execute(f"UPDATE session SET (status, ended_wall_ms) = (SELECT status, ended_wall_ms + {shift} FROM session WHERE id = {source}) WHERE id = {target}")
    db.commit()
    db.close()


first = folder / "home0"
first.mkdir()
(first / "full.satz").write_text(PLAN)
run(first, "settings", "set", "helper", "off")
for _ in range(RECORDED):
    run(first, "run", str(first / "full.satz"), typed="start\n" + "done\n" * 40 + "finish\n")
multiply(first / "satz.sqlite")
homes = [first]
for number in range(1, MACHINES):
    home = folder / f"home{number}"
    shutil.copytree(first, home)
    db = sqlite3.connect(home / "satz.sqlite")
    db.execute(f"UPDATE session SET identity = identity || '-{number}', wall_ms = wall_ms + {number}")
    db.commit()
    db.close()
    homes.append(home)


def timed(home):
    """Seconds that pass, and seconds of the processor: another program that runs at the same time changes only the first."""
    began, used = time.monotonic(), os.times()
    said = run(home, "sync", str(shared))
    after = os.times()
    processor = after.children_user + after.children_system - used.children_user - used.children_system
    return f"{time.monotonic() - began:.2f} s ({processor:.2f} s of the processor)", said.splitlines()[0]


writing = [timed(home)[0] for home in homes]
size = sum(file.stat().st_size for file in shared.iterdir()) / 1e6
print(f"{MACHINES} machines, {SESSIONS} sessions each, files of {size:.0f} MB in all; home {(first / 'satz.sqlite').stat().st_size / 1e6:.0f} MB")
print(f"the first one, alone: {writing[0]}; the last one reads {MACHINES - 1} others: {writing[-1]}")
seconds, said = timed(first)
print(f"the first one reads {MACHINES - 1} others: {seconds}: {said}")
seconds, said = timed(first)
print(f"nothing new: {seconds}: {said}")
for home in homes:
    timed(home)
exports = {run(home, "export", "--json") for home in homes}
print("all exports are the same" if len(exports) == 1 else f"{len(exports)} different exports")
shutil.rmtree(folder)
