/// Rests of two kinds in one: `rest 30s between exercises, 2min between rounds`.

extension Parser {
  // rest = "rest" rest-length [ "between" ( ( "sets" | "rounds" ) [ ( "," | "and" ) rest-length "between" "exercises" ]
  //      | "exercises" [ ( "," | "and" ) rest-length "between" "rounds" ] ) ] ;
  /// The token follows `rest`. If there are both, the rest between exercises is appended to the tree, and the other is
  /// the result.
  mutating func parseRest(from start: Int) -> Attribute.Kind {
    let first = parsePart(from: start)
    guard let what = first.what else { return .rest(first.length) }
    let alone = what == .exercises ? Attribute.Kind.between(first.length) : .rest(first.length)
    guard secondRestFollows() else { return alone }
    presumeJoint()
    let second = parsePart(from: token.start)
    let other = second.what ?? reportMissingBetween(what, from: second.start)
    guard other != what else {
      report(
        .duplicate("between \(other.rawValue)"), at: span(second.start, second.end), hints: [.remove])
      return alone
    }
    // In a superset, a set is one exercise: `30s between sets, 2min between rounds`.
    let isFirst = what == .exercises || other != .exercises && what == .sets
    let (between, rest) = isFirst ? (first, second) : (second, first)
    if between.what == .sets {
      let meant = "\(Keyword.between.word) \(RestedWork.exercises.rawValue)"
      let words = span(between.words, between.end)
      report(
        .unknownAttribute(tree.string(words)), at: words, hints: [.write(meant)],
        fixes: [Fix(replace: words, with: meant)])
    }
    tree.attributes.append(Attribute(span: span(between.start, between.end), kind: .between(between.length)))
    return .rest(rest.length)
  }

  /// `30s between exercises`
  private struct Part {
    var length: WrittenRest
    var what: RestedWork?
    /// Where it begins, where the words after its length do, and where it ends.
    var start, words, end: Int
  }

  private mutating func parsePart(from start: Int) -> Part {
    let length = parseRestLength()
    let words = token.start
    let what = parseBetween()
    return Part(length: length, what: what, start: start, words: words, end: previousEnd)
  }

  /// `between rounds`; in other words, such as `after each round` and `zwischen den Übungen`, it is reported. Nil if it
  /// is not here.
  private mutating func parseBetween() -> RestedWork? {
    guard at(.word), let (what, end, isPlain) = betweenAhead() else { return nil }
    let start = token.start
    while token.start < end, !at(.end) { presume() }
    if !isPlain {
      let meant = "\(Keyword.between.word) \(what.rawValue)"
      report(
        .unknownAttribute(shortened(start, end)), at: span(from: start), hints: [.write(meant)],
        fixes: [Fix(replace: span(from: start), with: meant)])
    }
    return what
  }

  /// Where the words end that say what a rest is between, if they are here.
  mutating func endOfBetween() -> Int? { at(.word) ? betweenAhead()?.end : nil }

  /// What follows a joint such as `between` here, its end, and whether it is written as Satz writes it.
  private mutating func betweenAhead() -> (what: RestedWork, end: Int, isPlain: Bool)? {
    let joint = tokenText.lowercased()
    guard RestedWork.joints.contains(joint) else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    var next = lexer.next()
    let isFilled = next.kind == .word && RestedWork.fillers.contains(string(next.start, next.end).lowercased())
    if isFilled { next = lexer.next() }
    guard next.kind == .word else { return nil }
    let word = string(next.start, next.end).lowercased()
    let isPlain = joint == Keyword.between.word && !isFilled && RestedWork(rawValue: word) != nil
    return RestedWork(saidBy: word, behind: joint, isFilled: isFilled).map { ($0, next.end, isPlain) }
  }

  /// Whether a comma follows here, or what is meant as one, and a second length of a rest.
  private mutating func secondRestFollows() -> Bool {
    guard at(.comma) || atWord(.and) || atWord(.rest) || at(.word) && tokenText.lowercased() == "und" else {
      return false
    }
    let position = lexer.position
    defer { lexer.position = position }
    var next = lexer.next()
    while next.keyword == .and || next.keyword == .rest { next = lexer.next() }
    if next.kind == .clock || next.keyword == Keyword.none || next.keyword == .open { return true }
    if betweenFollows(next) { return true }
    guard next.kind == .number else { return false }
    if next.unit != .none { return next.unit.isTime || next.unit.dimension == .length }
    let behind = lexer.next()
    guard behind.kind == .word, let unit = lexer.unit(behind.letters) else { return false }
    return unit.isTime || unit.dimension == .length
  }

