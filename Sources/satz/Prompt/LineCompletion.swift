/// What Tab offers: commands at the start of a line, exercises where a name is possible, attributes after the sets,
/// topics after `info`.

import PlanLanguage
import PlanWording
import SessionModel

struct LineCompletion {
  /// Those of the running session come first.
  var exercises: [Exercise]
  var library = ExerciseLibrary.builtIn
  var language = Language.current
  /// The names that `run` takes, besides files.
  var plans: () -> [String] = { [] }

  func completions(for line: String, cursor: Int) -> Completions {
    let typed = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    if let found = toolCompletions(typed) { return found }
    let start = nameStart(in: typed)
    let word = String(decoding: typed.utf8.dropFirst(start), as: UTF8.self)
    if word.contains(where: \.isNumber) { return attributes(in: typed) }
    var candidates: [String] = []
    let command = start == 0 ? nil : CommandWord.named(typed.prefix { !$0.isWhitespace })
    switch command {
    case nil: candidates = start == 0 ? CommandWord.allCases.map(\.rawValue) + ToolWords.names : []
    case .info: candidates = InfoTopic.allCases.map(\.rawValue)
    case .help: return matching(word, CommandWord.allCases.map(\.rawValue) + ToolWords.names, from: start)
    case .remove, .next: return matching(word, names, from: start)
    case .replace where !isAfterWith(typed): return matching(word, names, from: start)
    case .replace, .add: break
    case .start, .done, .set, .skip, .miss, .back, .redo, .pause, .resume, .undo, .note, .adopt, .choose, .hr, .show,
      .stage,
      .home, .save, .favourite, .finish, .abort, .quit:
      return .none
    }
    candidates += names
    if !word.isEmpty {
      candidates += library.completions(prefix: word, language: language.ofNames, limit: 30)
    }
    return matching(word, candidates, from: start)
  }

  /// The names in the user's language, then the English ones, which every plan may use.
  private var names: [String] {
    let formatter = UnitFormatter(language: language, library: library)
    let said = exercises.map { language == .english ? $0.name.lowercased() : formatter.exercise($0) }
    return said + exercises.map { $0.name.lowercased() }
  }

  /// After a command of the tool, its subcommands and options; after `run`, what can be run.
  private func toolCompletions(_ typed: String) -> Completions? {
    let words = ToolLine.words(typed)
    guard let first = words.first?.lowercased(), words.count > 1 || typed.last?.isWhitespace == true,
      ToolWords.names.contains(first), ToolLine.isOfTheTool(first, max(2, words.count))
    else { return nil }
    let word = typed.suffix(while: { !$0.isWhitespace })
    let whole = word.isEmpty ? words : words.dropLast()
    let settings = whole.count > 1 && first == "settings" ? settingWords(whole[1...]) : []
    let plans = whole == ["run"] ? plans() + PlanFiles.here() : []
    return matching(
      String(word), plans + settings + ToolWords.following(whole), from: typed.utf8.count - word.utf8.count)
  }

  private func settingWords(_ words: ArraySlice<String>) -> [String] {
    switch words.count {
    case 1: Setting.allCases.map(\.rawValue)
    case 2: words.last.flatMap { Setting(rawValue: $0) }?.values ?? []
    default: []
    }
  }

  private func matching(_ word: String, _ candidates: [String], from start: Int) -> Completions {
    let wanted = word.lowercased()
    var seen: Set<String> = []
    let found = candidates.filter { $0.lowercased().hasPrefix(wanted) && seen.insert($0).inserted }
    return Completions(start: start, candidates: found)
  }

  /// `bench 3x8 re` → `rest`.
  private func attributes(in typed: String) -> Completions {
    let word = typed.suffix(while: { !$0.isWhitespace })
    guard !word.isEmpty, word.allSatisfy(\.isLetter) else { return .none }
    let item = typed.dropLast(word.count).split { "<;\n".contains($0) }.last.map(String.init) ?? ""
    return matching(String(word), OfferedWords.freeAttributes(behind: item), from: typed.utf8.count - word.utf8.count)
  }

  private func isAfterWith(_ typed: String) -> Bool { [" with ", " by ", " durch "].contains { typed.contains($0) } }

  /// Where the name under the cursor begins: after a command that takes one, after `with`, after `<`, `;` or a newline.
  private func nameStart(in typed: String) -> Int {
    var start = 0
    let first = typed.prefix { !$0.isWhitespace }
    if first.endIndex < typed.endIndex, CommandWord.named(first) != nil { start = first.utf8.count + 1 }
    let bytes = Array(typed.utf8)
    for (index, byte) in bytes.enumerated() where index >= start {
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "\n") { start = index + 1 }
    }
    for word in [" with ", " by ", " durch "] {
      if let range = typed.range(of: word) { start = max(start, typed[..<range.upperBound].utf8.count) }
    }
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    return start
  }
}

extension String {
  /// The longest suffix whose characters all satisfy this.
  fileprivate func suffix(while isWanted: (Character) -> Bool) -> Substring {
    let start = lastIndex { !isWanted($0) }.map { index(after: $0) } ?? startIndex
    return self[start...]
  }
}
