/// Both sides of an exercise: `5/5`, `5L, 5R`.

extension OtherWords {
  static let sides = [equalReps, leftAndRight]

  /// `kettlebell snatch 5/5`: nobody has two equal levels. With a word behind it, it is part of a name: `90/90 stretch`.
  private static let equalReps = OtherWords { phrase in
    guard !phrase.isHead,
      let place = phrase.places.first(where: {
        $0 > 0 && phrase.whole($0).map { 1...100 ~= $0 } == true && phrase.kind($0 + 1) == .slash
          && phrase.touches($0 + 1) && phrase.touches($0 + 2) && phrase.whole($0 + 2) == phrase.whole($0)
      }), phrase.kind(place - 1) != .slash, phrase.kind(place + 3) != .slash, phrase.unit(place + 3) == nil,
      phrase.kind(place + 3) != .word || phrase[place + 3].keyword != nil,
      !phrase.tokens[..<place].contains(where: { $0.kind == .at }),
      phrase.kind(place - 1) == .word || phrase.kind(place - 1) == .times || phrase.kind(place - 1) == .text,
      !phrase.isOfEndurance
    else { return nil }
    let reps = phrase.text(place)
    return phrase.meaning(place, place + 3, phrase.saysSides ? reps : "\(reps) each side")
  }

  /// `kettlebell press 5L, 5R`, `5 left, 5 right`, `side plank 30s left 30s right`
  private static let leftAndRight = OtherWords { phrase in
    guard !phrase.isHead, !phrase.saysSides else { return nil }
    for place in phrase.places where place > 0 {
      guard let left = phrase.whole(place) != nil && phrase.timeEnd(place) == nil ? place + 1 : phrase.timeEnd(place),
        phrase.isWord(left, "l", "left", "li", "links")
      else { continue }
      let isJoined =
        [.comma, .slash, .plus, .separator].contains(phrase.kind(left + 1)) || phrase.isWord(left + 1, "and", "und")
      let other = isJoined ? left + 2 : left + 1
      let right = other + left - place
      guard phrase.joined(other, right) == phrase.joined(place, left), other < phrase.count,
        phrase.isWord(right, "r", "right", "re", "rechts")
      else { continue }
      return phrase.meaning(place, right + 1, "\(phrase.joined(place, left)) each side")
    }
    return nil
  }
}

extension Phrase {
  /// Whether it says a side elsewhere.
  fileprivate var saysSides: Bool { tokens.contains { $0.keyword == .each || $0.keyword == .per } }
}
