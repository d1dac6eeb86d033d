/// The rules of a session that runs: what it changes in itself after a set, and for the next session when it ends.

import FoundationEssentials
import PlanLanguage
import PlanWording
import SessionModel
import TrainingStore

struct RunningScript {
  let plan: Plan
  let declaration: Plan.Declaration
  /// As it was before any of its sets.
  let compiled: Compiled
  /// The files that its plan uses, so that it can be read again.
  let used: [UsedFile]
  /// To the questions of its rules.
  var answers: [String: Bool] = [:]

  /// Nil where nothing is kept from session to session.
  init?(_ compiled: Compiled, _ declaration: Plan.Declaration, of plan: Plan, used: [UsedFile]) {
    guard compiled.hasRules || plan.hasLiveRules else { return nil }
    (self.plan, self.declaration, self.compiled, self.used) = (plan, declaration, compiled, used)
  }

  /// As it was when the session began; nil where its plan cannot be read any more.
  init?(_ entry: ProgramEntry, source: String, library: ExerciseLibrary) {
    guard let basis = Basis(text: entry.basis) else { return nil }
    let plan = check(Array(source.utf8), library: library, find: basis.used.finder).plan
    let declaration = plan.declarations.first { declaration in
      declaration.name == entry.declaration && plan.owner(of: declaration) == entry.program
    }
    guard let declaration else { return nil }
    let compiled = compile(
      declaration, of: plan, athlete: basis.athlete, state: basis.state, turn: basis.turn)
    self.init(compiled, declaration, of: plan, used: basis.used)
  }

  /// Of a session that goes on; nil where its journal knows of no rules.
  init?(_ recorded: RecordedSession, in store: TrainingStore) {
    guard !recorded.source.isEmpty, let entry = try? store.programEntry(of: recorded.id) else { return nil }
    let library = (try? store.ownLibrary()).map { AthleteLibrary($0).exercises } ?? .builtIn
    self.init(entry, source: recorded.source, library: library)
  }

  /// What the journal keeps of it.
  var entry: ProgramEntry {
    ProgramEntry(
      program: plan.owner(of: declaration), declaration: declaration.name, turn: compiled.turn.index,
      basis: Basis(athlete: compiled.athlete, state: compiled.state, turn: compiled.turn, used: used).text)
  }

  /// What the session changes, now that it is over.
  func settlement(of log: [LoggedSet]) -> Settlement {
    settle(compiled, of: plan, log: log, answers: answers)
  }

  /// The same for the store.
  func changes(of log: [LoggedSet]) -> [KeptChange] {
    settlement(of: log).changes.map { change in
      var kept = KeptChange(
        key: change.target.key, before: change.from?.text, value: change.to.text,
        reason: KeptReason(change.reason).text)
      if case .max(let exercise) = change.target {
        kept.max = KeptMax(exercise: exercise, mass: Mass(grams: change.to.rounded))
      }
      return kept
    }
  }

  /// What is prescribed anew after the sets done so far.
  func revisions(after log: [LoggedSet], in session: Session) -> [Revision] {
    guard plan.hasLiveRules else { return [] }
    let now = plan.going(on: compiled, declaration: declaration, log: log)
    guard let revised = now.session?.works else { return [] }
    let planned = Dictionary(session.works.map { ($0.block, $0.work) }) { first, _ in first }
    return revised.compactMap { id, work in
      guard let before = planned[id], before.exercise == work.exercise, before.role == work.role else { return nil }
      guard before.target != work.target || before.load != work.load || before.effort != work.effort else { return nil }
      return Revision(block: id, target: work.target, load: work.load, effort: work.effort)
    }
  }

  /// What a session was compiled with, as the journal keeps it.
  private struct Basis: Codable {
    var athlete: Athlete
    var state: ProgramState
    var turn: Turn
    var used: [UsedFile]

    init(athlete: Athlete, state: ProgramState, turn: Turn, used: [UsedFile]) {
      (self.athlete, self.state, self.turn, self.used) = (athlete, state, turn, used)
    }

    init?(text: String) {
      guard let basis = try? JSONDecoder().decode(Basis.self, from: Data(text.utf8)) else { return nil }
      self = basis
    }

    var text: String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }
}

extension Plan {
  /// Whom the states of a session belong to: its program, or itself.
  func owner(of declaration: Declaration) -> String {
    declaration.program.map { programs[$0].name } ?? declaration.name
  }
}

extension StateValue {
  /// `mass 102500/1`: exact, and the same in every version.
  var text: String { "\(dimension.rawValue) \(numerator)/\(denominator)" }

  init?(text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, let dimension = Plan.Dimension(rawValue: String(words[0])) else { return nil }
    let parts = words[1].split(separator: "/").map { Int($0) }
    guard parts.count == 2, let numerator = parts[0], let denominator = parts[1], denominator > 0 else { return nil }
    self.init(dimension: dimension, numerator: numerator, denominator: denominator)
  }
}

extension ProgramState {
  /// What the store has kept of a program; what no version of Satz has written is left out.
  init(_ kept: [String: String]) {
    self.init(values: kept.compactMapValues { StateValue(text: $0) })
  }
}
