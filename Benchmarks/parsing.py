"""Text to a tree with places and all diagnostics, and a whole check (and all of its sessions), beside `wc -w` in the C
locale; and that these, and a simulated program, are linear."""

import os
import statistics

import plans
from figures import Worker, compare, folder, judge, left_out, system, whole_process

WEEKS = 10_000
C_LOCALE = {"LC_ALL": "C", "PATH": os.environ["PATH"]}


def counting(path, empty):
    """Seconds that `wc -w` needs for the words alone, without its start as a process."""
    words = [system("wc"), "-w"]
    return lambda: whole_process(words + [path], C_LOCALE) - whole_process(words + [empty], C_LOCALE)


with folder() as data:
    large, empty = plans.written(data, WEEKS), plans.written(data, 0)
    megabytes = os.path.getsize(large) / 1e6
    for verb, name, must, goal in [
        ("parse", "text to a tree and all diagnostics", 0.75, 1.5),
        ("check", "a whole check", 0.4, 1.0),
        ("compile", "a whole check and every session", 0.4, 1.0),
    ]:
        with Worker(verb, large) as worker:
            if not worker.works:
                left_out(name, "the package has no such figure yet")
                continue
            compare(
                f"{name}, {megabytes:.1f} MB, as many times as fast as wc -w",
                worker.once, counting(large, empty), 15, must, goal, more_is_better=True,
            )
        for short, long in [(16, 64), (2500, 10_000)]:
            with Worker(verb, plans.written(data, short)) as quarter, Worker(verb, plans.written(data, long)) as whole:
                # Enough of the small ones at a time to take a while.
                times = max(1, 2000 // long)
                compare(
                    f"{name}, {long} weeks against {short}",
                    lambda: sum(whole.once() for _ in range(times)),
                    lambda: sum(quarter.once() for _ in range(times)),
                    15, 4.4, 4.1,
                )
    medians = []
    for _ in range(5):
        with Worker("compile", plans.written(data, 16)) as worker:
            medians.append(statistics.median([worker.once() for _ in range(500)][100:]))
    # Liftoscript evaluates as many exercise lines in 14 ms on the machine that the bars come from.
    judge("16 weeks of four days checked, and every session", statistics.median(medians) * 1e3, 0.56, 0.14, "ms")
    with Worker("simulate", plans.written(data, 16, plans.program)) as quarter:
        with Worker("simulate", plans.written(data, 64, plans.program)) as whole:
            name = "a program of four days checked and trained on paper, 64 weeks against 16"
            compare(name, whole.once, quarter.once, 15, 4.4, 4.1)
