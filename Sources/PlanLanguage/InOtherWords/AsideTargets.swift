/// What words in parentheses say of how hard, how fast, how heavy and how high it is: `(zone 2)`, `(5:00/km)`, `(95lb)`, `(24in)`.

import SessionModel

extension Phrase {
  // MARK: How hard

  /// `zone 2`, `easy`, `heavy`, `max`, `rpe 8`
  func asideOfEffort(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    let words = written(from, to).lowercased()
    if let zone = zone(from, to) { return .target("@ zone \(zone)") }
    if let exercise, exercise.isEndurance {
      if let effort = Self.efforts.first(where: { $0.words.contains(words) })?.effort { return .target("@ \(effort)") }
      if Self.paces.contains(words) { return .attribute("label \"\(written(from, to))\"") }
    } else if ["heavy", "light", "schwer", "leicht"].contains(words) {
      return .attribute("label \"\(written(from, to))\"")
    }
    if ["warm-up", "warmup", "warm up", "aufwärmen", "einlaufen"].contains(words) { return .group(.warmup) }
    if ["cooldown", "cool-down", "cool down", "auslaufen", "abwärmen"].contains(words) { return .group(.cooldown) }
    if ["max", "max reps", "amrap", "to failure", "max rep", "bis zum versagen", "maximal"].contains(words) {
      return .most
    }
    if ["drop set", "drop sets", "dropset", "dropsets", "drop-set", "dropsatz", "dropsätze"].contains(words) {
      return .dropSet
    }
    // `@8`, `HR 140`
    if kind(from) == .at, from + 2 == to, let effort = whole(from + 1), 5...10 ~= effort, exercise?.isEndurance != true
    {
      return .target("@ rpe \(effort)", isGuess: true)
    }
    if isWord(from, "hr", "puls", "pulse"), from + 2 == to, let rate = whole(from + 1), 80...220 ~= rate {
      return .target("@ \(rate)bpm")
    }
    // `8 rpe`, `2 in reserve`
    let last = isWord(to - 1, "rpe", "rir")
    if last, from + 1 < to, whole(from) != nil,
      (from..<to - 1).allSatisfy({ [.number, .minus, .dash].contains(kind($0)) })
    {
      return .attribute("\(text(to - 1)) \(joined(from, to - 1))")
    }
    return nil
  }

  /// `zone 2`, `z2`, `in Zone 2-3`, `HR zone 2`, `zone 2 HR`
  private func zone(_ from: Int, _ to: Int) -> String? {
    var (from, to) = (from, to)
    if kind(from) == .at { from += 1 }
    while isWord(from, "in", "hr", "heart", "rate", "ga", "low", "steady") { from += 1 }
    while from < to, isWord(to - 1, "hr", "run", "ride", "pace", "effort") { to -= 1 }
    guard from < to else { return nil }
    let word = text(from)
    if from + 1 == to, word.count == 2, word.hasPrefix("z"), let number = Int(String(word.dropFirst())), 1...7 ~= number
    {
      return "\(number)"
    }
    guard isWord(from, "zone", "z"), let low = whole(from + 1), 1...7 ~= low else { return nil }
    if from + 2 == to { return "\(low)" }
    guard from + 4 == to, [.minus, .dash].contains(kind(from + 2)), let high = whole(from + 3), low < high, high < 8
    else { return nil }
    return "\(low)-\(high)"
  }

  /// Ranges and paces of training that have a name; what they are is the athlete's.
  private static let paces: Set<String> = [
    "ga1", "ga2", "ga 1", "ga 2", "ga1-2", "ga1/2", "wsa", "kompensation", "rekom", "ut1", "ut2", "eb", "lt", "vo2max",
    "css", "threshold", "threshold pace", "schwelle", "schwellentempo", "sweet spot", "marathon pace", "race pace",
    "renntempo", "marathontempo", "mp", "hmp", "tempo pace", "build", "descend", "negative split", "progressive",
    "progressiv",
  ]

  private static let efforts: [(effort: String, words: Set<String>)] = [
    (
      "easy",
      [
        "easy", "easy pace", "easy effort", "recovery", "recovery pace", "slow", "relaxed", "very easy", "locker",
        "leicht", "ruhig", "langsam", "conversational", "conversational pace",
      ]
    ), ("steady", ["steady", "moderate", "steady pace", "moderate pace", "moderat", "gleichmäßig", "mittel"]),
    ("hard", ["hard", "hard effort", "fast", "hart", "schnell", "zügig", "hard pace"]),
    ("all out", ["all out", "all-out", "max effort", "sprint", "vollgas", "maximal"]),
  ]

  // MARK: How fast and how high

