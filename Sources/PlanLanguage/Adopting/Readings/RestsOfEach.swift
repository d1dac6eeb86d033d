/// `1000m, 750m, 500m, 250m - rest 2 min / 90 sec / 1 min`: one rest after each of the stretches but the last.

struct RestsOfEach {
  private let rests: [String]
  /// The line without them.
  let inner: ScribbleLine

  init?(_ line: ScribbleLine) {
    guard
      let place = line.tokens.lastIndex(where: {
        ["rest", "rests", "pause", "pausen", "recovery", "recoveries"].contains($0.text)
      }),
      place > 2
    else { return nil }
    var cursor = TokenCursor(line, at: place + 1)
    _ = cursor.accept(sign: ":") || cursor.accept("of", "von")
    var rests: [String] = []
    repeat {
      guard let time = cursor.acceptTime(letter: .minute) else { return nil }
      rests.append(time.text)
    } while cursor.accept(sign: "/") || cursor.accept(sign: ",") || cursor.accept("then", "and", "und", "dann")
    guard rests.count > 1, cursor.endsPart else { return nil }
    var end = place
    while end > 0, line.tokens[end - 1].isMark || ["with", "mit"].contains(line.tokens[end - 1].text) { end -= 1 }
    (self.rests, inner) = (rests, line.part(0..<end))
  }

  /// Nil unless there is one for each of them, or one between each two.
  func given(to items: [ExerciseReading]) -> [ExerciseReading]? {
    var single = items
    // A list of sets is one of each.
    if items.count == 1 {
      single = items[0].runs.map { run in
        var item = items[0]
        item.runs = [run]
        return item
      }
    }
    guard rests.count == single.count || rests.count == single.count - 1,
      single.allSatisfy({ $0.commonCount == 1 && $0.lacksRest })
    else { return nil }
    return single.enumerated().map { place, item in
      var item = item
      if place < rests.count { item.set(.rest, rests[place]) }
      item.isGuess = true
      return item
    }
  }
}
