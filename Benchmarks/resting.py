"""A rest in the live prompt, watched from outside: wake-ups, CPU and memory; how late it ends beside termdown."""

import sqlite3
import statistics
import subprocess
import sys

from figures import HERE, compare, folder, judge, left_out, note, satz, system, tool
from terminal import Terminal, now

ENTER = b"\r"
PROMPT = "❯".encode()


def started(home, plan):
    """The live prompt with this plan, its first set running."""
    path = f"{home}/plan.satz"
    with open(path, "w", encoding="utf-8") as out:
        out.write(plan)
    terminal = Terminal(
        [satz(), "run", path], TERM="xterm-256color", HOME=home, SATZ_HOME=home, LANG="C.UTF-8", LC_ALL="C.UTF-8"
    )
    terminal.until(PROMPT)
    terminal.watch(0.3)
    terminal.send(b"start" + ENTER)
    terminal.watch(0.3)
    return terminal


def minute_of_rest():
    """A minute in the middle of a long rest, when the display moves once a second."""
    with folder() as home, started(home, 'workout "Rest" < bench 2x8 rest 5min >') as terminal:
        terminal.send(b"done" + ENTER)
        terminal.watch(4)
        before = terminal.cost()
        terminal.watch(60)
        cpu, wakeups = (after - first for after, first in zip(terminal.cost(), before))
        judge("wake-ups in a minute of rest", wakeups, 61, 61, "")
        judge("CPU in a minute of rest", cpu * 1e3, 20, 6, "ms")
        least = least_cost()
        if least:
            note(f"a bare C loop that writes as much takes {least * 1e3:.3f} ms in the minute after")
        judge("private dirty memory of the live prompt", terminal.private_dirty(), 4, 3, "MiB")


def least_cost():
    """CPU seconds of a minute of the minimum work; None if there is no compiler."""
    compiler = system("cc")
    if not compiler:
        return None
    with folder() as data:
        program = f"{data}/tick"
        subprocess.run([compiler, "-O2", "-o", program, f"{HERE}/tick.c"], check=True)
        with Terminal([program]) as terminal:
            terminal.watch(4)
            before = terminal.cost()[0]
            terminal.watch(60)
            return terminal.cost()[0] - before


def breathing():
    """Breathing redraws ten times a second."""
    with folder() as home, started(home, 'breathing "Box" x10 < in 4s; hold 4s; out 4s; hold 4s >') as terminal:
        terminal.watch(4)
        before = terminal.cost()[0]
        terminal.watch(20)
        judge("CPU while breathing at 10 Hz", (terminal.cost()[0] - before) / 20 * 100, 1, 1, "% of a core")


def our_lateness(seconds):
    """From the instant at which the rest is over by the journal to the bell at its end."""
    with folder() as home, started(home, f'workout "Rest" < bench 2x8 rest {seconds}s >') as terminal:
        terminal.send(b"done" + ENTER)
        terminal.watch(seconds - 0.5)
        terminal.written = b""
        arrived = terminal.until(b"\a", 5)
        with sqlite3.connect(f"file:{home}/satz.sqlite?mode=ro", uri=True) as store:
            (began,) = store.execute("SELECT max(boot_ms) FROM event").fetchone()
        return arrived - (began / 1000 + seconds)


def termdown_lateness(program, seconds):
    """From its first frame on, which it draws before it counts, so that its delay is not overestimated."""
    with folder() as home, Terminal(
        [program, "--no-art", "-W", "-B", f"{seconds}s"], TERM="xterm", HOME=home, LINES="24", COLUMNS="80"
    ) as terminal:
        first = terminal.until(b"\x1b[2J")
        return terminal.until(b"\x1b[?1l\x1b>", seconds + 5) - first - seconds


def main():
    for figure in (minute_of_rest, breathing):
        try:
            figure()
        except (TimeoutError, OSError) as problem:
            left_out(figure.__name__, str(problem))
    termdown = tool("termdown", "termdown")
    if termdown:
        try:
            compare("lateness of the end of a rest", lambda: our_lateness(5), lambda: termdown_lateness(termdown, 5), 9, 1.0, 0.1, warmups=0)
        except (TimeoutError, OSError, sqlite3.Error) as problem:
            left_out("lateness", str(problem))
    else:
        left_out("lateness", "pip could not install termdown")


if __name__ == "__main__":
    main()
