/// The attributes of an exercise or of a group's head, besides the rest.

import SessionModel

extension Plan {
  struct Attributes: Hashable, Sendable {
    /// From start to start; one entry for all sets, or one per set.
    var every: [Value] = []
    var tempo: Tempo?
    var hold: Hold?
    var side: Side?
    /// One, or one for each level; empty if there is none.
    var heights: [Height] = []
    var cadence: Cadence?
    var incline: MachineSetting?
    var resistance: MachineSetting?
    var warmup: [SetEntry] = []
    /// `warmup none`: none even if the group around it has a default.
    var hasNoWarmup = false
    var drops: [Drop] = []
    /// The `@` of an exercise without sets: `thruster @ 43kg` in a ladder.
    var intensity: Intensity?
    /// In addition to a load: `@ 80kg rpe 8`.
    var effort: Intensity?
    var notes: [String] = []
    var cues: [String] = []
    var say: String?
    var label: String?
    /// It may be left out without a miss.
    var isOptional = false
    /// A place in the plan's progressions.
    var progression: Int32?
  }

  /// A lighter set straight after the last one.
  struct Drop: Hashable, Sendable {
    /// Nil: as many as possible.
    var target: Target?
    var intensity: Intensity
  }

  /// `hold 5s`, `hold 5-10s`: how long each rep is held.
  struct Hold: Hashable, Sendable {
    var least: Value
    var most: Value?
  }

  /// How high a box is.
  struct Height: Hashable, Sendable {
    var value: Value
    var isInInches: Bool
  }

  /// How fast the pedals, the oars or the feet go: a number, a range, or a ramp.
  struct Cadence: Hashable, Sendable {
    var perMinute: Value
    var upTo: Value?
    var rampTo: Value?
    var unit: SessionModel.Cadence.Unit
  }

  /// An incline or a resistance.
  struct MachineSetting: Hashable, Sendable {
    var from: Value
    var upTo: Value?
    /// How many tenths one of the value's smallest unit is.
    var tenths: WideInt
  }

  /// The defaults that a group or a declaration gives to its items.
  struct Defaults: Hashable, Sendable {
    var rest = RestLength.unstated
    var intensity: Intensity?
    /// One for each round of the group that goes round; empty if they are all the same.
    var intensityOfRound: [Intensity] = []
    var attributes = Attributes()
  }
}
