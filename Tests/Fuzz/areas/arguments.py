"""Every subcommand with options and values that nobody would give it."""

import os
import re

import child
import home
import hostile
import plan_tokens

TRIALS = 7
COMMANDS = 16

DAYS = [
    "today",
    "yesterday",
    "2026-11-19",
    "9999-12-31",
    "0001-01-01",
    "2026-02-30",
    "1970-01-01",
    "1969-12-31",
    "10000-01-01",
    "-1-01-01",
    "2026-13-01",
    "20261119",
    "morgen",
    "262143-12-31",
]
TIMES = ["18:30", "24:00", "23:59:59", "-1:00", "99:99", "1830", "0:00", "6pm", "2:30:00"]
DURATIONS = [
    "45min",
    "1:30",
    "0s",
    "-5min",
    "999999h",
    "1h 30m",
    "2m",
    "45",
    "2000000h",
    "9223372036854775807ms",
    "0.0001s",
    "1e9s",
]
MASSES = [
    "82.5kg",
    "180lb",
    "0kg",
    "-1kg",
    "2000000kg",
    "1g",
    "82,5kg",
    "kg",
    "NaNkg",
    "9223372036854775807g",
    "0.001kg",
    "8 kg",
    "100%",
]
COUNTS = hostile.INTEGERS + ["-1", "0.5", "x", ""]
ENTRIES = [
    "1.2",
    "1",
    "2.1",
    "3",
    "0",
    "-1",
    "1.0",
    "1.99",
    "99999999999999999999.1",
    "1.2.3",
    "1.",
    ".1",
    "x",
    "2147483648.1",
    "1-3",
]
SETS = [
    "bench 3x8 @ 80kg",
    "pull-ups 3x5; run 5km",
    "squat 5 @ 2000000kg",
    "curl 20000x1",
    "curl 20001x1 @ 1kg",
    "plank 3x45s",
    "nonesuch 3x5",
    "bench",
    "",
    "bench max",
    "bench 3x8-12",
    "bench 9999999999",
    'workout "X" < curl 5 >',
    "bench 3x8 @ 80%",
    "curl 100x20000 @ 999kg",
    "superset x999 < curl 5; dips 5 >",
    "run 2000000km",
]
EXERCISES = [
    "bench",
    "squat",
    "Kniebeuge",
    "Pistol box",
    "box",
    "nonesuch",
    "pull-up",
    "bench with squat",
    "Pistol box with box",
    "squat with Pistol box",
]
PLANS = ["plan.satz", "-", "nowhere.satz", ".", "odd.satz", "empty.satz", "loop.satz", "home", "big.satz"]
FILES = [
    "out.file",
    "plan.satz",
    "nowhere/out",
    ".",
    "",
    "export.json",
    "own.backup",
    "picture.png",
    "home/satz.sqlite",
    "\x1b]0;pwned\x07",
    "x" * 300,
    "\u202efdp.exe",
]
NAMES = ["Push", "Garage", "legs", "nonesuch", "Day"]
MUSCLES = ["quads,glutes", "quads", "", ",", "nonesuch", "quads,quads", "Brust"]
SETTINGS = [
    "accessible",
    "bell",
    "language",
    "max-formula",
    "media-keys",
    "notifications",
    "pictures",
    "reduced-motion",
    "sitting-goal",
    "training-goal",
    "nonesuch",
]
VALUES = ["on", "off", "de", "en", "auto", "epley", "desktop", "-1", "0", "10", "99999999999", "x", "", "sixel"]

