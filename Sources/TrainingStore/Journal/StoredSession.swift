/// A compiled session as JSON, as kept in the store.

import SessionModel

enum StoredSession {
  /// The version of the JSON format; a reader refuses any other.
  static let form = 1

  static func text(of session: Session) throws -> String { try StoredText.of(session) }

  static func session(from text: String) -> Session? {
    guard var session: Session = StoredText.value(text) else { return nil }
    session.name = SessionName.read(session.name)
    return session
  }
}
