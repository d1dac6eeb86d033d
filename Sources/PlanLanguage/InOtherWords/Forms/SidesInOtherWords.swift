/// Both sides of an exercise: `5/5`, `5L, 5R`, `30s im Wechsel`, `5 each side each direction`.

import SessionModel

extension OtherWords {
  static let sides = [eachWithoutSpace, equalReps, leftAndRight, holdInTurn, sidesAndDirections]

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

  /// `side plank 3x30s im Wechsel`: a hold has no reps between which the side changes.
  private static let holdInTurn = OtherWords { phrase in
    guard !phrase.isHead, phrase.isHeld,
      let word = phrase.places.first(where: {
        $0 > 1 && phrase.isWord($0, "im", "in", "abwechselnd", "wechselseitig", "alternierend", "alternate")
      }), phrase.tokens[..<word].contains(where: { $0.kind == .clock || $0.unit.isTime || $0.keyword == .breaths })
    else { return nil }
    let isTwo = phrase.says(word, "im", "wechsel") || phrase.says(word, "in", "turn")
    guard isTwo || !phrase.isWord(word, "im", "in"), phrase.ends(isTwo ? word + 2 : word + 1) else { return nil }
    return phrase.meaning(word, isTwo ? word + 2 : word + 1, "each side")
  }

  /// `circle 5 each side each direction`: both directions of a side are its reps.
  private static let sidesAndDirections = OtherWords { phrase in
    guard !phrase.isHead,
      let place = phrase.places.first(where: {
        $0 > 0 && phrase.whole($0).map { 1...100 ~= $0 } == true && phrase.isEach($0 + 1)
      })
    else { return nil }
    let isJoined = phrase.kind(place + 3) == .comma || phrase.isWord(place + 3, "and", "und")
    let other = isJoined ? place + 4 : place + 3
    let ways: Set<String> = ["direction", "way", "richtung"]
    guard let reps = phrase.whole(place), phrase.isEach(other),
      phrase.isWord(place + 2, in: ways) != phrase.isWord(other + 1, in: ways)
    else { return nil }
    let way = phrase.isWord(place + 2, in: ways) ? place + 1 : other
    let note = "\(reps) \(phrase.written(way, way + 2))"
    return phrase.meaning(place, other + 2, "\(2 * reps) each side note \"\(note)\"")
  }

  /// `step-up 3x10ea`
  private static let eachWithoutSpace = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.places.first(where: { $0 > 1 && phrase.isWord($0, "ea") }),
      phrase.touches(word), phrase.whole(word - 1) != nil, phrase.ends(word + 1)
    else { return nil }
    return phrase.hint(word - 1, word + 1, "\(phrase.text(word - 1)) each side")
  }
}

extension Phrase {
  /// `each side`, `per leg`, `je Richtung`
  fileprivate func isEach(_ index: Int) -> Bool {
    isWord(index, "each", "per", "je", "pro") && (isLimb(index + 1) || isWord(index + 1, "richtung"))
  }

  /// Whether its name is that of a plank, a stretch or another hold.
  var isHeld: Bool {
    guard let name, let found = ExerciseLibrary.builtIn.identify(name) else { return false }
    return Plan.CountedExercise(found).isHeld
  }

  /// Whether it says a side elsewhere.
  fileprivate var saysSides: Bool { tokens.contains { $0.keyword == .each || $0.keyword == .per } }
}
