"""Draws the output of every command from a plan, a log and an import full of characters that control a terminal, and looks for
them: `hostile_text.py SATZ COMMAND…`, a command as `log/show`. Reports what came through, and fails."""

import concurrent.futures
import json
import os
import pathlib
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

from screen import Terminal, until

SATZ = sys.argv[1]
# What must never arrive: a title, colours, a C1 control, DEL, and what is not seen or turns the reading direction.
HOSTILE = (
    "\x1b]0;pwned\x07\x1b[31m\x1b[2J\x9b31m\x90q\x7f\x08\x0b\x0c\u202e\u2066\u2069\u200e\u200f\u061c\u200b\u200d\u2060\ufeff"
    "\u2028\u2029\u00ad\u180e\u3164\ufff9\U000e0041"
)
TEXT = "Evil" + HOSTILE + "d"
# Some of them end a line, and with it a name; a tab moves what follows in a row.
WORD = re.sub("[\u2028\u2029\x0b\x0c]", "", TEXT)
TEXT += "\t|"
FORBIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000e0000-\U000e0fff]"
)
STYLE = re.compile(r"\x1b\[[0-9;]*m")
# Work that takes longer shows a bar on a terminal, which is drawn again in its row.
BAR = re.compile(r"\r\x1b\[K|" + STYLE.pattern)
# How a deletion asks on a terminal: its line, with the bar or what is typed, is drawn again in its place.
QUESTION = re.compile(r"\r(?=(?:\x1b\[[0-9;]*m)*❯ )|(?<=[^\n])\x1b\[K(?=[\r\n])|" + STYLE.pattern)
ASKING = {"exercises/delete", "categories/delete", "workouts/delete", "log/delete"}
# What the prompt itself and readline send to a terminal.
PROMPT = re.compile(
    r"\x1b\[[0-9;]*[mHKJABCDGPr@]|\x1b[78]|\x1b\[\?(2026|7|25|1004|1049|2004|1034)[hl]|\x1b\[2[23];2t|\x1b\]11;\?\x1b\\|\x1b\[c|\x1b\]2;[^\x07\x1b]*\x07|\x1b[=>]|[\r\b\x07]"
)
# What the library takes for the name of an exercise.
OWN = "evil\x1b[m\x1bc\x07\x9b\u202e\u2066\u200f\u061c\u2060\ufeff\u200bd"

PLAN = f"""// {WORD}
exercise "Lift {WORD}" < category legs >
def main(move) <
  state weight = 60kg
  move 2x5 @ weight rest 1s note "{WORD}" cue "{WORD}" say "{WORD}" label "{WORD}"
  after session < when done < weight = weight + 2.5kg; note "{WORD}" > >
>
workout "Day {WORD}" <
  note "{WORD}"
  main("Lift {WORD}")
  superset "Pair {WORD}" x1 < "Lift {WORD}" 3 note "{WORD}"; "Unknown {WORD}" 3 >
  for time "Score {WORD}" cap 5min < "Lift {WORD}" 3 >
>
program "Prog {WORD}" < workout "Turn {WORD}" < main("Lift {WORD}") > >
"""
CSV = "title,start_time,exercise_title,set_type,weight_kg,reps,description,exercise_notes\n" + "".join(
    f'"Imported {TEXT}\nFORGED","{day} Apr 2026, 18:00","Press {TEXT}\nFORGED",normal,80,{day},"{TEXT}\nFORGED","{TEXT}\nFORGED"\n' for day in (1, 2)
)
EXERCISES = json.dumps([{"id": "evil", "name": f"Shelf {WORD}", "category": "strength", "equipment": None, "force": None,
    "level": "beginner", "mechanic": None, "primaryMuscles": ["chest"], "secondaryMuscles": [], "instructions": [TEXT], "images": []}])

ENV = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TZ": "UTC", "TERM": "xterm-256color", "VISUAL": "true"}


def run(home, *arguments, data=""):
    env = ENV | {"SATZ_HOME": str(home), "HOME": str(home)}
    return subprocess.run([SATZ, *arguments], env=env, input=data.encode(), capture_output=True, cwd=home, timeout=60)


