"""Writes an export as another app would, with the oddities of real ones: generate.py strong|hevy SEED > FILE.

Real exports are not in the repository. The headers are those of the apps; the rows are made up from a seed.
"""
import csv
import datetime
import random
import sys

LIFTS = ["Bench Press (Barbell)", "Squat (Barbell)", "Deadlift (Barbell)", "Lat Pulldown (Machine)",
         "Seated Row (Machine)", "Triceps Pushdown (Cable - Straight Bar)", "Bent Over One Arm Row (Dumbbell)",
         "Xylo Raise (Made Up)", "Zorb Thing"]
BODY = ["Pull Up", "Pull Up (Assisted)", "Chest Dip (Assisted)", "Push Up"]
TITLES = ["Push", "Pull", "Legs, \"heavy\"", "Müde", "Early\nmorning"]
HEVY = ["title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes",
        "set_index", "set_type", "weight_kg", "reps", "distance_km", "duration_seconds", "rpe"]
STRONG = ["Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Reps", "Distance", "Seconds",
          "Notes", "Workout Notes", "RPE"]


def sessions(rng):
    """Days in order, some with two sessions; lengths in seconds, some missing, some longer than a day."""
    moment = datetime.datetime(2024, 1, 2, 6, 30)
    for _ in range(60):
        moment += datetime.timedelta(hours=rng.choice([7, 25, 48, 50, 200]), minutes=rng.randrange(50))
        length = rng.choice([0, 2700, 3600, 5400, 20_000, 100_000])
        yield moment, rng.choice(TITLES), length, [exercise(rng) for _ in range(rng.randrange(1, 6))]


def exercise(rng):
    """A name, and its sets as (type, weight, reps, km, seconds, rpe); types are Hevy's."""
    kind = rng.randrange(10)
    if kind == 0:
        return "Plank", [("normal", "", "", "", rng.randrange(20, 200), "") for _ in range(2)]
    if kind == 1:
        return "Running", [("normal", "", "", rng.choice(["5", "10.5", "0.4"]), rng.randrange(60, 4000), "")]
    if kind < 4:
        weight = lambda: rng.choice(["", "0", "5", "12.5", "20"])
        return rng.choice(BODY), [("normal", weight(), rng.randrange(1, 20), "", "", "") for _ in range(3)]
    sets = [("warmup", "40", 10, "", "", "")] if rng.randrange(2) else []
    for _ in range(rng.randrange(1, 6)):
        reps = rng.choice([0, 1, 1, 3, 5, 8, 12, 15])
        sets.append((rng.choice(["normal", "normal", "failure", "dropset"]), rng.choice(["60", "62.5", "81.25", "140"]),
                     reps, "", "", rng.choice(["", "", "6", "7.5", "10"])))
    if not rng.randrange(8):
        sets.append(("normal", "many", 5, "", "", ""))
    if not rng.randrange(8):
        sets.append(("normal", "", 0, "", "", ""))
    if not rng.randrange(12):
        # Nobody does these.
        sets.append(("normal", *rng.choice([("700", 5), ("60", 877777), ("1200", 5), ("60", 1500)]), "", "", ""))
    return rng.choice(LIFTS), sets


def hevy(rng, out):
    rows = csv.DictWriter(out, HEVY, quoting=csv.QUOTE_ALL)
    rows.writeheader()
    say = lambda moment: f"{moment.day} {moment:%b %Y, %H:%M}"
    for number, (moment, title, length, exercises) in enumerate(sessions(rng)):
        for place, (name, sets) in enumerate(exercises):
            for index, (kind, weight, reps, km, seconds, rpe) in enumerate(sets):
                start = "someday" if number == 3 and index == 0 else say(moment)
                rows.writerow(dict(
                    title=title, start_time=start, end_time=say(moment + datetime.timedelta(seconds=length)),
                    description="felt \"good\"\nand strong", exercise_title=name,
                    superset_id=place // 2 if number % 5 == 0 else "", exercise_notes="slow" if place == 1 else "",
                    set_index=index, set_type=kind, weight_kg=weight, reps=reps, distance_km=km,
                    duration_seconds=seconds, rpe=rpe))


def strong(rng, out):
    rows = csv.DictWriter(out, STRONG)
    rows.writeheader()
    orders = {"warmup": "W", "failure": "F", "dropset": "D"}
    for number, (moment, title, length, exercises) in enumerate(sessions(rng)):
        for name, sets in exercises:
            for index, (kind, weight, reps, km, seconds, rpe) in enumerate(sets):
                common = {"Date": "yesterday" if number == 3 and index == 0 else f"{moment:%Y-%m-%d %H:%M:%S}",
                          "Workout Name": title, "Duration": f"{length // 3600}h {length // 60 % 60}m",
                          "Exercise Name": name, "Workout Notes": "a, b; c"}
                rows.writerow(common | {"Set Order": orders.get(kind, index + 1), "Weight": weight or 0,
                                        "Reps": reps or 0, "Distance": km or 0, "Seconds": seconds or 0, "RPE": rpe})
                if index == 0 and number % 4 == 0:
                    rows.writerow(common | {"Set Order": "Rest Timer", "Seconds": 90})


if __name__ == "__main__":
    {"strong": strong, "hevy": hevy}[sys.argv[1]](random.Random(int(sys.argv[2])), sys.stdout)
