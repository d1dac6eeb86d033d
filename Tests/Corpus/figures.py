"""Computes every figure of `stats`, `records` and `review` from `export --csv` and compares: figures.py SATZ SEED.

The log is that of two generated exports. Only which muscles an exercise trains is taken from Satz.
"""
import collections
import csv
import datetime
import json
import os
import re
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


ON_FOOT = {100_000: 4.7, 42_195: 5.9, 21_097: 6.25, 10_000: 6.45, 5000: 6.7, 3000: 7.0, 1500: 7.4, 1000: 7.7, 800: 8.0,
           400: 9.4, 200: 10.5, 0: 12.5}


def fastest(exercise, way):
    """A little more than the world record, in metres a second times 1000; these exports have no other records than of running."""
    if exercise not in {"run", "jog", "walk", "treadmill", "hike", "sprint"}:
        return 50_000
    return round(1000 * next(speed for metres, speed in ON_FOOT.items() if way >= 1000 * metres))


def is_unbelievable(row):
    """A slip of the finger, of which no figure is made; everything beyond anybody's is imported here."""
    load, reps = abs(integer(row["load_kg"], 1000) or integer(row["bodyweight_plus_kg"], 1000) or 0), integer(row["reps"]) or 0
    if reps > 5000 or load > 1_000_000 or (integer(row["load_count"]) or 1) > 100:
        return True
    way, time = integer(row["metres"], 1000) or 0, integer(row["seconds"], 1000) or 0
    is_far = way > 1_000_000_000 or 0 < time and way * 1000 > fastest(row["exercise_key"], way) * time
    return (reps > 1000 or load > 600_000 or is_far) and "confirmed" not in row["label"].split(", ")


