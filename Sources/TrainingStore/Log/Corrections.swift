/// Corrections of the log: edits, deletions, manual entries, and undoing them. Each is one more entry; nothing is
/// overwritten.

import GRDB
import SessionModel

extension TrainingStore {
  /// Changes a set. False if the log has no such entry. Saying what was done in a set of another log confirms numbers
  /// that nobody reaches.
  public func edit(_ entry: EntryID, _ edit: SetEdit, at moment: Moment) throws(StoreProblem) -> Bool {
    guard let position = entry.position else { return false }
    let isImported = try reading { db in try Self.isImported(entry.session, db) }
    return try correct(.edit, at: moment, sessions: [entry.session]) { rows in
      guard var set = rows.sets[position] else { return [] }
      if edit.replacesMeasure { set.forgetMeasure() }
      set.take(edit.performance)
      if let count = edit.implements, set.load?.kind == .mass { set.load?.count = count }
      if let plus = edit.onBodyweight {
        set.load = StoredLoad(kind: .bodyweight, count: nil, grams: plus.grams)
        set.loadUnit = plus == .zero ? nil : edit.performance.units?.load
      }
      set.exercise = edit.exercise ?? set.exercise
      set.role = edit.role ?? set.role
      if isImported, edit.performance != .asPrescribed || edit.onBodyweight != nil { set.confirm() }
      do throws(ImplausibleValue) { try set.judge(began: 0) } catch { throw StoreProblem.implausible(error) }
      return [(position, .set(set))]
    }
  }

  /// Renames a session, moves it to another day, or says how long it was. False if the log has no such session.
  public func editSession(
    _ id: SessionID, name: String? = nil, day: Day? = nil, length: Milliseconds? = nil, at moment: Moment
  ) throws(StoreProblem) -> Bool {
    try correct(.edit, at: moment, sessions: [id]) { rows in
      guard var header = rows.header else { return [] }
      header.name = name ?? header.name
      header.day = day?.number ?? header.day
      header.length = length.map { StoredLength(active: $0.count, whole: $0.count) }
      do throws(ImplausibleValue) { try header.judge() } catch { throw StoreProblem.implausible(error) }
      return [(0, .session(header))]
    }
  }

  /// Whether the log has an entry.
  public func isInLog(_ entry: EntryID) throws(StoreProblem) -> Bool {
    try reading { db in
      let isSession = try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 FROM session WHERE id = ? AND status <> 'running' AND deleted = 0)",
        arguments: [entry.session.rawValue])
      return try isSession == true && SessionRows.read(entry.session, db).entry(at: entry.place.number) != nil
    }
  }

  /// Deletes sets and whole sessions, in one act. A session goes with the last of its sets, unless it has notes, a
  /// score or a turn of a program. False, and nothing is deleted, if one of them is not in the log.
  public func delete(_ entries: [EntryID], at moment: Moment) throws(StoreProblem) -> Bool {
    let wanted = Dictionary(grouping: entries, by: \.session)
    let saysMore = try reading { db in
      Set(try Int.fetchAll(db, sql: "SELECT session FROM session_note UNION SELECT session FROM program_session"))
    }
    return try correct(.delete, at: moment, sessions: wanted.keys.sorted { $0.rawValue < $1.rawValue }) { rows in
      guard rows.header != nil, let wanted = wanted[rows.id] else { return [] }
      let named = Set(wanted.map(\.place.number))
      let isWhole =
        named.contains(0)
        || !rows.sets.isEmpty && !saysMore.contains(rows.id.rawValue)
          && named.isSuperset(of: rows.sets.keys)
          && named.isSuperset(of: rows.scores.keys)
      let positions = isWhole ? [0] + rows.sets.keys + rows.scores.keys : Array(named)
      return positions.allSatisfy { rows.entry(at: $0) != nil } ? positions.map { ($0, nil) } : []
    }
  }

  /// Undoes the last act that is not undone, and returns it; nil if there is none.
  public func undoCorrection(at moment: Moment) throws(StoreProblem) -> Correction? {
    try changingLog { db in
      let last = try Row.fetchOne(db, sql: Self.lastCorrection)
      guard let last else { return nil }
      var correction = try Correction(last, db)
      if let moved = try MovedSets.takeBack(correction, at: moment, db) { return moved }
      let entries = try CorrectedEntry.all(ofCorrection: correction.id, db)
      correction.changes = try entries.map { try $0.change }.sorted { $0.entry < $1.entry }
      correction.count = entries.count
      var marked = [correction]
      try CorrectionEffects.mark(&marked, db)
      correction = marked.first ?? correction
      let changes = entries.map(\.reversed)
      try Self.enter(.undo, undoes: correction.id, changes, at: moment, db)
      let changed = try Dictionary(grouping: changes, by: \.session).compactMap { id, changes -> SessionRows? in
        var rows = try SessionRows.read(id, db)
        // Of a deleted session there are no rows. An entry that was corrected on another machine before the deletion
        // comes back as corrected, on all of them.
        if rows.header == nil, case .success = try Reading(of: "session", { try Self.rebuildLog(of: id, db) }) {
          let back = try SessionRows.read(id, db)
          for index in correction.changes.indices
          where correction.changes[index].entry.session == id && correction.changes[index].hasEffect {
            correction.changes[index].before = back.entry(at: correction.changes[index].entry.place.number)?.content
          }
          return nil
        }
        for change in changes { try rows.apply(change) }
        return rows
      }
      try Self.write(changed, db)
      try Self.forgetMappings(undoneBy: MovedSets.exercises(ofCorrection: correction.id, db), db)
      correction.isUndone = true
      return correction
    }
  }

  /// Selects the last act that is not undone.
  private static let lastCorrection = """
    SELECT * FROM correction WHERE act <> 'undo'
      AND id NOT IN (SELECT undoes FROM correction WHERE undoes IS NOT NULL) ORDER BY made DESC, identity DESC LIMIT 1
    """

  /// Which exercises' sets became sets of others by the last act that is not undone.
  public func exercisesMovedLast() throws(StoreProblem) -> [MovedExercise] {
    try reading { db in
      guard let last = try Row.fetchOne(db, sql: Self.lastCorrection) else { return [] }
      return try MovedSets.exercises(ofCorrection: try last.integer("id"), db)
    }
  }

  /// Whether an act that is not undone was done after this moment, in Unix milliseconds.
  public func isCorrected(after wall: Int) throws(StoreProblem) -> Bool {
    try reading { db in
      try Bool.fetchOne(
        db,
        sql: """
          SELECT EXISTS (SELECT 1 FROM correction WHERE act <> 'undo' AND wall_ms > ?
            AND id NOT IN (SELECT undoes FROM correction WHERE undoes IS NOT NULL))
          """, arguments: [wall]) == true
    }
  }

  /// The manual changes to the log, the newest first, each with at most so many of its entries.
  public func corrections(limit: Int = 100, entries: Int = .max) throws(StoreProblem) -> [Correction] {
    try reading { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT * FROM correction ORDER BY made DESC, identity DESC LIMIT ?", arguments: [max(0, limit)])
      var corrections = try rows.compactMap { row -> Correction? in
        guard var correction = try readable(row, in: "correction", by: "id", read: { try Correction($0, db) }) else {
          return nil
        }
        correction.count = try CorrectedEntry.count(ofCorrection: correction.id, db)
        correction.changes = try CorrectedEntry.rows(ofCorrection: correction.id, most: entries, db).compactMap { row in
          try readable(row, in: "corrected_entry", by: "correction", "session", "position") {
            try CorrectedEntry($0).change
          }
        }.sorted { $0.entry < $1.entry }
        return correction
      }
      try CorrectionEffects.mark(&corrections, db)
      return corrections
    }
  }
}

