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
  /// The amount of each of so many sets: `plank 3 (30s)`.
  case amount(String)
  /// What comes before the work or after it.
  case group(Keyword)
}

extension Phrase {
  /// What the words from one place to another say of an exercise; nil if they are a remark like any other.
  func aside(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    guard from < to, to <= count else { return nil }
    if let loads = asideOfLoads(from, to) { return loads }
    if tokens[from..<to].contains(where: { $0.kind == .comma }) { return asides(from, to, of: exercise) }
    return asideOfSides(from, to) ?? asideOfStillness(from, to, of: exercise) ?? asideOfEffort(from, to, of: exercise)
      ?? asideOfSets(from, to) ?? asideOfSpeed(from, to, of: exercise) ?? asideOfHeight(from, to, of: exercise)
      ?? asideOfLevels(from, to) ?? asideOfLoad(from, to, of: exercise) ?? asideWithWord(from, to)
      ?? asideOfAmount(from, to)
  }

  /// `zone 2, 90rpm`: several at once, of which some may be remarks.
  private func asides(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    var (target, attributes, remarks, isGuess, start) = (String?.none, [String](), [String](), false, from)
    while start < to {
      let end = tokens[start..<to].firstIndex { $0.kind == .comma } ?? to
      switch aside(start, end, of: exercise) {
      case .attribute(let text, let guess):
        attributes.append(text)
        isGuess = isGuess || guess
      case .target(let text, let guess):
        guard target == nil else { return nil }
        (target, isGuess) = (text, isGuess || guess)
      case nil:
        guard tokens[start..<end].allSatisfy({ $0.kind == .word }) else { return nil }
        remarks.append(written(start, end))
      case .eitherTarget, .eachSide, .most, .sets, .dropSet, .amount, .group: return nil
      }
      start = end + 1
    }
    guard target != nil || !attributes.isEmpty else { return nil }
    if !remarks.isEmpty { attributes.append("note \"\(remarks.joined(separator: ", "))\"") }
    let behind = attributes.joined(separator: " ")
    guard let target else { return .attribute(behind, isGuess: isGuess) }
    return .target(behind.isEmpty ? target : "\(target) \(behind)", isGuess: isGuess)
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
    if isWord(from, "je", "each", "jeweils", "per"), let reps = whole(from + 1), from + 2 == to {
      return .eachSide(reps)
    }
    guard let reps = whole(from), 1...100 ~= reps else { return nil }
    let isOfSide = kind(from + 1) == .slash && isLimbOrSide(from + 2) && from + 3 == to
    return isOfSide || Self.bothSides.contains(written(from + 1, to).lowercased()) ? .eachSide(reps) : nil
  }

  private func isLimbOrSide(_ index: Int) -> Bool { isLimb(index) || isWord(index, "side", "seite") }

  private static let bothSides: Set<String> = [
    "each side", "per side", "each leg", "per leg", "each arm", "per arm", "each", "both sides", "each hand",
    "per hand", "je seite", "pro seite", "je bein", "pro bein", "jede seite", "beide seiten", "je arm", "pro arm",
    "l/r", "l+r", "each foot", "per foot", "ea side", "ea", "a side", "e/s", "both legs", "both arms",
  ]

  /// `3 sec pause`, `pause 3s at the bottom`, `2-count pause`, `hold for 3s`; `90s Pause` is a rest.
  private func asideOfStillness(_ from: Int, _ to: Int, of exercise: ExerciseIdentity?) -> Aside? {
    guard exercise?.isEndurance != true else { return restAside(from, to) }
    var (time, place): (String, Int)
    if let word = stillnessEnd(from) {
      guard let found = secondsOfHold(isWord(word, "for", "of", "von") ? word + 1 : word) else { return nil }
      (time, place) = found
    } else {
      guard let found = secondsOfHold(from), let word = stillnessEnd(pointEnd(found.end)) else {
        return restAside(from, to)
      }
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

  /// Behind the point of `3 Sek. Pause`.
  private func pointEnd(_ index: Int) -> Int { kind(index) == .foreign ? index + 1 : index }

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
    if isWord(from, "on", "every", "alle"), let time = restTime(from + 1), time.end == to {
      return .attribute("every \(time.text)")
    }
    if from + 2 == to, isWord(from, "every", "jede"), isWord(from + 1, "minute", "min") {
      return .attribute("every 1min")
    }
    guard let time = restTime(from), time.end + 1 == to, isWord(time.end, "rest", "pause", "break") else { return nil }
    return .attribute("rest \(time.text)")
  }

  // MARK: How many

  /// `x3`, `3x`, `3 sets`
  private func asideOfSets(_ from: Int, _ to: Int) -> Aside? {
    if to == from + 2, kind(from) == .times, let sets = whole(from + 1), 1...20 ~= sets { return .sets(sets) }
    guard to == from + 2, let sets = whole(from), 1...20 ~= sets,
      kind(from + 1) == .times || isWord(from + 1, "sets", "set", "sätze", "times", "rounds", "mal")
    else { return nil }
    return .sets(sets)
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

  /// `30s`, `30 sec`, `400m`
  private func asideOfAmount(_ from: Int, _ to: Int) -> Aside? {
    let isAmount = timeEnd(from) == to || amountEnd(from) == to && unitOfNumber(from)?.dimension == .length
    if isAmount { return .amount(joined(from, to)) }
    // `pull-up 3 (5-8 reps)`
    let end = isWordOfReps(to - 1) ? to - 1 : to
    guard whole(from) != nil, [.minus, .dash].contains(kind(from + 1)), whole(from + 2) != nil, from + 3 == end else {
      return nil
    }
    return .amount(joined(from, end))
  }

  func percentEnd(_ index: Int) -> Int? {
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
