/// `M: off`, `T: 8 miles`, `W: 6 easy`, `R: …`, `F: …`: weekdays of one letter.

enum ScribbleDays {
  /// Writes the short names of the days, if at least four lines begin so, each with another letter or the second `S`.
  static func straighten(_ lines: inout [ScribbleLine]) {
    let places = lines.indices.filter { letter(lines[$0]) != nil }
    let letters = places.compactMap { letter(lines[$0]) }
    guard letters.count >= 4, Set(letters).count >= 3,
      letters.contains("m") || letters.contains("w"),
      letters.count(where: { $0 == "s" }) <= 2,
      letters.filter({ $0 != "s" && $0 != "t" }).count <= 4
    else { return }
    var before: Set<String> = []
    for (place, letter) in zip(places, letters) {
      let isSecond = !before.insert(letter).inserted
      guard let day = isSecond ? second[letter] : first[letter] else { continue }
      lines[place].nameDay(day)
    }
  }

  private static let first = [
    "m": "Mon", "t": "Tue", "w": "Wed", "r": "Thu", "f": "Fri", "s": "Sat",
  ]
  private static let second = ["t": "Thu", "s": "Sun"]

  /// The letter of a day at the start of a line, with a colon or a dash after it.
  private static func letter(_ line: ScribbleLine) -> String? {
    // `F:` is read as the mark of a list.
    if let label = line.marks.label, label.number == nil { return label.letter == "f" ? "f" : nil }
    guard line.tokens.count > 2, first[line.tokens[0].text] != nil,
      line.tokens[1].isSign(":") || line.tokens[1].isSign("-")
    else { return nil }
    return line.tokens[0].text
  }
}

extension ScribbleLine {
  /// The same with the short name of its day.
  fileprivate mutating func nameDay(_ day: String) {
    let start = marks.label == nil ? 2 : 0
    let words = text(of: start..<tokens.count)
    marks.dropLabel()
    say(day + ": " + words)
  }
}
