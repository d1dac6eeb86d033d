/// The words for scores and what they are compared with.

import PlanWording
import SessionModel

enum ScoreWord: Hashable, Sendable {
  /// The kinds of scored blocks without a name of their own.
  case forTime, amrap, intervals, deathBy, rampTest, tabata, forLoad, forReps, forDistance, forCalories, hold
  case sitting(Sit.Posture)
  case repsUnfinished(Int)
  /// Nothing of it is counted in reps.
  case unfinished
  case roundsDone(Int, extra: Int)
  case held(Int, of: Int)
  case leastAndSum(least: Int, sum: Int)
  /// The earlier scores of the same block: `7:55`, `7:20`.
  case before(last: String, best: String)
  case lastTime(String)
  /// Better than all others, by `0:25`; nil if there is nothing to compare with.
  case best(by: String?)
  case firstFinished
  case roundTimes(fastest: String, slowest: String)
  case timesOfRounds([String])
  /// After the name of a block that comes several times.
  case numbered(Int, of: Int)
  case marginOfRounds(Int)
  case marginOfReps(Int)
  case marginOfIntervals(Int)
  /// The heading of the best scores.
  case scores

  init(_ score: Score) {
    switch score {
    case .time, .capped: self = .forTime
    case .rounds: self = .amrap
    case .intervals: self = .intervals
    case .deathBy: self = .deathBy
    case .stage: self = .rampTest
    case .tabata: self = .tabata
    case .load: self = .forLoad
    case .reps: self = .forReps
    case .distance: self = .forDistance
    case .calories: self = .forCalories
    case .sitting(_, let posture): self = .sitting(posture)
    case .hold: self = .hold
    }
  }
}

extension ScoreWord: Worded {
  var english: String {
    switch self {
    case .forTime: "For time"
    case .amrap: "AMRAP"
    case .intervals: "Intervals"
    case .deathBy: "Death by"
    case .rampTest: "Ramp test"
    case .tabata: "Tabata"
    case .forLoad: "For load"
    case .forReps: "For reps"
    case .forDistance: "For distance"
    case .forCalories: "For calories"
    case .sitting(.sit): "Sitting"
    case .sitting(.reflect): "Reflecting"
    case .sitting(.walk): "Walking"
    case .sitting(.scan): "Body scan"
    case .hold: "Hold"
    case .unfinished: "not finished"
    case .repsUnfinished(let reps): "not finished, \(reps) \(reps == 1 ? "rep" : "reps")"
    case .roundsDone(let rounds, let extra):
      "\(rounds) \(rounds == 1 ? "round" : "rounds")" + (extra > 0 ? " + \(extra)" : "")
    case .held(let held, let all): "\(held) of \(all) held"
    case .leastAndSum(let least, let sum): "at least \(least), \(sum) in all"
    case .before(let last, let best): last == best ? "last time and best \(best)" : "last time \(last), best \(best)"
    case .lastTime(let last): "last time \(last)"
    case .best(let margin): margin.map { "best by \($0)" } ?? "best"
    case .firstFinished: "best, finished for the first time"
    case .roundTimes(let fastest, let slowest): "rounds in \(fastest) to \(slowest)"
    case .timesOfRounds(let times): "rounds in \(times.joined(separator: ", "))"
    case .numbered(let number, let all): "\(number) of \(all)"
    case .marginOfRounds(let rounds): "\(rounds) \(rounds == 1 ? "round" : "rounds")"
    case .marginOfReps(let reps): "\(reps) \(reps == 1 ? "rep" : "reps")"
    case .marginOfIntervals(let intervals): "\(intervals) \(intervals == 1 ? "interval" : "intervals")"
    case .scores: "Scores"
    }
  }

  var german: String {
    switch self {
    case .forTime: "Auf Zeit"
    case .amrap: "AMRAP"
    case .intervals: "Intervalle"
    case .deathBy: "Death by"
    case .rampTest: "Stufentest"
    case .tabata: "Tabata"
    case .forLoad: "Auf Last"
    case .forReps: "Auf Wiederholungen"
    case .forDistance: "Auf Strecke"
    case .forCalories: "Auf Kalorien"
    case .sitting(.sit): "Sitzen"
    case .sitting(.reflect): "Nachspüren"
    case .sitting(.walk): "Gehen"
    case .sitting(.scan): "Body-Scan"
    case .hold: "Anhalten"
    case .unfinished: "nicht beendet"
    case .repsUnfinished(let reps): "nicht beendet, \(reps) Wdh."
    case .roundsDone(let rounds, let extra):
      "\(rounds) \(rounds == 1 ? "Runde" : "Runden")" + (extra > 0 ? " + \(extra)" : "")
    case .held(let held, let all): "\(held) von \(all) gehalten"
    case .leastAndSum(let least, let sum): "mindestens \(least), \(sum) insgesamt"
    case .before(let last, let best):
      last == best ? "letztes Mal und Bestwert \(best)" : "letztes Mal \(last), Bestwert \(best)"
    case .lastTime(let last): "letztes Mal \(last)"
    case .best(let margin): margin.map { "Bestwert mit \($0) Vorsprung" } ?? "Bestwert"
    case .firstFinished: "Bestwert, zum ersten Mal beendet"
    case .roundTimes(let fastest, let slowest): "Runden in \(fastest) bis \(slowest)"
    case .timesOfRounds(let times): "Runden in \(times.joined(separator: ", "))"
    case .numbered(let number, let all): "\(number) von \(all)"
    case .marginOfRounds(let rounds): "\(rounds) \(rounds == 1 ? "Runde" : "Runden")"
    case .marginOfReps(let reps): "\(reps) Wdh."
    case .marginOfIntervals(let intervals): "\(intervals) \(intervals == 1 ? "Intervall" : "Intervallen")"
    case .scores: "Ergebnisse"
    }
  }
}
