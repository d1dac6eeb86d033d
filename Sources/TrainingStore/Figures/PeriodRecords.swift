/// The best of some days alone, from every set of them: rollups know only the best of each day and of all time.

import GRDB
import SessionModel

extension TrainingStore {
  /// The records of one exercise, or of all, within these days: the first set that reached each, by exercise and kind.
  public func records(
    of exercise: String? = nil, on days: ClosedRange<Day>
  ) throws(StoreProblem) -> [PersonalRecord] {
    try reading { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          \(LogEntry.query)
          WHERE logged_set.day BETWEEN ?1 AND ?2 AND (?3 IS NULL OR exercise = ?3) AND role <> 'warmup'
          ORDER BY logged_set.day, session.wall_ms, session, position
          """, arguments: [days.lowerBound.number, days.upperBound.number, exercise])
      var bests: [String: [RecordKind: PersonalRecord]] = [:]
      var weighed: (day: Day, mass: Mass?)?
      while let row = try rows.next() {
        let read = try readable(row, in: "logged_set") { (try LogEntry($0), try StoredSet($0, began: 0)) }
        guard let (entry, set) = read, !entry.isQuestioned else { continue }
        if weighed?.day != entry.day { weighed = (entry.day, try LiftedBodyweight.on(entry.day, db)) }
        for (kind, value) in SetFigures(set, bodyweight: weighed?.mass).values {
          if let best = bests[entry.exercise.key]?[kind], best.value >= value { continue }
          bests[entry.exercise.key, default: [:]][kind] = PersonalRecord(kind: kind, value: value, entry: entry)
        }
      }
      return bests.sorted { $0.key < $1.key }.flatMap { _, best in
        RecordKind.allCases.compactMap { best[$0] }.filter { $0.kind != .added || $0.value != 0 }
      }
    }
  }
}
