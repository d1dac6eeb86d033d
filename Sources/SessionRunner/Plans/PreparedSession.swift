/// A session that can be begun, with what it came from and what its views need.

import PlanLanguage
import SessionModel

/// Made by `LoadedPlan.session(named:)`, or from a session that comes from no plan.
public struct PreparedSession: Sendable {
  /// What is to be done.
  public var session: Session
  /// Who does it.
  public var athlete: Athlete
  /// The plan as written; empty where there is none.
  package var source: String
  /// Nil for what was typed.
  package var path: String?
  /// What the session would like to know of the athlete and does not.
  public var missing: [ProfileGap]
  /// What its exercises are called.
  public var library: ExerciseLibrary
  /// What only the athlete's numbers show, such as a load that the plates do not make; warnings.
  public var diagnostics: [Diagnostic]
  /// Its turn may be passed over.
  public var isOptional: Bool
  /// Its rules, where it keeps anything for the next session.
  package var rules: SessionRules?

  /// The program that it is of, or the session itself where that keeps anything; nil where nothing is kept.
  public var program: String? { rules?.entry.program }

  /// A session from elsewhere than a plan.
  public init(_ session: Session, athlete: Athlete = Athlete()) {
    self.init(session: session, athlete: athlete)
  }

  package init(
    session: Session, athlete: Athlete, source: String = "", path: String? = nil, missing: [ProfileGap] = [],
    library: ExerciseLibrary = .builtIn, diagnostics: [Diagnostic] = [], isOptional: Bool = false,
    rules: SessionRules? = nil
  ) {
    (self.session, self.athlete, self.source, self.path) = (session, athlete, source, path)
    (self.missing, self.library, self.diagnostics) = (missing, library, diagnostics)
    (self.isOptional, self.rules) = (isOptional, rules)
  }
}
