"""Lines typed into the prompt through a pipe: commands, plan text and nonsense; what was accepted is in the journal, once."""

import re

import home
import hostile
import plan_tokens
from child import Limits
from plan_writer import PlanWriter

TRIALS = 10
COMMANDS = [
    "start", "done", "done 5", "8", "8 @ 60kg rpe 9", "done 8 @ 82.5kg rpe 8", "45s", "400m", "20cal", "skip", "back", "redo", "pause", "resume", "+30s", "-15s",
    "undo", "remove bench", "replace bench with dips", "next pull-ups", "choose 1", "1", "12 rounds 5", "done 0", "add plank 30s", "amrap 1min < 5 pull-ups >",
    "show", "info rpe", "info bench", "help", "help done", "finish", "abort", "s", "d", "", " ", "weiter", "zurück", "squat 3x5 @ 100kg rest 2s", "rest 5s",
]  # fmt: skip


def trial(bench, chance):
    if chance.happens(0.5):
        home.move_in(bench)
    plan = plan_for(chance)
    bench.write("plan.satz", plan)
    typed = lines(chance, chance.choice([5, 20, 60, 250]))
    bench.tried += len(typed)
    arguments = ["run", "plan.satz", *chance.choice([[], ["--plain"], ["--accessible"], ["--reduced-motion"]])]
    run(bench, typed, chance.choice([b"", b"\n"]), *arguments)
    if chance.happens(0.5):
        more = lines(chance, 10)
        bench.tried += len(more)
        run(bench, more, b"")
        typed += more
    bench.run(stdin=b"finish\n")
    home.holds(bench, chance, some=5)
    noted(bench, typed)
    if bench.read("plan.satz") != plan:
        bench.fault("plan changed", "by running it")


def run(bench, typed, end, *arguments):
    """Each line may be checked as a plan."""
    text = "\n".join(typed).encode("utf-8", "replace") + end
    bench.run(*arguments, stdin=text, limits=Limits.of_text(len(text)))


def plan_for(chance):
    """A plan that runs, mostly; the rests are short, since the clock is real."""
    if chance.happens(0.4):
        return home.PLAN
    return PlanWriter(chance, chance.choice([0.0, 0.05])).plan().encode("utf-8", "replace")


def lines(chance, count):
    typed = []
    for number in range(count):
        way = chance.random()
        if way < 0.12:
            typed.append(f"note mark-{chance.randrange(10**9)}")
        elif way < 0.8:
            typed.append(chance.choice(COMMANDS))
        elif way < 0.9:
            typed.append("".join(plan_tokens.mutated(chance, chance.choice(COMMANDS), most=3).split("\n")))
        else:
            texts = [
                chance.choice(hostile.TEXTS),
                f"note {chance.choice(hostile.TEXTS)}",
                f"done {chance.choice(hostile.FIELDS)}",
                f"add {chance.choice(hostile.TEXTS)} 3x{chance.choice(hostile.INTEGERS)}",
            ]
            typed.append(chance.choice(texts).replace("\n", " "))
    return typed


def noted(bench, typed):
    """No note is in the log twice, and acknowledged ones are in it, unless something was undone."""
    text = (home.exported(bench) or b"").decode("utf-8", "replace")
    in_log = re.findall(r"mark-\d+", text)
    if twice := {mark for mark in in_log if in_log.count(mark) > 1}:
        bench.fault("doubled", f"{sorted(twice)[:5]}")
    if any(re.match(r"\s*(u|rückgängig|b|z|r)", line, re.IGNORECASE) for line in typed):
        return
    # The log as text does not have a session that still runs.
    if b'"running":true' in bench.run("status", "--json", judged=False).out.replace(b" ", b""):
        return
    out = b"".join(done.out for done in bench.runs if done.command[1:2] in ([], ["run"])).decode("utf-8", "replace")
    taken = len(re.findall(r"^(Note taken|Notiert|Notiz)", out, re.MULTILINE))
    kept = sum("note" in line for line in text.split("\n"))
    if taken > kept:
        bench.fault("lost", f"{taken} notes were taken, {kept} are in the log")
