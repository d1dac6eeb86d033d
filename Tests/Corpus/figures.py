"""Computes every figure of `stats` and `records` from `export --csv` and compares: figures.py SATZ SEED.

The log is that of two generated exports. Only which muscles an exercise trains is taken from Satz.
"""
import collections
import csv
import datetime
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def monday(day):
    return day - datetime.timedelta(days=day.weekday())


def integer(text, scale=1):
    return round(float(text) * scale) if text else None


def bodyweights(table):
    """The bodyweight of a day as a function: the last one up to it, before the first one the first."""
    entered = {}
    rows = [row for row in csv.DictReader(table.splitlines(keepends=True)) if row["record"] == "bodyweight"]
    for row in sorted(rows, key=lambda row: int(row["began"])):
        entered[datetime.date.fromisoformat(row["day"])] = integer(row["load_kg"], 1000)
    weighed = sorted((day, grams) for day, grams in entered.items() if grams is not None)

    def on(day):
        before = [grams for weighing, grams in weighed if weighing <= day]
        return before[-1] if before else weighed[0][1] if weighed else None
    return on


def sets_of(table):
    bodyweight = bodyweights(table)
    for row in csv.DictReader(table.splitlines(keepends=True)):
        if row["record"] == "set" and row["role"] != "warmup":
            day = datetime.date.fromisoformat(row["day"])
            yield dict(
                day=day, bodyweight=bodyweight(day), exercise=row["exercise_key"], reps=integer(row["reps"]),
                grams=integer(row["load_kg"], 1000), count=integer(row["load_count"]) or 1,
                plus=integer(row["bodyweight_plus_kg"], 1000), time=integer(row["seconds"], 1000),
                distance=integer(row["metres"], 1000), energy=integer(row["kcal"]), rpe=row["rpe"],
                sides=2 if row["side"] == "each" else 1, session=row["id"])


def moved(one):
    """The load, or the bodyweight of that day with what was added or taken off."""
    if one["plus"] is None:
        return one["grams"] or 0
    return max(0, one["bodyweight"] + one["plus"]) if one["bodyweight"] is not None else 0


def volume(one):
    return moved(one) * one["count"] * (one["reps"] or 0)


def estimated_max(one):
    """Epley's formula; each point of RPE below ten is one more rep."""
    load, reps, rpe = moved(one), one["reps"], float(one["rpe"] or 10)
    if not load or load < 1 or not reps or reps > 12 or not 5 <= rpe <= 10:
        return None
    if reps == 1 and rpe == 10:
        return load
    return int(load * (1 + (reps + 10 - rpe) / 30) + 0.5)


def values(one):
    """The value of a set in each kind of record."""
    reps = one["reps"] or None
    measured = one["reps"] is None and (one["time"] or one["distance"] or one["energy"])
    if one["grams"] and (reps or measured):
        yield "load", one["grams"]
    if one["plus"] is not None and reps:
        yield "added", one["plus"]
    if estimated_max(one):
        yield "estimated-max", estimated_max(one)
    if reps and reps <= 10_000 and one["grams"] is None and not one["plus"]:
        yield "reps", reps
    if volume(one):
        yield "volume", volume(one)
    if one["time"] and one["reps"] is None and one["distance"] is None and one["energy"] is None:
        yield "time", one["time"]
    if one["distance"]:
        yield "distance", one["distance"]


def records(sets):
    best = {}
    for one in sorted(sets, key=lambda one: one["day"]):
        for kind, value in values(one):
            key = one["exercise"], kind
            if key not in best or best[key][0] < value:
                best[key] = value, one["day"].isoformat()
    return {key: value for key, value in best.items() if key[1] != "added" or value[0] != 0}


def rep_maxes(sets, estimated, bodyweight):
    """The best load for each number of reps, of the kind of load with the most rep records, and what Epley predicts."""
    families = collections.defaultdict(dict)
    for one in sorted(sets, key=lambda one: one["day"]):
        load = one["grams"] if one["plus"] is None else one["plus"]
        if load is None or not one["reps"]:
            continue
        family = families["bodyweight" if one["plus"] is not None else one["count"]]
        if load not in family or family[load][0] < one["reps"]:
            family[load] = one["reps"], one["day"].isoformat()
    kept = {}
    for name, loads in families.items():
        most, kept[name] = 0, {}
        for load in sorted(loads, reverse=True):
            if loads[load][0] > most and not (name == "bodyweight" and load == 0):
                most = loads[load][0]
                kept[name][load] = loads[load]
    if not any(kept.values()):
        return []
    name = max(kept, key=lambda name: (len(kept[name]), -(10 ** 9 if name == "bodyweight" else name)))
    rows = []
    for reps in range(1, 13):
        row = {"reps": reps}
        fitting = [load for load, (most, _) in kept[name].items() if most >= reps]
        if fitting:
            row |= {"load_grams": max(fitting), "day": kept[name][max(fitting)][1]}
        if estimated and (estimated[1] == name):
            load = estimated[0] if reps == 1 else int(estimated[0] * 30 / (30 + reps) + 0.5)
            row["predicted_grams"] = load - bodyweight if name == "bodyweight" else load
        if len(row) > 1:
            rows.append(row)
    return rows


def best_estimate(sets):
    """The highest estimated max with the kind of load that it comes from; the first that reached it."""
    best = None
    for one in sorted(sets, key=lambda one: one["day"]):
        value = estimated_max(one)
        if value and (best is None or best[0] < value):
            best = value, "bodyweight" if one["plus"] is not None else one["count"]
    return best