LANG = {"--lang": ["en", "de", "fr", ""]}
GRAMMAR = [
    (["check"], [PLANS], {"--json": None, "--fix": None, "--diff": None}), (["adopt"], [PLANS], {"--units": ["kg", "lb", "stone", ""]}),
    (["fmt"], [PLANS], {"--check": None, "--diff": None}),
    (["show"], [PLANS, NAMES], {"--json": None, "--week": COUNTS}), (["rehearse"], [PLANS, NAMES], {"--json": None, "--script": ["script.txt", "-", "nowhere", "plan.satz"]}),
    (["simulate"], [PLANS, NAMES], {"--weeks": COUNTS, "--misses": ["squat 3, 5; bench 2", "squat", "3", "squat 0", "squat 99999999999999999999", ";;,"], "--reps-over": COUNTS, "--load": MASSES, "--no": None, "--json": None, "--plot": None}),
    (["diff"], [PLANS, PLANS], {}), (["explain"], [["E0142", "w0202", "E9999", "x", ""]], {}),
    (["log"], [], {"--day": DAYS, "--exercise": EXERCISES, "--text": NAMES, "--state": NAMES, "--limit": COUNTS, "--numbers": None, "--history": None, "--json": None}),
    (["log", "states"], [NAMES], {"--reset": None, "--undo-reset": None}),
    (["log", "add"], [SETS], {"--on": DAYS, "--at": TIMES, "--time": DURATIONS, "--name": NAMES, "--note": NAMES, "--new": None}),
    (["log", "edit"], [ENTRIES, ["7 @ 82.5kg rpe 9", "0", "-1", "99999999999", "7 @ 2000001kg", "45s", "7 rpe 99", ""]], {"--exercise": EXERCISES, "--new": None, "--role": ["work", "warmup", "drop", "boss"], "--name": NAMES, "--on": DAYS}),
    (["log", "delete"], [ENTRIES], {}), (["log", "undo"], [], {}), (["log", "rebuild"], [], {}),
    (["records"], [EXERCISES], {"--json": None}), (["exercises"], [EXERCISES], {"--category": NAMES, "--equipment": ["barbell", "x"], "--muscle": MUSCLES, "--favourites": None, "--own": None, "--json": None}),
    (["exercises", "show"], [EXERCISES], {}),
    (["exercises", "add"], [EXERCISES], {"--german": NAMES, "--equipment": ["barbell", "", "x"], "--muscles": MUSCLES, "--secondary": MUSCLES, "--measure": ["reps", "time", "x"], "--category": NAMES, "--alias": EXERCISES, "--note": NAMES, "--picture": FILES}),
    (["exercises", "edit"], [EXERCISES], {"--name": EXERCISES, "--drop-alias": EXERCISES, "--measure": ["reps", "time", "x"], "--category": NAMES, "--alias": EXERCISES}),
    (["exercises", "replace"], [EXERCISES], {"--yes-delete": EXERCISES}), (["exercises", "delete"], [EXERCISES], {"--yes-delete": EXERCISES}),
    (["exercises", "favourite"], [EXERCISES], {"--off": None}), (["exercises", "import"], [FILES], {"--skip-damaged": None, "--no-pictures": None, "--pictures": FILES}),
    (["categories"], [], {}), (["categories", "add"], [NAMES], {}), (["categories", "rename"], [NAMES, NAMES], {}), (["categories", "assign"], [NAMES, EXERCISES], {}),
    (["categories", "delete"], [NAMES], {"--yes-delete": NAMES}), (["categories", "show"], [NAMES], {}),
    (["workouts"], [], {"--favourites": None, "--json": None}), (["workouts", "create"], [PLANS], {"--name": NAMES}), (["workouts", "save"], [NAMES, PLANS], {}),
    (["workouts", "edit"], [NAMES], {}), (["workouts", "show"], [NAMES], {}), (["workouts", "versions"], [NAMES], {}), (["workouts", "delete"], [NAMES], {"--yes-delete": NAMES}),
    (["profile", "target"], [MUSCLES, ["10-20", "12", "20-10", "off", "0", "-1", "99999999999-5", "–", ""]], {"--json": None}),
    (["profile"], [], {}), (["profile", "max"], [["bench 100kg", "bench 5x90kg", "bench 0kg", "bench 20001x1kg", "bench 5x2000000kg", "x", "bench 100%", "bench -5kg"]], {"--formula": ["epley", "rts", "x"]}),
    (["profile", "set"], [], {"--name": NAMES, "--bodyweight": MASSES, "--units": ["kg", "lb", "stone"], "--bar": MASSES, "--plates": ["25kg,20kg", "", "0kg", "-1kg", "1kg," * 500, "20kg,20kg", "9999999kg"], "--ftp": COUNTS, "--max-heart-rate": COUNTS, "--countdown": COUNTS, "--weekly-goal": COUNTS}),
    (["profile", "bodyweight"], [MASSES], {"--day": DAYS, "--json": None}), (["profile", "picture"], [FILES], {"--remove": None}),
    (["settings"], [], {}), (["settings", "set"], [SETTINGS, VALUES], {}), (["settings", "get"], [SETTINGS], {}), (["settings", "reset"], [SETTINGS], {}),
    (["status"], [], {"--json": None}), (["backup"], [FILES], {}), (["restore"], [FILES], {"--yes": None}),
    (["review"], [["week", "month", "year", "decade", ""]], {"--until": DAYS, "--json": None}),
    (["stats"], [], {"--exercise": EXERCISES, "--weeks": COUNTS, "--since": DAYS, "--until": DAYS, "--svg": ["-", "out.svg", "nowhere/x", "."], "--dark": None, "--light": None, "--json": None}),
    (["calendar"], [["2026-11", "9999-12", "0000-00", "2026-13", "2026", "0000", "9999", "x", "-1-01", "99999999-01"]], {"--svg": ["out.svg", "."], "--json": None}),
    (["export"], [["out.file", "nowhere/out", ".", "plan.satz"]], {"--json": None, "--csv": None, "--text": None}),
    (["import"], [FILES + ["1", "99", "-1"]], {"--map": ["a=b", "=", "Running=run", "x=nonesuch"], "--units": ["kg", "lb", "x"], "--dry-run": None, "--yes": None, "--list": None, "--undo": None}),
    (["run"], [PLANS, NAMES], {"--plain": None, "--accessible": None, "--skip": None}), ([], [], {"--plain": None}),
    (["help"], [["log", "x"]], {}), (["nonesuch"], [], {}), ([], [], {"--generate-completion-script": ["bash", "zsh", "fish", "x"]}),
]  # fmt: skip