  /// `5:00/km`, `2:00 pace`, `90 rpm`, `200 watts`, `140-150bpm`, `12km/h`
  func asideOfSpeed(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    guard exercise?.isEndurance == true || exercise == nil else { return nil }
    let (first, last) = (from, to)
    var (from, to) = (from, to)
    while from < to, kind(from) == .at || isWord(from, "at", "pace", "tempo", "mit", "bei", "split") { from += 1 }
    while from < to, isWord(to - 1, "pace", "split", "tempo", "splits") { to -= 1 }
    guard from < to else { return nil }
    if kind(from) == .clock {
      let isRange = [.minus, .dash].contains(kind(from + 1)) && kind(from + 2) == .clock
      let end = isRange ? from + 3 : from + 1
      if end < to, kind(end) == .slash, isLength(end + 1, to) { return .target("@ \(joined(from, to))") }
      if end + 3 == to, isWord(end, "min"), kind(end + 1) == .slash, unit(end + 2)?.dimension == .length {
        return .target("@ \(joined(from, end))/\(text(end + 2))")
      }
      guard end == to else { return nil }
      let time = joined(from, end)
      guard isPaceOfSport(from, of: exercise) || to != last || from != first else { return nil }
      if exercise?.equipment == .swim, to == last, from == first, tokens.contains(where: { $0.kind == .times }) {
        return .eitherTarget("every \(time)", "@ \(time)/100m")
      }
      if exercise?.equipment == .rower || exercise?.equipment == .ski { return .target("@ \(time)/500m") }
      if exercise?.equipment == .swim { return .target("@ \(time)/100m") }
      return exercise?.equipment == .run ? .eitherTarget("@ \(time)/km", "@ \(time)/mi") : nil
    }
    return asideWithUnit(from, to)
  }

  /// `km`, `500m`
  private func isLength(_ from: Int, _ to: Int) -> Bool {
    if from + 1 == to { return unit(from)?.dimension == .length || self[from].unit.dimension == .length }
    return from + 2 == to && isBare(from) && unit(from + 1)?.dimension == .length
  }

  /// Whether somebody goes this fast, so that it is no time for all of the way.
  private func isPaceOfSport(_ clock: Int, of exercise: ExerciseIdentity?) -> Bool {
    let seconds = self[clock].thousandths / 1000
    if exercise?.equipment == .swim { return 45...300 ~= seconds }
    return exercise?.equipment == .run ? 150...900 ~= seconds : 75...210 ~= seconds
  }

  private func asideWithUnit(_ from: Int, _ to: Int) -> Aside? {
    if let share = percentEnd(from), share < to {
      let behind = written(share, to).lowercased()
      if ["ftp", "of ftp", "vom ftp"].contains(behind) { return .target("@ \(joined(from, share)) of ftp") }
      guard OtherWords.heartRates.contains(behind.hasPrefix("of ") ? String(behind.dropFirst(3)) : behind) else {
        return nil
      }
      return .target("@ \(joined(from, share)) of max heart rate")
    }
    let isRange = [.minus, .dash].contains(kind(from + 1)) && kind(from + 2) == .number
    let last = isRange ? from + 2 : from
    guard kind(last) == .number else { return nil }
    if self[last].unit == .none, unit(last + 1) == .kilometre, kind(last + 2) == .slash, isWord(last + 3, "h"),
      last + 4 == to
    {
      return .target("@ \(joined(from, to))")
    }
    if kind(last + 1) == .slash, isWord(last + 2, "h"), last + 3 == to, self[last].unit == .kilometre {
      return .target("@ \(joined(from, to))")
    }
    guard let unit = unitOfNumber(last), amountEnd(last) == to, let word = unit.canonicalSpelling else { return nil }
    let number = digits(from) + (isRange ? "-" + digits(last) : "")
    if unit == .watt || unit == .beatsPerMinute { return .target("@ \(number)\(word)") }
    return unit.isOfCadence ? .attribute("cadence \(number)\(word)") : nil
  }

  func digits(_ index: Int) -> String { text(index).filter { $0.isNumber || $0 == "." } }

  /// `24in`, `24 inch box`
  func asideOfHeight(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    let isInches = isBare(from) && isWord(from + 1, "inch", "inches", "zoll")
    guard kind(from) == .number, let unit = isInches ? .inch : unitOfNumber(from),
      [.inch, .centimetre, .foot].contains(unit), let end = isInches ? from + 2 : amountEnd(from),
      let word = unit.canonicalSpelling, exercise?.isEndurance != true,
      end == to || end + 1 == to && isWord(end, "box", "high", "kasten", "hoch", "step", "target")
    else { return nil }
    let isHigh = end < to || wordsBefore(from).contains { word in Self.raised.contains { word.has($0) } }
    return .attribute("height \(digits(from))\(word)", isGuess: !isHigh)
  }

  private static let raised = ["box", "jump", "step", "hop", "kasten", "sprung", "sprünge", "hurdle", "wall"]

  // MARK: How heavy

  /// `60/65/70kg`: the load of each of several sets.
  func asideOfLoads(_ from: Int, _ to: Int) -> Aside? {
    let numbers = tokens[from..<to].indices.filter { ($0 - from) % 2 == 0 }
    guard to - from > 4, let last = numbers.last, unitOfNumber(last) == self[last].unit,
      [.kilogram, .pound, .percent].contains(self[last].unit), let unit = self[last].unit.canonicalSpelling,
      numbers.allSatisfy({ kind($0) == .number && (self[$0].unit == .none || self[$0].unit == self[last].unit) }),
      (from..<to).allSatisfy({ ($0 - from) % 2 == 0 || [.slash, .minus, .dash, .comma].contains(kind($0)) }),
      (to - from) % 2 == 1
    else { return nil }
    return .target("@ " + numbers.map { digits($0) + unit }.joined(separator: ", "))
  }

