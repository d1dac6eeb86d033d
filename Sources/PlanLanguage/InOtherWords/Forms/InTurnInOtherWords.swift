/// Both sides in turn, with a number for each of them: `alternating lunges 10 each leg`, `alternating curl 3x8-10 each arm`.

extension OtherWords {
  static let inTurn = [
    OtherWords { phrase in
      guard !phrase.isHead, let turn = phrase.tokens.firstIndex(where: { $0.keyword == .alternating }),
        let each = phrase.places.first(where: { [.each, .per].contains(phrase[$0].keyword) && phrase.isLimb($0 + 1) }),
        turn < each || turn == each + 2
      else { return nil }
      // Ten on each leg, in turn, are twenty altogether.
      let place = phrase.span(0, phrase.count)
      guard turn < each else {
        let after = phrase.replacing((each, turn + 1, "each side"))
        guard let (from, to, doubled) = phrase.doubledReps(before: each) else {
          return Reworded(place: place, hints: [.writeFor(after, meaning: .oneSideThenTheOther)])
        }
        let inTurn = phrase.replacing((from, to, doubled), (each, turn + 1, "alternate sides"))
        return Reworded(
          place: place,
          hints: [.writeFor(inTurn, meaning: .sidesInTurn), .writeFor(after, meaning: .oneSideThenTheOther)])
      }
      let after = phrase.replacing((turn, turn + 1, ""), (each, each + 2, "each side"))
      guard let (from, to, doubled) = phrase.doubledReps(before: each) else {
        return Reworded(place: place, hints: [.writeFor(after, meaning: .oneSideThenTheOther)])
      }
      let isCountFirst = from < turn
      let inTurn =
        isCountFirst
        ? phrase.replacing((from, to, doubled), (turn, turn + 1, ""), (each, each + 2, "alternate sides"))
        : phrase.replacing((turn, turn + 1, ""), (from, to, doubled), (each, each + 2, "alternate sides"))
      return Reworded(
        place: place,
        hints: [.writeFor(inTurn, meaning: .sidesInTurn), .writeFor(after, meaning: .oneSideThenTheOther)])
    }
  ]
}

extension Phrase {
  /// The only reps before a place, `10`, `3x10` or `8-10`, and twice as many; nil if there are others, or none.
  fileprivate func doubledReps(before end: Int) -> (from: Int, to: Int, text: String)? {
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
