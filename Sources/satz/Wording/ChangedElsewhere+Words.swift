/// What another app has changed about a session, in words.

import PlanWording
import TrainingStore

extension ChangedElsewhere {
  var english: String {
    var parts: [String] = []
    if name != earlierName { parts.append("renamed from “\(earlierName.visibleInRow)”") }
    if added > 0 { parts.append("\(counted(added, "set", "sets")) more") }
    if changed > 0 { parts.append("\(counted(changed, "set", "sets")) changed") }
    if removed > 0 { parts.append("\(counted(removed, "set", "sets")) fewer") }
    if let moved { parts.append("began at \(began.minuteText) instead of \(moved.minuteText)") }
    if hasOtherNotes { parts.append("other notes") }
    if let lengths {
      let formatter = UnitFormatter(language: .english)
      parts.append(
        "\(formatter.minutes(lengths.there)) instead of \(lengths.here.map(formatter.minutes) ?? "an unknown length")")
    }
    return "\(day.isoText)  \(name.visibleInRow): \(parts.joined(separator: ", "))"
  }

  var german: String {
    var parts: [String] = []
    if name != earlierName { parts.append("umbenannt, bisher „\(earlierName.visibleInRow)“") }
    if added > 0 { parts.append("\(counted(added, "Satz", "Sätze")) mehr") }
    if changed > 0 { parts.append("\(counted(changed, "Satz", "Sätze")) geändert") }
    if removed > 0 { parts.append("\(counted(removed, "Satz", "Sätze")) weniger") }
    if let moved { parts.append("Beginn \(began.minuteText) statt \(moved.minuteText)") }
    if hasOtherNotes { parts.append("andere Notizen") }
    if let lengths {
      let formatter = UnitFormatter(language: .german)
      parts.append(
        "\(formatter.minutes(lengths.there)) statt \(lengths.here.map(formatter.minutes) ?? "unbekannter Dauer")")
    }
    return "\(day.isoText)  \(name.visibleInRow): \(parts.joined(separator: ", "))"
  }
}
