/// What the open documents, the files that they use and the plans in the client's folders define.

import PlanLanguage

extension LanguageServer {
  /// Sessions, programs, exercises, templates, values and states whose names have the letters of the query in its order.
  func workspaceSymbols(_ query: String) -> JSONValue {
    let letters = Array(query.lowercased().filter { !$0.isWhitespace })
    var seen: Set<String> = []
    var symbols: [JSONValue] = []
    func add(_ parts: [NamedPart], of file: NamedFile, in container: String?) {
      for part in parts where symbols.count < Self.symbolLimit {
        // A value inside a block is known only there.
        if part.kind != .value || container == nil, isSpelled(letters, in: part.name) {
          symbols.append(symbol(part, of: file, in: container))
        }
        add(part.children, of: file, in: part.name)
      }
    }
    let open = documents.all.values.sorted { $0.uri < $1.uri }
    for document in open + documents.closedPlans(encoding) where seen.insert(document.uri).inserted {
      add(document.analysis.walk.parts, of: NamedFile(uri: document.uri, text: document.text), in: nil)
    }
    for document in open {
      for used in document.analysis.used where !used.source.isEmpty {
        let file = NamedFile(uri: uri(ofFile: used.name), text: DocumentText(used.source, encoding))
        guard seen.insert(file.uri).inserted, documents.document(ofFile: used.name) == nil else { continue }
        add(TreeWalk(parse(used.source).tree).parts, of: file, in: nil)
      }
    }
    return .array(symbols)
  }

  /// More are not looked at; another letter finds fewer.
  private static let symbolLimit = 500

  private func symbol(_ part: NamedPart, of file: NamedFile, in container: String?) -> JSONValue {
    var symbol: [String: JSONValue] = [
      "name": .string(part.name), "kind": .integer(part.kind.symbol),
      "location": ["uri": .string(file.uri), "range": file.text.range(part.nameSpan)],
    ]
    symbol["containerName"] = container.map { .string($0) }
    return .object(symbol)
  }

  private func isSpelled(_ letters: [Character], in name: String) -> Bool {
    var rest = letters[...]
    for letter in name.lowercased() where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
