"""Reads what `satz export --fit` and `--tcx` write with readers that are not ours, and compares it with the CSV:
exported.py SATZ. FIT is read by fitdecode, which knows Garmin's profile; TCX by Python's XML."""
import csv
import io
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

import fitdecode

NAMESPACE = "{http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2}"


def run(home, *words, typed=""):
    environment = os.environ | {"SATZ_HOME": home, "HOME": home, "LC_ALL": "C.UTF-8", "TZ": "UTC", "TERM": "dumb"}
    done = subprocess.run([sys.argv[1], *words], env=environment, input=typed, capture_output=True, text=True)
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    return done


def rows(home):
    """The sets of the last session, as the CSV has them."""
    all_rows = [row for row in csv.DictReader(io.StringIO(run(home, "export", "--csv").stdout)) if row["record"] == "set"]
    return [row for row in all_rows if row["id"] == all_rows[-1]["id"]]


def fit(path):
    """Strict: the checksums are those of the bytes, and every message is defined."""
    with fitdecode.FitReader(path, check_crc=fitdecode.CrcCheck.RAISE, error_handling=fitdecode.ErrorHandling.RAISE) as reader:
        return [{"message": frame.name} | {field.name: field.value for field in frame.fields} for frame in reader
                if isinstance(frame, fitdecode.FitDataMessage)]


def strength(home):
    sets = "zercher yoke thing 4 @ 82.3kg; bench 3x8 @ 62.5kg; dips 2x6 @ bw+10kg; pull-up 5 @ bw-20kg; plank 1:30"
    run(home, "log", "add", f'workout "Push" < {sets} >', "--new", "--time", "30min")
    path = os.path.join(home, "push.fit")
    run(home, "export", "--fit", path)
    messages = fit(path)
    titles = {(m["exercise_category"], m["exercise_name"]): m["wkt_step_name"] for m in messages if m["message"] == "exercise_title"}
    sets = [m for m in messages if m["message"] == "set" and m["set_type"] == "active"]
    # An array of one is a value or a tuple, as the reader pleases.
    first = lambda value: value[0] if isinstance(value, (tuple, list)) else value
    found = [(titles.get((first(m["category"]), first(m["category_subtype"]))), m.get("repetitions"),
              round(m["weight"] * 2, 0) / 2 if m.get("weight") else None) for m in sets]
    assert found == [("Zercher yoke thing", 4, 82.5)] + [("Bench press", 8, 62.5)] * 3 + [("Dip", 6, 10)] * 2 + [
        ("Pull-up (Assisted)", 5, 20), ("Plank", None, None)], found
    assert [first(m["category"]) for m in sets[:4]] == ["unknown"] + ["bench_press"] * 3, sets
    assert sets[-1]["duration"] == 90, sets[-1]
    (session,) = [m for m in messages if m["message"] == "session"]
    assert (session["sport"], session["sub_sport"]) == ("training", "strength_training"), session
    other = os.path.join(home, "other")
    os.mkdir(other)
    run(other, "import", "--yes", path)
    columns = ["exercise", "reps", "load_count", "load_kg", "bodyweight_plus_kg", "seconds", "set", "of"]
    (mine, theirs) = [[{name: row[name] for name in columns} for row in rows(place)] for place in (home, other)]
    # The library has assisted pull-ups as an exercise of their own.
    theirs = [row | {"exercise": row["exercise"].replace("Assisted pull-up", "Pull-up")} for row in theirs]
    assert mine == theirs, [pair for pair in zip(mine, theirs) if pair[0] != pair[1]]
    said = run(home, "export", "--tcx")
    lap = ET.fromstring(said.stdout).find(f".//{NAMESPACE}Lap")
    assert lap.find(f"{NAMESPACE}DistanceMeters").text == "0" and "8 sets only as a note" in said.stderr, said.stderr
    notes = ET.fromstring(said.stdout).find(f".//{NAMESPACE}Notes").text
    assert notes.startswith("Push\n") and "62.5kg" in notes, notes


def endurance(home):
    generator = os.path.join(os.path.dirname(__file__), "activities.py")
    source = os.path.join(home, "run.fit")
    with open(source, "wb") as file:
        file.write(subprocess.run([sys.executable, generator, "fit", "3"], capture_output=True, check=True).stdout)
    run(home, "import", "--yes", source)
    before = rows(home)
    path = os.path.join(home, "again.fit")
    run(home, "export", "--fit", path, "--session", "1")
    messages = fit(path)
    after = [m for m in messages if m["message"] == "lap"]
    assert len(after) == 3 and {m["message"] for m in messages} >= {"file_id", "session", "activity"}
    for one, two in zip(before, after):
        assert two["total_timer_time"] == float(one["seconds"]) and two["total_calories"] == int(one["kcal"]), (one, two)
        assert abs(two["total_distance"] - float(one["metres"])) < 0.006, (one, two)
        assert (two["avg_heart_rate"], two["max_heart_rate"]) == (int(one["average_heart_rate"]), int(one["max_heart_rate"]))
        assert two["sport"] == "running", two
    tcx = ET.fromstring(run(home, "export", "--tcx").stdout)
    assert tcx.find(f".//{NAMESPACE}Activity").get("Sport") == "Running"
    laps = tcx.findall(f".//{NAMESPACE}Lap")
    for lap, one in zip(laps, before, strict=True):
        assert float(lap.find(f"{NAMESPACE}TotalTimeSeconds").text) == float(one["seconds"])
        assert abs(float(lap.find(f"{NAMESPACE}DistanceMeters").text) - float(one["metres"])) < 0.001
        assert int(lap.find(f"{NAMESPACE}AverageHeartRateBpm/{NAMESPACE}Value").text) == int(one["average_heart_rate"])
    # Nothing is new in what was just written.
    written = os.path.join(home, "again.tcx")
    run(home, "export", "--tcx", written)
    for file in [path, written]:
        said = run(home, "import", "--yes", file).stdout
        assert "othing new" in said, said


for scene in [strength, endurance]:
    with tempfile.TemporaryDirectory() as home:
        scene(home)
print("ok")
