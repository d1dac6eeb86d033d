/// Checks whether a plan's text still contains every word of a scribbled line, as written or in its usual form.

struct KeptWords {
  /// How often each word occurs.
  private var words: [String: Int] = [:]

  /// The words of a text of the plan.
  init(of text: String) {
    for (key, bare) in KeptWords.keys(of: text) {
      words[key, default: 0] += 1
      if let bare { words[bare, default: 0] += 1 }
    }
  }

  /// Whether every word of the line is among them.
  func hold(_ line: String) -> Bool {
    var left = words
    for (key, _) in KeptWords.keys(of: line) {
      guard let count = left[key], count > 0 else { return false }
      left[key] = count - 1
    }
    return true
  }

  /// Whether a word is part of the syntax of a plan, so that it is not a name.
  static func isSyntax(_ word: String) -> Bool { syntax.contains(word) || ScribbleUnit(word) != nil }

  /// The key for each word, however it is written: `2 min`, `2:00` and `120s` are the same. A number with its
  /// unit also stands for the number alone.
  private static func keys(of text: String) -> [(key: String, bare: String?)] {
    let tokens = ScribbleLexer.tokens(of: Array(text.unicodeScalars))
    return tokens.enumerated().compactMap { index, token in
      switch token.kind {
      case .sign: return nil
      case .clock(let seconds): return ("time \(seconds * 1000)", nil)
      case .number(let number):
        let next = index + 1 < tokens.count ? ScribbleUnit(tokens[index + 1].text) : nil
        guard let next, next.isTime else { return ("number " + number.text, nil) }
        let scale = next == .second ? 1 : next == .minute ? 60 : 3600
        return ("time \(number.thousandths * scale)", "number " + number.text)
      case .word:
        if syntax.contains(token.text) { return nil }
        guard let unit = ScribbleUnit(token.text) else { return (token.text, nil) }
        return unit.isTime || unit == .reps ? nil : (unit.rawValue, nil)
      }
    }
  }

  /// Words whose meaning is expressed by the syntax of a plan: `sets of` is an `x`, `pro Seite` is `each side`, `then`
  /// the order.
  private static let syntax: Set<String> = [
    "x", "a", "set", "sets", "satz", "sätze", "saetze", "of", "à", "je", "at", "mit", "with", "per", "pro", "each",
    "side",
    "sides", "seite", "leg", "legs", "arm", "bein", "ea", "rest", "pause", "then", "dann", "and", "und", "round",
    "rounds",
    "runden", "runde", "rds", "rft", "for", "time", "auf", "zeit", "amrap", "max", "last", "letzter", "on", "every",
    "alle",
    "emom", "odd", "even", "min", "minute", "superset", "supersatz", "ss", "mal", "times", "by", "á", "in", "the",
    "between", "zwischen", "den",
    "sätzen", "warm-up", "warmup", "warm", "up", "aufwärmen", "zirkel", "circuit", "to", "failure", "1rm", "rm", "from",
  ]
}
