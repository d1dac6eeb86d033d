/// `# Full body`, `FRAN`, `Push day`: a heading that is neither a day nor a known part of a workout.

extension LineForm {
  static let heading = LineForm { line, reader in
    let title = HeadingText.of(line)
    guard !title.isEmpty else { return nil }
    if line.marks.heading > 0 { return [.heading(title, level: line.marks.heading, isAfterBlank: line.isAfterBlank)] }
    // `WOD` and `"Helen"` below it
    if !reader.hasBegun || reader.isBelowTitle, reader.hasFollower, line.tokens.count <= 6,
      line.tokens[0].isSign("\""), line.tokens.last?.isSign("\"") ?? false
    {
      return [.heading(title, level: 0, isAfterBlank: true)]
    }
    let open = line.tokens.firstIndex { $0.isSign("(") } ?? line.tokens.count
    // The parentheses after a title may hold a sentence.
    let isTitle = open > 0 && !reader.hasBegun && !HeadingText.isSentence(line.part(0..<open))
    guard line.tokens.count <= 10, isTitle || !HeadingText.isSentence(line), line.isAfterBlank || line.endsWithColon,
      reader.hasFollower || !reader.hasBegun && !reader.isLast
    else { return nil }
    return [.heading(title, level: 0, isAfterBlank: line.isAfterBlank)]
  }
}

extension HeadingText {
  /// Whether the line is a sentence that people say to each other.
  static func isSentence(_ line: ScribbleLine) -> Bool {
    if let last = line.tokens.last, last.isSign(".") || last.isSign(",") || last.isSign("?") { return true }
    return line.tokens.contains { Shorthand.sentenceWords.contains($0.text) && !allowed.contains($0.text) }
  }

  private static let allowed: Set<String> = ["day", "days", "week", "total", "my", "dein", "mein", "or", "not"]
}
