/// Words between a name and its sets that say nothing: `downward dog hold for 5 breaths`, `push-ups for 10`.

extension OtherWords {
  static let fillers = [
    OtherWords(ofWarnings: true) { phrase in
      guard !phrase.isHead, let first = phrase.nameEnd, first > 1, [.number, .clock].contains(phrase.kind(first)),
        case let library = ExerciseLibrary.builtIn, library.identify(phrase.written(0, first)) == nil
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
    }
  ]

  private static let saysNothing: Set<String> = [
    "for", "of", "do", "with", "at", "about", "approx", "ca", "circa", "für", "von", "mit", "à", "je", "jeweils", "mal",
    "times", "x", "then", "a", "total", "now", "to", "auf",
  ]
}
