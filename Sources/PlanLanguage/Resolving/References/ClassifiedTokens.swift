/// The tokens of a plan by what they are, for editors that colour them.

import SessionModel

/// A stretch of the text with one meaning: a token, or all words of a name.
package struct ClassifiedToken: Hashable, Sendable {
  package var span: Span
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    case keyword, number, text, comment, sign
    /// `#upper`
    case tag
    /// What has a name, of the plan or of the library.
    case name(ReferenceTable.Definition.Kind, isDefinition: Bool, isOfPlan: Bool)
    /// `ftp`, `max heart rate`: a word for a value that no plan defines.
    case profileValue
    /// `max`, `round`, `reps`
    case function
  }
}

/// The tokens that have a colour, in the order of the text; brackets, commas and unknown words have none.
package func classifiedTokens(of tree: PlanTree, _ table: ReferenceTable) -> [ClassifiedToken] {
  let names = namedStretches(of: tree, table)
  var tokens: [ClassifiedToken] = []
  var lexer = Lexer(tree.source)
  var next = 0
  while true {
    let token = lexer.next()
    if token.kind == .end { return tokens }
    while next < names.count, names[next].span.end <= token.span.start { next += 1 }
    let isQuoted = token.kind == .text
    if next < names.count, case let name = names[next], name.span.start < token.span.end,
      token.span.start <= name.span.start || tokens.last?.span.end == name.span.end || name.kind == nil
    {
      // Of a name of several words, the first one brings all of it.
      if let kind = name.kind, tokens.last?.span.end ?? 0 < name.span.end {
        tokens.append(ClassifiedToken(span: isQuoted ? token.span : name.span, kind: kind))
      }
      continue
    }
    if let kind = token.classified { tokens.append(ClassifiedToken(span: token.span, kind: kind)) }
  }
}

/// What the tree knows to be a name, in the order of the text; nil for one whose meaning is unknown.
private func namedStretches(
  of tree: PlanTree, _ table: ReferenceTable
) -> [(span: Span, kind: ClassifiedToken.Kind?)] {
  var names: [(span: Span, kind: ClassifiedToken.Kind?)] = []
  for reference in table.references {
    guard reference.place.file == 0 else { break }
    let definition = table.definitions[reference.definition]
    switch definition.kind {
    // Those are texts.
    case .session, .program, .label: break
    case .exercise, .template, .parameter, .turn, .value, .exercises, .state, .level:
      let kind = ClassifiedToken.Kind.name(
        definition.kind, isDefinition: reference.role == .definition, isOfPlan: definition.place != nil)
      names.append((reference.place.span, kind))
    }
  }
  for item in tree.items { if case .exercise(let name, _) = item.kind { names.append((name.span, nil)) } }
  for call in tree.calls where !tree.isPicked(call) && !tree.isByLevel(call) {
    names.append((call.name.span, .function))
  }
  for place in table.undefined where place.file == 0 { names.append((place.span, .profileValue)) }
  for argument in tree.arguments { if case .name(let name) = argument.kind { names.append((name.span, nil)) } }
  // Of several at one place, the first one that was found counts.
  var stretches: [(span: Span, kind: ClassifiedToken.Kind?)] = []
  let sorted = names.enumerated().sorted {
    ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
  }
  for (_, name) in sorted where name.span.start >= stretches.last?.span.end ?? 0 && name.span.end > name.span.start {
    stretches.append(name)
  }
  return stretches
}

extension Token {
  /// What it is by itself; nil if it has no colour.
  fileprivate var classified: ClassifiedToken.Kind? {
    switch kind {
    case .word: keyword == nil ? nil : .keyword
    case .number, .clock: .number
    case .text: .text
    case .tag: .tag
    case .comment: .comment
    case .times, .at, .plus, .minus, .star, .slash, .percent, .equals, .dash, .ellipsis, .comparison, .change: .sign
    case .hash, .open, .close, .openParenthesis, .closeParenthesis, .comma, .openBrace, .closeBrace, .separator,
      .foreign, .end:
      nil
    }
  }
}
