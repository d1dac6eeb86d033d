/// What Tab offers: commands at the start of a line, exercises everywhere, topics after `info`.

import PlanLanguage
import SessionModel

struct LineCompletion {
  /// Those of the running session come first.
  var exercises: [Exercise]

  func completions(for line: String, cursor: Int) -> Completions {
    let typed = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    let start = nameStart(in: typed)
    let word = String(decoding: typed.utf8.dropFirst(start), as: UTF8.self)
    var candidates: [String] = []
    if start == 0 { candidates += CommandWord.allCases.map(\.rawValue) }
    if typed.lowercased().hasPrefix("info ") { candidates += InfoTopic.allCases.map(\.rawValue) }
    if typed.lowercased().hasPrefix("help ") { candidates += CommandWord.allCases.map(\.rawValue) }
    candidates += exercises.map { $0.name.lowercased() }
    let wanted = word.lowercased()
    candidates = candidates.filter { $0.lowercased().hasPrefix(wanted) }
    if !word.isEmpty {
      let library = ExerciseLibrary.builtIn
      candidates += library.completions(prefix: word, language: Language.current.ofNames, limit: 30)
    }
    var seen: Set<String> = []
    return Completions(start: start, candidates: candidates.filter { seen.insert($0).inserted })
  }

  /// Where the name under the cursor begins: after a command that takes one, after `with`, after `<`, `;` or a newline.
  private func nameStart(in typed: String) -> Int {
    var start = 0
    for word in ["add ", "remove ", "replace ", "next ", "info ", "help "] where typed.lowercased().hasPrefix(word) {
      start = word.utf8.count
    }
    let bytes = Array(typed.utf8)
    for (index, byte) in bytes.enumerated() where index >= start {
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") { start = index + 1 }
    }
    for word in [" with ", " by "] {
      if let range = typed.range(of: word) { start = max(start, typed[..<range.upperBound].utf8.count) }
    }
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    return start
  }
}
