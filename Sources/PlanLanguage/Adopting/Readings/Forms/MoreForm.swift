/// `80 kg`, `rest 3 min`, `@ RPE 8` on a line of its own: more about the exercise above.

extension LineForm {
  static let more = LineForm { line, reader in
    guard !line.isAfterBlank, let more = reader.exercises.more(line) else { return nil }
    return [.more(more, words: line.text)]
  }
}