extension TrainingStore {
  /// One act on sessions that have ended. False, and nothing is done, if one of them has nothing to change.
  func correct(
    _ act: Correction.Act, at moment: Moment, sessions: [SessionID], progress: (Double) -> Void = { _ in },
    _ changesOf: (SessionRows) throws -> [(position: Int, after: StoredEntry?)]
  ) throws(StoreProblem) -> Bool {
    try changingLog(progress: progress) { db in
      var changed: [SessionRows] = []
      var changes: [CorrectedEntry] = []
      for id in sessions {
        let isInLog = try Bool.fetchOne(
          db.cachedStatement(
            sql: "SELECT EXISTS (SELECT 1 FROM session WHERE id = ? AND status <> 'running' AND deleted = 0)"),
          arguments: [id.rawValue])
        guard isInLog == true else { return false }
        var rows = try SessionRows.read(id, db)
        let here = try changesOf(rows).sorted { $0.position < $1.position }
        if here.isEmpty { return false }
        for change in here { changes.append(try rows.correct(change.position, to: change.after)) }
        changed.append(rows)
      }
      // A change that changes nothing is not entered.
      guard !changes.isEmpty else { return false }
      if changes.allSatisfy({ $0.before == $0.after }) { return true }
      try Self.enter(act, undoes: nil, changes, at: moment, db)
      try Self.write(changed, db)
      return true
    }
  }

  /// Writes corrected sessions, with their scores.
  static func write(_ changed: [SessionRows], _ db: Database) throws {
    func write() throws {
      for var rows in changed {
        try rows.rescore(db)
        try rows.write(db)
      }
    }
    if changed.count == 1 { try write() } else { try Rollups.summingUpOnce(db, write) }
  }

  static func enter(
    _ act: Correction.Act, undoes: Int?, _ changes: [CorrectedEntry], at moment: Moment, _ db: Database
  ) throws {
    try db.execute(
      sql: "INSERT INTO correction (act, undoes, wall_ms, utc_offset_s) VALUES (?, ?, ?, ?)",
      arguments: [act.rawValue, undoes, moment.wallMilliseconds, moment.utcOffsetSeconds])
    let id = db.lastInsertedRowID
    let statement = try db.cachedStatement(sql: "INSERT INTO corrected_entry VALUES (?, ?, ?, ?, ?)")
    for change in changes {
      try statement.execute(arguments: [id, change.session.rawValue, change.position, change.before, change.after])
    }
  }
}

extension Correction {
  /// Without its changes.
  init(_ row: Row, _ db: Database) throws {
    id = try row.integer("id")
    act = try row.choice("act")
    wallMilliseconds = try row.integer("wall_ms")
    utcOffsetSeconds = try row.integer("utc_offset_s")
    isUndone =
      try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM correction WHERE undoes = ?)", arguments: [id]) == true
    (changes, count) = ([], 0)
  }
}
