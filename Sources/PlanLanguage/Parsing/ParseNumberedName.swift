/// Names with numbers in them, which need quotes: `90/90 stretch`, `mace 360 swing`, `warrior 2 30s`, `2-kick 1-pull`.

extension Parser {
  /// A name that begins with a number, as an item; nil if sets begin here.
  mutating func parseNumberedName() -> Name? {
    guard at(.number), token.unit == .none, startsNumberedWord() else { return nil }
    let start = token.start
    skipNumberedWords()
    return reportNumberedName(from: start)
  }

  /// Words, and numbers with a sign and what touches them.
  private mutating func skipNumberedWords() {
    while true {
      if at(.word), token.keyword == .hold || !(token.keyword?.isAttribute ?? false), !atOr {
        presume()
      } else if at(.number), token.unit == .none, startsNumberedWord() {
        presume()
        presume()
        presume()
      } else {
        return
      }
    }
  }

  /// `90/90`, `2-kick`: what touches the number is neither a range nor a side.
  private mutating func startsNumberedWord() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let sign = lexer.next()
    guard sign.kind == .slash || sign.kind == .minus, sign.start == token.end else { return false }
    let next = lexer.next()
    guard next.start == sign.end else { return false }
    if next.kind == .word { return !isLimb(next) && lexer.unit(next.letters) == nil }
    guard sign.kind == .slash, next.kind == .number, next.unit == .none else { return false }
    let behind = lexer.next()
    return behind.kind == .word && lexer.unit(behind.letters) == nil
  }

  /// After a name and one bare number: `mace 360 swing 10`, `seated 90/90 stretch`. Nil if it is not a name.
  ///
  /// - Parameter isMeasured: whether the number is a size: `half crimp 20mm 6x7s`.
  mutating func parseNumberedName(_ name: Name, number: Span, isMeasured: Bool) -> Name? {
    guard !name.isQuoted, Int(number.end) == previousEnd, name.span.end < number.start else { return nil }
    if at(.slash) {
      guard isTouching, wordFollowsSlash() else { return nil }
      presume()
      presume()
    } else if at(.minus) {
      // `swim 2-kick 1-pull`
      guard isTouching, case let next = peek(), next.kind == .word, next.start == token.end,
        lexer.unit(next.letters) == nil
      else { return nil }
      presume()
      presume()
    } else if at(.word) {
      guard !continuesSets(token.keyword) || atWord(.hold) && isNumberedPose(name),
        amountFollowsWords() || movementEndsWords()
      else {
        return nil
      }
    } else if !isMeasured {
      guard at(.number) || at(.clock), token.kind == .clock || token.unit.isTime || token.unit.dimension == .length
      else {
        return nil
      }
    }
    skipNumberedWords()
    return reportNumberedName(from: Int(name.span.start))
  }

  /// `warrior 2 hold 30s`: a pose, and not two reps.
  private func isNumberedPose(_ name: Name) -> Bool {
    ["warrior", "krieger"].contains(tree.string(name).lowercased())
  }

  /// `/90 stretch`
  private mutating func wordFollowsSlash() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let number = lexer.next()
    guard number.kind == .number, number.unit == .none, number.start == token.end else { return false }
    let word = lexer.next()
    return word.kind == .word && lexer.unit(word.letters) == nil
  }

  /// Words that belong to the sets, or join them to something.
  private func continuesSets(_ keyword: Keyword?) -> Bool {
    guard let keyword else { return false }
    let joints: [Keyword] = [
      .for, .in, .on, .at, .to, .then, .by, .after, .of, .and, .or, .total, .breaths, .breath, .max, .cap,
    ]
    return keyword.isAttribute || joints.contains(keyword)
  }

  /// One or two words, and then an amount of work.
  private mutating func amountFollowsWords() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = lexer.next()
    if ahead.kind == .word { ahead = lexer.next() }
    switch ahead.kind {
    case .clock: return true
    case .number: return ahead.unit == .none || ahead.unit.measuresWork
    case .word, .text, .tag, .hash, .times, .open, .close, .openParenthesis, .closeParenthesis, .comma, .at, .plus,
      .minus, .star, .slash, .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .comparison, .change,
      .separator, .comment, .foreign, .end:
      return false
    }
  }

  /// `figure 8 walk`: up to two words at the end of the item, the last of them one that names end with. Others, such as
  /// `squat 5 slow`, are remarks.
  private mutating func movementEndsWords() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    var (last, next) = (token, lexer.next())
    if next.kind == .word, next.keyword?.isAttribute != true { (last, next) = (next, lexer.next()) }
    return next.endsWords && Self.movements.contains(lowered(last))
  }

  private static let movements: Set<String> = {
    let words = [
      "walk", "carry", "swing", "press", "row", "squat", "stretch", "pose", "curl", "raise", "crunch", "plank", "lunge",
      "deadlift", "clean", "snatch", "throw", "slam", "crawl", "drill", "fly", "bridge", "twist", "rotation", "hop",
      "jump", "kick", "lift", "pull-up", "push-up", "halo", "pull", "push", "circle", "hold",
    ]
    return Set(words + words.map { $0 + "s" } + ["pass", "pass-through", "crunches", "stretches", "presses", "flies"])
  }()

  /// One problem for all of the name, and the edit that puts it in quotes.
  mutating func reportNumberedName(from start: Int) -> Name {
    let place = span(from: start)
    let quoted = "\"\(shortened(start, previousEnd))\""
    report(
      .numberInName(shortened(start, previousEnd)), at: place, hints: [.write(quoted)],
      fixes: [Fix(replace: place, with: "\"\(string(start, previousEnd))\"")])
    return Name(span: place, isQuoted: true)
  }

  /// `run 1/4 mile`: a fraction of a length or a time, which is written with a point.
  mutating func reportFraction(_ numerator: Quantity, at start: Int) -> Expression? {
    guard at(.slash), isTouching, numerator.unit == .none else { return nil }
    guard unitFollowsSlash() else { return nil }
    presume()
    let denominator = parseQuantity(.ofWork)
    guard denominator.thousandths > 0 else { return nil }
    let thousandths = Int64(numerator.thousandths) * 1000 / Int64(denominator.thousandths)
    let value = Quantity(thousandths: Int32(clamping: thousandths), unit: denominator.unit)
    let place = span(from: start)
    if reportSlashedAmounts(numerator, denominator, at: place) {
      return Expression(
        span: place, kind: .quantity(Quantity(thousandths: numerator.thousandths, unit: denominator.unit)))
    }
    let written = Quantity.decimal(thousandths) + (denominator.unit.canonicalSpelling ?? "")
    report(
      .unexpected(found: .text(shortened(start, previousEnd)), expected: [.number]), at: place,
      hints: [.write(written)],
      fixes: [Fix(replace: place, with: written)])
    return Expression(span: place, kind: .quantity(value))
  }

  private mutating func unitFollowsSlash() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let number = lexer.next()
    guard number.kind == .number, number.start == token.end else { return false }
    if number.unit != .none { return number.unit.measuresWork }
    let word = lexer.next()
    return word.kind == .word && lexer.unit(word.letters)?.measuresWork ?? false
  }
}
