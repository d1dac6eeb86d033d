/// A plan file as this user has it: checked, with the profile, and with what its programs have kept.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import TrainingStore

struct LoadedPlan {
  let source: SourceFile
  let plan: Plan
  let used: [UsedFile]
  /// Its text, which all of its sessions share.
  private let text: String
  let trainee: Trainee
  private let store: TrainingStore?

  var athlete: Athlete { trainee.athlete }

  /// Prints what is wrong with it; ends the command if that is more than warnings.
  init(file: String) throws {
    store = try TrainingStore.ofThisUserIfAny()
    trainee = try Trainee(store)
    source = try SourceFile.load(file, orSavedIn: store)
    let checked = check(source.bytes, library: trainee.library, find: source.finder)
    Diagnosis(checked.diagnostics, of: source).printToStandardError()
    if checked.hasErrors { throw ExitCode.errors }
    plan = checked.plan
    text = String(decoding: source.bytes, as: UTF8.self)
    used = checked.used
    guard !plan.declarations.isEmpty else { throw fail(.noDeclarations(file), .errors) }
  }

  /// What can be trained: sessions by themselves, and programs.
  enum Choice {
    case session(Plan.Declaration)
    case program(Plan.Program)

    var name: String {
      switch self {
      case .session(let declaration): declaration.name
      case .program(let program): program.name
      }
    }
  }

  /// In the order of the file.
  var choices: [Choice] {
    let programs = plan.programs.map { ($0.span.start, Choice.program($0)) }
    let sessions = plan.declarations.filter { $0.program == nil }.map { ($0.span.start, Choice.session($0)) }
    return (programs + sessions).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// In full, else by a part that only one name has, in any case.
  func choice(named wanted: String) throws -> Choice {
    let all = plan.programs.map(Choice.program) + plan.declarations.map(Choice.session)
    if let exact = all.first(where: { $0.name == wanted }) { return exact }
    let partly = all.filter { $0.name.lowercased().contains(wanted.lowercased()) }
    guard partly.count == 1 else { throw fail(.noSuchName(wanted, names: all.map(\.name)), .errors) }
    return partly[0]
  }

  /// The program of a name, or that of a session, whose name comes with it; without a name the first.
  func program(named wanted: String?) throws -> (Plan.Program, session: String?) {
    guard let wanted else { return (plan.programs[0], nil) }
    switch try choice(named: wanted) {
    case .program(let program): return (program, nil)
    case .session(let declaration):
      guard let program = declaration.program else { throw fail(ProgramText.ofNoProgram(session: wanted), .errors) }
      return (plan.programs[program], declaration.name)
    }
  }

  /// - Parameter passesOptional: of a program, passes over the turns that may be.
  func compile(_ choice: Choice, passesOptional: Bool = false) throws -> CompiledPlan {
    switch choice {
    case .session(let declaration): return try compile(declaration)
    case .program(let program): return try next(of: program, passesOptional: passesOptional)
    }
  }

  /// A session as it would be done next: in the turn of its program that is its own.
  func compile(_ declaration: Plan.Declaration) throws -> CompiledPlan {
    let place = try place(of: plan.owner(of: declaration))
    var turn = Turn(session: place.sessions + 1)
    if let number = declaration.program, let own = plan.declarations.firstIndex(of: declaration) {
      let program = plan.programs[number]
      let wanted = own - program.sessions.lowerBound
      let count = program.sessions.count
      let index = place.turns + ((wanted - place.turns) % count + count) % count
      turn = program.turn(index, session: place.sessions + 1)
    }
    let compiled = PlanLanguage.compile(
      declaration, of: plan, athlete: athlete, state: ProgramState(place.values), turn: turn)
    return try finished(compiled, declaration)
  }

  /// The session whose turn it is.
  func next(of program: Plan.Program, passesOptional: Bool = false) throws -> CompiledPlan {
    let place = try place(of: program.name)
    let next = plan.nextSession(
      of: program, from: place.turns, sessions: place.sessions, athlete: athlete, state: ProgramState(place.values),
      passesOptional: passesOptional)
    guard let next else { throw fail(ProgramText.programIsOver(program.name), .errors) }
    return try finished(next.compiled, next.declaration)
  }

  /// The sessions of a week of a program, counted from its start, when all goes as prescribed until then.
  func week(_ week: Int, of program: Plan.Program) throws -> [CompiledPlan] {
    let sessions = plan.simulate(program, weeks: week, athlete: athlete).filter { $0.week == week }
    return sessions.compactMap { simulated in
      simulated.compiled.session.map { session in
        CompiledPlan(
          session: session, athlete: athlete, source: "", path: source.path, missing: [], library: trainee.library)
      }
    }
  }

  func place(of program: String) throws -> ProgramPlace {
    try store?.answer { store throws(StoreProblem) in try store.place(ofProgram: program) }
      ?? ProgramPlace()
  }

  /// The other file with a program of this name from which it was trained last: they share its states. Nil for a file that
  /// was moved, or has another program now.
  func otherFile(of program: String) throws -> (path: String, sessions: Int)? {
    let place = try place(of: program)
    guard let path = place.file, path.hasPrefix("/"), path != source.fullPath, !source.isStandardInput,
      let other = try? SourceFile.read(path, upTo: SourceFile.planLimit)
    else { return nil }
    let plan = check(other.bytes, library: trainee.library, find: other.finder).plan
    let owners = plan.programs.map(\.name) + plan.declarations.filter { $0.program == nil }.map(\.name)
    return owners.contains(program) ? (path, place.sessions) : nil
  }

  private func finished(_ compiled: Compiled, _ declaration: Plan.Declaration) throws -> CompiledPlan {
    Diagnosis(compiled.diagnostics, of: source).printToStandardError()
    guard var session = compiled.session else { throw ExitCode.errors }
    if declaration.isOptional { session.notes.append(say(ProgramText.optional)) }
    return CompiledPlan(
      session: session, athlete: athlete, source: text, path: source.fullPath,
      missing: compiled.missing, script: RunningScript(compiled, declaration, of: plan, used: used),
      library: trainee.library)
  }
}

extension Plan {
  /// The program of that name, or the first.
  func program(named name: String?) -> Plan.Program? {
    guard let name else { return programs.first }
    return programs.first { $0.name.lowercased() == name.lowercased() }
      ?? programs.first { $0.name.lowercased().contains(name.lowercased()) }
  }
}
