/// A simulated session as one line of JSON: the contract of `satz simulate --json`, described by
/// `Grammar/simulation.schema.json`.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner

struct SimulatedJSON: Encodable {
  var session: Int
  var week: Int
  var cycle: Int
  var name: String
  var lifts: [LiftJSON]
  /// The exercises of its `warmup < … >`; nil if there are none.
  var warmup: [LiftJSON]?
  var changes: [ChangeJSON]
  var notes: [NoteJSON]
  /// Nil if every rule ran.
  var skipped: [SkippedJSON]?

  struct LiftJSON: Encodable {
    var exercise: String
    var label: String?
    var sets: [SetJSON]
    /// The sets before them; nil if there are none.
    var warmups: [SetJSON]?
    /// The lighter sets after them; nil if there are none.
    var drops: [SetJSON]?
    /// The numbers of the ladder around it, as far as they are written; nil without one.
    var ladder: LadderJSON?
    var missed: Bool
  }

  struct LadderJSON: Encodable {
    var rungs: [Int]
    /// Added to the last one without end; nil if it ends.
    var stepUp: Int?
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
    var cadence: CadenceJSON?
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
    let all = simulated.allLifts
    lifts = all.filter { !$0.isWarmup }.map(LiftJSON.init)
    warmup = all.contains { $0.isWarmup } ? all.filter { $0.isWarmup }.map(LiftJSON.init) : nil
    changes = simulated.settlement.changes.map(ChangeJSON.init)
    let skipped = simulated.settlement.skipped
    self.skipped = skipped.isEmpty ? nil : skipped.map(SkippedJSON.init)
  }
}

extension SimulatedJSON.LiftJSON {
  init(_ lift: SimulatedLift) {
    (exercise, label, missed) = (lift.exercise.key, lift.label, lift.isMissed)
    sets = lift.works.map(SimulatedJSON.SetJSON.init)
    warmups = lift.warmups.isEmpty ? nil : lift.warmups.map(SimulatedJSON.SetJSON.init)
    drops = lift.drops.isEmpty ? nil : lift.drops.map(SimulatedJSON.SetJSON.init)
    for case .group(let group) in lift.groups.map(\.content) {
      if case .ladder(let rungs, let step) = group.form {
        ladder = SimulatedJSON.LadderJSON(
          rungs: rungs.map { Int(clamping: $0) }, stepUp: step.map { Int(clamping: $0) })
      }
    }
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
    cadence = work.cadence.map(CadenceJSON.init)
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
