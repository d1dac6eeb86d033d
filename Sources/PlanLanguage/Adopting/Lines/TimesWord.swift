/// What people say for an `x`: `8 mal 400m`, `3 times 10 min`, `4 by 400`, `6-mal 100 m`; and after a count for reps:
/// `Crunches 20 mal`, `15mal`, `20 Stück`.

enum TimesWord {
  static func read(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    guard tokens.contains(where: { words.contains($0.text) || pieces.contains($0.text) }) else { return tokens }
    var read = withoutHyphens(tokens)
    for index in read.indices.dropFirst() {
      let (before, next) = (read[index - 1], index + 1 < read.count ? read[index + 1] : nil)
      guard before.number?.whole != nil else { continue }
      if pieces.contains(read[index].text) || countsReps(read, index) { read[index].text = "wdh" }
      guard words.contains(read[index].text), let next else { continue }
      // `cut it by 10%` takes nothing so often.
      let isShare = index + 2 < read.count && read[index + 2].isSign("%")
      guard next.number != nil || next.isClock, !isShare else { continue }
      read[index].text = "x"
    }
    return read
  }

  /// `6-mal`
  private static func withoutHyphens(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    let hyphens = tokens.indices.dropFirst().dropLast().filter { index in
      tokens[index].isSign("-") && tokens[index].touches && tokens[index + 1].touches
        && tokens[index + 1].text == "mal" && tokens[index - 1].number?.whole != nil
    }
    return hyphens.isEmpty ? tokens : tokens.indices.filter { !hyphens.contains($0) }.map { tokens[$0] }
  }

  /// `Crunches 20 mal pro Bein`, but `30 s halten, 3 mal` and `2 mal täglich`.
  private static func countsReps(_ tokens: [ScribbleToken], _ index: Int) -> Bool {
    guard tokens[index].text == "mal", index > 1, tokens[index - 2].isWord || tokens[index - 2].isSign(")"),
      !repeats.contains(tokens[index - 2].text), ScribbleUnit(tokens[index - 2].text) == nil,
      // The number of an item of a list is none of it.
      tokens[(tokens[1].isMark ? 1 : 0)..<(index - 1)].allSatisfy({ $0.number == nil && !$0.isClock })
        || tokens[index - 2].isSign(")")
    else { return false }
    guard index + 1 < tokens.count else { return true }
    return tokens[index + 1].number == nil && !tokens[index + 1].isClock && !tokens[index + 1].isSign(":")
      && !often.contains(tokens[index + 1].text)
  }

  private static let words: Set<String> = ["mal", "times", "by"]
  private static let pieces: Set<String> = ["stück", "stk", "stueck"]
  private static let repeats: Set<String> = [
    "wiederhole", "wiederholen", "ganze", "alles", "runde", "insgesamt", "dann", "je", "jeweils", "das", "und", "ca",
    "zirkel", "superset", "supersatz",
  ]
  private static let often: Set<String> = [
    "täglich", "wöchentlich", "am", "die", "in", "der", "im", "wiederholen", "durch", "das", "den",
  ]
}