def sets_of(table):
    bodyweight = bodyweights(table)
    for row in csv.DictReader(table.splitlines(keepends=True)):
        if row["record"] == "set" and row["role"] != "warmup":
            day = datetime.date.fromisoformat(row["day"])
            if is_unbelievable(row):
                continue
            reps, parts = integer(row["reps"]), [int(part) for part in row["parts"].split("+") if part]
            yield dict(
                in_a_row=min(reps, max(parts)) if parts else reps,
                day=day, bodyweight=bodyweight(day), exercise=row["exercise_key"], reps=reps,
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
    load, reps, rpe = moved(one), one["in_a_row"], float(one["rpe"] or 10)
    if not load or load < 1 or not reps or reps > 12 or not 5 <= rpe <= 10:
        return None
    if reps == 1 and rpe == 10:
        return load
    return int(load * (1 + (reps + 10 - rpe) / 30) + 0.5)


def values(one):
    """The value of a set in each kind of record."""
    reps = one["in_a_row"] or None
    measured = one["reps"] is None and (one["time"] or one["distance"] or one["energy"])
    if one["grams"] and (reps or measured):
        yield "load", one["grams"]
    if one["plus"] is not None and reps:
        yield "added", one["plus"]
    if estimated_max(one):
        yield "estimated-max", estimated_max(one)
    if reps and one["grams"] is None and not one["plus"]:
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
        if load is None or not one["in_a_row"]:
            continue
        family = families["bodyweight" if one["plus"] is not None else one["count"]]
        if load not in family or family[load][0] < one["in_a_row"]:
            family[load] = one["in_a_row"], one["day"].isoformat()
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


def streak(days, last):
    """Days in a row up to now, today or yesterday, and the most."""
    run = longest = 0
    day = min(days, default=last)
    while day <= last:
        run = run + 1 if day in days else run if day == last else 0
        longest = max(longest, run)
        day += datetime.timedelta(days=1)
    return run, longest


DISTANCES = 100, 200, 400, 500, 800, 1000, 2000, 3000, 5000, 10000, 15000, 21097.5, 42195, 100000


def endurance(sets):
    """Distance, time and pace by week, and the best times of whole sets."""
    weeks, bests = {}, []
    for one in sets:
        distance, time = (one["distance"] or 0) * one["sides"], (one["time"] or 0) * one["sides"]
        if distance or time:
            week = weeks.setdefault(monday(one["day"]), [0, 0, 0, 0])
            both = (distance, time) if distance and time else (0, 0)
            weeks[monday(one["day"])] = [a + b for a, b in zip(week, (distance, time) + both)]
    longer = None
    for metres in reversed(DISTANCES):
        times = [(one["time"], one["day"], one["distance"]) for one in sets
                 if one["distance"] and one["time"] and metres * 990 <= one["distance"] <= metres * 1100]
        if times and (longer is None or min(times)[0] < longer):
            time, day, covered = min(times)
            bests.append({"metres": metres, "seconds": time / 1000, "day": day.isoformat()})
            longer = time
    return [
        {"monday": day.isoformat(), "metres": distance / 1000, "seconds": time / 1000}
        | ({"seconds_per_km": paced_time / paced * 1000} if paced else {})
        for day, (distance, time, paced, paced_time) in sorted(weeks.items())], list(reversed(bests))


def compared_endurance(key, page, own, wrong):
    weeks, bests = endurance(own)
    for week, found in zip(weeks, page["weeks"], strict=True):
        if abs(week.pop("seconds_per_km", 0) - found.pop("seconds_per_km", 0)) > 0.0051 or week != found:
            wrong.append(f"week of {key}: {found}, from the CSV {week}")
    for best in page["distance_bests"]:
        del best["covered_metres"]
    if page["distance_bests"] != bests or not bests:
        wrong.append(f"best by distance of {key}: {page['distance_bests']}, from the CSV {bests}")


def stillness(kind, page, table, last, wrong):
    rows = [row for row in csv.DictReader(table.splitlines(keepends=True))]
    done = [row for row in rows if row["record"] == "session" and row["kind"] == {"sitting": "meditation"}.get(kind, kind)]
    days = {datetime.date.fromisoformat(row["day"]) for row in done}
    now, longest = streak(days, last)
    holds = collections.defaultdict(list)
    for row in rows:
        if row["record"] == "score" and row["score"] == "hold" and kind == "breathing":
            holds[row["day"]].append(float(row["score_value"]))
    expected = {
        "days": len(days), "seconds": seconds_of(done, {"meditation", "breathing"}), "streak": now, "longest_streak": longest,
        "holds": [{"day": day, "seconds": seconds} for day, seconds in sorted(holds.items())]}
    for key, value in expected.items():
        if page[key] != value:
            wrong.append(f"{kind} {key}: {page[key]}, from the CSV {value}")
    if sum(week["days"] for week in page["weeks"]) != len(days):
        wrong.append(f"weeks of {kind}: {page['weeks']}")


def weeks_in_a_row(days, last):
    """With three sessions or more: up to the week of the last day, which breaks nothing, and the most."""
    counts = collections.Counter(monday(day) for day in days if day <= last)
    run = longest = 0
    week = min(counts)
    while week <= last:
        run = run + 1 if counts[week] >= 3 else run if week == monday(last) else 0
        longest = max(longest, run)
        week += datetime.timedelta(days=7)
    return run, longest


def stats(sets, table, library, first, last):
    """Of a period; its first day is that of the first training if none is given."""
    sessions = [row for row in csv.DictReader(table.splitlines(keepends=True)) if row["record"] == "session"]
    everything = {row["id"] for row in csv.DictReader(table.splitlines(keepends=True)) if row["record"] == "set"}
    days_trained = [datetime.date.fromisoformat(row["day"]) for row in sessions if row["id"] in everything]
    began = min(days_trained)
    first = first or began
    run, longest = weeks_in_a_row(days_trained, last)
    trained = [row for row in sessions if row["id"] in everything and first <= datetime.date.fromisoformat(row["day"]) <= last]
    all_sets, sets = sets, [one for one in sets if first <= one["day"] <= last]
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
        # A set without a rep was missed.
        week["sets"] += one["reps"] != 0
        week["volume_grams"] += volume(one) * one["sides"]
        entry = library.get(one["exercise"])
        if entry and one["reps"] != 0 and not (entry["category"] == "conditioning" and entry["measure"] != "reps"):
            for muscle in entry["primary"]:
                week["muscles"][muscle] += 1
            for muscle in entry["secondary"]:
                week["muscles"][muscle] += 0.5
    # An average leaves out the weeks before the first training and those that the period shows only a part of.
    begun = [day for day in weeks if day + datetime.timedelta(days=6) >= began]
    whole = [day for day in begun if day + datetime.timedelta(days=6) <= last and (day >= first or began >= first)] or begun
    muscles = {muscle: sum(weeks[day]["muscles"][muscle] for day in whole) for week in weeks.values() for muscle in week["muscles"]}
    months = {}
    (begin, end), _, before = stretches("month", last)
    for name, stretch in ("month", (begin, end)), ("month_before", before):
        months[name] = {"from": stretch[0].isoformat(), "through": stretch[1].isoformat(),
                        "muscles": sums(all_sets, sessions, everything, library, stretch)["muscles"]}
    now, longest_still = streak({datetime.date.fromisoformat(row["day"]) for row in sessions if row["kind"] != "workout"}, last)
    shown = [row for row in sessions if first <= datetime.date.fromisoformat(row["day"]) <= last]
    return months | {
        "sitting_seconds": seconds_of(shown, {"meditation"}), "breathing_seconds": seconds_of(shown, {"breathing"}),
        "still_streak": now, "longest_still_streak": longest_still, "muscle_targets": {"chest": {"least": 10, "most": 20}},
        "from": first.isoformat(), "through": last.isoformat(), "sessions": len(trained), "sets": sum(one["reps"] != 0 for one in sets),
        "volume_grams": sum(week["volume_grams"] for week in weeks.values()), "seconds": int(seconds), "sessions_of_unknown_length": unknown(trained),
        "weekly_goal": 3, "weeks_reached": sum(week["sessions"] >= 3 for week in weeks.values()), "streak": run, "longest_streak": longest,
        "weeks": [week | {"muscles": dict(week["muscles"])} for week in weeks.values()],
        "muscles": {muscle: int(count / len(whole) * 100 + 0.5) / 100 for muscle, count in muscles.items()}}


MEASURES = "estimated-max", "load", "reps", "time"


def first_and_end(span, day):
    """The first and the last day of the week, the month or the year of a day."""
    if span == "week":
        return monday(day), monday(day) + datetime.timedelta(days=6)
    if span == "year":
        return day.replace(month=1, day=1), day.replace(month=12, day=31)
    later = (day.replace(day=28) + datetime.timedelta(days=4)).replace(day=1)
    return day.replace(day=1), later - datetime.timedelta(days=1)


def stretches(span, day):
    """The period up to the day, its end, and the stretch of the one before that it is compared with."""
    first, end = first_and_end(span, day)
    last = first - datetime.timedelta(days=1)
    before = first_and_end(span, last)[0]
    if day == end:
        return (first, day), end, (before, last)
    if span == "year":
        same = day.replace(year=day.year - 1, day=28 if (day.month, day.day) == (2, 29) else day.day)
    else:
        same = before + (day - first)
    return (first, day), end, (before, min(last, same))


def bests(sets):
    """The best of each kind of each exercise."""
    best = {}
    for one in sets:
        for kind, value in values(one):
            best[one["exercise"], kind] = max(value, best.get((one["exercise"], kind), value))
    return best


def seconds_of(rows, kinds):
    """Whole seconds, from the milliseconds of sessions of these kinds."""
    lengths = (float(row["active_s"]) if row["active_s"] else min(float(row["length_s"] or 0), 4 * 3600)
               for row in rows if row["kind"] in kinds)
    return int(round(sum(lengths) * 1000) // 1000)


def unknown(rows):
    """How many of these sessions have no length."""
    return sum(not float(row["active_s"] or row["length_s"] or 0) for row in rows)


def sums(sets, sessions, trained, library, stretch):
    # A set without a rep was missed.
    within = [one for one in sets if stretch[0] <= one["day"] <= stretch[1] and one["reps"] != 0]
    rows = [row for row in sessions if stretch[0] <= datetime.date.fromisoformat(row["day"]) <= stretch[1]]
    done = [row for row in rows if row["id"] in trained]
    muscles, distance = collections.Counter(), 0
    for one in within:
        entry = library.get(one["exercise"])
        if entry and entry["category"] == "conditioning" and entry["measure"] != "reps":
            distance += (one["distance"] or 0) * one["sides"]
        elif entry:
            for muscle in entry["primary"]:
                muscles[muscle] += 1
            for muscle in entry["secondary"]:
                muscles[muscle] += 0.5
    return {
        "sessions": len(done), "seconds": seconds_of(done, {"workout"}), "sets": len(within),
        "sessions_of_unknown_length": unknown(done),
        "volume_grams": sum(volume(one) * one["sides"] for one in within), "muscles": dict(muscles), "metres": distance / 1000,
        "breathing_seconds": seconds_of(rows, {"breathing"}), "sitting_seconds": seconds_of(rows, {"meditation"})}


def stalls(sets, last):
    """Lifts whose best of twelve weeks was reached six or more training days ago, from when it was first reached without a
    better day or a break of twelve weeks after that."""
    first, found = last - datetime.timedelta(days=83), []
    exercises = {one["exercise"] for one in sets}
    for exercise in exercises:
        for kind in MEASURES:
            all_days = {}
            for one in sets:
                value = dict(values(one)).get(kind)
                if one["exercise"] == exercise and one["day"] <= last and value:
                    all_days[one["day"]] = max(value, all_days.get(one["day"], 0))
            days = {day: value for day, value in all_days.items() if day >= first}
            if len(days) < 7:
                continue
            best = max(days.values())
            since = min(day for day, value in days.items() if value == best)
            after = sum(day > since for day in days)
            earliest = min(days)
            for day in sorted((day for day in all_days if day < first), reverse=True):
                if all_days[day] > best or (earliest - day).days > 84:
                    break
                earliest, since = day, day if all_days[day] == best else since
            if after >= 6:
                after = sum(day > since for day in all_days)
                found.append((exercise, kind, best, since.isoformat(), after))
            break
    return found


def best_times(sets, first, last):
    """The times over usual distances, and no more than a tenth beyond them, that beat every session before; of several the last."""
    sessions, order = collections.defaultdict(list), {}
    for one in sets:
        if one["distance"] and one["time"] and one["day"] <= last:
            sessions[one["exercise"], one["day"], order.setdefault(one["session"], len(order))].append(one)
    best, beaten = {}, {}
    for (exercise, day, _), done in sorted(sessions.items()):
        for metres in DISTANCES:
            times = [one["time"] for one in done if metres * 990 <= one["distance"] <= metres * 1100]
            key = exercise, metres
            if times and key in best and min(times) < best[key] and day >= first:
                beaten[key] = min(times), best[key]
            if times:
                best[key] = min(*times, best.get(key, times[0]))
    return [{"exercise": exercise, "metres": metres, "seconds": time / 1000, "before": before / 1000}
            for (exercise, metres), (time, before) in sorted(beaten.items(), key=lambda one: (one[0][0], -one[0][1]))]


def review(span, until, sets, table, library):
    rows = list(csv.DictReader(table.splitlines(keepends=True)))
    sessions = [row for row in rows if row["record"] == "session"]
    trained = {row["id"] for row in rows if row["record"] == "set"}
    (first, last), end, (begin, before) = stretches(span, until)
    now, old = ([one for one in sets if a <= one["day"] <= b] for a, b in ((first, last), (begin, before)))
    best, best_before = bests(now), bests(one for one in sets if one["day"] < first)
    first_days, changes = {}, []
    for one in sorted(now, key=lambda one: one["day"]):
        for kind, value in values(one):
            day, known = first_days.get((one["exercise"], kind), (one["day"], value))
            if day == one["day"]:
                first_days[one["exercise"], kind] = day, max(value, known)
    records = sorted((*key, value, best_before.get(key, first_days[key][1])) for key, value in best.items()
                     if value > best_before.get(key, first_days[key][1]) and (key[1] != "added" or value != 0))
    earlier = bests(old)
    for exercise, kind, value, before_it in records:
        # Not done in the stretch before: its records say how much it rose.
        if exercise not in {one["exercise"] for one in old} and before_it > 0 \
                and kind == next((kind for kind in MEASURES if best.get((exercise, kind))), None) \
                and value - before_it >= (1000 if kind == "time" else 1):
            changes.append((exercise, kind, value, before_it))
    for exercise in {exercise for exercise, _ in best}:
        both = [kind for kind in MEASURES if best.get((exercise, kind)) and earlier.get((exercise, kind))]
        # Fractions of a second are no change.
        if both and abs(best[exercise, both[0]] - earlier[exercise, both[0]]) >= (1000 if both[0] == "time" else 1):
            changes.append((exercise, both[0], best[exercise, both[0]], earlier[exercise, both[0]]))
    weeks = [day for day in (monday(first) + datetime.timedelta(days=7 * n) for n in range(54))
             if day <= last and first <= day + datetime.timedelta(days=3) <= end]
    days_trained = [datetime.date.fromisoformat(row["day"]) for row in sessions if row["id"] in trained]
    counts = collections.Counter(monday(day) for day in days_trained if day <= last or last == end)
    reached = [week for week in weeks if counts[week] >= 3]
    # A week that runs is one only once it has reached the goal.
    weeks = [week for week in weeks if week >= monday(min(days_trained))
             and (week in reached or last == end or week + datetime.timedelta(days=6) <= last)]
    done = {one["exercise"] for one in now}
    return {
        "span": span, "from": first.isoformat(), "through": last.isoformat(), "end": end.isoformat(),
        "sums": sums(sets, sessions, trained, library, (first, last)),
        "before": {"from": begin.isoformat(), "through": before.isoformat(),
                   "sums": sums(sets, sessions, trained, library, (begin, before))},
        "weekly_goal": 3, "weeks": len(weeks), "weeks_reached": len(reached), "programs": [],
        "records": records, "best_times": best_times(sets, first, last),
        "changes": sorted(changes), "stalled": sorted(stalls([one for one in sets if one["exercise"] in done], last))}


def compared_reviews(run, satz, sets, table, library, wrong):
    """Weeks, months and years, running and over, in the midst of the log and at its end."""
    count = 0
    days = sorted({one["day"] for one in sets})
    ends = [days[len(days) // 3], days[2 * len(days) // 3], days[-1], datetime.date(2024, 3, 31), datetime.date(2024, 2, 29)]
    for span in "week", "month", "year":
        for until in ends:
            found = json.loads(run(satz, "review", span, "--json", "--until", until.isoformat()))
            for key, names in (("records", ("value", "before")), ("changes", ("value", "before")), ("stalled", ("value", "since", "days"))):
                found[key] = sorted((one["exercise"], one["kind"], *(one[name] for name in names)) for one in found[key])
            expected = review(span, until, sets, table, library)
            for key in expected.keys() | found.keys() - {"bodyweight_grams", "bodyweight_before_grams"}:
                if expected.get(key) != found.get(key):
                    wrong.append(f"review {span} until {until}, {key}: {found.get(key)}, from the CSV {expected.get(key)}")
            count += len(expected["records"]) + len(expected["best_times"]) + len(expected["changes"]) + len(expected["stalled"])
    return count


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
        for day, parts, load in ("2024-03-12", "4, 3, 2", 250), ("2024-06-02", "6, 6, 5, 5", 90), ("2024-03-12", "12, 12", 40):
            run(satz, "log", "add", f"bench press 2x({parts}) @ {load}kg", "--on", day, "--yes")
            run(satz, "log", "add", f"pull-up 1x(30, {parts})", "--on", day, "--yes")
        # One of the numbers that nobody reaches was meant.
        questions = re.findall("satz log edit ([0-9.]+) ([0-9]+) confirms it", run(satz, "stats", "--all-time"))
        for entry, done in questions[:1]:
            run(satz, "log", "edit", entry, done)
        for day, minutes in ("2024-03-26", 12), ("2024-03-28", 20):
            run(satz, "log", "add", f'meditation "Sit" < sit {minutes}min >', "--on", day)
            run(satz, "log", "add", 'breathing "Box" x3 < in 20s; hold 20s; out 25s >', "--on", day)
        for day, times in ("2024-03-01", ("5km 25min", "1km 4min", "3km")), ("2024-03-05", ("10.5km 51min", "400m 80s")):
            added = run(satz, "log", "add", "; ".join(f"run {time.split()[0]}" for time in times), "--on", day)
            number = re.search("[0-9]+", added).group()
            for index, time in enumerate(times, 1):
                run(satz, "log", "edit", f"{number}.{index}", time)
        run(satz, "profile", "target", "chest", "10-20")
        with open(f"{home}/b.satz", "w", encoding="utf-8") as file:
            file.write('breathing "Holds" x2 < in 1s; hold open; out 1s >')
        for _ in range(2):
            subprocess.run([satz, "run", f"{home}/b.satz"], env=environment, input="start\n" + "\n\n\n" * 4 + "finish\n",
                           text=True, capture_output=True, check=True)
        for day, mass in ("2024-02-10", 81), ("2024-03-01", 79.5), ("2024-03-01", 80.5), ("2024-07-01", 84):
            run(satz, "profile", "bodyweight", f"{mass}kg", "--day", day)
        table = run(satz, "export", "--csv")
        last = datetime.date(2025, 12, 31)
        found = {None: json.loads(run(satz, "stats", "--json", "--all-time", "--until", last.isoformat()))}
        found_records = {(record["exercise"], record["kind"]): (record["value"], record["day"])
                         for record in json.loads(run(satz, "records", "--json"))}
        pages = {key: json.loads(run(satz, "stats", key, "--json", "--all-time", "--until", last.isoformat()))
                 for key in ("bench-press", "deadlift", "pull-up", "plank", "run")}
        today = datetime.date.today()
        still = {kind: json.loads(run(satz, "stats", kind, "--json", "--all-time")) for kind in ("sitting", "breathing")}
        library = {entry["key"]: entry for entry in json.loads(run(satz, "exercises", "list", "--json"))}
        sets = list(sets_of(table))
        days = sorted({one["day"] for one in sets})
        # Periods in the midst of the log: from a Monday and from within a week, up to within one and to its end.
        for until, length in (days[len(days) // 2], 30), (days[len(days) // 3], 24), (monday(days[-1]) - datetime.timedelta(days=1), 55):
            since = until - datetime.timedelta(days=length)
            found[since, until] = json.loads(run(satz, "stats", "--json", "--since", since.isoformat(), "--until", until.isoformat()))
        wrong = []
        news = compared_reviews(run, satz, sets, table, library, wrong)
    weeks, longest = 0, 0
    for period, page in found.items():
        expected = stats(sets, table, library, *(period or (None, last)))
        weeks, longest = weeks + len(expected["weeks"]), max(longest, expected["longest_streak"])
        for key in expected.keys() | page.keys():
            if expected.get(key) != page.get(key):
                wrong.append(f"stats {page['from']} {page['through']} {key}: {page.get(key)}, from the CSV {expected.get(key)}")
    expected_records = records(sets)
    for key in expected_records.keys() | found_records.keys():
        if expected_records.get(key) != found_records.get(key):
            wrong.append(f"record {key}: {found_records.get(key)}, from the CSV {expected_records.get(key)}")
    for key, page in pages.items():
        own = [one for one in sets if one["exercise"] == key]
        expected_maxes = rep_maxes(own, best_estimate(own), bodyweights(table)(datetime.date.today()))
        if "weeks" in page:
            compared_endurance(key, page, own, wrong)
        if page["rep_maxes"] != expected_maxes:
            wrong.append(f"rep maxes of {key}: {page['rep_maxes']}, from the CSV {expected_maxes}")
        efforts = {day["day"]: day["mean_rpe"] for day in page["days"] if "mean_rpe" in day}
        if efforts.keys() != mean_efforts(own).keys() or any(
                abs(efforts[day] - effort) > 0.011 for day, effort in mean_efforts(own).items()):
            wrong.append(f"RPE of {key}: {efforts}, from the CSV {mean_efforts(own)}")
    for kind, page in still.items():
        stillness(kind, page, table, today, wrong)
    if not still["breathing"]["holds"] or "weeks" not in pages["run"]:
        wrong.append("no hold or no run was compared")
    if not sets or not expected_records or not news or longest < 2 or not questions:
        wrong.append("nothing was compared")
    print(f"{len(sets)} sets, {weeks} weeks, {len(expected_records)} records, {news} news of reviews compared")
    sys.exit("\n".join(wrong) if wrong else 0)


if __name__ == "__main__":
    main()
