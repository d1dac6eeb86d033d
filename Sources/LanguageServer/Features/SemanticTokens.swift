/// The meaning of each word, for the colours that an editor gives it.

import PlanLanguage

extension LanguageServer {
  /// All tokens; since an earlier answer, if it is still known, only what has changed.
  func semanticTokens(of document: Document, since previous: String? = nil) -> JSONValue {
    let data = SemanticToken.encoded(tokens(of: document, in: document.text.whole), in: document.text)
    let known = documents.keepTokens(data, of: document.uri)
    let id = JSONValue.string(String(known.id))
    guard let previous, let earlier = known.earlier, previous == String(earlier.id) else {
      return ["resultId": id, "data": .array(data.map { .integer($0) })]
    }
    let start = zip(earlier.data, data).prefix { $0 == $1 }.count
    let end = zip(earlier.data[start...].reversed(), data[start...].reversed()).prefix { $0 == $1 }.count
    let (removed, inserted) = (earlier.data.count - start - end, data[start..<data.count - end])
    guard removed > 0 || !inserted.isEmpty else { return ["resultId": id, "edits": []] }
    return [
      "resultId": id,
      "edits": [
        [
          "start": .integer(start), "deleteCount": .integer(removed),
          "data": .array(inserted.map { .integer($0) }),
        ]
      ],
    ]
  }

  func semanticTokens(of document: Document, within range: JSONValue?) -> JSONValue {
    guard let start = Position(range?["start"]), let end = Position(range?["end"]) else { return ["data": []] }
    let (from, to) = (document.text.offset(of: start), document.text.offset(of: end))
    let span = Span(start: UInt32(clamping: from), end: UInt32(clamping: max(from, to)))
    let data = SemanticToken.encoded(tokens(of: document, in: span), in: document.text)
    return ["data": .array(data.map { .integer($0) })]
  }

  private func tokens(of document: Document, in span: Span) -> ArraySlice<ClassifiedToken> {
    let tokens = document.analysis.tokens
    let first = tokens.partitioningIndex { $0.span.end > span.start }
    return tokens[first..<max(first, tokens.partitioningIndex { $0.span.start >= span.end })]
  }
}

/// How the protocol has a token.
enum SemanticToken {
  static var provider: JSONValue {
    [
      "legend": [
        "tokenTypes": .array(Kind.allCases.map { .string($0.rawValue) }),
        "tokenModifiers": .array(modifiers.map { .string($0) }),
      ],
      "full": ["delta": true], "range": true,
    ]
  }

  fileprivate enum Kind: String, CaseIterable {
    case keyword, number, string, comment, `operator`, decorator
    case `class`, function, parameter, variable, enumMember
  }

  private static let modifiers = ["declaration", "readonly", "defaultLibrary"]
  fileprivate static let (declaration, readonly, defaultLibrary) = (1, 2, 4)

  /// Five numbers for each token: its line and its character, from the token before it; its length, kind and modifiers.
  static func encoded(_ tokens: ArraySlice<ClassifiedToken>, in text: DocumentText) -> [Int] {
    var data: [Int] = []
    data.reserveCapacity(tokens.count * 5)
    var last = Position(line: 0, character: 0)
    for token in tokens {
      let start = text.position(of: Int(token.span.start))
      let end = text.position(of: min(Int(token.span.end), text.line(start.line).upperBound))
      guard end.character > start.character else { continue }
      let (kind, modifiers) = token.kind.semantic
      let isSameLine = start.line == last.line
      data += [
        start.line - last.line, isSameLine ? start.character - last.character : start.character,
        end.character - start.character, Kind.allCases.firstIndex(of: kind) ?? 0, modifiers,
      ]
      last = start
    }
    return data
  }
}

extension ClassifiedToken.Kind {
  fileprivate var semantic: (kind: SemanticToken.Kind, modifiers: Int) {
    switch self {
    case .keyword: (.keyword, 0)
    case .number: (.number, 0)
    case .text: (.string, 0)
    case .comment: (.comment, 0)
    case .sign: (.operator, 0)
    case .tag: (.decorator, 0)
    case .profileValue: (.variable, SemanticToken.defaultLibrary | SemanticToken.readonly)
    case .function: (.function, SemanticToken.defaultLibrary)
    case .name(let kind, let isDefinition, let isOfPlan):
      (
        kind.semantic.kind,
        kind.semantic.modifiers | (isDefinition ? SemanticToken.declaration : 0)
          | (isOfPlan ? 0 : SemanticToken.defaultLibrary)
      )
    }
  }
}

extension ReferenceTable.Definition.Kind {
  fileprivate var semantic: (kind: SemanticToken.Kind, modifiers: Int) {
    switch self {
    case .exercise, .exercises: (.class, 0)
    case .template: (.function, 0)
    case .parameter, .turn: (.parameter, 0)
    case .value: (.variable, SemanticToken.readonly)
    case .state: (.variable, 0)
    case .level: (.enumMember, 0)
    case .session, .program, .label: (.string, 0)
    }
  }
}

extension [ClassifiedToken] {
  /// The first place at which the condition holds, which then holds up to the end.
  fileprivate func partitioningIndex(_ holds: (ClassifiedToken) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
