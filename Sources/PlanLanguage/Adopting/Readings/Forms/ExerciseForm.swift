/// `Bench press 3x8 @ 80kg, rest 90s`: one exercise.

extension LineForm {
  static let exercise = LineForm { line, reader in
    guard let item = reader.exercises.read(line) else { return nil }
    let isKnown = item.name.entry != nil && (!item.intensities.isEmpty || !item.attributes.isEmpty)
    return item.hasAmount || isKnown ? [.exercise(item)] : nil
  }
}
