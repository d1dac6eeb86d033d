"""Short plans that expand a lot: lists that double, templates in templates, loops in loops, files that never end."""

import os

from child import Limits

TRIALS = 10
COMMANDS = [
    ["check"],
    ["check", "--json"],
    ["show"],
    ["show", "--json"],
    ["rehearse"],
    ["simulate"],
    ["fmt", "--check"],
    ["fmt", "--diff"],
    ["run"],
]


def trial(bench, chance):
    depth, many = chance.choice([5, 12, 20, 30, 60]), chance.choice([9, 99, 999, 20000])
    plans = {
        "doubling list": "let a0 = 1, 1\n"
        + "".join(f"let a{n + 1} = a{n}, a{n}\n" for n in range(depth))
        + f'workout "A" < for i in a{depth} < curl (i) > >\n',
        "doubling template": "def t0() < curl 5 >\n"
        + "".join(f"def t{n + 1}() < t{n}(); t{n}() >\n" for n in range(depth))
        + f'workout "A" < t{depth}() >\n',
        "loops in loops": 'workout "A" < ' + f"for i in 1-{many} < " * depth + "curl 5 " + "> " * depth + ">\n",
        "rounds in rounds": 'workout "A" < ' + f"rounds x{many} < " * depth + "curl 5 " + "> " * depth + ">\n",
        "sets": f'workout "A" < curl {many}x{many}, {many}x{many} drop 5kg, 4kg, 3kg >\n',
        "rungs": f'workout "A" < ladder 1-{many} < curl > ; ladder 1-2-...-{many} < curl > >\n',
        "windows": f'workout "A" < emom {many}min < ladder 1-2-3-... < curl > > ; amrap {many}h < ladder 3-6-9-... < curl > > >\n',
        "rules": f'program "P" < state s = 5kg; workout "A" < curl {min(many, 999)}x5; after set < s = s + s > > >\n',
        "weeks": f'program "P" weeks {many} < state s = 5kg; workout "A" < curl 5 @ (s); after session < s += 100% > > >\n',
        "arithmetic": "let a0 = 1999999\n"
        + "".join(f"let a{n + 1} = a{n} * a{n}\n" for n in range(depth))
        + f'workout "A" < curl (a{depth})x5 >\n',
        "parentheses": f'workout "A" < curl {"(" * many}5{")" * many} >\n',
        "breaths": f'breathing "B" x{many} < rounds x{many} < in {many}h; breaths {many} > >\n',
        "use": f'use "{chance.choice(["pipe", "/dev/zero", "/dev/tty", "/dev/stdin", "big", ".", "plan.satz", "nowhere"])}"\nworkout "A" < curl 5 >\n',
        "drops": f'workout "A" < curl 5 @ 60kg drop 10kg; rest none; squat 5; {chance.choice(["rest", "rest 0s", "rest 5s"])}; dips 5 drop 5kg > \n',
    }
    what = chance.choice(sorted(plans))
    bench.write("plan.satz", plans[what].encode())
    if what == "use":
        os.mkfifo(bench.path("pipe"))
        with open(bench.path("big"), "wb") as file:
            file.truncate(200 << 20)
    bench.tried += 1
    for command in chance.sample(COMMANDS, 3):
        run = bench.run(
            command[0],
            "plan.satz",
            *command[1:],
            limits=Limits(wall=60.0),
            output="json" if "--json" in command else "screen",
        )
        if len(run.out) >= 8 << 20:
            bench.fault("flood", f"{len(run.out) >> 20} MiB or more of output", command)
    for name in ("pipe", "big"):
        if what == "use":
            os.unlink(bench.path(name))
    bench.faults = [(kind, f"{what}, {depth} deep, {many}: {detail}") for kind, detail in bench.faults]
