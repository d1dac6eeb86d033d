#!/usr/bin/env python3
"""Every reply of `satz lsp` is valid by the types of lsprotocol: lsp_replies.py PROGRAM"""

import json
import subprocess
import sys

from lsprotocol import converters, types

URI = "file:///plans/a.satz"
PLAN = 'def main(move) <\n  move 3x5 @ 60kg rest 2min\n>\nlet unused = 5\nworkout "A" <\n  main(squat)\n  bench 3x8 @ 60kg rest 90s\n>\n'
BROKEN = 'workout "A" <\n  bench 3x8 rst 90s @ 80kg + 30s\n>\n'
DOCUMENT = {"uri": URI}
CALL = {"textDocument": DOCUMENT, "position": {"line": 5, "character": 4}}
PLACE = {"textDocument": DOCUMENT, "position": {"line": 6, "character": 4}}
CAPABILITIES = {"textDocument": {"inlayHint": {}, "completion": {"completionItem": {"snippetSupport": True}}}}
WHOLE = {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}
QUESTIONS = [
    ("textDocument/hover", PLACE, types.HoverResponse),
    ("textDocument/completion", PLACE, types.CompletionResponse),
    ("textDocument/definition", CALL, types.DefinitionResponse),
    ("textDocument/references", {**CALL, "context": {"includeDeclaration": True}}, types.ReferencesResponse),
    ("textDocument/documentHighlight", CALL, types.DocumentHighlightResponse),
    ("textDocument/prepareRename", CALL, types.PrepareRenameResponse),
    ("textDocument/rename", {**CALL, "newName": "top"}, types.RenameResponse),
    ("textDocument/prepareCallHierarchy", CALL, types.CallHierarchyPrepareResponse),
    ("workspace/symbol", {"query": "a"}, types.WorkspaceSymbolResponse),
    ("textDocument/documentLink", {"textDocument": DOCUMENT}, types.DocumentLinkResponse),
    ("textDocument/selectionRange", {"textDocument": DOCUMENT, "positions": [PLACE["position"]]}, types.SelectionRangeResponse),
    ("textDocument/semanticTokens/full", {"textDocument": DOCUMENT}, types.SemanticTokensResponse),
    ("textDocument/semanticTokens/full/delta", {"textDocument": DOCUMENT, "previousResultId": "1"}, types.SemanticTokensDeltaResponse),
    ("textDocument/semanticTokens/range", {"textDocument": DOCUMENT, "range": WHOLE}, types.SemanticTokensRangeResponse),
    ("textDocument/documentSymbol", {"textDocument": DOCUMENT}, types.DocumentSymbolResponse),
    ("textDocument/foldingRange", {"textDocument": DOCUMENT}, types.FoldingRangeResponse),
    ("textDocument/inlayHint", {"textDocument": DOCUMENT, "range": WHOLE}, types.InlayHintResponse),
    ("textDocument/signatureHelp", {**PLACE, "position": {"line": 5, "character": 7}}, types.SignatureHelpResponse),
    ("textDocument/onTypeFormatting", {"textDocument": DOCUMENT, "position": {"line": 7, "character": 0}, "ch": "\n", "options": {"tabSize": 2, "insertSpaces": True}}, types.DocumentOnTypeFormattingResponse),
    ("textDocument/codeLens", {"textDocument": DOCUMENT}, types.CodeLensResponse),
    ("workspace/executeCommand", {"command": "satz.rehearse", "arguments": [{"uri": URI, "name": "A"}]}, types.ExecuteCommandResponse),
    ("textDocument/formatting", {"textDocument": DOCUMENT, "options": {"tabSize": 2, "insertSpaces": True}}, types.DocumentFormattingResponse),
    ("textDocument/codeAction", {"textDocument": DOCUMENT, "range": WHOLE, "context": {"diagnostics": []}}, types.CodeActionResponse),
]


# The plan has nothing for them to do.
QUIET = ("textDocument/codeAction", "textDocument/formatting", "textDocument/onTypeFormatting", "textDocument/documentLink")


def main(program):
    converter = converters.get_converter()
    server = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(**message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        server.stdin.flush()

    def receive():
        length = None
        while line := server.stdout.readline().strip():
            length = int(line.split(b":")[1])
        return json.loads(server.stdout.read(length))

    send(id=0, method="initialize", params={"processId": None, "rootUri": None, "capabilities": CAPABILITIES, "initializationOptions": {"showsResults": True}})
    converter.structure(receive(), types.InitializeResponse)
    send(method="initialized", params={})
    number = 0
    for text in (PLAN, BROKEN):
        send(method="textDocument/didOpen", params={"textDocument": {"uri": URI, "languageId": "satz", "version": 1, "text": text}})
        told = converter.structure(receive(), types.PublishDiagnosticsNotification)
        assert told.params.diagnostics, text
        for method, params, reply in QUESTIONS:
            number += 1
            send(id=number, method=method, params=params)
            answer = receive()
            if text is BROKEN and "ename" in method:
                assert answer["error"]["message"], answer
                continue
            assert answer["id"] == number and "error" not in answer, answer
            converter.structure(answer, reply)
            assert text is BROKEN or answer["result"] or method in QUIET, answer
    send(id="end", method="shutdown")
    converter.structure(receive(), types.ShutdownResponse)
    send(method="exit")
    assert server.wait(10) == 0


main(*sys.argv[1:])
