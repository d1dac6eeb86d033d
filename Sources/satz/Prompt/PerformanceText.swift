/// Reads what was really done, as it follows `done`: `8`, `8 @ 82.5kg rpe 8`, `8x80kg`, `45s`, `400m`, `12 rounds 5`,
/// `9, 4, 3` for the parts of a cluster; at the prompt `8x80`, too.

import SessionModel

/// Why a text is not a result.
enum PerformanceMistake: Error, Hashable, Sendable {
  /// A part that is not a measure, or one that was already given.
  case notUnderstood(String)
  /// `8 @ 80`: kilograms, or an RPE?
  case loadWithoutUnit(String)
  /// `3x8`: `done` ends one set; or is the second number a load, in `said` as it would be written without its unit?
  case severalSets(reps: Int, said: String, unit: Units)
  case implausible(String)
  /// `rpe 11`, `rir 10`: beyond the scale.
  case effortOutside(String, isRIR: Bool)

  /// Whether a number could be a rating from 1 to 10.
  func isRPE(_ number: String) -> Bool {
    PerformanceText.number(Substring(number)).map { (1000...10_000).contains($0.thousandths) } ?? false
  }
}

enum PerformanceText {
  /// Nil if it is wrong.
  static func parse(_ text: String, bareLoads: Units? = nil) -> Performance? { try? read(text, bareLoads: bareLoads) }

  /// The 2 of `8 @ 2x10kg`, and the 1 of `8 @ 1x10kg`; nil if none is said.
  static func implements(in text: String) -> Int? {
    guard let at = text.lastIndex(of: "@") else { return nil }
    let words = PerformanceWords.split(String(text[text.index(after: at)...]))
    guard words.count > 2, words[1].lowercased() == "x", let count = Int(words[0]), (1...20).contains(count) else {
      return nil
    }
    return count
  }

  /// What is wrong with a line that can only be a result: `3x8`, `8 @ 80`.
  static func mistake(in text: String, bareLoads: Units) -> PerformanceMistake? {
    do {
      _ = try read(text, bareLoads: bareLoads)
      return nil
    } catch {
      switch error {
      case .loadWithoutUnit, .severalSets: return text.first?.isNumber == true ? error : nil
      case .effortOutside: return error
      case .notUnderstood, .implausible: return nil
      }
    }
  }

  /// What is wrong with a result, whatever it is; nil if nothing is.
  static func anyMistake(in text: String, bareLoads: Units) -> PerformanceMistake? {
    do {
      _ = try read(text, bareLoads: bareLoads)
      return nil
    } catch { return error }
  }

  /// An empty text is *as prescribed*.
  ///
  /// - Parameter bareLoads: the unit of the load in `8x80`; nil where every load needs its unit.
  static func read(_ text: String, bareLoads: Units? = nil) throws(PerformanceMistake) -> Performance {
    let (parts, rest) = parts(text)
    var reader = PerformanceReader(words: PerformanceWords.split(rest), bareLoads: bareLoads)
    var result = try reader.read()
    result.parts = parts
    return result
  }

  /// The reps of each part of a cluster, and what follows them: `9, 4, 3 @ 60kg`. Nil where a comma is a decimal sign.
  private static func parts(_ text: String) -> (parts: [Int]?, rest: String) {
    let list = text.prefix { $0.isASCII && $0.isNumber || $0 == "," || $0.isWhitespace }
    let rest = String(text.dropFirst(list.count))
    guard rest.isEmpty || rest.hasPrefix("@") || startsWithEffort(rest) else { return (nil, text) }
    let numbers = list.split(separator: ",", omittingEmptySubsequences: false).map {
      Int($0.filter { !$0.isWhitespace })
    }
    let known = numbers.compactMap(\.self)
    guard numbers.count > 2 || list.contains(", "), known.count == numbers.count else { return (nil, text) }
    return (known, rest)
  }

  /// `rpe 8`, `RIR2`.
  static func startsWithEffort(_ text: some StringProtocol) -> Bool {
    let start = text.prefix(3).lowercased()
    return start == "rpe" || start == "rir"
  }

  /// `45s`, `90sec`, `2min`, `1h`, `1:30`, `8:03.4`, `1:02:03`.
  static func time(_ text: Substring) -> Milliseconds? {
    if text.contains(":") { return clock(text) }
    guard let (thousandths, unit) = number(text) else { return nil }
    let scale: Int? =
      switch unit {
      case "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden": 1
      case "min", "mins", "minute", "minutes", "minuten": 60
      case "h", "hour", "hours", "std", "stunde", "stunden": 3600
      default: nil
      }
    return scale.map { Milliseconds(thousandths * $0) }
  }

