"""Plans as rows of tokens: the plans of this repository taken apart, and what may replace a token."""

import functools
import glob
import os
import re

import hostile
import mutation

REPOSITORY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|//[^\n]*|\d+(?:\.\d+)?(?::\d\d)*|\w+(?:[\'’-]\w+)*|\s+|.', re.DOTALL)

KEYWORDS = """workout breathing meditation exercise let use def program on weeks cycle week state after set lift session progress when else
    by for in to superset circuit rounds ladder every emom amrap time cap tabata off complex choose any order alternate warmup rest none tempo each
    side sides left right drop pause rpe rir note cue say label bell optional zone ask of bw max total then reps misses miss is not above
    below at least most and or last done missed over sets lifted best sit reflect walk scan hold out open breaths category equipment
    muscles secondary aliases german ftp x""".split()
NAMES = """bench squat press row curl plank dips deadlift pull-up pull-ups push-up run bike Kniebeuge Liegestütz lunge snatch
    nonesuch""".split() + [
    '"Face pull"',
    "clean and jerk",
]
SIGNS = list("<>(),;@+-*/=#x×–…:\"'%") + ["...", "- ", "“", "”", "+=", "-=", ">=", "{", "}"]
POOL = KEYWORDS + NAMES + SIGNS * 2 + hostile.INTEGERS + hostile.UNITS + hostile.SPACES + ["1:30", "3x8", "80kg", "90s"]
POOL += [f'"{text}"' for text in hostile.TEXTS]


@functools.cache
def corpus():
    """Every plan in this repository, as text."""
    plans = []
    for pattern in ("Examples/*.satz", "Tests/**/*.satz"):
        for path in sorted(glob.glob(os.path.join(REPOSITORY, pattern), recursive=True)):
            if "/Fuzz/" not in path:
                with open(path, "rb") as file:
                    plans.append(file.read().decode("utf-8", "replace"))
    for page in ("Grammar/REFERENCE.md", "Grammar/COOKBOOK.md"):
        with open(os.path.join(REPOSITORY, page), encoding="utf-8") as file:
            for head, text in re.findall(r"```satz(.*?)\n(.*?)```", file.read(), re.DOTALL):
                plans.append(text if "file" in head else f'workout "R" <\n{text}>\n')
    return plans


def tokens(text):
    return TOKEN.findall(text)


def mutated(chance, text, most=6):
    """The plan with some tokens deleted, repeated, moved or replaced, and with different space between some."""
    row = tokens(text)
    kind = chance.randrange(4)
    if kind == 0:
        row = mutation.of_pieces(chance, row, POOL, most)
    elif kind == 1:
        other = tokens(chance.choice(corpus()))
        at, length = chance.randrange(len(other) + 1), chance.some(1, 60)
        place = chance.randrange(len(row) + 1)
        row[place:place] = other[at : at + length]
    elif kind == 2:
        for place in chance.sample(range(len(row)), min(len(row), chance.some(1, 6))):
            row[place] = like(chance, row[place])
    if kind == 3 or chance.happens(0.2):
        for _ in range(chance.some(1, 8)):
            row.insert(chance.randrange(len(row) + 1), chance.choice(hostile.SPACES))
    return "".join(row)


def like(chance, token):
    """Another token of the same kind."""
    if token[0].isdigit():
        return chance.choice(hostile.INTEGERS)
    if token[0] == '"':
        return '"' + chance.choice(hostile.TEXTS) + '"'
    if token.isspace():
        return chance.choice(hostile.SPACES)
    if token in hostile.UNITS:
        return chance.choice(hostile.UNITS)
    if token in KEYWORDS:
        return chance.choice(KEYWORDS)
    if token[0].isalpha():
        return chance.choice([*NAMES, token.upper(), token + "s"])
    return chance.choice(SIGNS)
