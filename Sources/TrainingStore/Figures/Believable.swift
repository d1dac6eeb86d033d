/// What a set can be at most so that figures and records are made of it. Beyond it is a slip of the finger: the set stays
/// in the log as it was entered, and counts for nothing. A view of the schema contains these limits, so a change of them
/// is a new step of the schema; `BeyondAnybody`, what is asked about, can change at any time.

import GRDB
import SessionModel

/// A set of another log with a number that is hardly meant.
public struct DoubtfulSet: Hashable, Sendable {
  /// The session, on its day.
  public var day: Day
  /// What was done in the set.
  public var set: LoggedSet
  /// Whether figures are made of it once it is confirmed.
  public var canBeMeant: Bool
}

extension PortableSession {
  /// Its sets with more than anybody does.
  public var doubtfulSets: [DoubtfulSet] {
    sets.compactMap { portable in
      let logged = portable.logged
      let set = StoredSet(logged)
      guard set.isBeyondAnybody, set.role != .warmup, !ForeignLabel(set.label).isConfirmed else { return nil }
      return DoubtfulSet(day: began.day, set: logged, canBeMeant: set.isBelievable)
    }
  }
}

extension StoredSet {
  /// As in `Schema.believable`.
  var isBelievable: Bool {
    let load = load?.grams ?? 0
    return reps ?? 0 <= Believable.reps && (-Believable.grams...Believable.grams).contains(load)
      && self.load?.count ?? 1 <= Believable.implements
  }
}

private enum Believable {
  /// Nobody has moved as much with one implement, nor done as much in a row; rope jumpers come near the reps.
  static let (grams, reps, implements) = (1_000_000, 5000, 100)
}

extension Schema {
  /// Sums up the exercises again that had such a set.
  static let believable = """
    DROP VIEW counted_set;
    \(countedSet(of: "role <> 'warmup' AND \(isBelievable)"))
    INSERT INTO changed_exercise (exercise) \(unbelievable) ON CONFLICT DO UPDATE SET since = excluded.since;
    DELETE FROM exercise_day WHERE exercise IN (\(unbelievable));
    INSERT INTO exercise_day SELECT * FROM exercise_day_of_log WHERE exercise IN (\(unbelievable));
    DELETE FROM exercise_day_load WHERE exercise IN (\(unbelievable));
    INSERT INTO exercise_day_load SELECT * FROM exercise_day_load_of_log WHERE exercise IN (\(unbelievable));
    """

  static let isBelievable = """
    ifnull(reps, 0) <= \(Believable.reps) AND abs(ifnull(load_grams, 0)) <= \(Believable.grams)
      AND ifnull(load_count, 1) <= \(Believable.implements)
    """

  private static let unbelievable = "SELECT DISTINCT exercise FROM logged_set WHERE NOT (\(isBelievable))"
}
