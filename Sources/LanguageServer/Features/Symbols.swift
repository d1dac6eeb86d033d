/// The outline of a document, what folds in it, and where a name comes from.

import PlanLanguage

extension LanguageServer {
  func symbols(of document: Document) -> JSONValue {
    .array(document.analysis.walk.parts.map { symbol($0, in: document.text) })
  }

  private func symbol(_ part: NamedPart, in text: DocumentText) -> JSONValue {
    [
      "name": .string(part.name.isEmpty ? "–" : part.name), "kind": .integer(part.kind.symbol),
      "range": text.range(part.span), "selectionRange": text.range(part.nameSpan),
      "children": .array(part.children.map { symbol($0, in: text) }),
    ]
  }

  /// Blocks and items of several lines, each line's outermost.
  func foldingRanges(of document: Document) -> JSONValue {
    var ends: [Int: Int] = [:]
    for span in document.analysis.walk.stretches where span.end > span.start {
      let start = document.text.position(of: Int(span.start)).line
      let end = document.text.position(of: Int(span.end) - 1).line
      if end > start { ends[start] = max(end, ends[start] ?? 0) }
    }
    return .array(
      ends.sorted { $0.key < $1.key }.map { ["startLine": .integer($0.key), "endLine": .integer($0.value)] })
  }

  /// Where the name at the place is defined: in the document, or in a file that it uses.
  func definition(at offset: Int, in document: Document) -> JSONValue {
    let parts = document.analysis.walk.all
    let visible = parts.filter { part in
      part.scope.map { Int($0.start) <= offset && offset <= Int($0.end) } ?? true
    }
    if let part = named(at: offset, among: visible, in: document.text) {
      return ["uri": .string(document.uri), "range": document.text.range(part.nameSpan)]
    }
    for file in document.analysis.used where !file.source.isEmpty {
      let inside = TreeWalk(parse(file.source).tree).parts.filter { $0.kind != .session && $0.kind != .program }
      if let part = named(at: offset, among: inside, in: document.text) {
        let text = DocumentText(file.source, encoding)
        return ["uri": .string(uri(ofFile: file.name)), "range": text.range(part.nameSpan)]
      }
    }
    return .null
  }

  /// The part with the longest name that is written at the place; of several, the one of the innermost block.
  private func named(at offset: Int, among parts: [NamedPart], in text: DocumentText) -> NamedPart? {
    let range = text.line(text.position(of: offset).line)
    let written = text.string(range).lowercased()
    // Lowercasing may change the length of names that are not ASCII; those are not looked for.
    guard written.utf8.count == range.count else { return nil }
    let words = Array(written.utf8)
    let place = offset - range.lowerBound
    func isWritten(_ name: [UInt8]) -> Bool {
      guard !name.isEmpty, name.count <= words.count else { return false }
      for start in max(0, place - name.count)...max(0, min(place, words.count - name.count)) {
        guard start + name.count <= words.count, words[start..<start + name.count].elementsEqual(name) else { continue }
        let before = start == 0 || !words[start - 1].isOfWord
        if before, start + name.count == words.count || !words[start + name.count].isOfWord { return true }
      }
      return false
    }
    return parts.filter { isWritten(Array($0.name.lowercased().utf8)) }.max { first, second in
      (first.name.utf8.count, first.scope?.start ?? 0) < (second.name.utf8.count, second.scope?.start ?? 0)
    }
  }
}

extension NamedPart.Kind {
  /// The number of its kind in the protocol.
  fileprivate var symbol: Int {
    switch self {
    case .session: 6
    case .program: 5
    case .exercise: 8
    case .value: 14
    case .state: 13
    case .template: 12
    }
  }
}

extension UInt8 {
  /// Whether it can be part of a word: letters, digits, and what is not ASCII.
  var isOfWord: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || (self | 0x20) &- UInt8(ascii: "a") < 26
      || self &- UInt8(ascii: "0") < 10
  }
}
