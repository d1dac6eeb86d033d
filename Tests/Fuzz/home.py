"""A home that has been used for a while, and what has to hold for any home."""

import os
import shutil
import tempfile

from bench import Bench

PLAN = b'workout "Push" < bench 3x8 @ 80kg rest 1s; plank 2x45s; pull-ups 2x5 >\n'
PICTURE_COMMAND = ["exercises", "add", "Pistol box", "--muscles", "quads", "--alias", "box"]
READING = [
    (["log"], "screen"), (["log", "--json"], "json:log"), (["log", "--numbers"], "screen"), (["log", "--history"], "screen"),
    (["records"], "screen"), (["records", "--json"], "json:records"), (["stats"], "screen"), (["stats", "--json"], "json:stats"),
    (["calendar"], "screen"), (["calendar", "--json"], "json:calendar"), (["status"], "screen"), (["status", "--json"], "json:status"),
    (["exercises", "--own", "--json"], "json"), (["workouts"], "screen"), (["profile"], "screen"), (["log", "states"], "screen"),
    (["import", "--list"], "screen"), (["categories"], "screen"), (["stats", "--since", "1970-01-01"], "screen"),
    (["review"], "screen"), (["review", "year", "--json"], "json:review"),
]  # fmt: skip
MUST_READ = {"log", "records", "stats", "review", "calendar", "status"}
made = {}


def lived_in(satz):
    """The path of such a home, which is made once per run."""
    if satz not in made:
        bench = Bench(satz)
        bench.write("push.satz", PLAN)
        for arguments in (
            ["log", "add", "bench 3x8 @ 80kg; squat 5 @ 100kg, 5 @ 102.5kg rpe 9", "--on", "2026-11-02", "--time", "45min", "--note", "felt good"],
            ["log", "add", "run 5km; plank 60s; Kniebeuge 2x5 @ 90kg", "--on", "2026-11-09", "--at", "18:30", "--name", "Abend"],
            PICTURE_COMMAND, ["profile", "max", "bench", "100kg"], ["profile", "bodyweight", "82.5kg"], ["workouts", "create", "push.satz"],
            ["log", "edit", "1.2", "7 @ 82.5kg rpe 8"], ["log", "delete", "1.3"], ["categories", "add", "Garage"],
        ):  # fmt: skip
            bench.run(*arguments)
        bench.run(
            "run",
            "push.satz",
            stdin=b"start\ndone\nskip\ndone 7 @ 77.5kg rpe 9\nnote heavy\nskip\ndone\n45s\nskip\nundo\nfinish\n",
        )
        if bench.faults or any(done.status for done in bench.runs):
            raise AssertionError(
                [(done.command[1:], done.status, done.err) for done in bench.runs if done.status], bench.faults
            )
        kept = tempfile.mkdtemp(prefix="satz-fuzz-lived-in-")
        shutil.copytree(bench.home, kept, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.lock"))
        bench.discard()
        made[satz] = kept
    return made[satz]


def forget():
    for path in made.values():
        shutil.rmtree(path, ignore_errors=True)
    made.clear()


def move_in(bench):
    """Gives the trial a copy of the lived-in home; the script of the trial finds it as home.before."""
    shutil.rmtree(bench.home)
    shutil.copytree(lived_in(bench.satz), bench.home)
    shutil.copytree(lived_in(bench.satz), bench.path("home.before"))


def exported(bench, kind="--text", **more):
    """The log as an export, None if there is none."""
    done = bench.run("export", kind, judged=False, **more)
    return done.out if done.status == 0 else None


def holds(bench, chance, some=None, is_own=True):
    """Every reading command works, `log rebuild` changes nothing, and each own export is accepted again. A store that somebody
    else wrote to may be put right by a rebuild, which then has nothing left to change."""
    if not is_own:
        bench.run("log", "rebuild")
    commands = READING if some is None else chance.sample(READING, some)
    for arguments, output in commands:
        done = bench.run(*arguments, output=output)
        if done.status != 0:
            bench.fault("unreadable", f"exit {done.status}: {said(done)}", arguments)
    before = {kind: exported(bench, kind) for kind in ("--text", "--csv", "--json")}
    for kind, data in before.items():
        if data is None:
            done = bench.run("export", kind, output="data")
            if done.status != 1:
                bench.fault("unreadable", f"exit {done.status}: {said(done)}", ["export", kind])
    rebuilt = bench.run("log", "rebuild")
    if rebuilt.status != 0:
        bench.fault("unreadable", f"exit {rebuilt.status}: {said(rebuilt)}", ["log", "rebuild"])
    for name in os.listdir(bench.home):
        if os.stat(os.path.join(bench.home, name)).st_mode & 0o077:
            bench.fault("not private", f"others may read {name}")
    for kind in ("--text", "--json"):
        if (now := exported(bench, kind)) != before[kind]:
            bench.fault("rebuild", f"log rebuild changed {kind}: {difference(before[kind], now)}")
    # A running session is not in the text; elsewhere it is imported as abandoned.
    status = bench.run("status", "--json", judged=False)
    is_running = b'"running":true' in status.out.replace(b" ", b"")
    for kind, data in before.items():
        if data:
            accepted(bench, kind, data, None if is_running else before["--text"])


def accepted(bench, kind, data, text):
    """Our own export is imported into a new home, and gives the same log there, as text and as JSON."""
    home = tempfile.mkdtemp(dir=bench.folder, prefix="other")
    name = bench.write(f"export{kind.replace('--', '.')}", data)
    done = bench.run("import", name, "--yes", SATZ_HOME=home)
    if done.status != 0:
        bench.fault("export refused", f"{kind}: exit {done.status}: {said(done)}", ["import", name])
    elif text is not None and kind != "--csv" and (there := exported(bench, SATZ_HOME=home)) != text:
        bench.fault("export differs", f"{kind}, read again: {difference(text, there)}", ["import", name])
    shutil.rmtree(home)


def said(done):
    return (done.err or done.out).decode("utf-8", "replace").strip()[-300:]


def difference(before, after):
    if before is None or after is None:
        return f"{'nothing' if before is None else 'a log'} became {'nothing' if after is None else 'a log'}"
    old, new = before.split(b"\n"), after.split(b"\n")
    for number, (one, other) in enumerate(zip(old, new), 1):
        if one != other:
            at = next((i for i, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
            return f"line {number} from {one[max(0, at - 60) : at + 60]!r} to {other[max(0, at - 60) : at + 60]!r}"
    return f"{len(old)} lines to {len(new)}"