def on_terminal(home, *arguments):
    env = ENV | {"SATZ_HOME": str(home), "HOME": str(home)}
    master, slave = pty.openpty()
    child = subprocess.Popen([SATZ, *arguments], env=env, stdin=slave, stdout=slave, stderr=slave, cwd=home, start_new_session=True)
    os.close(slave)
    output = b""
    asked, quiet = False, 0
    while True:
        ready = select.select([master], [], [], 0.02)[0]
        if not ready:
            if child.poll() is not None:
                break
            # A question: whatever it is, yes.
            quiet += 1
            if quiet > 20 and not asked:
                os.write(master, b"y\n")
                asked = True
            continue
        try:
            chunk = os.read(master, 65536)
        except OSError:
            break
        if not chunk:
            break
        output += chunk
    child.wait(20)
    os.close(master)
    return output


def leaks(output, allowed=STYLE):
    text = output.decode("utf-8", "strict")
    text = allowed.sub("", text).replace("\r\n", "\n")
    return [f"{match.group()!r} in {text[max(0, match.start() - 30) : match.end() + 20]!r}" for match in FORBIDDEN.finditer(text)]


def make(folder):
    """A home with everything in it, and the files beside it."""
    home = folder / "home"
    home.mkdir()
    (home / "evil.satz").write_text(PLAN)
    (home / f"file{HOSTILE.replace('/', '')}.satz").write_text(PLAN)
    (home / "other.satz").write_text(PLAN.replace("2x5", "3x5"))
    (home / "wrong.satz").write_text(f'workout "{WORD}" < bench 3x8 rst "{WORD}" {HOSTILE} >\n')
    (home / f"{HOSTILE.replace('/', '')}.csv").write_text(CSV)
    (home / "new.csv").write_text(CSV.replace("Apr", "May"))
    # What is left out is listed, and what all of a file's lines are left out for.
    (home / "some.csv").write_text(CSV.replace(",normal,80,1,", f',normal,"{TEXT}\nFORGED",1,'))
    (home / "none.csv").write_text(CSV.replace(",normal,80,", f',normal,"{TEXT}\nFORGED",'))
    (home / "shelf.json").write_text(EXERCISES)
    checked = run(home, "check", "evil.satz")
    assert checked.returncode == 0, checked.stderr.decode()
    must(home, "exercises", "add", f"Own {OWN}", "--note", TEXT, "--alias", f"alias {OWN}", "--german", f"Eigen {OWN}")
    must(home, "exercises", "favourite", f"Own {OWN}")
    must(home, "categories", "add", f"Shelf {WORD}")
    must(home, "categories", "assign", f"Shelf {WORD}", f"Own {OWN}")
    must(home, "workouts", "create", "evil.satz", "--name", f"Saved {WORD}")
    must(home, "profile", "set", "--name", f"Me {WORD}", "--bodyweight", "80kg")
    must(home, "import", f"{HOSTILE.replace('/', '')}.csv", "--yes")
    must(home, "log", "add", f'"Named {WORD}" 3x5 @ 50kg', "--new", "--name", f"Added {WORD}", "--note", TEXT)
    must(home, "settings", "set", "helper", "off")
    must(home, "remind", "add", "workout", "23:59", "--note", TEXT)
    must(home, "run", "evil.satz", "Prog", data=f"start\ndone 5\nskip\ndone 5\nnote {WORD}\nfinish\n")
    must(home, "run", "evil.satz", "Day", data="start\ndone 5\n")
    return home


def must(home, *arguments, data=""):
    done = run(home, *arguments, data=data)
    assert done.returncode == 0, done.stdout.decode() + done.stderr.decode() + ascii(arguments)


