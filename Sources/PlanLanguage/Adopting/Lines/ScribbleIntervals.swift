/// `Work: 40 seconds`, `Rest: 20 seconds`, `Rounds: 3`, each on a line of its own: the head of intervals.

enum ScribbleIntervals {
  /// Makes one line of them.
  static func straighten(_ lines: inout [ScribbleLine]) {
    var joined: [ScribbleLine] = []
    var index = 0
    while index < lines.count {
      guard index + 1 < lines.count, let on = time(lines[index], behind: work), !lines[index + 1].isAfterBlank,
        let off = time(lines[index + 1], behind: rest)
      else {
        joined.append(lines[index])
        index += 1
        continue
      }
      var line = lines[index].joined(with: lines[index + 1])
      index += 2
      var words = on + " work / " + off + " rest"
      if index < lines.count, !lines[index].isAfterBlank, let times = rounds(lines[index]) {
        line = line.joined(with: lines[index])
        words += ", \(times) rounds"
        index += 1
      }
      line.say(words + ":")
      joined.append(line)
    }
    lines = joined
  }

  private static let work: Set<String> = ["work", "on", "arbeit", "belastung", "arbeitszeit", "intervall"]
  private static let rest: Set<String> = ["rest", "off", "pause", "recovery", "erholung"]

  /// The time of a line that says nothing else behind one of these words and a colon.
  private static func time(_ line: ScribbleLine, behind words: Set<String>) -> String? {
    var cursor = TokenCursor(line)
    guard let first = cursor.token, words.contains(first.text) else { return nil }
    cursor.index += 1
    guard cursor.accept(sign: ":"), let time = cursor.acceptTime(), cursor.isAtEnd else { return nil }
    return time.withUnit
  }

  private static func rounds(_ line: ScribbleLine) -> Int? {
    var cursor = TokenCursor(line)
    guard cursor.accept("rounds", "runden", "sets", "durchgänge"), cursor.accept(sign: ":"),
      let times = cursor.acceptWhole(), cursor.isAtEnd
    else { return nil }
    return times
  }
}
