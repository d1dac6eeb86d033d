/// A plan and the name of one session in it, as `run`, `show` and `rehearse` take them.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import Synchronization
import TrainingStore

struct PlanArguments: ParsableArguments {
  @Argument(help: help(.fileArgument), completion: .file(extensions: ["satz"])) var file: String
  @Argument(help: help(.nameArgument)) var name: String?

  /// The session that is meant, of a program the next one, or the command's end: unreadable, with errors, or not to be
  /// told which.
  func compile() throws -> CompiledPlan { try compile(LoadedPlan(file: file), passesOptional: false) }

  private func compile(_ loaded: LoadedPlan, passesOptional: Bool) throws -> CompiledPlan {
    if let name { return try loaded.compile(try loaded.choice(named: name), passesOptional: passesOptional) }
    let choices = loaded.choices
    guard choices.count == 1 else { throw fail(.pickOne(file, names: choices.map(\.name)), .usage) }
    return try loaded.compile(choices[0], passesOptional: passesOptional)
  }

  /// The same to be trained: says so where its states are shared with another file.
  func compileToTrain(passesOptional: Bool) throws -> CompiledPlan {
    let loaded = try LoadedPlan(file: file)
    let compiled = try compile(loaded, passesOptional: passesOptional)
    if let program = compiled.script?.entry.program, let other = try loaded.otherFile(of: program) {
      Output.printProblem(say(ProgramText.sharedStates(program, file: other.path, sessions: other.sessions)))
    }
    return compiled
  }

  /// All sessions of the file, or those that are named; never none.
  func compileAll() throws -> [CompiledPlan] {
    let loaded = try LoadedPlan(file: file)
    guard let name else { return try loaded.plan.declarations.map(loaded.compile) }
    switch try loaded.choice(named: name) {
    case .session(let declaration): return [try loaded.compile(declaration)]
    case .program(let program): return try loaded.plan.declarations[program.sessions].map(loaded.compile)
    }
  }
}

/// A session that came out of a plan, with what its views need.
struct CompiledPlan {
  var session: Session
  var athlete: Athlete
  var source: String
  /// Nil for what was typed.
  var path: String?
  var missing: [ProfileGap]
  /// Its rules, where it keeps anything for the next session.
  var script: RunningScript?
  /// What its exercises are called.
  var library = ExerciseLibrary.builtIn

  var measures: Measures { Measures(language: .current, units: athlete.units, library: library) }
}

/// Who trains, and the exercises that a plan of theirs can name.
struct Trainee: Sendable {
  var athlete = Athlete()
  var library = ExerciseLibrary.builtIn

  static func ofThisUser() throws -> Trainee { try Trainee(TrainingStore.ofThisUserIfAny()) }

  /// As the store has them; the defaults where there is none yet.
  init(_ store: TrainingStore?) throws {
    guard let store else { return }
    (athlete, library) = try store.answer { store throws(StoreProblem) in
      (try store.athlete(), AthleteLibrary(try store.ownLibrary()).exercises)
    }
  }
}

extension TrainingStore {
  /// The user's store to read from, nil where there is none yet.
  static func ofThisUser() throws -> TrainingStore? { try reading(in: DataFolder.ofThisUser()) }

  /// The same for who reads a plan: that takes no place to keep anything.
  static func ofThisUserIfAny() throws -> TrainingStore? { try DataFolder.find().flatMap(reading(in:)) }

  private static func reading(in folder: DataFolder) throws -> TrainingStore? {
    do { return try reading(path: folder.store) } catch { throw fail(error) }
  }

  /// What a question to the store gives, or the command's end.
  func answer<Value>(_ question: (TrainingStore) throws(StoreProblem) -> Value) throws -> Value {
    defer { sayUnreadable() }
    do { return try question(self) } catch { throw fail(error) }
  }

  /// Says which rows were left out because they hold what cannot be, each once in a command.
  func sayUnreadable() {
    for row in takeUnreadableRows() where Self.saidUnreadable.withLock({ $0.insert(row).inserted }) {
      Output.printProblem(say(LogText.leftOut(row)))
    }
  }

  private static let saidUnreadable = Mutex<Set<UnreadableRow>>([])
}

/// It is said where the command ends, unless it can be mended there.
func fail(_ problem: StoreProblem) -> StoreProblem { problem }

func fail(_ text: SheetText, _ code: ExitCode = .unreadable) -> ExitCode {
  Output.printProblem(text.said(in: .current))
  return code
}
