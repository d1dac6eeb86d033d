/// Names of sessions as the log keeps them: a session that comes from no plan has none.

import GRDB

enum SessionName {
  /// Earlier versions stored what such a session was called in the language of that day.
  private static let stored: Set = ["Free training", "Freies Training"]

  /// Empty for a session that comes from no plan.
  static func read(_ name: String) -> String { stored.contains(name) ? "" : name }
}

extension Row {
  /// Empty for a session that comes from no plan.
  func sessionName(_ column: String = "session_name") throws -> String { SessionName.read(try text(column)) }
}
