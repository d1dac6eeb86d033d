/// The parts of an item in another order: `100m backstroke x4`, `6x hill sprint 30s`, `squat 5 every 30s x15`, `run 1.5mi cap
/// 17min`.

extension OtherWords {
  static let order = [countFirst, amountFirst, countBehindEvery, capBehindItem]

  /// `6x hill sprint 30s`
  private static let countFirst = OtherWords { phrase in
    guard !phrase.isHead, phrase.whole(0) != nil, phrase.kind(1) == .times, phrase.kind(2) == .word,
      let amount = phrase.places.first(where: { $0 > 2 && phrase.kind($0) != .word }),
      let end = phrase.amountEnd(amount), phrase.ends(end),
      phrase.tokens[2..<amount].allSatisfy({ $0.keyword == nil })
    else { return nil }
    let sets = "\(phrase.text(0))x\(phrase.joined(amount, end))"
    return phrase.meaning(0, end, "\(phrase.written(2, amount)) \(sets)")
  }

  /// `100m backstroke x4`
  private static let amountFirst = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.amountEnd(0), phrase.kind(first) == .word,
      let times = phrase.tokens.firstIndex(where: { $0.kind == .times }), times > first,
      phrase.tokens[first..<times].allSatisfy({ $0.kind == .word && $0.keyword == nil }),
      phrase.whole(times + 1) != nil, phrase.ends(times + 2)
    else { return nil }
    let sets = "\(phrase.text(times + 1))x\(phrase.joined(0, first))"
    return phrase.meaning(0, times + 2, "\(phrase.written(first, times)) \(sets)")
  }

  /// `squat 5 every 30s x15`
  private static let countBehindEvery = OtherWords { phrase in
    guard !phrase.isHead, let first = phrase.nameEnd,
      let every = phrase.tokens.firstIndex(where: { $0.keyword == .every }),
      every > first, let end = phrase.timeEnd(every + 1), phrase.kind(end) == .times, phrase.whole(end + 1) != nil,
      end + 2 == phrase.count, !phrase.tokens[..<every].contains(where: { $0.kind == .times })
    else { return nil }
    let sets = "\(phrase.text(end + 1))x\(phrase.written(first, end))"
    return phrase.meaning(first, phrase.count, sets)
  }

  /// `run 1.5mi cap 17min`
  private static let capBehindItem = OtherWords { phrase in
    guard !phrase.isHead, phrase.nameEnd != nil, let cap = phrase.tokens.firstIndex(where: { $0.keyword == .cap }),
      cap > 1, phrase[0].keyword?.isGroup != true, phrase.tokens[..<cap].contains(where: { $0.kind == .number }),
      phrase.timeEnd(cap + 1) == phrase.count
    else { return nil }
    let time = phrase.joined(cap + 1, phrase.count)
    let end = phrase.says(cap - 2, "for", "time") ? cap - 2 : cap
    return phrase.meaning(0, phrase.count, "for time cap \(time) < \(phrase.written(0, end)) >")
  }
}
