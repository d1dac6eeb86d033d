/// Intensities as people write them: `@ 5k pace`, `@ tempo`, `@ rpe 7, 8, 9`.

extension Parser {
  /// `@ 60-70-80kg`: a load for each set, not a range. Reads over it.
  mutating func reportDashedLoads() -> Bool {
    // A load seldom has a dash right behind it, and this is asked of every one. A long dash begins with 0xE2.
    let behind = tree.byte(at: token.end)
    guard behind == UInt8(ascii: "-") || behind == 0xE2 else { return false }
    let position = lexer.position
    var numbers = [token]
    var (sign, next) = (lexer.next(), lexer.next())
    while sign.kind == .minus || sign.kind == .dash, next.kind == .number, sign.start == numbers[numbers.count - 1].end,
      next.start == sign.end, numbers.count < 20
    {
      numbers.append(next)
      (sign, next) = (lexer.next(), lexer.next())
    }
    lexer.position = position
    guard numbers.count > 2, let last = numbers.last, numbers.dropLast().allSatisfy({ $0.unit == .none }) else {
      return false
    }
    let digits = Set(Array("0123456789.".utf8))
    let unit = String(string(last.start, last.end).drop { $0.utf8.allSatisfy { digits.contains($0) } })
    let loads = numbers.map { number in
      string(number.start, number.end).filter { $0.utf8.allSatisfy { digits.contains($0) } }
        + (unit.isEmpty ? unitOfLoads : unit)
    }
    let start = token.start
    while token.start <= last.start, !at(.end) { presume() }
    let (place, meant) = (span(from: start), loads.joined(separator: ", "))
    report(
      .unexpected(found: .text(shortened(start, last.end)), expected: [.loadOrEffort]), at: place,
      hints: [.write(meant)], fixes: unit.isEmpty ? [] : [Fix(replace: place, with: meant)])
    return true
  }

  /// The place of the `@`, if there are only spaces between it and `index`.
  func sign(before index: Int) -> Int? { tree.place(of: "@", before: index) }

  // MARK: Paces by name

  /// `5k pace`, `10 km pace`, `2k race pace`: a value of the plan, or a label, because Satz does not know such a pace.
  /// The token follows the `@`.
  mutating func reportNamedPace() -> Bool {
    guard at(.number), namedPaceFollows() else { return false }
    let start = token.start
    presume()
    while at(.word), token.keyword?.isAttribute != true { presume() }
    reportLabel(
      string(start, previousEnd), from: start, at: span(from: start),
      or: .writeFor("let race = 4:30/km", meaning: .paceOfYours))
    return true
  }

  // MARK: Loads of several sets

  /// `squat 5x5 @ ask +5kg`, behind the `ask`: reads over what is added, which is that to the set before.
  mutating func reportMoreThanAsked() {
    guard at(.plus) || at(.minus), token.start != quietAt, case let next = peek(), next.kind == .number,
      next.unit.dimension == .mass
    else { return }
    let (start, sign) = (token.start, tokenText)
    presume()
    let step = "\(sign) \(tokenText)"
    presume()
    report(
      .unexpected(found: .text(shortened(start, previousEnd)), expected: [.attribute, .endOfItem]),
      at: span(from: start), hints: [.write("5 @ ask, 5 @ lifted(1) \(step)")])
  }

  /// `squat 5x5 ascending to 80%`, `7x2 up to 70%`: reads over the words and the load, which only the last set has.
  mutating func reportRisingLoad() -> Bool {
    guard let end = loadBehindRise() else { return false }
    let start = token.start
    while token.start < end, !at(.end) { presume() }
    let last = shortened(start, end).split(separator: " ").last.map(String.init) ?? ""
    report(
      .unknownAttribute(shortened(start, end)), at: span(from: start),
      hints: [.write(risingLoads(to: last) ?? "@ …, \(last)"), .loadOfEachSet])
    return true
  }

  /// `@ 60%, 65%, 70%, 75%, 80%`: one for each of the sets before; nil if there are too many or the last is no number.
  private func risingLoads(to last: String) -> String? {
    guard let entry = tree.sets.last, let sets = entry.sets.flatMap(isQuantity), sets.unit == .none,
      case let count = Int(sets.thousandths / 1000), (2...8).contains(count),
      let most = Int(last.prefix { $0.isNumber }), case let unit = last.drop(while: { $0.isNumber }), unit.first != "."
    else { return nil }
    let step = unit == "%" ? 5 : max(most / 50 * 5, 1)
    guard most > step * (count - 1) else { return nil }
    return "@ " + (1...count).map { "\(most - step * (count - $0))\(unit)" }.joined(separator: ", ")
  }

  /// Where a load ends behind words such as `ascending to`.
  private mutating func loadBehindRise() -> Int? {
    guard at(Self.rises) else { return nil }
    let position = lexer.position
    defer { lexer.position = position }
    var (next, words) = (token, [String]())
    while next.kind == .word, words.count < 5 {
      words.append(lowered(next))
      next = lexer.next()
    }
    guard let last = words.last, ["to", "auf", "bis", "zu"].contains(last), next.kind == .number, next.unit.isOfLoad
    else { return nil }
    return next.end
  }

