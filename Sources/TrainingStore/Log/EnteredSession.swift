/// Sessions that enter the log without having run here: entered manually, or imported.

import GRDB
import SessionModel

/// How a session came into the log.
public enum SessionOrigin: String, Hashable, Codable, Sendable, CaseIterable {
  /// It ran here; its journal says what was done.
  case recorded
  /// Entered manually afterwards.
  case added
  /// It was imported.
  case imported
}

/// A session with its sets, and no journal. Instants of sets count from `began`.
public struct EnteredSession: Hashable, Sendable {
  /// What the log calls it.
  public var name: String
  /// What kind of session it was.
  public var kind: Session.Kind
  /// When it began; the day in the log is the local day of this.
  public var began: Moment
  /// Its time without pauses; nil if unknown.
  public var elapsed: Milliseconds?
  /// In the order in which they were done.
  public var sets: [LoggedSet]
  /// The scores of its blocks, in order.
  public var scores: [TitledScore]
  /// What the athlete noted in it.
  public var notes: [String]
  /// What it was read from: plan text, or nothing.
  public var source: String
  /// Its identity where it came from, so that it is entered only once; with nil it is always entered.
  public var key: String?

  /// A session that did not run here; it needs only `began` and the sets besides a name.
  public init(
    name: String, kind: Session.Kind = .workout, began: Moment, elapsed: Milliseconds? = nil, sets: [LoggedSet],
    scores: [TitledScore] = [], notes: [String] = [], source: String = "", key: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.began = began
    self.elapsed = elapsed
    self.sets = sets
    self.scores = scores
    self.notes = notes
    self.source = source
    self.key = key
  }
}

extension TrainingStore {
  /// Enters a session manually; `undoCorrection` undoes it.
  ///
  /// Throws `.implausible` for impossible values.
  public func add(_ entered: EnteredSession, at moment: Moment) throws(StoreProblem) -> SessionID {
    do { try entered.judge() } catch { throw .implausible(error) }
    return try changingLog { db in
      let id = try Self.insert(entered, .added, db)
      var changes = [CorrectedEntry(session: id, position: 0, before: nil, after: try header(of: entered))]
      for (index, score) in entered.scores.enumerated() {
        changes.append(
          CorrectedEntry(session: id, position: -1 - index, before: nil, after: try StoredText.of(StoredScore(score))))
      }
      for (index, set) in entered.sets.enumerated() {
        changes.append(
          CorrectedEntry(session: id, position: index + 1, before: nil, after: try StoredText.of(StoredSet(set))))
      }
      try Self.enter(.add, undoes: nil, changes, at: moment, db)
      var rows = try SessionRows.read(id, db)
      try rows.becomeAsEntered(correctedBy: changes)
      try rows.write(db)
      return id
    }
  }

  private func header(of entered: EnteredSession) throws -> String {
    try StoredText.of(StoredHeader(name: entered.name, day: Day(of: entered.began).number))
  }

  /// Enters imported sessions, all or none. A session whose key is in the store is left out; its result is nil.
  public func enter(_ sessions: [EnteredSession]) throws(StoreProblem) -> [SessionID?] {
    try changingLog { db in try sessions.map { try Self.enterImported($0, db) } }
  }

  /// The same, within a transaction. Rollups and records follow by themselves.
  static func enterImported(_ entered: EnteredSession, _ db: Database) throws -> SessionID? {
    if let key = entered.key,
      try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM session WHERE origin_key = ?)", arguments: [key]) == true
    {
      return nil
    }
    let id = try insert(entered, .imported, db)
    var rows = try SessionRows.read(id, db)
    rows.become(entered)
    try rows.write(db)
    return id
  }

  private static func insert(_ entered: EnteredSession, _ origin: SessionOrigin, _ db: Database) throws -> SessionID {
    let began = entered.began
    let last = entered.sets.map(\.ended.milliseconds).max() ?? 0
    let compiled = Session(name: entered.name, kind: entered.kind, blocks: [])
    try db.execute(
      sql: """
        INSERT INTO session
          (name, kind, day, plan_source, compiled, compiled_form, boot_id, boot_ms, wall_ms, utc_offset_s, status,
            ended_wall_ms, origin, origin_key, elapsed_ms)
        VALUES (?, ?, ?, ?, ?, ?, '', 0, ?, ?, 'finished', ?, ?, ?, ?)
        """,
      arguments: [
        entered.name, entered.kind.rawValue, Day(of: began).number, entered.source,
        try StoredSession.text(of: compiled), StoredSession.form, began.wallMilliseconds, began.utcOffsetSeconds,
        began.wallMilliseconds &+ (entered.elapsed?.count ?? last), origin.rawValue, entered.key,
        entered.elapsed?.count,
      ])
    let id = SessionID(rawValue: Int(db.lastInsertedRowID))
    try LogProjection.write(entered.notes, of: id, db)
    return id
  }
}
