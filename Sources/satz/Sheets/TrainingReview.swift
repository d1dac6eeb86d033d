/// The review of a week, a month or a year: what was done against the stretch before, what is new, and what stands still.

import PlanLanguage
import SessionModel
import SessionRunner
import TrainingStore

struct TrainingReview {
  struct Sums: Hashable {
    var workouts = 0
    var trainingMilliseconds = 0
    /// Workouts that the time trained leaves out.
    var unknownLengths = 0
    var sets = 0
    var volumeGrams = 0
    /// Run, rowed, ridden, swum.
    var millimetres = 0
    var muscles = MuscleTally()
    var breathingMilliseconds = 0
    var sittingMilliseconds = 0
    /// In each zone of the heart rate, from the first; empty if nothing was measured.
    var zoneSeconds: [Int] = []
  }

  /// What a lift got to in this period and in the one before.
  struct Change: Hashable {
    var exercise: String
    var kind: RecordKind
    var value: Int
    var before: Int
  }

  /// A program, with the number of sessions that its days ask for in the period; nil if its plan cannot be read.
  struct Adherence: Hashable {
    var program: String
    var sessions: Int
    var planned: Int?
  }

  var period: ReviewPeriod
  var now = Sums()
  var before = Sums()
  /// Sessions a week.
  var goal = TrainingStats.usualWeeklyGoal
  /// Whether the athlete has set it.
  var isGoalSet = false
  /// The weeks that are measured by the goal, and those of them that have reached it.
  var weeks = 0
  var weeksReached = 0
  var programs: [Adherence] = []
  var records: [NewBest] = []
  /// Of each exercise and distance the best.
  var times: [FasterTime] = []
  /// The most relative gain first.
  var changes: [Change] = []
  var stalls: [StalledLift] = []
  /// The last one of the period, and the last one before it.
  var bodyweight: (now: Mass, before: Mass?)?
  /// What the exercises above are called, by their keys.
  var names: [String: Exercise] = [:]
  /// In which they were written, by their keys; nil for the usual ones.
  var units: [String: WrittenUnits] = [:]
  /// Those of the sets that were records.
  var unitsOfRecords: [NewBest: WrittenUnits] = [:]
  /// Those of all distances of the period, if they are the same.
  var unitsOfDistances: WrittenUnits?

  /// How a lift is measured: by the first of these that it has. A distance is no measure of progress.
  static let measures: [RecordKind] = [.estimatedMax, .load, .reps, .time]
}

extension TrainingReview {
  /// The lifts that rise. One that stands still only comes back, or has done so by now: its records say how far it got.
  var rising: [Change] {
    let still = Set(stalls.map(\.exercise))
    return changes.filter { $0.value > $0.before && !still.contains($0.exercise) }
  }

  init(_ period: ReviewPeriod, in store: TrainingStore, library: ExerciseLibrary) throws(StoreProblem) {
    self.period = period
    let sums = try store.exerciseSums(from: period.now.from, through: period.now.through)
    let earlier = try store.exerciseSums(from: period.before.from, through: period.before.through)
    now = try Sums(sums, in: period.now, of: store, library)
    before = try Sums(earlier, in: period.before, of: store, library)
    if let set = try store.profile().weeklyGoal { (goal, isGoalSet) = (set, true) }
    if let stats = try Self.weeks(of: period, goal: goal, in: store) {
      (weeks, weeksReached) = (stats.judgedWeeks.count, stats.weeksReached)
    }
    programs = try Self.adherence(in: period, of: store)
    records = try store.newBests(from: period.now.from, through: period.now.through).filter {
      $0.kind != .added || $0.value != 0
    }
    times = try Self.times(in: period.now, of: store)
    changes = Self.changes(from: earlier, to: sums, records)
    let days = try store.exerciseDays(
      from: Day(number: period.now.through.number - StalledLift.window + 1), through: period.now.through)
    let trained = Set(sums.map(\.exercise))
    stalls = StalledLift.all(in: days.filter { trained.contains($0.exercise) })
    for index in stalls.indices { try stalls[index].lookBack(in: store) }
    stalls.sort()
    for exercise in Set(records.map(\.exercise)) {
      let sets = try store.records(of: exercise, on: period.now.from...period.now.through)
      for best in records where best.exercise == exercise {
        unitsOfRecords[best] = sets.first { $0.kind == best.kind }?.entry.performance.units
      }
    }
    bodyweight = try Self.bodyweight(in: period.now, of: store)
    let distances = try Set(
      sums.filter { $0.millimetres > 0 }.map { sums throws(StoreProblem) in
        try store.units(of: sums.exercise, through: period.now.through)?.distance
      })
    if distances.count == 1, let unit = distances.first { unitsOfDistances = WrittenUnits(distance: unit) }
    for exercise in Set(
      records.map(\.exercise) + changes.map(\.exercise) + stalls.map(\.exercise) + times.map(\.exercise))
    {
      names[exercise] = try store.loggedExercise(exercise)
      units[exercise] = try store.units(of: exercise, through: period.now.through)
    }
  }

