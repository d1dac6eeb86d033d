/// The length of a session of runs whose app knew none follows the times of the runs when they are corrected.

import GRDB
import SessionModel

enum LengthOfRuns {
  /// Changes the length of a session if it was what its sets took (`PortableSession.timeOfDistances`).
  static func follow(
    from before: some Collection<StoredSet>, to now: some Collection<StoredSet>, of id: SessionID, _ db: Database
  ) throws {
    let (before, now) = (time(of: before), time(of: now))
    if before == now { return }
    let statement = try db.cachedStatement(
      sql: """
        UPDATE session SET elapsed_ms = ?
        WHERE id = ? AND elapsed_ms IS ? AND origin = 'imported' AND ended_wall_ms IS NULL
        """)
    try statement.execute(arguments: [now, id.rawValue, before])
  }

  /// In milliseconds; nil if it is none that a session can have, or if anything else was done.
  private static func time(of sets: some Collection<StoredSet>) -> Int? {
    let times = sets.compactMap { $0.mm == nil ? nil : $0.ms }
    guard !times.isEmpty, times.count == sets.count else { return nil }
    let sum = times.reduce(0, &+)
    return SessionLength(seconds: sum / 1000) == nil ? nil : sum
  }
}
