/// The sets of an exercise: how many, when each is over, and how hard it is.

import SessionModel

extension Plan {
  /// One entry of an exercise's list: some sets of the same.
  struct SetEntry: Hashable, Sendable {
    var count: Value
    var target: Target
    /// The last of them is open at the top: `5x5+`.
    var lastIsOpen: Bool
    var intensity: Intensity?
  }

  /// When a set of an entry is over; the upper end is nil where it is open.
  enum Target: Hashable, Sendable {
    case reps(Value, upTo: Value?)
    case time(Value, upTo: Value?)
    case distance(Value, upTo: Value?)
    case energy(Value, upTo: Value?)
    case repsWithin(Value, upTo: Value?, Value)
    case total(Value)
    /// A place in the plan's clusters.
    case cluster(Int32)
    /// Nothing is said: the group around it decides.
    case unstated
  }

  /// Mini-sets with short pauses.
  struct Cluster: Hashable, Sendable {
    var parts: [Part]
    var pause: Value

    /// The reps of a mini-set; open at the top where `most` is nil.
    struct Part: Hashable, Sendable {
      var least: Value
      var most: Value?
    }
  }

  /// How hard, as written after `@`. A range has an upper end.
  enum Intensity: Hashable, Sendable {
    /// Grams on each of so many implements. A known value stays as typed, a computed one is rounded to plates.
    case mass(count: Int32, Value, upTo: Value?)
    /// Thousandths of the lift's own max; in a warm-up of the first work set, in a drop of the last one.
    case share(Value, upTo: Value?)
    /// `bw+10kg`.
    case bodyweight(plus: Value)
    case asked(Suggestion)
    /// Tenths.
    case rpe(Value, upTo: Value?)
    case rir(Value, upTo: Value?)
    /// Milliseconds a kilometre.
    case pace(Value, upTo: Value?)
    /// Watts.
    case power(Value, upTo: Value?)
    case zone(Value, upTo: Value?)
    /// Beats a minute.
    case heartRate(Value, upTo: Value?)
  }

  /// What an asked load may be.
  enum Suggestion: Hashable, Sendable {
    case none
    /// Thousandths of the lift's own max.
    case share(Value)
    case mass(Value)
  }
}
