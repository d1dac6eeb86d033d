/// Numbers: digits, decimals, clock times, and the unit that touches them.

extension Lexer {
  /// `12`, `12.5`, `80kg`, `1:30`, `1:02:30.5`
  mutating func lexNumber(from start: Int) -> Token {
    var (whole, end) = digits(from: start)
    var (flaw, kind) = (Token.Flaw.none, Token.Kind.number)
    while byte(end) == UInt8(ascii: ":"), isDigit(end + 1) {
      kind = .clock
      let part = digits(from: end + 1)
      if part.value > 59 { flaw = .overClock }
      whole = min(whole, Lexer.most) * 60 + part.value
      end = part.end
    }
    var thousandths = min(whole, Lexer.most) * 1000
    if byte(end) == UInt8(ascii: "."), isDigit(end + 1) { thousandths += decimals(&end, &flaw) }
    if thousandths > Int64(Quantity.limit) { (thousandths, flaw) = (Int64(Quantity.limit), .tooLarge) }
    let (unit, unitEnd) = kind == .number ? unit(from: end) : (.none, end)
    position = unitEnd
    return Token(
      number: kind, thousandths: Int32(truncatingIfNeeded: thousandths), unit: unit, flaw: flaw, start: start,
      end: unitEnd)
  }

  /// Letters right after a number are its unit, if there is such a unit.
  @inline(__always)
  func unit(from start: Int) -> (Unit, end: Int) {
    guard start < source.count else { return (.none, start) }
    let first = source[start]
    if first == UInt8(ascii: "%") { return (.percent, start + 1) }
    // `3x8` is too frequent to look the `x` up.
    guard (first | 0x20) &- UInt8(ascii: "a") < 26, first | 0x20 != UInt8(ascii: "x") else { return (.none, start) }
    // Units are short, and most are one letter or two.
    var letters = Letters()
    var end = start
    while end < source.count, letters.count <= 8 {
      let byte = source[end]
      guard (byte | 0x20) &- UInt8(ascii: "a") < 26 else { break }
      letters.append(byte)
      end &+= 1
    }
    // `90sek` and `5pull-ups` continue after letters that are a unit by themselves.
    guard byte(end) <= UInt8(ascii: " ") || endsUnit(end), let unit = unit(letters) else { return (.none, start) }
    return (unit, end)
  }

  /// Whether no word continues here.
  func endsUnit(_ index: Int) -> Bool {
    let byte = byte(index)
    let isHyphen = byte == UInt8(ascii: "-") && isLetter(index + 1)
    return !isHyphen && byte != UInt8(ascii: "'") && !isDigit(index) && (byte < 0x80 || wordLength(index) == 0)
  }

  /// The decimals after the point, in thousandths.
  func decimals(_ index: inout Int, _ flaw: inout Token.Flaw) -> Int64 {
    var thousandths: Int64 = 0
    var place: Int64 = 100
    index += 1
    while isDigit(index) {
      let digit = Int64(source[index] &- UInt8(ascii: "0"))
      if place == 0, digit != 0 { flaw = .tooPrecise }
      thousandths += digit * place
      place /= 10
      index += 1
    }
    return thousandths
  }

  /// Above every number that is allowed, and far from overflow.
  private static let most: Int64 = 1_000_000_000_000

  func digits(from start: Int) -> (value: Int64, end: Int) {
    var value: Int64 = 0
    var index = start
    while index < source.count {
      let digit = source[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ Int64(digit)
      index &+= 1
    }
    // Up to fifteen digits cannot overflow; leading zeros do not matter.
    return (index - start <= 15 ? min(value, Lexer.most) : Lexer.most, index)
  }
}
