/// The words around sets per muscle: targets, and this month against the last.

import PlanLanguage
import PlanWording

enum MuscleText: Hashable, Sendable, Worded {
  case target, targetMore, targetArgument, noTargets
  case wrongTarget(String)
  case aWeek(String)
  case average, targetColumn
  /// Where an exercise is asked for.
  case isNoExercise(Muscle)
  /// The first days of a month; nil for all of it.
  case days(month: Int, through: Int?)

  var english: String {
    switch self {
    case .target: "How many sets a week you want for a muscle: satz profile target chest 10-20"
    case .targetMore:
      """
      satz stats shows the sets of each muscle next to its target. all instead of a muscle sets the target of every one, \
      off clears it. There is none until you set it.
      """
    case .targetArgument: "A muscle and its target, chest 10-20; without it, all targets."
    case .noTargets: "No targets yet: satz profile target chest 10-20"
    case .wrongTarget(let text):
      "“\(text)” is no target: satz profile target chest 10-20, chest 12 or chest off, with 1 to 100 sets a week"
    case .aWeek(let range): "\(range) sets a week"
    case .average: "a week"
    case .targetColumn: "target"
    case .isNoExercise(let muscle):
      """
      “\(muscle.english)” is a muscle: satz stats shows the sets of each muscle, satz exercises --muscle \
      \(muscle.rawValue) its exercises
      """
    case .days(let month, let through):
      (through.map { "1–\($0) " } ?? "") + CalendarNames.english.months[(month + 11) % 12].prefix(3)
    }
  }

  var german: String {
    switch self {
    case .target: "Wie viele Sätze du je Woche für einen Muskel willst: satz profile target Brust 10-20"
    case .targetMore:
      """
      satz stats zeigt die Sätze jedes Muskels neben seinem Ziel. alle statt eines Muskels setzt das Ziel aller Muskeln, \
      aus löscht es. Solange du keines setzt, gibt es keines.
      """
    case .targetArgument: "Ein Muskel und sein Ziel, Brust 10-20; ohne das alle Ziele."
    case .noTargets: "Noch keine Ziele: satz profile target Brust 10-20"
    case .wrongTarget(let text):
      "„\(text)“ ist kein Ziel: satz profile target Brust 10-20, Brust 12 oder Brust aus, mit 1 bis 100 Sätzen je Woche"
    case .aWeek(let range): "\(range) Sätze je Woche"
    case .average: "je Woche"
    case .targetColumn: "Ziel"
    case .isNoExercise(let muscle):
      """
      „\(muscle.german)“ ist ein Muskel: satz stats zeigt die Sätze jedes Muskels, satz exercises --muscle \
      \(muscle.rawValue) seine Übungen
      """
    case .days(let month, let through):
      (through.map { "1.–\($0). " } ?? "") + CalendarNames.german.months[(month + 11) % 12].prefix(3)
    }
  }
}
