/// `Box breathing 4-4-4-4 for 5 min`, `4-7-8 breathing, 8 rounds`, `20 min meditation`: breathing and sitting.

extension LineForm {
  static let stillness = LineForm { line, reader in
    if let rounds = WimHof(line) { return [.stillness(rounds.text)] }
    if let breathing = Breathing(line) { return [.stillness(breathing.text)] }
    let parts = line.parts(behind: [",", ";", "+", "then", "dann"])
    var sits: [LineReading] = []
    for part in parts {
      if let bell = Sit.bell(part), case .stillness(let text)? = sits.last, text.hasSuffix(" >") {
        sits[sits.count - 1] = .stillness(text.dropLast(2) + " bell " + bell + " >")
        continue
      }
      // `30 min sit with bells every 10`
      let place = part.tokens.firstIndex { ["with", "mit"].contains($0.text) } ?? part.tokens.count
      let bell = Sit.bell(part.part(place..<part.tokens.count))
      guard let sit = Sit(bell == nil ? part : part.part(0..<place)) else { return nil }
      sits.append(.stillness(bell.map { sit.text.dropLast(2) + " bell " + $0 + " >" } ?? sit.text))
    }
    return sits.isEmpty ? nil : sits
  }
}

/// Seconds in, held, out and held again, for some time or some rounds.
private struct Breathing {
  let text: String

  init?(_ line: ScribbleLine) {
    let texts = Set(line.tokens.map { $0.text })
    // `ein` alone is an article.
    guard !Breathing.words.isDisjoint(with: texts) || texts.isSuperset(of: ["ein", "aus"]), line.tokens.count <= 40,
      // `…, 10 breaths between rounds` is a rest.
      texts.isDisjoint(with: ["between", "zwischen", "swings", "squats"])
    else { return nil }
    let isBox = line.tokens.contains { ["box", "square", "quadratatmung"].contains($0.text) }
    let found = Breathing.pattern(line)
    guard let pattern = found?.seconds ?? Breathing.named(line) ?? (isBox ? ["4", "4", "4", "4"] : nil) else {
      return nil
    }
    let steps = zip(["in", "hold", "out", "hold"], pattern).filter { $1 != "0" }.map { $0 + " " + $1 + "s" }
    guard let length = Breathing.length(line, butFor: found?.place ?? 0..<0) else { return nil }
    text =
      "breathing \(length) < "
      + (pattern.count == 2 ? ["in \(pattern[0])s", "out \(pattern[1])s"] : steps)
      .joined(separator: "; ") + " >"
  }

  private static let words: Set<String> = [
    "breathing", "breath", "breathe", "breaths", "atmung", "atmen", "box-breathing", "boxatmung", "quadratatmung",
    "inhale", "einatmen", "breathwork", "resonanzatmung", "atemübung",
  ]

  /// `4-7-8`, `4/4/4/4`, `5.5-5.5`, `4x4x4x4`, and where it is.
  private static func pattern(_ line: ScribbleLine) -> (seconds: [String], place: Range<Int>)? {
    for start in line.tokens.indices {
      var cursor = TokenCursor(line, at: start)
      var numbers: [String] = []
      // One sign between all of them: the last of `4-7-8 x 4` is how often.
      var sign: String?
      while let number = cursor.acceptNumber(), number.thousandths < 61_000 {
        numbers.append(number.text)
        guard let next = cursor.token?.text, ["-", "/", ":", "x"].contains(next), sign == nil || sign == next,
          cursor[1]?.number != nil
        else { break }
        sign = next
        cursor.index += 1
      }
      // `4 x 8` says how often.
      if numbers.count >= (sign == "x" ? 3 : 2), numbers.count <= 4 { return (numbers, start..<cursor.index) }
    }
    return nil
  }

  /// `inhale 4, hold 7, exhale 8`, `4s in, 6s out`, `4 Sek ein, 6 Sek aus`.
  private static func named(_ line: ScribbleLine) -> [String]? {
    var seconds = ["0", "0", "0", "0"]
    var hasOut = false
    for (index, token) in line.tokens.enumerated() {
      let place: Int
      switch token.text {
      case "in", "inhale", "ein", "einatmen": place = 0
      case "hold", "halten": place = hasOut ? 3 : 1
      case "out", "exhale", "aus", "ausatmen": place = 2
      default: continue
      }
      let next = index + 1 < line.tokens.count ? line.tokens[index + 1].number : nil
      var before: ScribbleNumber?
      for back in 1...2 where before == nil && index >= back {
        guard back == 1 || ScribbleUnit(line.tokens[index - 1].text)?.isTime ?? false else { continue }
        // `15 min ein, 4x8 min …, 15 min aus` is a ride.
        if back == 2, ScribbleUnit(line.tokens[index - 1].text) != .second { return nil }
        before = line.tokens[index - back].number
      }
      guard let number = before ?? next, number.thousandths < 61_000 else { continue }
      hasOut = hasOut || place == 2
      seconds[place] = number.text
    }
    return seconds[0] != "0" && seconds[2] != "0" ? seconds : nil
  }

