/// Bounds with signs: `run 20min (HR < 145)`, `run 20min @ <145bpm`, `bike 30min @ < 200w`.

import SessionModel

extension OtherWords {
  static let bounds = [bound]

  private static let bound = OtherWords { phrase in
    guard !phrase.isHead, let sign = phrase.places.first(where: { phrase.isUpperBound($0) }),
      let value = phrase.boundedValue(behind: sign)
    else { return nil }
    var (start, end) = (sign, value.end)
    if phrase.isWord(start - 1, in: Lexer.wordsForHeartRate) { start -= 1 }
    if phrase.kind(start - 1) == .at { start -= 1 }
    if phrase.kind(start - 1) == .openParenthesis, phrase.kind(end) == .closeParenthesis {
      (start, end) = (start - 1, end + 1)
    }
    guard phrase.ends(end) else { return nil }
    return phrase.meaning(start, end, "@ at most \(value.text)").covering(phrase)
  }
}

extension Phrase {
  /// `<`, `<=` and `≤`
  fileprivate func isUpperBound(_ index: Int) -> Bool {
    kind(index) == .comparison && text(index).hasPrefix("<") || kind(index) == .foreign && text(index) == "≤"
  }

  /// `145`, `145bpm`, `200w`, `75%`: with its unit.
  fileprivate func boundedValue(behind sign: Int) -> (text: String, end: Int)? {
    let isRate = isWord(sign - 1, in: Lexer.wordsForHeartRate)
    if let rate = whole(sign + 1), unit(sign + 2) == nil {
      guard 60...220 ~= rate, isRate || isOfEndurance else { return nil }
      return ("\(rate)bpm", sign + 2)
    }
    guard let end = amountEnd(sign + 1), let unit = unitOfNumber(sign + 1) else { return nil }
    if unit == .percent, isRate { return ("\(digits(sign + 1))% of max heart rate", end) }
    return unit == .watt || unit == .beatsPerMinute ? (joined(sign + 1, end), end) : nil
  }
}
