/// A simulated session as one line of JSON: the contract of `satz simulate --json`, described by
/// `Grammar/simulation.schema.json`.

import PlanLanguage
import SessionModel
import SessionRunner

struct SimulatedJSON: Encodable {
  var session: Int
  var week: Int
  var cycle: Int
  var name: String
  var lifts: [LiftJSON]
  var changes: [ChangeJSON]
  var notes: [NoteJSON]
  /// Nil if every rule ran.
  var skipped: [SkippedJSON]?

  struct LiftJSON: Encodable {
    var exercise: String
    var label: String?
    var sets: [SetJSON]
    var missed: Bool
  }

  struct SetJSON: Encodable {
    var reps: Int?
    var seconds: Double?
    var metres: Double?
    var kcal: Int?
    var breaths: Int?
    var loadGrams: Int?
    var percent: Double?
    /// The prescribed effort: a pace, power, a zone, an RPE.
    var effort: EffortJSON?
  }

  struct ChangeJSON: Encodable {
    /// The same in every language: `tier1(squat).load`, `max(squat)`.
    var key: String
    var from: ValueJSON?
    var to: ValueJSON
    var cause: String
    var condition: String?
  }

  /// A number in the unit of its dimension.
  struct ValueJSON: Encodable {
    var value: Double
    var unit: String
  }

  struct NoteJSON: Encodable {
    var text: String
    var exercise: String?
  }

  /// A rule that did not run.
  struct SkippedJSON: Encodable {
    var cause: String
    var exercise: String?
    var condition: String?
    var unknown: String
  }

  init(_ simulated: SimulatedSession) {
    session = simulated.turn.session
    week = simulated.week
    cycle = simulated.turn.cycle
    name = simulated.name
    notes = simulated.settlement.notes.map { NoteJSON(text: $0.text, exercise: $0.exercise?.key) }
    lifts = simulated.lifts.map { lift in
      LiftJSON(
        exercise: lift.exercise.key, label: lift.label, sets: lift.works.map(SetJSON.init), missed: lift.isMissed)
    }
    changes = simulated.settlement.changes.map(ChangeJSON.init)
    let skipped = simulated.settlement.skipped
    self.skipped = skipped.isEmpty ? nil : skipped.map(SkippedJSON.init)
  }
}

extension SimulatedJSON.SetJSON {
  init(_ work: Work) {
    switch work.target {
    case .reps(let amount), .repsWithin(let amount, _): reps = amount.min
    case .time(let amount): seconds = Milliseconds(amount.min).inSeconds
    case .distance(let amount): metres = Double(amount.min) / 1000
    case .energy(let amount): kcal = amount.min
    case .breaths(let amount): breaths = amount.min
    case .total(let total, of: nil): reps = total
    case .total(let length, of: .time): seconds = Milliseconds(length).inSeconds
    case .total(let way, of: .distance): metres = Double(way) / 1000
    case .total(let energy, of: .energy): kcal = energy
    case .cluster(let parts, _): reps = parts.reduce(0) { $0 &+ $1.min }
    case .energyWithin(let time), .distanceWithin(let time): seconds = time.inSeconds
    case .rung, .open: break
    }
    loadGrams = work.load.topGrams
    if case .share(let permille, _, _) = work.load { percent = Double(permille) / 10 }
    effort = work.effort.map { effort in
      work.rampTo.map { EffortJSON(from: effort, to: $0) } ?? EffortJSON(effort)
    }
  }
}

extension SimulatedJSON.ChangeJSON {
  init(_ change: StateChange) {
    key = change.target.key
    from = change.from.map(SimulatedJSON.ValueJSON.init)
    to = SimulatedJSON.ValueJSON(change.to)
    condition = change.reason.condition
    cause = KeptReason(change).cause.name
  }
}

extension SimulatedJSON.SkippedJSON {
  init(_ skipped: SkippedRule) {
    cause = KeptReason.Cause(skipped.cause).name
    exercise = skipped.exercise?.key
    condition = skipped.condition
    unknown =
      switch skipped.unknown {
      case .rpe: "rpe"
      case .reps: "reps"
      case .time: "time"
      case .load: "load"
      case .set: "set"
      case .max: "max"
      case .bodyweight: "bodyweight"
      case .ftp: "ftp"
      case .maxHeartRate: "max heart rate"
      case .answer: "answer"
      case .value: "value"
      }
  }
}

extension SimulatedJSON.ValueJSON {
  init(_ state: StateValue) {
    unit = state.dimension.unit
    let exact = Double(state.numerator) / Double(max(1, state.denominator))
    switch state.dimension {
    case .share, .rpe: value = exact / 10
    case .number, .mass, .time, .length, .energy, .power, .heartRate, .cadence, .strokeRate, .pace, .rir: value = exact
    }
  }
}

extension Plan.Dimension {
  fileprivate var unit: String {
    switch self {
    case .number: "number"
    case .mass: "g"
    case .time: "ms"
    case .length: "mm"
    case .energy: "kcal"
    case .share: "%"
    case .power: "w"
    case .heartRate: "bpm"
    case .cadence: "rpm"
    case .strokeRate: "spm"
    case .pace: "ms/km"
    case .rpe: "rpe"
    case .rir: "rir"
    }
  }
}

extension Load {
  /// The load of one implement, where it is known.
  var topGrams: Int? {
    switch self {
    case .mass(_, let each, let upTo): (upTo ?? each).grams
    case .bodyweight(let plus): plus.grams
    case .asked(let suggestion): suggestion?.grams
    case .unstated, .share: nil
    }
  }
}
