/// Words between a name and its sets that say nothing: `downward dog hold for 5 breaths`, `push-ups for 10`.

extension OtherWords {
  static let fillers = [
    // `30 minutes of running`
    OtherWords(ofWarnings: true) { phrase in
      guard !phrase.isHead, let end = phrase.amountEnd(0) ?? (phrase.whole(0) == nil ? nil : 1),
        phrase.isWord(end, "of", "von"), phrase.kind(end + 1) == .word, case let name = phrase.words(from: end + 1),
        ExerciseLibrary.builtIn.identify(phrase.written(end + 1, name)) != nil
      else { return nil }
      return Reworded(
        place: phrase.span(0, name), hints: [.write("\(phrase.written(0, end)) \(phrase.written(end + 1, name))")],
        fixes: [Fix(replace: Span(start: phrase[end].span.start, end: phrase[end + 1].span.start), with: "")]
      ).covering(phrase)
    },
    OtherWords(ofWarnings: true) { phrase in
      guard !phrase.isHead, phrase.kind(0) == .word,
        let first = phrase.tokens.firstIndex(where: { $0.kind != .word || $0.keyword == .max }), first > 1,
        [.number, .clock, .word].contains(phrase.kind(first)), case let library = ExerciseLibrary.builtIn,
        library.identify(phrase.written(0, first)) == nil
      else { return nil }
      var end = first
      while end > 1, phrase.isWord(end - 1, in: saysNothing) { end -= 1 }
      guard end < first else { return nil }
      // The time says that it is held; `split squat hold` is another exercise.
      if end > 1, phrase.isWord(end - 1, "hold", "holds", "halten"),
        let held = library.identify(phrase.written(0, end - 1)), held.measure == .time
      {
        end -= 1
      }
      guard library.identify(phrase.written(0, end)) != nil else { return nil }
      var behind = first
      while behind < phrase.count, !phrase.ends(behind) { behind += 1 }
      return Reworded(
        place: phrase.span(0, first), hints: [.write("\(phrase.written(0, end)) \(phrase.written(first, behind))")],
        fixes: [Fix(replace: Span(start: phrase[end - 1].span.end, end: phrase[first - 1].span.end), with: "")]
      ).covering(phrase)
    },
  ]

  private static let saysNothing: Set<String> = [
    "for", "of", "do", "with", "at", "about", "approx", "ca", "circa", "für", "von", "mit", "à", "je", "jeweils", "mal",
    "times", "x", "then", "a", "total", "now", "to", "auf",
  ]
}

extension Phrase {
  /// Where the words end that begin here, up to an attribute.
  fileprivate func words(from index: Int) -> Int {
    tokens[index...].firstIndex { $0.kind != .word || $0.keyword?.isAttribute == true } ?? count
  }
}