  private static func clock(_ text: Substring) -> Milliseconds? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, let last = parts.last, let (rest, unit) = number(last), unit.isEmpty,
      rest < 60_000
    else { return nil }
    var minutes = 0
    for (index, part) in parts.dropLast().enumerated() {
      guard let part = Int(part), (0..<(index == 0 ? 1000 : 60)).contains(part) else { return nil }
      minutes = minutes * 60 + part
    }
    return Milliseconds(minutes * 60_000 + rest)
  }

  /// `in 24s`, the time of a distance.
  static func startsWithTime(_ text: some StringProtocol) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count > 1 && words[0].lowercased() == "in" && words[1].first?.isNumber == true
  }

  /// A number in thousandths and the letters after it. Both decimal signs are accepted, since keyboards have both.
  static func number(_ text: Substring) -> (thousandths: Int, unit: String)? {
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
}

/// Splits the text into words: a number with its unit (`82.5 kg` → `82.5kg`), `@` and `x` separately, `12+5` as `12
/// rounds 5`.
private enum PerformanceWords {
  static func split(_ text: String) -> [Substring] {
    var result: [Substring] = []
    for word in text.replacing("@", with: " @ ").split(whereSeparator: \.isWhitespace) {
      if let last = result.last, units.contains(word.lowercased()), last.last?.isNumber == true {
        result[result.count - 1] = last + word
      } else {
        result += parts(of: word)
      }
    }
    return result.filter { !$0.isEmpty }
  }

  private static func parts(of word: Substring) -> [Substring] {
    if let plus = word.firstIndex(of: "+"), plus != word.startIndex, word.first?.isNumber == true {
      return [word[..<plus], "rounds", word[word.index(after: plus)...]]
    }
    if let times = word.firstIndex(where: { "x×*X".contains($0) }), word.first?.isNumber == true || word.count == 1 {
      return [word[..<times], "x", word[word.index(after: times)...]]
    }
    if PerformanceText.startsWithEffort(word), word.count > 3 { return [word.prefix(3), word.dropFirst(3)] }
    return [word]
  }

  private static let units: Set<String> = [
    "kg", "lb", "lbs", "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "min", "mins", "minute",
    "minutes", "minuten", "h", "hour", "hours", "std", "stunde", "stunden", "m", "km", "ft", "yd", "mi", "cal", "kcal",
    "rep", "reps", "wdh", "wiederholung", "wiederholungen",
  ]
}

/// Takes one part after another from the words.
private struct PerformanceReader {
  var words: [Substring]
  var bareLoads: Units?
  var position = 0
  var result = Performance()

  mutating func read() throws(PerformanceMistake) -> Performance {
    while let word = next() { try part(word) }
    return result
  }

  private mutating func next() -> Substring? {
    guard position < words.count else { return nil }
    position += 1
    return words[position - 1]
  }

  private var following: Substring? { position < words.count ? words[position] : nil }

  private mutating func part(_ word: Substring) throws(PerformanceMistake) {
    switch word.lowercased() {
    case "@": try load(after: word)
    case "x": try times(word)
    case "rpe", "rir": try effort(after: word)
    case "in": try time(after: word)
    case "rounds", "round", "runden", "runde": try rounds(word)
    default: try measure(word)
    }
  }

  private mutating func wordAfter(_ word: Substring) throws(PerformanceMistake) -> Substring {
    guard let following = next() else { throw .notUnderstood(String(word)) }
    return following
  }

  /// After `@`: a mass, `2x24kg`, `bw+10kg`, `rpe 8` or `rir 2`.
  private mutating func load(after at: Substring) throws(PerformanceMistake) {
    var word = try wordAfter(at)
    if PerformanceText.startsWithEffort(word) { return try effort(after: word) }
    if word.lowercased().hasPrefix("bw+") { word = word.dropFirst(3) }
    if following?.lowercased() == "x" {
      // With several implements, the load of one counts.
      _ = next()
      word = try wordAfter(word)
    }
    try mass(word)
  }

