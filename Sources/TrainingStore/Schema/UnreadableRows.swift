/// Rows with impossible values: they are left out and noted, so that one of them does not hide the rest.

import GRDB
import Synchronization

/// A row that was left out.
public struct UnreadableRow: Hashable, Sendable {
  /// Where a row is, so that somebody can find it.
  public enum Place: Hashable, Sendable {
    /// A session or a set of the log.
    case entry(EntryID)
    /// A row of another table, by what identifies its rows.
    case row(table: String, String)
  }
  /// Where it is.
  public var place: Place
  /// Its impossible value.
  public var because: ImplausibleValue
}

/// What was left out since the last call.
final class UnreadableRows: Sendable {
  /// More of them would not help anybody.
  private static let most = 1000
  private let rows = Mutex<[UnreadableRow]>([])

  func note(_ row: UnreadableRow) {
    rows.withLock { if $0.count < Self.most, !$0.contains(row) { $0.append(row) } }
  }

  func take() -> [UnreadableRow] {
    rows.withLock { rows in
      defer { rows = [] }
      return rows
    }
  }
}

/// What is stored, or why it is impossible.
typealias Reading<Value> = Result<Value, ImplausibleValue>

extension Result where Failure == ImplausibleValue {
  /// What `read` returns, or the impossible value that it met; every other error is thrown.
  init(of table: String, _ read: () throws -> Success) throws {
    do {
      self = .success(try read())
    } catch let error as ImplausibleValue {
      self = .failure(error)
    } catch is RowDecodingError {
      self = .failure(ImplausibleValue(column: table))
    } catch StoreProblem.unreadable(_, let sequence) {
      self = .failure(ImplausibleValue(column: sequence == nil ? "compiled" : "command"))
    }
  }

  /// What is stored; nil if it is impossible.
  var value: Success? { try? get() }
}

extension TrainingStore {
  /// The rows that were left out of what was read since the last time, each once.
  public func takeUnreadableRows() -> [UnreadableRow] { unreadableRows.take() }

  /// The content of a row; nil if it is impossible, which is noted.
  func readable<Value>(_ row: Row, in table: String, by key: String..., read: (Row) throws -> Value) throws -> Value? {
    try Self.readable(row, in: table, by: key, notedIn: unreadableRows, read: read)
  }

  static func readable<Value>(
    _ row: Row, in table: String, by key: [String] = [], notedIn rows: UnreadableRows?, read: (Row) throws -> Value
  ) throws -> Value? {
    switch try Reading(of: table, { try read(row) }) {
    case .success(let value): return value
    case .failure(let because):
      rows?.note(UnreadableRow(place: place(of: row, in: table, by: key), because: because))
      return nil
    }
  }

  static func place(of row: Row, in table: String, by key: [String]) -> UnreadableRow.Place {
    func number(_ column: String) -> Int? {
      [column, "key_" + column].first(where: row.hasColumn).flatMap { Int.fromDatabaseValue(row[$0]) }
    }
    switch table {
    case "session":
      if let id = number("id") { return .entry(EntryID(session: SessionID(rawValue: id))) }
    case "logged_set":
      if let session = number("session"), let position = number("position") {
        return .entry(EntryID(session: SessionID(rawValue: session), position: position))
      }
    case "block_score":
      if let session = number("session"), let position = number("position") {
        return .entry(EntryID(session: SessionID(rawValue: session), place: .score(position)))
      }
    default: break
    }
    let values = key.filter(row.hasColumn).map { (row[$0] as DatabaseValue).description }
    return .row(table: table, values.joined(separator: " "))
  }
}