  /// `24/20in`, `95/65`: a height or a load of two levels.
  func asideOfLevels(_ from: Int, _ to: Int) -> Aside? {
    // `20/14 lb`, with a space
    if to == from + 4, self[from + 2].unit == .none, let unit = unit(from + 3), unit.dimension == .mass,
      let word = unit.canonicalSpelling, whole(from) != nil, kind(from + 1) == .slash, whole(from + 2) != nil,
      self[from].thousandths > self[from + 2].thousandths
    {
      return .target("@ \(digits(from))\(word) or \(digits(from + 2))\(word)")
    }
    guard to == from + 3, kind(from) == .number, kind(from + 1) == .slash, kind(from + 2) == .number,
      self[from].unit == .none || self[from].unit == self[from + 2].unit,
      self[from].thousandths > self[from + 2].thousandths
    else { return nil }
    let numbers = [digits(from), digits(from + 2)]
    func levels(_ unit: String) -> String { numbers.map { $0 + unit }.joined(separator: " or ") }
    let unit = self[from + 2].unit
    if unit == .inch || unit == .centimetre || unit == .foot, let word = unit.canonicalSpelling {
      return .attribute("height \(levels(word))")
    }
    if unit.dimension == .mass, let word = unit.canonicalSpelling { return .target("@ \(levels(word))") }
    guard unit == .none else { return nil }
    if wordsBefore(from).contains(where: { $0.has("box") }) {
      return .attribute("height \(levels("in"))", isGuess: true)
    }
    return .eitherTarget("@ \(levels("lb"))", "@ \(levels("kg"))")
  }

  private func wordsBefore(_ index: Int) -> [String] {
    tokens.prefix { $0.end <= self[index].start }.map { written(from: $0, to: $0).lowercased() }
  }

  /// `95lb`, `+10kg`, `2x20kg`, `80% of 1RM`, `95`
  func asideOfLoad(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    var from = from
    if kind(from) == .at || isWord(from, "at", "mit", "with", "bei") { from += 1 }
    guard from < to else { return nil }
    if let exercise, exercise.isEndurance { return nil }
    let liftsBody = exercise.map { Plan.CountedExercise($0).liftsBody(key: $0.key) } ?? false
    let behindBody = isWord(from, "bw", "bodyweight") ? from + 1 : from
    if kind(behindBody) == .plus || kind(behindBody) == .minus {
      guard liftsBody || behindBody > from, unitOfNumber(behindBody + 1)?.dimension == .mass,
        amountEnd(behindBody + 1) == to
      else { return nil }
      return .target("@ bw\(text(behindBody))\(joined(behindBody + 1, to))")
    }
    if kind(from) == .number, isBare(from), kind(from + 1) == .times, unitOfNumber(from + 2)?.dimension == .mass,
      amountEnd(from + 2) == to
    {
      return .target("@ \(text(from))x\(joined(from + 2, to))")
    }
    guard kind(from) == .number else { return nil }
    if [.minus, .dash].contains(kind(from + 1)), kind(from + 2) == .number, self[from].unit == .none,
      let unit = unitOfNumber(from + 2), unit == .percent || unit.dimension == .mass && !liftsBody,
      amountEnd(from + 2) == to, let word = unit.canonicalSpelling
    {
      return .target("@ \(digits(from))-\(digits(from + 2))\(word)")
    }
    if unitOfNumber(from)?.dimension == .mass, let end = amountEnd(from), !liftsBody {
      if end == to { return .target("@ \(joined(from, to))") }
      let isOfEach = ["each", "each hand", "per hand", "dumbbells", "dbs", "je hand", "pro hand"].contains(
        written(end, to).lowercased())
      if isWord(end, "kb", "kettlebell", "barbell", "bar", "lh"), end + 1 == to {
        return .target("@ \(joined(from, end))")
      }
      return isOfEach ? .target("@ 2x\(joined(from, end))", isGuess: true) : nil
    }
    if self[from].unit == .percent || kind(from + 1) == .percent { return asideOfShare(from, to) }
    guard from + 1 == to, let number = whole(from), 20...500 ~= number, exercise?.measure != .time, !liftsBody else {
      return nil
    }
    return .eitherTarget("@ \(number)lb", "@ \(number)kg")
  }

  private func asideOfShare(_ from: Int, _ to: Int) -> Aside? {
    let end = self[from].unit == .percent ? from + 1 : from + 2
    let behind = written(end, to).lowercased()
    let share = joined(from, end)
    if ["", "1rm", "of 1rm", "of max", "max", "of one rep max", "vom 1rm", "vom max", "rm"].contains(behind) {
      return .target("@ \(share)")
    }
    return ["tm", "of tm", "of training max", "vom tm"].contains(behind) ? .target("@ \(share) of tm") : nil
  }
}
