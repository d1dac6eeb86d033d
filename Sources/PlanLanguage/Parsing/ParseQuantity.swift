/// Numbers with their units, and the lengths of time among them.

/// Which words after a number *and a space* are its unit; a word without a space always is.
enum SpacedUnits {
  /// `500 m row`: the next word may begin a name instead.
  case ofWork
  /// `80 kg`, but not `8 in 1min`.
  case all
}

extension Parser {
  // quantity = NUMBER [ ~ UNIT ] | CLOCK ;
  mutating func parseQuantity(_ spaced: SpacedUnits) -> Quantity {
    let number = token
    presume()
    if number.kind == .clock { return at(.word) ? parseClock(number) : Quantity(number) }
    if number.unit != .none {
      if number.flaw == .tooLarge { badQuantityEnd = previousEnd }
      return Quantity(thousandths: number.thousandths, unit: number.unit)
    }
    let endsHere = !at(.word) && !at(.percent) && !at(.comma) && !at(.hash) && number.flaw == .none
    return endsHere ? Quantity(thousandths: number.thousandths, unit: .none) : parseQuantity(number, spaced)
  }

  /// `1:30 h`: a clock has no unit. Next to hours, it was meant as hours and minutes.
  private mutating func parseClock(_ clock: Token) -> Quantity {
    guard let unit = lexer.unit(token.letters), unit.isTime, unit != .clock else { return Quantity(clock) }
    let written = shortened(clock.start, clock.end)
    let isShort = written.filter { $0 == ":" }.count == 1
    let meant = unit == .hour && isShort ? written + ":00" : written
    let place = Span(start: UInt32(truncatingIfNeeded: clock.start), end: token.span.end)
    report(
      .unexpected(found: found, expected: [.attribute, .endOfItem]), at: token.span, hints: [.write(meant)],
      fixes: [Fix(replace: place, with: meant)])
    presume()
    guard meant != written else { return Quantity(clock) }
    let (thousandths, overflow) = clock.thousandths.multipliedReportingOverflow(by: 60)
    return Quantity(thousandths: overflow ? Quantity.limit : min(thousandths, Quantity.limit), unit: .clock)
  }

  /// A number without a unit right after it, and the word that may be its unit.
  private mutating func parseQuantity(_ number: Token, _ spaced: SpacedUnits) -> Quantity {
    let unit = parseUnit(of: number, spaced)
    if number.flaw == .tooLarge { badQuantityEnd = previousEnd }
    if unit == nil, at(.comma), isTouching, let decimal = parseDecimalComma(of: number) { return decimal }
    return Quantity(thousandths: number.thousandths, unit: unit ?? .none)
  }

  private mutating func parseUnit(of number: Token, _ spaced: SpacedUnits) -> Unit? {
    if at(.percent) {
      presume()
      return .percent
    }
    if at(.hash), isTouching { return parsePoundSign(of: number) }
    guard at(.word) else { return nil }
    if spaced == .all, let unit = Unit.ofSpeed(token.letters) {
      presume()
      speedEnd = previousEnd
      return unit
    }
    if let unit = lexer.unit(token.letters) {
      let belongs =
        switch spaced {
        case .ofWork: unit.measuresWork
        case .all: unit != .inch
        }
      guard isTouching || belongs else { return nil }
      presume()
      return unit
    }
    guard isTouching, !atWord(.rpe), !atWord(.rir) else { return nil }
    return parseUnknownUnit()
  }

  /// `45#` is `45lb`.
  private mutating func parsePoundSign(of number: Token) -> Unit {
    let pounds = "lb"
    report(
      .unknownUnit(tokenText), at: token.span, hints: [.write(shortened(number.start, number.end) + pounds)],
      fixes: [Fix(replace: token.span, with: pounds)])
    presume()
    return .pound
  }

  /// Read as the unit that was meant, if there is one.
  private mutating func parseUnknownUnit() -> Unit {
    let written = tokenText
    if let unit = reportWordForUnit(written.lowercased()) { return unit }
    let words = Unit.spellings.flatMap { $0.words }
    let suggestion = log.isFull ? nil : nearestUnit(to: written.lowercased(), among: words)
    report(
      .unknownUnit(written), at: token.span, hints: suggestion.map { [.didYouMean($0)] } ?? [],
      fixes: suggestion.map { [Fix(replace: token.span, with: $0)] } ?? [])
    presume()
    if let meant = Unit.spellings.first(where: { $0.words.contains(suggestion ?? "") }) { return meant.unit }
    badQuantityEnd = previousEnd
    return .none
  }