def mean_efforts(sets):
    days = collections.defaultdict(list)
    for one in sets:
        if one["rpe"]:
            days[one["day"].isoformat()].append(float(one["rpe"]))
    return {day: round(sum(values) / len(values), 2) for day, values in days.items()}


def stats(sets, table, library, last):
    sessions = [row for row in csv.DictReader(table.splitlines(keepends=True)) if row["record"] == "session"]
    everything = {row["id"] for row in csv.DictReader(table.splitlines(keepends=True)) if row["record"] == "set"}
    trained = [row for row in sessions if row["id"] in everything]
    first = min(datetime.date.fromisoformat(row["day"]) for row in trained)
    weeks = {}
    day = monday(first)
    while day <= last:
        weeks[day] = dict(monday=day.isoformat(), sessions=0, sets=0, volume_grams=0, muscles=collections.Counter())
        day += datetime.timedelta(days=7)
    seconds = 0
    for row in trained:
        weeks[monday(datetime.date.fromisoformat(row["day"]))]["sessions"] += 1
        length = float(row["active_s"]) if row["active_s"] else min(float(row["length_s"] or 0), 4 * 3600)
        seconds += length
    for one in sets:
        week = weeks[monday(one["day"])]
        week["sets"] += 1
        week["volume_grams"] += volume(one) * one["sides"]
        entry = library.get(one["exercise"])
        if entry and not (entry["category"] == "conditioning" and entry["measure"] != "reps"):
            for muscle in entry["primary"]:
                week["muscles"][muscle] += 1
            for muscle in entry["secondary"]:
                week["muscles"][muscle] += 0.5
    reached = [week["sessions"] >= 3 for week in weeks.values()]
    run = longest = 0
    for index, is_reached in enumerate(reached):
        run = run + 1 if is_reached else run if index == len(reached) - 1 else 0
        longest = max(longest, run)
    muscles = sum((week["muscles"] for week in weeks.values()), collections.Counter())
    return {
        "from": first.isoformat(), "through": last.isoformat(), "sessions": len(trained), "sets": len(sets),
        "volume_grams": sum(week["volume_grams"] for week in weeks.values()), "seconds": int(seconds),
        "weekly_goal": 3, "weeks_reached": sum(reached), "streak": run, "longest_streak": longest,
        "weeks": [week | {"muscles": dict(week["muscles"])} for week in weeks.values()],
        "muscles": {muscle: int(count / len(weeks) * 100 + 0.5) / 100 for muscle, count in muscles.items()}}


def main():
    satz, seed = sys.argv[1], int(sys.argv[2])
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"SATZ_HOME": home, "LC_ALL": "C.UTF-8"}

        def run(*line):
            done = subprocess.run(line, env=environment, capture_output=True, text=True)
            if done.returncode:
                sys.exit(f"{line}: {done.stdout}{done.stderr}")
            return done.stdout

        for app in ("strong", "hevy"):
            path = f"{home}/{app}.csv"
            with open(path, "w", encoding="utf-8") as file:
                file.write(run(sys.executable, f"{HERE}/generate.py", app, str(seed + len(app))))
            run(satz, "import", path, "--yes")
        for day, mass in ("2024-02-10", 81), ("2024-03-01", 79.5), ("2024-03-01", 80.5), ("2024-07-01", 84):
            run(satz, "profile", "bodyweight", f"{mass}kg", "--day", day)
        table = run(satz, "export", "--csv")
        last = datetime.date(2025, 12, 31)
        found = json.loads(run(satz, "stats", "--json", "--all-time", "--until", last.isoformat()))
        found_records = {(record["exercise"], record["kind"]): (record["value"], record["day"])
                         for record in json.loads(run(satz, "records", "--json"))}
        pages = {key: json.loads(run(satz, "stats", key, "--json", "--all-time", "--until", last.isoformat()))
                 for key in ("bench-press", "deadlift", "pull-up", "plank")}
        library = {entry["key"]: entry for entry in json.loads(run(satz, "exercises", "list", "--json"))}
    sets = list(sets_of(table))
    wrong = []
    expected = stats(sets, table, library, last)
    for key in expected.keys() | found.keys():
        if expected.get(key) != found.get(key):
            wrong.append(f"stats {key}: {found.get(key)}, from the CSV {expected.get(key)}")
    expected_records = records(sets)
    for key in expected_records.keys() | found_records.keys():
        if expected_records.get(key) != found_records.get(key):
            wrong.append(f"record {key}: {found_records.get(key)}, from the CSV {expected_records.get(key)}")
    for key, page in pages.items():
        own = [one for one in sets if one["exercise"] == key]
        expected_maxes = rep_maxes(own, best_estimate(own), bodyweights(table)(datetime.date.today()))
        if page["rep_maxes"] != expected_maxes:
            wrong.append(f"rep maxes of {key}: {page['rep_maxes']}, from the CSV {expected_maxes}")
        efforts = {day["day"]: day["mean_rpe"] for day in page["days"] if "mean_rpe" in day}
        if efforts.keys() != mean_efforts(own).keys() or any(
                abs(efforts[day] - effort) > 0.011 for day, effort in mean_efforts(own).items()):
            wrong.append(f"RPE of {key}: {efforts}, from the CSV {mean_efforts(own)}")
    if not sets or not expected_records:
        wrong.append("nothing was compared")
    print(f"{len(sets)} sets, {len(expected['weeks'])} weeks, {len(expected_records)} records compared")
    sys.exit("\n".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
