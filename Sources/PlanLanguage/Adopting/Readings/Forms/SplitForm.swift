/// `Split ca 2:05`, `Pace 1:58/500m`, `Schnitt 2:04` below the pieces of a rower: their pace.

import SessionModel

extension LineForm {
  static let split = LineForm { line, reader in
    guard let sport = reader.exercises.sport, [.rower, .ski].contains(where: { $0 == sport.entry?.equipment }) else {
      return nil
    }
    var cursor = TokenCursor(line)
    guard cursor.accept("split", "splits", "pace", "schnitt", "avg", "zielsplit", "target") else { return nil }
    while cursor.accept("ca", "split", "about", "around", "etwa", "at", "pace", "approx") || cursor.accept(sign: ".")
      || cursor.accept(sign: ":") || cursor.accept(sign: "~") || cursor.accept(sign: "=")
    {}
    guard case .clock(let low)? = cursor.token?.kind, let text = cursor.token?.text, (80...200).contains(low) else {
      return nil
    }
    cursor.index += 1
    var pace = text
    // `2:00 -> 1:52` gets faster.
    let behind = cursor.index
    while cursor.token.map({ $0.isMark && !$0.isSign("/") && !$0.isSign("(") }) ?? false { cursor.index += 1 }
    if case .clock(let last)? = cursor.token?.kind, let end = cursor.token?.text, last < low, cursor.index > behind {
      guard let name = reader.exercises.previous, cursor.index + 1 == line.tokens.count else {
        return [.remark(line.text)]
      }
      var reading = ExerciseReading(name: name, isGuess: true)
      (reading.intensities, reading.remarks) = ([end + "-" + text + "/500m"], [line.text])
      return [.more(reading, words: line.text)]
    }
    cursor.index = behind
    if cursor.token?.isSign("-") ?? false, case .clock? = cursor[1]?.kind, let high = cursor[1]?.text {
      (pace, cursor.index) = (text + "-" + high, cursor.index + 2)
    }
    if cursor.accept(sign: "/") { (_, _) = (cursor.acceptNumber(), cursor.acceptUnit { $0 == .metre }) }
    guard cursor.isAtEnd, let name = reader.exercises.previous else { return nil }
    var reading = ExerciseReading(name: name, isGuess: true)
    reading.intensities = [pace + "/500m"]
    return [.more(reading, words: line.text)]
  }
}
