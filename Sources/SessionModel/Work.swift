/// One set of work as prescribed: which exercise, how much of it, with which load and how hard.

/// A set, or a stretch of timed or measured work.
public struct Work: Hashable, Codable, Sendable {
  /// What is done.
  public var exercise: Exercise
  /// The number of this set among the sets of its item: 1 … `of`.
  public var set: Int
  /// The number of sets of its item, or of rounds of the group around it.
  public var of: Int
  /// The role of the set in its exercise.
  public var role: Role
  /// How much to do.
  public var target: Target
  /// The prescribed load.
  public var load: Load
  /// What an unknown load will follow from, or what will be added to the bodyweight; nil if it is only asked for.
  public var loadFrom: LoadFrom?
  /// The prescribed effort, in addition to a load or instead of one.
  public var effort: Effort?
  /// The effort at the end of the set, if it rises or falls evenly from `effort` on; nil if it does not change.
  public var rampTo: Effort?
  /// How hard it should feel, beside an effort that is measured: `@ 200w rpe 7`.
  public var feel: Effort?
  /// How fast the pedals, the oars or the feet go; nil if it is free.
  public var cadence: Cadence?
  /// The incline of the treadmill; nil if the plan says none.
  public var incline: MachineSetting?
  /// The resistance of the bike or the machine; nil if the plan says none.
  public var resistance: MachineSetting?
  /// The side of the body; nil if the plan does not distinguish sides.
  public var side: Side?
  /// The height of the box, the step or the target; nil if the plan says none.
  public var height: Height?
  /// The speed of each rep; nil if it is free.
  public var tempo: Tempo?
  /// How long each rep is held, in milliseconds; nil if it is not.
  public var hold: Amount?
  /// It may be left out without a miss; nil means no.
  public var isOptional: Bool?
  /// What distinguishes two progressions of one exercise: `label "5RM test"`.
  public var label: String?
  /// The plan's note about the set.
  public var notes: [String]
  /// A short reminder shown while the set runs.
  public var cues: [String]
  /// What is spoken when the set starts.
  public var say: String?
  /// The units in which the plan wrote its numbers; nil if they are the usual ones.
  public var units: WrittenUnits?
  /// Whether the athlete is asked how hard the set was, since a rule of the plan reads it; nil means no.
  public var asksRPE: Bool?
  /// Whether its duration is a result: the only one of an open hold, one beside the distance of a stretch of endurance.
  /// Nil means no.
  public var keepsTime: Bool?
  /// What the number of the ladder around it is, if it is not reps; nil too where that ladder gives it nothing.
  public var rung: Rung?

  /// Inlinable, so that other modules can construct a set in place without a copy.
  @inlinable public init(
    exercise: Exercise, set: Int = 1, of: Int = 1, role: Role = .work, target: Target, load: Load = .unstated,
    effort: Effort? = nil, side: Side? = nil, height: Height? = nil, tempo: Tempo? = nil, label: String? = nil,
    notes: [String] = [], cues: [String] = [], say: String? = nil, units: WrittenUnits? = nil
  ) {
    self.exercise = exercise
    self.set = set
    self.of = of
    self.role = role
    self.target = target
    self.load = load
    self.effort = effort
    self.side = side
    self.height = height
    self.tempo = tempo
    self.label = label
    self.notes = notes
    self.cues = cues
    self.say = say
    self.units = units
  }
}

/// An exercise as a session names it: a stable key for the log, and the words the athlete reads.
public struct Exercise: Hashable, Codable, Sendable {
  /// The library's key (`bench-press`), or the lowercased name for one the library does not know.
  public var key: String
  /// The English name; views translate through the library by `key`.
  public var name: String
  /// An exercise by its stable key and its English name.
  public init(key: String, name: String) {
    self.key = key
    self.name = name
  }
}

/// What a set is in its exercise: part of the work, on the way up to it, or a reduced set right after it.
public enum Role: String, Hashable, Codable, Sendable { case work, warmup, drop }

/// The side of the body that works: left, right, each of them in every set, or both in turn.
public enum Side: String, Hashable, Codable, Sendable { case left, right, each, alternate }

/// How often something goes round in a minute: pedals, strokes of an oar, steps.
public struct Cadence: Hashable, Codable, Sendable {
  /// What is counted.
  public enum Unit: String, Hashable, Codable, Sendable {
    /// Revolutions per minute.
    case rpm
    /// Strokes or steps per minute.
    case spm
  }
  /// How many in a minute.
  public var perMinute: WideInt
  /// The upper end of a range.
  public var upTo: WideInt?
  /// What a ramp, which begins with `perMinute`, rises or falls to.
  public var rampTo: WideInt?
  /// What is counted.
  public var unit: Unit
  /// How many in a minute: from `perMinute` to `upTo`, or at the beginning `perMinute` and at the end `rampTo`.
  public init(perMinute: WideInt, upTo: WideInt?, rampTo: WideInt? = nil, unit: Unit) {
    (self.perMinute, self.upTo, self.rampTo, self.unit) = (perMinute, upTo, rampTo, unit)
  }
}

/// How high something is, in the unit in which it was written.
public struct Height: Hashable, Codable, Sendable {
  /// To the nearest millimetre.
  public var millimetres: WideInt
  /// Whether it was written in inches or feet.
  public var isInInches: Bool
  /// A height in millimetres, shown in inches or in centimetres.
  public init(millimetres: WideInt, isInInches: Bool) {
    self.millimetres = millimetres
    self.isInInches = isInInches
  }
}

