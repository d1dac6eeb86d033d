/// Recoveries, as runners and swimmers write them: `run 6x1000m rest 400m`, `rest 200m jog`, `rest jog`, `recover
/// 200m`.

extension Parser {
  // rest-length = duration | way | "none" | "open" ;
  // way = WAY | INTEGER ~ "-" ~ WAY ;
  mutating func parseRestLength() -> WrittenRest {
    var length = parseRestLengthAlone()
    readBoundBehindRest(&length)
    return length
  }

  /// The time or the distance of a rest.
  mutating func parseLengthOfRest() -> Expression { wayFollows ? parseValue() : parseDuration(of: .rest) }

  private mutating func parseRestLengthAlone() -> WrittenRest {
    if atWord(.none) || atWord(.open) {
      let length = atWord(.none) ? WrittenRest.none : .open
      presume()
      return length
    }
    if reportNeed() { return .open }
    if wayFollows { return .lasting(parseValue()) }
    if let length = readMovementBeforeLength() { return .lasting(length) }
    if reportMovementAlone() || reportRatio() {
      return .lasting(Expression(span: span(from: previousEnd), kind: .missing))
    }
    if let length = readBoundOfRest() { return .lasting(length) }
    guard startsValue else { return .lasting(parseMissingValue(of: .rest)) }
    return .lasting(parseDuration(of: .rest))
  }

  /// `rest jog`: it says neither how long nor how far.
  private mutating func reportMovementAlone() -> Bool {
    guard atMovement, !isLet(tokenText) else { return false }
    let first = token.span
    while atMovement { presume() }
    let note = "note \"\(shortened(Int(first.start), previousEnd))\""
    report(
      .missingValue(of: Keyword.rest.word, form: Keyword.rest.entry.form), at: first,
      hints: [.write("rest 90s \(note)"), .write("rest 200m \(note)")])
    return true
  }

  /// `rest jog 200m`: the length comes first, and the movement is a note.
  private mutating func readMovementBeforeLength() -> Expression? {
    guard atMovement, !isLet(tokenText), lengthFollowsMovement() else { return nil }
    let (start, word) = (token.start, tokenText)
    presume()
    let first = token.start
    let value = parseLengthOfRest()
    let meant = "\(string(first, previousEnd)) note \"\(word)\""
    report(
      .unexpected(found: .text(shortened(start, previousEnd)), expected: [.duration]), at: span(from: start),
      hints: [.write("\(Keyword.rest.word) \(meant)")],
      fixes: canTakeNote ? [Fix(replace: span(from: start), with: meant)] : [])
    return value
  }