  /// `3xreps`, `3xAMRAP`, `75% of 1rm`: words right after the number that are not units. The unit that was meant, or none.
  private mutating func reportWordForUnit(_ word: String) -> Unit? {
    guard isTouching else { return nil }
    var start = token.start
    while start > 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(tree.byte(at: start - 1)) { start -= 1 }
    let number = string(start, token.start)
    let behind = String(word.dropFirst())
    let meant: String
    var unit = Unit.none
    if let fraction = vulgarFraction(behind: number, word) {
      meant = fraction
    } else if word == "rm", number == "1", isBehindShare(start) {
      meant = "max"
    } else if word == "rm", !number.isEmpty, sign(before: start) != nil {
      // `squat 3x5 @ 5RM`
      meant = "ask label \"\(number)RM\""
    } else if word == "rm", !number.isEmpty {
      meant = "\(number) @ ask label \"\(number)RM\""
    } else if word == "k", !number.isEmpty {
      // `run 5k`, `squat 5 @ 100k`
      unit = sign(before: start) == nil ? .kilometre : .kilogram
      meant = number + (unit == .kilogram ? "kg" : "km")
    } else if let clock = clock(hours: number, word) {
      meant = clock
    } else if ["amrap", "failure", "fail", "f"].contains(behind), word.hasPrefix("x") {
      meant = "\(number)xmax"
    } else if word.hasPrefix("x"), behind.count > 1, behind.allSatisfy({ $0.isLetter }) {
      meant = "\(number)x(\(behind))"
    } else {
      return nil
    }
    let place = Span(start: UInt32(truncatingIfNeeded: start), end: token.span.end)
    report(.unknownUnit(tokenText), at: token.span, hints: [.write(meant)], fixes: [Fix(replace: place, with: meant)])
    presume()
    if unit == .none { badQuantityEnd = previousEnd }
    return unit
  }

  /// The `2.5min` of `2½min`.
  private mutating func vulgarFraction(behind number: String, _ word: String) -> String? {
    let decimals: [Character: String] = ["½": ".5", "¼": ".25", "¾": ".75"]
    guard let sign = word.first, let decimal = decimals[sign], !number.isEmpty else { return nil }
    return number + decimal + word.dropFirst()
  }

  /// Whether the number is that of `75% of 1rm`.
  private func isBehindShare(_ start: Int) -> Bool {
    let before = tree.source[..<start].reversed().drop { $0 == UInt8(ascii: " ") }.prefix(2)
    return before.elementsEqual([UInt8(ascii: "f"), UInt8(ascii: "o")])
  }

  /// `2h30` and `1h05min` as `2:30:00` and `1:05:00`.
  private func clock(hours: String, _ word: String) -> String? {
    guard word.first == "h", !hours.isEmpty else { return nil }
    let minutes = word.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(minutes.count), ["", "m", "min"].contains(word.dropFirst(1 + minutes.count)) else {
      return nil
    }
    return "\(hours):\(minutes.count == 1 ? "0" : "")\(minutes):00"
  }

  /// Units are short, so one wrong letter is a lot: only the last letter may differ, or the word may be cut short.
  private func nearestUnit(to written: String, among words: [String]) -> String? {
    nearestWord(to: written, among: words)
      ?? words.first { $0.count == 2 && written.count == 2 && $0.first == written.first }
  }

  /// `12,5kg`: digits right after a comma, with a unit only at the end.
  private mutating func parseDecimalComma(of number: Token) -> Quantity? {
    let comma = token.span
    let fraction = peek()
    guard fraction.kind == .number, fraction.start == token.end, fraction.unit != .none,
      !tree.source[number.start..<fraction.end].contains(UInt8(ascii: ".")), !isInTouchingList(number)
    else { return nil }
    presume()
    presume()
    let written = shortened(number.start, previousEnd)
    let withPoint = written.split(separator: ",", omittingEmptySubsequences: false).joined(separator: ".")
    report(
      .decimalComma(written: written, meant: withPoint), at: span(from: number.start),
      hints: [.write(withPoint)], fixes: [Fix(replace: comma, with: ".")])
    var digits = Int64(fraction.thousandths) / 1000
    let count = tree.source[fraction.start..<fraction.end].prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    for _ in 0..<max(0, 3 - count) { digits *= 10 }
    let thousandths = min(Int64(number.thousandths) + min(digits, 999), Int64(Quantity.limit))
    return Quantity(thousandths: Int32(truncatingIfNeeded: thousandths), unit: fraction.unit)
  }

  /// Whether a comma and a number touch the number from before: `65,75,85%` are three.
  private func isInTouchingList(_ number: Token) -> Bool {
    let before = tree.source[..<number.start].suffix(2)
    return before.count == 2 && before.last == UInt8(ascii: ",") && (before.first ?? 0) &- UInt8(ascii: "0") < 10
  }

  // duration = TIME [ ~ "-" ~ TIME ] | TIME { "or" TIME } | enclosed ;
  /// A value that can only be a time, so metres and bare numbers are mistakes that are easy to fix.
  mutating func parseDuration(of keyword: Keyword) -> Expression {
    // In parentheses, bare numbers may be part of a calculation.
    guard !at(.openParenthesis) else { return parseValue() }
    if keyword == .breathing, let rounds = parseCountOfRounds() ?? parseRangeOfRounds() { return rounds }
    var value = parseValue()
    switch value.kind {
    case .quantity(let quantity):
      let mended = mendDuration(quantity, value.span, keyword)
      value.kind = .quantity(mended)
      return parseDurations(after: value)
    case .range(let operands):
      let (low, high) = tree[operands]
      guard case .quantity(let end) = high.kind, case .quantity(let start) = low.kind else { return value }
      let mended = mendDuration(end, value.span, keyword)
      guard mended.unit != end.unit, start.unit == end.unit else { return value }
      tree.expressions[Int(operands.left)].kind = .quantity(Quantity(thousandths: start.thousandths, unit: mended.unit))
      tree.expressions[Int(operands.left) + 1].kind = .quantity(mended)
    case .bodyweight, .name, .call, .negated, .sum, .difference, .product, .quotient, .remainder, .share, .missing:
      break
    }
    return value
  }

