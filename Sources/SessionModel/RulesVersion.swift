/// The version of the rules of a session: what its clocks, its sides and the scope of its `after` rules mean.

/// A session keeps the version that it began with: its journal is folded and its plan's rules are settled as they were
/// then, whatever has changed since.
public enum RulesVersion: Int, Hashable, Codable, Comparable, Sendable {
  /// The rules of the sessions that name no version.
  case first = 1
  /// Rests wait for the athlete, sides have clocks of their own, and rules belong to the item above them.
  case second = 2
  /// The clock leads from one group that it ends to the next, and a complex has one load.
  case third = 3
  /// The athlete may leave an exercise of an `any order` and come back to it, a total in intervals adds up over all their
  /// rounds, a stretch of endurance has its time, and calories count in a tabata.
  case fourth = 4
  /// Bodyweight on a barbell is a load, two dumbbells and a load below the empty bar are not rounded as on a barbell, and
  /// `rest none` on its own line is not a rest.
  case fifth = 5
  /// Work for time is not finished if something was skipped, so its score is its reps; what is walked, scanned or
  /// reflected is not scored as a sitting; a tabata has a score if all of its reps were entered; the reps of an open
  /// set are asked for at the end, too, also if its minimum counts until then.
  case sixth = 6
  /// A number that the running set cannot have reached yet belongs to the set that the clock ended
  /// just before, the best load of a block keeps its unit, what a state brings to zero is left out, a state is kept to
  /// a millionth of its smallest unit, what a rule changes of the load also applies to a current set that is timed or
  /// has parts, the reps of a part may come with the load of the set, a short set makes no whole round of an amrap and
  /// no finished work for time, a set that is missed keeps the reps that were entered, and work for time is finished if
  /// its cap comes while only the end of its last interval is waited for.
  case seventh = 7
  /// Where items take turns or are chosen from, a call of a template is one of them,
  /// drops are of as many implements as the set before, and the load that is computed for an RPE is a suggestion.
  case eighth = 8
  /// `max` as the last thing before a cap goes on until the cap, an open hold of each side has two
  /// clocks, rests in a breathing in which nothing waits run on, a session without sets is done once it has ended,
  /// loads that are picked stay as written, a ladder of loads without an end keeps its unit, and the log keeps the reps
  /// of each part of a cluster.
  case ninth = 9
  /// Where the clock ends everything in a workout, its rests run on from line to line, and the sets
  /// of one exercise that the clock ends wait for the athlete in between.
  case tenth = 10
  /// Rules after a set, and sets that the plan itself reads, change how many sets and rounds are still
  /// to come, and which branches of a `when` or a `by`; the parts that were done of a cluster that is left are a short set.
  case eleventh = 11
  /// An interval whose work went on after its end is not held, a round that is reported as missed has
  /// no reps and so counts as no set, the sets of intervals without a number of rounds have no number, and three seconds
  /// to get ready come before a total of time, too. What changes the shape of a session also changes how long its rests,
  /// windows and intervals are.
  case twelfth = 12
  /// `rest none` on its own line also leaves out the rest after the last round of the group above it.
  case thirteenth = 13
  /// A ladder that takes turns with something else in intervals climbs a rung each turn, not each interval.
  case fourteenth = 14
  /// The best load is of sets that were done, a written `progress` takes one step a session, one in the head of a group
  /// applies to what is inside, an `every` there is from round to round, and `skip exercise` leaves only what may be left
  /// out of an exercise, also if its work goes on after it.
  case fifteenth = 15
  /// The result of a hold as long as one can within a time, `plank max in 1min`, is its seconds.
  case sixteenth = 16
  /// A load that is taken from a set that was done, `best(clean) - 40lb`, has the unit and the plates of that set.
  case seventeenth = 17
  /// A `progress` raises a load that is taken from another set of the same line only with that set,
  /// `skip exercise` ends an amrap of nothing but the exercise, what it passes over has no score, and `rest 2min all` is
  /// also for the rests between the timed sets of an exercise.
  case eighteenth = 18
  /// The current rules: a calorie counts as a rep in the round of an amrap that was cut off, in the round of *death by* that
  /// was missed, and in work for time that was not finished; the computed load of two implements is not rounded as on a
  /// barbell; and a `progress` by a share, or of a load that was entered, keeps its unit.
  case nineteenth = 19

  /// The version of a session that begins now.
  public static let current = RulesVersion.nineteenth

  /// Whether a version came before another.
  public static func < (left: RulesVersion, right: RulesVersion) -> Bool { left.rawValue < right.rawValue }
}
