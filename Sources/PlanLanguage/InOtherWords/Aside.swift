/// What words in parentheses say, wherever they stand: `(3 sec pause)` is a hold, `(easy)` an effort, `(24in)` a height.

import SessionModel

/// What a parenthesis behind a name or behind sets says, as a plan writes it.
enum Aside: Equatable {
  /// An attribute. It is a guess if something else may be meant.
  case attribute(String, isGuess: Bool = false)
  /// What `@` says.
  case target(String, isGuess: Bool = false)
  /// A target that lacks its unit.
  case eitherTarget(String, String)
  /// So many reps on each side: `lunge 8 (4 each)`.
  case eachSide(Int)
  /// As many reps as possible.
  case most
  /// So many sets of what is written: `squat 5 (3 sets)`.
  case sets(Int)
  /// Sets whose load falls, of which nothing says how far.
  case dropSet
}

extension Phrase {
  /// What the words from one place to another say of an exercise; nil if they are a remark like any other.
  func aside(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    guard from < to, to <= count else { return nil }
    return asideOfSides(from, to) ?? asideOfStillness(from, to, of: exercise) ?? asideOfEffort(from, to, of: exercise)
      ?? asideOfSets(from, to) ?? asideOfSpeed(from, to, of: exercise) ?? asideOfHeight(from, to, of: exercise)
      ?? asideOfLoad(from, to, of: exercise) ?? asideWithWord(from, to)
  }

  // MARK: Sides, holds and rests

  private func asideOfSides(_ from: Int, _ to: Int) -> Aside? {
    let words = written(from, to).lowercased()
    if Self.bothSides.contains(words) { return .attribute("each side") }
    if [
      "alternating", "alternate", "alternating sides", "alternating legs", "alternating arms", "alternierend",
      "abwechselnd", "im wechsel",
    ].contains(words) {
      return .attribute("alternating")
    }
    guard let reps = whole(from), 1...100 ~= reps else { return nil }
    let isOfSide = kind(from + 1) == .slash && isLimbOrSide(from + 2) && from + 3 == to
    return isOfSide || Self.bothSides.contains(written(from + 1, to).lowercased()) ? .eachSide(reps) : nil
  }

  private func isLimbOrSide(_ index: Int) -> Bool { isLimb(index) || isWord(index, "side", "seite") }

  private static let bothSides: Set<String> = [
    "each side", "per side", "each leg", "per leg", "each arm", "per arm", "each", "both sides", "each hand",
    "per hand",
    "je seite", "pro seite", "je bein", "pro bein", "jede seite", "beide seiten", "je arm", "pro arm", "l/r", "l+r",
    "each foot", "per foot", "ea side", "ea", "a side", "e/s", "both legs", "both arms",
  ]

  /// `3 sec pause`, `pause 3s at the bottom`, `2-count pause`, `hold for 3s`; `90s Pause` is a rest.
  private func asideOfStillness(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    guard exercise?.isEndurance != true else { return restAside(from, to) }
    var (time, place): (String, Int)
    if let word = stillnessEnd(from) {
      guard let found = secondsOfHold(isWord(word, "for", "of", "von") ? word + 1 : word) else {
        return nil
      }
      (time, place) = found
    } else {
      guard let found = secondsOfHold(from), let word = stillnessEnd(found.end) else { return restAside(from, to) }
      (time, place) = (found.text, word)
    }
    let isLong = time.hasSuffix("min") || time.contains(":") || (seconds(time) ?? 0) >= 20
    let isPause = (from..<to).contains { isWord($0, "pause", "paused", "pausen") }
    if isLong, isPause { return place == to ? .attribute("rest \(time)") : nil }
    let isGuess = isPause && (seconds(time) ?? 0) > 9
    if place == to { return .attribute("hold \(time)", isGuess: isGuess) }
    guard isWord(place, "at", "in", "oben", "unten", "on") else { return nil }
    return .attribute("hold \(time) cue \"\(written(place, to))\"", isGuess: isGuess)
  }

  private func seconds(_ time: String) -> Int? { time.hasSuffix("s") ? Int(String(time.dropLast())) : nil }

