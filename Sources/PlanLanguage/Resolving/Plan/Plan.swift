/// A plan: the meaning of a file, with names resolved and units checked, independent of how it was written.

import SessionModel

/// Its lists are flat and refer to each other by index, so that reading a long plan allocates almost nothing.
public struct Plan: Hashable, Sendable {
  /// Workouts, breathings and meditations in the order of the file.
  public internal(set) var declarations: [Declaration] = []

  /// Every item of every declaration, each before what is inside it.
  var items: [Item] = []
  var moves: [Move] = []
  var sets: [SetEntry] = []
  /// Intensities, one of which is done, depending on the level.
  var alternatives: [Intensity] = []
  var ramps: [Ramp] = []
  var clusters: [Cluster] = []
  var groups: [Group] = []
  var breaths: [BreathItem] = []
  var sits: [SitItem] = []
  /// The attributes of the items that have any besides their rest.
  var attributes: [Attributes] = []
  /// The defaults that declarations and groups give to their items.
  var defaults: [Defaults] = []
  var exercises: [ResolvedExercise] = []
  /// The keys of all exercises that it names.
  package var exerciseKeys: Set<String> { Set(exercises.map { $0.exercise.key }) }
  var expressions: [Expression] = []
  var lets: [Let] = []
  /// The programs in the order of the file.
  public internal(set) var programs: [Program] = []
  var choices: [Choice] = []
  var conditions: [Condition] = []
  var states: [State] = []
  var rules: [Rule] = []
  /// What its rules mean. Its sessions keep it.
  public internal(set) var rulesVersion = RulesVersion.current
  var progressions: [Progression] = []
  /// What they say, for comparison.
  var writtenProgress: Set<WrittenProgress> = []
  /// Notes of branches.
  var notes: [String] = []
  /// Whether anything outside rules reads what was lifted so far in the session.
  var readsSets = false
  /// Whether such a reading decides more than what is lifted: which sets there are, and which branch.
  var shapeReadsSets = false
  /// Whether rules read how hard sets were, and so the athlete is asked.
  var readsRPE = false
  /// Whether any expression refers to the athlete's bodyweight.
  var readsBodyweight = false

  /// A workout, a breathing or a meditation: what can be compiled to a session.
  public struct Declaration: Hashable, Sendable {
    /// Its title; empty for items without a declaration.
    public var name: String
    /// The kind given by its keyword.
    public var kind: Session.Kind
    /// Without the `#`.
    public var tags: [String]
    /// Its notes about the whole session.
    public var notes: [String]
    /// Its head in the source.
    public var span: Span
    /// How often the whole is done (`breathing "Box" x10`).
    var times: Value
    /// Whole rounds until this time has passed (`breathing "Calm" 5min`).
    var length: Value?
    /// The place of the defaults for its items.
    var defaults: Int32?
    /// The rest between its items.
    var between = RestLength.unstated
    /// Its places in the plan's items.
    var items: Range<Int32>
    /// Its program's place in the plan's programs.
    public internal(set) var program: Int?
    /// Whether its turn may be skipped.
    public internal(set) var isOptional = false
    /// Its levels, the first one as prescribed; empty if it has no alternatives and names no levels.
    public internal(set) var levels: [String] = []
  }

  /// A named value.
  struct Let: Hashable, Sendable {
    var name: String
    var span: Span
    var value: ExpressionID
    /// The units in which it was written.
    var units: WrittenUnits?
    var origin = Origin.written
  }

  /// How a value that is known from the plan alone came about. A load that is written stays; one that is computed is
  /// rounded to what the athlete's plates make.
  enum Origin: Hashable, Sendable {
    case written
    /// A sum of written ones.
    case added
    case computed
  }

  /// An exercise that the plan names.
  struct ResolvedExercise: Hashable, Sendable {
    var exercise: Exercise
    /// Whether its loads go on a bar.
    var implement = Implement.other
    /// Nil if the library does not know it.
    var counted: CountedExercise?
    /// What the exercise that an unknown one is a variation of is counted in.
    var measureOfBase: Measure?
    /// The remark of its declaration.
    var note: String?
  }

  /// The part of an exercise that determines its measure.
  struct CountedExercise: Hashable, Sendable {
    var measure: Measure
    var category: ExerciseCategory
    var equipment: Equipment

    /// A plank, a wall sit, a stretch: held by the body alone. What hangs from a bar or an edge often carries a load.
    var isHeldWithoutLoad: Bool {
      isHeld && equipment == .bodyweight && (category == .core || category == .mobility || category == .legs)
    }

    /// Only its seconds can be counted: a hang, a plank, a stretch.
    var isHeld: Bool {
      switch category {
      case .conditioning, .warmUp, .fullBody: false
      case .chest, .back, .shoulders, .arms, .legs, .glutes, .core, .olympic, .gymnastics, .mobility: measure == .time
      }
    }

    /// Swimming, running, riding and the like, for which there is no one-rep max.
    var isEndurance: Bool { equipment.isOfEndurance }

    /// A load that is moved over a distance: a farmer's carry, a sled.
    var isCarried: Bool { measure == .distance && category == .fullBody && equipment != .bodyweight }
  }
}

extension Plan.CountedExercise {
  init(_ exercise: ExerciseIdentity) {
    self.init(measure: exercise.measure, category: exercise.category, equipment: exercise.equipment)
  }
}
