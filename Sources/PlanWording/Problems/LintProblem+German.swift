/// What a coach would ask about a plan, in German.
import PlanLanguage

extension LintProblem {
  public var german: String {
    switch self {
    case .manySets(let limit): "mehr als \(limit) Sätze einer Übung: Ist das so gemeint?"
    case .manyReps(let limit): "mehr als \(limit) Wiederholungen in einem Satz: Ist das so gemeint?"
    case .repsOf(let name, let measure): "das sind Wiederholungen, `\(name)` zählt man aber nach \(measure.german)"
    case .tempoWithoutReps: "ein `tempo` gilt für Wiederholungen, hier sind aber keine"
    case .noLoad: "ohne Gewicht braucht es kein `@`"
    case .beyondAnybody: "das ist mehr, als je jemand geschafft hat"
    case .aboveMax(let limit): "mehr als \(limit) % eines Maximums hebt kaum jemand"
    case .warmupHeavierThanWork: "dieser Aufwärmsatz ist schwerer als die Arbeitssätze"
    case .dropNotLighter: "das ist nicht leichter als das Gewicht davor"
    case .emptyGroup: "in dieser Gruppe steht nichts"
    case .roundLongerThanWindow: "nicht einmal eine Runde davon passt in die Zeit"
    case .unusedValue(let name): "`\(name)` wird nirgends verwendet"
    case .longBreath(let limit): "ein Atemzug von über \(limit) Sekunden: Ist das so gemeint?"
    case .bellNeverRings: "diese Glocke käme erst nach dem Ende"
    }
  }
}
