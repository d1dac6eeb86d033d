#!/usr/bin/env python3
"""`satz lsp` beside a log that changes while it runs: lsp_store.py PROGRAM"""

import json
import os
import subprocess
import sys

PLAN = """workout "A" <
  state top = 60kg
  squat 3x5 @ top
  bench press 3x8 @ 75%
  after lift < when done < top += 2.5kg > >
>
"""
URI = "file:///plans/a.satz"
CAPABILITIES = {"textDocument": {"inlayHint": {}}, "workspace": {"inlayHint": {"refreshSupport": True}}}
OPTIONS = {"inlayHints": {"duration": False, "muscles": False}}


class Server:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number, self.told = 0, []
        self.ask("initialize", processId=None, rootUri=None, capabilities=CAPABILITIES, initializationOptions=OPTIONS)
        self.send("textDocument/didOpen", {"textDocument": {"uri": URI, "languageId": "satz", "version": 1, "text": PLAN}})

    def send(self, method, params, **id):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **id}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self.process.stdin.flush()

    def ask(self, method, **params):
        self.number += 1
        self.send(method, params, id=self.number)
        while True:
            length = None
            while line := self.process.stdout.readline().strip():
                length = int(line.split(b":")[1])
            message = json.loads(self.process.stdout.read(length))
            if message.get("id") == self.number and "method" not in message:
                return message["result"]
            self.told.append(message["method"])

    def hints(self):
        window = {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}
        return [hint["label"] for hint in self.ask("textDocument/inlayHint", textDocument={"uri": URI}, range=window)]

    def hover(self, line, character):
        place = {"line": line, "character": character}
        return self.ask("textDocument/hover", textDocument={"uri": URI}, position=place)["contents"]["value"]


def main(program):
    def satz(*arguments, **more):
        return subprocess.run([program, *arguments], check=True, capture_output=True, text=True, **more).stdout

    # There is no store at first, and the server makes none.
    server = Server(program)
    assert server.hints() == ["60 kg · 20"], server.hints()
    satz("profile", "max", "bench press", "110kg")
    assert server.hints() == ["60 kg · 20", "82.5 kg · 25 + 5 + 1.25"], server.hints()
    satz("log", "add", "bench press 3x8 @ 70kg")
    assert "70 kg" in server.hover(3, 4), server.hover(3, 4)
    # The client was told behind its question.
    assert "workspace/inlayHint/refresh" in server.told, server.told
    # A session leads to another state, with its reason.
    plan = os.path.join(os.environ["HOME"], "a.satz")
    with open(plan, "w", encoding="utf-8") as file:
        file.write(PLAN)
    satz("run", plan, "--plain", input="start\n" + "done\n" * 6)
    hints = server.hints()
    assert hints[0].startswith("now 62.5 kg: ") and hints[1] == "62.5 kg · 20 + 1.25", hints
    assert "now 62.5 kg" in server.hover(1, 9), server.hover(1, 9)


main(*sys.argv[1:])
