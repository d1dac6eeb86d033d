/// Names that belong in quotes: with a word that is an attribute elsewhere, `Sandbag Load to Height 9 height 59in`, with a
/// number, `Warrior 2 5 breaths`, with a sign, `Criss-cross / Käfer`, or with parentheses that could be a count, `Bench Press
/// (Barbell) @ 60kg`.

extension OtherWords {
  static let quotedNames = [
    attributeInName, angleInName, numberedPose, detailsInName, numberInDetails, touchingDetails, signInName,
  ]

  /// `Sandbag Load to Height 9 height 59in`
  private static let attributeInName = OtherWords { phrase in
    guard !phrase.isHead, let word = phrase.tokens.firstIndex(where: { $0.keyword?.isAttribute == true }), word > 0,
      (0..<word).allSatisfy({ phrase.kind($0) == .word }),
      phrase[word].keyword.map({ [.height, .hold, .bell, .pause].contains($0) }) == true,
      // These take no bare number, but a name is followed by reps.
      let count = [word + 1, word + 3].first(where: { $0 == word + 1 || phrase.kind($0 - 1) == .times }),
      phrase.whole(count) != nil, phrase.unit(count + 1) == nil,
      phrase.kind(count + 1) == .times || phrase.kind(count + 1) == .at
        || phrase.tokens[(count + 1)...].contains(where: { $0.keyword == phrase[word].keyword })
    else { return nil }
    return phrase.hint(0, word + 1, "\"\(phrase.written(0, word + 1))\"").covering(phrase)
  }

  /// `45 degree back extension 3x10`: no count of sets is before these words.
  private static let angleInName = OtherWords { phrase in
    guard !phrase.isHead, phrase.whole(0) != nil, phrase.isWord(1, "degree", "degrees", "grad", "deg"),
      let end = phrase.places.first(where: { $0 > 1 && !phrase.isPlainWord($0) }), end > 2,
      phrase.kind(end) == .number || phrase.kind(end) == .clock
    else { return nil }
    return phrase.meaning(0, end, "\"\(phrase.written(0, end))\"").covering(phrase)
  }

  /// `Warrior 2 5 breaths each side`: a name with a number in it.
  private static let numberedPose = OtherWords { phrase in
    guard !phrase.isHead, let end = phrase.nameEnd, phrase.whole(end).map({ $0 < 4 }) == true,
      phrase.kind(end + 1) == .number || phrase.kind(end + 1) == .clock,
      case let name = phrase.written(0, end + 1), ExerciseLibrary.builtIn.identify(name) != nil
    else { return nil }
    // The second number is one too many.
    return phrase.meaning(0, end + 1, "\"\(name)\"").reaching(phrase.span(end + 1, end + 2).end)
  }

  /// `Bench Press (Barbell) @ 60kg`: without sets, the words in parentheses would be a count.
  private static let detailsInName = OtherWords.ofUnknownValue { phrase in
    // In `by week (load), …` they are a value.
    guard !phrase.isHead, phrase[0].keyword != .by, let open = phrase.nameEnd, !phrase.touches(open),
      let close = phrase.detailsEnd(open),
      phrase.tokens[open..<close].contains(where: { $0.kind == .word && $0.end > $0.start + 1 }),
      ExerciseLibrary.builtIn.identify(phrase.written(0, open)) != nil
    else { return nil }
    // `Incline Press (Dumbbell) seated 3x12`
    let words = phrase.places.first { $0 >= close && !phrase.isPlainWord($0) } ?? phrase.count
    let end = phrase.kind(words) == .number ? words : close
    return phrase.quoted(0, end, isSure: !phrase.isPlainWord(end) && phrase.kind(end) != .comma)
  }

  /// `Squat (2 kettlebells) 3x5`: with a number in the parentheses, the name needs quotes.
  private static let numberInDetails = OtherWords { phrase in
    guard !phrase.isHead, let open = phrase.nameEnd, !phrase.touches(open), let close = phrase.detailsEnd(open),
      phrase.kind(close) == .number || phrase.kind(close) == .clock
    else { return nil }
    return phrase.quoted(0, close).covering(phrase)
  }

  /// `Bench Press(Barbell) 3x5`: without a space it is a call.
  private static let touchingDetails = OtherWords { phrase in
    guard !phrase.isHead, let open = phrase.nameEnd, phrase.touches(open), let close = phrase.detailsEnd(open),
      phrase.kind(close) == .number || phrase.kind(close) == .clock,
      case let name = "\(phrase.written(0, open)) \(phrase.written(open, close))",
      ExerciseLibrary.builtIn.identify(name) != nil
    else { return nil }
    return phrase.meaning(0, close, name)
  }

  /// `Criss-cross / Käfer 3x10`, `Bench Press - Close Grip 3x10`: words on both sides of a sign.
  private static let signInName = OtherWords { phrase in
    guard !phrase.isHead, let sign = phrase.nameEnd, [.slash, .minus, .dash].contains(phrase.kind(sign)),
      let end = phrase.places.first(where: { $0 > sign && !phrase.isPlainWord($0) }), end > sign + 1,
      phrase.kind(end) == .number || phrase.kind(end) == .clock
    else { return nil }
    let (one, other) = (phrase.written(0, sign), phrase.written(sign + 1, end))
    guard phrase.kind(sign) == .slash, let first = ExerciseLibrary.builtIn.identify(one),
      let second = ExerciseLibrary.builtIn.identify(other), first.key != second.key
    else { return phrase.quoted(0, end) }
    return phrase.meanings(0, end, ("\(one) or \(other)", .levels))
  }
}

extension Phrase {
  /// Where a parenthesis ends that begins here and has words in it; they may have numbers and signs between them.
  fileprivate func detailsEnd(_ open: Int) -> Int? {
    guard kind(open) == .openParenthesis,
      let close = places.first(where: { $0 > open && kind($0) == .closeParenthesis }),
      tokens[(open + 1)..<close].contains(where: { $0.kind == .word }),
      tokens[(open + 1)..<close].allSatisfy({
        [.word, .number, .comma, .slash, .minus, .plus, .percent, .foreign].contains($0.kind)
      })
    else { return nil }
    return close + 1
  }

  /// Whether it is a word of a name, which no attribute and no alternative begins with.
  fileprivate func isPlainWord(_ index: Int) -> Bool {
    kind(index) == .word && self[index].keyword?.isAttribute != true && self[index].keyword != .or
  }

  /// The name up to a place in quotes: surely meant if it is known.
  fileprivate func quoted(_ from: Int, _ to: Int, isSure: Bool = true) -> Reworded {
    let name = written(from, to)
    let isKnown = isSure && ExerciseLibrary.builtIn.identify(name) != nil
    return (isKnown ? meaning : hint)(from, to, "\"\(name)\"")
  }
}
