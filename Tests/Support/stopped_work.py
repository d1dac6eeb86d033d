"""Stops long work with Ctrl-C at many instants: what it did was said, and what it did not do was not done.

Usage: stopped_work.py SATZ TRIALS. The import of a large log is undone, and SIGINT comes as soon as the undoing is on disk, or
at some instant before.
"""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time


def rows():
    yield "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type," \
          "weight_kg,reps,distance_km,duration_seconds,rpe"
    for session in range(300):
        month, day = session // 28 % 12, session % 28 + 1
        name = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][month]
        for place in range(20):
            yield f'Push,"{day} {name} 2024, 10:00","{day} {name} 2024, 11:00",,Bench Press (Barbell),,,' \
                  f"{place},normal,{60 + place},8,,,"


def is_undone(store):
    with sqlite3.connect(f"file:{store}?mode=ro", uri=True) as db:
        return db.execute("SELECT is_undone FROM import").fetchone()[0] == 1


def trial(satz, home, environment, delay):
    """SIGINT comes when the undoing is on disk, or after a delay in seconds."""
    process = subprocess.Popen(
        [satz, "import", "--undo", "--yes"], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True)
    store, limit = os.path.join(home, "satz.sqlite"), time.monotonic() + delay
    while process.poll() is None and time.monotonic() < limit:
        try:
            if is_undone(store):
                break
        except sqlite3.Error:
            pass
    process.send_signal(signal.SIGINT)
    said, problem = process.communicate()
    done = is_undone(store)
    if ("undone" in said) != done:
        sys.exit(f"after {delay} s: status {process.returncode}, done: {done}, said {said!r} {problem!r}")


def main():
    satz, trials = sys.argv[1], int(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        kept, home = os.path.join(folder, "kept"), os.path.join(folder, "home")
        environment = {**os.environ, "SATZ_HOME": kept, "HOME": folder, "LC_ALL": "C.UTF-8", "TERM": "dumb"}
        table = os.path.join(folder, "hevy.csv")
        with open(table, "w", encoding="utf-8") as file:
            file.write("\n".join(rows()) + "\n")
        subprocess.run([satz, "import", table], env=environment, check=True, capture_output=True)
        for number in range(trials):
            shutil.rmtree(home, ignore_errors=True)
            shutil.copytree(kept, home)
            environment["SATZ_HOME"] = home
            trial(satz, home, environment, number * 0.02 if number % 2 else 60)


main()
