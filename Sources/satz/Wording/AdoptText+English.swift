/// Adopting scribbles and applying edits, in English.

import PlanWording

extension AdoptText: Worded {
  var english: String {
    switch self {
    case .adopt: "Make a plan out of a chat, a notes app, a whiteboard or a mail."
    case .adoptMore:
      """
      The plan goes to standard output and checks clean. Where a line was read with a guess, the original is kept \
      after //; what was not understood stays as a note. No word is lost.

      Exit status: 0 success; 1 the text has no words; 2 the file cannot be read.
      """
    case .fileArgument: "Any text; - reads standard input."
    case .unitsOption:
      "The unit of loads that are written without one: kg or lb; otherwise that of the other loads, or of your profile."
    case .nothing(let name): "there is nothing to adopt in \(name)"
    case .uncertain(let guesses, let notes):
      [
        guesses == 0 ? nil : (guesses == 1 ? "1 line was" : "\(guesses) lines were") + " read with a guess: see //.",
        notes == 0 ? nil : notes == 1 ? "1 line stays as a note." : "\(notes) lines stay as notes.",
      ].compactMap(\.self).joined(separator: " ")
    case .paste: "Paste or type the text; an empty line ends it, Ctrl-C drops it."
    case .dropped: "Nothing was adopted."
    case .fixOption: "Print the plan with every certain edit applied; the file stays as it is."
    case .fixDiffOption:
      "With --fix: print what would change, line by line, and exit with 1 if anything would."
    case .diffNeedsFix: "--diff shows what --fix would change: satz check --fix --diff FILE"
    case .fixOrJSON: "--json has the edits of each problem; it cannot be combined with --fix"
    case .fixOne: "--fix prints one plan at a time; with --diff it takes several"
    }
  }
}
