"""Runs the fuzzers: run.py [AREA…] [--times N] [--seed S] [--satz PATH] [--keep FOLDER] [--only N].

One line per area says how many inputs it tried and how many were wrong; exit 1 on any fault. README.md says more."""

import argparse
import importlib
import multiprocessing
import os
import signal
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import child
import home
from bench import Bench
from chance import Chance

AREAS = [
    "plans_by_bytes", "plans_by_tokens", "growth", "giants", "explosions", "imports", "json_rows", "pictures", "databases", "typed_lines", "terminals", "kills",
    "arguments",
]  # fmt: skip


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=", ".join(AREAS))
    parser.add_argument("--times", type=float, default=float(os.environ.get("SATZ_FUZZ_TIMES") or 1))
    parser.add_argument("--seed", default="20261121")
    parser.add_argument("--satz", default=os.path.join(HERE, "../../.build/debug/satz"))
    parser.add_argument("--keep", default="/tmp/satz-fuzz", help="where the inputs of faults go")
    parser.add_argument("--only", type=int, help="only the trial of this number")
    parser.add_argument(
        "--without", action="append", default=[], metavar="KIND", help="a kind of fault that is known: raw control"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    options.satz = os.path.realpath(options.satz)
    names = [name.replace(" ", "_") for name in options.areas] or AREAS
    if unknown := set(names) - set(AREAS):
        parser.error(f"no area {', '.join(unknown)}; there are {', '.join(AREAS)}")
    if not os.access(options.satz, os.X_OK):
        parser.error(f"there is no program {options.satz}")
    # A test runner's threads block signals, and children inherit that.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    child.bound_this_process()
    # Made before there are other processes, so that they share it.
    home.lived_in(options.satz)
    try:
        with multiprocessing.Pool(options.jobs) as pool:
            wrong = sum(tried(name, pool, options) for name in names)
    finally:
        home.forget()
    sys.exit(1 if wrong else 0)


def tried(name, pool, options):
    """How many trials of an area were wrong, after its line."""
    count = max(1, round(importlib.import_module(f"areas.{name}").TRIALS * options.times))
    numbers = [options.only] if options.only is not None else range(count)
    began, total, slowest, largest, notes, wrong = time.monotonic(), 0, 0.0, 0, {}, []
    work = ((name, number, options.seed, options.satz, options.keep, options.without) for number in numbers)
    for result in pool.imap_unordered(trial, work):
        total += result["tried"]
        slowest, largest = max(slowest, result["slowest"]), max(largest, result["largest"])
        for what, number in result["notes"].items():
            notes[what] = notes.get(what, 0) + number
        if result["faults"]:
            wrong.append(result)
            # The first of each kind says enough; the script has all.
            for kind, detail in list({kind: (kind, detail) for kind, detail in reversed(result["faults"])}.values())[
                :3
            ]:
                print(f"  {name} {result['number']}: {kind}: {' '.join(detail.split())}", flush=True)
            print(f"    {result['kept']}/again.sh", flush=True)
    more = "".join(f", {number:,} {what}" for what, number in sorted(notes.items()))
    print(
        f"{name.replace('_', ' ')}: {total:,} tried{more}, {len(wrong)} wrong, slowest {slowest:.2f} s, "
        f"largest {largest >> 20} MB, in {time.monotonic() - began:.0f} s",
        flush=True,
    )
    return len(wrong)


def trial(work):
    name, number, seed, satz, keep, without = work
    chance = Chance(seed, name, number)
    bench = Bench(satz, german=chance.happens(0.4))
    kept = os.path.join(keep, f"{name}-{number}")
    try:
        importlib.import_module(f"areas.{name}").trial(bench, chance)
    except Exception:
        bench.fault("the fuzzer itself", traceback.format_exc())
    bench.faults = [fault for fault in bench.faults if fault[0] not in without]
    if bench.faults:
        bench.keep(kept, f"run.py {name} --seed {seed} --only {number}")
    bench.discard()
    return {
        "number": number, "tried": bench.tried, "slowest": bench.slowest, "largest": bench.largest, "notes": bench.notes,
        "faults": bench.faults, "kept": kept,
    }  # fmt: skip


if __name__ == "__main__":
    main()
