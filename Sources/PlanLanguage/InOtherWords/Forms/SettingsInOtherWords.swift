/// The level of a machine in other words: `bike 20min gear 3`, `row 500m damper 5`.

import SessionModel

extension OtherWords {
  static let settings = [setting]

  private static let setting = OtherWords { phrase in
    guard !phrase.isHead, phrase.isOfEndurance,
      let word = phrase.places.first(where: { $0 > 1 && phrase.isSetting($0) })
    else { return nil }
    // `drag factor 120` is measured, not set.
    if phrase.isWord(word, "drag") {
      let number = phrase.isWord(word + 1, "factor") ? word + 2 : word + 1
      guard phrase.whole(number) != nil, phrase.ends(number + 1) else { return nil }
      return phrase.meaning(word, number + 1, "note \"\(phrase.written(word, number + 1))\"")
    }
    let isSet = phrase.isWord(word + 1, "setting", "level", "at", "on") || phrase.text(word + 1) == ":"
    let number = isSet ? word + 2 : word + 1
    let isRange = [.minus, .dash].contains(phrase.kind(number + 1)) && phrase.whole(number + 2) != nil
    let end = isRange ? number + 3 : number + 1
    guard phrase.whole(number).map({ 1...40 ~= $0 }) == true, phrase.ends(end) || phrase.kind(end) == .comma else {
      return nil
    }
    let comma = phrase.kind(word - 1) == .comma
    return phrase.meaning(
      comma ? word - 1 : word, end, "\(comma ? " " : "")resistance \(phrase.joined(number, end))"
    ).covering(phrase)
  }
}

extension Phrase {
  fileprivate func isSetting(_ index: Int) -> Bool {
    isWord(index, "gear", "damper", "drag", "level", "lvl", "stufe", "gang", "widerstand", "setting", "tension")
  }
}
