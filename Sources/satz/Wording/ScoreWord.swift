/// The words for scores.

import PlanWording
import SessionModel

enum ScoreWord: Hashable, Sendable {
  /// The kinds of scored blocks without a name of their own.
  case forTime, amrap, intervals, tabata, sitting, hold
  case repsAtTheCap(Int)
  case roundsDone(Int, extra: Int)
  case held(Int, of: Int)
  case leastAndSum(least: Int, sum: Int)

  init(_ score: Score) {
    switch score {
    case .time, .capped: self = .forTime
    case .rounds: self = .amrap
    case .intervals: self = .intervals
    case .tabata: self = .tabata
    case .sitting: self = .sitting
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
    case .tabata: "Tabata"
    case .sitting: "Sitting"
    case .hold: "Hold"
    case .repsAtTheCap(let reps): "\(reps) \(reps == 1 ? "rep" : "reps") at the cap"
    case .roundsDone(let rounds, let extra):
      "\(rounds) \(rounds == 1 ? "round" : "rounds")" + (extra > 0 ? " + \(extra)" : "")
    case .held(let held, let all): "\(held) of \(all) held"
    case .leastAndSum(let least, let sum): "at least \(least), \(sum) in all"
    }
  }

  var german: String {
    switch self {
    case .forTime: "Auf Zeit"
    case .amrap: "AMRAP"
    case .intervals: "Intervalle"
    case .tabata: "Tabata"
    case .sitting: "Sitzen"
    case .hold: "Anhalten"
    case .repsAtTheCap(let reps): "\(reps) Wdh. bis zum Limit"
    case .roundsDone(let rounds, let extra):
      "\(rounds) \(rounds == 1 ? "Runde" : "Runden")" + (extra > 0 ? " + \(extra)" : "")
    case .held(let held, let all): "\(held) von \(all) gehalten"
    case .leastAndSum(let least, let sum): "mindestens \(least), \(sum) insgesamt"
    }
  }
}
