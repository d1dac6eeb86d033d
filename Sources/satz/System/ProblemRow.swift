/// How a problem is told on the error stream: `satz: cannot read push.satz: no such file or folder`.

import PlanWording

enum ProblemRow {
  /// The row for a sentence. In English it goes on in lower case, as after any colon; in German a sentence keeps its
  /// capital. A single sentence has no full stop.
  static func text(_ sentence: String, in language: Language) -> String {
    var text = sentence
    if language == .english, let first = text.first, startingWords.contains(String(text.prefix(while: \.isLetter))) {
      text.replaceSubrange(...text.startIndex, with: first.lowercased())
    }
    if text.hasSuffix("."), !text.hasSuffix(".."), !text.dropLast().contains(where: { ".!?".contains($0) }) {
      text.removeLast()
    }
    return "satz: " + text
  }

  /// The words that begin sentences which also stand by themselves elsewhere. Any other word in capitals is a name.
  private static let startingWords: Set = ["There", "Nothing", "No", "Not"]
}
