/// `3x KH-Rudern einarmig 10/10`, `3 x Plank 30 s`: the number of sets before the name, and the amount of one after it.

extension ExerciseReader {
  mutating func withSetsInFront(_ line: ScribbleLine) -> ExerciseReading? {
    if let reading = onlyCounted(line) { return reading }
    guard line.tokens.count > 3, let sets = line.tokens[0].number?.whole, (2...Factor.mostSets).contains(sets),
      line.tokens[1].text == "x", line.tokens[2].isWord,
      line.tokens[2...].contains(where: { $0.number != nil || $0.isClock })
    else { return nil }
    let rest = line.part(2..<line.tokens.count)
    guard !hasSets(rest), var reading = read(rest), reading.name.entry != nil, reading.repeatAmount(sets) else {
      return nil
    }
    reading.isGuess = true
    return reading
  }

  /// `5x Sonnengruß A`, and `5x burpees` in a group: what is done so often. Of a lift it would be sets without reps.
  private mutating func onlyCounted(_ line: ScribbleLine) -> ExerciseReading? {
    guard line.tokens.count > 2, let reps = line.tokens[0].number?.whole, (2...50).contains(reps),
      line.tokens[1].text == "x", line.tokens[2...].allSatisfy({ $0.isWord })
    else { return nil }
    guard let name = known(line.trimmed(2..<line.tokens.count)), let entry = name.entry,
      entry.measure == .reps && (entry.category == .mobility || isInGroup && entry.equipment == .bodyweight)
        || ["stride", "hill-sprint"].contains(entry.key)
    else { return nil }
    var reading = ExerciseReading(name: name, isGuess: true)
    reading.runs = [SetRun(amount: ScribbleAmount(kind: .reps, text: "\(reps)"))]
    if !name.remark.isEmpty { reading.remarks = [name.remark] }
    return reading
  }
}
