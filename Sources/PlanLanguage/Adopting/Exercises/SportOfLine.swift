/// When a line that names no exercise is about the sport of its text.

extension ExerciseReader {
  /// A line that begins with its distance, or says one with its unit. What a line above names is taken only by lines
  /// that begin with a distance or a time: in a text about several things, a line with words of its own is about them.
  func takesSport(_ parts: LineParts) -> Bool {
    guard let sport else { return false }
    let isOfSwim = sport.entry?.equipment == .swim
    guard parts.isMeasured || isOfSwim && parts.hasAmount else { return false }
    // `core 10 min` in a week of runs
    if parts.wordsOfStrength != nil { return false }
    if isSportFromAbove { return parts.startsWithDetail && (parts.hasLengthOrTime || isOfSwim) }
    return isOfSwim || parts.startsWithDetail || parts.hasLengthOrTime || parts.hasSets
  }
}

extension LineParts {
  /// Its first words, if they name no sport but the work beside it.
  fileprivate var wordsOfStrength: String? {
    guard let words = plain.first(where: { !$0.isEmpty }), let word = words.split(separator: " ").first,
      SectionName.isOfStrength(word.lowercased())
    else { return nil }
    return words
  }

  /// The first words of `30 min Stabi + Blackroll`: the time is not only that of what comes last.
  var amountOfStrength: String? { startsWithDetail && hasLengthOrTime ? wordsOfStrength : nil }
}
