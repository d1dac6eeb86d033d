/// What the server can do, and which function answers which request.

extension LanguageServer {
  /// What a client may ask for.
  var capabilities: JSONValue {
    [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2],
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix"]],
    ]
  }

  mutating func answer(to method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch method {
    case "textDocument/formatting": return try formatting(document(params))
    case "textDocument/rangeFormatting": return try formatting(document(params), within: params["range"])
    case "textDocument/codeAction": return try codeActions(params)
    default: throw ResponseError(.methodNotFound, "There is no \(method) here.")
    }
  }
}
