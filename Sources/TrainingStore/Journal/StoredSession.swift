/// A compiled session as JSON, as it lies in the store.

import FoundationEssentials
import SessionModel

enum StoredSession {
  /// The form of the JSON; a reader refuses another one.
  static let form = 1

  static func text(of session: Session) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(session), as: UTF8.self)
  }

  static func session(from text: String) -> Session? {
    try? JSONDecoder().decode(Session.self, from: Data(text.utf8))
  }
}
