/// `80 kg`, `rest 3 min`, `@ RPE 8` on a line of its own: more about the exercise above.

extension LineForm {
  static let more = LineForm { line, reader in
    guard !line.isAfterBlank, let more = reader.exercises.more(line) else { return nil }
    // `TF 85-95` below the parts of a ride is about all of it.
    if reader.exercises.sport != nil, reader.exercises.pending == nil { return [.remark(line.text)] }
    return [.more(more, words: line.text)]
  }
}
