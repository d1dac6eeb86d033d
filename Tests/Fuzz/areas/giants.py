"""Giant texts of every kind: twice the text takes about twice the time, and at most forty bytes of memory for each extra byte."""

import os

from child import MIB, Limits

TRIALS = 1
SIZE = 200_000
PER_BYTE = 40
# What needs more today: the tree of a list element, which may be three bytes of text.
DENSE = {"long list": 256}


def trial(bench, chance):
    kind = chance.choice(sorted(KINDS))
    small, large = (KINDS[kind](size).encode() for size in (SIZE, 2 * SIZE))
    commands = [["import", "--yes"]] if kind in IMPORTS else chance.sample([["check"], ["fmt", "--check"], ["show"], ["show", "--json"]], 2)
    bench.tried += 1
    for command in commands:
        few, many = (measured(bench, command, data, name) for name, data in (("small", small), ("large", large)))
        told = f"{kind}: {few.cpu:.2f} s, {few.peak >> 20} MiB for {len(small):,} bytes, {many.cpu:.2f} s, {many.peak >> 20} MiB for {len(large):,}"
        # Twice for the text, half as much again and a second for noise and logarithms.
        if many.cpu > 3 * few.cpu + 1:
            bench.fault("growth", told, command)
        if many.peak - few.peak > DENSE.get(kind, PER_BYTE) * (len(large) - len(small)) + 8 * MIB:
            bench.fault("memory", told, command)


def measured(bench, command, data, name):
    bench.write(name, data)
    home = bench.path(f"home-{name}-{len(bench.runs)}")
    os.mkdir(home)
    return bench.run(command[0], name, *command[1:], limits=Limits(cpu=40.0, memory=512 * MIB), output="data", SATZ_HOME=home)


def repeated(piece, size, separator="\n"):
    return separator.join([piece] * max(1, size // (len(piece) + len(separator))))


def numbered(piece, size, separator="\n"):
    return separator.join(piece.replace("N", str(number)) for number in range(max(1, size // (len(piece) + 5))))


def rules(size):
    body = numbered("when done < weight = weight + 2.5kg >", size, "\n      ")
    return f'program "P" < state weight = 60kg; workout "A" < squat 5 @ weight > after session <\n      {body} > >\n'


def nested(size):
    groups = numbered('workout "AN" < ' + "superset x2 < " * 12 + "bench 5 " + "> " * 12 + ">", size)
    return groups + "\n"


def strong(size):
    lines = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,RPE,Distance,Seconds,Notes,Workout Notes,Workout Duration\n"
    return lines + "".join(
        f'2024-{1 + number % 12:02}-{1 + number % 28:02} 1{number % 10}:00:00,"A",Squat (Barbell),{number % 90 + 1},80,5,,,,,,45m\n'
        for number in range(size // 75)
    )


def hevy(size):
    lines = '"title","start_time","end_time","description","exercise_title","set_index","set_type","weight_kg","reps"\n'
    return lines + "".join(
        f'"A","{1 + number // 900 % 28} Jan 2024, 08:00","{1 + number // 900 % 28} Jan 2024, 09:00","","Squat (Barbell)",{number % 900},"normal",80,5\n'
        for number in range(size // 95)
    )


def plain(size):
    sets = "".join(f"  {number}/900 squat 5 @ 80kg\n" for number in range(1, 901))
    one = "session 2024-01-{day:02} {hour:02}:00:00 +00:00 workout \"A\" finished id x{id}\n" + sets
    count = max(1, size // len(one))
    return "satz log 1\n" + "".join(one.format(day=1 + i // 20 % 28, hour=i % 20, id=i) for i in range(count))


IMPORTS = {"strong", "hevy", "plain log"}
KINDS = {
    "long list": lambda size: f'let a = {repeated("5", size, ", ")}\nworkout "A" < curl 5 >\n',
    "workouts": lambda size: numbered('workout "AN" < bench 5 >', size) + "\n",
    "lets and workouts": lambda size: numbered("let aN = max(squat) * 50%", size // 2) + "\n" + numbered('workout "AN" < squat 5 @ aN >', size // 2),
    "nesting": nested,
    "deep": lambda size: 'workout "A" ' + "< " * (size // 4) + "bench 5 " + "> " * (size // 4),
    "long string": lambda size: f'workout "A" < bench 5 note "{"x" * size}" >\n',
    "long comment": lambda size: f'workout "A" < bench 5 > // {"x" * size}\n',
    "comments": lambda size: repeated("// and so on", size) + '\nworkout "A" < bench 5 >\n',
    "errors": lambda size: f'workout "A" <\n{repeated("bench x10 @ 80 rst 90s", size)}\n>\n',
    "tags": lambda size: f'workout "A" {numbered("#tagN", size, " ")} < bench 5 >\n',
    "one line": lambda size: f'workout "A" < {repeated("bench 5", size, "; ")} >',
    "templates": lambda size: numbered("def tN() < curl 5 >", size // 2) + '\nworkout "A" <\n' + numbered("tN()", size // 4) + "\n>\n",
    "rules": rules,
    "exercises": lambda size: numbered('exercise "Own liftN" < category legs >', size) + '\nworkout "A" < bench 5 >\n',
    "blank lines": lambda size: "\n" * size + 'workout "A" < bench 5 >\n',
    "strong": strong,
    "hevy": hevy,
    "plain log": plain,
}  # fmt: skip
