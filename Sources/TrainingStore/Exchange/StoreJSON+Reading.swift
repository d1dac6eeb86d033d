/// Imports a JSON document from another store: what is not here yet is added, what is here stays, all or nothing.

import GRDB
import SessionModel

/// Why a file was not imported.
public enum ImportProblem: Error, Hashable, Sendable {
  case store(StoreProblem)
  /// Lines that are wrong.
  case lines(LogFaults)
  /// A table from another app in which no line could be read: the first of them, and how many.
  case nothingReadable([UnreadLine], count: Int)
  /// Not a known format.
  case unknownForm
  /// JSON that is truncated or invalid.
  case brokenJSON
  /// Written by a later version of Satz.
  case newer
}

extension TrainingStore {
  /// Nil if all of it was already there. A rehearsal only says what would happen. Reports progress, 0 … 1.
  public func enterJSON(
    _ bytes: [UInt8], file: String, at moment: Moment, isRehearsal: Bool = false,
    progress: (Double) -> Void = { _ in }
  ) throws(ImportProblem) -> Import? {
    do {
      return try changingLogOrThrowing { db in
        try db.execute(
          sql: """
            CREATE TEMP TABLE arriving_row (
              place INTEGER PRIMARY KEY, line INTEGER NOT NULL, value TEXT NOT NULL CHECK (json_valid(value)))
            """)
        defer { try? db.execute(sql: "DROP TABLE temp.arriving_row") }
        let (schema, tables) = try Self.stage(bytes, db) { progress($0 / 2) }
        let judged = JudgedRows(db: db, schema: schema, tables: tables)
        try judged.faults().end()
        let number = try Self.beginImport(.json, file: file, at: moment, db)
        let sessionsBefore = try Int.fetchOne(db, sql: "SELECT ifnull(max(id), 0) FROM session") ?? 0
        let done = try withoutActuallyEscaping(progress) { progress in
          try ArrivingDocument(
            db: db, number: number, schema: schema, tables: tables, judged: judged, sessionsBefore: sessionsBefore,
            progress: { progress((1 + $0) / 2) }
          ).enter()
        }
        if isRehearsal { throw Rehearsed(value: done) }
        return done
      }
    } catch let rehearsed as Rehearsed<Import?> {
      return rehearsed.value
    } catch let problem as ImportProblem {
      throw problem
    } catch let faults as LogFaults {
      throw .lines(faults)
    } catch is JSONTables.Broken {
      throw .brokenJSON
    } catch {
      throw .store(StoreProblem(error, path: path))
    }
  }

  /// Stages the rows of the document, each as JSON; returns its schema, and where the rows of each table are.
  private static func stage(
    _ bytes: [UInt8], _ db: Database, progress: (Double) -> Void
  ) throws -> (schema: Int, tables: [String: ClosedRange<Int>]) {
    var document = JSONTables(bytes)
    var schema: Int?
    var places: [String: ClosedRange<Int>] = [:]
    var count = 0
    let insert = try db.makeStatement(sql: "INSERT INTO arriving_row VALUES (?, ?, ?)")
    var faults = LogFaults()
    let mayHaveNUL = bytes.hasNUL
    try document.read(
      value: { name, text in
        guard name == "schema" else { return }
        schema = Int(text)
        if let schema, schema > Schema.steps.count { throw ImportProblem.newer }
      },
      row: { table, text, line, share in
        if count % 1024 == 0 { progress(share) }
        count += 1
        let first = places[table]?.lowerBound ?? count
        // A table must be contiguous.
        guard places[table].map({ $0.upperBound == count - 1 }) ?? true else { throw JSONTables.Broken() }
        places[table] = first...count
        // SQLite would end the text there.
        if mayHaveNUL, text.utf8.hasNUL { return faults.add(PlainLogProblem(line: line, reason: .nul)) }
        do { try insert.execute(arguments: [count, line, text]) } catch DatabaseError.SQLITE_CONSTRAINT_CHECK {
          throw JSONTables.Broken()
        }
      })
    guard let schema else { throw ImportProblem.unknownForm }
    try faults.end()
    return (schema, places)
  }
}

extension Collection<UInt8> {
  /// Whether it contains a NUL, raw or escaped as in JSON.
  var hasNUL: Bool {
    let digits = Array("u0000".utf8)
    var rest = self[...]
    while let next = rest.firstIndex(where: { $0 == 0 || $0 == UInt8(ascii: "\\") }) {
      if rest[next] == 0 { return true }
      rest = rest[next...].dropFirst()
      if rest.starts(with: digits) { return true }
      // An escaped character does not begin another escape.
      rest = rest.dropFirst()
    }
    return false
  }
}
