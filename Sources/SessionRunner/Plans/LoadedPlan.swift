/// A plan for an athlete: checked, with the profile and the stored states of its programs.

import PlanLanguage
import SessionModel
import TrainingStore

/// Loading never fails because of a plan's content: what is wrong with it is in `diagnostics`, and then nothing can be
/// trained.
public struct LoadedPlan: Sendable {
  package let source: SourceFile
  /// What the text means; for a plan with errors, as far as it could be understood.
  public let plan: Plan
  /// What was found in the text, including warnings, in the order of the source.
  public let diagnostics: [Diagnostic]
  /// The athlete, and the exercises that the plan can name.
  public private(set) var trainee: Trainee
  package let store: TrainingStore?
  private let used: [UsedFile]
  /// Its text, which all of its sessions share.
  private let text: String

  /// Reads a file of at most 4 MB; `-` is standard input. Files that it uses are looked for next to it.
  ///
  /// - Parameter store: the source of the athlete's profile, exercises and program states; without one, the defaults
  /// apply.
  /// - Throws: `.file` if it cannot be read, `.store` if the store cannot.
  public init(file path: String, in store: TrainingStore? = nil) throws(PlanProblem) {
    let trainee = try asked { () throws(StoreProblem) in try Trainee(store) }
    let source: SourceFile
    do throws(FileProblem) { source = try SourceFile.read(path, upTo: SourceFile.planLimit) } catch {
      throw .file(error)
    }
    self.init(source, for: trainee, in: store)
  }

  /// Takes a text; files that it uses are looked for in the current folder.
  ///
  /// - Throws: `.store` if the store cannot be read.
  public init(text: String, in store: TrainingStore? = nil) throws(PlanProblem) {
    let trainee = try asked { () throws(StoreProblem) in try Trainee(store) }
    self.init(SourceFile(path: "-", bytes: Array(text.utf8)), for: trainee, in: store)
  }

  package init(_ source: SourceFile, for trainee: Trainee, in store: TrainingStore?) {
    let checked = check(source.bytes, library: trainee.library, find: source.finder)
    (self.source, self.trainee, self.store) = (source, trainee, store)
    (plan, diagnostics, used) = (checked.plan, checked.diagnostics, checked.used)
    text = String(decoding: source.bytes, as: UTF8.self)
  }

  /// The same plan at another level than that of the profile.
  ///
  /// - Parameter level: its name in the plan, ignoring case.
  /// - Throws: `.noSuchLevel` if no workout has it.
  public func at(level: String) throws(PlanProblem) -> LoadedPlan {
    var names: [String] = []
    for name in plan.declarations.flatMap(\.levels) where !names.contains(name) { names.append(name) }
    guard plan.declarations.contains(where: { $0.place(ofLevel: level) != nil }) else {
      throw .noSuchLevel(level, levels: names)
    }
    var changed = self
    changed.trainee.athlete.level = level
    return changed
  }

  /// Whether anything in it is more than a warning.
  public var hasErrors: Bool { diagnostics.contains { $0.problem.severity == .error } }

  /// The names of what can be trained: separate sessions and programs, in the order of the text.
  public var names: [String] { choices.map(\.name) }

  /// A session to begin: for a program, the one whose turn it is.
  ///
  /// - Parameters:
  ///   - name: of a session or a program, in full or by an unambiguous part, ignoring case; nil if there is only one.
  ///   - passesOptional: skips a program's optional turns.
  /// - Throws: `.mistakes`, `.nothingToTrain`, `.pickOne`, `.noSuchName`, `.programIsOver` or `.store`.
  public func session(named name: String? = nil, passesOptional: Bool = false) throws(PlanProblem) -> PreparedSession {
    if hasErrors { throw .mistakes(diagnostics) }
    let choice = if let name { try choice(named: name) } else { try onlyChoice() }
    return try prepare(choice, passesOptional: passesOptional)
  }

  /// The simulated sessions of some weeks, from the first turn of a program on, each made when it is asked for.
  ///
  /// - Parameters:
  ///   - program: one of the plan's.
  ///   - weeks: 1 … 520.
  ///   - training: the results of the sets and the answers.
  public func simulate(
    _ program: Plan.Program, weeks: Int, training: SimulatedTraining = SimulatedTraining()
  ) -> Simulation {
    var training = training
    var answers = training.history
    return plan.simulate(
      program, weeks: weeks, athlete: trainee.athlete, performance: { training.performance(of: $1, in: $0) },
      answer: { _, question in answers.takeAnswer(to: question) })
  }
}

extension LoadedPlan {
  /// What can be trained: separate sessions, and programs.
  package enum Choice {
    case session(Plan.Declaration)
    case program(Plan.Program)

    package var name: String {
      switch self {
      case .session(let declaration): declaration.name
      case .program(let program): program.name
      }
    }
  }

