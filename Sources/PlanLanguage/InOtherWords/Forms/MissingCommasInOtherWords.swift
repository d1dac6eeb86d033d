/// Sets with their loads, one after another without a comma: `deadlift 1x10 @ 60% 1x8 @ 70%`.

import SessionModel

extension OtherWords {
  static let missingCommas = [
    // `squat 5, 3, 1 @ 75% 85% 95%`
    OtherWords { phrase in
      guard !phrase.isHead, let at = phrase.tokens.firstIndex(where: { $0.kind == .at }) else { return nil }
      var (place, loads) = (at + 1, [String]())
      while phrase.kind(place) == .number, let end = phrase.amountEnd(place), let unit = phrase.unitOfNumber(place),
        unit == .percent || unit.dimension == .mass
      {
        loads.append(phrase.joined(place, end))
        place = end
      }
      guard loads.count > 1, phrase.isAtEndOfSets(place) else { return nil }
      return phrase.meaning(at, place, "@ \(loads.joined(separator: ", "))").covering(phrase)
    },
    OtherWords { phrase in
      guard !phrase.isHead, let first = phrase.nameEnd else { return nil }
      var (place, sets, isMissing) = (first, [String](), false)
      while let set = phrase.loadedSet(place) {
        sets.append(set.text)
        place = set.end
        if [.minus, .dash, .plus].contains(phrase.kind(place)), phrase.loadedSet(place + 1) != nil {
          isMissing = true
          place += 1
        } else if phrase.kind(place) == .comma || phrase.isWord(place, "then", "dann") {
          isMissing = isMissing || phrase.kind(place) != .comma
          place += 1
          if phrase.isWord(place, "then", "dann") { place += 1 }
        } else if phrase.loadedSet(place) != nil {
          isMissing = true
        }
      }
      guard sets.count > 1, isMissing, phrase.isAtEndOfSets(place) else { return nil }
      return phrase.meaning(first, place, sets.joined(separator: ", ")).covering(phrase)
    },
  ]
}

extension Phrase {
  /// `1x10 @ 60%`, `5 @ rpe 8`, `3x5 80kg`: sets with what they are done with, and where they end.
  fileprivate func loadedSet(_ index: Int) -> (text: String, end: Int)? {
    guard whole(index) != nil else { return nil }
    var end = index + 1
    if kind(end) == .times {
      // `5x60kg`
      if unitOfNumber(end + 1)?.dimension == .mass, let last = amountEnd(end + 1) {
        return ("\(text(index)) @ \(joined(end + 1, last))", last)
      }
      guard whole(end + 1) != nil else { return nil }
      end += 2
    }
    if [.minus, .dash].contains(kind(end)), whole(end + 1) != nil { end += 2 }
    if kind(end) == .plus, touches(end) { end += 1 }
    let sets = joined(index, end)
    let load = kind(end) == .at ? end + 1 : end
    if kind(end) == .at, self[load].keyword == .rpe || self[load].keyword == .rir, kind(load + 1) == .number {
      return ("\(sets) @ \(text(load)) \(text(load + 1))", load + 2)
    }
    guard kind(load) == .number, let unit = unitOfNumber(load), unit == .percent || unit.dimension == .mass,
      let last = amountEnd(load)
    else { return nil }
    return ("\(sets) @ \(joined(load, last))", last)
  }
}
