/// `3x KH-Rudern einarmig 10/10`, `3 x Plank 30 s`: the number of sets before the name, and the amount of one after it.

extension ExerciseReader {
  mutating func withSetsInFront(_ line: ScribbleLine) -> ExerciseReading? {
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
}
