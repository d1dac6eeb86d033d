/// Numbers that are written as words: `four sets of ten squats`, `drei Runden`.

enum NumberWord {
  /// They are numbers before something that is counted and after `sets of`; others stay words, as in *one-arm row*.
  static func read(_ line: [ScribbleToken]) -> [ScribbleToken] {
    var tokens = withoutHyphens(line)
    let isSaid = tokens.contains {
      meanings[$0.text] != nil || timesInWords[$0.text] != nil || $0.isWord && $0.text.contains("-")
    }
    guard isSaid else { return tokens }
    tokens = tokens.flatMap { split($0) }
    tokens = tokens.indices.flatMap { splitTimes(tokens, $0) }
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

  /// `three`, `zehn`
  static func value(of word: String) -> Int? { meanings[word].map { Int($0) } }

  /// `5-minute walk`, `400-meter run`: the hyphen before a unit says nothing.
  private static func withoutHyphens(_ tokens: [ScribbleToken]) -> [ScribbleToken] {
    func joins(_ index: Int) -> Bool {
      guard tokens[index].isSign("-"), tokens[index].touches, index > 0, index + 1 < tokens.count,
        tokens[index - 1].number != nil, tokens[index + 1].touches, tokens[index + 1].text.utf8.count > 2,
        let unit = ScribbleUnit(tokens[index + 1].text)
      else { return false }
      // `60/40-lbs.`
      return unit.isTime || unit.isLength || unit.isMass
    }
    guard tokens.indices.contains(where: { joins($0) }) else { return tokens }
    return tokens.indices.filter { !joins($0) }.map { tokens[$0] }
  }

  /// `five-minute walk`: a number and what it counts.
  private static func split(_ token: ScribbleToken) -> [ScribbleToken] {
    let parts = token.text.split(separator: "-")
    guard token.isWord, parts.count == 2, meanings[String(parts[0])] != nil,
      ["minute", "min", "second", "mile", "hour", "sec"].contains(parts[1])
    else { return [token] }
    var (first, second) = (token, token)
    let middle = token.range.lowerBound + parts[0].unicodeScalars.count
    (first.text, first.range) = (String(parts[0]), token.range.lowerBound..<middle)
    (second.text, second.range, second.touches) = (String(parts[1]), middle + 1..<token.range.upperBound, false)
    return [first, second]
  }

  /// `zweimal 30 Sekunden`, `dreimal 10 Liegestütze`: how often, before an amount.
  private static func splitTimes(_ tokens: [ScribbleToken], _ index: Int) -> [ScribbleToken] {
    let token = tokens[index]
    guard let (times, letters) = timesInWords[token.text], index + 1 < tokens.count,
      case let next = tokens[index + 1],
      next.number != nil || next.isClock || meanings[next.text] != nil
    else { return [token] }
    var (first, second) = (token, token)
    let middle = token.range.lowerBound + letters
    (first.text, first.range) = ("\(times)", token.range.lowerBound..<middle)
    first.kind = .number(ScribbleNumber(thousandths: times * 1000))
    (second.text, second.range, second.touches) = ("mal", middle..<token.range.upperBound, true)
    return [first, second]
  }

  private static let timesInWords: [String: (times: Int, letters: Int)] = [
    "zweimal": (2, 4), "dreimal": (3, 4), "viermal": (4, 4), "fünfmal": (5, 4), "sechsmal": (6, 5), "twice": (2, 3),
  ]

  private static let counted: Set<String> = [
    "set", "sets", "round", "rounds", "rep", "reps", "minute", "minutes", "min", "second", "seconds", "satz", "sätze",
    "runde", "runden", "minuten", "sekunden", "wiederholungen", "wdh", "times", "x", "mal", "repetitions", "mile",
    "hour", "sec",
  ]

  private static let meanings: [String: Int] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
    "ninety": 90, "ein": 1, "eine": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7,
    "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12, "fünfzehn": 15, "zwanzig": 20, "dreißig": 30,
  ]
}