  private static let phases: Set<String> = [
    "in", "inhale", "ein", "einatmen", "hold", "halten", "out", "exhale", "aus", "ausatmen",
  ]

  private static func length(_ line: ScribbleLine, butFor pattern: Range<Int>) -> String? {
    for start in line.tokens.indices where !pattern.contains(start) {
      var cursor = TokenCursor(line, at: start)
      if let minutes = cursor.acceptNumber(), cursor.acceptUnit(where: { $0 == .minute }) != nil {
        return minutes.text + "min"
      }
      // The last `4` of `inhale 4, hold 4, exhale 4, hold 4 x 10` is a time.
      if start > 0, phases.contains(line.tokens[start - 1].text), cursor.token?.text == "x" { continue }
      cursor = TokenCursor(line, at: start)
      if cursor.accept("x"), let times = cursor.acceptWhole() { return "x\(times)" }
      if let times = cursor.acceptWhole(),
        cursor.accept("rounds", "cycles", "times", "x", "runden", "mal", "breaths", "zyklen", "atemzüge", "reps")
      {
        return "x\(times)"
      }
    }
    return nil
  }
}

/// `Wim Hof: 3 rounds of 30 breaths, hold, recovery hold 15 sec`.
private struct WimHof {
  let text: String

  init?(_ line: ScribbleLine) {
    guard let first = line.tokens.firstIndex(where: { $0.text == "wim" || $0.text == "wim-hof" }), first < 4 else {
      return nil
    }
    var (rounds, breaths) = (1, 30)
    for (index, token) in line.tokens.enumerated().dropLast() {
      guard let number = token.number?.whole, number > 0, number <= 200 else { continue }
      let next = line.tokens[index + 1].text
      if ["rounds", "round", "runden", "runde", "x"].contains(next) { rounds = number }
      if ["breaths", "atemzüge", "breath"].contains(next) { breaths = number }
    }
    text = "breathing x\(rounds) < breaths \(breaths); hold open; in; hold 15s >"
  }
}

/// `20 min meditation`, `Zazen 25 min`.
private struct Sit {
  let text: String

  init?(_ line: ScribbleLine) {
    guard line.tokens.count <= 8, let word = line.tokens.first(where: { Sit.words[$0.text] != nil })?.text,
      let kind = Sit.words[word]
    else { return nil }
    for start in line.tokens.indices {
      var cursor = TokenCursor(line, at: start)
      guard let time = cursor.acceptTime(letter: .minute), time.seconds > 0 else { continue }
      let isAll = line.tokens.allSatisfy { token in
        !token.isWord || Sit.words[token.text] != nil || ScribbleUnit(token.text) != nil
          || Sit.beside.contains(token.text)
      }
      guard isAll else { return nil }
      text = "meditation < \(kind) \(time.withUnit) >"
      return
    }
    return nil
  }

  /// The time of `bell every 5`, `Gong alle 10 min`.
  static func bell(_ line: ScribbleLine) -> String? {
    var cursor = TokenCursor(line)
    _ = cursor.accept("with", "mit", "a")
    guard cursor.accept("bell", "bells", "gong", "glocke", "klangschale") else { return nil }
    _ = cursor.accept(sign: ":")
    guard cursor.accept("every", "alle", "each", "jede"), let time = cursor.acceptTime(bare: .minute, letter: .minute),
      cursor.isAtEnd
    else { return nil }
    return time.withUnit
  }

  private static let words: [String: String] = [
    "meditation": "sit", "meditate": "sit", "zazen": "sit", "sitting": "sit", "sit": "sit", "meditieren": "sit",
    "sitzen": "sit", "kinhin": "walk", "bodyscan": "scan", "body-scan": "scan", "scan": "scan", "vipassana": "sit",
    "stillsitzen": "sit",
  ]
  private static let beside: Set<String> = [
    "for", "of", "m", "guided", "mindfulness", "silent", "in", "breath", "walking", "evening", "morning", "abend",
    "morgen", "still", "body", "a", "quietly", "then", "dann", "ruhig", "quiet", "end", "finish", "and", "with", "mit",
  ]
}

extension ScribbleLine {
  /// The parts between these signs and words.
  fileprivate func parts(behind signs: Set<String>) -> [ScribbleLine] {
    var parts: [ScribbleLine] = []
    var start = 0
    for (index, token) in tokens.enumerated() where signs.contains(token.text) {
      if index > start { parts.append(part(start..<index)) }
      start = index + 1
    }
    if start < tokens.count { parts.append(part(start..<tokens.count)) }
    return parts
  }
}
