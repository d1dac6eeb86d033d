/// What stands after the sets without its sign or word: `squat 3x5 80kg`, `squat 3x5 (80%)`, `pull-up 5x5 +10kg`, `squat
/// 3x5 2min rest`, `squat 3x5 (slow)`.

extension Parser {
  /// Reports what ends an item too early, if it is one of these; the rest of the item is skipped.
  mutating func reportMissingSign(in context: BlockContext) -> Bool {
    guard context == .workout, token.start != quietAt else { return false }
    switch token.kind {
    case .number, .clock:
      return reportRestAfterItsLength() || reportEffortAfterItsNumber() || reportTempoWithoutWord()
        || reportMaxOfShare()
        || reportLoadWithoutSign(from: token.start)
    // `-10%` is less than something.
    case .minus where peek().start == token.end: return false
    case .minus, .equals: return reportLoadWithoutSign(from: token.start)
    case .plus: return reportAddedLoad()
    case .openParenthesis: return reportRemark()
    case .word, .text, .tag, .hash, .times, .open, .close, .closeParenthesis, .comma, .at, .star, .slash, .percent,
      .dash, .ellipsis, .openBrace, .closeBrace, .change, .comparison, .separator, .comment, .foreign, .end:
      return false
    }
  }

  /// `2min rest`: the word comes first.
  private mutating func reportRestAfterItsLength() -> Bool {
    guard let rest = restAhead(from: token) else { return false }
    write(rest.words, insteadOf: token.start, rest.end)
    return true
  }

  /// The `rest 2min` that `2 min rest` stands for, and where that ends.
  mutating func restAhead(from length: Token) -> (words: String, end: Int)? {
    let position = lexer.position
    defer { lexer.position = position }
    lexer.position = length.end
    var (length, end, next) = (length, length.end, lexer.next())
    let start = length.start
    // `2-3 min rest`
    if next.kind == .minus || next.kind == .dash {
      length = lexer.next()
      guard length.kind == .number || length.kind == .clock else { return nil }
      (end, next) = (length.end, lexer.next())
    }
    if length.unit == .none, length.kind == .number {
      guard next.kind == .word, lexer.unit(next.letters)?.isTime == true else { return nil }
      (end, next) = (next.end, lexer.next())
    } else {
      guard length.kind == .clock || length.unit.isTime else { return nil }
    }
    guard next.keyword == .rest else { return nil }
    // In `30s, 60s rest 90s` the rest has a time of its own.
    let behind = lexer.next()
    let isLength = behind.kind == .number || behind.kind == .clock || behind.kind == .openParenthesis
    guard !isLength, behind.keyword != Keyword.none, behind.keyword != .open else { return nil }
    return ("rest \(string(start, end))", next.end)
  }

  /// Whether a comma is followed by `60s rest`.
  mutating func restFollowsComma() -> Bool {
    at(.comma) && restAhead(from: peek()) != nil
  }

  /// `4x10 2RIR`, `3x5 8 RPE`: the word comes first.
  private mutating func reportEffortAfterItsNumber() -> Bool {
    guard at(.number), token.unit == .none else { return false }
    let position = lexer.position
    var (next, end) = (lexer.next(), token.end)
    if next.kind == .minus || next.kind == .dash, next.start == end, case let high = lexer.next(),
      high.kind == .number
    {
      (next, end) = (lexer.next(), high.end)
    }
    let behind = lexer.next()
    lexer.position = position
    guard next.keyword == .rpe || next.keyword == .rir, behind.kind != .number, behind.kind != .openParenthesis else {
      return false
    }
    let word = next.keyword == .rpe ? Keyword.rpe.word : Keyword.rir.word
    write("\(word) \(string(token.start, end))", insteadOf: token.start, next.end)
    return true
  }

  /// `squat 3x5 3-1-1`
  private mutating func reportTempoWithoutWord() -> Bool {
    guard let end = tempoAhead() else { return false }
    write("tempo \(string(token.start, end))", insteadOf: token.start, end)
    return true
  }

  /// `@ 80% 1rm`, at the number: a share of the max.
  private mutating func reportMaxOfShare() -> Bool {
    let next = peek()
    guard token.thousandths == 1000, token.unit == .none, next.start == token.end, previousEnd > 0,
      tree.byte(at: previousEnd - 1) == UInt8(ascii: "%"), string(next.start, next.end).lowercased() == "rm"
    else { return false }
    write("of max", insteadOf: token.start, next.end)
    return true
  }

  /// `80kg`, `80 kg`, `- 80kg`, `= 80%`, `250w`: an intensity lacks its `@`.
  private mutating func reportLoadWithoutSign(from start: Int) -> Bool {
    guard expected.contains(.intensity), let load = intensityAhead() else { return false }
    if load.start == start {
      let before = Span(start: token.span.start, end: token.span.start)
      report(
        .unexpected(found: found, expected: expected.all), at: token.span,
        hints: [.write("@ \(shortened(load.start, load.end))")], fixes: [Fix(replace: before, with: "@ ")])
      synchronize()
      return true
    }
    write("@ \(string(load.start, load.end))", insteadOf: start, load.end)
    return true
  }

  /// The number with its unit here, or after the sign here, if it can only be an intensity.
  private mutating func intensityAhead() -> (start: Int, end: Int)? {
    let position = lexer.position
    defer { lexer.position = position }
    let number = at(.number) ? token : lexer.next()
    guard number.kind == .number else { return nil }
    if number.unit.isOfLoad || number.unit == .watt || number.unit == .beatsPerMinute {
      return (number.start, number.end)
    }
    let next = lexer.next()
    guard number.unit == .none, next.kind == .word else { return nil }
    return lexer.unit(next.letters)?.isOfLoad == true ? (number.start, next.end) : nil
  }

  /// `pull-up 5x5 +10kg`: what is added to the body.
  private mutating func reportAddedLoad() -> Bool {
    let next = peek()
    guard expected.contains(.intensity), next.kind == .number, next.unit.dimension == .mass else { return false }
    // Of what is lifted with a bar, it may be a step: which it is depends on the exercise, see `LoadChangesInOtherWords`.
    let place = Span(start: token.span.start, end: next.span.end)
    report(
      .unexpected(found: .text(shortened(token.start, next.end)), expected: expected.all), at: place,
      hints: [.write("@ bw+\(string(next.start, next.end))")])
    synchronize()
    return true
  }

  /// `squat 3x5 (slow)`: a remark; `squat 3x5 (80%)`: an intensity.
  private mutating func reportRemark() -> Bool {
    let start = token.start
    let line = tree.source[start...].prefix { $0 != UInt8(ascii: "\n") }
    guard let close = line.firstIndex(of: UInt8(ascii: ")")) else { return false }
    if expected.contains(.intensity), let load = intensityAhead(), load.end == close {
      write("@ \(string(load.start, load.end))", insteadOf: start, close + 1)
      return true
    }
    if let rest = restAhead(from: peek()), rest.end == close {
      write(rest.words, insteadOf: start, close + 1)
      return true
    }
    let words = string(start + 1, close)
    guard !words.isEmpty, !words.contains("\"") else { return false }
    write("note \"\(words)\"", insteadOf: start, close + 1)
    return true
  }

  private mutating func write(_ meant: String, insteadOf start: Int, _ end: Int) {
    let place = Span(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    report(
      .unexpected(found: .text(shortened(start, end)), expected: expected.all), at: place, hints: [.write(meant)],
      fixes: [Fix(replace: place, with: meant)])
    synchronize()
  }
}