  /// `breathing 10 rounds < … >`: no ten minutes.
  private mutating func parseCountOfRounds() -> Expression? {
    guard at(.number), token.unit == .none, token.thousandths % 1000 == 0 else { return nil }
    let (start, number) = (token.start, tokenText)
    let position = lexer.position
    let (word, behind) = (lexer.next(), lexer.next())
    lexer.position = position
    guard word.kind == .word, Self.wordsOfRounds.contains(lowered(word)), behind.kind == .open || behind.kind == .text
    else { return nil }
    presume()
    presume()
    let place = span(from: start)
    report(
      .timesWithoutSign(shortened(start, previousEnd)), at: place, hints: [.write("x\(number)")],
      fixes: [Fix(replace: place, with: "x\(number)")])
    return Expression(span: place, kind: .missing)
  }

  private static let wordsOfRounds: Set<String> = [
    "rounds", "round", "times", "cycles", "runden", "mal", "zyklen", "breaths", "atemzüge",
  ]

  /// `breathing "Calm" 3-4 < … >`: three or four rounds, where a plan takes only one number.
  private mutating func parseRangeOfRounds() -> Expression? {
    guard at(.number), token.unit == .none else { return nil }
    let (start, low) = (token.start, tokenText)
    let position = lexer.position
    let (joint, high) = (lexer.next(), lexer.next())
    var behind = lexer.next()
    if behind.kind == .word, Self.wordsOfRounds.contains(lowered(behind)) {
      behind = lexer.next()
    }
    lexer.position = position
    let isRange = [.minus, .dash].contains(joint.kind) || joint.kind == .word && ["to", "or"].contains(lowered(joint))
    guard isRange, high.kind == .number, high.unit == .none, behind.kind == .open || behind.kind == .text else {
      return nil
    }
    while !at(.open), !at(.text), !at(.end) { presume() }
    let place = span(from: start)
    // Which of the two is meant, nobody knows.
    report(
      .timesWithoutSign(shortened(start, previousEnd)), at: place,
      hints: [.writeEither("x\(low)", "x\(string(high.start, high.end))")])
    return Expression(span: place, kind: .missing)
  }

  private mutating func mendDuration(_ quantity: Quantity, _ span: Span, _ keyword: Keyword) -> Quantity {
    if quantity.unit.isTime { return quantity }
    let written = shortened(Int(span.start), Int(span.end))
    // `every 2000m`: nobody counts so many minutes.
    if quantity.unit == .metre, quantity.thousandths > 240_000 {
      report(.metresForMinutes(written: written, meant: written), at: span, hints: [.writeNote])
      return Quantity(thousandths: quantity.thousandths, unit: .minute)
    }
    if quantity.unit == .metre {
      let unitStart =
        tree.source[span.range].lastIndex { $0 &- UInt8(ascii: "0") < 10 }.map { $0 + 1 } ?? Int(span.start)
      let meant = shortened(Int(span.start), unitStart) + "min"
      let unit = Span(start: UInt32(truncatingIfNeeded: unitStart), end: span.end)
      report(
        .metresForMinutes(written: written, meant: meant), at: span, hints: [.write(meant)],
        fixes: [Fix(replace: unit, with: "min")])
      return Quantity(thousandths: quantity.thousandths, unit: .minute)
    }
    guard quantity.unit == .none, Int(span.end) != badQuantityEnd else { return quantity }
    if reportBreaths(of: quantity, span) { return BreathWords.length(of: quantity) }
    let unit: Unit = keyword.isMostlySeconds(quantity.thousandths) ? .second : .minute
    let meant = written + (unit == .second ? "s" : "min")
    report(
      .missingTimeUnit(written), at: span, hints: [.write(meant)],
      fixes: [Fix(replace: Span(start: span.end, end: span.end), with: unit == .second ? "s" : "min")])
    return Quantity(thousandths: quantity.thousandths, unit: unit)
  }
}

extension Quantity {
  /// The time of a clock.
  fileprivate init(_ clock: Token) { self.init(thousandths: clock.thousandths, unit: .clock) }
}

extension Keyword {
  /// Whether a number without a unit more likely means seconds.
  fileprivate func isMostlySeconds(_ thousandths: Int32) -> Bool {
    let isShort: [Keyword] = [.in, .out, .hold, .pause, .on, .off]
    return isShort.contains(self) || thousandths > (self == .rest ? 10_000 : 100_000)
  }
}
