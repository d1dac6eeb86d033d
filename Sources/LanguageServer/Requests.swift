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
      "documentOnTypeFormattingProvider": ["firstTriggerCharacter": ">", "moreTriggerCharacter": ["\n"]],
      "signatureHelpProvider": ["triggerCharacters": ["(", ","]],
      "completionProvider": ["triggerCharacters": ["@", "<"]],
      "definitionProvider": true,
      "referencesProvider": true,
      "documentHighlightProvider": true,
      "renameProvider": ["prepareProvider": true],
      "callHierarchyProvider": true,
      "workspaceSymbolProvider": true,
      "documentLinkProvider": [:],
      "selectionRangeProvider": true,
      "semanticTokensProvider": SemanticToken.provider,
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
      "documentSymbolProvider": true,
      "foldingRangeProvider": true,
      "inlayHintProvider": .bool(client.takesHints),
      "codeActionProvider": ["codeActionKinds": .array(CodeAction.Kind.allCases.map { .string($0.rawValue) })],
      "codeLensProvider": [:],
      "executeCommandProvider": ["commands": .array(PlanCommand.allCases.map { .string($0.rawValue) })],
    ]
  }

  func answer(to method: String, _ params: JSONValue) throws(ResponseError) -> JSONValue {
    switch method {
    case "textDocument/formatting": return try formatting(document(params))
    case "textDocument/rangeFormatting": return try formatting(document(params), within: params["range"])
    case "textDocument/codeAction": return try codeActions(params)
    case "textDocument/hover": return try atPlace(params) { hover(at: $0, in: $1) }
    case "textDocument/completion": return try atPlace(params) { completion(at: $0, in: $1) }
    case "textDocument/definition": return try atPlace(params) { definition(at: $0, in: $1) }
    case "textDocument/references":
      let withDefinition = params["context"]?["includeDeclaration"]?.bool ?? true
      return try atPlace(params) { references(at: $0, in: $1, withDefinition: withDefinition) }
    case "textDocument/documentHighlight": return try atPlace(params) { highlights(at: $0, in: $1) }
    case "textDocument/prepareRename":
      return try atPlace(params) { offset, document throws(ResponseError) in
        try prepareRename(at: offset, in: document)
      }
    case "textDocument/rename":
      return try atPlace(params) { offset, document throws(ResponseError) in
        try rename(at: offset, in: document, to: params["newName"]?.string ?? "")
      }
    case "textDocument/prepareCallHierarchy": return try atPlace(params) { callHierarchy(at: $0, in: $1) }
    case "callHierarchy/incomingCalls": return incomingCalls(params["item"])
    case "callHierarchy/outgoingCalls": return outgoingCalls(params["item"])
    case "workspace/symbol": return workspaceSymbols(params["query"]?.string ?? "")
    case "textDocument/documentLink": return links(in: try document(params))
    case "textDocument/selectionRange":
      let positions = params["positions"]?.array ?? []
      return selectionRanges(at: positions.compactMap { Position($0) }, in: try document(params))
    case "textDocument/semanticTokens/full": return semanticTokens(of: try document(params))
    case "textDocument/semanticTokens/full/delta":
      return semanticTokens(of: try document(params), since: params["previousResultId"]?.string)
    case "textDocument/semanticTokens/range":
      return semanticTokens(of: try document(params), within: params["range"])
    case "textDocument/documentSymbol": return symbols(of: try document(params))
    case "textDocument/foldingRange": return foldingRanges(of: try document(params))
    case "textDocument/signatureHelp": return try atPlace(params) { signatureHelp(at: $0, in: $1) }
    case "textDocument/onTypeFormatting": return try onTypeFormatting(params)
    case "textDocument/codeLens": return codeLenses(of: try document(params))
    case "textDocument/inlayHint": return inlayHints(of: try document(params), within: params["range"])
    default: throw ResponseError(.methodNotFound, "There is no \(method) here.")
    }
  }

  /// An answer about a position in an open document.
  private func atPlace(
    _ params: JSONValue, _ answer: (Int, Document) throws(ResponseError) -> JSONValue
  ) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    return try answer(try offset(params, in: document), document)
  }

  private func onTypeFormatting(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard let position = Position(params["position"]), let character = params["ch"]?.string else {
      throw ResponseError(.invalidParams, "The position or the character is missing.")
    }
    return onTypeFormatting(at: position, of: character, in: document)
  }
}
