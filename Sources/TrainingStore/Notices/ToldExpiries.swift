/// What was announced: each end of a clock that called the athlete, how late, by which channels, and what came of it.

import GRDB
import SessionModel

/// A row of the history.
public struct ToldExpiry: Hashable, Sendable {
  /// What the athlete did about it; nil if the session did not wait for anything.
  public enum Reaction: Hashable, Sendable {
    /// The next command came in time, so long after it was due.
    case acknowledged(after: Milliseconds)
    /// Nobody reacted within 30 s.
    case timedOut
    /// There is still time.
    case open
  }
  /// The session of the clock.
  public var session: SessionID
  /// Its name; empty for an unnamed one.
  public var sessionName: String
  /// What was over, and when on the session's clock.
  public var expiry: Expiry
  /// When it was due.
  public var due: WallMoment
  /// Which process announced it, or is about to.
  public var teller: Teller.Role
  /// How long after the instant it was announced; nil if it was claimed and never announced.
  public var late: Milliseconds?
  /// In a fixed order; empty if nothing could be heard or seen.
  public var channels: [ToldChannel]
  /// Whether it was announced in place of a process that died before it could.
  public var isRecovered: Bool
  /// What the athlete did about it.
  public var reaction: Reaction?
}

/// Sums over the whole history.
public struct ToldTotals: Hashable, Sendable {
  /// All expiries.
  public var all = 0
  /// Those that were never announced: the process that claimed them died, and no other was left.
  public var untold = 0
  /// Those that were announced in place of a process that died.
  public var recovered = 0
  /// Those that were announced more than `lateness` after their instant.
  public var late = 0

  /// Later than this is late: 0.2 s.
  public static let lateness = Milliseconds(200)
}

extension TrainingStore {
  /// The newest rows first.
  public func toldExpiries(limit: Int, at now: Moment) throws(StoreProblem) -> [ToldExpiry] {
    try reading { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT expiry.*, session.name AS name,
            (SELECT min(event.instant_ms) FROM event
              WHERE event.session = expiry.session AND event.instant_ms >= expiry.instant_ms
                AND json_extract(command, '$.do') NOT IN ('revise', 'reshape', 'note', 'heart-rate')) AS reaction_ms
          FROM expiry JOIN session ON session.id = expiry.session
          ORDER BY expiry.session DESC, expiry.instant_ms DESC
          """)
      var told: [ToldExpiry] = []
      while told.count < max(0, limit), let row = try rows.next() {
        guard
          let expiry = try readable(row, in: "expiry", by: "session", "instant_ms", read: { try ToldExpiry($0, now) })
        else { continue }
        told.append(expiry)
      }
      return told
    }
  }

  /// Sums over all rows.
  public func toldTotals() throws(StoreProblem) -> ToldTotals {
    try reading { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT count(*) AS rows, count(*) - count(told_wall_ms) AS untold, ifnull(sum(claims > 1), 0) AS recovered,
            ifnull(sum(late_ms > ?), 0) AS late FROM expiry
          """, arguments: [ToldTotals.lateness.count])
      guard let row else { return ToldTotals() }
      return ToldTotals(
        all: try row.integer("rows"), untold: try row.integer("untold"), recovered: try row.integer("recovered"),
        late: try row.integer("late"))
    }
  }
}

extension ToldExpiry {
  fileprivate init(_ row: Row, _ now: Moment) throws {
    let instant = try row.integer("instant_ms")
    session = SessionID(rawValue: try row.integer("session"))
    sessionName = try row.sessionName("name")
    expiry = try Expiry(row)
    due = try row.dueMoment()
    teller = try row.choice("teller")
    late = try row.optionalInteger("late_ms").map { Milliseconds(WideInt($0)) }
    channels = try row.toldChannels()
    isRecovered = try row.integer("claims") > 1
    reaction = nil
    guard expiry.waits else { return }
    if let reacted = try row.optionalInteger("reaction_ms") {
      let after = reacted - instant
      reaction = after <= Self.patience ? .acknowledged(after: Milliseconds(WideInt(after))) : .timedOut
    } else {
      let since = Int(now.wallMilliseconds) - due.milliseconds
      reaction = (0...Self.patience).contains(since) ? .open : .timedOut
    }
  }

  /// In milliseconds; as long as the overlay is shown.
  private static let patience = 30_000
}
