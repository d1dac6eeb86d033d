/// The sets of an exercise: how many, when each is over, and how hard.

import SessionModel

extension Plan {
  /// One entry of an exercise's list: one or more identical sets.
  struct SetEntry: Hashable, Sendable {
    var count: Value
    /// `3-5x8`: those after so many are optional; nil if none are.
    var least: Value?
    var target: Target
    /// Whether the last one has no upper end: `5x5+`.
    var lastIsOpen: Bool
    var intensity: Intensity?
    /// The unit of a distance, as written.
    var distanceUnit: LengthUnit?
  }

  /// When a set of an entry is over; the upper end is nil if it is open.
  enum Target: Hashable, Sendable {
    case reps(Value, upTo: Value?)
    case time(Value, upTo: Value?)
    case distance(Value, upTo: Value?)
    case energy(Value, upTo: Value?)
    case breaths(Value, upTo: Value)
    case repsWithin(Value, upTo: Value?, Value)
    /// As many calories as possible, within a time if there is one.
    case mostEnergy(within: Value?)
    /// As far as possible, within a time if there is one.
    case mostDistance(within: Value?)
    /// As many calories as the number of the ladder around it says.
    case energyOfRung
    /// Over as many sets as it takes; without a measure, in reps.
    case total(Value, of: TotalMeasure?)
    /// A place in the plan's clusters.
    case cluster(Int32)
    /// Unspecified: the group around it decides.
    case unstated
  }

  /// Mini-sets with short pauses.
  struct Cluster: Hashable, Sendable {
    var parts: [Part]
    var pause: Value

    /// The reps of a mini-set; no upper end if `most` is nil.
    struct Part: Hashable, Sendable {
      var least: Value
      var most: Value?
    }
  }

  /// How hard, as written after `@`. A range has an upper end. Units are those in which it was written.
  enum Intensity: Hashable, Sendable {
    /// Grams on each of several implements. A typed value stays unchanged; a computed one is rounded to plates.
    case mass(count: Int32, Value, upTo: Value?, in: Units?)
    /// Thousandths of the lift's own max; in a warm-up of the first work set, in a drop of the last one.
    case share(Value, upTo: Value?)
    /// `40% + 10kg`: a share of the same base as a bare one, and a mass.
    case shareAnd(Value, plus: Value)
    /// `bw+10kg`.
    case bodyweight(plus: Value, in: Units?)
    case asked(Suggestion)
    /// Tenths.
    case rpe(Value, upTo: Value?)
    case rir(Value, upTo: Value?)
    /// Milliseconds per kilometre.
    case pace(Value, upTo: Value?, per: PaceUnit?)
    /// Watts.
    case power(Value, upTo: Value?)
    case zone(Value, upTo: Value?)
    /// Beats per minute.
    case heartRate(Value, upTo: Value?)
    /// `easy`.
    case felt(EffortWord)
    /// A place in the plan's ramps.
    case ramp(Int32)
    /// One for each level: the first place in the plan's alternatives, and how many there are.
    case byLevel(Int32, count: Int32)
  }

  /// An effort that rises or falls while the work goes on, in one measure.
  struct Ramp: Hashable, Sendable {
    var from: Intensity
    var to: Intensity
  }

  /// The suggestion for a load that is asked for.
  enum Suggestion: Hashable, Sendable {
    case none
    /// Thousandths of the lift's own max.
    case share(Value)
    case mass(Value)
  }
}
