/// A session that can be begun, with its origin and what its views need.

import PlanLanguage
import SessionModel

/// Made by `LoadedPlan.session(named:)`, or from a session that comes from no plan.
public struct PreparedSession: Sendable {
  /// What is to be done.
  public var session: Session
  /// The athlete who does it.
  public var athlete: Athlete
  /// The plan as written; empty if there is no plan.
  package var source: String
  /// Nil if it was typed.
  package var path: String?
  /// What the session needs to know about the athlete but does not.
  public var missing: [ProfileGap]
  /// The library with the names of its exercises.
  public var library: ExerciseLibrary
  /// Warnings that depend on the athlete's numbers, such as a load that the plates cannot make.
  public var diagnostics: [Diagnostic]
  /// The same session for each of the other levels of its workout, in their order.
  public var otherLevels: [Session] = []
  /// The program that it is one of, as the plan declares it.
  public var declaredIn: Plan.Program?
  /// Whether the states of its plan that are loads begin with pounds.
  package var statesAreInPounds = false
  /// Its rules, if it keeps anything for the next session.
  package var rules: SessionRules?

  /// The program that it belongs to, or the session itself if it keeps anything; nil if nothing is kept.
  public var program: String? { rules?.entry.program }

  /// A session that does not come from a plan.
  public init(_ session: Session, athlete: Athlete = Athlete()) {
    self.init(session: session, athlete: athlete)
  }

  package init(
    session: Session, athlete: Athlete, source: String = "", path: String? = nil, missing: [ProfileGap] = [],
    library: ExerciseLibrary = .builtIn, diagnostics: [Diagnostic] = [], rules: SessionRules? = nil
  ) {
    (self.session, self.athlete, self.source, self.path) = (session, athlete, source, path)
    (self.missing, self.library, self.diagnostics) = (missing, library, diagnostics)
    self.rules = rules
  }
}
