/// Several lifts with one bar, and how often: `power clean + push jerk 2+1 7x`, `clean 1 + jerk 1 5x @ 60kg`.

extension OtherWords {
  static let complexes = [
    OtherWords { phrase in
      guard !phrase.isHead, phrase.kind(0) == .word, phrase.tokens.contains(where: { $0.kind == .plus }) else {
        return nil
      }
      var (place, names, reps) = (0, [String](), [String]())
      while true {
        let first = place
        while phrase.kind(place) == .word, phrase[place].keyword?.isAttribute != true { place += 1 }
        guard place > first else { return nil }
        names.append(phrase.written(first, place))
        if phrase.whole(place) != nil, phrase.kind(place + 1) != .times, !reps.isEmpty || names.count == 1,
          phrase.kind(place + 1) != .plus || phrase.kind(place + 2) == .word
        {
          reps.append(phrase.text(place))
          place += 1
        } else if phrase.whole(place) != nil, phrase.kind(place + 1) == .times, !phrase.touches(place + 1),
          phrase.whole(place + 2) != nil, reps.count == names.count - 1, !reps.isEmpty
        {
          // `clean 1 + jerk 1 x4`
          reps.append(phrase.text(place))
          place += 1
        }
        guard phrase.kind(place) == .plus else { break }
        place += 1
      }
      // `2+1` behind all of the names
      while reps.count < names.count, phrase.whole(place) != nil, phrase.kind(place + 1) != .times {
        reps.append(phrase.text(place))
        place += 1
        if phrase.kind(place) == .plus { place += 1 }
      }
      guard names.count > 1, reps.count == names.count, let count = phrase.countOfSets(place),
        phrase.ends(place + 2)
      else { return nil }
      let rest = phrase.written(place + 2, phrase.count)
      let lifts = zip(names, reps).map { "\($0) \($1)" }.joined(separator: "; ")
      return phrase.hint(0, phrase.count, "complex x\(count)\(rest.isEmpty ? "" : " " + rest) < \(lifts) >")
    }
  ]
}

extension Phrase {
  /// The `7` of `7x` or `x7`.
  fileprivate func countOfSets(_ index: Int) -> Int? {
    if kind(index) == .times { return whole(index + 1) }
    return kind(index + 1) == .times ? whole(index) : nil
  }
}
