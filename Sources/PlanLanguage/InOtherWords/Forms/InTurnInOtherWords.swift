/// Both sides in turn, with a number for each of them: `alternating lunges 10 each leg`, `alternating curl 3x8-10 each arm`.

extension OtherWords {
  static let inTurn = [
    OtherWords { phrase in
      guard !phrase.isHead, let turn = phrase.tokens.firstIndex(where: { $0.keyword == .alternating }),
        let each = phrase.places.first(where: { [.each, .per].contains(phrase[$0].keyword) && phrase.isLimb($0 + 1) }),
        turn < each || turn == each + 2
      else { return nil }
      func saying(_ side: String) -> [Phrase.Edit] {
        turn < each ? [(turn, turn + 1, ""), (each, each + 2, side)] : [(each, turn + 1, side)]
      }
      let after = phrase.replacing(saying("each side"))
      // Ten on each leg, in turn, are twenty altogether.
      let inTurn = phrase.doubledReps(before: each).map { phrase.replacing(saying("alternate sides") + [$0]) }
      let hints = [
        inTurn.map { Hint.writeFor($0, meaning: .sidesInTurn) }, .writeFor(after, meaning: .oneSideThenTheOther),
      ]
      return Reworded(place: phrase.span(0, phrase.count), hints: hints.compactMap { $0 })
    }
  ]
}

extension Phrase {
  /// The only reps before a place, `10`, `3x10` or `8-10`, replaced by twice as many; nil if there are others, or none.
  fileprivate func doubledReps(before end: Int) -> Edit? {
    guard let first = tokens[..<end].firstIndex(where: { $0.kind == .number }) else { return nil }
    let place = kind(first + 1) == .times ? first + 2 : first
    guard let low = whole(place), low < 1000, unit(place + 1) == nil else { return nil }
    let isRange = [.minus, .dash].contains(kind(place + 1))
    let behind = isRange ? place + 3 : place + 1
    guard behind <= end, !tokens[behind..<end].contains(where: { [.number, .comma, .times].contains($0.kind) }) else {
      return nil
    }
    guard isRange else { return (place, behind, "\(2 * low)") }
    guard let high = whole(place + 2), high < 1000 else { return nil }
    return (place, behind, "\(2 * low)-\(2 * high)")
  }
}