EVIL = "evil.satz"
FILE = f"file{HOSTILE.replace('/', '')}.satz"
# Each command in all its forms. Its arguments are hostile, too, if it has any.
WAYS = {
    "": [["--help"], ["--version"], [TEXT], ["--" + WORD], ["--generate-completion-script", WORD]],
    "run": [[TEXT], [EVIL, WORD], ["wrong.satz"]],
    "check": [[EVIL], [FILE], ["wrong.satz"], ["wrong.satz", "--json"], ["--fix", EVIL], ["--fix", "--diff", "wrong.satz"], [TEXT]],
    "explain": [[], ["E0150"], [TEXT]],
    "edit": [[EVIL], [FILE], [TEXT], [f"Saved {WORD}"]],
    "fmt": [["-"], ["wrong.satz"], ["--diff", EVIL], ["--check", EVIL, FILE], [TEXT]],
    "info": [[], ["bench press"], [f"Own {OWN}"], [WORD], [TEXT]],
    "lsp": [[TEXT]],
    "mcp": [[TEXT]],
    "adopt": [[EVIL], [FILE], ["--units", WORD], [TEXT]],
    "show": [[EVIL], [EVIL, "Day"], [EVIL, "Day", "--json"], [FILE, WORD], [f"Saved {WORD}"], [TEXT], [EVIL, "--week", "1"]],
    "rehearse": [[EVIL, "Day"], [EVIL, "Day", "--json"], [EVIL, "Day", "--script", WORD]],
    "simulate": [[EVIL], [EVIL, "--json"], [EVIL, "--plot"], [EVIL, "--misses", WORD]],
    "diff": [[EVIL, "other.satz"], [EVIL, WORD]],
    "log": [[], ["last"], ["--sets"], ["--json"], ["--history"], ["--text", WORD], ["--state", WORD]],
    "log/show": [[], ["--json"], ["--exercise", f"Press {TEXT}\nFORGED"], ["--exercise", WORD], ["--day", WORD]],
    "log/add": [["curl 3x8 @ 10kg", "--note", TEXT, "--name", WORD], [f'"{WORD}" 3x5'], ["curl 3x8", "--on", WORD], ["curl rst " + WORD]],
    "log/edit": [["1.1", "5"], ["1.1", "--name", WORD], ["1", "--name", WORD], [TEXT]],
    "log/delete": [["1.1"], [TEXT]],
    "log/merge": [["1", "2", "--dry-run"], [TEXT, WORD]],
    "log/undo": [[]],
    "log/rebuild": [[]],
    "log/states": [[], [TEXT], ["Prog", "--reset"], [WORD, "--reset"]],
    "records": [[], ["--json"], [f"Press {TEXT}\nFORGED"], [TEXT]],
    "exercises": [[], [f"Own {OWN}"], [TEXT]],
    "exercises/list": [["--own"], ["--own", "--json"], ["--category", f"Shelf {WORD}"], ["--category", WORD], ["--muscle", WORD]],
    "exercises/show": [[f"Own {OWN}"], [TEXT]],
    "exercises/unknown": [[], ["--json"], ["--map", WORD], ["--map", f"{WORD}=squat"], ["--map", f"X={WORD}"]],
    "exercises/add": [[f"New {OWN}"], [f"Own {OWN}"], ["New", "--picture", WORD], ["New", "--equipment", WORD]],
    "exercises/edit": [[f"Own {OWN}", "--note", TEXT], [f"Own {OWN}", "--name", f"Renamed {OWN}"], [WORD, "--note", TEXT]],
    "exercises/replace": [[f"Own {OWN}", "bench press", "--yes-delete", f"Own {OWN}"], [f"Own {OWN}", WORD], [TEXT]],
    "exercises/favourite": [[f"Own {OWN}", "--off"], [TEXT]],
    "exercises/delete": [[f"Own {OWN}", "--yes-delete", f"Own {OWN}"], [f"Own {OWN}", "--yes-delete", WORD], [f"Own {OWN}"], [TEXT]],
    "exercises/import": [["shelf.json"], [EVIL], [TEXT]],
    "categories": [[], [f"Shelf {WORD}"]],
    "categories/list": [["--json"], [TEXT]],
    "categories/show": [[f"Shelf {WORD}"], [TEXT]],
    "categories/add": [[f"More {WORD}"], [f"Shelf {WORD}"]],
    "categories/rename": [[f"Shelf {WORD}", f"Renamed {OWN}"], [WORD, WORD]],
    "categories/delete": [[f"Shelf {WORD}", "--yes-delete", f"Shelf {WORD}"], [f"Shelf {WORD}"], [TEXT]],
    "categories/assign": [[f"Shelf {WORD}", "bench press"], [WORD, WORD]],
    "workouts": [[]],
    "workouts/list": [[], ["--json"]],
    "workouts/create": [[EVIL, "--name", f"More {WORD}"], [EVIL, "--name", f"Saved {WORD}"], ["wrong.satz"], [EVIL]],
    "workouts/new": [[f"New {WORD}", "--from", "cindy"], [f"Saved {WORD}", "--from", "cindy"], ["New", "--from", WORD]],
    "workouts/save": [[f"Saved {WORD}", "other.satz"], [f"Saved {WORD}", EVIL], [WORD, "wrong.satz"]],
    "workouts/edit": [[f"Saved {WORD}"], [TEXT]],
    "workouts/show": [[f"Saved {WORD}"], [f"Saved {WORD}", "--version", "9"], [TEXT]],
    "workouts/versions": [[f"Saved {WORD}"], [TEXT]],
    "workouts/favourite": [[f"Saved {WORD}"], [TEXT]],
    "workouts/delete": [[f"Saved {WORD}", "--yes-delete", f"Saved {WORD}"], [f"Saved {WORD}"], [TEXT]],
    "profile": [[]],
    "profile/show": [[], ["--json"]],
    "profile/set": [["--name", WORD], ["--bodyweight", WORD], ["--units", WORD]],
    "profile/max": [[], [f"Own {OWN}", "100kg"], [WORD, WORD]],
    "profile/bodyweight": [[], ["80kg"], [TEXT]],
    "profile/target": [[], ["chest", "10-20"], [WORD, "10-20"], ["chest", TEXT], [TEXT]],
    "profile/picture": [[], [TEXT], [EVIL]],
    "settings": [[]],
    "settings/list": [[], ["--json"]],
    "settings/get": [["language"], [TEXT]],
    "settings/set": [["language", "en"], ["language", WORD], [WORD, WORD]],
    "settings/reset": [["language"], [TEXT]],
    "status": [[], ["--json"], ["--waybar"], ["--tmux"]],
    "notices": [[], ["--json"], ["--limit", WORD]],
    "remind": [[], [TEXT]],
    "remind/list": [[], ["--json"], [TEXT]],
    "remind/add": [["workout", "18:00", "--note", TEXT], [WORD, "18:00"], ["workout", WORD], ["workout", "18:00", "--days", WORD], [TEXT]],
    "remind/edit": [["1", "--note", TEXT], ["1", "--at", WORD], [WORD, "--at", "18:00"], [TEXT]],
    "remind/delete": [["1"], [WORD], [TEXT]],
    "remind/on": [["1"], [TEXT]],
    "remind/off": [["1"], [TEXT]],
    "remind/tell": [[], [TEXT]],
    "notify": [[]],
    "notify/test": [["record"], [WORD], [TEXT]],
    "doctor": [[]],
    "ctl": [["enter"], [WORD], [TEXT]],
    "backup": [[f"to{HOSTILE.replace('/', '')}.backup"], [EVIL], [WORD + "/x"]],
    "restore": [["--yes", EVIL], ["--yes", WORD], [TEXT]],
    "stats": [[], ["--json"], ["--exercise", f"Press {TEXT}\nFORGED"], ["--exercise", WORD], [WORD], ["--svg", "-"], ["--svg", WORD + "/x.svg"]],
    "calendar": [[], ["--json"], [TEXT], ["2026-04"]],
    "review": [[], ["year"], ["--json"], [TEXT], ["--until", WORD], ["month", "--until", "2026-04-30"]],
    "export": [["--json"], ["--csv"], ["--text"], ["--strong"], ["--hevy"], ["--ics"], ["--tcx"], ["--fit", WORD + ".fit"], ["--tcx", "--session", EVIL], ["--text", WORD + ".txt"], ["--text", WORD + "/x"]],
    "sync": [["."], ["--status", "."], ["--dry-run", "."], [TEXT]],
    "import": [["some.csv", "--yes"], ["none.csv", "--yes"], ["new.csv", "--dry-run"], ["new.csv", "--yes"], ["new.csv"], ["--list"], ["--undo"], [EVIL], [TEXT], ["new.csv", "--map", f"Press {WORD}={WORD}"]],
}
# Data on purpose: byte for byte if there is no terminal.
RAW = [("adopt", [EVIL]), ("adopt", [FILE]), ("check", ["--fix", EVIL]), ("check", ["--fix", "--diff", "wrong.satz"]), ("fmt", ["-"]), ("fmt", ["--diff", EVIL]), ("workouts/show", [f"Saved {WORD}"])] + [("export", [f"--{form}"]) for form in ("json", "csv", "text", "strong", "hevy", "ics", "tcx")]


