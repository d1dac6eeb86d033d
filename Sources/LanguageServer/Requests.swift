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
    case "textDocument/hover":
      let document = try document(params)
      return hover(at: try offset(params, in: document), in: document)
    case "textDocument/completion":
      let document = try document(params)
      return completion(at: try offset(params, in: document), in: document)
    case "textDocument/definition":
      let document = try document(params)
      return definition(at: try offset(params, in: document), in: document)
    case "textDocument/references":
      let document = try document(params)
      return references(
        at: try offset(params, in: document), in: document,
        withDefinition: params["context"]?["includeDeclaration"]?.bool ?? true)
    case "textDocument/documentHighlight":
      let document = try document(params)
      return highlights(at: try offset(params, in: document), in: document)
    case "textDocument/prepareRename":
      let document = try document(params)
      return try prepareRename(at: try offset(params, in: document), in: document)
    case "textDocument/rename":
      let document = try document(params)
      return try rename(
        at: try offset(params, in: document), in: document, to: params["newName"]?.string ?? "")
    case "textDocument/prepareCallHierarchy":
      let document = try document(params)
      return callHierarchy(at: try offset(params, in: document), in: document)
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
    case "textDocument/signatureHelp":
      let document = try document(params)
      return signatureHelp(at: try offset(params, in: document), in: document)
    case "textDocument/onTypeFormatting":
      let document = try document(params)
      guard let position = Position(params["position"]), let character = params["ch"]?.string else {
        throw ResponseError(.invalidParams, "The position or the character is missing.")
      }
      return onTypeFormatting(at: position, of: character, in: document)
    case "textDocument/codeLens": return codeLenses(of: try document(params))
    case "textDocument/inlayHint": return inlayHints(of: try document(params), within: params["range"])
    default: throw ResponseError(.methodNotFound, "There is no \(method) here.")
    }
  }
}
