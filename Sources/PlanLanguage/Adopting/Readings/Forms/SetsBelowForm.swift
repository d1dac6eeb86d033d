/// `5-5-3-3-1-1` below the name of an exercise: its sets, not a ladder.

extension LineForm {
  static let setsBelow = LineForm { line, reader in
    guard reader.exercises.pending != nil, reader.exercises.isWithoutName(line),
      let item = reader.exercises.read(line)
    else { return nil }
    return [.exercise(item)]
  }
}
