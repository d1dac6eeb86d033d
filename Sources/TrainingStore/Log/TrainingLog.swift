/// The log: what was done, set by set, over all sessions that have ended.

import GRDB
import SessionModel

/// Which sets of the log to return; all given conditions must hold.
public struct LogQuery: Hashable, Sendable {
  /// The first day; nil is the beginning of the log.
  public var from: Day?
  /// The last day, inclusive; nil is the end of the log.
  public var through: Day?
  /// An exercise by its key.
  public var exercise: String?
  /// Part of the exercise's name or key, the label, the session's name or one of its notes, ignoring case.
  public var text: String?
  /// Only sets of this session.
  public var session: SessionID?
  /// At most this many, the newest.
  public var limit: Int

  /// A query; whatever is left out is not a condition.
  public init(
    from: Day? = nil, through: Day? = nil, exercise: String? = nil, text: String? = nil, session: SessionID? = nil,
    limit: Int = 100
  ) {
    self.from = from
    self.through = through
    self.exercise = exercise
    self.text = text
    self.session = session
    self.limit = limit
  }
}

/// One set of the log.
public struct LogEntry: Hashable, Sendable {
  /// The session in which it was done.
  public var session: SessionID
  /// What the log calls the session.
  public var sessionName: String
  /// The day on which the session is logged.
  public var day: Day
  /// 1, 2, 3 … in the order of the session.
  public var position: Int
  /// What was done.
  public var exercise: Exercise
  /// The place of the set among those of its item: 1 … `of`.
  public var set: Int
  /// How many sets the item had.
  public var of: Int
  /// What the set was in its exercise.
  public var role: Role
  /// The side of the body; nil if the sides were not distinguished.
  public var side: Side?
  /// What distinguishes two progressions of one exercise; nil if nothing does.
  public var label: String?
  /// What was done; its load is in `load`.
  public var performance: Performance
  /// What was lifted: `.mass`, `.bodyweight`, or `.unstated`.
  public var load: Load
  /// Whether a window or a cap ended it before its target.
  public var cutOff: Bool
  /// Whether it counts for nothing until it is confirmed or corrected.
  public var isQuestioned = false
  /// In beats per minute; nil if nothing was measured.
  public var heartRate: HeartRate?
  /// Unix milliseconds, by the wall clock that the session began with.
  public var beganWallMilliseconds: Int
  /// Unix milliseconds, by the same clock.
  public var endedWallMilliseconds: Int

  /// Names it for corrections.
  public var id: EntryID { EntryID(session: session, position: position) }
}

/// One session of the log.
public struct LoggedSession: Hashable, Sendable {
  /// Names it in the store.
  public var id: SessionID
  /// What the log calls it.
  public var name: String
  /// What kind of session it was.
  public var kind: Session.Kind
  /// The day on which it is logged.
  public var day: Day
  /// When it began, where the athlete was.
  public var began: WallMoment
  /// When it ended, in Unix milliseconds; nil while it runs.
  public var endedWallMilliseconds: Int?
  /// Nil while it runs.
  public var outcome: Outcome?
  /// How it came into the log.
  public var origin: SessionOrigin
  /// Without pauses; nil if unknown.
  public var elapsed: Milliseconds?
  /// The level at which it was done; nil if its plan has none.
  public var level: String?
  /// The number of its sets.
  public var sets: Int
  /// What the athlete noted in it.
  public var notes: [String]
}

extension LoggedSession {
  /// Whether anybody knows when it began: a session without a time of day, of a table or added by hand, begins with its
  /// day.
  public var isTimeKnown: Bool { origin == .recorded || !began.isMidnight }

  /// False for a session that was only looked at: nothing was ever entered in it.
  static let wasBegun = """
    (session.status <> 'abandoned' OR session.origin <> 'recorded'
      OR EXISTS (SELECT 1 FROM event WHERE session = session.id)
      OR EXISTS (SELECT 1 FROM logged_set WHERE session = session.id))
    """

  /// Selects the level at which a session was done; null if its plan has none.
  static let levelColumn = "CASE WHEN json_valid(session.compiled) THEN session.compiled ->> '$.level' END"
}

extension TrainingStore {
  /// The levels at which the sessions of these sets were done, for those whose plans have levels.
  public func levels(of entries: [LogEntry]) throws(StoreProblem) -> [SessionID: String] {
    try reading { db in
      var levels: [SessionID: String] = [:]
      let query = try db.cachedStatement(
        sql: "SELECT \(LoggedSession.levelColumn) FROM session WHERE id = ?")
      for session in Set(entries.map(\.session)) {
        levels[session] = try String.fetchOne(query, arguments: [session.rawValue])
      }
      return levels
    }
  }

  /// Sets, the newest session first, and the last set of each first.
  public func sets(matching query: LogQuery) throws(StoreProblem) -> [LogEntry] {
    try reading { db in
      let (conditions, arguments) = Self.conditions(of: query)
      let rows = try Row.fetchCursor(
        db,
        sql: """
          \(LogEntry.query)
          WHERE \(conditions)
          ORDER BY logged_set.day DESC, session DESC, position DESC LIMIT ?
          """,
        arguments: arguments + [max(0, query.limit)])
      var entries: [LogEntry] = []
      while let row = try rows.next() {
        if let entry = try readable(row, in: "logged_set", read: LogEntry.init) { entries.append(entry) }
      }
      return entries
    }
  }

  /// One set; nil if the log has no such entry.
  public func set(_ id: EntryID) throws(StoreProblem) -> LogEntry? {
    guard let position = id.position else { return nil }
    return try reading { db in
      try Row.fetchOne(
        db,
        sql: """
          \(LogEntry.query)
          WHERE session = ? AND position = ?
          """,
        arguments: [id.session.rawValue, position]
      ).map(LogEntry.init)
    }
  }

