/// The colours of plan text while it is being typed at the prompt, by what its words mean to the language.

import PlanLanguage

struct LineHighlights {
  var library = ExerciseLibrary.builtIn

  /// Commands have none, and what follows them only if it is plan text.
  func stretches(of line: String) -> [LineStretch] {
    guard !line.isEmpty, line.utf8.count <= PaintedLine.longest, let start = Self.planStart(in: line) else { return [] }
    let source = Array(line.utf8.dropFirst(start))
    let tree = Self.isWhole(line) ? parse(source).tree : parseItems(source).tree
    let tokens = classifiedTokens(of: tree, references(in: tree, using: [], library: library))
    return tokens.map {
      LineStretch(range: start + Int($0.span.start)..<start + Int($0.span.end), style: $0.kind.style)
    }
  }

  /// Where plan text begins, in bytes; nil if there is none. What was done is written as in a plan.
  private static func planStart(in line: String) -> Int? {
    if ToolLine(line) != nil, !line.contains(where: \.isNumber) || line.contains(".satz") { return nil }
    switch PromptLine.parse(line) {
    case .plan(_, afterAdd: false), .misused, .result: return 0
    case .plan(_, afterAdd: true), .done: return firstWordEnd(in: line)
    case .empty, .start, .skip, .skipExercise, .miss, .back, .redo, .pause, .resume, .undo, .show, .home, .finish,
      .abort, .quit, .extend, .correct, .note, .adopt, .remove, .replace, .next, .choose, .chooseNamed, .info, .help,
      .heartRate,
      .size, .save, .favourite:
      return nil
    }
  }

  private static func firstWordEnd(in line: String) -> Int {
    let word = line.prefix(while: \.isWhitespace).endIndex
    return line.utf8.distance(from: line.startIndex, to: line[word...].prefix { !$0.isWhitespace }.endIndex)
  }

  /// Whether the text is that of a plan's file, not of items.
  private static func isWhole(_ line: String) -> Bool {
    guard let word = line.split(whereSeparator: \.isWhitespace).first?.lowercased() else { return false }
    return ["workout", "breathing", "meditation", "program"].contains(word)
  }
}

extension ClassifiedToken.Kind {
  fileprivate var style: Style {
    switch self {
    case .keyword, .function: .tone(.breath)
    case .number: .tone(.ready)
    case .text: .tone(.work)
    case .comment: .faint
    case .sign: .plain
    case .tag, .profileValue: .tone(.paused)
    case .name(let kind, _, _): kind.style
    }
  }
}

extension ReferenceTable.Definition.Kind {
  fileprivate var style: Style {
    switch self {
    case .exercise, .exercises: .tone(.rest)
    case .template: .tone(.breath)
    case .parameter, .turn, .value, .state, .level: .strong
    case .session, .program, .label: .tone(.work)
    }
  }
}
