/// What the last of several exercises in a line says of all of them: their rest or their load.

import SessionModel

extension ItemList {
  /// The items with what the last of them says of all.
  static func sharing(_ items: [ExerciseReading], _ line: ScribbleLine) -> [ExerciseReading] {
    restingBetween(sharingRest(sharingLoad(items, line), line), line)
  }

  /// `1', 2', 3', 2', 1' w/ 1' easy between`: the rest after the last of several stretches is that between all of them.
  private static func restingBetween(_ items: [ExerciseReading], _ line: ScribbleLine) -> [ExerciseReading] {
    let saysBetween = line.tokens.suffix(6).contains {
      ["between", "dazwischen", "zwischen", "dazw", "btw"].contains($0.text)
    }
    guard items.count > 2, saysBetween, let last = items.last, let rest = last.attribute(.rest),
      items.allSatisfy({ $0.name.isSame(as: last.name) && $0.commonCount == 1 }),
      items.dropLast().allSatisfy({ $0.lacksRest })
    else { return items }
    return items.enumerated().map { place, item in
      var item = item
      item.attributes.removeAll { $0.kind == .rest }
      if place < items.count - 1 { item.set(.rest, rest) }
      item.isGuess = true
      return item
    }
  }

  /// `Crunch 3x20, Beinheben 3x12, je 30 s Pause`: the rest of each of them.
  private static func sharingRest(_ items: [ExerciseReading], _ line: ScribbleLine) -> [ExerciseReading] {
    let isOfEach = line.tokens.indices.dropLast(2).contains { index in
      ["je", "jeweils"].contains(line.tokens[index].text) && line.tokens[index + 1].number != nil
        && line.tokens[(index + 2)...].prefix(3).contains { ["pause", "rest"].contains($0.text) }
    }
    guard isOfEach, let rest = items.last?.attribute(.rest), items.allSatisfy({ ($0.commonCount ?? 2) > 1 }) else {
      return items
    }
    return items.map { item in
      var item = item
      if item.lacksRest { (item.isGuess, _) = (true, item.set(.rest, rest)) }
      return item
    }
  }

  /// `1 power clean + 1 hang clean + 1 jerk @ 70%`: the load of the last one is that of the bar.
  private static func sharingLoad(_ items: [ExerciseReading], _ line: ScribbleLine) -> [ExerciseReading] {
    guard items.count > 1, let last = items.last, last.intensities.count == 1,
      line.tokens.count(where: { $0.isSign("+") }) == items.count - 1,
      items.dropLast().allSatisfy({ $0.intensities.isEmpty }),
      items.allSatisfy({
        $0.commonCount == 1 && $0.name.entry?.equipment == .barbell && $0.runs[0].amount.kind == .reps
      })
    else { return items }
    return items.map { item in
      var item = item
      (item.intensities, item.isGuess) = (last.intensities, true)
      return item
    }
  }
}
