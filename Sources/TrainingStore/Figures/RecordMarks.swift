/// Finds the sets that were records when they were done, by the bests of the days before.

import GRDB
import SessionModel

struct RecordMarks {
  let db: Database
  /// Notes the sets with impossible values; nil where that is done elsewhere.
  var unreadable: UnreadableRows?

  /// Goes through the days on which an exercise got better.
  func marks(of exercise: String, from first: Day, through last: Day) throws -> [EntryID: [RecordKind]] {
    var marks: [EntryID: [RecordKind]] = [:]
    let days = try NewBests.days(of: exercise, from: first, through: last, db)
    let all = days.reduce(into: Bests()) { $0.take($1.reached) }
    var bests = try NewBests.bests(of: exercise, before: first, against: all, db)
    let sets = try days.isEmpty ? nil : setsThatBeat(exercise)
    for (day, reached) in days {
      if let sets, bests.isBeaten(by: reached) {
        try mark(exercise, on: day, sets, reaching: reached, after: bests, &marks)
      }
      bests.take(reached)
    }
    let covered = try db.cachedStatement(
      sql: "SELECT EXISTS (SELECT 1 FROM exercise_day WHERE exercise = ? AND day BETWEEN ? AND ? AND millimetres > 0)")
    guard try Bool.fetchOne(covered, arguments: [exercise, first.number, last.number]) == true else { return marks }
    for time in try TrainingStore.fasterTimes(ofOne: exercise, from: first, through: last, unreadable: unreadable, db)
    where marks[time.entry]?.contains(.bestTime) != true {
      marks[time.entry, default: []].append(.bestTime)
    }
    return marks
  }

  /// Selects the sets of a day that are better than all days before in a kind in which the day got better, or have a load
  /// whose reps got more: most sets beat nothing. A kind without a bound is not computed for any set.
  private func setsThatBeat(_ exercise: String) throws -> Statement {
    let better = LifetimeBests.columns.enumerated().map { "?\($0 + 3) IS NOT NULL AND \($1.set) > ?\($0 + 3)" }
    return try db.cachedStatement(
      sql: """
        SELECT * FROM logged_set WHERE (session, position) IN (
          SELECT session, position FROM counted_set
          WHERE exercise = ?1 AND day = ?2 AND (
            (load_kind, load_count, load_grams) IN (
              SELECT load_kind, load_count, load_grams FROM \(NewBests.table(of: exercise, db))
              WHERE exercise = ?1 AND day = ?2 AND +kind = '\(RecordKind.repsAtLoad.rawValue)')
            OR \(better.joined(separator: " OR "))))
        ORDER BY session, position
        """)
  }

  /// Goes through these sets in the order in which they were done.
  private func mark(
    _ exercise: String, on day: Day, _ sets: Statement, reaching reached: Bests, after bests: Bests,
    _ marks: inout [EntryID: [RecordKind]]
  ) throws {
    // What was never done before counts, too: a second session of the day may beat the first one.
    var arguments: StatementArguments = [exercise, day.number]
    for column in LifetimeBests.columns {
      arguments += [reached.values[column.kind].map { _ in bests.values[column.kind] ?? Int.min }]
    }
    let rows = try Row.fetchCursor(sets, arguments: arguments)
    let bodyweight = try LiftedBodyweight.on(day, db)
    var watch = RecordWatch(before: bests)
    var session: Int?
    while let row = try rows.next() {
      let here = try row.integer("session")
      if let session, session != here { watch = RecordWatch(before: watch.after) }
      session = here
      let set = try TrainingStore.readable(row, in: "logged_set", notedIn: unreadable) { try StoredSet($0, began: 0) }
      guard let set else { continue }
      let figures = SetFigures(set, bodyweight: bodyweight)
      // The bests in which the day did not get better need not be known.
      let kinds = watch.take(figures).filter { reached.has($0, of: figures) }
      if kinds.isEmpty { continue }
      marks[EntryID(session: SessionID(rawValue: here), position: try row.integer("position"))] = kinds
    }
  }
}
