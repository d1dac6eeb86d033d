/// What a coach would ask about a plan, in English.
import PlanLanguage

extension LintProblem {
  public var english: String {
    switch self {
    case .manySets(let limit): "more than \(limit) sets of one exercise: is that meant?"
    case .manyReps(let limit): "more than \(limit) reps in a set: is that meant?"
    case .repsOf(let name, let measure): "these are reps of `\(name)`, which is counted by \(measure.english)"
    case .tempoWithoutReps: "a tempo is of reps, and here are none"
    case .noLoad: "no load at all needs no `@`"
    case .beyondAnybody: "this is more than anybody has done"
    case .aboveMax(let limit): "more than \(limit) % of a one-rep max is hardly lifted"
    case .warmupHeavierThanWork: "this warm-up is heavier than the work"
    case .dropNotLighter: "this drop is no lighter than what comes before it"
    case .emptyGroup: "there is nothing in this group"
    case .roundLongerThanWindow: "not even one round of this fits into its time"
    case .unusedValue(let name): "nothing uses `\(name)`"
    case .longBreath(let limit): "a breath of more than \(limit) seconds: is that meant?"
    case .bellNeverRings: "this bell rings only after the end"
    }
  }
}
