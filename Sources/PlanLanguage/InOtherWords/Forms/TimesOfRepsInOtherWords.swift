/// How long each repeat of a distance takes: `run 6x800m in 3:20`, `run 6x800m @ 3:20 w/ 400m jog`. It is a pace.

import SessionModel

extension OtherWords {
  static let timesOfReps = [timeInside, timeBeforeRecovery, paceWithoutSign]

  /// `run 6x800m in 3:20`, `6x800m run in 3:20`
  private static let timeInside = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.tokens.lastIndex(where: { $0.keyword == .in }), word > 2,
      let end = phrase.timeEnd(word + 1), let way = phrase.distanceOfRepeats(before: word),
      !phrase.tokens.contains(where: { $0.kind == .at })
    else { return nil }
    // The name may be the problem as well.
    return phrase.meaning(word, end, "@ \(phrase.joined(word + 1, end))/\(way)").covering(phrase)
  }

  /// `run 6x800m @ 3:20 w/ 400m jog`
  private static let timeBeforeRecovery = OtherWords { phrase in
    guard !phrase.isHead, let at = phrase.tokens.firstIndex(where: { $0.kind == .at }),
      phrase.kind(at + 1) == .clock, let way = phrase.distanceOfRepeats(before: at),
      phrase.isWord(at + 2, "w", "with", "mit"),
      case let amount = phrase.kind(at + 3) == .slash ? at + 4 : at + 3, let end = phrase.amountEnd(amount)
    else { return nil }
    let isNamed = phrase.isWord(end, in: movements) || phrase.isWord(end, "rest", "recovery", "pause", "easy")
    guard phrase.ends(isNamed ? end + 1 : end) else { return nil }
    let note = phrase.isWord(end, in: movements) ? " note \"\(phrase.written(end, end + 1))\"" : ""
    return phrase.meaning(
      at, isNamed ? end + 1 : end, "@ \(phrase.text(at + 1))/\(way) rest \(phrase.joined(amount, end))\(note)")
  }

  /// `run 5mi 8:00/mi`
  private static let paceWithoutSign = OtherWords { phrase in
    guard !phrase.isHead, let clock = phrase.tokens.firstIndex(where: { $0.kind == .clock }), clock > 1,
      phrase.kind(clock + 1) == .slash, phrase.touches(clock + 1), phrase.touches(clock + 2),
      let end = phrase.unit(clock + 2)?.dimension == .length ? clock + 3 : phrase.amountEnd(clock + 2),
      phrase.kind(clock - 1) == .number || phrase.unit(clock - 1) != nil, phrase.isAtEndOfSets(end),
      !phrase.tokens.contains(where: { $0.kind == .at })
    else { return nil }
    let gap = Span(start: phrase[clock].span.start, end: phrase[clock].span.start)
    return Reworded(
      place: phrase.span(clock, end), hints: [.write("@ \(phrase.joined(clock, end))")],
      fixes: [Fix(replace: gap, with: "@ ")])
  }
}

extension Phrase {
  /// The `800m` of `6x800m`, if words are all else before a place.
  fileprivate func distanceOfRepeats(before place: Int) -> String? {
    guard let times = tokens[..<place].firstIndex(where: { $0.kind == .times }), whole(times - 1) != nil,
      let end = amountEnd(times + 1), end <= place,
      unitOfNumber(times + 1)?.dimension == .length,
      (end..<place).allSatisfy({ kind($0) == .word }), (0..<times - 1).allSatisfy({ kind($0) == .word })
    else { return nil }
    return joined(times + 1, end)
  }
}
