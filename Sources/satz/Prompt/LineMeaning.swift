/// What a typed line does: a command for the engine, something to show, or a problem.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner

enum LineMeaning {
  case command(Command)
  /// Plan text that is added to the session, with warnings.
  case addition([Block], remarks: [Diagnostic], missing: [ProfileGap], source: [UInt8])
  /// An addition with an exercise that is not known: probably a mistake.
  indirect case doubtful(exercise: String, LineMeaning)
  /// A result whose load is of another kind than the plan's: `3 @ bw+20kg`, `8 @ 2x30kg`. The load of the result is that
  /// of each implement, or nil.
  case withLoad(Performance, Load)
  /// In an `any order`: the exercise to turn to, and its result.
  case turn(to: String, Performance?)
  /// A whole workout, breathing or meditation: a session of its own.
  case session(PreparedSession)
  /// The same, made from a scribble; the plan's text shows where it was guessed.
  case adopted(PreparedSession)
  case view(View)
  /// A command of the tool.
  case tool(ToolLine)
  case refused(RefusalText)
  /// Neither a command nor an exercise; with an exercise of a similar name.
  case notUnderstood(String, nearest: String?)
  /// The line is plan text with mistakes in it.
  case mistakes([Diagnostic], source: [UInt8])
  case usage(CommandWord, PerformanceMistake?)
  case ambiguous(word: String, candidates: [String])

  /// Commands that only show something, or leave.
  enum View: Hashable {
    case show, home, next, quit, nothing
    /// The lines that follow are a scribble.
    case adopt
    case info(topic: String?)
    case help(topic: String?)
    case heartRate(Int?)
    case size(LiveAreaSize)
    case save(name: String?)
    case favourite(String)
  }

  /// Whether it is plan text with mistakes in it.
  var isMistaken: Bool {
    if case .mistakes = self { true } else { false }
  }

  /// What it tells the engine.
  var command: Command? {
    switch self {
    case .command(let command): command
    case .addition(let blocks, _, _, _): .add(blocks)
    case .turn(let exercise, _): .bringForward(exercise: exercise)
    case .withLoad(let done, _): .done(done)
    case .doubtful(_, let meaning): meaning.command
    case .session, .adopted, .view, .tool, .refused, .notUnderstood, .mistakes, .usage, .ambiguous: nil
    }
  }
}
