/// Figures over time, from the rollups: what was done of each exercise on each day, and how long each day's sessions
/// were.

import GRDB
import SessionModel

/// What was done of one exercise on one day; warm-up sets do not count.
public struct ExerciseDay: Hashable, Sendable {
  /// The key of the exercise.
  public var exercise: String
  /// The day on which the sessions are logged.
  public var day: Day
  /// The number of sets.
  public var sets: Int
  /// The reps of all sets.
  public var reps: Int
  /// Load times implements times reps over all sets, in grams.
  public var volumeGrams: Int
  /// The time of all sets that have one.
  public var milliseconds: Int
  /// The distance of all sets that have one.
  public var millimetres: Int
  /// The heaviest load of the day; nil if there is none.
  public var load: Mass?
  /// The highest one-rep max that a set shows by Epley's formula.
  public var estimatedMax: Mass?
  /// The most reps of a set without a load.
  public var freeReps: Int?
  /// The longest set that is measured in time alone.
  public var heldMilliseconds: Int?

  package init(
    exercise: String, day: Day, sets: Int, reps: Int, volumeGrams: Int, milliseconds: Int, millimetres: Int,
    load: Mass? = nil, estimatedMax: Mass? = nil, freeReps: Int? = nil, heldMilliseconds: Int? = nil
  ) {
    self.exercise = exercise
    self.day = day
    self.sets = sets
    self.reps = reps
    self.volumeGrams = volumeGrams
    self.milliseconds = milliseconds
    self.millimetres = millimetres
    self.load = load
    self.estimatedMax = estimatedMax
    self.freeReps = freeReps
    self.heldMilliseconds = heldMilliseconds
  }
}

/// The sessions of one day.
public struct SessionDay: Hashable, Sendable {
  /// The day on which the sessions are logged.
  public var day: Day
  /// Workouts with a set in them.
  public var workouts: Int
  /// In milliseconds, without pauses if that is known.
  public var training: Int
  /// Breathing and sitting.
  public var sitting: Int

  package init(day: Day, workouts: Int, training: Int, sitting: Int) {
    self.day = day
    self.workouts = workouts
    self.training = training
    self.sitting = sitting
  }
}

/// The workouts of one week.
public struct WorkoutWeek: Hashable, Sendable {
  /// The first day of the week.
  public var monday: Day
  /// Its first day with a workout.
  public var first: Day
  /// Those that have a set in them.
  public var workouts: Int

  package init(monday: Day, first: Day, workouts: Int) {
    (self.monday, self.first, self.workouts) = (monday, first, workouts)
  }
}

/// Sums over the whole log.
public struct LogTotals: Hashable, Sendable {
  /// The number of sets.
  public var sets: Int
  /// The reps of all sets.
  public var reps: Int
  /// Load times implements times reps over all sets, in grams.
  public var volumeGrams: Int
}

extension TrainingStore {
  /// By day and exercise, for one exercise or all.
  public func exerciseDays(
    of exercise: String? = nil, from: Day, through: Day
  ) throws(StoreProblem) -> [ExerciseDay] {
    try reading { db in
      // A review asks for many exercises.
      let statement = try db.cachedStatement(
        sql: """
          SELECT exercise, day, sets, reps, volume_grams, milliseconds, millimetres, load_grams, estimated_max_grams,
            free_reps, held_milliseconds
          FROM exercise_day WHERE day BETWEEN ? AND ? \(exercise == nil ? "" : "AND exercise = ?") ORDER BY day, exercise
          """)
      let rows = try Row.fetchCursor(
        statement, arguments: [from.number, through.number] + (exercise.map { [$0] } ?? []))
      var days: [ExerciseDay] = []
      while let row = try rows.next() {
        if let day = try readable(row, in: "exercise_day", by: "exercise", "day", read: ExerciseDay.init) {
          days.append(day)
        }
      }
      return days
    }
  }

