/// Weights, maxes and goals in English.

import PlanWording

extension ProfileText: Worded {
  var english: String {
    switch self {
    case .bodyweight: "Enter your bodyweight, or show its history."
    case .bodyweightMore:
      """
      Sets with added weight or assistance, such as pull-ups and dips, count with the bodyweight of their day: volume \
      and estimated max change when you enter it later, too.
      """
    case .bodyweightArgument: "What you weigh: 82.5kg or 180lb; without it, all weighings."
    case .bodyweightDay: "The day you weighed it, if not today: 2026-11-21."
    case .neverWeighed: "No bodyweight yet: satz profile bodyweight 82.5kg"
    case .maxMore:
      """
      satz profile max bench 100kg enters it; satz profile max bench 5x90kg, or with rpe 8, estimates it from a set; \
      satz profile max bench shows its history.
      """
    case .formulaOption: "How to estimate: epley, brzycki or rts; by default the setting max-formula."
    case .noMax(let exercise): "no max of \(exercise) yet: satz profile max \(exercise.lowercased()) 100kg"
    case .noEstimate(let formula):
      "\(formula.name) does not cover that set; it takes 1 to 12 reps at RPE \(formula == .rts ? "6.5" : "5") or above"
    case .estimated(let set, let formula): "estimated from \(set) by \(formula.name)"
    case .origin(.entered): "entered"
    case .origin(.lifted): "lifted"
    case .origin(.estimated): "estimated"
    case .origin(.assigned): "set by a program"
    case .weeklyGoalOption: "How many sessions a week you want, 1 to 14; 0 clears it."
    case .weeklyGoal: "weekly goal"
    case .levelOption: "The level you train at where a plan has several: scaled, women; \"\" clears it."
    case .level: "level"
    case .chosenLevelOption: "The level to train at, by its name in the plan, instead of the one in your profile."
    case .noSuchLevel(let name, let levels):
      levels.isEmpty
        ? "no workout in this plan has levels, so there is none called \(name)"
        : "there is no level \(name); the plan has \(levels.joined(separator: ", "))"
    case .none: "none"
    case .noPlatesLeft(let usual):
      "There are no plates now: every load that is computed for a bar is the empty bar. --plates \(usual) sets them again."
    case .weekSoFar(let done, let goal): "\(done) of \(goal) sessions"
    }
  }
}