  /// An exercise as the log has it, by its key; nil if it was never done.
  public func loggedExercise(_ key: String) throws(StoreProblem) -> Exercise? {
    try reading { db in
      // A review asks for many exercises.
      let newest = try db.cachedStatement(
        sql: "SELECT exercise_name FROM logged_set WHERE exercise = ? ORDER BY day DESC LIMIT 1")
      return try Row.fetchOne(newest, arguments: [key]).map { Exercise(key: key, name: try $0.text("exercise_name")) }
    }
  }

  /// Selects the sessions with a note that contains a text in lower case, which is bound at this place.
  static func noted(_ place: String) -> String {
    "SELECT session FROM session_note WHERE instr(swiftLowercaseString(text), \(place)) > 0"
  }

  /// The number of sets that match, whatever the limit of the query.
  public func countSets(matching query: LogQuery) throws(StoreProblem) -> Int {
    try reading { db in
      let (conditions, arguments) = Self.conditions(of: query)
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM logged_set WHERE \(conditions)", arguments: arguments) ?? 0
    }
  }

  /// Only the given conditions, so that SQLite uses the index that fits. Without its `+`, it would find the few sets of a
  /// session among all of the exercise.
  private static func conditions(of query: LogQuery) -> (sql: String, arguments: StatementArguments) {
    let ofSession = query.session == nil ? "" : "+"
    var conditions = ["\(ofSession)logged_set.day BETWEEN ? AND ?"]
    var arguments: StatementArguments = [query.from?.number ?? Int.min, query.through?.number ?? Int.max]
    func require(_ condition: String, _ value: (any DatabaseValueConvertible)?) {
      guard let value else { return }
      conditions.append(condition)
      arguments += [value]
    }
    require("\(ofSession)exercise = ?", query.exercise)
    if let text = query.text?.lowercased() {
      conditions.append("(instr(words, ?) > 0 OR session IN (\(noted("?"))))")
      arguments += [text, text]
    }
    require("session = ?", query.session?.rawValue)
    return (conditions.joined(separator: " AND "), arguments)
  }

  /// Sessions, the newest first, the running one among them; with a text, only those whose name or notes contain it.
  public func sessions(
    from: Day? = nil, through: Day? = nil, text: String? = nil, limit: Int = 100
  ) throws(StoreProblem) -> [LoggedSession] {
    try reading { db in
      try sessions(
        """
        day BETWEEN ? AND ? AND deleted = 0
          AND (?3 IS NULL OR instr(swiftLowercaseString(name), ?3) > 0 OR id IN (\(Self.noted("?3"))))
        """, [from?.number ?? Int.min, through?.number ?? Int.max, text?.lowercased()], limit: limit, db)
    }
  }

  /// The sessions for which a condition holds, the newest first.
  func sessions(
    _ condition: String, _ arguments: StatementArguments, limit: Int, _ db: Database
  ) throws -> [LoggedSession] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT id, name, kind, day, wall_ms, utc_offset_s, ended_wall_ms, status, origin, elapsed_ms,
          \(LoggedSession.levelColumn) AS level,
          (SELECT count(*) FROM logged_set WHERE session = session.id) AS sets
        FROM session WHERE \(condition) ORDER BY day DESC, id DESC LIMIT \(max(0, limit))
        """, arguments: arguments)
    let notesOf = try db.cachedStatement(sql: "SELECT text FROM session_note WHERE session = ? ORDER BY position")
    return try rows.compactMap { row in
      try readable(row, in: "session") { row in
        let notes = try String.fetchAll(notesOf, arguments: [try row.integer("id")])
        return try LoggedSession(row, notes: notes)
      }
    }
  }
}

extension LogEntry {
  /// What its row is read from; conditions and an order may follow.
  static let query = """
    SELECT logged_set.*, session.name AS session_name, session.origin AS session_origin, \(PlannedPace.column)
    FROM logged_set JOIN session ON session.id = logged_set.session
    """

  init(_ row: Row) throws {
    let stored = try StoredSet(row, began: 0)
    session = SessionID(rawValue: try row.integer("session"))
    sessionName = try row.sessionName()
    day = try row.day()
    position = try row.integer("position")
    (exercise, set, of) = (stored.exercise, stored.set, stored.of)
    (role, side, label, cutOff) = (stored.role, stored.side, stored.label, stored.cutOff)
    performance = stored.performance
    if let pace = try PlannedPace.unit(row) {
      performance.units = WrittenUnits(load: stored.loadUnit, distance: stored.distanceUnit, pace: pace)
    }
    load = stored.load?.load ?? .unstated
    heartRate = stored.heartRate
    let origin: SessionOrigin = try row.choice("session_origin")
    isQuestioned =
      origin == .imported && stored.role != .warmup && stored.isBeyondAnybody && !ForeignLabel(label).isConfirmed
    (beganWallMilliseconds, endedWallMilliseconds) = (stored.began, stored.ended)
  }
}

extension LoggedSession {
  fileprivate init(_ row: Row, notes: [String]) throws {
    id = SessionID(rawValue: try row.integer("id"))
    name = try row.sessionName("name")
    kind = try row.choice("kind")
    day = try row.day()
    began = WallMoment(
      milliseconds: try row.moment("wall_ms"), utcOffsetSeconds: try row.integer("utc_offset_s"))
    endedWallMilliseconds = try row.optionalMoment("ended_wall_ms")
    outcome = Outcome(rawValue: try row.text("status"))
    origin = try row.choice("origin")
    elapsed = try row.optionalInteger("elapsed_ms", within: .plausibleTime).map { Milliseconds($0) }
    level = try row.optionalText("level")
    sets = try row.integer("sets")
    self.notes = notes
  }
}