  /// Whether a `between` follows a length that begins with this token: `2-3min`, `(pause) between rounds`.
  private mutating func betweenFollows(_ first: Token) -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var (next, depth) = (first, 0)
    // A length is short; an unlimited search would be too slow for a text without separators.
    for _ in 0..<100 {
      if next.kind == .openParenthesis { depth += 1 }
      if next.kind == .closeParenthesis { depth -= 1 }
      // What is in parentheses may be any expression.
      if depth == 0, next.keyword == .between { return true }
      let ends: [Token.Kind] = [.separator, .open, .close, .openBrace, .closeBrace, .end]
      if ends.contains(next.kind) || depth == 0 && next.kind == .comma { return false }
      next = lexer.next()
    }
    return false
  }

  /// Reads over what stands between the two rests. Other words than `and` are reported.
  private mutating func presumeJoint() {
    let (start, first, isPlain) = (previousEnd, token.start, at(.comma) || atWord(.and))
    presume()
    let isMore = atWord(.and) || atWord(.rest)
    while atWord(.and) || atWord(.rest) { presume() }
    guard isMore || !isPlain else { return }
    let place = span(start, token.start)
    report(
      .unexpected(found: .text(shortened(first, previousEnd)), expected: [.comma]), at: span(from: first),
      hints: [.write(",")], fixes: [Fix(replace: place, with: ", ")])
  }

  /// `rest 30s between exercises, 2min`: the other kind is meant.
  private mutating func reportMissingBetween(_ what: RestedWork, from start: Int) -> RestedWork {
    let meant: RestedWork = what == .exercises ? .rounds : .exercises
    let end = span(previousEnd, previousEnd)
    let words = "\(Keyword.between.word) \(meant.rawValue)"
    report(
      .unexpected(found: found, expected: [.attribute]), at: span(from: start),
      hints: [.write("\(shortened(start, previousEnd)) \(words)")], fixes: [Fix(replace: end, with: " " + words)])
    return meant
  }

  /// `rest 30s between exercises note "…" rest 2min between rounds`: both rests belong in one. False if there was one of
  /// the same kind.
  mutating func reportRestApart(_ kind: Attribute.Kind, from start: Int, since first: Int) -> Bool {
    let rests = tree.attributes[first...].filter { $0.kind.isAnyRest }
    guard rests.count == 1, let earlier = rests.first, kind.isAnyRest, earlier.kind.keyword != kind.keyword else {
      return false
    }
    let place = span(from: start)
    let isBetween = kind.keyword == .between
    let (between, rest) = isBetween ? (kind, earlier.kind) : (earlier.kind, kind)
    let written = tree.string(isBetween ? earlier.span : place)
    let what: RestedWork = written.hasSuffix(RestedWork.sets.rawValue) ? .sets : .rounds
    let joined =
      "\(Keyword.rest.word) \(length(of: between)) \(Keyword.between.word) \(RestedWork.exercises.rawValue), "
      + "\(length(of: rest)) \(Keyword.between.word) \(what.rawValue)"
    // A note between them belongs to one of the two.
    let hasNote = tree.attributes[first...].contains { $0.kind.keyword == .note }
    report(
      .duplicate(Keyword.rest.word), at: place, labels: [Diagnostic.Label(.firstHere, at: earlier.span)],
      hints: [.write(joined)],
      fixes: hasNote
        ? [] : [Fix(replace: earlier.span, with: joined), Fix(replace: span(max(0, start - 1), previousEnd), with: "")])
    return true
  }

  private func length(of kind: Attribute.Kind) -> String {
    guard case .rest(let written) = kind.asRest else { return "" }
    return written.length.map { tree.string($0.span) } ?? (written == .none ? Keyword.none.word : Keyword.open.word)
  }
}

extension Attribute.Kind {
  fileprivate var isAnyRest: Bool { if case .rest = asRest { true } else { false } }

  /// A rest between exercises as one of the other kind; anything else is itself.
  fileprivate var asRest: Attribute.Kind { if case .between(let length) = self { .rest(length) } else { self } }
}
