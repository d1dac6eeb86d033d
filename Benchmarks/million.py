"""A store with a million logged sets, inserted by SQL: ten years, sixty exercises, about 270 sets a day."""

import datetime
import os
import random
import sqlite3
import subprocess

SETS = 1_000_000
DAYS = 3650
EXERCISES = 60
SESSION = """INSERT INTO session (name, kind, day, plan_source, compiled, compiled_form, boot_id, boot_ms, wall_ms,
    utc_offset_s, status, ended_wall_ms, origin) VALUES (?, 'workout', ?, '', '', 1, '', 0, ?, 0, 'finished', ?, 'imported')"""


def fill(program, home):
    """Makes the store of this home; the tool makes its tables and sums up what was inserted."""
    environment = os.environ | {"SATZ_HOME": home, "LC_ALL": "C.UTF-8"}
    run = lambda *words: subprocess.run([program, *words], env=environment, check=True, stdout=subprocess.DEVNULL)
    run("log", "add", "bench 8 @ 80kg")
    path = os.path.join(home, "satz.sqlite")
    store = sqlite3.connect(path, isolation_level=None)
    triggers = store.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'logged_set'").fetchall()
    store.execute("BEGIN")
    for name, _ in triggers:
        store.execute(f"DROP TRIGGER {name}")
    columns = len(store.execute("PRAGMA table_info(logged_set)").fetchall())
    insert = f"INSERT INTO logged_set VALUES ({', '.join('?' * columns)})"
    random.seed(7)
    today = (datetime.date.today() - datetime.date(1970, 1, 1)).days
    keys = ["bench-press", "squat", "pull-up"] + [f"exercise-{n}" for n in range(EXERCISES - 3)]
    a_day = SETS // DAYS + 1
    for number in range(DAYS):
        day = today - DAYS + 1 + number
        wall = day * 86_400_000
        rows = sets_of_a_day(store, day, wall, a_day, number, keys)
        # Columns that came later are empty.
        store.executemany(insert, (row + (None,) * (columns - len(row)) for row in rows))
    for _, sql in triggers:
        store.execute(sql)
    store.execute("COMMIT")
    store.close()
    run("log", "rebuild")
    return path


def sets_of_a_day(store, day, wall, count, number, keys):
    """Eight exercises a day in sessions of forty sets."""
    chosen = random.sample(keys, 8)
    session = None
    for index in range(count):
        position = index % 40 + 1
        if position == 1:
            session = store.execute(SESSION, ("Push", day, wall, wall + 3_600_000)).lastrowid
        key = chosen[index * 8 // count]
        grams = 40_000 + number * 20 // 2500 * 2500 + random.randrange(8) * 2500
        began = wall + position * 90_000
        # In the order of the columns of `logged_set`.
        yield (
            session, position, day, position, key, key, 1, 3, "work", None, None, random.randrange(3, 13), "mass", 1, grams, None,
            None, None, random.choice((None, 80, 90)), None, None, 0, began, began + 30_000, f"{key}\n{key}\n\npush",
        )
