/// Numbers that are written as words: `four sets of ten squats`, `drei Runden`.

enum NumberWord {
  /// They are numbers before something that is counted and after `sets of`; others stay words, as in *one-arm row*.
  static func read(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    guard tokens.contains(where: { meanings[$0.text] != nil }) else { return tokens }
    var read = tokens
    for (index, token) in tokens.enumerated() {
      guard token.isWord, let meaning = meanings[token.text] else { continue }
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      let before = index > 0 ? tokens[index - 1].text : ""
      let isBehindSets = ["of", "à"].contains(before) && index > 1 && counted.contains(tokens[index - 2].text)
      guard counted.contains(next) || isBehindSets else { continue }
      read[index].kind = .number(ScribbleNumber(thousandths: meaning * 1000))
    }
    return read
  }

  private static let counted: Set<String> = [
    "set", "sets", "round", "rounds", "rep", "reps", "minute", "minutes", "min", "second", "seconds", "satz", "sätze",
    "runde", "runden", "minuten", "sekunden", "wiederholungen", "wdh", "times", "x", "mal",
  ]

  private static let meanings: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
    "ninety": 90, "ein": 1, "eine": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7,
    "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12, "fünfzehn": 15, "zwanzig": 20, "dreißig": 30,
  ]
}
