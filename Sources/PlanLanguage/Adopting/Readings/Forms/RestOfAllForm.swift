/// `Do the exercises in order, resting 60 seconds between sets.` above the exercises: the rest of all of them.

extension LineForm {
  static let restOfAll = LineForm { line, reader in
    if !reader.hasBegun || reader.isBelowTitle, let rest = RestOfIntervals.read(line) {
      return [.rest(rest, .ofAll, isGuess: true), .remark(line.text)]
    }
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

private enum RestOfIntervals {
  /// `intervals with 2:00 rest`, `alle Intervalle mit 2 min Pause`: nothing but what it is about, and the rest.
  static func read(_ line: ScribbleLine) -> String? {
    var cursor = TokenCursor(line)
    var isSaid = false
    while cursor.token?.isWord ?? false {
      if words.contains(cursor.token?.text ?? "") { isSaid = true } else { guard cursor.isAtSmallWord else { break } }
      cursor.index += 1
    }
    guard isSaid, cursor.index > 0, let rest = cursor.acceptRest(), rest.seconds >= 15 else { return nil }
    _ = cursor.accept(sign: ".")
    return cursor.isAtEnd ? rest.text : nil
  }

  private static let words: Set<String> = ["intervals", "intervalle", "pieces", "reps", "efforts"]
}

extension TokenCursor {
  fileprivate var isAtSmallWord: Bool {
    ["all", "alle", "the", "with", "mit", "je", "each"].contains(token?.text ?? "")
  }
}
