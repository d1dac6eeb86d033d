/// `Do the exercises in order, resting 60 seconds between sets.` above the exercises: the rest of all of them.

extension LineForm {
  static let restOfAll = LineForm { line, reader in
    guard !reader.hasBegun || reader.isBelowTitle, line.tokens.count >= 7, !reader.exercises.hasSets(line) else {
      return nil
    }
    let isOfSets = line.tokens.indices.dropFirst().contains { index in
      ["sets", "set", "sätzen", "satz", "exercises"].contains(line.tokens[index].text)
        && line.tokens[max(0, index - 3)..<index].contains {
          ["between", "zwischen", "after", "nach"].contains($0.text)
        }
    }
    let amounts = line.tokens.indices.filter { line.tokens[$0].number != nil || line.tokens[$0].isClock }
    guard isOfSets,
      let start = line.tokens.firstIndex(where: { words.contains($0.text) || $0.number != nil || $0.isClock })
    else { return nil }
    var cursor = TokenCursor(line, at: start)
    guard let time = cursor.acceptRest(), (15...600).contains(time.seconds),
      amounts.allSatisfy({ (start..<cursor.index).contains($0) })
    else { return nil }
    return [.rest(time.text, .ofAll, isGuess: true), .remark(line.text)]
  }

  private static let words: Set<String> = ["rest", "resting", "pause", "pausen"]
}
