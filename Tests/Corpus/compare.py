"""Counts an export of Strong or Hevy on its own and compares with what Satz imports: compare.py SATZ FILE...

By hand on real files, and on generated ones in the tests. Every set is in the log with its day, role, reps, load, time,
distance and RPE, or its line was reported. Ends with 1 if anything differs.
"""
import collections
import csv
import datetime
import os
import re
import subprocess
import sys
import tempfile

MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()


def number(text):
    text = (text or "").strip().replace(",", ".")
    if text in ("", "-"):
        return None
    return float(text) or None


def day(text):
    """The date of `2025-01-15 17:45:32`, `8 Apr 2026, 16:50` or `Apr 8, 2026, 4:50 PM`; a ValueError otherwise."""
    words = text.replace(",", " ").split()
    if re.match(r"\d{4}-\d\d-\d\d", text):
        return datetime.date.fromisoformat(text[:10])
    if len(words) < 3:
        raise ValueError(text)
    first, second = (words[0], words[1]) if words[0].isdigit() else (words[1], words[0])
    return datetime.date(int(words[2]), MONTHS.index(second.lower()[:3]) + 1, int(first))


def theirs(path):
    """The sets of a file as (day, role, reps, kg, seconds, metres, rpe), and how many of its lines are none."""
    sets, left_out = collections.Counter(), 0
    with open(path, encoding="utf-8-sig", newline="") as file:
        sample = file.readline()
        file.seek(0)
        for row in csv.DictReader(file, delimiter=";" if sample.count(";") > sample.count(",") else ","):
            row = {(key or "").lower(): value for key, value in row.items()}
            kind = (row.get("set_type") or row.get("set order") or "").lower()
            if kind.startswith(("rest", "note")):
                continue
            one = read(row, kind)
            if one is None:
                left_out += 1
            else:
                sets[one] += 1
    return sets, left_out


def read(row, kind):
    def first(*names):
        return next((value for value in (number(row.get(name)) for name in names) if value), None)
    try:
        when = day(row.get("start_time") or row.get("date") or "")
        pounds = first("weight_lbs", "weight (lbs)", "weight (lb)", "lb", "lbs")
        kilos = first("weight_kg", "weight (kg)", "kg", "weight")
        if (row.get("weight unit") or "").lower().startswith("lb"):
            pounds, kilos = kilos, None
        reps, seconds = number(row.get("reps")), first("duration_seconds", "seconds")
        km, miles, metres = first("distance_km", "distance (km)", "distance"), first("distance_miles"), \
            first("distance_meters", "distance (meters)")
    except ValueError:
        return None
    if not (row.get("exercise_title") or row.get("exercise name")):
        return None
    load = pounds * 0.45359237 if pounds else kilos
    length = km * 1000 if km else miles * 1609.344 if miles else metres
    if reps is None and seconds is None and length is None:
        # A load and no rep is a lift that failed; nothing at all is no set.
        if not load or (row.get("reps") or "").strip() == "":
            return None
        reps = 0
    role = {"w": "warmup", "d": "drop"}.get(kind[:1], "work")
    rpe = number(row.get("rpe"))
    return (when.isoformat(), role, *map(rounded, (reps, load, seconds, length, rpe)))


def rounded(value):
    return None if value is None else round(float(value), 1)


def ours(satz, path):
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"SATZ_HOME": home, "LC_ALL": "C.UTF-8"}
        run = lambda *line: subprocess.run([satz, *line], env=environment, capture_output=True, text=True)
        done = run("import", path, "--yes")
        if done.returncode:
            sys.exit(done.stdout + done.stderr)
        reported = re.search(r"(\d+) lines? left out", done.stdout)
        table = run("export", "--csv").stdout
    sets = collections.Counter()
    for row in csv.DictReader(table.splitlines(keepends=True)):
        if row["record"] != "set":
            continue
        load = row["load_kg"] or row["bodyweight_plus_kg"]
        values = (float(text) if text else None for text in (row["reps"], load, row["seconds"], row["metres"], row["rpe"]))
        reps, load, seconds, metres, rpe = values
        sets[(row["day"], row["role"], *map(rounded, (reps, abs(load) if load else None, seconds, metres, rpe)))] += 1
    return sets, int(reported[1]) if reported else 0


def main():
    satz, *paths = sys.argv[1:]
    differs = False
    for path in paths:
        (expected, unread), (found, reported) = theirs(path), ours(satz, path)
        missing, extra = expected - found, found - expected
        print(f"{path}: {expected.total()} sets, {found.total()} imported, {unread} lines unreadable, {reported} reported")
        for what, sets in (("missing", missing), ("not in the file", extra)):
            for one, count in list(sets.items())[:20]:
                print(f"  {what}: {count} × {one}")
        differs = differs or bool(missing or extra) or unread != reported
    sys.exit(differs)


if __name__ == "__main__":
    main()