  /// The best of an exercise in one kind on each day that has one, from the last day before another one backwards, until
  /// `take` says that it has seen enough. Reps at a load and best times have no best of a day.
  public func bestsOfDays(
    of exercise: String, _ kind: RecordKind, before day: Day, take: (Day, Int) -> Bool
  ) throws(StoreProblem) {
    guard let column = LifetimeBests.columns.first(where: { $0.kind == kind })?.day else { return }
    try reading { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT exercise, day, \(column) AS best FROM exercise_day
          WHERE exercise = ? AND day < ? AND \(column) IS NOT NULL ORDER BY day DESC
          """)
      let rows = try Row.fetchCursor(statement, arguments: [exercise, day.number])
      while let row = try rows.next() {
        let best = try readable(row, in: "exercise_day", by: "exercise", "day") { row in
          (day: try row.day(), value: try row.integer("best"))
        }
        if let best, !take(best.day, best.value) { return }
      }
    }
  }

  /// The mean RPE of an exercise on each day that has one, in tenths; warm-up sets do not count.
  public func efforts(of exercise: String, from: Day, through: Day) throws(StoreProblem) -> [Day: Double] {
    try reading { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT day, avg(rpe_tenths) AS effort FROM logged_set
          WHERE exercise = ? AND day BETWEEN ? AND ? AND role <> 'warmup' AND rpe_tenths BETWEEN 0 AND 100 GROUP BY day
          """, arguments: [exercise, from.number, through.number])
      return try rows.reduce(into: [:]) { efforts, row in
        efforts[try row.day()] = Double.fromDatabaseValue(row["effort"])
      }
    }
  }

  /// The days that have a finished session, in order.
  public func sessionDays(from: Day, through: Day) throws(StoreProblem) -> [SessionDay] {
    try reading { db in
      var days: [SessionDay] = []
      for row in try SessionDays.rows(from: from, through: through, db) {
        guard let day = try readable(row, in: "session_day", by: "day", read: { try $0.day() }) else { continue }
        if days.last?.day != day { days.append(SessionDay(day: day, workouts: 0, training: 0, sitting: 0)) }
        let length = try row.integer("milliseconds")
        if try row.text("kind") == Session.Kind.workout.rawValue {
          days[days.count - 1].workouts = try row.integer("sessions")
          days[days.count - 1].training = length
        } else {
          days[days.count - 1].sitting += length
        }
      }
      return days
    }
  }

  /// How many workouts each week had, in order, and the first day with one. Weeks without one are left out.
  public func workoutsByWeek(through: Day) throws(StoreProblem) -> [WorkoutWeek] {
    try reading { db in
      try SessionDays.workoutsByWeek(through: through, db).map { row in
        WorkoutWeek(
          monday: Day(number: try row.integer("monday")), first: Day(number: try row.integer("first")),
          workouts: try row.integer("workouts"))
      }
    }
  }

  /// The first and the last day up to another one on which something was done; nil if there is none.
  public func trainedDays(of exercise: String? = nil, through last: Day) throws(StoreProblem) -> ClosedRange<Day>? {
    try reading { db in
      // Both ends of the index, and not every session between them.
      func end(_ order: String) -> String {
        """
        (SELECT day FROM session WHERE day <= ?1 AND ?2 IS NULL AND status <> 'running' AND deleted = 0
          AND \(LoggedSession.wasBegun)
          AND (kind <> 'workout' OR EXISTS (SELECT 1 FROM logged_set WHERE session = session.id))
        ORDER BY day \(order) LIMIT 1)
        """
      }
      let sql =
        exercise == nil
        ? "SELECT \(end("ASC")) AS first, \(end("DESC")) AS last"
        : "SELECT min(day) AS first, max(day) AS last FROM exercise_day WHERE day <= ?1 AND exercise = ?2"
      guard let row = try Row.fetchOne(db, sql: sql, arguments: [last.number, exercise]),
        let first = try row.optionalInteger("first"), let final = try row.optionalInteger("last"), first <= final
      else { return nil }
      return Day(number: first)...Day(number: final)
    }
  }

  /// Load times implements times reps over all sets of a session and over both sides, in grams; warm-up sets do not
  /// count.
  public func volumeGrams(of session: SessionID) throws(StoreProblem) -> Int {
    try reading { db in
      let sql = "SELECT ifnull(sum(volume_grams * sides), 0) AS volume FROM counted_set WHERE session = ?"
      let row = try Row.fetchOne(db, sql: sql, arguments: [session.rawValue])
      return try row?.integer("volume", within: 0...Int.max) ?? 0
    }
  }

  /// The sums over all days and exercises; warm-up sets do not count.
  public func totals() throws(StoreProblem) -> LogTotals {
    try reading { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT ifnull(sum(sets), 0) AS sets, ifnull(sum(max(reps, 0)), 0) AS reps,
            ifnull(sum(max(volume_grams, 0)), 0) AS volume
          FROM exercise_day
          """)
      guard let row else { return LogTotals(sets: 0, reps: 0, volumeGrams: 0) }
      let everything = 0...Int.max
      return LogTotals(
        sets: try row.integer("sets", within: everything), reps: try row.integer("reps", within: everything),
        volumeGrams: try row.integer("volume", within: everything))
    }
  }
}

extension ExerciseDay {
  fileprivate init(_ row: Row) throws {
    let sums = 0...Int.max
    self.init(
      exercise: try row.text("exercise"), day: try row.day(), sets: try row.integer("sets"),
      reps: try row.integer("reps"), volumeGrams: try row.integer("volume_grams", within: sums),
      milliseconds: try row.integer("milliseconds", within: sums),
      millimetres: try row.integer("millimetres", within: sums),
      load: try row.optionalInteger("load_grams").map(Mass.init(grams:)),
      estimatedMax: try row.optionalInteger("estimated_max_grams").map(Mass.init(grams:)),
      freeReps: try row.optionalInteger("free_reps"), heldMilliseconds: try row.optionalInteger("held_milliseconds"))
  }
}
