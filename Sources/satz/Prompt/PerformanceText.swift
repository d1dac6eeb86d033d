/// Reads what was really done, as it follows `done`: `8`, `8 @ 82.5kg rpe 8`, `45s`, `400m`, `20cal`, `12 rounds 5`.

import SessionModel

enum PerformanceText {
  /// Nil where something is left over or given twice. An empty text is *as prescribed*.
  static func parse(_ text: String) -> Performance? {
    var reader = Reader(words: words(in: text))
    var result = Performance()
    while !reader.isAtEnd {
      guard reader.readPart(into: &result) else { return nil }
    }
    return result
  }

  /// `45s`, `90sec`, `2min`, `1h`, `1:30`, `1:02:03`.
  static func time(_ text: Substring) -> Milliseconds? {
    if text.contains(":") {
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2 || parts.count == 3 else { return nil }
      var seconds = 0
      for part in parts {
        guard let part, part >= 0, part < 1000 else { return nil }
        seconds = seconds * 60 + part
      }
      return .seconds(seconds)
    }
    guard let (thousandths, unit) = number(text) else { return nil }
    let scale: Int? =
      switch unit {
      case "s", "sec", "sek": 1
      case "min": 60
      case "h": 3600
      default: nil
      }
    return scale.map { Milliseconds(thousandths * $0) }
  }

  /// A number in thousandths and the letters after it. Both decimal signs count, as both are on keyboards.
  private static func number(_ text: Substring) -> (thousandths: Int, unit: String)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard let whole = parts.first.flatMap({ Int($0) }), parts.count <= 2, whole <= 1_000_000 else { return nil }
    var fraction = 0
    if parts.count == 2 {
      guard parts[1].count <= 3, !parts[1].isEmpty else { return nil }
      fraction = Int(parts[1] + String(repeating: "0", count: 3 - parts[1].count)) ?? 0
    }
    return (whole * 1000 + fraction, text.dropFirst(digits.count).lowercased())
  }

  /// Words, with a number and its unit in one (`82.5 kg` → `82.5kg`), `@` apart and `12+5` as `12 rounds 5`.
  private static func words(in text: String) -> [Substring] {
    let spaced = text.replacing("@", with: " @ ")
    var result: [Substring] = []
    for word in spaced.split(whereSeparator: \.isWhitespace) {
      if let last = result.last, units.contains(word.lowercased()), last.last?.isNumber == true {
        result[result.count - 1] = last + word
      } else if let plus = word.firstIndex(of: "+"), plus != word.startIndex {
        result += [word[..<plus], "rounds", word[word.index(after: plus)...]]
      } else {
        result.append(word)
      }
    }
    return result.filter { !$0.isEmpty }
  }

  private static let units: Set<String> = [
    "kg", "lb", "lbs", "s", "sec", "sek", "min", "h", "m", "km", "cal", "kcal", "reps",
  ]

  /// One part after the other off the words.
  private struct Reader {
    var words: [Substring]
    var position = 0
    var isAtEnd: Bool { position >= words.count }

    mutating func next() -> Substring? {
      guard position < words.count else { return nil }
      position += 1
      return words[position - 1]
    }

    mutating func readPart(into result: inout Performance) -> Bool {
      guard let word = next() else { return false }
      switch word.lowercased() {
      case "@": return readLoad(into: &result)
      case "rpe": return readRPE(into: &result)
      case "rounds", "round", "runden", "runde": return readRounds(into: &result)
      default: return readMeasure(word, into: &result)
      }
    }

    /// After `@`: a mass, or `rpe 8`.
    private mutating func readLoad(into result: inout Performance) -> Bool {
      guard let word = next() else { return false }
      if word.lowercased() == "rpe" { return readRPE(into: &result) }
      guard result.load == nil, let (thousandths, unit) = PerformanceText.number(word) else { return false }
      return setLoad(thousandths, unit, in: &result)
    }

    private func setLoad(_ thousandths: Int, _ unit: String, in result: inout Performance) -> Bool {
      switch unit {
      case "kg": result.load = Mass(grams: thousandths)
      case "lb", "lbs": result.load = Mass(grams: (thousandths * 45_359_237 + 50_000_000) / 100_000_000)
      default: return false
      }
      return true
    }

    private mutating func readRPE(into result: inout Performance) -> Bool {
      guard
        result.rpeTenths == nil, let word = next(), let (thousandths, unit) = PerformanceText.number(word),
        unit.isEmpty,
        thousandths % 100 == 0, (1000...10_000).contains(thousandths)
      else { return false }
      result.rpeTenths = thousandths / 100
      return true
    }

    /// The number before `rounds` was read as reps; one after it are the reps of the round that was cut off.
    private mutating func readRounds(into result: inout Performance) -> Bool {
      guard result.rounds == nil, let rounds = result.reps else { return false }
      result.rounds = rounds
      result.reps = nil
      if position < words.count, let extra = Int(words[position]) {
        position += 1
        result.extraReps = extra
      }
      return true
    }

    private func readMeasure(_ word: Substring, into result: inout Performance) -> Bool {
      if let time = PerformanceText.time(word) {
        guard result.time == nil else { return false }
        result.time = time
        return true
      }
      guard let (thousandths, unit) = PerformanceText.number(word) else { return false }
      switch unit {
      case "", "x", "reps":
        guard result.reps == nil, result.rounds == nil, thousandths % 1000 == 0 else { return false }
        result.reps = thousandths / 1000
      case "m":
        guard result.distance == nil else { return false }
        result.distance = Length(millimetres: thousandths)
      case "km":
        guard result.distance == nil else { return false }
        result.distance = Length(millimetres: thousandths * 1000)
      case "cal", "kcal":
        guard result.energy == nil, thousandths % 1000 == 0 else { return false }
        result.energy = Energy(kilocalories: thousandths / 1000)
      default:
        guard result.load == nil else { return false }
        return setLoad(thousandths, unit, in: &result)
      }
      return true
    }
  }
}