  private func stillnessEnd(_ index: Int) -> Int? {
    isWord(index, "pause", "paused", "pauses", "hold", "holds", "squeeze", "halten", "gehalten", "halt", "pausiert")
      ? index + 1 : nil
  }

  /// `3s`, `3 sec`, `3 Sekunden`, `3-sec`, `3 count`
  private func secondsOfHold(_ index: Int) -> (text: String, end: Int)? {
    if let time = restTime(index) { return time }
    guard whole(index) != nil else { return nil }
    let word = kind(index + 1) == .minus ? index + 2 : index + 1
    let isCount = isWord(word, "count", "counts", "ct", "sec", "second", "seconds", "s", "sek", "sekunden")
    return isCount ? (text(index) + "s", word + 1) : nil
  }

  /// `rest 90s`, `90s rest`, `2 min Pause`
  private func restAside(_ from: Int, _ to: Int) -> Aside? {
    guard let time = restTime(from), time.end + 1 == to, isWord(time.end, "rest", "pause", "break") else { return nil }
    return .attribute("rest \(time.text)")
  }

  // MARK: How hard

  /// `zone 2`, `easy`, `heavy`, `max`, `rpe 8`
  private func asideOfEffort(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    let words = written(from, to).lowercased()
    if let zone = zone(from, to) { return .target("@ zone \(zone)") }
    if let exercise, exercise.isEndurance {
      if let effort = Self.efforts.first(where: { $0.words.contains(words) })?.effort { return .target("@ \(effort)") }
    } else if ["heavy", "light", "schwer", "leicht"].contains(words) {
      return .attribute("label \"\(written(from, to))\"")
    }
    if ["max", "max reps", "amrap", "to failure", "max rep", "bis zum versagen", "maximal"].contains(words) {
      return .most
    }
    if ["drop set", "drop sets", "dropset", "dropsets", "drop-set", "dropsatz", "dropsätze"].contains(words) {
      return .dropSet
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

  private static let efforts: [(effort: String, words: Set<String>)] = [
    (
      "easy",
      [
        "easy", "easy pace", "easy effort", "recovery", "recovery pace", "slow", "relaxed", "very easy", "locker",
        "leicht",
        "ruhig", "langsam", "conversational", "conversational pace",
      ]
    ),
    ("steady", ["steady", "moderate", "steady pace", "moderate pace", "moderat", "gleichmäßig", "mittel"]),
    ("hard", ["hard", "hard effort", "fast", "hart", "schnell", "zügig", "hard pace"]),
    ("all out", ["all out", "all-out", "max effort", "sprint", "vollgas", "maximal"]),
  ]

  // MARK: How many

  /// `x3`, `3x`, `3 sets`
  private func asideOfSets(_ from: Int, _ to: Int) -> Aside? {
    if to == from + 2, kind(from) == .times, let sets = whole(from + 1), 1...20 ~= sets { return .sets(sets) }
    guard to == from + 2, let sets = whole(from), 1...20 ~= sets,
      kind(from + 1) == .times || isWord(from + 1, "sets", "set", "sätze", "times", "rounds", "mal")
    else { return nil }
    return .sets(sets)
  }

  // MARK: How fast and how high

  /// `5:00/km`, `2:00 pace`, `90 rpm`, `200 watts`, `140-150bpm`, `12km/h`
  private func asideOfSpeed(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    guard exercise?.isEndurance == true || exercise == nil else { return nil }
    var (from, to) = (from, to)
    while from < to, kind(from) == .at || isWord(from, "at", "pace", "tempo", "mit", "bei", "split", "in") { from += 1 }
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

  private func asideWithUnit(_ from: Int, _ to: Int) -> Aside? {
    let isRange = [.minus, .dash].contains(kind(from + 1)) && kind(from + 2) == .number
    let last = isRange ? from + 2 : from
    guard kind(last) == .number else { return nil }
    if kind(last + 1) == .slash, isWord(last + 2, "h"), last + 3 == to, self[last].unit == .kilometre {
      return .target("@ \(joined(from, to))")
    }
    guard let unit = unitOfNumber(last), amountEnd(last) == to, let word = unit.canonicalSpelling else { return nil }
    let number = digits(from) + (isRange ? "-" + digits(last) : "")
    if unit == .watt || unit == .beatsPerMinute { return .target("@ \(number)\(word)") }
    return unit.isOfCadence ? .attribute("cadence \(number)\(word)") : nil
  }

  private func digits(_ index: Int) -> String { text(index).filter { $0.isNumber || $0 == "." } }

  /// `24in`, `24 inch box`
  private func asideOfHeight(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    let isInches = isBare(from) && isWord(from + 1, "inch", "inches", "zoll")
    guard kind(from) == .number, let unit = isInches ? .inch : unitOfNumber(from),
      [.inch, .centimetre, .foot].contains(unit), let end = isInches ? from + 2 : amountEnd(from),
      let word = unit.canonicalSpelling, exercise?.isEndurance != true,
      end == to || end + 1 == to && isWord(end, "box", "high", "kasten", "hoch", "step", "target")
    else { return nil }
    let name = tokens.prefix { $0.end <= self[from].start }.map { written(from: $0, to: $0).lowercased() }
    let isHigh = end < to || name.contains { word in Self.raised.contains { word.has($0) } }
    return .attribute("height \(digits(from))\(word)", isGuess: !isHigh)
  }

  private static let raised = ["box", "jump", "step", "hop", "kasten", "sprung", "sprünge", "hurdle", "wall"]

  // MARK: How heavy

  /// `95lb`, `+10kg`, `2x20kg`, `80% of 1RM`, `95`
  private func asideOfLoad(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
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
    if unitOfNumber(from)?.dimension == .mass, let end = amountEnd(from), !liftsBody {
      if end == to { return .target("@ \(joined(from, to))") }
      let isOfEach = ["each", "each hand", "per hand", "dumbbells", "dbs", "je hand", "pro hand"].contains(
        written(end, to).lowercased())
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

  // MARK: With the word of an attribute

  /// `rest 90s`, `tempo 3-1-1`, `rpe 8`, `incline 2%`
  private func asideWithWord(_ from: Int, _ to: Int) -> Aside? {
    if kind(from) == .at, self[from + 1].keyword == .rpe || self[from + 1].keyword == .rir {
      return asideWithWord(from + 1, to)
    }
    if isWord(to - 1, "incline", "steigung"), kind(from) == .number, let end = percentEnd(from), end == to - 1 {
      return .attribute("incline \(digits(from))%")
    }
    let tempo = from + 5 == to || from + 7 == to
    if tempo, kind(from) == .number, (from..<to).allSatisfy({ ($0 - from) % 2 == 0 ? isBeat($0) : kind($0) == .minus })
    {
      return .attribute("tempo \(joined(from, to))")
    }
    guard let keyword = self[from].keyword, Self.values.contains(keyword), from + 1 < to,
      kind(from + 1) == .number || kind(from + 1) == .clock
    else { return nil }
    // Nothing but numbers, their units and signs may follow.
    let isValue = (from + 1..<to).allSatisfy {
      kind($0) != .comma && (kind($0) != .word || unit($0) != nil || isWord($0, "to", "x"))
    }
    return isValue ? .attribute("\(keyword.word) \(written(from + 1, to))") : nil
  }

  private func percentEnd(_ index: Int) -> Int? {
    self[index].unit == .percent ? index + 1 : kind(index + 1) == .percent ? index + 2 : nil
  }

  /// A part of a tempo.
  private func isBeat(_ index: Int) -> Bool { isWord(index, "x") || whole(index).map { $0 < 10 } == true }

  private static let values: [Keyword] = [.rest, .hold, .tempo, .rpe, .rir, .height, .cadence, .incline]
}

extension Phrase {
  /// What the last parenthesis of a name says.
  static func aside(in name: String, of exercise: ExerciseIdentity?) -> Aside? {
    var lexer = Lexer(Array(name.utf8))
    var tokens: [Token] = []
    while case let token = lexer.next(), token.kind != .end, tokens.count < 24 { tokens.append(token) }
    guard let open = tokens.lastIndex(where: { $0.kind == .openParenthesis }), tokens.last?.kind == .closeParenthesis,
      let end = tokens.last
    else { return nil }
    let phrase = Phrase(
      source: Array(name.utf8), tokens: tokens, apart: tokens, before: end, end: end, heads: [], closed: nil)
    return phrase.aside(open + 1, tokens.count - 1, of: exercise)
  }
}
