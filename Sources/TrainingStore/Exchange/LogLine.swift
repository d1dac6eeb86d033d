/// A line of the log text as words, read from the start, and the meaning of single words.

import SessionModel

enum LogWord: Hashable {
  case word(String)
  case quoted(String)

  var text: String {
    switch self {
    case .word(let text), .quoted(let text): text
    }
  }
}

struct LogLine {
  private var words: [LogWord] = []
  private var position = 0

  /// `//` begins a comment.
  init(_ text: String) throws(PlainLogProblem.Reason) {
    if text.utf8.contains(0) { throw .nul }
    var rest = Substring(text)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.unicodeScalars.first, !rest.hasPrefix("//") else { return }
      // A combining mark after the quote would turn it into another character.
      if first == "\"" {
        words.append(.quoted(try Self.quoted(&rest)))
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
        words.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      }
    }
  }

  private static func quoted(_ rest: inout Substring) throws(PlainLogProblem.Reason) -> String {
    var result = String.UnicodeScalarView()
    var scalars = rest.unicodeScalars.dropFirst()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        rest = Substring(scalars)
        return String(result)
      case "\\": result.append(try escaped(&scalars))
      default: result.append(scalar)
      }
    }
    throw .missing(.literal("\""))
  }

  private static func escaped(_ scalars: inout Substring.UnicodeScalarView) throws(PlainLogProblem.Reason)
    -> Unicode.Scalar
  {
    guard let scalar = scalars.popFirst() else { throw .missing(.literal("\"")) }
    switch scalar {
    case "\"", "\\": return scalar
    case "n": return "\n"
    case "u":
      guard scalars.popFirst() == "{" else { throw .notUnderstood("\\u") }
      let digits = String(scalars.prefix { $0 != "}" })
      scalars = scalars.dropFirst(digits.unicodeScalars.count + 1)
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
        throw .notUnderstood("\\u{\(digits)}")
      }
      if value == 0 { throw .nul }
      return scalar
    default: throw .notUnderstood("\\\(scalar)")
    }
  }
}

extension LogLine {
  mutating func next() -> LogWord? {
    guard position < words.count else { return nil }
    position += 1
    return words[position - 1]
  }

  func end() throws(PlainLogProblem.Reason) {
    if position < words.count { throw .notUnderstood(words[position].text) }
  }

  /// True, and moves past it, if the next word is this one.
  mutating func skip(_ word: String) -> Bool {
    guard position < words.count, words[position] == .word(word) else { return false }
    position += 1
    return true
  }

  mutating func ifNext<Value>(_ read: (Substring) -> Value?) -> Value? {
    guard position < words.count, case .word(let text) = words[position], let value = read(Substring(text)) else {
      return nil
    }
    position += 1
    return value
  }

  mutating func taken<Value>(
    _ what: PlainLogProblem.Part, _ read: (Substring) -> Value?
  ) throws(PlainLogProblem.Reason) -> Value {
    guard let word = next() else { throw .missing(what) }
    guard case .word(let text) = word, let value = read(Substring(text)) else { throw .notUnderstood(word.text) }
    return value
  }

  mutating func after<Value>(
    _ word: String, _ what: PlainLogProblem.Part, _ read: (Substring) -> Value?
  ) throws(PlainLogProblem.Reason) -> Value? {
    skip(word) ? try taken(what, read) : nil
  }

  mutating func quoted(_ what: PlainLogProblem.Part) throws(PlainLogProblem.Reason) -> String {
    guard let word = next() else { throw .missing(what) }
    guard case .quoted(let text) = word else { throw .notUnderstood(word.text) }
    return text
  }

  /// A text in quotes, if it is next.
  mutating func ifQuoted() -> String? {
    guard position < words.count, case .quoted(let text) = words[position] else { return nil }
    position += 1
    return text
  }

  /// A word or a text in quotes.
  mutating func any(_ what: PlainLogProblem.Part) throws(PlainLogProblem.Reason) -> String {
    guard let word = next() else { throw .missing(what) }
    return word.text
  }

  mutating func day() throws(PlainLogProblem.Reason) -> Day { try taken(.day) { Day(text: $0) } }

  mutating func mass() throws(PlainLogProblem.Reason) -> Mass? {
    if skip("none") { return nil }
    return Mass(grams: try taken(.load, LogWord.kilograms))
  }

  /// `bench-press`, `"Frog Pumps"`, or a key and a name.
  mutating func exercise() throws(PlainLogProblem.Reason) -> Exercise {
    guard let first = next() else { throw .missing(.exercise) }
    if position < words.count, case .quoted(let name) = words[position] {
      position += 1
      return Exercise(key: first.text, name: name)
    }
    switch first {
    case .word(let key): return Exercise(key: key, name: PlainLog.name(of: key))
    case .quoted(let name): return Exercise(key: name.lowercased(), name: name)
    }
  }
}