def draw(template, folder, path, arguments, kind):
    """What a command says in its own home: German into a pipe, English on a terminal."""
    line = [*path.split("/"), *arguments] if path else list(arguments)
    if path:
        line += ["--lang", "de" if kind == "pipe" else "en"]
    home = pathlib.Path(tempfile.mkdtemp(dir=folder)) / "home"
    shutil.copytree(template, home)
    if kind == "terminal":
        return on_terminal(home, *line)
    done = run(home, *line, data=PLAN)
    return done.stderr if (path, arguments) in RAW else done.stdout + done.stderr


def commands(template, folder, found):
    asked = set(sys.argv[2:])
    if asked != set(WAYS):
        found.append(f"not drawn: {sorted(asked - set(WAYS))}, not there any more: {sorted(set(WAYS) - asked)}")
    # Where standard input is read, a terminal would wait for it.
    drawings = [
        (path, arguments, kind)
        for path, ways in WAYS.items()
        for arguments in ways + [[f"{TEXT}\nFORGED"]] * ([TEXT] in ways)
        for kind in ("pipe", "terminal")
        if not (kind == "terminal" and path == "fmt" and "-" in arguments)
    ]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        outputs = list(pool.map(lambda drawing: draw(template, folder, *drawing), drawings))
    seen = set()
    for (path, arguments, kind), output in zip(drawings, outputs, strict=True):
        called = f"satz {path} {' '.join(map(ascii, arguments))} ({kind})"
        asks = path in ASKING and kind == "terminal"
        found += [f"{called}: {leak}" for leak in leaks(output, QUESTION if asks else BAR if kind == "terminal" else STYLE)[:2]]
        if re.search(rb"(Error|Fehler): \w+\(|SELECT ", output):
            found.append(f"{called}: a raw error: {output[:300]!r}")
        # A newline in a field of CSV is data, even on a terminal.
        lines = re.sub(rb'"[^"]*"', b"", output) if (path, arguments) in [("export", [f"--{form}"]) for form in ("csv", "strong", "hevy")] else output
        if b"\t" in output and (path, arguments) not in RAW:
            start = max(0, output.index(b"\t") - 100)
            found.append(f"{called}: a tab in a row: {output[start : start + 200]!r}")
        if re.search(rb"(?m)^FORGED", lines):
            found.append(f"{called}: a name began a line of its own: {output[:300]!r}")
        if "⟨U+202E⟩".encode() in output:
            seen.add(path)
    print(f"{len(drawings)} commands drawn, {len(seen)} of {len(WAYS)} commands show the hostile text")
    if len(seen) < 40:
        found.append(f"too few show the text at all: {sorted(set(WAYS) - seen)}")