  /// Nil for a month or a year to which no week belongs yet.
  private static func weeks(
    of period: ReviewPeriod, goal: Int, in store: TrainingStore
  ) throws(StoreProblem) -> TrainingStats? {
    let mondays = period.mondays
    guard let first = mondays.first, let last = mondays.last else { return nil }
    // The days of a month's last week that are in the next month count, too, if the month is over.
    let end = Day(number: last.number + 6)
    let weeks = Period(from: first, through: period.now.through < period.end ? min(period.now.through, end) : end)
    return TrainingStats(
      period: weeks, goal: goal, exercises: [],
      sessions: try store.sessionDays(from: weeks.from, through: weeks.through),
      allWeeks: try store.workoutsByWeek(through: weeks.through))
  }

  private static func adherence(
    in period: ReviewPeriod, of store: TrainingStore
  ) throws(StoreProblem) -> [Adherence] {
    try store.programsTrained(from: period.now.from, through: period.now.through).map { trained in
      let plan = check(Array(trained.source.utf8)).plan
      let program = plan.programs.first { $0.name == trained.program }
      let days = period.plannedThrough.number - max(period.now.from, trained.since).number + 1
      return Adherence(
        program: trained.program, sessions: trained.sessions,
        planned: program.map { ($0.turnsAWeek * max(1, days) + 6) / 7 })
    }
  }

  /// What was not done in the period before is measured by what it was when it was last, or first, done: by its records.
  private static func changes(
    from before: [ExerciseSums], to now: [ExerciseSums], _ records: [NewBest]
  ) -> [Change] {
    let earlier = Dictionary(before.map { ($0.exercise, $0.bests) }, uniquingKeysWith: { first, _ in first })
    let changes = now.compactMap { sums -> Change? in
      guard let bests = earlier[sums.exercise] else {
        let measure = measures.first { sums.bests[$0, default: 0] > 0 }
        return records.first { $0.exercise == sums.exercise && $0.kind == measure && $0.before > 0 }
          .flatMap { best in
            guard best.value - best.before >= best.kind.leastChange else { return nil }
            return Change(exercise: best.exercise, kind: best.kind, value: best.value, before: best.before)
          }
      }
      let kind = measures.first { bests[$0, default: 0] > 0 && sums.bests[$0, default: 0] > 0 }
      guard let kind, let value = sums.bests[kind], let old = bests[kind], abs(value - old) >= kind.leastChange
      else { return nil }
      return Change(exercise: sums.exercise, kind: kind, value: value, before: old)
    }
    return changes.sorted { ($0.gain, $1.exercise) > ($1.gain, $0.exercise) }
  }

  /// Of several for one distance, the last one.
  private static func times(in period: Period, of store: TrainingStore) throws(StoreProblem) -> [FasterTime] {
    var times: [FasterTime] = []
    for time in try store.fasterTimes(from: period.from, through: period.through).reversed() {
      let isBeaten = times.contains { ($0.exercise, $0.distance) == (time.exercise, time.distance) }
      if !isBeaten { times.append(time) }
    }
    return times.sorted { ($0.exercise, $1.distance) < ($1.exercise, $0.distance) }
  }

  private static func bodyweight(
    in period: Period, of store: TrainingStore
  ) throws(StoreProblem) -> (now: Mass, before: Mass?)? {
    let weighings = try store.weighings()
    guard let last = weighings.last(where: { $0.day <= period.through }), last.day >= period.from else { return nil }
    return (last.mass, weighings.last { $0.day < period.from }?.mass)
  }
}

extension RecordKind {
  /// Fractions of a second are no change of a hold.
  fileprivate var leastChange: Int {
    switch self {
    case .time: 1000
    case .load, .added, .estimatedMax, .repsAtLoad, .reps, .volume, .distance, .bestTime: 1
    }
  }
}

extension TrainingReview.Change {
  fileprivate var gain: Double { Double(value - before) / Double(before) }
}

extension TrainingReview.Sums {
  fileprivate init(
    _ sums: [ExerciseSums], in period: Period, of store: TrainingStore, _ library: ExerciseLibrary
  ) throws(StoreProblem) {
    let entries = LoggedEntries(sums.map(\.exercise), in: library)
    for exercise in sums {
      sets += exercise.sets
      volumeGrams += exercise.volumeGrams
      if entries[exercise.exercise]?.isEndurance == true { millimetres += exercise.millimetres }
      muscles.count(exercise.sets, of: exercise.exercise, in: entries)
    }
    for day in try store.sessionDays(from: period.from, through: period.through) {
      workouts += day.workouts
      trainingMilliseconds += day.training
    }
    unknownLengths = try store.workoutsOfUnknownLength(from: period.from, through: period.through)
    zoneSeconds = try store.zoneSeconds(from: period.from, through: period.through) ?? []
    for day in try store.stillDays(from: period.from, through: period.through) {
      breathingMilliseconds += day.breathing
      sittingMilliseconds += day.sitting
    }
  }
}
