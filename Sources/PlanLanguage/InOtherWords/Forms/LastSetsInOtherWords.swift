/// The last of several sets: `squat 3x8-12 last set to failure`, `bench press 5x10, last set 10+`.

extension OtherWords {
  static let lastSets = [lastSetOpen, openLastSet]

  /// `squat 3x5 @ 40kg, AMRAP last set`, `squat 3x5 last set AMRAP @ 40kg`: the plus is the sign for it.
  private static let openLastSet = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let sets = phrase.whole(first), sets > 1,
      phrase.kind(first + 1) == .times, phrase.whole(first + 2) != nil, phrase.kind(first + 3) != .plus,
      let word = phrase.places.first(where: {
        $0 > first + 2 && (phrase.isWord($0, "amrap") || phrase[$0].keyword == .max || phrase.failureEnd($0) != nil)
      })
    else { return nil }
    let behind = phrase.failureEnd(word) ?? word + 1
    let place = phrase.isWord(behind, "on", "in", "im", "for") ? behind + 1 : behind
    let isThe = phrase.isWord(place, "the", "der", "den")
    let last = isThe ? place + 1 : place
    guard phrase.says(last, "last", "set") || phrase.isWord(last, "letzter", "letzten", "letztem"),
      phrase.ends(last + 2), case let from = phrase.kind(word - 1) == .comma ? word - 1 : word
    else { return nil }
    let reps = phrase[first + 2].span.end
    return Reworded(
      place: phrase.span(from, last + 2), hints: [.write("\(phrase.joined(first, first + 3))+")],
      fixes: [
        Fix(replace: Span(start: reps, end: reps), with: "+"),
        Fix(replace: Span(start: phrase[from - 1].span.end, end: phrase[last + 1].span.end), with: ""),
      ]
    ).covering(phrase)
  }

  /// `squat 3x8-12 last set to failure`, `squat 3x8, last set max`, `bench press 5x10, last set 10+`: one of them is to failure.
  private static let lastSetOpen = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd, let sets = phrase.whole(first), sets > 1,
      phrase.kind(first + 1) == .times, phrase.whole(first + 2) != nil
    else { return nil }
    let isRange = [.minus, .dash].contains(phrase.kind(first + 3)) && phrase.whole(first + 4) != nil
    let end = isRange ? first + 5 : first + 3
    let word = phrase.kind(end) == .comma ? end + 1 : end
    guard phrase.says(word, "last", "set") || phrase.says(word, "letzter", "satz") else { return nil }
    if let last = phrase.whole(word + 2), phrase.kind(word + 3) == .plus, phrase.touches(word + 3),
      phrase.ends(word + 4)
    {
      let reps = phrase.joined(first + 2, end)
      let meant = "\(last)" == reps ? "\(sets)x\(reps)+" : "\(sets - 1)x\(reps), \(last)+"
      return phrase.meaning(first, word + 4, meant).covering(phrase)
    }
    let isMost = phrase[word + 2].keyword == .max || phrase.isWord(word + 2, "amrap")
    guard let behind = isMost ? word + 3 : phrase.failureEnd(word + 2), phrase.ends(behind) else { return nil }
    return phrase.meanings(
      first, behind, ("\(sets - 1)x\(phrase.joined(first + 2, end)), max", .lastSetOpen))
  }
}
