/// When a line that names no exercise is about the sport of its text.

extension ExerciseReader {
  /// A line that begins with its distance, or says one with its unit. What a line above names is taken only by lines
  /// that begin with a distance or a time: in a text about several things, a line with words of its own is about them.
  func takesSport(_ parts: LineParts) -> Bool {
    guard let sport else { return false }
    let isOfSwim = sport.entry?.equipment == .swim
    guard parts.isMeasured || isOfSwim && parts.hasAmount else { return false }
    // `core 10 min` in a week of runs
    if !parts.startsWithDetail, let word = parts.plain.first?.split(separator: " ").first,
      SectionName.isOfStrength(word.lowercased())
    {
      return false
    }
    if isSportFromAbove { return parts.startsWithDetail && (parts.hasLengthOrTime || isOfSwim) }
    return isOfSwim || parts.startsWithDetail || parts.hasLengthOrTime || parts.hasSets
  }
}
