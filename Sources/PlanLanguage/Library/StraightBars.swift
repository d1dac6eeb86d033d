/// Which exercises with a barbell take the athlete's straight bar, and which a bar of their own.

extension ExerciseEntry {
  /// Whether it is done with a straight bar and plates on both sides. An EZ bar, a trap bar or a safety bar has another
  /// weight, and a landmine is loaded at one end.
  package var usesStraightBar: Bool {
    guard equipment == .barbell else { return false }
    let words = key.split(separator: "-").map(String.init)
    return !Self.withOtherBar.contains(key) && !words.contains { Self.otherBars.contains($0) }
      && !zip(words, words.dropFirst()).contains { Self.otherBarsOfTwoWords.contains("\($0)-\($1)") }
  }

  /// Exercises that are usually done with an EZ bar.
  private static let withOtherBar: Set<String> = ["preacher-curl", "skull-crusher", "french-press"]

  private static let otherBars: Set<String> = [
    "ez", "sz", "trapbar", "hex", "safety", "ssb", "landmine", "meadows", "swiss", "cambered", "axle",
  ]

  private static let otherBarsOfTwoWords: Set<String> = ["trap-bar", "t-bar"]
}
