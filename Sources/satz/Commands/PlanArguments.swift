/// A plan and the name of one session in it, as `run`, `show` and `rehearse` take them.

import ArgumentParser
import PlanLanguage
import SessionModel
import TrainingStore

struct PlanArguments: ParsableArguments {
  @Argument(help: help(.fileArgument), completion: .file(extensions: ["satz"])) var file: String
  @Argument(help: help(.nameArgument)) var name: String?

  /// The session that is meant, or the command's end: unreadable, with errors, or not to be told which.
  func compile() throws -> CompiledPlan {
    let sessions = try compileAll()
    guard sessions.count > 1 else { return sessions[0] }
    throw fail(.pickOne(file, names: sessions.map(\.session.name)), .usage)
  }

  /// All sessions of the file, or the one that is named; never none.
  func compileAll() throws -> [CompiledPlan] {
    let source = try SourceFile.load(file)
    let checked = check(source.bytes)
    Diagnosis(checked.diagnostics, of: source).printToStandardError()
    if checked.hasErrors { throw ExitCode.errors }
    let athlete = try Athlete.ofThisUser()
    let declarations = checked.plan.declarations
    guard !declarations.isEmpty else { throw fail(.noDeclarations(file), .errors) }
    let wanted = try name.map { [try select($0, among: declarations)] } ?? declarations
    return try wanted.map { declaration in
      let compiled = PlanLanguage.compile(declaration, of: checked.plan, athlete: athlete)
      Diagnosis(compiled.diagnostics, of: source).printToStandardError()
      guard let session = compiled.session else { throw ExitCode.errors }
      return CompiledPlan(
        session: session, athlete: athlete, source: String(decoding: source.bytes, as: UTF8.self), path: file,
        missing: compiled.missing)
    }
  }

  /// In full, else by a part that only one name has, in any case.
  private func select(_ wanted: String, among declarations: [Plan.Declaration]) throws -> Plan.Declaration {
    if let exact = declarations.first(where: { $0.name == wanted }) { return exact }
    let partly = declarations.filter { $0.name.lowercased().contains(wanted.lowercased()) }
    guard partly.count == 1 else { throw fail(.noSuchName(wanted, names: declarations.map(\.name)), .errors) }
    return partly[0]
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

  var measures: Measures { Measures(language: .current, units: athlete.units) }
}

extension Athlete {
  /// As the profile has it; the defaults where there is none yet.
  static func ofThisUser() throws -> Athlete {
    try TrainingStore.ofThisUser()?.answer { store throws(StoreProblem) in try store.athlete() } ?? Athlete()
  }
}

extension TrainingStore {
  /// The user's store to read from, nil where there is none yet.
  static func ofThisUser() throws -> TrainingStore? {
    do { return try reading(path: DataFolder.find().store) } catch { throw fail(error) }
  }

  /// What a question to the store gives, or the command's end.
  func answer<Value>(_ question: (TrainingStore) throws(StoreProblem) -> Value) throws -> Value {
    do { return try question(self) } catch { throw fail(error) }
  }
}

func fail(_ problem: StoreProblem) -> ExitCode {
  Output.printError("satz: " + problem.said(in: .current))
  return .unreadable
}

func fail(_ text: SheetText, _ code: ExitCode = .unreadable) -> ExitCode {
  Output.printError("satz: " + text.said(in: .current))
  return code
}
