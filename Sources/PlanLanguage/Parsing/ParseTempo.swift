/// The tempo of a repetition, read from the bytes: `3-1-1-0`.

extension Parser {
  // tempo = "tempo" TEMPO ;
  mutating func parseTempo() -> Attribute.Kind? {
    guard let tempo = tempo(at: token.start) else {
      _ = parseMissingValue(of: .tempo)
      return nil
    }
    lexer.position = tempo.end
    token.end = tempo.end
    presume()
    return .tempo(tempo.digits)
  }

  /// `@ 31X1`, at the number: reads over a tempo.
  mutating func reportTempo() -> Bool {
    guard let tempo = tempoAhead() else { return false }
    let (start, written) = (token.start, "tempo " + string(token.start, tempo))
    let end = UInt32(truncatingIfNeeded: tempo)
    let whole = sign(before: start).map { Span(start: UInt32(truncatingIfNeeded: $0), end: end) }
    report(
      .unexpected(found: .text(shortened(start, tempo)), expected: [.loadOrEffort]), at: token.span,
      hints: [.write(written)], fixes: whole.map { [Fix(replace: $0, with: written)] } ?? [])
    lexer.position = tempo
    presume()
    return true
  }

  /// Where a tempo ends that begins at the number here and cannot be anything else: it has an `x` or two dashes.
  func tempoAhead() -> Int? {
    guard at(.number), let tempo = tempo(at: token.start) else { return nil }
    let source = tree.source
    let text = source[token.start..<tempo.end]
    let dashes = text.count { $0 == UInt8(ascii: "-") }
    let isExplosive = text.dropFirst(2).prefix(dashes == 0 ? 1 : text.count).contains { $0 | 0x20 == UInt8(ascii: "x") }
    guard isExplosive || dashes >= 2 else { return nil }
    // `4-8-12s`, `10x40m`
    let ends: [UInt8] = Array(" \n\r;>,/".utf8)
    return tempo.end == source.count || ends.contains(source[tempo.end]) ? tempo.end : nil
  }

  /// `3-1-1-0`, `3-1-x-0`, `31X0`; with three numbers there is no pause at the top.
  func tempo(at start: Int) -> (digits: TempoDigits, end: Int)? {
    let source = tree.source
    var parts: [UInt8?] = []
    var index = start
    let isDashed = source[start...].dropFirst().prefix(2).contains(UInt8(ascii: "-"))
    while index < source.count, parts.count < 4 {
      guard let part = tempoPart(&index, single: !isDashed) else { break }
      parts.append(part == .max ? nil : part)
      guard isDashed, index + 1 < source.count, source[index] == UInt8(ascii: "-"), isTempo(source[index + 1]) else {
        if isDashed { break } else { continue }
      }
      index += 1
    }
    guard parts.count == 4 || isDashed && parts.count == 3 else { return nil }
    if index < source.count, isTempo(source[index]) || source[index] == UInt8(ascii: "-") { return nil }
    let digits = TempoDigits(
      lowering: parts[0], bottom: parts[1], lifting: parts[2], top: parts.count == 4 ? parts[3] : 0)
    return (digits, index)
  }

  private func isTempo(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || byte | 0x20 == UInt8(ascii: "x")
  }

  /// Up to 99 seconds, or one digit without dashes; `UInt8.max` for an `x`.
  private func tempoPart(_ index: inout Int, single: Bool) -> UInt8? {
    let source = tree.source
    guard isTempo(source[index]) else { return nil }
    if source[index] | 0x20 == UInt8(ascii: "x") {
      index += 1
      return .max
    }
    var value: UInt8 = 0
    var count = 0
    while index < source.count, source[index] &- UInt8(ascii: "0") < 10, count < (single ? 1 : 2) {
      value = value * 10 + (source[index] &- UInt8(ascii: "0"))
      index += 1
      count += 1
    }
    return value
  }
}
