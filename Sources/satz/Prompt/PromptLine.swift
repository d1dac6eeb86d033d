/// What a line typed at the prompt means: a command if all of it parses as one, otherwise perhaps a plan.

import SessionModel

enum PromptLine: Hashable, Sendable {
  case empty
  case start, skip, skipExercise, miss, back, redo, pause, resume, undo, show, home, finish, abort, quit
  case done(Performance)
  /// What `done` takes, without the word: `8`, `8 @ 82.5kg`, `rpe 8`; when a choice is asked for, a number is an
  /// option.
  case result(Performance)
  case extend(Milliseconds)
  /// What a set that is in the log really was.
  case correct(NamedSet, Performance)
  case note(String)
  /// Without a text, the lines that follow.
  case adopt(String)
  case remove(exercise: String)
  case replace(exercise: String, with: String)
  /// Without a name, what comes next.
  case next(exercise: String?)
  /// From 1.
  case choose(Int)
  /// By its name, or a part of it.
  case chooseNamed(String)
  case info(topic: String?)
  case help(topic: String?)
  /// In beats per minute; without a number, to be told.
  case heartRate(Int?)
  /// `line`, `card`, `stage`: how large the live area is.
  case size(LiveAreaSize)
  /// Without a name, under that of the session.
  case save(name: String?)
  /// The name of a saved workout, and options.
  case favourite(String)
  /// `add`, or no command at all: text for the compiler. `afterAdd` means that the command was given.
  case plan(String, afterAdd: Bool)
  /// The first word is a command, but what follows does not fit it.
  case misused(CommandWord, text: String, PerformanceMistake?)

  /// - Parameter bareLoads: the unit of a load that is written without one: `8x80`.
  static func parse(_ line: String, bareLoads: Units = .kilograms) -> PromptLine {
    let text = line.trimmingBlanks()
    guard !text.isEmpty else { return .empty }
    if let shift = timerShift(text) { return .extend(shift) }
    let isResult =
      text.first?.isNumber == true || PerformanceText.startsWithEffort(text) || PerformanceText.startsWithTime(text)
    if isResult, let result = PerformanceText.parse(text, bareLoads: bareLoads) { return .result(result) }
    if let (set, result) = NamedSet.correction(in: text, bareLoads: bareLoads) { return .correct(set, result) }
    let word = text.prefix { !$0.isWhitespace }
    // Several lines were pasted: only a scribble has more than one.
    guard let command = CommandWord.named(word), command == .adopt || !text.contains("\n") else {
      return .plan(text, afterAdd: false)
    }
    let arguments = String(text.dropFirst(word.count)).trimmingBlanks()
    if command == .stage, arguments.isEmpty, let size = LiveAreaSize(rawValue: word.lowercased()) { return .size(size) }
    // `line 3x8` does not mean the size of the live area.
    if command == .stage { return .plan(text, afterAdd: false) }
    do {
      return try parse(command, arguments, bareLoads) ?? .misused(command, text: text, nil)
    } catch {
      return .misused(command, text: text, error)
    }
  }

  private static func parse(
    _ command: CommandWord, _ arguments: String, _ bareLoads: Units
  ) throws(PerformanceMistake) -> PromptLine? {
    switch command {
    case .start: alone(.start, arguments)
    case .skip: arguments.lowercased() == "exercise" ? .skipExercise : alone(.skip, arguments)
    case .miss: alone(.miss, arguments)
    case .back: alone(.back, arguments)
    case .redo: alone(.redo, arguments)
    case .pause: alone(.pause, arguments)
    case .resume: alone(.resume, arguments)
    case .undo: alone(.undo, arguments)
    case .show: alone(.show, arguments)
    case .home: alone(.home, arguments)
    case .finish: alone(.finish, arguments)
    case .abort: alone(.abort, arguments)
    case .quit: alone(.quit, arguments)
    case .stage: nil
    case .done: .done(try PerformanceText.read(arguments, bareLoads: bareLoads))
    case .set: nil
    case .note: arguments.isEmpty ? nil : .note(arguments)
    case .add: arguments.isEmpty ? nil : .plan(arguments, afterAdd: true)
    case .adopt: .adopt(arguments)
    case .remove: arguments.isEmpty ? nil : .remove(exercise: arguments)
    case .replace: replacement(arguments)
    case .next: .next(exercise: arguments.isEmpty ? nil : arguments)
    case .choose: Int(arguments).map(PromptLine.choose) ?? (arguments.isEmpty ? nil : .chooseNamed(arguments))
    case .info: .info(topic: arguments.isEmpty ? nil : arguments)
    case .help: .help(topic: arguments.isEmpty ? nil : arguments)
    case .hr: heartRate(arguments)
    case .save: .save(name: arguments.isEmpty ? nil : arguments)
    case .favourite: .favourite(arguments)
    }
  }

  private static func alone(_ line: PromptLine, _ arguments: String) -> PromptLine? { arguments.isEmpty ? line : nil }

  /// `bench with dips`, `bench by dips`, `bench -> dips`.
  private static func replacement(_ arguments: String) -> PromptLine? {
    let words = arguments.split(whereSeparator: \.isWhitespace)
    guard
      let middle = words.firstIndex(where: { ["with", "by", "->", "→", "durch", "mit"].contains($0.lowercased()) }),
      middle > 0, middle < words.count - 1
    else { return nil }
    return .replace(
      exercise: words[..<middle].joined(separator: " "), with: words[(middle + 1)...].joined(separator: " "))
  }

  /// `128`, `128 bpm`, or nothing.
  private static func heartRate(_ arguments: String) -> PromptLine? {
    if arguments.isEmpty { return .heartRate(nil) }
    return HeartRateLines.beats(in: Array(arguments.utf8)).map { .heartRate($0) }
  }

  /// `+30s`, `-15s`, `+1:30`, `+2min`, `+30` (seconds).
  private static func timerShift(_ text: String) -> Milliseconds? {
    guard let sign = text.first, sign == "+" || sign == "-" || sign == "−" else { return nil }
    let amount = text.dropFirst().filter { !$0.isWhitespace }
    guard let first = amount.first, first.isNumber else { return nil }
    let time = PerformanceText.time(Substring(amount)) ?? Int(amount).flatMap { $0 <= 86_400 ? .seconds($0) : nil }
    return time.map { sign == "+" ? $0 : .zero - $0 }
  }
}

extension String {
  func trimmingBlanks() -> String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
