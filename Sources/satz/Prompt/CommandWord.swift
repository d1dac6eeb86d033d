/// The words that the prompt understands, and how a typed word is matched to its command.

enum CommandWord: String, CaseIterable, Sendable {
  case start, done, set, skip, miss, back, redo, pause, resume, undo, note, add, adopt, remove, replace, next, choose,
    info,
    help, hr
  case show, stage, home, save, favourite, finish, abort, quit

  /// The command that `typed` names: in full, by a synonym, or by an unambiguous abbreviation.
  static func named(_ typed: Substring) -> CommandWord? {
    let word = typed.lowercased()
    if let exact = CommandWord(rawValue: word) ?? synonyms[word] { return exact }
    let candidates = candidates(for: typed)
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// All commands that an abbreviation or an ambiguous word could mean.
  static func candidates(for typed: Substring) -> [CommandWord] {
    let word = typed.lowercased()
    if word == "stop" || word == "stopp" { return [.pause, .finish, .abort] }
    // One letter is for the commands of a session, and `st` has long been `start`.
    return word.isEmpty
      ? []
      : allCases.filter { $0 != .stage && $0.rawValue.hasPrefix(word) && (word.count > 1 || !$0.isOfTheLibrary) }
  }

  private var isOfTheLibrary: Bool { self == .save || self == .favourite || self == .home || self == .hr }

  /// Other words that mean a command, English and German.
  private static let synonyms: [String: CommandWord] = [
    "go": .start, "los": .start, "fertig": .done, "überspringen": .skip, "missed": .miss, "verpasst": .miss,
    "zurück": .back, "again": .redo,
    "nochmal": .redo, "continue": .resume, "weiter": .resume, "rückgängig": .undo, "notiz": .note, "delete": .remove,
    "entfernen": .remove, "swap": .replace, "ersetzen": .replace, "pick": .choose, "wählen": .choose,
    "übernehmen": .adopt, "speichern": .save, "favorite": .favourite, "favorit": .favourite, "?": .help,
    "hilfe": .help, "zeigen": .show, "end": .finish, "beenden": .finish, "cancel": .abort, "abbrechen": .abort,
    "line": .stage, "card": .stage, "exit": .quit, "puls": .hr, "pulse": .hr, "q": .quit, "ende": .quit,
  ]

  /// The form of the command, as help shows it.
  var usage: String {
    switch self {
    case .start: "start"
    case .done: "done [8] [@ 82.5kg] [rpe 8] | done 45s | done 400m | done 20cal | done 12 rounds 5"
    case .set: "set 2: 6 @ 80kg | squat set 2: 5 | warmup 1: 8"
    case .skip: "skip [exercise]"
    case .miss: "miss"
    case .back: "back"
    case .redo: "redo"
    case .pause: "pause"
    case .resume: "resume"
    case .undo: "undo"
    case .note: "note TEXT"
    case .add: "add bench 3x8 rest 90s"
    case .adopt: "adopt [TEXT]"
    case .remove: "remove EXERCISE"
    case .replace: "replace EXERCISE with EXERCISE"
    case .next: "next [EXERCISE]"
    case .choose: "choose N | choose NAME"
    case .info: "info [EXERCISE | TERM]"
    case .help: "help [COMMAND]"
    case .hr: "hr [128]"
    case .show: "show"
    case .stage: "line | card | stage"
    case .home: "home"
    case .save: "save [NAME]"
    case .favourite: "favourite [NAME] [--off]"
    case .finish: "finish"
    case .abort: "abort"
    case .quit: "quit"
    }
  }
}
