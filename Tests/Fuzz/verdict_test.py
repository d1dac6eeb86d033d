"""Fails if a fault goes unseen: programs that crash, hang, eat memory or print what is forbidden, each with its verdict."""

import os
import signal
import sys
import tempfile

import child
import verdict

signal.pthread_sigmask(signal.SIG_SETMASK, [])
CASES = {
    "killed": "kill -SEGV $$",
    "stuck": "sleep 60",
    "exit": "exit 3",
    "slow": "n=0; while [ $n -lt 400000 ]; do n=$((n + 1)); done",
    "memory": f"exec {sys.executable} -c 'x = bytes(range(256)) * 700000'",
    "raw control": r"printf 'title \033]0;pwned\007\n'",
    "raw bytes": r"printf 'a\377b\n'",
    "raw words": "echo 'Error: ImplausibleValue(column: \"cut_off\")' >&2",
    "English": "echo 'error[E0101]: expected a number' >&2",
    "no JSON": "echo '{'",
    "schema": "echo '[{\"line\": 0}]'",
    None: "echo 'Fehler: alles „unknown“ in Ordnung' >&2; exit 1",
}
DATA = ["fmt -", "fmt --diff p.satz", "fmt p.satz --diff", "workouts show Push", "export --json"]
SCREEN = ["fmt p.satz", "fmt --check p.satz", "workouts list", "show -", "diff a.satz b.satz", "check --diff"]
LIMITS = child.Limits(cpu=0.3, memory=128 * child.MIB)


def main():
    with tempfile.TemporaryDirectory() as folder:
        for kind, script in CASES.items():
            output = {"no JSON": "json", "schema": "json:diagnostics"}.get(kind, "screen")
            limits = child.Limits(wall=2.0) if kind == "stuck" else LIMITS
            run = child.run(["bash", "-c", script], dict(os.environ), folder, limits=limits)
            seen = [found for found, _ in verdict.faults(run, limits, output, german=kind in ("English", None))]
            expected = [] if kind is None else [kind]
            if seen != expected:
                sys.exit(f"{script}: {seen}, and not {expected}")
    for line in DATA + SCREEN:
        if verdict.is_data(line.split()) != (line in DATA):
            sys.exit(f"{line}: data, or not?")
    print(f"{len(CASES)} verdicts")


main()
