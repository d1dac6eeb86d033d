/// `2 power cleans + 1 push jerk, 7 sets up to 75%`: a complex with the count before each of its movements.

import SessionModel

struct CountedComplex {
  private var names: [String] = []
  private var reps: [Int] = []
  private let sets: Int
  private let rest: ScribbleLine
  /// The name before it: `DB complex: …`.
  private let title: String?

  init?(_ line: ScribbleLine) {
    let colon = line.tokens.prefix(5).firstIndex { $0.isSign(":") } ?? 0
    let isNamed = colon > 0 && line.tokens[..<colon].contains { ["complex", "komplex"].contains($0.text) }
    title = isNamed ? HeadingText.of(line, 0..<colon) : nil
    var cursor = TokenCursor(line, at: isNamed ? colon + 1 : 0)
    repeat {
      guard let count = cursor.acceptWhole(), count <= 20, cursor.token?.isWord ?? false else { return nil }
      let start = cursor.index
      while let token = cursor.token, token.isWord, token.text != "x" { cursor.index += 1 }
      names.append(line.text(of: start..<cursor.index))
      reps.append(count)
    } while cursor.accept(sign: "+")
    while cursor.accept(sign: ",") || cursor.accept(sign: ":") || cursor.accept(sign: "-") || cursor.accept("for", "x")
    {}
    guard names.count > 1, let sets = cursor.acceptWhole(), (2...20).contains(sets),
      cursor.accept("sets", "sätze", "rounds", "runden", "rds")
    else {
      return nil
    }
    (self.sets, rest) = (sets, line.part(cursor.index..<line.tokens.count))
  }

  /// Nil unless all of them are done with one bar.
  func readings(_ reader: inout LineReader) -> [LineReading]? {
    // The rows of a bar are none of the machine.
    let found = names.compactMap { name in
      reader.exercises.names.find(name).flatMap {
        $0.entry?.equipment == .rower ? reader.exercises.names.find("bent-over row")?.guessed : $0
      }
    }
    let tools: Set<Equipment> = title == nil ? [.barbell] : [.barbell, .dumbbell, .kettlebell]
    guard found.count == names.count, found.allSatisfy({ $0.entry.map { tools.contains($0.equipment) } ?? false })
    else {
      return nil
    }
    // `2x15kg` of a complex with dumbbells is a pair.
    let isOfTwo = title?.lowercased().split(separator: " ").contains { ["db", "dumbbell", "kh", "kb"].contains($0) }
    let tool = isOfTwo ?? false ? reader.exercises.names.find("dumbbell row") : nil
    var reading = reader.exercises.details(of: rest, named: tool ?? found[0])
    reading.runs = []
    var details = reading.intensities.isEmpty ? [] : ["@ " + reading.intensities.joined(separator: ", ")]
    if let rest = reading.attribute(.rest) { details.insert("rest " + rest, at: 0) }
    let head = HeadDraft(kind: .complex, times: sets, details: details, isGuess: true)
    let items = zip(found, reps).map { name, reps in
      var item = ExerciseReading(name: name, isGuess: true)
      item.runs = [SetRun(amount: ScribbleAmount(kind: .reps, text: "\(reps)"))]
      return LineReading.exercise(item)
    }
    return [.group(HeadReading(groups: [head], title: title))] + items + reading.remarks.map { .remark($0) } + [
      .groupEnd
    ]
  }
}
