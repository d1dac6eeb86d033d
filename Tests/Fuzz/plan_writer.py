"""Writes plans that mean something: mostly right, with numbers at their limits and hostile texts here and there."""

import hostile
import plan_tokens


class PlanWriter:
    def __init__(self, chance, boldness=0.06):
        self.chance, self.boldness, self.values, self.templates, self.titles = chance, boldness, [], [], 0

    def plan(self):
        pieces = []
        if self.chance.happens(0.3):
            pieces += [self.let() for _ in range(self.chance.some(1, 4))]
        if self.chance.happens(0.25):
            pieces.append(self.definition())
        kind = self.chance.random()
        if kind < 0.2:
            pieces.append(self.program())
        elif kind < 0.3:
            pieces.append(f"breathing {self.title()}{self.times()} < {self.items(self.breath, 5)} >")
        elif kind < 0.36:
            pieces.append(f"meditation {self.title()}{self.times()} < {self.items(self.sitting, 4)} >")
        else:
            pieces += [self.workout() for _ in range(self.chance.some(1, 3))]
        return self.space("\n").join(pieces) + self.chance.choice(["", "\n"])

    # Words and numbers

    def one(self, *choices):
        return self.chance.choice(choices)

    def text(self):
        bold = self.chance.happens(self.boldness * 3)
        text = (
            self.chance.choice(hostile.TEXTS)
            if bold
            else self.one("Push", "Day A", "Erster Tag", "so weit, so gut", "x")
        )
        text = text.replace("\\", "\\\\").replace('"', '\\"')
        return f"“{text}”" if self.chance.happens(0.05) else f'"{text}"'

    def title(self):
        """Titles differ, as they have to."""
        self.titles += 1
        return f'"Day {self.titles}"' if not self.chance.happens(self.boldness) else self.text()

    def number(self, least, most):
        bold = self.chance.happens(self.boldness)
        return self.chance.choice(hostile.INTEGERS) if bold else str(self.chance.randint(least, most))

    def value(self):
        if self.values and self.chance.happens(0.25):
            return f"({self.chance.choice(self.values)})"
        return self.number(1, 12)

    def space(self, usual=" "):
        return self.chance.choice(hostile.SPACES) if self.chance.happens(self.boldness / 3) else usual

    def name(self):
        bold = self.chance.happens(self.boldness)
        return self.chance.choice(plan_tokens.NAMES) if not bold else self.text()

    def duration(self):
        bold = self.chance.happens(self.boldness)
        return (
            self.number(1, 99) + self.chance.choice(hostile.UNITS)
            if bold
            else self.one("90s", "2min", "1:30", "45s", "90s-2min", "1h", "500ms")
        )

    def load(self):
        return self.one(
            self.number(1, 200) + "kg", f"{self.number(40, 100)}%", "2x24kg", "70-75%", "rpe 8", "rir 2", "bw+10kg", "ask", "ask 75%",
            f"({self.number(1, 9)} * 10kg)", "80% of 100kg", f"rpe {self.number(6, 10)}", "60kg + 2.5kg", "bw", "zone 2", "4:30/km", "200w",
        )  # fmt: skip

    # Declarations

    def let(self):
        name = self.chance.choice("abcdefgh") + str(self.chance.randrange(9))
        known = [value for value in self.values if value != name]
        value = self.one(self.number(1, 12), self.number(1, 9) + " + " + self.number(1, 9), *(known or ["5"]), "3 * 2")
        if name in self.values:
            return f"let list of {name}{len(self.values)} = {name}, {name}"
        self.values.append(name)
        return f"let {name} = {value}"

    def definition(self):
        name = self.one("main", "extra work", "block")
        text = f"def {name}(sets, reps) < {self.name()} (sets)x(reps){self.attributes()}; {self.item(4)} >"
        self.templates.append(name)
        return text

    def program(self):
        head = self.one("", " on mon, wed, fri", f" weeks {self.number(1, 12)}", f" cycle {self.number(1, 6)}")
        state = f"state tm = {self.number(20, 200)}kg"
        rule = self.one(
            f"after lift < when done < tm += {self.number(1, 5)}kg > >", "after session < tm -= 10% >", "after week < tm += 2.5kg >",
            f"after set {self.number(1, 3)} < when reps(last) is above {self.number(3, 9)} < tm += 5kg > else < tm -= 5kg > >",
        )  # fmt: skip
        progress = self.one(
            "",
            " progress +2.5kg",
            f" progress +{self.number(1, 5)}kg, -10% after {self.number(1, 4)} misses",
            " progress reps to 12 then +5kg",
        )
        workouts = [
            f"workout {self.title()} < squat {self.sets()} @ 60kg{progress}; bench 3x5 @ (tm); {rule}; {self.items(self.item, 3)} >"
            for _ in range(self.chance.some(1, 3))
        ]
        return f"program {self.title()}{head} <\n{state}\n" + "\n".join(workouts) + "\n>"

    def workout(self):
        tag = self.one("", "", " #upper", " optional")
        return f"workout {self.title()}{tag} <{self.space(chr(10))}{self.items(self.item, 7)}{self.space(chr(10))}>"

    # Items

    def items(self, item, most):
        rows = [item() for _ in range(self.chance.some(1, most))]
        return self.one("; ", "\n", "\n  ", " // so\n").join(rows) + self.one("", "", "\n", " // so\n")

    def item(self, depth=0):
        kind = self.chance.randrange(20 if depth < 4 else 11)
        if kind < 9:
            return f"{self.name()}{self.space()}{self.sets()}{self.intensity()}{self.attributes()}"
        if kind == 9:
            return self.one(f"rest {self.duration()}", "rest", f"note {self.text()}", "rest none")
        if kind == 10:
            if self.templates:
                return f"{self.chance.choice(self.templates)}({self.number(1, 5)}, {self.number(1, 12)})"
            return f"{self.number(1, 20)} pull-ups"
        return self.group(depth + 1)

    def group(self, depth):
        inside = "< " + self.items(lambda: self.item(depth), 3) + " >"
        head = self.one(
            "superset", "circuit", "rounds", f"ladder {self.number(1, 9)}-{self.number(1, 30)}-9", f"amrap 5min < ladder 3-6-9-... < {self.name()} > >; ", f"emom {self.number(1, 12)}min",
            f"amrap {self.number(1, 12)}min", "for time", "tabata on 20s off 10s", "complex", "choose", "any order", "warmup", "alternate", "", "when 1 is 1", "by 1",
            f"for i in {self.number(1, 5)}-{self.number(1, 9)}", "for i in 1, 2, 3", f"for i in {self.number(1, 3)} to {self.number(1, 9)}", self.text(),
        )  # fmt: skip
        if self.chance.happens(0.1):
            return f"every {self.one('2min', '90s', '1:30')} x{self.value()} {inside}"
        return f"{head}{self.times() if not head.startswith(('for i', 'when', 'by', 'emom')) else ''} {inside}"

    def times(self):
        return f" x{self.space('')}{self.value()}" if self.chance.happens(0.4) else ""

    def sets(self):
        count = self.value() + self.one("x", "x", " x ", "×", "x ")
        return self.one(
            self.number(1, 20), f"{count}{self.value()}", f"{count}{self.number(5, 8)}-{self.number(8, 12)}", f"{count}{self.number(1, 9)}+", f"{count}max",
            f"{count}{self.number(10, 90)}s", f"{count}{self.number(100, 900)}m", "5, 3, 1+", f"{count}(1, 1, 1) pause 15s", f"{self.number(20, 90)} total",
            "max in 10min", f"{self.number(1, 9)} reps", f"{self.number(1, 9)} reps x{self.number(1, 9)}", f"{count}(2 + {self.number(1, 9)})", "max",
            f"{count}{self.number(5, 30)}cal", "",
        )  # fmt: skip

    def intensity(self):
        if self.chance.happens(0.5):
            return ""
        return f"{self.space()}@{self.space()}" + ", ".join(
            self.load() for _ in range(2 if self.chance.happens(self.boldness) else 1)
        )

    def attributes(self):
        choices = [
            f"rest {self.duration()}", f"every {self.duration()}", "tempo 3-1-x-0", self.one("each side", "left", "alternate sides"), "warmup 5 @ 40%, 3 @ 60%",
            f"drop {self.number(1, 30)}kg, 10kg", f"note {self.text()}", f"cue {self.text()}", f"label {self.text()}", f"say {self.text()}", "rpe 8", "rir 1-2",
        ]  # fmt: skip
        return "".join(self.space() + choice for choice in self.chance.sample(choices, self.one(0, 0, 1, 1, 2, 3)))

    def breath(self):
        return self.one(
            f"in {self.duration()}",
            f"out {self.number(1, 12)}s",
            "hold 4s",
            "hold open",
            f"breaths {self.number(1, 40)}",
            f"rounds x{self.number(1, 9)} < in 4s; out 4s >",
        )

    def sitting(self):
        return self.one(
            f"sit {self.duration()}",
            f"sit {self.number(1, 60)}min bell {self.number(1, 20)}min",
            "reflect 2min",
            "scan 5min",
            "sit",
            "walk 10min",
        )
