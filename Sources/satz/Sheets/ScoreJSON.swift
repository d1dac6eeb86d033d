/// A score as JSON, with the same keys in the timeline, the log and its history.

import SessionModel
import TrainingStore

struct ScoreJSON: Encodable {
  /// Its kind: `time`, `capped`, `rounds`, `intervals`, `tabata`, `sitting`, `hold`.
  var score: String
  var seconds: Double?
  /// Those done at the cap, of the round that was cut off, or of the whole tabata.
  var reps: Int?
  /// Whole ones, or the intervals that were held.
  var rounds: Int?
  /// The rounds of intervals, held or not.
  var of: Int?
  /// The reps of a tabata's weakest set.
  var least: Int?

  init(_ score: Score) {
    self.score = "\(score)".prefixWord.snakeCase
    switch score {
    case .time(let time), .sitting(let time), .hold(let time): seconds = time.inSeconds
    case .capped(let reps): self.reps = reps
    case .rounds(let whole, let extra): (rounds, reps) = (whole, extra)
    case .intervals(let held, let all): (rounds, of) = (held, all)
    case .tabata(let least, let sum): (self.least, reps) = (least, sum)
    }
  }
}
