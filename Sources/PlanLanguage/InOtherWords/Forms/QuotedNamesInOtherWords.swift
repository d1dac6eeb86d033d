/// A name with a word in it that is an attribute elsewhere: `Sandbag Load to Height 9 height 59in`. It belongs in quotes.

extension OtherWords {
  static let quotedNames = [
    OtherWords { phrase in
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
  ]
}
