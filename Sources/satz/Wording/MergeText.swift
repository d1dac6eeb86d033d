/// The words of `satz log merge`.

import PlanWording
import TrainingStore

enum MergeText: Hashable, Sendable, Worded {
  case merge, mergeMore, firstArgument, secondArgument, dryRunOption
  case merged(MergedSessions, isRehearsal: Bool)
  case nothingMerged
  case notASession(String)
  case refused(MergedSessions.Refusal)

  var english: String {
    switch self {
    case .merge: "Make one session of two: satz log merge 12 13"
    case .mergeMore:
      """
      For a session that was split in two, or recorded by two apps. The earlier one keeps its number and gets the sets, scores, notes \
      and the title of the other; what both have at the same time is not counted twice. satz log undo makes two of \
      them again.
      """
    case .firstArgument: "The number of a session."
    case .secondArgument: "The number of the other one."
    case .dryRunOption: "Only show what would be merged."
    case .merged(let merged, let isRehearsal):
      (isRehearsal ? "Session \(merged.gone.rawValue) would go into" : "Session \(merged.gone.rawValue) is now part of")
        + " session \(merged.kept.rawValue)"
        + (merged.isSameWork ? ": both have the same sets, which count once" : "")
    case .nothingMerged: "Nothing was merged."
    case .notASession(let text): "“\(text)” is no session; satz log lists them with their numbers"
    case .refused(let reason):
      switch reason {
      case .notInLog(let session): "the log has no session \(session.rawValue)"
      case .same: "a session cannot be merged with itself"
      case .otherKind: "a workout cannot be merged with sitting or breathing"
      case .turns: "both sessions are turns of a program; satz log delete removes one"
      case .farApart: "there is more than a day between these sessions"
      }
    }
  }

  var german: String {
    switch self {
    case .merge: "Aus zwei Sessions eine machen: satz log merge 12 13"
    case .mergeMore:
      """
      Für eine Session, die in zwei geteilt oder von zwei Apps aufgezeichnet wurde. Die frühere behält ihre Nummer und bekommt die \
      Sätze, Wertungen, Notizen und den Titel der anderen; was beide zur selben Zeit haben, zählt nicht doppelt. satz \
      log undo macht wieder zwei daraus.
      """
    case .firstArgument: "Die Nummer einer Session."
    case .secondArgument: "Die Nummer der anderen."
    case .dryRunOption: "Nur zeigen, was zusammengelegt würde."
    case .merged(let merged, let isRehearsal):
      "Session \(merged.gone.rawValue) "
        + (isRehearsal ? "würde Teil von" : "ist jetzt Teil von") + " Session \(merged.kept.rawValue)"
        + (merged.isSameWork ? ": beide haben dieselben Sätze, und die zählen einmal" : "")
    case .nothingMerged: "Nichts wurde zusammengelegt."
    case .notASession(let text): "„\(text)“ ist keine Session; satz log zeigt sie mit ihren Nummern"
    case .refused(let reason):
      switch reason {
      case .notInLog(let session): "das Log hat keine Session \(session.rawValue)"
      case .same: "eine Session kann nicht mit sich selbst zusammengelegt werden"
      case .otherKind: "ein Workout kann nicht mit Sitzen oder Atmen zusammengelegt werden"
      case .turns: "beide Sessions sind Trainingstage eines Programms; satz log delete löscht eine"
      case .farApart: "zwischen diesen Sessions liegt mehr als ein Tag"
      }
    }
  }
}
