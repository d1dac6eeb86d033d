/// Writes the log as Hevy exports it: `title,start_time,end_time,description,exercise_title,superset_id,…`.

import SessionModel

extension HevyCSV {
  /// The line of column names.
  static var header: String { CSVTable.text(of: columns) }

  private static let columns = [
    "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes", "set_index",
    "set_type", "weight_kg", "reps", "distance_km", "duration_seconds", "rpe",
  ]

  /// A row for each set.
  static func rows(
    of session: PortableSession, knowing knows: (String) -> Bool, losing losses: inout FormLosses
  ) -> String {
    losses.scores += session.scores.count
    if session.sets.isEmpty { losses.emptySessions += 1 } else { session.loseTimeOfDay(&losses, toTheMinute: true) }
    let ended = WallMoment(
      milliseconds: session.began.milliseconds &+ (session.length?.count ?? 0),
      utcOffsetSeconds: session.began.utcOffsetSeconds)
    let times = [time(session.began), session.length == nil ? "" : time(ended)]
    let notes = NotesByExercise(session.notes, of: session.sets.map(\.exercise.name))
    let description = notes.ofSession.joined(separator: "\n")
    var indices: [String: Int] = [:]
    return session.inParts(losing: &losses).sets.compactMap { set in
      guard let figures = set.figures(knowing: knows, losing: &losses) else { return nil }
      let index = indices[figures.exercise, default: 0]
      indices[figures.exercise] = index + 1
      return CSVTable.text(
        of: [SpreadsheetText.safe(session.name)] + times + [
          SpreadsheetText.safe(description), SpreadsheetText.safe(figures.exercise),
          ForeignLabel(set.label).superset.map(String.init) ?? "",
          SpreadsheetText.safe(notes.notes(of: set.exercise.name)), "\(index)",
          type(of: set), figures.load.map { PlainLog.decimal($0.grams) } ?? "", figures.reps.map(String.init) ?? "",
          // Thousandths of a kilometre are metres.
          figures.distance.map { PlainLog.decimal(($0.millimetres + 500) / 1000) } ?? "",
          figures.seconds.map(String.init) ?? "", figures.rpe,
        ])
    }.joined()
  }

  private static func type(of set: PortableSet) -> String {
    switch set.role {
    case .warmup: "warmup"
    case .drop: "dropset"
    case .work: ForeignLabel(set.label).isToFailure ? "failure" : "normal"
    }
  }

  /// `3 Jan 2024, 10:00`.
  private static func time(_ moment: WallMoment) -> String {
    let date = moment.day.isoText.split(separator: "-").compactMap { Int($0) }
    guard date.count == 3, (1...12).contains(date[1]) else { return "" }
    return "\(date[2]) \(months[date[1] - 1]) \(date[0]), \(PlainLog.wholeTimeOfDay(moment).prefix(5))"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
