/// Bounds of attributes, and attributes behind an `@`: `cadence at least 100rpm`, `hold min 5s`, `@ cadence 100rpm`.

extension Parser {
  /// `cadence at least 100rpm`, `hold min 5s`: reads the value of an attribute; the words belong in a note.
  mutating func parseBounded(
    _ keyword: Keyword, _ parse: (inout Parser) -> Attribute.Kind
  ) -> Attribute.Kind {
    guard let bound = readBound() else { return parse(&self) }
    let first = token.start
    let kind = parse(&self)
    let meant = "\(keyword.word) \(shortened(first, previousEnd)) note \"\(bound.words)\""
    var from = bound.start
    if let word = start(of: keyword, before: from) { from = word }
    if let sign = sign(before: from) { from = sign }
    report(
      .unexpected(found: .text(shortened(bound.start, previousEnd)), expected: [.number]),
      at: span(from: bound.start), hints: [.write(meant)],
      fixes: canTakeNote ? [Fix(replace: span(from: from), with: meant)] : [])
    return kind
  }

  /// The attribute behind the sign here, and its value or, before that, the words of a bound.
  private mutating func attributeBehindSign() -> (word: Token, keyword: Keyword, value: Token, isBound: Bool)? {
    let position = lexer.position
    defer { lexer.position = position }
    let word = lexer.next()
    guard word.kind == .word, let keyword = word.keyword, Self.signless.contains(keyword),
      !isLet(string(word.start, word.end))
    else { return nil }
    let isBound = boundAhead(after: word) != nil
    lexer.position = word.end
    let value = lexer.next()
    return isBound || value.kind == .clock || value.kind == .number ? (word, keyword, value, isBound) : nil
  }

  /// Whether an attribute follows the sign here.
  var attributeFollowsSign: Bool { mutating get { at(.at) && attributeBehindSign() != nil } }

  /// `@ cadence 100rpm`, at the sign: an attribute has none. Reads over it.
  mutating func reportSignBeforeAttribute() -> Bool {
    guard at(.at), let (word, keyword, value, isBound) = attributeBehindSign() else { return false }
    if !isBound {
      let sign = span(token.start, word.start)
      report(
        .unexpected(found: found, expected: [.attribute]), at: token.span,
        hints: [.write("\(keyword.word) \(shortened(value.start, value.end))")], fixes: [Fix(replace: sign, with: "")])
    }
    presume()
    return true
  }

  private static let signless: Set<Keyword> = [
    .cadence, .incline, .resistance, .height, .rest, .every, .hold, .pause,
  ]
}
