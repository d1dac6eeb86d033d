/// `80 kg`, `rest 3 min`, `@ RPE 8` on a line of its own: more about the exercise above.

extension LineForm {
  static let more = LineForm { line, reader in
    guard !line.isAfterBlank, let more = reader.exercises.more(line) else { return nil }
    // `TF 85-95` below the parts of a ride is about all of it.
    if reader.exercises.sport != nil, reader.exercises.pending == nil, !isCadence(more, reader) {
      return [.remark(line.text)]
    }
    return [.more(more, words: line.text)]
  }
}

/// Whether it is only the cadence of the intervals right above, and of no others: `cadence 85-95`.
private func isCadence(_ more: ExerciseReading, _ reader: LineReader) -> Bool {
  guard let above = reader.lastExercise, above.attribute(.cadence) == nil, above.commonCount ?? 1 > 1,
    reader.exerciseBefore?.commonCount ?? 1 == 1
  else { return false }
  return more.attributes.map { $0.kind } == [.cadence] && more.allIntensities.isEmpty && more.remarks.isEmpty
}
