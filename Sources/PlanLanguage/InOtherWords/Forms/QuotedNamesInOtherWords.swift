/// Names that belong in quotes: with a word that is an attribute elsewhere, `Sandbag Load to Height 9 height 59in`, with a
/// number, `Warrior 2 5 breaths`, or with parentheses, `Bench Press (Barbell) 3x5`.

extension OtherWords {
  static let quotedNames = [attributeInName, numberedPose, detailsInName]

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

  /// `Warrior 2 5 breaths each side`: a name with a number in it.
  private static let numberedPose = OtherWords { phrase in
    guard !phrase.isHead, let end = phrase.nameEnd, phrase.whole(end).map({ $0 < 4 }) == true,
      phrase.kind(end + 1) == .number || phrase.kind(end + 1) == .clock,
      case let name = phrase.written(0, end + 1), ExerciseLibrary.builtIn.identify(name) != nil
    else { return nil }
    // The second number is one too many.
    return phrase.meaning(0, end + 1, "\"\(name)\"").reaching(phrase.span(end + 1, end + 2).end)
  }

  /// `Bench Press (Barbell) 3x5`, as other apps write it.
  private static let detailsInName = OtherWords { phrase in
    guard !phrase.isHead, let open = phrase.nameEnd, phrase.kind(open) == .openParenthesis,
      let close = phrase.places.first(where: { $0 > open + 1 && phrase.kind($0) == .closeParenthesis }),
      phrase.tokens[(open + 1)..<close].allSatisfy({ $0.kind == .word || $0.kind == .comma }),
      phrase.kind(close + 1) == .number || phrase.kind(close + 1) == .clock,
      case let name = phrase.written(0, close + 1)
    else { return nil }
    let isKnown = ExerciseLibrary.builtIn.identify(name) != nil
    return (isKnown ? phrase.meaning : phrase.hint)(0, close + 1, "\"\(name)\"").covering(phrase)
  }
}
