"""Ten thousand sets from other apps and from our own files, beside the sqlite3 shell that inserts as many rows."""

import datetime
import os
import random
import shutil
import sqlite3
import subprocess
import sys

from figures import folder, judge, left_out, note, satz, system, whole_process
from million import fill

SETS = 10_000
A_SESSION = 25
LIFTS = ["Bench Press (Barbell)", "Squat (Barbell)", "Deadlift (Barbell)", "Pull Up", "Overhead Press (Barbell)", "Zercher Carry"]


def sessions():
    """Five exercises of five sets each, every other day until today."""
    random.seed(11)
    count = SETS // A_SESSION
    for number in range(count):
        began = datetime.datetime.combine(datetime.date.today(), datetime.time(18)) - datetime.timedelta(days=2 * (count - number))
        yield began, [
            (lift, place, 40 + number // 20 * 2.5 + random.randrange(8) * 2.5, random.randrange(3, 13), random.choice(("", "8", "9")))
            for lift in random.sample(LIFTS, 5)
            for place in range(1, A_SESSION // 5 + 1)
        ]


def strong(path):
    with open(path, "w", encoding="utf-8") as file:
        file.write("Date,Workout Name,Duration,Exercise Name,Set Order,Weight (kg),Reps,Distance,Seconds,Notes,Workout Notes,RPE\n")
        for began, sets in sessions():
            for lift, place, load, reps, rpe in sets:
                file.write(f'{began},"Push",1h 5m,"{lift}",{place},{load},{reps},0,0,"","",{rpe}\n')
    return path


def hevy(path):
    names = "title start_time end_time description exercise_title superset_id exercise_notes set_index set_type weight_kg reps distance_km duration_seconds rpe"
    with open(path, "w", encoding="utf-8") as file:
        file.write(",".join(f'"{name}"' for name in names.split()) + "\n")
        for began, sets in sessions():
            began, ended = (f"{at.day} {at:%b %Y, %H:%M}" for at in (began, began + datetime.timedelta(minutes=65)))
            for lift, place, load, reps, rpe in sets:
                file.write(f'"Push","{began}","{ended}","","{lift}",,"",{place - 1},"normal",{load},{reps},,,{rpe}\n')
    return path


def environment(home):
    return os.environ | {"SATZ_HOME": home, "LC_ALL": "C.UTF-8", "TERM": "dumb"}


def run(home, *words, **more):
    return subprocess.run([program, *words], env=environment(home), check=True, stdin=subprocess.DEVNULL, capture_output=True, text=True, **more).stdout


def imported(file, store=None):
    """Wall seconds of an import into a new store, or into a copy of one."""
    with folder() as home:
        if store:
            shutil.copy(store, os.path.join(home, "satz.sqlite"))
        return whole_process([program, "import", "--yes", file], environment(home))


def inserted(home):
    """Wall seconds of the shell that inserts the rows of an import into the bare table with its indexes, in one transaction."""
    source, script = os.path.join(home, "satz.sqlite"), os.path.join(home, "rows.sql")
    with open(script, "w", encoding="utf-8") as file:
        tables = subprocess.run([shell, source, ".schema logged_set"], check=True, capture_output=True, text=True).stdout
        tables = tables[: tables.index("CREATE TRIGGER")]
        rows = subprocess.run([shell, source, ".mode insert logged_set", "SELECT * FROM logged_set"], check=True, capture_output=True, text=True).stdout
        file.write(f"PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN;\n{tables}{rows}COMMIT;\n")

    def once():
        with folder() as place:
            return whole_process([shell, os.path.join(place, "bare.db"), f".read {script}"], os.environ)

    return sorted(once() for _ in range(5))[2]


def under(name, file, store=None, rounds=5):
    judge(name, sorted(imported(file, store) for _ in range(rounds))[rounds // 2], 2, 0.5, "s")


program, shell = satz(), system("sqlite3")
with folder() as home:
    files = {"Strong": strong(os.path.join(home, "strong.csv")), "Hevy": hevy(os.path.join(home, "hevy.csv"))}
    run(home, "import", "--yes", files["Strong"])
    for form in ("text", "csv", "json"):
        files[f"our own {form}"] = os.path.join(home, f"log.{form}")
        run(home, "export", f"--{form}", files[f"our own {form}"])
    count = sqlite3.connect(os.path.join(home, "satz.sqlite")).execute("SELECT count(*) FROM logged_set").fetchone()[0]
    if count != SETS:
        sys.exit(f"{count} sets came in, not {SETS}")
    for name, file in files.items():
        under(f"{SETS} sets from {name}", file)
    if shell:
        note(f"the sqlite3 shell takes {inserted(home):.3g} s to insert as many rows with their indexes alone")
    else:
        left_out("the rows alone", "there is no sqlite3")
    if "--million" in sys.argv:
        with folder() as million:
            under(f"{SETS} sets from Strong beside a million", files["Strong"], fill(program, million), 3)