  /// In the order of the file.
  private var choices: [Choice] {
    let programs = plan.programs.map { ($0.span.start, Choice.program($0)) }
    let sessions = plan.declarations.filter { $0.program == nil }.map { ($0.span.start, Choice.session($0)) }
    return (programs + sessions).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func onlyChoice() throws(PlanProblem) -> Choice {
    let choices = choices
    guard let first = choices.first else { throw .nothingToTrain }
    guard choices.count == 1 else { throw .pickOne(names: choices.map(\.name)) }
    return first
  }

  /// In full, or else by an unambiguous part, ignoring case.
  package func choice(named wanted: String) throws(PlanProblem) -> Choice {
    let all = plan.programs.map(Choice.program) + plan.declarations.map(Choice.session)
    if let exact = all.first(where: { $0.name == wanted }) { return exact }
    let partly = all.filter { $0.name.lowercased().contains(wanted.lowercased()) }
    guard partly.count == 1 else { throw .noSuchName(wanted, names: all.map(\.name)) }
    return partly[0]
  }

  /// The program with a name, or the program of a session, with the session's name; without a name, the first.
  package func program(named wanted: String?) throws(PlanProblem) -> (Plan.Program, session: String?) {
    guard let wanted else {
      guard let first = plan.programs.first else { throw .nothingToTrain }
      return (first, nil)
    }
    switch try choice(named: wanted) {
    case .program(let program): return (program, nil)
    case .session(let declaration):
      guard let program = declaration.program else { throw .ofNoProgram(session: wanted) }
      return (plan.programs[program], declaration.name)
    }
  }

  private func prepare(_ choice: Choice, passesOptional: Bool) throws(PlanProblem) -> PreparedSession {
    switch choice {
    case .session(let declaration): return try prepare(declaration)
    case .program(let program): return try next(of: program, passesOptional: passesOptional)
    }
  }

  /// A session as it would be done next, in its own turn of the program.
  package func prepare(_ declaration: Plan.Declaration) throws(PlanProblem) -> PreparedSession {
    let place = try place(of: plan.owner(of: declaration))
    let turn = plan.nextTurn(of: declaration, after: place.turns, sessions: place.sessions)
    let compiled = compile(
      declaration, of: plan, athlete: trainee.athlete, state: ProgramState(place.values), turn: turn)
    return try prepared(compiled, declaration)
  }

  /// The session whose turn it is.
  private func next(of program: Plan.Program, passesOptional: Bool) throws(PlanProblem) -> PreparedSession {
    let place = try place(of: program.name)
    let next = plan.nextSession(
      of: program, from: place.turns, sessions: place.sessions, athlete: trainee.athlete,
      state: ProgramState(place.values), passesOptional: passesOptional)
    guard let next else { throw .programIsOver(program.name) }
    return try prepared(next.compiled, next.declaration)
  }

  private func prepared(_ compiled: Compiled, _ declaration: Plan.Declaration) throws(PlanProblem) -> PreparedSession {
    guard let session = compiled.session else { throw .mistakes(compiled.diagnostics) }
    var prepared = PreparedSession(
      session: session, athlete: trainee.athlete, source: text, path: source.fullPath, missing: compiled.missing,
      library: trainee.library, diagnostics: compiled.diagnostics,
      rules: SessionRules(compiled, declaration, of: plan, used: used))
    prepared.otherLevels = compiled.atOtherLevels(declaration, of: plan)
    prepared.declaredIn = declaration.program.map { plan.programs[$0] }
    prepared.statesAreInPounds = plan.statesAreInPounds
    return prepared
  }

  /// The sessions of a week of a program, and the turns that only say something, if everything goes as prescribed until
  /// then. The week is counted from the start of the program.
  package func week(_ week: Int, of program: Plan.Program) -> [PreparedSession] {
    let simulated = plan.simulate(program, weeks: week, athlete: trainee.athlete)
    let sessions = simulated.flatMap { simulated -> [Session] in
      func empty(_ turns: [EmptyTurn]) -> [Session] { turns.filter { $0.week == week }.map(\.session) }
      let own = simulated.week == week ? simulated.compiled.session : nil
      return empty(simulated.emptyBefore) + (own.map { [$0] } ?? []) + empty(simulated.emptyAfter)
    }
    return sessions.map { session in
      var prepared = PreparedSession(
        session: session, athlete: trainee.athlete, path: source.path, library: trainee.library)
      prepared.declaredIn = program
      prepared.statesAreInPounds = plan.statesAreInPounds
      return prepared
    }
  }

  private func place(of program: String) throws(PlanProblem) -> ProgramPlace {
    try asked { () throws(StoreProblem) in try store?.place(ofProgram: program) ?? ProgramPlace() }
  }

  /// The other file with a program of this name that was trained last: the two share its states. Nil for a file that
  /// was moved, or now has another program.
  package func otherFile(of program: String) throws(PlanProblem) -> (path: String, sessions: Int)? {
    let place = try place(of: program)
    guard let path = place.file, path.hasPrefix("/"), path != source.fullPath, !source.isStandardInput,
      let other = try? SourceFile.read(path, upTo: SourceFile.planLimit)
    else { return nil }
    let plan = check(other.bytes, library: trainee.library, find: other.finder).plan
    let owners = plan.programs.map(\.name) + plan.declarations.filter { $0.program == nil }.map(\.name)
    return owners.contains(program) ? (path, place.sessions) : nil
  }
}
