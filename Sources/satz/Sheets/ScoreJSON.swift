/// A score as JSON, with the same keys in the timeline, the log and its history.

import SessionModel
import TrainingStore

struct ScoreJSON: Encodable {
  /// Its kind: `time`, `capped`, `rounds`, `intervals`, `death_by`, `stage`, `tabata`, `load`, `reps`,
  /// `distance`, `calories`, `sitting`, `hold`.
  var score: String
  /// Of a ramp test, how long the stage after the last one that was held lasted.
  var seconds: Double?
  /// The power of the last stage that was held; 0 if none was.
  var watts: Int?
  /// Those done of work for time that was not finished, of the round that was cut off, or of the whole block.
  var reps: Int?
  /// Whole ones, or the intervals that were held.
  var rounds: Int?
  /// The rounds of intervals, held or not.
  var of: Int?
  /// The reps of a tabata's weakest set.
  var least: Int?
  /// The best load.
  var loadGrams: Int?
  /// The sum of all distances.
  var metres: Double?
  /// The sum of all calories.
  var kcal: Int?
  /// How a sitting was spent: `sit`, `reflect`, `walk` or `scan`.
  var posture: String?

  init(_ score: Score) {
    self.score = "\(score)".prefixWord.snakeCase
    switch score {
    case .time(let time), .hold(let time): seconds = time.inSeconds
    case .sitting(let time, let posture): (seconds, self.posture) = (time.inSeconds, posture.rawValue)
    case .capped(let reps), .reps(let reps): self.reps = reps
    case .load(let load, _): loadGrams = load.grams
    case .distance(let way, _): metres = Double(way.millimetres) / 1000
    case .calories(let calories): kcal = calories
    case .rounds(let whole, let extra), .deathBy(let whole, let extra): (rounds, reps) = (whole, extra)
    case .intervals(let held, let all): (rounds, of) = (held, all)
    case .stage(let watts, let into): (self.watts, seconds) = (watts, into.inSeconds)
    case .tabata(let least, let sum): (self.least, reps) = (least, sum)
    }
  }
}

/// A score of the log: the contract of `satz log --scores --json` and `satz records --scores --json`, described by
/// `Grammar/scores.schema.json`.
struct LoggedScoreJSON: Encodable {
  private struct Place: Encodable {
    /// For `satz log edit` and `delete`.
    var entry: String
    var day: String
    var session: Int
    var sessionName: String
    /// Nil for a block without a name.
    var title: String?
    /// Nil if the plan has no levels.
    var level: String?
    /// How much better it is than the next best.
    var by: MarginJSON?
  }

  private let place: Place
  private let score: ScoreJSON

  init(_ logged: LoggedScore, by margin: Score.Margin? = nil) {
    place = Place(
      entry: logged.id.text, day: logged.day.isoText, session: logged.session.rawValue,
      sessionName: logged.sessionName, title: logged.title, level: logged.level,
      by: margin.flatMap(MarginJSON.init))
    score = ScoreJSON(logged.score)
  }

  /// Both are one object.
  func encode(to encoder: any Encoder) throws {
    try place.encode(to: encoder)
    try score.encode(to: encoder)
  }
}

struct MarginJSON: Encodable {
  var seconds: Double?
  var reps: Int?
  var rounds: Int?
  var loadGrams: Int?
  var metres: Double?
  var kcal: Int?
  var watts: Int?

  /// Nil if it is not a number.
  init?(_ margin: Score.Margin) {
    switch margin {
    case .time(let time): seconds = time.inSeconds
    case .reps(let reps): self.reps = reps
    case .rounds(let rounds), .intervals(let rounds): self.rounds = rounds
    case .load(let load, _): loadGrams = load.grams
    case .distance(let way, _): metres = Double(way.millimetres) / 1000
    case .calories(let calories): kcal = calories
    case .watts(let watts): self.watts = watts
    case .finished: return nil
    }
  }
}
