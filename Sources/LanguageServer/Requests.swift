/// What the server can do, and which function answers which request.

extension LanguageServer {
  /// What a client may ask for.
  var capabilities: JSONValue {
    [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2],
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "hoverProvider": true,
      "completionProvider": ["triggerCharacters": ["@", "<"]],
      "definitionProvider": true,
      "documentSymbolProvider": true,
      "foldingRangeProvider": true,
      "inlayHintProvider": .bool(client.takesHints),
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
    ]
  }

  func answer(to method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch method {
    case "textDocument/formatting": return try formatting(document(params))
    case "textDocument/rangeFormatting": return try formatting(document(params), within: params["range"])
    case "textDocument/codeAction": return try codeActions(params)
    case "textDocument/hover":
      let document = try document(params)
      return hover(at: try offset(params, in: document), in: document)
    case "textDocument/completion":
      let document = try document(params)
      return completion(at: try offset(params, in: document), in: document)
    case "textDocument/definition":
      let document = try document(params)
      return definition(at: try offset(params, in: document), in: document)
    case "textDocument/documentSymbol": return symbols(of: try document(params))
    case "textDocument/foldingRange": return foldingRanges(of: try document(params))
    case "textDocument/inlayHint": return inlayHints(of: try document(params), within: params["range"])
    default: throw ResponseError(.methodNotFound, "There is no \(method) here.")
    }
  }
}
