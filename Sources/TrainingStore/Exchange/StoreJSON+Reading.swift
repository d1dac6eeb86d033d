/// Imports a JSON document from another store: what is not here yet is added, what is here stays, all or nothing.

import GRDB
import SessionModel

/// Why a file was not imported.
public enum ImportProblem: Error, Hashable, Sendable {
  /// The store could not be changed; nothing was imported.
  case store(StoreProblem)
  /// Lines that are wrong.
  case lines(LogFaults)
  /// A table from another app in which no line could be read: the first of them, and how many.
  case nothingReadable([UnreadLine], count: Int)
  /// Not a known format.
  case unknownForm
  /// A table of a known app with a header and nothing below it.
  case noRows
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
      return try changingLogOrThrowing(progress: progress) { db in
        let rows = try StagedRows(TravellingTable.all.map(\.name), db)
        defer { try? rows.drop() }
        let schema = try Self.stage(bytes, in: rows) { progress($0 / 2) }
        let judged = JudgedRows(db: db, schema: schema, rows: rows)
        try judged.faults().end()
        let number = try Self.beginImport(.json, file: file, at: moment, db)
        let sessionsBefore = try Int.fetchOne(db, sql: "SELECT ifnull(max(id), 0) FROM session") ?? 0
        let done = try withoutActuallyEscaping(progress) { progress in
          try ArrivingDocument(
            db: db, number: number, schema: schema, rows: rows, judged: judged, sessionsBefore: sessionsBefore,
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
    } catch is JSONReader.Broken {
      throw .brokenJSON
    } catch {
      throw .store(StoreProblem(error, path: path))
    }
  }

  /// Stages the rows of the document; returns its schema.
  private static func stage(_ bytes: [UInt8], in rows: StagedRows, progress: (Double) -> Void) throws -> Int {
    var schema: Int?
    var (faults, count) = (LogFaults(), 0)
    try JSONTables.read(
      StoredText.repaired(bytes[...]),
      value: { name, text in
        guard name == "schema" else { return }
        schema = Int(text)
        if let schema, schema > Schema.steps.count { throw ImportProblem.newer }
      },
      row: { table, reader in
        if count % 1024 == 0 { progress(reader.share) }
        count += 1
        // A table that no version has had.
        guard let staged = rows[table] else {
          _ = try reader.value()
          return
        }
        let line = reader.line()
        do {
          try staged.enter(&reader, line: line)
        } catch StagedTable.Refused.noObject {
          faults.add(PlainLogProblem(line: line, reason: .noRow(lacking: nil)))
        } catch StagedTable.Refused.nul {
          faults.add(PlainLogProblem(line: line, reason: .nul))
        }
      })
    guard let schema else { throw ImportProblem.unknownForm }
    try faults.end()
    return schema
  }
}
