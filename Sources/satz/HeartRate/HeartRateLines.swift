/// Reads the output of a program that prints a heart rate a line: `128`, `128 bpm`, or a JSON object with `heart_rate`.
/// Anything else is passed over, whatever it is and however long.

struct HeartRateLines {
  /// The line that has not ended yet.
  private var line: [UInt8] = []
  /// The rest of a line that is too long is not kept.
  private var isTooLong = false

  static let longest = 512

  /// Takes what was printed, in pieces of any size. The last heart rate among the lines that have ended, in beats per
  /// minute; nil if there is none.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> Int? {
    var last: Int?
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
        isTooLong = isTooLong || line.count == Self.longest
        if !isTooLong { line.append(byte) }
        continue
      }
      if !isTooLong { last = Self.beats(in: line) ?? last }
      line.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    return last
  }

  /// The heart rate that a line says; nil if it says none, or one that no heart has.
  static func beats(in line: [UInt8]) -> Int? {
    let text = line[...].withoutBlanks
    if text.first == UInt8(ascii: "{") { return beats(inObject: text) }
    guard let (beats, rest) = number(text) else { return nil }
    let unit = String(decoding: rest.withoutBlanks, as: UTF8.self).lowercased()
    return unit.isEmpty || unit == "bpm" ? beats : nil
  }

  private static func beats(inObject text: ArraySlice<UInt8>) -> Int? {
    guard let key = text.firstRange(of: key) else { return nil }
    let rest = text[key.upperBound...].withoutBlanks
    guard rest.first == UInt8(ascii: ":") else { return nil }
    return number(rest.dropFirst().withoutBlanks)?.beats
  }

  private static let key = Array(#""heart_rate""#.utf8)

  /// A plausible number at the start; what stands after its point is dropped.
  private static func number(_ text: ArraySlice<UInt8>) -> (beats: Int, rest: ArraySlice<UInt8>)? {
    let digits = text.prefix { $0.isDigit }
    var rest = text.dropFirst(digits.count)
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop { $0.isDigit } }
    guard digits.count <= 3, let beats = Int(String(decoding: digits, as: UTF8.self)),
      HeartRateReading.plausible.contains(beats)
    else { return nil }
    return (beats, rest)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutBlanks: ArraySlice<UInt8> {
    let start = drop { $0.isBlank }
    return start[..<(start.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start.startIndex)]
  }
}