def raw(home, found):
    layout = run(home, "fmt", "-", data=PLAN).stdout
    if layout.decode().count(WORD) != PLAN.count(WORD):
        found.append("fmt - changed the bytes of a plan")
    if run(home, "workouts", "show", f"Saved {WORD}").stdout.decode() != PLAN:
        found.append("workouts show changed the bytes of a plan")
    # A picture is XML, which has no sign for most controls.
    figures = ["stats", "--since", "2026-01-01", "--until", "2026-06-01"]
    for drawn in (figures, [*figures, "--exercise", f"Press {TEXT}\nFORGED"], ["log", "last"], ["simulate", str(home / EVIL)], ["calendar", "2026"], ["calendar", "2026-04"]):
        try:
            ElementTree.fromstring(run(home, *drawn, "--svg", "-").stdout)
        except ElementTree.ParseError as error:
            found.append(f"{ascii(drawn)} --svg - is no XML: {error}")


def prompt(home, found):
    """A session at the live prompt, with all it can say."""
    must(home, data="finish\n")
    terminal = Terminal([SATZ, "run", str(home / EVIL), "Prog"], rows=40, SATZ_HOME=str(home), TERM="xterm-kitty")
    lines = ["start", "done 5", "info", "", "show", "log", "history", "next", "skip", "note hello", "undo", "finish", "quit"]
    terminal.see("❯")
    for line in lines:
        terminal.send(line + "\r")
        end = len(terminal.raw)
        until(lambda: terminal.pump() is False or len(terminal.raw) > end, f"an answer to {line}")
    terminal.send("\x03\x03\x04")
    terminal.ended()
    output = re.sub(rb"\x1b\]9;([^\x07\x1b]*)\x1b\\", rb"\1", terminal.raw)
    for leak in leaks(output, PROMPT)[:5]:
        found.append(f"the prompt: {leak}")
    if b"pwned" not in output:
        found.append("the prompt never showed the hostile text")


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    found = []
    template = make(folder)
    raw(template, found)
    commands(template, folder, found)
    prompt(template, found)
    for line in found:
        print(line)
    sys.exit(1 if found else 0)
