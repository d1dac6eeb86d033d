"""What has to hold for any plan: bounded commands, formatting that changes only the layout, and a file that stays unchanged."""

import json
import os

from child import Limits


def examine(bench, chance, plans, viewed):
    """All plans are checked and formatted together, which is fast; of those that are right, `viewed` go through every other command."""
    bench.tried += len(plans)
    names = [bench.write(f"plan{number}.satz", data) for number, data in enumerate(plans)]
    found = checked(bench, names, plans)
    right = [number for number in range(len(plans)) if found is not None and is_right(found, names[number])]
    bench.count("right", len(right))
    copies = formatted(bench, plans, found, right)
    for number in chance.sample(right, min(viewed, len(right))):
        view(bench, chance, names[number], copies.get(number), plans[number])
    if len(right) < len(plans):
        wrong = chance.choice([number for number in range(len(plans)) if number not in right])
        limits = Limits.of_text(len(plans[wrong]))
        for command in chance.sample(
            [["show"], ["rehearse"], ["simulate"], ["fmt", "--check"], ["fmt", "--diff"], ["show", "--json"]], 2
        ):
            bench.run(command[0], names[wrong], *command[1:], limits=limits, output="screen")
    if len(plans) > 1:
        bench.run("diff", names[0], names[1], limits=Limits.of_text(len(plans[0]) + len(plans[1])))
    for name, data in zip(names, plans):
        if bench.read(name) != data:
            bench.fault("plan changed", f"{name} by a command that is not fmt")
    expected = {*names, *(f"copy{number}.satz" for number in right), "home"}
    if extra := set(os.listdir(bench.folder)) - expected:
        bench.fault("left behind", ", ".join(sorted(extra)))


def checked(bench, names, plans):
    """The diagnostics by file; None if the checker gave none."""
    limits = Limits(cpu=8.0, memory=Limits().memory + 40 * sum(map(len, plans)))
    as_text = bench.run("check", *names, limits=limits, judged=False)
    as_json = bench.run("check", "--json", *names, limits=limits, judged=False)
    if is_sound(as_text, limits) and is_sound(as_json, limits):
        judge(bench, as_text, limits, "screen", names)
        judge(bench, as_json, limits, "json:diagnostics", names)
        if as_text.status != as_json.status:
            bench.fault("exit", f"check {as_text.status}, with --json {as_json.status}", ["check", *names])
        try:
            return by_file(json.loads(as_json.out), names)
        except json.JSONDecodeError:
            return None
    # One of them is at fault: running each alone shows which.
    for name, data in zip(names, plans):
        for more in ([], ["--json"]):
            bench.run(
                "check", name, *more, limits=Limits.of_text(len(data)), output="json:diagnostics" if more else "screen"
            )
    return None


def is_sound(run, limits):
    return not run.is_stuck and run.status in (0, 1) and run.cpu < limits.cpu and run.peak < limits.memory


def judge(bench, run, limits, output, names):
    import verdict

    for kind, detail in verdict.faults(run, limits, output, bench.german):
        bench.fault(kind, detail, ["check", names[0], "…"])


def by_file(diagnostics, names):
    found = {name: [] for name in names}
    for one in diagnostics:
        found.setdefault(one["file"], []).append(one)
    return found


def is_right(found, name):
    return all(one["severity"] != "error" for one in found.get(name, []))


def formatted(bench, plans, found, right):
    """Formatted copies of the valid plans; their diagnostics are the same, and formatting again changes nothing."""
    if not right:
        return {}
    copies = {number: bench.write(f"copy{number}.satz", plans[number]) for number in right}
    limits = Limits(cpu=8.0, memory=Limits().memory + 40 * sum(map(len, plans)))
    done = bench.run("fmt", *copies.values(), limits=limits)
    if done.status != 0:
        bench.fault(
            "fmt",
            f"exit {done.status} for plans that are right: {done.err[-300:].decode('utf-8', 'replace')}",
            ["fmt", *copies.values()],
        )
    once = {number: bench.read(name) for number, name in copies.items()}
    again = bench.run("check", "--json", *copies.values(), limits=limits, judged=False)
    try:
        after = by_file(json.loads(again.out), copies.values())
    except json.JSONDecodeError:
        return copies
    same = dict(copies)
    for number, name in copies.items():
        before = sorted((one["code"], one["message"]) for one in found[f"plan{number}.satz"])
        now = sorted((one["code"], one["message"]) for one in after[name])
        if [code for code, _ in before] != [code for code, _ in now]:
            del same[number]
            bench.fault(
                "fmt", f"other diagnostics of {name}: {only(before, now)} became {only(now, before)}", ["check", name]
            )
    bench.run("fmt", *copies.values(), limits=limits, judged=False)
    for number, name in copies.items():
        if bench.read(name) != once[number]:
            bench.fault("fmt", f"a second time changes {name} again", ["fmt", name])
    return same


def only(some, others):
    return [one for one in some if one not in others][:3]


def view(bench, chance, name, copy, data):
    """Runs a valid plan through the commands that compile it."""
    limits = Limits.of_text(len(data))
    # A session of an hour, second by second, is longer than its text: only a plan's own expansion counts here.
    sheet = bench.run("show", name, "--json", limits=limits, output="json")
    if copy:
        other = bench.run("show", copy, "--json", limits=limits, judged=False)
        if sheet.status == 0 and other.out != sheet.out:
            bench.fault("fmt", f"another session of {copy}", ["show", "--json", copy])
        if copy and chance.happens(0.3):
            printed = bench.run("fmt", "-", stdin=data, limits=limits, output="data")
            if printed.out != bench.read(copy):
                bench.fault("fmt", "on standard output it is another one than in place", ["fmt", "-"])
    commands = [
        (["show", name], "screen"), (["rehearse", name], "screen"), (["rehearse", name, "--json"], "json:timeline"),
        (["simulate", name], "screen"), (["simulate", name, "--json", "--weeks", str(chance.choice([1, 4, 30]))], "json:simulation"),
        (["simulate", name, "--plot", "--weeks", "30"], "screen"), (["show", name, "--week", str(chance.choice([1, 2, 9]))], "screen"),
        (["show", "-"], "screen"), (["diff", name, copy or name], "screen"), (["fmt", "--diff", name], "screen"),
    ]  # fmt: skip
    for arguments, output in chance.sample(commands, 4):
        done = bench.run(*arguments, stdin=data if "-" in arguments else b"", limits=limits, output=output)
        if arguments[0] == "diff" and copy and sheet.status == 0 and done.status != 0:
            bench.fault("fmt", f"diff says that formatting changed {name}: {done.out[:200]!r}", arguments)
