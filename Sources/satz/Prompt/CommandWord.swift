/// The words the prompt understands, and how a typed word finds its command.

enum CommandWord: String, CaseIterable, Sendable {
  case start, done, skip, back, redo, pause, resume, undo, note, add, remove, replace, next, choose, info, help
  case show, finish, abort, quit

  /// The command that `typed` names: in full, by another usual word, or as an abbreviation that only one command has.
  static func named(_ typed: Substring) -> CommandWord? {
    let word = typed.lowercased()
    if let exact = CommandWord(rawValue: word) ?? synonyms[word] { return exact }
    let candidates = allCases.filter { $0.rawValue.hasPrefix(word) }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// All commands that an abbreviation could mean.
  static func candidates(for typed: Substring) -> [CommandWord] {
    let word = typed.lowercased()
    return word.isEmpty ? [] : allCases.filter { $0.rawValue.hasPrefix(word) }
  }

  private static let synonyms: [String: CommandWord] = [
    "exit": .quit, "q": .quit, "continue": .next, "weiter": .next, "fertig": .done, "?": .help, "hilfe": .help,
  ]

  /// The form of the command, as help shows it.
  var usage: String {
    switch self {
    case .start: "start"
    case .done: "done [8] [@ 82.5kg] [rpe 8] | done 45s | done 400m | done 12 rounds 5"
    case .skip: "skip"
    case .back: "back"
    case .redo: "redo"
    case .pause: "pause"
    case .resume: "resume"
    case .undo: "undo"
    case .note: "note TEXT"
    case .add: "add bench 3x8 rest 90s"
    case .remove: "remove EXERCISE"
    case .replace: "replace EXERCISE with EXERCISE"
    case .next: "next [EXERCISE]"
    case .choose: "choose N"
    case .info: "info [EXERCISE]"
    case .help: "help [COMMAND]"
    case .show: "show"
    case .finish: "finish"
    case .abort: "abort"
    case .quit: "quit"
    }
  }
}
