/// An entry of a session in the log, whatever it is, and the text that corrections keep of it.

import SessionModel

/// What is at a position of a session.
enum StoredEntry: Hashable {
  case session(StoredHeader)
  case set(StoredSet)
  case score(StoredScore)

  /// As a correction kept it in one of its columns.
  init(_ text: String, at position: Int, in column: String = "before") throws {
    switch EntryID.Place(number: position) {
    case .session: self = .session(try StoredText.value(text, column))
    case .set: self = .set(try StoredText.value(text, column))
    case .score: self = .score(try StoredText.value(text, column))
    }
  }

  /// As corrections keep it.
  var text: String {
    get throws {
      switch self {
      case .session(let header): try StoredText.of(header)
      case .set(let set): try StoredText.of(set)
      case .score(let score): try StoredText.of(score)
      }
    }
  }

  /// Throws for what cannot be in the log of a session that began at `wall`.
  func judge(began wall: Int) throws(ImplausibleValue) {
    switch self {
    case .session(let header): try header.judge()
    case .set(let set): try set.judge(began: wall)
    case .score(let score): try score.judge()
    }
  }

  /// The part of it that a list of corrections shows.
  var content: Correction.Content {
    switch self {
    case .session(let header):
      .session(
        name: SessionName.read(header.name), day: Day(number: header.day),
        length: header.length.map { Milliseconds($0.known ?? 0) })
    case .set(let set): .set(set.exercise, set.performance, set.load?.load ?? .unstated, set.role)
    case .score(let score): .score(score.titled)
    }
  }
}
