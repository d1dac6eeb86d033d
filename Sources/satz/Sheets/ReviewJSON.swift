/// A review as JSON: the contract of `satz review --json`, described by `Grammar/review.schema.json`.

import PlanLanguage
import TrainingStore

struct ReviewJSON: Encodable {
  var span: String
  var from: String
  var through: String
  /// The last day of the week, the month or the year.
  var end: String
  var sums: SumsJSON
  var before: EarlierJSON
  var weeklyGoal: Int
  var weeks: Int
  var weeksReached: Int
  var programs: [ProgramJSON]
  var records: [BestJSON]
  var bestTimes: [BestTimeJSON]
  var changes: [BestJSON]
  var stalled: [StallJSON]
  var bodyweightGrams: Int?
  var bodyweightBeforeGrams: Int?

  struct SumsJSON: Encodable {
    var sessions: Int
    /// Of training; sessions of unknown length add nothing.
    var seconds: Int
    var sessionsOfUnknownLength: Int
    var sets: Int
    var volumeGrams: Int
    /// Run, rowed, ridden, swum.
    var metres: Double
    var breathingSeconds: Int
    var sittingSeconds: Int
    /// A set counts half for a helping muscle.
    var muscles: [String: Double]
    /// In each zone of the heart rate, if anything was measured.
    var zoneSeconds: [Int]?

    init(_ sums: TrainingReview.Sums) {
      (sessions, sets, volumeGrams) = (sums.workouts, sums.sets, sums.volumeGrams)
      metres = Double(sums.millimetres) / 1000
      seconds = sums.trainingMilliseconds / 1000
      sessionsOfUnknownLength = sums.unknownLengths
      breathingSeconds = sums.breathingMilliseconds / 1000
      zoneSeconds = sums.zoneSeconds.isEmpty ? nil : sums.zoneSeconds
      sittingSeconds = sums.sittingMilliseconds / 1000
      muscles = Dictionary(uniqueKeysWithValues: sums.muscles.halves.map { ($0.rawValue, Double($1) / 2) })
    }
  }

  struct EarlierJSON: Encodable {
    var from: String
    var through: String
    var sums: SumsJSON
  }

  struct ProgramJSON: Encodable {
    var program: String
    var sessions: Int
    var planned: Int?
  }

  /// In grams, reps, milliseconds or millimetres, as the kind says.
  struct BestJSON: Encodable {
    var exercise: String
    var kind: String
    var value: Int
    var before: Int
  }

  /// Over a usual distance; `before` is the time, in seconds, that was beaten.
  struct BestTimeJSON: Encodable {
    var exercise: String
    var metres: Double
    var seconds: Double
    var before: Double
  }

  struct StallJSON: Encodable {
    var exercise: String
    var kind: String
    var value: Int
    var since: String
    var days: Int
  }

  init(_ review: TrainingReview) {
    let period = review.period
    span = period.span?.rawValue ?? "days"
    (from, through) = (period.now.from.isoText, period.now.through.isoText)
    end = period.end.isoText
    sums = SumsJSON(review.now)
    before = EarlierJSON(
      from: period.before.from.isoText, through: period.before.through.isoText, sums: SumsJSON(review.before))
    (weeklyGoal, weeks, weeksReached) = (review.goal, review.weeks, review.weeksReached)
    programs = review.programs.map { ProgramJSON(program: $0.program, sessions: $0.sessions, planned: $0.planned) }
    records = review.records.map {
      BestJSON(exercise: $0.exercise, kind: $0.kind.rawValue, value: $0.value, before: $0.before)
    }
    bestTimes = review.times.map {
      BestTimeJSON(
        exercise: $0.exercise, metres: Double($0.distance) / 1000, seconds: Double($0.milliseconds) / 1000,
        before: Double($0.before) / 1000)
    }
    changes = review.changes.map {
      BestJSON(exercise: $0.exercise, kind: $0.kind.rawValue, value: $0.value, before: $0.before)
    }
    stalled = review.stalls.map {
      StallJSON(
        exercise: $0.exercise, kind: $0.kind.rawValue, value: $0.value, since: $0.since.isoText, days: $0.days)
    }
    bodyweightGrams = review.bodyweight?.now.grams
    bodyweightBeforeGrams = review.bodyweight?.before?.grams
  }
}
