/// What a set was, as far as it follows from its label and its result.

import SessionModel

extension LogEntry {
  /// Whether another app marked it as a set to failure.
  public var isToFailure: Bool { ForeignLabel(label).isToFailure }

  /// The number of its superset in another app, from 0; nil if it was in none.
  public var superset: Int? { ForeignLabel(label).superset }

  /// A lift that failed: a load, and no rep with it.
  public var isMissed: Bool { performance.reps == 0 && load != .unstated }
}
