/// How often a group is done, before its head: `5 rounds < … >`, `3 rounds for time < … >`, `3x < … >`.

import SessionModel

extension Parser {
  /// `5 rounds < … >`, `3 rounds for time < … >`: the number is where only an exercise's count can be.
  mutating func parseTimesBeforeGroup(in context: BlockContext) -> Item? {
    guard at(.number), token.thousandths % 1000 == 0 else { return nil }
    if signAndBlockFollow() { return parseNumberBeforeSign(in: context) }
    guard let word = groupBehindNumber() else { return nil }
    let number = token
    presume()
    // `rounds of`
    if peek().kind == .word, peek().keyword != .for, string(peek().start, peek().end).lowercased() == "of" { presume() }
    let isForTime = word != .for && peek().keyword == .for
    if isForTime { presume() }
    let keyword = isForTime ? .for : word
    let end = isForTime || word == .for ? peek().span.end : token.span.end
    let goal = isForTime || word == .for ? peek().keyword.flatMap { Goal($0) } : nil
    let head = goal.map { "for \($0.rawValue)" } ?? keyword.groupHeads.first ?? keyword.word
    let written = "\(head) x\(shortened(number.start, number.end))"
    report(
      .timesWithoutSign(shortened(number.start, number.end)), at: number.span, hints: [.write(written)],
      fixes: [Fix(replace: Span(start: number.span.start, end: end), with: written)])
    guard let group = keyword.entry.group else { return nil }
    var item = parseGroup(group.bareForm, word: keyword, in: context)
    item.span.start = number.span.start
    setTimes(of: item, to: number)
    return item
  }

  /// `3x < … >`: the number belongs behind its sign.
  private mutating func parseNumberBeforeSign(in context: BlockContext) -> Item {
    let number = token
    let written = "x\(shortened(number.start, number.end))"
    presume()
    let place = Span(start: number.span.start, end: token.span.end)
    presume()
    report(
      .timesWithoutSign(shortened(number.start, number.end)), at: place, hints: [.write(written)],
      fixes: [Fix(replace: place, with: written)])
    var item = parseGroup(.sequence, word: nil, in: context)
    item.span.start = number.span.start
    setTimes(of: item, to: number)
    return item
  }

  private mutating func setTimes(of item: Item, to number: Token) {
    guard case .group(let id) = item.kind, tree.groups[Int(id.index)].times == nil else { return }
    let times = Quantity(thousandths: number.thousandths, unit: .none)
    tree.groups[Int(id.index)].times = Expression(span: number.span, kind: .quantity(times))
  }

  private mutating func signAndBlockFollow() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let (sign, opening) = (lexer.next(), lexer.next())
    return sign.kind == .times && sign.start == token.end && (opening.kind == .open || opening.kind == .openBrace)
  }

  /// The keyword of a group that counts, if that and a block follow the number.
  mutating func groupBehindNumber() -> Keyword? {
    let position = lexer.position
    defer { lexer.position = position }
    let next = lexer.next()
    guard next.kind == .word, let keyword = keyword(ofGroup: next), keyword.isGroup, !keyword.takesLength else {
      return nil
    }
    var behind = lexer.next()
    if behind.kind == .word, string(behind.start, behind.end).lowercased() == "of" { behind = lexer.next() }
    if keyword == .for || behind.keyword == .for {
      if keyword != .for { behind = lexer.next() }
      guard isWhatFor(behind) else { return nil }
      behind = lexer.next()
    }
    if behind.kind == .open { return keyword }
    guard behind.kind == .word, let word = behind.keyword, word.isAttribute || word == .cap else { return nil }
    return lineHasBlock() ? keyword : nil
  }

  /// The keyword that a word is, or stands for: `rds`.
  private func keyword(ofGroup word: Token) -> Keyword? {
    switch lowered(word) {
    case "rds", "rnds", "runden", "sets", "set", "sätze": .rounds
    case "supersets", "supersätze": .superset
    case "circuits", "zirkel": .circuit
    case "complexes": .complex
    default: word.keyword
    }
  }
}
