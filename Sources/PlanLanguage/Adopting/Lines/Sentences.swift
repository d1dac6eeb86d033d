/// A paragraph of several sentences, as people write in mails and magazines: each of them is read as a line.

enum Sentences {
  /// In characters and sentences; anything shorter is one line.
  private static let shortest = (length: 80, sentences: 3)

  /// Where the sentences of a line are: one range for a line that is no paragraph.
  static func ranges(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
    guard scalars.count >= shortest.length else { return [scalars.indices] }
    var (ranges, start): ([Range<Int>], Int) = ([], 0)
    for index in scalars.indices.dropLast(2) where endsSentence(scalars, at: index) {
      ranges.append(start..<index + 1)
      start = index + 2
    }
    ranges.append(start..<scalars.count)
    return ranges.count >= shortest.sentences ? ranges : [scalars.indices]
  }

  private static func endsSentence(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard scalars[index] == "." || scalars[index] == "!" || scalars[index] == "?",
      scalars[index + 1] == " ",
      isCapital(scalars[index + 2]) || scalars[index + 2].isDigit
    else { return false }
    let word = scalars[..<index].reversed().prefix { $0.isOfWord }
    var text = ""
    for scalar in word.reversed() { text.unicodeScalars.append(scalar) }
    if word.count <= 2, word.allSatisfy({ $0.isDigit }), !word.isEmpty {
      return !isOrdinal(scalars[..<(index - word.count)])
    }
    return word.count != 1 && !abbreviations.contains(text.lowercased())
  }

  /// Whether a number after these characters is one of a list, or of a row: `1. Squat`, `im 2. Satz`.
  private static func isOrdinal(_ before: ArraySlice<Unicode.Scalar>) -> Bool {
    guard before.last == " " else { return before.isEmpty }
    let end = before.dropLast()
    guard let last = end.last, last.isOfWord else { return true }
    var word = ""
    for scalar in Array(end.reversed().prefix { $0.isOfWord }).reversed() {
      word.unicodeScalars.append(scalar)
    }
    return articles.contains(word.lowercased())
  }

  private static let articles: Set<String> = [
    "im", "am", "der", "die", "das", "den", "dem", "beim", "zum", "vom", "ab", "jeder", "jeden",
    "vor", "nach",
  ]

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    ("A"..."Z").contains(scalar) || ["Ä", "Ö", "Ü"].contains(scalar)
  }

  private static let abbreviations: Set<String> = [
    "sek", "min", "std", "wdh", "ca", "evtl", "bzw", "inkl", "incl", "max", "nr", "usw", "etc",
    "sec", "approx", "rep",
    "reps", "lbs", "vs", "st", "zw", "dazw", "wh", "satz", "tgl", "gr", "kg", "dr", "hr", "hrs",
    "abg", "je",
  ]
}
