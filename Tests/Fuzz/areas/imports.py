"""Foreign logs and exercises, with damaged bytes, fields and structure; afterwards everything has to be readable."""

import csv
import io
import json
import os
import re
import subprocess
import sys

import home
import hostile
import mutation

TRIALS = 7
FILES = 3

STRONG = """Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2025-01-15 17:45:32,"Push Day",1h 30m,"Bench Press (Barbell)",1,82.5,8.0,0,0.0,"grip","",9
2025-01-15 17:45:32,"Push Day",1h 30m,"Bench Press (Barbell)",Rest Timer,0,0.0,0,180.0,,,
2025-01-15 17:45:32,"Push Day",1h 30m,"Running",1,0,0.0,2.5,900.0,,,
2025-01-16 17:45:32,A,45m,Squat (Barbell),W,40,10,,,,"felt
strong",
2025-01-16 17:45:32,A,45m,Pull Up (Assisted),F,20,6,,,,,
"""
HEVY = """"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
"Push","8 Apr 2026, 16:50","8 Apr 2026, 17:40","Felt ""fresh""
and strong","Bench Press (Barbell)",,"Paused",0,"warmup",40,10,,,
"Push","8 Apr 2026, 16:50","8 Apr 2026, 17:40","","Lateral Raise (Dumbbell)",0,"",0,"dropset",10,12,,,8.5
"Run","Apr 9, 2026, 4:50 PM","Apr 9, 2026, 5:20 PM","","Running",,"",0,"normal",,,5,1800,
"""
TABLE = """Datum;Übung;Satz;Wdh.;Gewicht (kg);Dauer;Notizen
08.04.2026;Bankdrücken;1;8;62,5;;gut
08.04.2026;Plank;1;;;1:30;
"""
JEFIT = """### WORKOUT SESSIONS ######
_id,mydate,starttime,total_time
7,2026-04-08,1775667000,3600
### EXERCISE LOGS ######
USERID,logs,_id,mydate,eid,ename,belongsession
1,"60x10,62.5x8,0x0",1,2026-04-08,21,"Barbell Bench Press",7
"""
CORPUS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Corpus")
RECORDED = {"gpx": ["activities.py", "gpx", "0"], "tcx": ["activities.py", "tcx", "0"],
            "fit": ["activities.py", "fit", "0"], "health": ["health.py", "0", "20"]}
EXERCISES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Support/exercises.json")
own = {}


def trial(bench, chance):
    accepted = 0
    for number in range(FILES):
        kind, data = damaged(bench, chance)
        name = bench.write(f"file{number}.{kind}", data)
        bench.tried += 1
        if kind == "exercises":
            done = bench.run("exercises", "import", name, *chance.choice([[], ["--skip-damaged"], ["--no-pictures"]]))
        else:
            if chance.happens(0.3):
                bench.run("import", name, "--dry-run", *chance.choice([[], ["--units", "lb"]]))
            done = bench.run(
                "import", name, "--yes", *chance.choice([[], [], ["--units", "lb"], ["--map", "Running=run"]])
            )
        accepted += done.status == 0
    bench.count("accepted", accepted)
    if accepted:
        home.holds(bench, chance)
        if chance.happens(0.5):
            bench.run("import", "--undo")
            home.holds(bench, chance, some=4)


def damaged(bench, chance):
    kind = chance.choice(["json", "json", "csv", "csv", "text", "text", "strong", "hevy", "exercises",
                          "table", "jefit", *RECORDED])
    data = seed(bench, kind)
    if kind in RECORDED:
        return kind, mutation.of_bytes(chance, data, most=5)
    way = chance.random()
    if way < 0.2:
        return kind, mutation.of_bytes(chance, data, most=5)
    if way < 0.3:
        return kind, data
    text = data.decode()
    if kind in ("json", "exercises"):
        text = tree_damaged(chance, text)
    elif kind == "text":
        text = words_damaged(chance, text)
    else:
        text = table_damaged(chance, text)
    return kind, text.encode("utf-8", "surrogatepass")