  private mutating func mass(_ word: Substring) throws(PerformanceMistake) {
    guard let (thousandths, unit) = PerformanceText.number(word) else { throw PerformanceReader.mistake(in: word) }
    guard result.load == nil else { throw .notUnderstood(String(word)) }
    let written: Units
    switch unit {
    case "kg": (result.load, written) = (Mass(grams: thousandths), .kilograms)
    case "lb", "lbs":
      (result.load, written) = (
        Mass(grams: (thousandths * Mass.tensOfMicrogramsInPound + 50_000_000) / 100_000_000), .pounds
      )
    case "": throw .loadWithoutUnit(String(word))
    default: throw .notUnderstood(String(word))
    }
    result.units = .given(load: written, distance: result.units?.distance)
  }

  /// `8x80kg`, `8x80`; but `3x8` are several sets.
  private mutating func times(_ word: Substring) throws(PerformanceMistake) {
    guard let load = next() else {
      if result.reps == nil { throw .notUnderstood(String(word)) }
      return
    }
    guard let reps = result.reps else { throw .notUnderstood(String(word)) }
    guard let (thousandths, unit) = PerformanceText.number(load), unit.isEmpty else { return try mass(load) }
    guard let bareLoads, Self.isLoad(thousandths, of: reps) else {
      throw .severalSets(reps: thousandths / 1000, said: "\(reps)x\(load)", unit: bareLoads ?? .kilograms)
    }
    try mass(load + bareLoads.rawValue)
  }

  /// Whether the second number of `8x80` cannot be reps: nobody does that many sets, or that many reps in several.
  private static func isLoad(_ thousandths: Int, of reps: Int) -> Bool {
    thousandths % 1000 != 0 || thousandths >= 40_000 || reps > 10
  }

  /// An RPE, or reps in reserve: RPE is 10 less those (Zourdos et al. 2016).
  private mutating func effort(after name: Substring) throws(PerformanceMistake) {
    let word = try wordAfter(name)
    guard result.rpeTenths == nil, let (number, unit) = PerformanceText.number(word), unit.isEmpty else {
      throw .notUnderstood("\(name) \(word)")
    }
    let thousandths = name.lowercased() == "rir" ? 10_000 - number : number
    guard thousandths % 100 == 0, EffortScale.rpeThousandths.contains(thousandths) else {
      throw .effortOutside("\(name) \(word)", isRIR: name.lowercased() == "rir")
    }
    result.rpeTenths = thousandths / 100
  }

  /// `400m in 1:32`, `in 24s`.
  private mutating func time(after word: Substring) throws(PerformanceMistake) {
    let said = try wordAfter(word)
    guard result.time == nil, let time = PerformanceText.time(said) else { throw .notUnderstood("\(word) \(said)") }
    result.time = time
  }

  /// The number before `rounds` was read as reps; a number after it is the reps of the unfinished round.
  private mutating func rounds(_ word: Substring) throws(PerformanceMistake) {
    guard result.rounds == nil, let rounds = result.reps else { throw .notUnderstood(String(word)) }
    result.rounds = rounds
    result.reps = nil
    if let extra = following.flatMap({ Int($0) }) {
      position += 1
      result.extraReps = extra
    }
  }

  private mutating func measure(_ word: Substring) throws(PerformanceMistake) {
    if let time = PerformanceText.time(word) {
      guard result.time == nil else { throw .notUnderstood(String(word)) }
      result.time = time
      return
    }
    guard let (thousandths, unit) = PerformanceText.number(word) else { throw PerformanceReader.mistake(in: word) }
    let isWhole = thousandths % 1000 == 0
    switch unit {
    case "", "rep", "reps", "wdh", "wiederholung", "wiederholungen":
      guard result.reps == nil, result.rounds == nil, isWhole else { throw .notUnderstood(String(word)) }
      result.reps = thousandths / 1000
    case "m", "km", "ft", "yd", "mi":
      guard result.distance == nil, let length = LengthUnit(rawValue: unit) else { throw .notUnderstood(String(word)) }
      result.distance = Length(millimetres: (thousandths * length.tenthsOfMillimetre + 5000) / 10_000)
      result.units = .given(load: result.units?.load, distance: length)
    case "cal", "kcal":
      guard result.energy == nil, isWhole else { throw .notUnderstood(String(word)) }
      result.energy = Energy(kilocalories: thousandths / 1000)
    default: try mass(word)
    }
  }

  /// A number that is too large or negative is distinguished from a word that is not a number.
  private static func mistake(in word: Substring) -> PerformanceMistake {
    let digits = word.drop { "-−+".contains($0) }
    let isNumber = digits.first.map { $0.isASCII && $0.isNumber } ?? false
    return isNumber ? .implausible(String(word)) : .notUnderstood(String(word))
  }
}
