/// Writes the log as Strong exports it, in the form that names its units:
///
///     Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;…

import SessionModel

extension StrongCSV {
  /// The line of column names.
  static var header: String { line(columns) }

  private static let columns = [
    "Date", "Workout Name", "Exercise Name", "Set Order", "Weight", "Weight Unit", "Reps", "RPE", "Distance",
    "Distance Unit", "Seconds", "Notes", "Workout Notes", "Workout Duration",
  ]

  /// A row for each set; the session's notes are in each, as Strong has them.
  static func rows(
    of session: PortableSession, knowing knows: (String) -> Bool, losing losses: inout FormLosses
  ) -> String {
    losses.scores += session.scores.count
    if session.sets.isEmpty { losses.emptySessions += 1 } else { session.loseTimeOfDay(&losses) }
    let byExercise = NotesByExercise(session.notes, of: session.sets.map(\.exercise.name))
    let notes = byExercise.ofSession.joined(separator: "\n")
    var noted: Set<String> = []
    let length = session.length.map { ForeignLength.text(seconds: $0.count / 1000) } ?? ""
    let began = session.began.day.isoText + " " + PlainLog.wholeTimeOfDay(session.began)
    var orders: [String: Int] = [:]
    return session.inParts(losing: &losses).sets.compactMap { set in
      guard let figures = set.figures(knowing: knows, losing: &losses) else { return nil }
      if ForeignLabel(set.label).superset != nil { losses.supersets += 1 }
      // Strong has it in one row of the exercise.
      let isFirst = noted.insert(set.exercise.name).inserted
      let note = isFirst ? byExercise.notes(of: set.exercise.name) : ""
      return line([
        began, SpreadsheetText.safe(session.name), SpreadsheetText.safe(figures.exercise),
        order(of: set, &orders), PlainLog.decimal(figures.load?.grams ?? 0), "kg", "\(figures.reps ?? 0)", figures.rpe,
        PlainLog.decimal(figures.distance?.millimetres ?? 0), "m", "\(figures.seconds ?? 0)",
        SpreadsheetText.safe(note),
        SpreadsheetText.safe(notes), length,
      ])
    }.joined()
  }

  /// `1`, `2`, …, or a letter for what is not an ordinary set.
  private static func order(of set: PortableSet, _ orders: inout [String: Int]) -> String {
    switch set.role {
    case .warmup: return "W"
    case .drop: return "D"
    case .work: break
    }
    if ForeignLabel(set.label).isToFailure { return "F" }
    orders[set.exercise.key, default: 0] += 1
    return "\(orders[set.exercise.key] ?? 1)"
  }

  private static func line(_ fields: [String]) -> String { CSVTable.text(of: fields, between: ";") }
}