def seed(bench, kind):
    if not own:
        lived = home.lived_in(bench.satz)
        for name in ("json", "csv", "text"):
            own[name] = home.exported(bench, f"--{name}", SATZ_HOME=lived)
        own["strong"], own["hevy"] = STRONG.encode(), HEVY.encode()
        own["table"], own["jefit"] = TABLE.encode(), JEFIT.encode()
        for name, (script, *words) in RECORDED.items():
            own[name] = subprocess.run(
                [sys.executable, os.path.join(CORPUS, script), *words], check=True, capture_output=True).stdout
        with open(EXERCISES, "rb") as file:
            own["exercises"] = file.read()
    return own[kind]


def field(chance):
    return chance.choice(hostile.FIELDS)


def table_damaged(chance, text):
    """Cells at their limits; rows and columns repeated, lost and moved."""
    rows = list(csv.reader(io.StringIO(text)))
    for _ in range(chance.some(1, 4)):
        row = chance.choice(rows[1:] or rows)
        way = chance.random()
        if way < 0.75 and row:
            row[chance.randrange(len(row))] = field(chance)
        elif way < 0.85:
            rows[1:] = mutation.of_pieces(chance, rows[1:], [["x"], [], rows[0]], most=3)
        elif way < 0.95 and rows[0]:
            column = chance.randrange(len(rows[0]))
            for one in rows:
                del one[column : column + 1]
        else:
            rows[0] = mutation.of_pieces(chance, rows[0], ["kg", "Weight (lbs)", "x", "reps", "id"], most=2)
        rows = rows or [["x"]]
    out = io.StringIO()
    csv.writer(
        out, delimiter=chance.choice([",", ",", ",", ";"]), lineterminator=chance.choice(["\n", "\r\n"])
    ).writerows(rows)
    return out.getvalue()


def words_damaged(chance, text):
    """Words of the log as text at their limits; lines repeated, lost and moved."""
    lines = text.split("\n")
    for _ in range(chance.some(1, 4)):
        if chance.happens(0.3):
            lines = mutation.of_pieces(chance, lines, ["", "  note x", "session", "satz log 2"], most=2)
            continue
        at = chance.randrange(len(lines))
        words = re.findall(r'"(?:\\.|[^"\\])*"|\d+|\w+|\s+|.', lines[at], re.DOTALL)
        if words:
            place = chance.randrange(len(words))
            numbers = [i for i, word in enumerate(words) if word.isdigit()]
            if numbers and chance.happens(0.6):
                words[chance.choice(numbers)] = chance.choice(hostile.NUMBERS)
            else:
                new = field(chance)
                words[place] = (
                    json.dumps(new, ensure_ascii=False) if words[place][0] == '"' and chance.happens(0.7) else new
                )
            lines[at] = "".join(words)
    return "\n".join(lines)


def tree_damaged(chance, text):
    """Values of JSON at their limits or of another type; members repeated and lost."""
    tree = json.loads(text)
    for _ in range(chance.some(1, 4)):
        holder, key = place(chance, tree)
        way = chance.random()
        if way < 0.2 and isinstance(holder, dict):
            del holder[key]
        elif way < 0.3 and isinstance(holder, list):
            holder.append(json.loads(json.dumps(holder[key])))
        else:
            holder[key] = leaf(chance, holder[key])
    return json.dumps(tree, ensure_ascii=chance.happens(0.5))


def place(chance, tree):
    """A holder and a key in it; mostly a leaf of a row."""
    holder = tree
    while True:
        keys = list(holder.keys()) if isinstance(holder, dict) else list(range(len(holder)))
        full = [key for key in keys if isinstance(holder[key], (dict, list)) and holder[key]]
        if not full or not keys or chance.happens(0.03):
            return holder, chance.choice(keys)
        if full != keys and chance.happens(0.1 if holder is tree else 0.6):
            return holder, chance.choice(keys)
        holder = holder[chance.choice(full)]


def leaf(chance, value):
    if isinstance(value, bool) or isinstance(value, int) and chance.happens(0.85):
        number = chance.choice(hostile.NUMBERS + ["-1", "1e15", "1e308"])
        try:
            return int(number) if chance.happens(0.8) else float(number.replace(",", "."))
        except (ValueError, OverflowError):
            return chance.choice([-1, 2**63 - 1, -(2**63), 10**15, 0.5])
    if isinstance(value, str) and chance.happens(0.8):
        return field(chance)
    return chance.choice([None, True, 1, -1, "x", [], {}, [1], {"a": 1}, 0.5, "9" * 30])
