/// Writes the log of a session that has ended: what its events fold to, one row a set.

import GRDB
import SessionModel

enum LogProjection {
  /// Replaces the rows of the session.
  static func write(_ ending: Ending, of id: SessionID, _ db: Database) throws {
    try db.execute(sql: "DELETE FROM logged_set WHERE session = ?", arguments: [id.rawValue])
    try db.execute(sql: "DELETE FROM session_note WHERE session = ?", arguments: [id.rawValue])
    guard
      let session = try Row.fetchOne(
        db, sql: "SELECT name, day, wall_ms FROM session WHERE id = ?", arguments: [id.rawValue])
    else { throw StoreProblem.noSuchSession(id) }
    let statement = try db.makeStatement(
      sql: "INSERT INTO logged_set VALUES (\(Array(repeating: "?", count: 25).joined(separator: ", ")))")
    let name = try session.text("name")
    let day = try session.integer("day")
    let began = try session.integer("wall_ms")
    for (index, set) in ending.sets.enumerated() {
      try statement.execute(arguments: [id.rawValue, index + 1, day] + values(of: set, in: name, began: began))
    }
    for (index, note) in ending.notes.enumerated() {
      try db.execute(sql: "INSERT INTO session_note VALUES (?, ?, ?)", arguments: [id.rawValue, index + 1, note])
    }
  }

  /// In the order of the columns from `block` on.
  private static func values(of set: LoggedSet, in name: String, began: Int) -> StatementArguments {
    let work = set.work
    let done = set.performance
    let load = StoredLoad(work.load, lifted: done.load)
    let words = [work.exercise.name, work.exercise.key, work.label ?? "", name].joined(separator: "\n").lowercased()
    return [
      set.occurrence.block, work.exercise.key, work.exercise.name, work.set, work.of, work.role.rawValue,
      work.side?.rawValue, work.label, done.reps, load?.kind.rawValue, load?.count, load?.grams, done.time?.count,
      done.distance?.millimetres, done.energy?.kilocalories, done.rpeTenths, done.rounds, done.extraReps, set.cutOff,
      began &+ set.began.milliseconds, began &+ set.ended.milliseconds, words,
    ]
  }
}

/// The load of a set as columns: what was lifted, else what was prescribed where that is one mass.
struct StoredLoad {
  enum Kind: String { case mass, bodyweight }

  var kind: Kind
  var count: Int?
  var grams: Int

  init?(_ prescribed: Load, lifted: Mass?) {
    switch (prescribed, lifted) {
    case (.mass(let count, let each, _), _): (kind, self.count, grams) = (.mass, count, (lifted ?? each).grams)
    case (.bodyweight(let plus), _): (kind, grams) = (.bodyweight, (lifted ?? plus).grams)
    case (.unstated, let lifted?), (.asked, let lifted?), (.share, let lifted?):
      (kind, count, grams) = (.mass, 1, lifted.grams)
    case (.unstated, nil), (.asked, nil), (.share, nil): return nil
    }
  }
}
