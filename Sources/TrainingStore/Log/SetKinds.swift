/// What a set was, as far as it follows from its label and its result.

import SessionModel

extension LogEntry {
  /// The label of a set to failure.
  static let failure = "failure"
  /// The labels of sets in a superset begin with this, and go on with its number from 0.
  private static let superset = "superset "

  private var labels: [Substring] { label?.split(separator: ", ") ?? [] }

  /// Whether another app marked it as a set to failure.
  public var isToFailure: Bool { labels.contains { $0 == Self.failure } }

  /// The number of its superset in another app, from 0; nil if it was in none.
  public var superset: Int? {
    labels.lazy.filter { $0.hasPrefix(Self.superset) }.compactMap { Int($0.dropFirst(Self.superset.count)) }
      .first { $0 >= 0 }
  }

  /// A lift that failed: a load, and no rep with it.
  public var isMissed: Bool { performance.reps == 0 && load != .unstated }
}
