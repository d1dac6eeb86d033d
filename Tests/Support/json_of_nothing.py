"""Asks every command with `--json` for what does not exist: `json_of_nothing.py SATZ COMMAND…`, a command as `log/show`. Each must
print JSON and nothing else, or say on standard error why there is none. Reports what did not, and fails."""

import json
import os
import pathlib
import subprocess
import sys
import tempfile

SATZ = sys.argv[1]
NOTHING = "nonesuch"
PLAN = 'workout "Push" < bench 3x8 @ 80kg rest 1min >\n'
PROGRAM = 'program "Off" < optional workout "A" < squat 5 > >\n'
# For each command, arguments that find nothing or hardly anything.
WAYS = {
    "check": [["plan.satz"], ["empty.satz"], [NOTHING]],
    "show": [["plan.satz", NOTHING], ["empty.satz"], [NOTHING], ["plan.satz", "--week", "2"], ["program.satz", "--week", "9"]],
    "rehearse": [["plan.satz", NOTHING], ["empty.satz"], [NOTHING], ["plan.satz", "--script", "empty.satz"]],
    "simulate": [["plan.satz"], ["empty.satz"], [NOTHING], ["program.satz", NOTHING], ["program.satz"]],
    "log/show": [
        [], ["--day", "1999-01-01"], ["--exercise", NOTHING], ["--exercise", "dips"], ["--text", NOTHING], ["--state", NOTHING], ["--state", ""],
        ["--history"], ["--history", "--text", NOTHING], ["--state", NOTHING, "--history"], ["--limit", "0"],
    ],
    "records": [[], [NOTHING], ["dips"]],
    "exercises/list": [
        [NOTHING], ["--own"], ["--favourites"], ["--category", NOTHING], ["--equipment", NOTHING], ["--muscle", NOTHING], ["--own", NOTHING],
    ],
    "exercises/unknown": [[], ["--map", f"{NOTHING}=squat"]],
    "categories/list": [[], [NOTHING], ["legs"]],
    "workouts/list": [[], ["--favourites"]],
    "profile/show": [[]],
    "profile/bodyweight": [[]],
    "profile/target": [[]],
    "settings/list": [[]],
    "status": [[]],
    "notices": [[], ["--limit", "0"]],
    "remind/list": [[]],
    "stats": [
        [], ["--exercise", NOTHING], ["--exercise", "dips"], ["dips"], ["--since", "1999-01-01", "--until", "1999-02-01"], ["--svg", "-"],
    ],
    "calendar": [[], ["1999-01"]],
    "review": [[], ["month"], ["year", "--until", "1999-01-01"], [NOTHING]],
    "export": [[]],
}  # fmt: skip


def run(home, *arguments, data=""):
    env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TZ": "UTC", "TERM": "dumb", "SATZ_HOME": str(home), "HOME": str(home)}
    return subprocess.run([SATZ, *arguments], env=env, input=data.encode(), capture_output=True, cwd=home, timeout=60)


def is_json(text):
    """One document, or one per line."""
    try:
        json.loads(text)
        return True
    except json.JSONDecodeError:
        try:
            return all(json.loads(line) is not None for line in text.splitlines())
        except json.JSONDecodeError:
            return False


def homes(folder):
    """Never used; with a store that holds nothing; with one that holds something else."""
    for kind in ("unused", "empty", "used"):
        home = folder / kind
        home.mkdir()
        for name, text in {"plan.satz": PLAN, "empty.satz": "", "program.satz": PROGRAM}.items():
            (home / name).write_text(text)
        made = {"unused": [], "empty": [["log", "add", "curl 5"], ["log", "delete", "1"]], "used": [["log", "add", "curl 5 @ 10kg"]]}
        for arguments in made[kind]:
            done = run(home, *arguments)
            assert done.returncode == 0, done.stderr
        yield home


found, asked, tried = [], set(sys.argv[2:]), 0
if asked != set(WAYS):
    found.append(f"not asked: {sorted(asked - set(WAYS))}, not there any more: {sorted(set(WAYS) - asked)}")
with tempfile.TemporaryDirectory() as name:
    for home in homes(pathlib.Path(name)):
        for path, ways in WAYS.items():
            for arguments in ways:
                tried += 1
                done = run(home, *path.split("/"), *arguments, "--json")
                out, called = done.stdout.decode(), f"satz {path} {' '.join(arguments)} --json ({home.name})"
                if not out.strip():
                    if done.returncode == 0 and path != "simulate" or done.returncode and not done.stderr:
                        found.append(f"{called}: nothing, exit {done.returncode}")
                elif not is_json(out):
                    found.append(f"{called}: {out[:200]!r}")
print(f"{tried} questions asked")
if found:
    sys.exit("\n".join(found))
