/// Loads a plan for a command: reports what is found in it, and ends the command if the plan cannot be used.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

struct UserPlan {
  /// Its name on the command line.
  private let name: String
  let loaded: LoadedPlan

  /// A file or a saved workout, with the user's profile and the programs' stored states. Ends the command if there is
  /// neither, or if anything in it is more than a warning.
  ///
  /// - Parameter level: the level to train at, instead of that of the profile.
  init(_ name: String, level: String? = nil) throws {
    let store = try TrainingStore.ofThisUserIfAny()
    let trainee = try Trainee.answered(by: store)
    let found: PlanSource
    do throws(PlanProblem) { found = try PlanSource.find(name, orSavedIn: store) } catch {
      store?.sayUnreadable()
      throw error.ending(name)
    }
    store?.sayUnreadable()
    if let saved = found.passedOver { Output.printError(say(WorkoutText.fileWins(name, saved: saved))) }
    try self.init(name, LoadedPlan(found.file, for: trainee, in: store), level)
    guard !loaded.plan.declarations.isEmpty else { throw PlanProblem.nothingToTrain.ending(name) }
  }

  /// A plan in a file; with `programsOnly`, nothing else in it can be trained.
  init(file: String, level: String? = nil) throws {
    let trainee = try Trainee.ofThisUser()
    let source: SourceFile
    do throws(FileProblem) { source = try SourceFile.plan(file) } catch { throw fail(error.said) }
    try self.init(file, LoadedPlan(source, for: trainee, in: nil), level)
  }

  private init(_ name: String, _ loaded: LoadedPlan, _ level: String?) throws {
    Diagnosis(loaded.diagnostics, of: loaded.source).printToStandardError()
    if loaded.hasErrors { throw ExitCode.errors }
    self.name = name
    guard let level else {
      self.loaded = loaded
      return
    }
    do throws(PlanProblem) { self.loaded = try loaded.at(level: level) } catch { throw error.ending(name) }
  }

  /// A session of it, after reporting what was found, or ends the command.
  func prepare(_ prepare: (LoadedPlan) throws(PlanProblem) -> PreparedSession) throws -> PreparedSession {
    let prepared = try answer(prepare)
    Diagnosis(prepared.diagnostics, of: loaded.source).printToStandardError()
    return prepared
  }

  func prepare(_ declaration: Plan.Declaration) throws -> PreparedSession {
    try prepare { loaded throws(PlanProblem) in try loaded.prepare(declaration) }
  }

  /// The answer to a question about the plan, or ends the command.
  func answer<Answer>(_ question: (LoadedPlan) throws(PlanProblem) -> Answer) throws -> Answer {
    do throws(PlanProblem) {
      let answer = try question(loaded)
      loaded.store?.sayUnreadable()
      return answer
    } catch {
      loaded.store?.sayUnreadable()
      if case .mistakes(let diagnostics) = error { Diagnosis(diagnostics, of: loaded.source).printToStandardError() }
      throw error.ending(name)
    }
  }
}

extension PlanProblem {
  /// Reports the failure if `CommandEnding` does not.
  fileprivate func ending(_ file: String) -> any Error {
    if case .store(let problem) = self { return fail(problem) }
    guard let (text, code) = said(about: file) else { return ExitCode.errors }
    Output.printProblem(text)
    return code
  }

  /// A sentence about it, and how the command ends. Nil for mistakes in the plan, which need their source.
  func said(about file: String) -> (text: String, code: ExitCode)? {
    switch self {
    case .file(let problem): (say(problem.said), .unreadable)
    case .neither(let problem, let saved) where saved.isEmpty || PlanFiles.meant(by: problem.path) != nil:
      (say(problem.said), .unreadable)
    case .neither(_, let saved): (say(WorkoutText.neither(file, saved: saved)), .unreadable)
    case .store(let problem): (say(problem), .unreadable)
    case .mistakes: nil
    case .nothingToTrain: (SheetText.noDeclarations(file).said(in: .current), .errors)
    case .noSuchName(let name, let names): (SheetText.noSuchName(name, names: names).said(in: .current), .errors)
    case .pickOne(let names): (SheetText.pickOne(file, names: names).said(in: .current), .usage)
    case .noSuchLevel(let level, let levels): (say(ProfileText.noSuchLevel(level, levels: levels)), .errors)
    case .ofNoProgram(let session): (say(ProgramText.ofNoProgram(session: session)), .errors)
    case .programIsOver(let program): (say(ProgramText.programIsOver(program)), .errors)
    }
  }
}
