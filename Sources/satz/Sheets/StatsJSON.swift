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
  var seconds: Int
  var weeklyGoal: Int
  var weeksReached: Int
  var streak: Int
  var longestStreak: Int
  var weeks: [Week]
  /// Sets per week; a set counts half for a helping muscle.
  var muscles: [String: Double]

  struct Week: Encodable {
    var monday: String
    var sessions: Int
    var sets: Int
    var volumeGrams: Int
    var muscles: [String: Double]
  }

  init(_ stats: TrainingStats) {
    (from, through) = (stats.period.from.isoText, stats.period.through.isoText)
    (sessions, sets, volumeGrams) = (stats.workouts, stats.sets, stats.volumeGrams)
    seconds = stats.trainingMilliseconds / 1000
    (weeklyGoal, weeksReached) = (stats.goal, stats.weeksReached)
    (streak, longestStreak) = stats.streak
    weeks = stats.weeks.map { week in
      Week(
        monday: week.monday.isoText, sessions: week.workouts, sets: week.sets, volumeGrams: week.volumeGrams,
        muscles: Dictionary(uniqueKeysWithValues: week.muscles.map { ($0.rawValue, Double($1) / 2) }))
    }
    let count = Double(max(1, stats.weeks.count))
    muscles = Dictionary(
      uniqueKeysWithValues: stats.muscles.map { ($0.rawValue, (Double($1) / 2 / count * 100).rounded() / 100) })
  }
}

struct ExerciseStatsJSON: Encodable {
  var exercise: String
  var from: String
  var through: String
  var days: [DayJSON]
  var repMaxes: [RepMaxJSON]

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
  }
}
