/// Figures over time as JSON: the contract of `satz stats --json`, described by `Grammar/stats.schema.json`.

import PlanLanguage
import SessionModel
import TrainingStore

struct StatsJSON: Encodable {
  var from: String
  var through: String
  var sessions: Int
  var sets: Int
  var volumeGrams: Int
  /// Of training; sessions of unknown length add nothing.
  var seconds: Int
  var sessionsOfUnknownLength: Int
  var weeklyGoal: Int
  var weeksReached: Int
  var streak: Int
  var longestStreak: Int
  var weeks: [Week]
  /// Sets per week; a set counts half for a helping muscle.
  var muscles: [String: Double]
  /// Sets a week, by muscle; only those that the athlete has set.
  var muscleTargets: [String: TargetJSON]
  var month: MonthJSON
  var monthBefore: MonthJSON
  var sittingSeconds: Int
  var breathingSeconds: Int
  /// Days in a row with either, over the whole log.
  var stillStreak: Int
  var longestStillStreak: Int
  /// In each zone of the heart rate, if anything was measured.
  var zoneSeconds: [Int]?

  struct TargetJSON: Encodable {
    var least: Int
    var most: Int
  }

  /// The sets of each muscle in this month up to a day, or in as many days of the one before.
  struct MonthJSON: Encodable {
    var from: String
    var through: String
    var muscles: [String: Double]

    init(_ period: Period, _ tally: MuscleTally) {
      (from, through) = (period.from.isoText, period.through.isoText)
      muscles = Dictionary(uniqueKeysWithValues: tally.halves.map { ($0.rawValue, Double($1) / 2) })
    }
  }

  struct Week: Encodable {
    var monday: String
    var sessions: Int
    var sets: Int
    var volumeGrams: Int
    var muscles: [String: Double]
  }

  init(_ sheet: StatsSheet) {
    let stats = sheet.stats
    (from, through) = (stats.period.from.isoText, stats.period.through.isoText)
    (sessions, sets, volumeGrams) = (stats.workouts, stats.sets, stats.volumeGrams)
    seconds = stats.trainingMilliseconds / 1000
    sessionsOfUnknownLength = sheet.unknownLengths
    (weeklyGoal, weeksReached) = (stats.goal, stats.weeksReached)
    (streak, longestStreak) = (stats.streak.now, stats.streak.longest)
    weeks = stats.weeks.map { week in
      Week(
        monday: week.monday.isoText, sessions: week.workouts, sets: week.sets, volumeGrams: week.volumeGrams,
        muscles: Dictionary(uniqueKeysWithValues: week.muscles.halves.map { ($0.rawValue, Double($1) / 2) }))
    }
    let count = Double(max(1, stats.typicalWeeks.count))
    muscles = Dictionary(
      uniqueKeysWithValues: stats.muscles.map { ($0.rawValue, (Double($1) / 2 / count * 100).rounded() / 100) })
    let table = sheet.muscleTable
    muscleTargets = Dictionary(
      uniqueKeysWithValues: table.targets.ranges.map {
        ($0.rawValue, TargetJSON(least: $1.lowerBound, most: $1.upperBound))
      })
    month = MonthJSON(table.months.now, table.now)
    monthBefore = MonthJSON(table.months.before, table.before)
    (sittingSeconds, breathingSeconds) = (sheet.still.sitting / 1000, sheet.still.breathing / 1000)
    (stillStreak, longestStillStreak) = (sheet.still.streak.now, sheet.still.streak.longest)
    zoneSeconds = sheet.zoneSeconds.isEmpty ? nil : sheet.zoneSeconds
  }
}

struct ExerciseStatsJSON: Encodable {
  var exercise: String
  var from: String
  var through: String
  var days: [DayJSON]
  var repMaxes: [RepMaxJSON]
  /// Of an exercise with distances: the weeks in which it was done, and the best time of each distance.
  var weeks: [WeekJSON]?
  var distanceBests: [DistanceJSON]?
  /// In each zone of the heart rate, if anything was measured.
  var zoneSeconds: [Int]?

  struct WeekJSON: Encodable {
    var monday: String
    var metres: Double
    var seconds: Double
    /// Of the sets that have both.
    var secondsPerKm: Double?
  }

  struct DistanceJSON: Encodable {
    var metres: Double
    /// What the set covered.
    var coveredMetres: Double
    var seconds: Double
    var day: String
  }

  /// The best load of so many reps or more, and the one that the best estimated max predicts.
  struct RepMaxJSON: Encodable {
    var reps: Int
    var loadGrams: Int?
    var day: String?
    var predictedGrams: Int?
  }

  struct DayJSON: Encodable {
    var day: String
    var sets: Int
    var reps: Int
    var volumeGrams: Int
    var loadGrams: Int?
    var estimatedMaxGrams: Int?
    var mostReps: Int?
    var longestSeconds: Double?
    var metres: Double?
    var meanRpe: Double?
  }

  init(_ sheet: ExerciseStatsSheet) {
    exercise = sheet.exercise.key
    (from, through) = (sheet.period.from.isoText, sheet.period.through.isoText)
    days = sheet.days.map { day in
      DayJSON(
        day: day.day.isoText, sets: day.sets, reps: day.reps, volumeGrams: day.volumeGrams, loadGrams: day.load?.grams,
        estimatedMaxGrams: day.estimatedMax?.grams, mostReps: day.freeReps,
        longestSeconds: day.heldMilliseconds.map { Double($0) / 1000 },
        metres: day.millimetres > 0 ? Double(day.millimetres) / 1000 : nil,
        meanRpe: sheet.efforts[day.day].map { ($0 * 10).rounded() / 100 })
    }
    repMaxes = sheet.best.rows.map {
      RepMaxJSON(
        reps: $0.reps, loadGrams: $0.best?.load.grams, day: $0.best?.day.isoText, predictedGrams: $0.predicted?.grams)
    }
    weeks = sheet.endurance?.weeks.map(WeekJSON.init)
    distanceBests = sheet.endurance?.bests.map(DistanceJSON.init)
    zoneSeconds = sheet.zoneSeconds.isEmpty ? nil : sheet.zoneSeconds
  }
}

extension ExerciseStatsJSON.WeekJSON {
  init(_ week: EndurancePage.Week) {
    monday = week.monday.isoText
    metres = Double(week.millimetres) / 1000
    seconds = Double(week.milliseconds) / 1000
    if week.pacedMillimetres > 0 {
      let pace = Double(week.pacedMilliseconds) / Double(week.pacedMillimetres) * 1000
      secondsPerKm = (pace * 100).rounded() / 100
    }
  }
}

extension ExerciseStatsJSON.DistanceJSON {
  init(_ best: DistanceBest) {
    metres = Double(best.distance) / 1000
    coveredMetres = Double(best.millimetres) / 1000
    seconds = Double(best.milliseconds) / 1000
    day = best.day.isoText
  }
}
