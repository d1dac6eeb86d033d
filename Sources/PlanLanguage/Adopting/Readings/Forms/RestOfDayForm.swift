/// `rest 2 min throughout`, `Pause immer 2 Min`, `zw. den Sätzen 60-90 Sek. Pause`, `30s rests`: the rest of all exercises,
/// on a line of its own or at the end of a title.

extension LineForm {
  static let restOfDay = LineForm { line, reader in
    if let tiers = RestsOfTiers.read(line) {
      return tiers.map { .rest($0.time, .ofTier($0.tier), isGuess: true) }
    }
    guard let rest = RestOfDay(line) else { return nil }
    if rest.isAlways { return [.rest(rest.time, reader.isLast ? .ofAllDays : .ofDay, isGuess: true)] }
    return [.rest(rest.time, rest.isOfSets ? .betweenSets : .here, isGuess: true)]
  }
}

struct RestOfDay {
  let time: String
  /// Whether it says that there are no others: `always`, `throughout`.
  let isAlways: Bool
  /// Whether it says what it is between.
  let isOfSets: Bool

  /// Nil for a line that says anything else, or that the other forms read as well.
  init?(_ line: ScribbleLine) {
    guard (3...14).contains(line.tokens.count) else { return nil }
    var cursor = TokenCursor(line)
    var time: ScribbleTime?
    var words: Set<String> = []
    while let token = cursor.token {
      if token.isMark {
        cursor.index += 1
      } else if token.isWord {
        guard RestOfDay.words.contains(token.text) else { return nil }
        words.insert(token.text)
        cursor.index += 1
      } else {
        guard time == nil, let read = cursor.acceptTime(letter: .minute), (10...900).contains(read.seconds) else {
          return nil
        }
        time = read
      }
    }
    guard let time else { return nil }
    let isBetween = !words.isDisjoint(with: RestOfDay.between)
    isOfSets = isBetween && !words.isDisjoint(with: RestOfDay.sets)
    isAlways = !words.isDisjoint(with: RestOfDay.always)
    let isRest = !words.isDisjoint(with: RestOfDay.rests) || isOfSets
    // What the form of a single rest does not know.
    let isShort = !words.isDisjoint(with: ["zw", "btw", "btwn", "rests", "pausen"])
    guard isRest, isAlways || isShort && words.isDisjoint(with: RestOfDay.others) else { return nil }
    self.time = time.text
  }

  /// The rest at the end of a title, behind a sign, or all of it: `Upper - 60s rests`, `Oberkörper (Pause 90s)`.
  static func atEnd(of title: String) -> String? {
    let line = ScribbleLine(Array(title.unicodeScalars), [], isAfterBlank: false)
    let signs = line.tokens.indices.reversed().filter { [",", "-", "(", ";", "|"].contains(line.tokens[$0].text) }
    for sign in signs.prefix(3) where sign > 0 {
      if let rest = rest(line.part(sign + 1..<line.tokens.count)) { return rest }
    }
    return RestOfDay(line)?.time
  }

  private static func rest(_ line: ScribbleLine) -> String? {
    if let rest = RestOfDay(line) { return rest.time }
    var cursor = TokenCursor(line)
    guard let time = cursor.acceptRest(), (10...900).contains(time.seconds) else { return nil }
    while cursor.accept(sign: ")") || cursor.accept(sign: ".") || cursor.accept("between", "zwischen", "sets", "sätzen")
    {}
    return cursor.isAtEnd ? time.text : nil
  }

  private static let rests: Set<String> = [
    "rest", "rests", "pause", "pausen", "satzpause", "satzpausen", "break", "breaks",
  ]
  private static let between: Set<String> = ["between", "zwischen", "zw", "btw", "btwn"]
  private static let sets: Set<String> = ["set", "sets", "satz", "sätze", "sätzen", "saetzen", "all", "allen"]
  private static let always: Set<String> = [
    "everything", "always", "immer", "throughout", "überall", "allem", "alles", "generell", "grundsätzlich", "all",
    "alle", "allen",
  ]
  /// What a rest is between that is not one after each set.
  private static let others: Set<String> = ["exercises", "übungen", "exercise", "übung"]
  private static let words: Set<String> = rests.union(between).union(sets).union(always).union(others).union([
    "the", "den", "der", "die", "for", "für", "bei", "of", "on", "in", "each", "every", "jeder", "jedem", "nach",
    "after", "is", "are", "ist", "sind", "take", "lifts", "je", "jeweils", "about", "ca", "etwa", "around", "roughly",
    "min", "minimum", "with", "mit", "only", "nur", "and", "und",
  ])
}

/// `Rest T1 3-5min, T2 2-3 min, T3 60-90s`: one rest for the lifts of each tier.
private enum RestsOfTiers {
  static func read(_ line: ScribbleLine) -> [(tier: String, time: String)]? {
    var cursor = TokenCursor(line)
    guard cursor.accept("rest", "rests", "pause", "pausen") else { return nil }
    _ = cursor.accept(sign: ":")
    var tiers: [(tier: String, time: String)] = []
    repeat {
      guard let letter = cursor.token, letter.text == "t", let number = cursor[1], number.touches,
        let tier = number.number?.whole, (1...4).contains(tier)
      else { return nil }
      cursor.index += 2
      _ = cursor.accept(sign: ":") || cursor.accept(sign: "=") || cursor.accept(sign: "-")
      guard let time = cursor.acceptTime(letter: .minute), (20...900).contains(time.seconds) else { return nil }
      tiers.append(("T\(tier)", time.text))
    } while cursor.accept(sign: ",") || cursor.accept(sign: ";") || cursor.accept(sign: "/")
      || cursor.accept("and", "und")
    return cursor.isAtEnd && tiers.count > 1 ? tiers : nil
  }
}
