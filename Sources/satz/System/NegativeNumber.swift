/// Negative numbers among the arguments, which the parser would take for options: `--weeks -3`, `log edit 1.1 -5`.

enum NegativeNumber {
  /// The arguments as the parser reads them: after an option, the number is its value (`--weeks=-3`); behind all options, it
  /// is a word (`1.1 -- -5`).
  static func guarded(_ arguments: [String]) -> [String] {
    var guarded: [String] = []
    for (index, word) in arguments.enumerated() {
      if word == "--" { return guarded + arguments[index...] }
      if !isOne(word) {
        guarded.append(word)
      } else if let option = guarded.last, option.hasPrefix("--"), !option.contains("=") {
        guarded[guarded.count - 1] = option + "=" + word
      } else if arguments[(index + 1)...].allSatisfy({ !$0.hasPrefix("-") || isOne($0) }) {
        return guarded + ["--"] + arguments[index...]
      } else {
        guarded.append(word)
      }
    }
    return guarded
  }

  private static func isOne(_ word: String) -> Bool {
    word.first == "-" && word.dropFirst().first.map { $0.isASCII && $0.isNumber } == true
  }
}
