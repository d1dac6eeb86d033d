/// The label of a set from another app: whatever that app says and the log has no column for.

/// A label, read; and its words, as they are written.
struct ForeignLabel {
  /// To failure.
  static let failure = "failure"
  /// The athlete has said that a number beyond anybody's is meant.
  static let confirmed = "confirmed"
  /// The words of a superset: its number in the other app, from 0.
  static func superset(_ number: String) -> String { superset + number }
  private static let superset = "superset "

  private let words: [Substring]

  init(_ label: String?) { words = label?.split(separator: ", ") ?? [] }

  var isToFailure: Bool { words.contains { $0 == Self.failure } }
  var isConfirmed: Bool { words.contains { $0 == Self.confirmed } }

  /// Nil if it was in none.
  var superset: Int? {
    words.lazy.filter { $0.hasPrefix(Self.superset) }.compactMap { Int($0.dropFirst(Self.superset.count)) }
      .first { $0 >= 0 }
  }
}
