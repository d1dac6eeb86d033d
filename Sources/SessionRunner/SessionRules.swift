/// The rules of a running session: what it changes in itself after a set, and for the next session when it ends.

import PlanLanguage
import SessionModel
import TrainingStore

package struct SessionRules: Sendable {
  private let plan: Plan
  private let declaration: Plan.Declaration
  /// As it was before any of its sets.
  private let compiled: Compiled
  /// Nil if its sets change nothing in it.
  private let live: LiveRules?
  /// The files that its plan uses, so that it can be read again.
  private let used: [UsedFile]
  /// To the questions of its rules.
  var answers: [RuleQuestion: RuleAnswer] = [:]

  /// Nil if nothing is kept from session to session.
  init?(_ compiled: Compiled, _ declaration: Plan.Declaration, of plan: Plan, used: [UsedFile]) {
    guard compiled.hasRules || plan.hasLiveRules else { return nil }
    (self.plan, self.declaration, self.compiled, self.used) = (plan, declaration, compiled, used)
    live = LiveRules(compiled, of: plan)
  }

  /// As it was when the session began; nil if its plan can no longer be read.
  private init?(_ entry: ProgramEntry, source: String, rules: RulesVersion, library: ExerciseLibrary) {
    guard let basis = StoredBasis(text: entry.basis) else { return nil }
    let plan = check(Array(source.utf8), library: library, rules: rules, find: basis.used.finder).plan
    let declaration = plan.declarations.first { declaration in
      declaration.name == entry.declaration && plan.owner(of: declaration) == entry.program
    }
    guard let declaration else { return nil }
    let compiled = compile(
      declaration, of: plan, athlete: basis.athlete, state: basis.state, turn: basis.turn)
    self.init(compiled, declaration, of: plan, used: basis.used)
  }

  /// Of a session that continues; nil if its journal has no rules.
  static func read(_ recorded: RecordedSession, in store: TrainingStore) throws(LostRules) -> SessionRules? {
    guard !recorded.source.isEmpty else { return nil }
    let entry: ProgramEntry
    let library: ExerciseLibrary
    do throws(StoreProblem) {
      guard let found = try store.programEntry(of: recorded.id) else { return nil }
      entry = found
      library = AthleteLibrary(try store.ownLibrary()).exercises
    } catch {
      throw LostRules()
    }
    let rules = SessionRules(entry, source: recorded.source, rules: recorded.session.rules, library: library)
    guard let rules else { throw LostRules() }
    return rules
  }

  /// What the journal keeps of it.
  package var entry: ProgramEntry {
    ProgramEntry(
      program: plan.owner(of: declaration), declaration: declaration.name, turn: compiled.turn.index,
      basis: StoredBasis(athlete: compiled.athlete, state: compiled.state, turn: compiled.turn, used: used).text)
  }

  /// Its planned course, with the loads that follow from sets that are done as prescribed.
  package var courseAsPrescribed: [CourseStep] { plan.courseAsPrescribed(of: compiled) }

  /// What the session changes, now that it is over.
  package func settlement(of log: [LoggedSet]) -> Settlement {
    settle(compiled, of: plan, log: log, answers: answers)
  }

  /// The same for the store.
  func changes(of log: [LoggedSet]) -> [KeptChange] { settlement(of: log).changes.map(KeptChange.init) }

  /// The session as it was planned, and as it would be next time with what it changes; nil if nothing is said about it.
  package func planned(andAfter log: [LoggedSet]) -> (before: Session, after: Session)? {
    let settlement = settlement(of: log)
    let changes = settlement.changes
    guard !changes.isEmpty || !settlement.unchanged.isEmpty, let before = compiled.session else { return nil }
    return plan.nextTime(compiled, declaration, after: changes).map { (before, $0) }
  }

  /// The session as it is planned after the sets done so far; nil if they change nothing but its sets.
  package func planned(after log: [LoggedSet]) -> Session? { live?.planned(after: log) }

  /// What may change the shape of the session; nil if nothing does.
  package var shaping: ShapingRules? { live?.shaping }

  /// The updated prescriptions after the sets done so far.
  package func revisions(after log: [LoggedSet], in session: Session) -> [Revision] {
    live?.revisions(after: log, in: session) ?? []
  }

  /// The same where one set only ever follows another.
  package func revisionsGoingOn(after log: [LoggedSet], in session: Session) -> [Revision] {
    live?.revisionsGoingOn(after: log, in: session) ?? []
  }
}

/// The journal has rules, but they cannot be read any more.
struct LostRules: Error {}
