/// Reminders to work out, to breathe or to sit: at a time of the day, on some days of the week.

import GRDB
import SessionModel

/// A reminder.
public struct Reminder: Hashable, Sendable {
  /// Names it, also after others are deleted; 0 as long as it is not stored.
  public var id: Int
  /// What it reminds of.
  public var kind: Session.Kind
  /// Minutes since the local midnight, 0 … 1439.
  public var minute: Int
  /// The days of the week on which it is due, from 0 for Monday to 6. Not empty.
  public var weekdays: Set<Int>
  /// Whether it is announced even on a day on which that was already done.
  public var isAlways: Bool
  /// Whether it is announced at all.
  public var isOn: Bool
  /// The athlete's own words; empty for none.
  public var note: String
  /// It is not due before this moment, in Unix milliseconds.
  public var since: Int

  /// A reminder with these parts, which is on.
  public init(
    _ kind: Session.Kind, minute: Int, weekdays: Set<Int> = Self.everyDay, isAlways: Bool = false, note: String = "",
    since: Moment
  ) {
    (id, self.kind, self.minute, self.weekdays) = (0, kind, minute, weekdays)
    (self.isAlways, isOn, self.note, self.since) = (isAlways, true, note, since.wallMilliseconds)
  }

  /// All days of the week.
  public static let everyDay = Set(0...6)

  /// Whether it is due on this day.
  public func isDue(on day: Day) -> Bool { isOn && weekdays.contains(day.number - day.monday.number) }
}

extension TrainingStore {
  /// All reminders, by their numbers.
  public func reminders() throws(StoreProblem) -> [Reminder] {
    try reading { db in
      try Row.fetchAll(db, sql: "SELECT * FROM reminder ORDER BY id").compactMap { row in
        try readable(row, in: "reminder", by: "id", read: Reminder.init(row:))
      }
    }
  }

  /// Stores a new reminder and returns it with its number. No earlier one had that number.
  public func add(_ reminder: Reminder) throws(StoreProblem) -> Reminder {
    try writing { db in
      var added = reminder
      added.id =
        try Int.fetchOne(
          db,
          sql:
            "SELECT max(ifnull((SELECT max(id) FROM reminder), 0), ifnull((SELECT max(reminder) FROM reminder_told), 0)) + 1"
        ) ?? 1
      try db.execute(sql: "INSERT INTO reminder VALUES (?, ?, ?, ?, ?, ?, ?, ?)", arguments: added.columns)
      return added
    }
  }

  /// Replaces the reminder with this one's number. Does nothing if there is none.
  public func change(_ reminder: Reminder) throws(StoreProblem) {
    try writing { db in
      try db.execute(
        sql: """
          UPDATE reminder SET (kind, minute, weekdays, is_always, is_on, note, since_wall_ms) = (?2, ?3, ?4, ?5, ?6, ?7, ?8)
          WHERE id = ?1
          """, arguments: reminder.columns)
    }
  }

  /// Deletes a reminder; the record of its announcements stays.
  public func deleteReminder(_ id: Int) throws(StoreProblem) {
    try writing { db in try db.execute(sql: "DELETE FROM reminder WHERE id = ?", arguments: [id]) }
  }

  /// Whether something of this kind was done on a day: a workout with a set in it, or one that runs; a breathing session
  /// or a sit that was begun and not aborted.
  public func wasDone(_ kind: Session.Kind, on day: Day) throws(StoreProblem) -> Bool {
    try reading { db in
      try Bool.fetchOne(
        db,
        sql: """
          SELECT EXISTS (SELECT 1 FROM session WHERE day = ? AND kind = ? AND deleted = 0 AND (
            EXISTS (SELECT 1 FROM logged_set WHERE session = session.id)
            OR (kind <> 'workout' OR status = 'running') AND status <> 'aborted'
              AND EXISTS (SELECT 1 FROM event WHERE event.session = session.id)))
          """, arguments: [day.number, kind.rawValue]) == true
    }
  }
}

extension Reminder {
  fileprivate var columns: StatementArguments {
    [id, kind.rawValue, minute, weekdays.reduce(0) { $0 | 1 << $1 }, isAlways, isOn, note, since]
  }

  fileprivate init(row: Row) throws {
    id = try row.integer("id")
    kind = try row.choice("kind")
    minute = try row.integer("minute", within: 0...1439)
    let bits = try row.integer("weekdays", within: 1...127)
    weekdays = Self.everyDay.filter { bits & 1 << $0 != 0 }
    isAlways = try row.integer("is_always") != 0
    isOn = try row.integer("is_on") != 0
    note = try row.text("note")
    since = try row.moment("since_wall_ms")
  }
}