  /// Whether a time or a distance follows the word here.
  private mutating func lengthFollowsMovement() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let (number, next) = (lexer.next(), lexer.next())
    if number.kind == .clock || number.unit.isTime || number.unit.dimension == .length { return true }
    guard number.kind == .number, number.unit == .none, next.kind == .word, let unit = lexer.unit(next.letters) else {
      return false
    }
    return unit.isTime || unit.dimension == .length
  }

  /// Whether the token names a movement: `jog`.
  private var atMovement: Bool { at(.word) && Recover.movements.contains(tokenText.lowercased()) }

  /// `squat 3x5 rest 90s jog`: how the rest is spent belongs in a note.
  mutating func reportMovement(behindRestOf first: Int) -> Bool {
    guard let last = tree.attributes[first...].last, case .rest = last.kind, Int(last.span.end) == previousEnd else {
      return false
    }
    return reportMovementBehindRest()
  }

  /// The same, where the length of a rest has just been read.
  mutating func reportMovementBehindRest() -> Bool {
    guard atMovement else { return false }
    let start = token.start
    let found = tokenText
    while atMovement { presume() }
    let note = "note \"\(string(start, previousEnd))\""
    report(
      .unknownAttribute(found), at: span(from: start), hints: [.write(note)],
      fixes: [Fix(replace: span(from: start), with: note)])
    return true
  }

  /// `recover 200m`, `recovery 90s` after the sets: the word is read as `rest`.
  mutating func readRecover(_ written: String) -> Bool {
    guard Recover.words.all.contains(written.lowercased()), followsNumber() else { return false }
    let next = peek()
    report(
      .unknownAttribute(written), at: token.span, hints: [.write("rest \(shortened(next.start, next.end))")],
      fixes: [Fix(replace: token.span, with: Keyword.rest.word)])
    token.keyword = .rest
    return true
  }

  /// `w/ 200m jog`: read as `rest`.
  mutating func readWith() -> Bool {
    guard let length = lengthBehindWith() else { return false }
    let place = Span(start: token.span.start, end: token.span.end + 1)
    report(
      .unknownAttribute("w/"), at: place, hints: [.write("rest \(shortened(length.start, length.end))")],
      fixes: [Fix(replace: place, with: Keyword.rest.word)])
    (token.keyword, token.end, lexer.position) = (.rest, Int(place.end), Int(place.end))
    return true
  }

  /// `w/ 90s rest`: the rest says it already.
  mutating func reportWithRest() -> Bool {
    guard let length = lengthBehindWith(), let rest = restAhead(from: length) else { return false }
    let place = Span(start: token.span.start, end: UInt32(truncatingIfNeeded: rest.end))
    report(
      .unknownAttribute("w/"), at: place, hints: [.write(rest.words)], fixes: [Fix(replace: place, with: rest.words)])
    while token.start < rest.end, !at(.end) { advance() }
    return true
  }

  /// The time or the distance after the `w/` here.
  private mutating func lengthBehindWith() -> Token? {
    guard tokenText.lowercased() == "w", case let slash = peek(), slash.kind == .slash, slash.start == token.end else {
      return nil
    }
    let position = lexer.position
    defer { lexer.position = position }
    lexer.position = slash.end
    let length = lexer.next()
    let isLength = length.kind == .clock || length.unit.isTime || length.unit.dimension == .length
    return isLength ? length : nil
  }

  /// `r3:30`, `r90s`: the letter is read as `rest`.
  mutating func readRestMark() -> Bool {
    guard tree.byte(at: token.start) | 0x20 == UInt8(ascii: "r"), token.end > token.start + 1 else { return false }
    lexer.position = token.start + 1
    let length = lexer.next()
    guard length.kind == .clock || length.kind == .number && length.unit.isTime else {
      lexer.position = token.end
      return false
    }
    let letter = Span(start: token.span.start, end: token.span.start + 1)
    report(
      .unknownAttribute(shortened(token.start, length.end)), at: Span(start: letter.start, end: length.span.end),
      hints: [.write("rest \(shortened(length.start, length.end))")], fixes: [Fix(replace: letter, with: "rest ")])
    token.keyword = .rest
    token.end = token.start + 1
    lexer.position = token.end
    return true
  }

  /// Whether `rest jog` is a rest, not an exercise of that name: nothing follows.
  mutating func recoveryFollows() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let word = lexer.next()
    guard word.kind == .word, Recover.movements.contains(string(word.start, word.end).lowercased()) else {
      return false
    }
    let next = lexer.next()
    if [.separator, .close, .end].contains(next.kind) { return true }
    return next.kind == .clock || next.unit.isTime || next.unit.dimension == .length
  }

  /// Whether a value above has this name.
  func isLet(_ word: String) -> Bool {
    tree.lets.contains { tree.string($0.name).lowercased() == word.lowercased() }
  }

  /// Whether a distance follows that takes a while to cover: `2m` more likely means minutes.
  private var wayFollows: Bool {
    mutating get {
      guard at(.number) else { return false }
      if token.unit != .none { return isWay(token.unit, token.thousandths) }
      let position = lexer.position
      defer { lexer.position = position }
      var (next, thousandths) = (lexer.next(), token.thousandths)
      if next.kind == .minus || next.kind == .dash {
        // `200-400m`
        let high = lexer.next()
        guard high.kind == .number else { return false }
        if high.unit != .none { return isWay(high.unit, high.thousandths) }
        (next, thousandths) = (lexer.next(), high.thousandths)
      }
      guard next.kind == .word, let unit = lexer.unit(next.letters) else { return false }
      return isWay(unit, thousandths)
    }
  }

  private func isWay(_ unit: Unit, _ thousandths: Int32) -> Bool {
    switch unit {
    case .metre, .yard: thousandths >= 20_000
    case .kilometre, .mile: true
    case .none, .kilogram, .gram, .pound, .millisecond, .second, .minute, .hour, .clock, .millimetre, .centimetre,
      .inch, .foot, .calorie, .percent, .beatsPerMinute, .revolutionsPerMinute, .strokesPerMinute, .watt:
      false
    }
  }
}

/// Words about a rest that is a recovery.
enum Recover {
  /// How it is spent.
  static let movements: Set<String> = [
    "jog", "jogging", "trot", "trab", "traben", "walk", "walking", "gehen", "easy", "run", "swim", "spin", "float",
    "active", "locker",
  ]
  /// What it is called.
  static let words = FewWords(["recover", "recovery", "recoveries", "trabpause", "gehpause"])
}