/// From `min` to `max` of something; `max` is nil for an open end (`5+`; a bare `max` has `min` 0).
public struct Amount: Hashable, Codable, Sendable {
  /// The least that counts.
  public var min: WideInt
  /// The most that is asked for; nil if there is no upper end.
  public var max: WideInt?
  /// From `min` to `max`; nil means no upper end.
  public init(min: WideInt, max: WideInt?) {
    self.min = min
    self.max = max
  }
  /// Exactly this many.
  public static func exactly(_ count: WideInt) -> Amount { Amount(min: count, max: count) }
  /// This many or more.
  public static func atLeast(_ count: WideInt) -> Amount { Amount(min: count, max: nil) }
}

/// When a set is over.
public enum Target: Hashable, Codable, Sendable {
  /// Repetitions.
  case reps(Amount)
  /// Milliseconds; the set ends by itself at the upper end.
  case time(Amount)
  /// Millimetres.
  case distance(Amount)
  /// Kilocalories.
  case energy(Amount)
  /// A hold for so many breaths: it ends when the athlete says so, and its time is its result.
  case breaths(Amount)
  /// `max in 10min`: as many reps as asked for, until the time ends the set.
  case repsWithin(Amount, Milliseconds)
  /// `max cal in 1min`: as many calories as the time allows; it ends the set.
  case energyWithin(Milliseconds)
  /// `max m in 1min`: as far as possible until the time ends the set.
  case distanceWithin(Milliseconds)
  /// `60 total`: as many sets as it takes; each set is a step of the engine until the sum is reached. Without a
  /// measure, reps add up.
  case total(WideInt, of: TotalMeasure? = nil)
  /// `(8+, 3+, 2+) pause 15s`: mini-sets with short pauses, logged as one set.
  case cluster([Amount], pause: Milliseconds)
  /// As many as the rung of the ladder around it says.
  case rung
  /// Nothing is prescribed: it ends when the athlete says so, or with the window around it (`hold open`, the air bike
  /// of a tabata).
  case open
}

/// What adds up to a total, if it is not reps; in the units of the targets with these names.
public enum TotalMeasure: String, Hashable, Codable, Sendable { case time, distance, energy }

/// The external load of a set.
public enum Load: Hashable, Codable, Sendable {
  /// The plan says nothing: bodyweight, or whatever is usual.
  case unstated
  /// `count` implements of `each` (`2x24kg`); `upTo` is the upper end of a range.
  case mass(count: Int, each: Mass, upTo: Mass?)
  /// `bw+10kg`, `bw-20kg` (assisted), `bw`.
  case bodyweight(plus: Mass)
  /// Blank: the athlete enters what was lifted; a suggestion may come from `ask 75%`.
  case asked(suggestion: Mass?)
  /// A share in thousandths of a reference that the profile does not have yet (`75%` of an unknown max); a range has
  /// an upper end.
  case share(permille: WideInt, upTo: WideInt? = nil, of: String)

  /// What a share of the training max is of; any other reference is the key of an exercise or a value of the profile.
  public static let trainingMax = "tm"

  /// What a share of the athlete's bodyweight is of.
  public static let ownBodyweight = "bodyweight"

  /// One implement of this many whole kilograms.
  public static func kilograms(_ count: WideInt) -> Load { .mass(count: 1, each: .kilograms(count), upTo: nil) }
}

/// The prescribed effort.
public enum Effort: Hashable, Codable, Sendable {
  /// Rating of perceived exertion in tenths: 85 is RPE 8.5. A range has an upper end.
  case rpe(tenths: WideInt, upTo: WideInt?)
  /// Reps in reserve.
  case rir(WideInt, upTo: WideInt?)
  /// Milliseconds per kilometre.
  case pace(Milliseconds, upTo: Milliseconds?)
  /// Power in watts.
  case power(watts: WideInt, upTo: WideInt?)
  /// Training zone 1 … 7.
  case zone(WideInt, upTo: WideInt?)
  /// Heart rate in beats per minute.
  case heartRate(beatsPerMinute: WideInt, upTo: WideInt?)
  /// In a word: `@ easy`.
  case felt(EffortWord)
  /// A share in thousandths of a reference that is not a load and is unknown here (`90% of ftp`).
  case share(permille: WideInt, upTo: WideInt?, of: String)

  /// Whether only the athlete knows it, as a number.
  package var isPerceived: Bool {
    switch self {
    case .rpe, .rir: true
    case .pace, .power, .zone, .heartRate, .felt, .share: false
    }
  }
}

/// A word for the effort of a set or a stretch.
public enum EffortWord: String, Hashable, Codable, Sendable, CaseIterable {
  /// From what can go on for hours to what can barely be held.
  case easy, steady, hard
  /// With nothing left at the end.
  case allOut = "all out"
}

/// Seconds on the way down, at the bottom, on the way up, and at the top: `3-1-1-0`. Nil is explosive (`x`).
public struct Tempo: Hashable, Codable, Sendable {
  /// Seconds on the way down; nil is explosive.
  public var lowering: Int?
  /// Seconds at the bottom; nil is explosive.
  public var bottom: Int?
  /// Seconds on the way up; nil is explosive.
  public var lifting: Int?
  /// Seconds at the top; nil is explosive.
  public var top: Int?
  /// A tempo in seconds; nil is explosive.
  public init(lowering: Int?, bottom: Int?, lifting: Int?, top: Int?) {
    self.lowering = lowering
    self.bottom = bottom
    self.lifting = lifting
    self.top = top
  }

  /// As a plan writes it: `3-1-x-0`.
  public var notation: String {
    [lowering, bottom, lifting, top].map { $0.map { String($0) } ?? "x" }.joined(separator: "-")
  }
}
