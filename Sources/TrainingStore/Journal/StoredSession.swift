/// A compiled session as JSON, as it lies in the store.

import SessionModel

enum StoredSession {
  /// The form of the JSON; a reader refuses another one.
  static let form = 1

  static func text(of session: Session) throws -> String { try StoredText.of(session) }

  static func session(from text: String) -> Session? { StoredText.value(text) }
}
