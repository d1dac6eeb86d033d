/// The length of a session of runs that was not timed here follows the times of the runs when they are corrected.

import GRDB
import SessionModel

enum LengthOfRuns {
  /// Changes the length of a session if it was what its sets took: of one whose app knew none
  /// (`PortableSession.timeOfDistances`), and of one that was entered (`run 10km 50:00`), whose end is then another, too.
  static func follow(
    from before: some Collection<StoredSet>, to now: some Collection<StoredSet>, of id: SessionID, _ db: Database
  ) throws {
    let (before, now) = (time(of: before), time(of: now))
    if before == now { return }
    let statement = try db.cachedStatement(
      sql: """
        UPDATE session SET elapsed_ms = ?, ended_wall_ms = iif(origin = 'added', wall_ms + ?, NULL)
        WHERE id = ? AND elapsed_ms IS ? AND (origin = 'added' OR origin = 'imported' AND ended_wall_ms IS NULL)
        """)
    try statement.execute(arguments: [now, now ?? 0, id.rawValue, before])
  }

  /// In milliseconds; nil if it is none that a session can have, or if anything else was done.
  private static func time(of sets: some Collection<StoredSet>) -> Int? {
    let times = sets.compactMap { $0.mm == nil ? nil : $0.ms }
    guard !times.isEmpty, times.count == sets.count else { return nil }
    let sum = times.reduce(0, &+)
    return SessionLength(seconds: sum / 1000) == nil ? nil : sum
  }
}
