/// Compiles a plan of which a test needs only the first session.

import SessionModel

@testable import PlanLanguage

/// Nil if there is none.
func compileFirst(_ plan: Plan, athlete: Athlete) -> Compiled? {
  plan.declarations.first.map { compile($0, of: plan, athlete: athlete) }
}
