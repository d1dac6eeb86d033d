/// Settings that the tool keeps: text by key. The tool defines what a key means.

import GRDB

extension TrainingStore {
  /// Nil if it was never set.
  public func setting(_ key: String) throws(StoreProblem) -> String? {
    try reading { db in try String.fetchOne(db, sql: "SELECT value FROM setting WHERE key = ?", arguments: [key]) }
  }

  /// Every setting that was set, by its key.
  public func settings() throws(StoreProblem) -> [String: String] {
    try reading { db in
      let rows = try Row.fetchAll(db, sql: "SELECT key, value FROM setting")
      return Dictionary(try rows.map { (try $0.text("key"), try $0.text("value")) }, uniquingKeysWith: { $1 })
    }
  }

  /// Nil removes the setting, which resets it to its default.
  public func set(_ key: String, to value: String?) throws(StoreProblem) {
    try writing { db in
      if let value {
        try db.execute(
          sql: "INSERT INTO setting VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value",
          arguments: [key, value])
      } else {
        try db.execute(sql: "DELETE FROM setting WHERE key = ?", arguments: [key])
      }
    }
  }
}
