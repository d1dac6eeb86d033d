"""Long plans: time and memory grow with the text."""

import random

import plan_tokens
from child import MIB, Limits

TRIALS = 3
SIZE = 30_000
SHAPES = [
    "items",
    "workouts",
    "tags",
    "lets",
    "deep",
    "comments",
    "texts",
    "sets",
    "garbage",
    "blank",
    "errors",
    "lists",
    "defs",
    "uses",
    "names",
    "unclosed",
    "additions",
]


def trial(bench, chance):
    shape = chance.choice(SHAPES)
    commands = [
        ["check"],
        ["check", "--json"],
        ["check", "--fix"],
        ["adopt"],
        ["fmt", "--check"],
        ["fmt", "--diff"],
        ["show"],
        ["show", "--json"],
        ["rehearse"],
        ["simulate"],
    ]
    writer = chance.getrandbits(64)
    small, large = (plan(random.Random(writer), shape, size) for size in (SIZE, 4 * SIZE))
    bench.write("small.satz", small)
    bench.write("large.satz", large)
    bench.tried += 2
    for command in chance.sample(commands, 3):
        few = bench.run(command[0], "small.satz", *command[1:], limits=limits(small), output="data")
        many = bench.run(command[0], "large.satz", *command[1:], limits=limits(large), output="data")
        # Four times the text may take four times as long, and twice that for noise and logarithms.
        if many.cpu > 8 * few.cpu + 0.5:
            bench.fault(
                "growth",
                f"{shape}: {few.cpu:.2f} s for {len(small):,} bytes, {many.cpu:.2f} s for {len(large):,}",
                command,
            )


def limits(data):
    """Twenty thousand steps may be compiled, whatever the text."""
    return Limits(cpu=15.0, memory=192 * MIB + 40 * len(data))


def plan(chance, shape, size):
    """A plan of about that many bytes, made of more and more of the same."""

    def repeated(piece, separator="\n"):
        count = max(1, size // (len(piece.encode()) + len(separator)))
        return separator.join([piece] * count)

    def numbered(piece, separator="\n"):
        count = max(1, size // (len(piece) + 5))
        return separator.join(piece.replace("N", str(number)) for number in range(count))

    item = chance.choice(
        [
            "bench 3x8 @ 80kg rest 90s",
            "squat 5, 3, 1+ @ 75%, 85%, 95%",
            'curl 12 note "so"',
            "plank 45s",
            "rest 5s",
            "5 pull-ups",
        ]
    )
    token = chance.choice(plan_tokens.POOL) or "x"
    texts = {
        "items": lambda: f'workout "A" <\n{repeated(item)}\n>\n',
        "workouts": lambda: numbered('workout "AN" < bench 5 >') + "\n",
        "tags": lambda: f'workout "A" {repeated("#tag", " ")} < bench 5 >\n',
        "lets": lambda: numbered("let aN = 5") + f'\nworkout "A" < {item} >\n',
        "deep": lambda: 'workout "A" ' + "< " * (size // 4) + "bench 5 " + "> " * (size // 4),
        "comments": lambda: f'workout "A" <\n{repeated(item + " // and so on")}\n>\n',
        "texts": lambda: f'workout "A" < bench 5 note "{repeated("x", "")}" >\n',
        "sets": lambda: f'workout "A" < bench {repeated("5", ", ")} >\n',
        "garbage": lambda: repeated(token, chance.choice([" ", "", "\n"])),
        "blank": lambda: f'workout "A" <{repeated(" ", chance.choice([chr(10), ""]))} bench 5 >\n',
        "errors": lambda: f'workout "A" <\n{repeated("bench x10 @ 80 rst 90s")}\n>\n',
        "lists": lambda: f'let a = {repeated("5", ", ")}\nworkout "A" < for i in a < curl (i) > >\n',
        "defs": lambda: numbered("def tN() < curl 5 >") + '\nworkout "A" < t0() >\n',
        "uses": lambda: repeated('use "nowhere.satz"') + "\n",
        "names": lambda: f'workout "A" < {repeated("long", " ")} 5 >\n',
        "unclosed": lambda: f'workout "A" <\n{repeated(item + " <")}\n',
        "additions": lambda: f'workout "A" < curl ({repeated("1", " + ")}) >\n',
    }  # fmt: skip
    return texts[shape]().encode("utf-8", "replace")
