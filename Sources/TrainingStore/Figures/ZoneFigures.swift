/// How long the heart rate was in each zone, over many sets.

import GRDB
import SessionModel

extension TrainingStore {
  /// In whole seconds from the first zone on, in the sets of all exercises or of one; nil if nothing was measured.
  public func zoneSeconds(of exercise: String? = nil, from: Day, through: Day) throws(StoreProblem) -> [Int]? {
    try reading { db in
      let sums = Schema.zoneColumns.map { "sum(min(max(\($0), 0), 2000000)) AS \($0)" }.joined(separator: ", ")
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT \(sums) FROM logged_set INDEXED BY logged_set_in_zones
          WHERE zone_1_s IS NOT NULL AND day BETWEEN ?1 AND ?2 AND (?3 IS NULL OR exercise = ?3)
          """, arguments: [from.number, through.number, exercise])
      return try row.flatMap { row in
        HeartRate.zones(try Schema.zoneColumns.compactMap { try row.optionalInteger($0, within: 0...Int.max) })
      }
    }
  }
}