extension LogWord {
  /// `0/120/300/0/0`: seconds in each zone.
  static func zones(_ text: Substring) -> [Int]? {
    let seconds = text.split(separator: "/", omittingEmptySubsequences: false).map(count)
    return HeartRate.zones(seconds.compactMap(\.self)).flatMap { $0.count == seconds.count ? $0 : nil }
  }

  /// A whole number of a plausible size.
  static func count(_ text: Substring) -> Int? {
    guard (1...9).contains(text.count), text.allSatisfy(\.isASCIIDigit) else { return nil }
    return Int(text)
  }

  /// `80`, `-2.5`, `102.058` in thousandths, exactly.
  static func thousandths(_ text: some StringProtocol) -> Int? {
    let digits = text.drop { $0 == "-" }
    guard text.count - digits.count < 2 else { return nil }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, (1...12).contains(first.count), first.allSatisfy(\.isASCIIDigit),
      let whole = Int(first)
    else { return nil }
    var fraction = 0
    if parts.count == 2 {
      guard (1...3).contains(parts[1].count), parts[1].allSatisfy(\.isASCIIDigit) else { return nil }
      fraction = Int(parts[1] + String(repeating: "0", count: 3 - parts[1].count)) ?? 0
    }
    guard parts.count <= 2 else { return nil }
    return (whole * 1000 + fraction) * (text.first == "-" ? -1 : 1)
  }

  static func tenths(_ text: Substring) -> Int? {
    thousandths(text).flatMap { $0 % 100 == 0 ? $0 / 100 : nil }
  }

  /// `80kg`, in grams.
  static func kilograms(_ text: Substring) -> Int? {
    guard text.hasSuffix("kg"), let grams = thousandths(text.dropLast(2)),
      ClosedRange.plausibleGrams.contains(grams)
    else { return nil }
    return grams
  }

  /// Millimetres of `5200m`.
  static func metres(_ text: Substring) -> Int? {
    guard text.hasSuffix("m"), let millimetres = thousandths(text.dropLast()),
      ClosedRange.plausibleDistance.contains(millimetres)
    else { return nil }
    return millimetres
  }

  /// `80kg`, `2x24kg`, `bw`, `bw+10kg`, `bw-20kg`.
  static func load(_ text: Substring) -> Load? {
    if text == "bw" { return .bodyweight(plus: .zero) }
    if text.hasPrefix("bw") {
      let plus = text.dropFirst(text.hasPrefix("bw+") ? 3 : 2)
      return kilograms(plus).map { .bodyweight(plus: Mass(grams: $0)) }
    }
    if let times = text.firstIndex(of: "x") {
      guard let count = count(text[..<times]), let each = kilograms(text[text.index(after: times)...]) else {
        return nil
      }
      return .mass(count: count, each: Mass(grams: each), upTo: nil)
    }
    return kilograms(text).map { .mass(count: 1, each: Mass(grams: $0), upTo: nil) }
  }

  /// `1/3`.
  static func place(_ text: String) -> (Int, Int)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let first = count(parts[0]), let second = count(parts[1]) else { return nil }
    return (first, second)
  }

  /// `40:57`, `0:12.5`, `-0:03`, in milliseconds.
  static func clock(_ text: Substring) -> Int? {
    let parts = text.drop { $0 == "-" }.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let minutes = count(parts[0]), let seconds = thousandths(parts[1]),
      (0..<60_000).contains(seconds)
    else { return nil }
    return (minutes * 60_000 + seconds) * (text.first == "-" ? -1 : 1)
  }

  /// `10:00:03.12`, in milliseconds.
  static func timeOfDay(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = count(parts[0]), hours < 24, let rest = clock(parts[1]), rest >= 0,
      rest < 3_600_000
    else { return nil }
    return hours * 3_600_000 + rest
  }

  /// `+01:00`, `-03:30`, in seconds.
  static func zone(_ text: Substring) -> Int? {
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false).map { count($0) }
    guard (2...3).contains(parts.count), let hours = parts[0], let minutes = parts[1], hours < 24, minutes < 60,
      let seconds = parts.count == 3 ? parts[2] : 0, seconds < 60
    else { return nil }
    return (hours * 3600 + minutes * 60 + seconds) * (sign == "-" ? -1 : 1)
  }

  /// `2026-11-21T09:00:00Z`, in Unix milliseconds.
  static func instant(_ text: Substring) -> Int? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard text.hasSuffix("Z"), parts.count == 2, let day = Day(text: parts[0]),
      let time = timeOfDay(parts[1].dropLast())
    else { return nil }
    return day.number * 86_400_000 + time
  }
}
