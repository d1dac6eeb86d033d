/// `SS: cable fly + push-ups - 3 x 12 + AMRAP, 60-90 s`: names, and then the sets with an amount for each of them.

struct SharedSets {
  private let names: [String]
  private let sets: Int
  private let amounts: [ScribbleAmount]
  private let rest: ScribbleLine

  init?(_ line: ScribbleLine) {
    guard let start = SupersetSigns.prefixEnd(line), let first = line.tokens.firstIndex(where: { $0.number != nil }),
      first > start
    else { return nil }
    names = SupersetSigns.names(line.part(start..<first))
    var cursor = TokenCursor(line, at: first)
    guard names.count > 1, let sets = cursor.acceptWhole(), sets <= Factor.mostSets, cursor.accept("x") else {
      return nil
    }
    var amounts: [ScribbleAmount] = []
    repeat {
      if cursor.accept("amrap", "max") {
        amounts.append(.max)
      } else if let (low, high) = cursor.acceptRange(),
        let amount = ScribbleAmount(low, high, cursor.acceptUnit { $0.isTime || $0.isLength || $0 == .reps })
      {
        amounts.append(amount)
      } else {
        return nil
      }
    } while cursor.accept(sign: "+") || cursor.accept(sign: "/")
    guard amounts.count == names.count, cursor.endsPart else { return nil }
    (self.sets, self.amounts, rest) = (sets, amounts, line.part(cursor.index..<line.tokens.count))
  }

  private var words: String { rest.trimmed(rest.tokens.indices, isRemark: true) }

  /// `, 60-90 s`, `; rest 2 min`, if nothing else follows.
  private var restOfRound: String? {
    var cursor = TokenCursor(rest)
    while cursor.accept(sign: ",") || cursor.accept(sign: ";") || cursor.accept(sign: "-") {}
    guard let time = cursor.acceptRest() ?? cursor.acceptTime(), (20...600).contains(time.seconds), cursor.isAtEnd
    else { return nil }
    return time.text
  }

  /// Nil if one of the names is not that of an exercise.
  func items(_ reader: inout LineReader) -> [ExerciseReading]? {
    var items: [ExerciseReading] = []
    for (name, amount) in zip(names, amounts) {
      guard var item = reader.exercises.reading(of: rest.part(0..<0), named: name) else { return nil }
      // What is said after all of them is said of the round.
      if items.count == names.count - 1 {
        if let time = restOfRound { item.set(.rest, time) } else if !rest.isEmpty { item.remarks.append(words) }
      }
      item.runs = [SetRun(count: sets, amount: amount)]
      items.append(item)
    }
    return items
  }
}
