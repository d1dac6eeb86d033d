"""`satz lsp` beside `ruff server`: from a change to the diagnostics of 10,000 lines, and from the start to the first ones.

Both are asked in the same way, through pipes, while a line is typed in the middle of the file and taken back. Completion
and memory have bars of their own: ruff completes nothing.
"""

import json
import os
import statistics
import subprocess
import time

from figures import alternately, compare_pairs, folder, judge, left_out, note, satz, tool
from plans import editor_plan

LINES = 10_000
ROUNDS = 330


class Server:
    """A language server with one open document."""

    def __init__(self, command, uri, language, text, home):
        self.started = time.perf_counter()
        environment = {"PATH": os.environ["PATH"], "HOME": home, "SATZ_HOME": home, "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, cwd=home,
        )
        self.uri, self.version, self.requests = uri, 1, 0
        self.send("initialize", {"processId": None, "rootUri": None, "capabilities": {}}, 0)
        self.until(lambda message: message.get("id") == 0)
        self.send("initialized", {})
        self.send("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": language, "version": 1, "text": text}})
        self.until(self.tells)
        self.first = time.perf_counter() - self.started

    def send(self, method, params, id=None):
        message = {"jsonrpc": "2.0", "method": method, "params": params, **({} if id is None else {"id": id})}
        body = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def until(self, is_wanted):
        while True:
            length = None
            while line := self.process.stdout.readline().strip():
                if line.lower().startswith(b"content-length"):
                    length = int(line.split(b":")[1])
            if length is None:
                raise EOFError("the server has ended")
            message = json.loads(self.process.stdout.read(length))
            if is_wanted(message):
                return message

    def tells(self, message):
        params = message.get("params", {})
        return message.get("method") == "textDocument/publishDiagnostics" and params.get("version") == self.version

    def change(self, start, end, text):
        """Seconds from a change to the diagnostics of its version."""
        self.version += 1
        place = {"start": dict(zip(("line", "character"), start)), "end": dict(zip(("line", "character"), end))}
        started = time.perf_counter()
        self.send(
            "textDocument/didChange",
            {"textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [{"range": place, "text": text}]},
        )
        self.until(self.tells)
        return time.perf_counter() - started

    def ask(self, method, **params):
        """Seconds from a question to its answer."""
        self.requests += 1
        started = time.perf_counter()
        self.send(method, {"textDocument": {"uri": self.uri}, **params}, self.requests)
        self.until(lambda message: message.get("id") == self.requests and "method" not in message)
        return time.perf_counter() - started

    def memory(self):
        """The most that it has used, in megabytes."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmHWM")) / 1024

    def close(self):
        self.send("shutdown", None, "end")
        self.until(lambda message: message.get("id") == "end")
        self.send("exit", None)
        self.process.stdin.close()
        self.process.wait()


def typing(server, line, character, text):
    """Types a new line behind a line, letter by letter, half-written words and all, and takes it back in the same way."""
    columns = range(len(text))
    steps = [((line, character), None, "\n")] + [((line + 1, column), None, text[column]) for column in columns]
    steps += [((line + 1, column), (line + 1, column + 1), "") for column in reversed(columns)]
    steps.append(((line, character), (line + 1, 0), ""))
    turn = 0

    def once():
        nonlocal turn
        start, end, letter = steps[turn % len(steps)]
        turn += 1
        return server.change(start, end or start, letter)

    return once


def python_file(lines):
    """As dense as the plan: one short statement a line, and nothing to remark."""
    parts = []
    for day in range(lines // 10):
        parts += [f"def day_{day}(load):", f'    """Day {day}."""']
        parts += [f"    squat_{number} = [load * 0.{50 + number}, {5 + number}, 90 + {day + 1}]" for number in range(7)]
        parts.append(f"    return {' + '.join(f'squat_{number}' for number in range(7))} + [{day + 1}]")
    return "\n".join(parts) + "\n"


program, ruff = satz(), tool("ruff", "ruff")
plan, python = editor_plan(LINES), python_file(LINES)
middle = next(n for n, line in enumerate(plan.split("\n")) if n > LINES // 2 and line.endswith("rest 90s"))
python_middle = next(n for n, line in enumerate(python.split("\n")) if n > LINES // 2 and "squat_3 =" in line)
note(f"the plan has {len(plan) / 1000:.0f} kB, the Python file {len(python) / 1000:.0f} kB, each in {LINES} lines")

with folder() as home:
    def begin():
        return Server([program, "lsp"], f"file://{home}/a.satz", "satz", plan, home)

    def begin_ruff():
        return Server([ruff, "server"], f"file://{home}/a.py", "python", python, home)

    def first(begin):
        server = begin()
        server.close()
        return server.first

    server = begin()
    ours = typing(server, middle, len(plan.split("\n")[middle]), "  face pull 3x12 @ 20kg rest 60s")
    if ruff:
        peer_server = begin_ruff()
        peer = typing(peer_server, python_middle, len(python.split("\n")[python_middle]), "    extra = [load * 0.9, 12, 60]")
        pairs = alternately(ours, peer, ROUNDS, warmups=66)
        compare_pairs("change to diagnostics", pairs, 0.15, 0.05)
        slowest = [sorted(column)[int(len(column) * 0.99)] for column in zip(*pairs)]
        compare_pairs("change to diagnostics, 99th percentile", [tuple(slowest)], 0.15, 0.05)
        note(f"memory: ours {server.memory():.0f} MB, ruff {peer_server.memory():.0f} MB")
        peer_server.close()
    else:
        left_out("change to diagnostics", "pip could not install ruff")
        for _ in range(ROUNDS):
            ours()

    def completion():
        ours()
        return server.ask("textDocument/completion", position={"line": middle, "character": 4})

    for name, ask, must, goal in (
        ("completion after a change", completion, 2, 1),
        ("hover", lambda: server.ask("textDocument/hover", position={"line": middle, "character": 4}), 2, 1),
        ("definition", lambda: server.ask("textDocument/definition", position={"line": middle, "character": 4}), 2, 1),
    ):
        judge(name, statistics.median(ask() for _ in range(100)) * 1e3, must, goal, "ms")
    window = {"start": {"line": middle, "character": 0}, "end": {"line": middle + 60, "character": 0}}
    tokens = statistics.median(server.ask("textDocument/semanticTokens/range", range=window) for _ in range(100))
    note(f"the colours of a window: {tokens * 1e3:.2f} ms; of all lines: {server.ask('textDocument/semanticTokens/full') * 1e3:.0f} ms")
    judge("memory", server.memory(), 60, 40, "MB")
    server.close()
    judge("first diagnostics after the start", statistics.median(first(begin) for _ in range(20)) * 1e3, 50, 30, "ms")
    if ruff:
        note(f"ruff: {statistics.median(first(begin_ruff) for _ in range(20)) * 1e3:.0f} ms")
