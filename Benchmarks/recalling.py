"""The tool with a million logged sets beside the tool with none, and beside the sqlite3 shell that scans them all."""

import os
import sqlite3
import time

from figures import compare, folder, judge, left_out, note, satz, system, whole_process
from million import fill
from terminal import Terminal

PROMPT = "❯".encode()
SCAN = """SELECT exercise, max(load_grams), max(load_grams * (300 + reps * 10) / 300), sum(load_grams * load_count * reps)
    FROM logged_set WHERE role <> 'warmup' GROUP BY exercise"""
NEWEST = """SELECT logged_set.*, session.name FROM logged_set JOIN session ON session.id = logged_set.session
    WHERE exercise = 'bench-press' ORDER BY logged_set.day DESC, session DESC, position DESC LIMIT 200"""
SESSIONS = """SELECT session.day, session.name, count(*), sum(load_grams * load_count * reps) FROM session
    JOIN logged_set ON session = session.id WHERE session.id IN (SELECT id FROM session ORDER BY day DESC LIMIT 20) GROUP BY session.id"""
LAST = "SELECT * FROM logged_set WHERE session = (SELECT id FROM session ORDER BY day DESC, id DESC LIMIT 1)"
YEAR = """SELECT exercise, day, count(*), sum(reps), sum(load_grams * load_count * reps) FROM logged_set
    WHERE day > (SELECT max(day) - 371 FROM logged_set) GROUP BY exercise, day"""


def environment(home):
    return os.environ | {"TERM": "xterm-256color", "HOME": home, "SATZ_HOME": home, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


def first_prompt(home):
    with Terminal([program], **environment(home)) as terminal:
        return terminal.until(PROMPT) - terminal.started


def answer(home, *words):
    """Wall seconds of a whole command."""
    return lambda: whole_process([program, *words], environment(home))


def under(name, ours, statement):
    """The median of a command against its bar in milliseconds; what the sqlite3 shell takes for the same is noted."""
    ours()
    judge(name, sorted(ours() for _ in range(15))[7] * 1e3, 50, 25, "ms")
    if shell:
        theirs = lambda: whole_process([shell, "-readonly", store, statement], os.environ)
        note(f"the sqlite3 shell takes {sorted(theirs() for _ in range(3))[1] * 1e3:.1f} ms for the same from the log itself")


program, shell = satz(), system("sqlite3")
with folder() as none, folder() as million:
    whole_process([program, "log", "add", "bench 8 @ 80kg"], environment(none))
    started = time.perf_counter()
    store = fill(program, million)
    sets, days = sqlite3.connect(store).execute("SELECT (SELECT count(*) FROM logged_set), (SELECT count(*) FROM exercise_day)").fetchone()
    note(f"{sets} sets, {days} rollups, {os.path.getsize(store) / 1e6:.0f} MB, filled in {time.perf_counter() - started:.0f} s")
    compare("first prompt with a million sets, to one with none", lambda: first_prompt(million), lambda: first_prompt(none), 30, 1.1, 1.05, warmups=3)
    under("records", answer(million, "records"), SCAN)
    under("log", answer(million, "log"), SESSIONS)
    under("log last", answer(million, "log", "last"), LAST)
    under("log --exercise bench", answer(million, "log", "--exercise", "bench"), NEWEST)
    under("stats of a year", answer(million, "stats", "--weeks", "53"), YEAR)
    under("stats --exercise bench of a year", answer(million, "stats", "--exercise", "bench", "--weeks", "53"), YEAR)
    for span in "week", "month", "year":
        under(f"review of a {span}", answer(million, "review", span), YEAR)
    if shell:
        scan = lambda: whole_process([shell, "-readonly", store, SCAN], os.environ)
        compare("the best of every exercise, to a scan of the log", answer(million, "records"), scan, 7, 1.05, 0.02)
    else:
        left_out("the best of every exercise, to a scan of the log", "there is no sqlite3")
