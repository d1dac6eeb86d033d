/// The parts of an item in another order, or its name without quotes: `100m backstroke x4`, `6x hill sprint 30s`, `squat 5
/// every 30s x15`, `run 1.5mi cap 17min`, `Warrior 2 5 breaths`.

extension OtherWords {
  static let order = [
    numberedPose, countFirst, amountFirst, countBehindEvery, capBehindItem, breaths, germanHeads, teams,
  ]

  /// `Warrior 2 5 breaths each side`: a name with a number in it.
  private static let numberedPose = OtherWords { phrase in
    guard !phrase.isHead, let end = phrase.nameEnd, phrase.whole(end).map({ $0 < 4 }) == true,
      phrase.kind(end + 1) == .number || phrase.kind(end + 1) == .clock,
      case let name = phrase.written(0, end + 1), ExerciseLibrary.builtIn.identify(name) != nil
    else { return nil }
    // The second number is one too many.
    return phrase.meaning(0, end + 1, "\"\(name)\"").reaching(phrase.span(end + 1, end + 2).end)
  }

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

  /// `breathing < in 4s, out 6s >`
  private static let breaths = OtherWords { phrase in
    guard phrase.heads.contains(where: { $0.first?.keyword == .breathing }), !phrase.isHead else { return nil }
    let parts = phrase.tokens.split(omittingEmptySubsequences: false) { $0.kind == .comma }
    guard parts.count > 1,
      parts.allSatisfy({ part in part.count > 1 && part.first.map { [.in, .out, .hold].contains($0.keyword) } == true })
    else { return nil }
    let commas = phrase.places.filter { phrase.kind($0) == .comma }
    return Reworded(
      place: phrase.span(0, phrase.count), hints: [.write(phrase.written(parts))],
      fixes: commas.map { Fix(replace: phrase[$0].span, with: ";") })
  }

  /// `alle 2min x5 < … >`, `auf Zeit < … >`
  private static let germanHeads = OtherWords(ofWarnings: true) { phrase in
    guard phrase.isHead else { return nil }
    if phrase.says(0, "auf", "zeit"), phrase.ends(2) || phrase[2].keyword == .cap {
      return headReaching(phrase, phrase.meaning(0, 2, "for time"))
    }
    guard phrase.isWord(0, "alle", "jede"), let end = phrase.timeEnd(1) else { return nil }
    return headReaching(phrase, phrase.meaning(0, end, "every \(phrase.joined(1, end))"))
  }

  /// The bracket is where a block behind an item is reported.
  private static func headReaching(_ phrase: Phrase, _ meant: Reworded) -> Reworded {
    meant.reaching(phrase.end.span.end)
  }

  /// `teams of 2 < … >`: a title.
  private static let teams = OtherWords { phrase in
    guard phrase.isHead, case let first = phrase.isWord(0, "in") ? 1 : 0,
      phrase.isWord(first, "teams", "team", "pairs", "partners", "partner", "zweierteams"),
      phrase.tokens.allSatisfy({ [.word, .number].contains($0.kind) && $0.keyword?.isGroup != true })
    else { return nil }
    let title = phrase.written(0, phrase.count)
    let text = "\"\(title.prefix(1).uppercased())\(title.dropFirst())\""
    return headReaching(phrase, phrase.meaning(0, phrase.count, text))
  }
}
