/// A plan and the name of one session in it, as `run`, `show` and `rehearse` take them.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import Synchronization
import TrainingStore

struct PlanArguments: ParsableArguments {
  @Argument(help: help(.fileArgument), completion: .file(extensions: ["satz"])) var file: String
  @Argument(help: help(.nameArgument)) var name: String?
  @Option(name: .long, help: help(ProfileText.chosenLevelOption)) var level: String?

  /// The session that is meant, for a program the next one. Ends the command if the plan is unreadable, has errors, or
  /// it is unclear which session is meant.
  func compile() throws -> PreparedSession { try compile(UserPlan(file, level: level), passesOptional: false) }

  private func compile(_ plan: UserPlan, passesOptional: Bool) throws -> PreparedSession {
    try plan.prepare { loaded throws(PlanProblem) in
      try loaded.session(named: name, passesOptional: passesOptional)
    }
  }

  /// The same for training; reports if its states are shared with another file.
  func compileToTrain(passesOptional: Bool) throws -> PreparedSession {
    let plan = try UserPlan(file, level: level)
    let prepared = try compile(plan, passesOptional: passesOptional)
    let other = try prepared.program.flatMap { program in
      try plan.answer { loaded throws(PlanProblem) in try loaded.otherFile(of: program) }
    }
    if let program = prepared.program, let other {
      Output.printProblem(say(ProgramText.sharedStates(program, file: other.path, sessions: other.sessions)))
    }
    return prepared
  }

  /// All sessions of the file, or those that are named; never empty.
  func compileAll() throws -> [PreparedSession] {
    let plan = try UserPlan(file, level: level)
    guard let name else { return try plan.loaded.plan.declarations.map(plan.prepare) }
    switch try plan.answer({ loaded throws(PlanProblem) in try loaded.choice(named: name) }) {
    case .session(let declaration): return [try plan.prepare(declaration)]
    case .program(let program): return try plan.loaded.plan.declarations[program.sessions].map(plan.prepare)
    }
  }
}

extension PreparedSession {
  var formatter: UnitFormatter { UnitFormatter(language: .current, units: athlete.units, library: library) }
}

extension Trainee {
  static func ofThisUser() throws -> Trainee { try answered(by: TrainingStore.ofThisUserIfAny()) }

  /// As the store has it, or ends the command.
  static func answered(by store: TrainingStore?) throws -> Trainee {
    guard let store else { return Trainee() }
    return try store.answer { store throws(StoreProblem) in try Trainee(store) }
  }
}

extension AthleteLibrary {
  /// As the user's store has it.
  static func ofThisUser() throws -> AthleteLibrary { try answered(by: TrainingStore.ofThisUserIfAny()) }

  /// As the store has it, or ends the command.
  static func answered(by store: TrainingStore?) throws -> AthleteLibrary {
    guard let store else { return AthleteLibrary() }
    return AthleteLibrary(try store.answer { store throws(StoreProblem) in try store.ownLibrary() })
  }
}

extension TrainingStore {
  /// The user's store to read from; nil if there is none yet.
  static func ofThisUser() throws -> TrainingStore? { try reading(in: DataFolder.ofThisUser()) }

  /// The same for reading a plan, which needs no data folder.
  static func ofThisUserIfAny() throws -> TrainingStore? { try DataFolder.find().flatMap(reading(in:)) }

  private static func reading(in folder: DataFolder) throws -> TrainingStore? {
    do { return try reading(path: folder.store) } catch { throw fail(error) }
  }

  /// The result of a query to the store, or ends the command.
  func answer<Value>(_ question: (TrainingStore) throws(StoreProblem) -> Value) throws -> Value {
    defer { sayUnreadable() }
    do { return try question(self) } catch { throw fail(error) }
  }

  /// Reports rows that were left out because they hold impossible values, each once per command.
  func sayUnreadable() {
    for row in takeUnreadableRows() where Self.saidUnreadable.withLock({ $0.insert(row).inserted }) {
      Output.printProblem(say(LogText.leftOut(row)))
    }
  }

  private static let saidUnreadable = Mutex<Set<UnreadableRow>>([])
}

/// Reported where the command ends, unless it can be repaired there.
func fail(_ problem: StoreProblem) -> StoreProblem { problem }

func fail(_ text: SheetText, _ code: ExitCode = .unreadable) -> ExitCode {
  Output.printProblem(text.said(in: .current))
  return code
}