  private static let rises = FewWords([
    "ascending", "climbing", "rising", "building", "build", "working", "work", "ramping", "ramp", "increasing", "up",
    "ansteigend", "steigernd", "steigend", "aufsteigend",
  ])

  /// Whether the number here begins the name of a pace; the token is the number or the `@` before it.
  mutating func namedPaceFollows() -> Bool {
    let position = lexer.position
    defer { lexer.position = position }
    let number = at(.at) ? lexer.next() : token
    guard number.kind == .number, number.unit == .none || number.unit.dimension == .length else { return false }
    var isKilometres = number.unit != .none
    for _ in 0..<4 {
      let word = lexer.next()
      guard word.kind == .word else { return false }
      let text = string(word.start, word.end).lowercased()
      if text == "k" || lexer.unit(word.letters)?.dimension == .length { isKilometres = true }
      if ["pace", "speed", "effort"].contains(text) { return isKilometres }
    }
    return false
  }

  /// `@ tempo`: the word of an attribute, where the name of an effort was meant.
  mutating func reportTempoEffort() -> Bool {
    guard atWord(.tempo) else { return false }
    let next = peek()
    let isEnd = next.kind == .separator || next.kind == .close || next.kind == .end
    guard isEnd || next.kind == .word && next.keyword?.isAttribute == true else { return false }
    let start = token.start
    presume()
    reportLabel(Keyword.tempo.word, from: start, at: span(from: start))
    return true
  }

  private mutating func reportLabel(_ name: String, from start: Int, at place: Span, or value: Hint? = nil) {
    let label = "label \"\(name)\""
    let whole = sign(before: start).map { Span(start: UInt32(truncatingIfNeeded: $0), end: place.end) }
    let fix = at(.comma) ? nil : whole.map { Fix(replace: $0, with: label) }
    report(
      .unexpected(found: .text(shortened(start, previousEnd)), expected: [.loadOrEffort]), at: place,
      hints: (value.map { [$0] } ?? [.sayEffort]) + [.write(label)], fixes: fix.map { [$0] } ?? [])
  }

  /// The `%` of `65, 75, 85%`, which belongs to all of them.
  mutating func unitBehindCommas() -> String? {
    let position = lexer.position
    defer { lexer.position = position }
    var ahead = token
    while ahead.kind == .comma {
      let number = lexer.next()
      guard number.kind == .number else { return nil }
      if number.unit.isOfLoad { return number.unit.canonicalSpelling }
      guard number.unit == .none else { return nil }
      ahead = lexer.next()
    }
    return nil
  }

  // MARK: Efforts of several sets

  /// `3x5 @ rpe 7, 8, 9`: reads the bare numbers as the efforts of the other sets, if there are as many of them.
  mutating func parseBareEfforts(after entry: SetEntry, number: Int) {
    guard at(.comma), let last = tree.intensities.last, let word = effortWord(of: last.kind) else { return }
    let sets = entry.sets.flatMap(isQuantity).map { Int($0.thousandths) / 1000 } ?? 1
    let count = bareNumbersFollow()
    guard count > 0, count + 1 == (number == 0 ? sets : number + 1) else { return }
    var (fixes, texts): ([Fix], [String]) = ([], [string(Int(last.span.start), Int(last.span.end))])
    let start = peek().start
    for _ in 0..<count {
      presume()
      let place = token.span
      fixes.append(Fix(replace: Span(start: place.start, end: place.start), with: word.word + " "))
      texts.append("\(word.word) \(tokenText)")
      let value = parseValue()
      let effort: WrittenEffort = word == .rpe ? .rpe(value) : .rir(value)
      tree.intensities.append(Intensity(span: span(from: Int(place.start)), kind: .effort(effort)))
    }
    report(
      .bareIntensity(shortened(start, previousEnd)), at: span(from: start),
      hints: [.write("@ " + texts.joined(separator: ", "))], fixes: fixes)
  }

  private func effortWord(of kind: Intensity.Kind) -> Keyword? {
    switch kind {
    case .effort(.rpe): .rpe
    case .effort(.rir): .rir
    case .value, .each, .effort(.zone), .ask, .ramp, .alternatives, .missing: nil
    }
  }

  /// How many numbers without a unit follow here, each after a comma, up to the end of the sets; 0 if anything else
  /// does.
  private mutating func bareNumbersFollow() -> Int {
    let position = lexer.position
    defer { lexer.position = position }
    var count = 0
    var ahead = token
    while ahead.kind == .comma {
      let number = lexer.next()
      guard number.kind == .number, number.unit == .none, number.thousandths <= 10_000 else { return 0 }
      count += 1
      ahead = lexer.next()
    }
    let ends: [Token.Kind] = [.separator, .close, .end]
    return ends.contains(ahead.kind) || ahead.keyword?.isOnlyAttribute == true ? count : 0
  }
}
