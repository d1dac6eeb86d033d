/// `A:` alone on a line: a part of the workout, or a day of a plan that takes turns, as in `GK-Plan A / B im Wechsel`.

extension LineForm {
  static let letter = LineForm { line, reader in
    guard reader.hasFollower, let letter = line.tokens.first, letter.isWord, letter.text.utf8.count == 1,
      let byte = letter.text.utf8.first, byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "h"),
      line.tokens.count == 2 && line.tokens[1].isMark || line.tokens.count == 1 && reader.survey.hasLetteredDays
    else { return nil }
    let title = line.text(of: 0..<1)
    if reader.survey.hasLetteredDays { return [.workout(title: title, level: line.marks.heading)] }
    return [.section(title: title, .part, level: line.marks.heading)]
  }
}
