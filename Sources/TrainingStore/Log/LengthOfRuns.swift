/// The length of a session that was computed from its sets is computed again when their times are corrected.

import GRDB
import SessionModel

enum LengthOfRuns {
  /// Changes the length of a session if it was what its sets took: of one whose app knew none
  /// (`PortableSession.timeOfDistances`), and of one that was entered (`run 10km 50:00`), with its rests if the plan text
  /// said them (`run 4x400m in 1:32 rest 90s`); its end is then another, too.
  static func follow(
    from before: some Collection<StoredSet>, to now: some Collection<StoredSet>, of id: SessionID, _ db: Database
  ) throws {
    let (sumBefore, sumNow) = (timeOfStretches(before), timeOfStretches(now))
    if sumBefore != sumNow {
      try change(from: sumBefore, to: sumNow, of: id, db)
      if db.changesCount > 0 { return }
    }
    let (timeBefore, timeNow) = (before.reduce(0) { $0 &+ $1.length }, now.reduce(0) { $0 &+ $1.length })
    guard timeBefore != timeNow else { return }
    let whole = timeBefore &+ rests(between: before)
    let length = whole &- timeBefore &+ timeNow
    guard whole > 0, SessionLength(seconds: length / 1000) != nil else { return }
    try change(from: whole, to: length, of: id, db)
  }

  private static func change(from before: Int?, to now: Int?, of id: SessionID, _ db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        UPDATE session SET elapsed_ms = ?, ended_wall_ms = iif(origin = 'added', wall_ms + ?, NULL)
        WHERE id = ? AND elapsed_ms IS ? AND (origin = 'added' OR origin = 'imported' AND ended_wall_ms IS NULL)
        """)
    try statement.execute(arguments: [now, now ?? 0, id.rawValue, before])
  }

  /// In milliseconds; nil if it is none that a session can have, or if anything else was done.
  private static func timeOfStretches(_ sets: some Collection<StoredSet>) -> Int? {
    let times = sets.compactMap { $0.mm == nil ? nil : $0.ms }
    guard !times.isEmpty, times.count == sets.count else { return nil }
    let sum = times.reduce(0, &+)
    return SessionLength(seconds: sum / 1000) == nil ? nil : sum
  }

  /// The time before the first set and between them, as they were entered: corrections of a result do not move the sets.
  private static func rests(between sets: some Collection<StoredSet>) -> Int {
    var (rests, end) = (0, 0)
    for set in sets.sorted(by: { ($0.began, $0.ended) < ($1.began, $1.ended) }) {
      rests = rests &+ max(0, set.began &- end)
      end = max(end, set.ended)
    }
    return rests
  }
}

extension StoredSet {
  /// How long it took: as it was measured, or else as it was entered.
  fileprivate var length: Int { ms ?? ended &- began }
}
