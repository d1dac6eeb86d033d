/// A tempo in other signs: `tempo 3/1/1/1`, `tempo 3 1 1 1`, `tempo 31X`, `tempo 3s`.

extension OtherWords {
  static let tempos = [
    OtherWords { phrase in
      guard let word = phrase.tokens.firstIndex(where: { $0.keyword == .tempo }), word + 1 < phrase.count else {
        return nil
      }
      var end = word + 1
      while end < phrase.count, !phrase.isAtEndOfSets(end), phrase.kind(end) != .at { end += 1 }
      guard end > word + 1, end < word + 9 else { return nil }
      // `tempo 3s`: how long the lowering takes.
      if end == phrase.timeEnd(word + 1), case let seconds = phrase.text(word + 1).prefix(while: { $0.isNumber }),
        seconds.count == 1, phrase.kind(word + 1) == .number,
        phrase[word + 1].unit == .second || phrase.unit(word + 2) == .second
      {
        return phrase.hint(word, end, "tempo \(seconds)-0-1-0")
      }
      let written = phrase.written(word + 1, end).lowercased()
      let isSplit = written.contains { "/. :".contains($0) }
      let parts =
        isSplit
        ? written.split { "/. :".contains($0) }.map { String($0) } : written.map { String($0) }
      let areParts = parts.allSatisfy { part in part == "x" || part.count < 3 && part.allSatisfy { $0.isNumber } }
      guard areParts, parts.count == 4 || parts.count == 3 else { return nil }
      return phrase.meaning(word, end, "tempo \(parts.joined(separator: "-"))")
    }
  ]
}
