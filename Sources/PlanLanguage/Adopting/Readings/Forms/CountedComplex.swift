/// `2 power cleans + 1 push jerk, 7 sets up to 75%`: a complex with the count before each of its movements.

struct CountedComplex {
  private var names: [String] = []
  private var reps: [Int] = []
  private let sets: Int
  private let rest: ScribbleLine

  init?(_ line: ScribbleLine) {
    var cursor = TokenCursor(line)
    repeat {
      guard let count = cursor.acceptWhole(), count <= 20, cursor.token?.isWord ?? false else { return nil }
      let start = cursor.index
      while let token = cursor.token, token.isWord, token.text != "x" { cursor.index += 1 }
      names.append(line.text(of: start..<cursor.index))
      reps.append(count)
    } while cursor.accept(sign: "+")
    while cursor.accept(sign: ",") || cursor.accept(sign: ":") || cursor.accept(sign: "-") || cursor.accept("for") {}
    guard names.count > 1, let sets = cursor.acceptWhole(), (2...20).contains(sets), cursor.accept("sets", "sätze")
    else {
      return nil
    }
    (self.sets, rest) = (sets, line.part(cursor.index..<line.tokens.count))
  }

  /// Nil unless all of them are done with one bar.
  func readings(_ reader: inout LineReader) -> [LineReading]? {
    let found = names.compactMap { reader.exercises.names.find($0) }
    guard found.count == names.count, found.allSatisfy({ $0.entry?.equipment == .barbell }) else { return nil }
    var reading = reader.exercises.details(of: rest, named: found[0])
    reading.runs = []
    var details = reading.intensities.isEmpty ? [] : ["@ " + reading.intensities.joined(separator: ", ")]
    if let rest = reading.attribute(.rest) { details.insert("rest " + rest, at: 0) }
    let head = HeadDraft(kind: .complex, times: sets, details: details, isGuess: true)
    let items = zip(found, reps).map { name, reps in
      var item = ExerciseReading(name: name, isGuess: true)
      item.runs = [SetRun(amount: ScribbleAmount(kind: .reps, text: "\(reps)"))]
      return LineReading.exercise(item)
    }
    return [.group(HeadReading(groups: [head], title: nil))] + items + reading.remarks.map { .remark($0) } + [.groupEnd]
  }
}
