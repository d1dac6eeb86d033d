/// The forms in which people write sets, loads and what belongs to them: one file each in `Details/`.

/// A form reads what it recognises from the cursor, or nothing: then the cursor stays where it is, whatever the form has
/// tried. To add one, add a file and a row in `all`.
struct DetailForm: Sendable {
  private let form: @Sendable (inout TokenCursor, DetailContext) -> DetailReading?

  init(_ form: @escaping @Sendable (inout TokenCursor, DetailContext) -> DetailReading?) { self.form = form }

  func read(_ cursor: inout TokenCursor, _ context: DetailContext) -> DetailReading? {
    let start = cursor.index
    if let reading = form(&cursor, context) { return reading }
    cursor.index = start
    return nil
  }

  /// Forms that take more come before those that would take only a part of it.
  static let all: [DetailForm] = [
    .aside, .statedMax, .frequency, .weekNumber, .setting, .tier, .trainingZone, .warmUpSets, .topSet, .myo, .cluster,
    .most, .numberedSet, .labelledSets,
    .alternative, .halves,
    .remainingTime,
    .counter, .countedDrop, .drop, .lastSetOpen, .lastSetOf, .bodyweightShare, .rx,
    .loadsThenReps, .repsAtLoads, .loadForSets, .pair, .onOff, .holdInRep, .paceInParentheses, .slowPhase, .pauseInRep,
    .loadsOfSets, .rest,
    .limit, .alternating, .racePace,
    .everyInterval, .tempo, .upTo, .repsByLoads, .setsOfEach, .repsAtLoad, .bothSides, .sides,
    .effort,
    .pace, .targetTime,
    .zone,
    .ramp, .power, .heartRate, .strokeRate, .loadPerReps, .height, .levels, .total, .repsOfEachSet,
    .setsByAmountByLoad, .loadByRepsBySets,
    .setsByAmount, .loadByReps, .setsOfReps, .repsForSets, .wave, .times, .breaths, .load, .assistance,
    .toFailure, .amount,
  ]

  /// The first of these that reads something.
  static func first(of forms: [DetailForm]) -> DetailForm {
    DetailForm { cursor, context in
      for form in forms { if let reading = form.read(&cursor, context) { return reading } }
      return nil
    }
  }
}

/// What a form has read.
enum Detail: Hashable {
  case sets([SetRun])
  /// One amount without a number of sets: `10 burpees`.
  case amount(ScribbleAmount)
  /// One for all sets, or one for each, as a plan writes them after `@`.
  case intensities([String])
  case attribute(Attribute, String)
  /// Intervals and the rest after each.
  case intervals(SetRun, rest: String)
  /// Something that goes into a note of the plan.
  case remark(String)
  /// The last set is open.
  case lastSetOpen
  /// The last set has so many reps.
  case lastSetOf(Int)
  /// What comes before it is done so often.
  case times(Int)
  /// Lighter loads after the last set; the first one is that of the sets.
  case drop([String])

  /// Each occurs at most once in an item.
  enum Attribute: Hashable {
    case rest, every, tempo, hold, side, height, cadence, incline, resistance, effort, drop, pause, label
  }
}

struct DetailReading {
  var detail: Detail
  /// Whether another reading is possible, so that the original stays after `//`.
  var isGuess: Bool
  /// What it could not say, for a note of the plan.
  var remark: String?
  /// Whether its sets are those of each side.
  var isOfEachSide: Bool

  init(_ detail: Detail, isGuess: Bool = false, remark: String? = nil, isOfEachSide: Bool = false) {
    (self.detail, self.isGuess, self.remark, self.isOfEachSide) = (detail, isGuess, remark, isOfEachSide)
  }
}

/// What is known about a line when a form reads it.
struct DetailContext {
  /// The unit of a load without one.
  var bareLoads: ScribbleUnit
  /// What the line's exercise is counted in; nil while its name is not known.
  var measure: Measure?
  var equipment: Equipment?
  /// What comes before it in this line.
  var hasName = false
  var hasSets = false
  /// Whether an amount comes before it.
  var hasAmount = false
  /// Whether the sets before it have loads of their own.
  var hasLoadedSets = false
  /// Whether they are sets in several parts.
  var hasCluster = false
  /// Whether those are reps: a time after them is not a part of the work.
  var hasCountedSets = false
  /// The unit of a distance in the pool without one.
  var lengths = ScribbleUnit.metre
  /// The unit of a run's distance without one.
  var roads: ScribbleUnit?
  /// Whether the numbers of runs and walks without a unit are minutes.
  var countsMinutes = false
  /// Whether the text measures its runs in miles, so that a pace is that of one.
  var isInMiles = false
  /// The last distance before it.
  var stretch: (metres: Int, isInMiles: Bool)?
  /// Whether there is no word between the last detail and this place.
  var isBehindDetail = false

  /// Whether a load or an effort comes before it.
  var hasIntensity = false
  /// The number of sets before the last ones.
  var setsBefore = 0
  /// That of all sets before it.
  var sets = 0
  /// Whether the last detail before it is sets without a load.
  var isBehindSets = false
  /// Whether percentages are those of a training max that the text gives.
  var hasTrainingMax = false
  /// Whether the line is below the name of its exercise.
  var isNamedAbove = false

  /// Whether sets of its exercise are on the line above, and it has no name of its own.
  var isBelowSets = false

  /// Whether the name says that there is more than the athlete's own weight: `weighted pull-ups`.
  var isWeighted = false

  var isBodyweight: Bool { equipment == .bodyweight }

  /// Whether a number without a unit can be a load: nobody runs or swims with one.
  var takesLoads: Bool {
    switch measure {
    // `Row 5x5 @ 70` is a bar.
    case .distance, .energy: equipment != .run && equipment != .swim && equipment != .bike && equipment != .ski
    case .reps, .time: equipment != .swim && equipment != .run
    case nil: equipment != .swim
    }
  }

  /// The amount for a number without a unit: seconds of a plank, metres of a swim.
  func amount(_ low: ScribbleNumber, _ high: ScribbleNumber?, isOpen: Bool = false) -> (ScribbleAmount, isGuess: Bool)?
  {
    let unit: ScribbleUnit?
    switch measure {
    // `shadow boxing 3x3`
    case .time where countsMinutes && low.thousandths <= 10_000: unit = .minute
    // `10 hill sprints`
    case .time where equipment == .run && !hasName && low.thousandths <= 20_000: unit = nil
    case .time: unit = low.thousandths >= 10_000 ? .second : nil
    case .distance where equipment == .run && low.thousandths <= 35_000 && roads != nil: unit = roads
    case .distance where equipment == .run && low.thousandths <= 60_000 && countsMinutes: unit = .minute
    case .distance: unit = low.thousandths >= 25_000 ? equipment == .swim ? lengths : .metre : nil
    case .energy: unit = .calorie
    // `walk 2.5`
    case nil where countsMinutes && low.whole == nil: unit = .minute
    case .reps, nil: unit = nil
    }
    return ScribbleAmount(low, high, unit, isOpen: isOpen).map { ($0, unit != nil) }
  }
}
