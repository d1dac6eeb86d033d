/// The log: what was done, set by set, over all sessions that have ended.

import GRDB
import SessionModel

/// Which sets of the log are wanted; every condition that is given must hold.
public struct LogQuery: Hashable, Sendable {
  public var from: Day?
  public var through: Day?
  /// An exercise by its key.
  public var exercise: String?
  /// A part of the exercise's name or key, the label, or the session's name, in any case.
  public var text: String?
  public var session: SessionID?
  /// At most this many, the newest.
  public var limit: Int

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
  public var session: SessionID
  public var sessionName: String
  public var day: Day
  /// 1, 2, 3 … in the order of the session.
  public var position: Int
  public var exercise: Exercise
  public var set: Int
  public var of: Int
  public var role: Role
  public var side: Side?
  public var label: String?
  /// What was done; its load is in `load`.
  public var performance: Performance
  /// What was lifted: `.mass`, `.bodyweight`, or `.unstated`.
  public var load: Load
  public var cutOff: Bool
  /// Unix milliseconds, by the wall clock that the session began with.
  public var beganWallMilliseconds: Int
  public var endedWallMilliseconds: Int
}

/// One session of the log.
public struct SessionRecord: Hashable, Sendable {
  public var id: SessionID
  public var name: String
  public var kind: Session.Kind
  public var day: Day
  public var beganWallMilliseconds: Int
  public var endedWallMilliseconds: Int?
  /// Nil while it runs.
  public var outcome: Outcome?
  public var sets: Int
  public var notes: [String]
}

extension TrainingStore {
  /// Sets, the newest session first, and the last set of each first.
  public func sets(matching query: LogQuery) throws(StoreProblem) -> [LogEntry] {
    try reading { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT logged_set.*, session.name AS session_name FROM logged_set JOIN session ON session.id = logged_set.session
          WHERE logged_set.day BETWEEN ? AND ?
            AND (?3 IS NULL OR exercise = ?3)
            AND (?4 IS NULL OR instr(words, ?4) > 0)
            AND (?5 IS NULL OR session = ?5)
          ORDER BY logged_set.day DESC, session DESC, position DESC LIMIT ?
          """,
        arguments: [
          query.from?.number ?? Int.min, query.through?.number ?? Int.max, query.exercise, query.text?.lowercased(),
          query.session?.rawValue, max(0, query.limit),
        ])
      var entries: [LogEntry] = []
      while let row = try rows.next() { entries.append(try LogEntry(row)) }
      return entries
    }
  }

  /// Sessions, the newest first, the running one among them.
  public func sessions(from: Day? = nil, through: Day? = nil, limit: Int = 100) throws(StoreProblem) -> [SessionRecord]
  {
    try reading { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT id, name, kind, day, wall_ms, ended_wall_ms, status,
            (SELECT count(*) FROM logged_set WHERE session = session.id) AS sets
          FROM session WHERE day BETWEEN ? AND ? ORDER BY day DESC, id DESC LIMIT ?
          """,
        arguments: [from?.number ?? Int.min, through?.number ?? Int.max, max(0, limit)])
      return try rows.map { row in
        let notes = try String.fetchAll(
          db, sql: "SELECT text FROM session_note WHERE session = ? ORDER BY position",
          arguments: [try row.integer("id")])
        return try SessionRecord(row, notes: notes)
      }
    }
  }
}

extension LogEntry {
  fileprivate init(_ row: Row) throws {
    session = SessionID(rawValue: try row.integer("session"))
    sessionName = try row.text("session_name")
    day = Day(number: try row.integer("day"))
    position = try row.integer("position")
    exercise = Exercise(key: try row.text("exercise"), name: try row.text("exercise_name"))
    set = try row.integer("set_number")
    of = try row.integer("of_sets")
    role = try row.choice("role")
    side = try row.optionalChoice("side")
    label = try row.optionalText("label")
    performance = try Performance(row)
    load = try Load(row)
    cutOff = try row.integer("cut_off") != 0
    beganWallMilliseconds = try row.integer("began_wall_ms")
    endedWallMilliseconds = try row.integer("ended_wall_ms")
  }
}

extension Performance {
  fileprivate init(_ row: Row) throws {
    self.init(
      reps: try row.optionalInteger("reps", within: .plausibleCount),
      time: try row.optionalInteger("milliseconds").map { Milliseconds($0) },
      distance: try row.optionalInteger("millimetres").map(Length.init(millimetres:)),
      energy: try row.optionalInteger("kilocalories").map(Energy.init(kilocalories:)),
      rpeTenths: try row.optionalInteger("rpe_tenths"), rounds: try row.optionalInteger("rounds"),
      extraReps: try row.optionalInteger("extra_reps", within: .plausibleCount))
  }
}

extension Load {
  fileprivate init(_ row: Row) throws {
    guard let kind: StoredLoad.Kind = try row.optionalChoice("load_kind") else {
      self = .unstated
      return
    }
    let mass = Mass(grams: try row.integer("load_grams", within: .plausibleGrams))
    switch kind {
    case .mass: self = .mass(count: try row.integer("load_count", within: .plausibleCount), each: mass, upTo: nil)
    case .bodyweight: self = .bodyweight(plus: mass)
    }
  }
}

extension SessionRecord {
  fileprivate init(_ row: Row, notes: [String]) throws {
    id = SessionID(rawValue: try row.integer("id"))
    name = try row.text("name")
    kind = try row.choice("kind")
    day = Day(number: try row.integer("day"))
    beganWallMilliseconds = try row.integer("wall_ms")
    endedWallMilliseconds = try row.optionalInteger("ended_wall_ms")
    outcome = Outcome(rawValue: try row.text("status"))
    sets = try row.integer("sets")
    self.notes = notes
  }
}