def trial(bench, chance):
    home.move_in(bench)
    plan = home.PLAN
    bench.write("plan.satz", plan)
    bench.write("odd.satz", chance.choice(plan_tokens.corpus()).encode())
    bench.write("empty.satz", b"")
    bench.write("loop.satz", b'use "loop.satz"\nworkout "Day" < curl 5 >\n')
    bench.write("big.satz", b'workout "Push" <\n' + b"bench 3x8 @ 80kg\n" * 2000 + b">\n")
    bench.write("script.txt", b"00:01 done 6 rpe 9\n99:99 x\n-1:0 undo\n")
    bench.run("export", "--json", "export.json", output="data")
    bench.run("backup", "own.backup")
    for _ in range(COMMANDS):
        bench.tried += 1
        arguments = drawn(chance)
        rests = {"plan.satz": plan} if not {"plan.satz"} & set(arguments) else {}
        # A session of twenty thousand steps takes a while, even to print.
        bench.run(
            *arguments, stdin=chance.choice([b"", b"start\ndone\nfinish\n", plan, b"y\n"]), output=shape(arguments)
        )
        for name, data in rests.items():
            if bench.read(name) != data:
                bench.fault("plan changed", "by a command that does not name it", arguments)
                bench.write(name, data)
    without_output(bench, chance)
    home.holds(bench, chance, some=8)


def without_output(bench, chance):
    """Output that a full disk refuses is reported, with status 2."""
    arguments = chance.choice(
        [
            *(one for one, _ in home.READING),
            ["export", "--json"],
            ["fmt", "-"],
            ["show", "plan.satz"],
            ["--help"],
            ["explain"],
        ]
    )
    given = home.PLAN if "-" in arguments else b""
    printed = bench.run(*arguments, stdin=given, judged=False)
    done = bench.run(*arguments, stdin=given, full_disk=True)
    if printed.out and (done.status != 2 or not done.err):
        bench.fault("output lost", f"exit {done.status} though the disk is full", arguments)
    closed_descriptors(bench, chance)


def closed_descriptors(bench, chance):
    """A closed descriptor is never reused: no file is read as commands or receives the output."""
    bench.run(stdin=b"finish\n")
    before = sets(bench)
    bench.run("run", "plan.satz", stdin=b"start\n")
    for closed in chance.sample(["<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">&- </dev/null", "<&- >/dev/null"], 4):
        arguments = chance.choice([[], [], ["run", "plan.satz"], ["log"], ["status"], ["log", "add", "x"]])
        command = ["bash", "-c", f'exec "$0" "$@" {closed}', bench.satz, *arguments]
        done = child.run(command, bench.environment(), bench.folder)
        bench.runs.append(done)
        if done.is_stuck or done.status not in (0, 1, 2):
            bench.fault("closed descriptor", f"status {done.status} with {closed}", arguments)
        for name in os.listdir(bench.home):
            # A restored store is kept beside its own name.
            if name.endswith(("-wal", "-shm")) or (name.startswith("satz.sqlite") and not name.endswith(".lock")):
                continue
            if re.search(b"Push|Bench|satz:", bench.read(os.path.join("home", name))):
                bench.fault("closed descriptor", f"with {closed}, output is in {name}", arguments)
    bench.run(stdin=b"finish\n")
    if (now := sets(bench)) != before:
        bench.fault("closed descriptor", f"{now - before} sets that nobody did")


def sets(bench):
    return len(re.findall(rb"^  \d+/\d+ ", home.exported(bench) or b"", re.MULTILINE))


def shape(arguments):
    if {"--help", "-h", "--version"} & set(arguments):
        return "screen"
    if "--generate-completion-script" in arguments:
        return "data"
    if (
        arguments[:1]
        in (
            ["check"],
            ["show"],
            ["rehearse"],
            ["simulate"],
            ["log"],
            ["records"],
            ["exercises"],
            ["stats"],
            ["calendar"],
            ["status"],
        )
        and "--json" in arguments
    ):
        return "json"
    return "data" if arguments[:2] == ["stats", "--svg"] else "screen"


def drawn(chance):
    path, positions, options = chance.choice(GRAMMAR)
    arguments = list(path)
    for values in positions:
        if chance.happens(0.92):
            arguments.append(value(chance, values))
    for name, values in {**options, **LANG}.items():
        if chance.happens(0.25 if len(options) > 3 else 0.4):
            arguments.append(name)
            if values is not None and chance.happens(0.97):
                arguments.append(value(chance, values))
    if chance.happens(0.05):
        arguments.insert(
            chance.randrange(len(arguments) + 1),
            chance.choice(["--", "--help", "--version", "-h", "--nonesuch", "-", "-xyz", "--json=1"]),
        )
    return [argument.replace("\x00", "") for argument in arguments]


def value(chance, values):
    if chance.happens(0.08) and values is not PLANS and values is not FILES:
        text = chance.choice(hostile.FIELDS)
        # No path that leaves the folder of the trial: some commands write.
        return text if "/" not in text else "x"
    return chance.choice(values)
