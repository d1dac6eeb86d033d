/// `Meet 18:30 by the clubhouse`, `Training 18:30 Uhr`, `Treffpunkt 9:00 am Bad`: when and where people meet, which is no
/// work.

extension LineForm {
  static let appointment = LineForm { line, reader in
    guard Appointment.isSaid(by: line), !reader.exercises.hasSets(line) else { return nil }
    return [.remark(line.text)]
  }
}

private enum Appointment {
  static func isSaid(by line: ScribbleLine) -> Bool {
    line.tokens.indices.contains { index in
      guard let hour = hour(line, index) else { return false }
      let next = index + 1 < line.tokens.count ? line.tokens[index + 1].text : ""
      if ["uhr", "am", "pm", "h"].contains(next), next != "h" || hour > 4 {
        return next != "am" || index + 2 >= line.tokens.count || !line.tokens[index + 2].isWord
          || hasWord(line, before: index)
      }
      return hour >= 5 && hasWord(line, before: index)
    }
  }

  /// The hours of a clock at a place, as it is written: `18:30`.
  private static func hour(_ line: ScribbleLine, _ index: Int) -> Int? {
    guard case .clock(let seconds) = line.tokens[index].kind, line.tokens[index].text.utf8.count <= 5,
      !line.tokens[index].text.hasPrefix(":")
    else { return nil }
    return seconds / 60 < 24 ? seconds / 60 : nil
  }

  private static func hasWord(_ line: ScribbleLine, before index: Int) -> Bool {
    line.tokens[..<index].suffix(4).contains { words.contains($0.text) }
  }

  private static let words: Set<String> = [
    "meet", "meeting", "treffen", "treffpunkt", "treff", "training", "beginn", "begins", "starts", "class", "kurs",
    "doors", "practice", "abfahrt", "um",
  ]
}
