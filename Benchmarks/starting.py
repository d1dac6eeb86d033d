"""Process start beside `ruff --version`; the first prompt beside the sqlite3 shell's, each in its own terminal."""

import os

from figures import compare, folder, left_out, note, satz, system, tool, whole_process
from terminal import Terminal

PROMPT = "❯".encode()


def first_prompt(command, prompt, **environment):
    with Terminal(command, **environment) as terminal:
        return terminal.until(prompt) - terminal.started


program, ruff, sqlite = satz(), tool("ruff", "ruff"), system("sqlite3")
note(f"satz is {os.path.getsize(program) / 1e6:.0f} MB; `true` takes {sorted(whole_process([system('true')]) for _ in range(50))[25] * 1e3:.2f} ms")
if ruff:
    compare(
        "process start, satz --version", lambda: whole_process([program, "--version"]), lambda: whole_process([ruff, "--version"]),
        100, 2.5, 1.5, warmups=5,
    )
else:
    left_out("process start", "pip could not install ruff")
if sqlite:
    with folder() as home:
        satz_home = {"TERM": "xterm-256color", "HOME": home, "SATZ_HOME": home, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        try:
            compare(
                "first prompt", lambda: first_prompt([program], PROMPT, **satz_home),
                lambda: first_prompt([sqlite], b"sqlite> ", TERM="xterm-256color", HOME=home), 40, 1.3, 1.0, warmups=3,
            )
        except TimeoutError as problem:
            left_out("first prompt", str(problem))
else:
    left_out("first prompt", "there is no sqlite3")
