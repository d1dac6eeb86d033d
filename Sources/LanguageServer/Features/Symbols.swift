/// The outline of a document, and what folds in it.

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
}

extension NamedPart.Kind {
  /// The number of its kind in the protocol.
  var symbol: Int {
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
