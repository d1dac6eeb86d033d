/// `Mon rest`, `Fr frei`, `Thu rest or swim 20 min`, `Mo - Ruhetag / 30 min Mobility`: a day without a session, or with one
/// for those who want it.

enum DayOfRest {
  static let words: Set<String> = [
    "rest", "off", "frei", "ruhetag", "ruhe", "pause", "restday", "rest-day", "krank", "sick", "trainingsfrei",
  ]
  private static let beside: Set<String> = ["day", "complete", "full", "total", "komplett", "tag", "ganz"]

  /// Whether the words after the name of a day say that, and nothing else.
  static func isSaid(by line: ScribbleLine) -> Bool {
    line.tokens.contains { words.contains($0.text) }
      && line.tokens.allSatisfy { $0.isMark || words.contains($0.text) || beside.contains($0.text) }
  }

  /// The end of the `rest or` before work that is not a must.
  static func endOfChoice(_ line: ScribbleLine) -> Int? {
    var cursor = TokenCursor(line)
    guard let first = cursor.token, words.contains(first.text) else { return nil }
    cursor.index += 1
    _ = cursor.accept("day", "tag")
    guard cursor.accept(sign: "/") || cursor.accept("or", "oder", "bzw") else { return nil }
    _ = cursor.accept(sign: ".")
    return cursor.isAtEnd ? nil : cursor.index
  }
}

extension WorkoutDraft {
  /// `Sa frei`: a day without a session.
  var isOfRest: Bool {
    isDay && saysRest && !hasWork
      && items.allSatisfy { item in
        guard case .note(let words) = item.content else { return false }
        return words == title || words.unicodeScalars.allSatisfy { !$0.isDigit }
      }
  }

  /// Its lines and those of its notes.
  var allLines: [Int] { lines + items.flatMap { $0.lines }.filter { !lines.contains($0) } }

  /// Whether its title is that of a day of rest.
  private var saysRest: Bool {
    let tokens = ScribbleLexer.tokens(of: Array((ownTitle ?? title ?? "").unicodeScalars))
    // `Sunday: cross training or rest`
    let isChoice = tokens.contains { ["or", "oder", "bzw"].contains($0.text) }
    return !isChoice && tokens.allSatisfy { $0.number == nil } && tokens.contains { DayOfRest.words.contains($0.text) }
  }

  /// Takes the notes above a day of rest away: a greeting is that of what follows it.
  mutating func takeNotesAboveRest() -> [DraftItem] {
    guard isDay, saysRest, let day = lines.last, items.allSatisfy({ $0.isNote && $0.lines.allSatisfy { $0 < day } })
    else { return [] }
    defer { items = [] }
    return items
  }
}
