/// Which process announces a reminder, and what was announced: a row for each day on which one was due, claimed as the
/// end of a clock is.

import GRDB
import SessionModel

/// A reminder that is due on a day.
public struct DueReminder: Hashable, Sendable {
  /// As it is stored.
  public var reminder: Reminder
  /// The local day.
  public var day: Day
  /// When exactly.
  public var due: WallMoment

  /// The reminder on that day.
  public init(_ reminder: Reminder, on day: Day, due: WallMoment) {
    (self.reminder, self.day, self.due) = (reminder, day, due)
  }
}

/// A row of the history.
public struct ToldReminder: Hashable, Sendable {
  /// The reminder's number; it may be deleted.
  public var id: Int
  /// What it reminded of.
  public var kind: Session.Kind
  /// The athlete's own words; empty for none.
  public var note: String
  /// When it was due.
  public var due: WallMoment
  /// Which process announced it, or is about to.
  public var teller: Teller.Role
  /// How long after the instant it was announced; nil if it was claimed and never announced.
  public var late: Milliseconds?
  /// Whether nothing was announced, because it had already been done that day.
  public var wasDone: Bool
  /// In a fixed order; empty if nothing could be heard or seen.
  public var channels: [ToldChannel]
  /// Whether it was announced in place of a process that died before it could.
  public var isRecovered: Bool
}

extension TrainingStore {
  /// Claims a reminder.
  ///
  /// - Parameter isAlive: whether a process still runs.
  public func claim(
    _ due: DueReminder, by teller: Teller, at now: Moment, isAlive: (Teller) -> Bool
  ) throws(StoreProblem) -> ExpiryClaim {
    try writing { db in
      // Somebody may have changed it since it was read.
      let stands = try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM reminder WHERE id = ? AND minute = ? AND is_on = 1)",
        arguments: [due.reminder.id, due.reminder.minute])
      guard stands == true else { return .isOutdated }
      let row = LeasedRow(table: "reminder_told", place: Self.ofOne, key: due.key)
      return try row.claim(by: teller, at: now, db, isAlive: isAlive) {
        try db.execute(
          sql: """
            INSERT INTO reminder_told (reminder, day, minute, kind, note, due_wall_ms, utc_offset_s, teller, process,
              process_began, boot_id, lease_boot_ms, claims) VALUES (?, ?, ?, ?, ?, ?, ?, '', 0, 0, '', 0, 0)
            """,
          arguments: due.key + [
            due.reminder.kind.rawValue, due.reminder.note, due.due.milliseconds, due.due.utcOffsetSeconds,
          ])
        try Self.dropOldReminders(db)
      }
    }
  }

  /// Marks what this teller has claimed as announced, or as done already, so that there was nothing to announce. What a
  /// prompt has shown meanwhile stays in the row.
  public func markTold(
    _ due: DueReminder, by teller: Teller, through channels: [ToldChannel], wasDone: Bool, at now: Moment
  ) throws(StoreProblem) {
    try writingOneStatement { db in
      try db.execute(
        sql: """
          UPDATE reminder_told SET told_wall_ms = ?, late_ms = ?, channels = trim(channels || ' ' || ?), was_done = ?
          WHERE \(Self.ofOne) AND process = ? AND process_began = ? AND told_wall_ms IS NULL
          """,
        arguments: [
          now.wallMilliseconds, max(0, now.wallMilliseconds - due.due.milliseconds),
          channels.map(\.rawValue).joined(separator: " "), wasDone,
        ] + due.key + [teller.process, teller.began])
    }
  }

  /// Adds to the row of whoever announces it that a prompt has shown it.
  public func markShown(_ due: DueReminder) throws(StoreProblem) {
    try writingOneStatement { db in
      try db.execute(
        sql: "UPDATE reminder_told SET channels = trim(? || ' ' || channels) WHERE \(Self.ofOne)",
        arguments: [ToldChannel.screen.rawValue] + due.key)
    }
  }

  /// Which of these have been announced.
  public func told(of due: [DueReminder]) throws(StoreProblem) -> Set<DueReminder> {
    try reading { db in
      Set(
        try due.filter { due in
          try Bool.fetchOne(
            db,
            sql: "SELECT EXISTS (SELECT 1 FROM reminder_told WHERE \(Self.ofOne) AND told_wall_ms IS NOT NULL)",
            arguments: due.key) == true
        })
    }
  }

  /// The newest rows first.
  public func toldReminders(limit: Int) throws(StoreProblem) -> [ToldReminder] {
    try reading { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT * FROM reminder_told ORDER BY due_wall_ms DESC, reminder DESC LIMIT ?",
        arguments: [max(0, limit)])
      return try rows.compactMap { row in
        try readable(row, in: "reminder_told", by: "reminder", "day", read: ToldReminder.init(row:))
      }
    }
  }

  private static let ofOne = "reminder = ? AND day = ? AND minute = ?"

  /// How many rows are kept.
  private static let keptReminders = 1000

  private static func dropOldReminders(_ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM reminder_told WHERE (reminder, day, minute) NOT IN
          (SELECT reminder, day, minute FROM reminder_told ORDER BY day DESC, minute DESC, reminder DESC LIMIT ?)
        """, arguments: [keptReminders])
  }
}

extension DueReminder {
  fileprivate var key: StatementArguments { [reminder.id, day.number, reminder.minute] }
}

extension ToldReminder {
  fileprivate init(row: Row) throws {
    id = try row.integer("reminder")
    kind = try row.choice("kind")
    note = try row.text("note")
    due = try row.dueMoment()
    teller = try row.choice("teller")
    late = try row.optionalInteger("late_ms").map { Milliseconds(WideInt($0)) }
    wasDone = try row.integer("was_done") != 0
    channels = try row.toldChannels()
    isRecovered = try row.integer("claims") > 1
  }
}
