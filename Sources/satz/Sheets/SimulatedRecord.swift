/// A simulated session as one line of JSON: the contract of `satz simulate --json`.

import PlanLanguage
import SessionModel

struct SimulatedRecord: Encodable {
  var session: Int
  var week: Int
  var name: String
  var lifts: [LiftRecord]
  var changes: [ChangeRecord]
  var notes: [String]

  struct LiftRecord: Encodable {
    var exercise: String
    var label: String?
    var sets: [SetRecord]
    var missed: Bool
  }

  struct SetRecord: Encodable {
    var reps: Int?
    var seconds: Int?
    var loadGrams: Int?
  }

  struct ChangeRecord: Encodable {
    var key: String
    var from: String?
    var to: String
  }

  init(_ simulated: SimulatedSession, measures: Measures) {
    session = simulated.turn.session
    week = simulated.week
    name = simulated.name
    notes = simulated.settlement.notes
    lifts = simulated.lifts.map { lift in
      LiftRecord(
        exercise: lift.exercise.key, label: lift.label, sets: lift.works.map(SetRecord.init), missed: lift.isMissed)
    }
    let words = ChangeText(measures: measures)
    changes = simulated.settlement.changes.map { change in
      ChangeRecord(key: words.name(change.target), from: change.from.map(words.value), to: words.value(change.to))
    }
  }
}

extension SimulatedRecord.SetRecord {
  init(_ work: Work) {
    switch work.target {
    case .reps(let amount), .repsWithin(let amount, _): reps = amount.min
    case .time(let amount): seconds = amount.min / 1000
    case .total(let total): reps = total
    case .cluster(let parts, _): reps = parts.reduce(0) { $0 &+ $1.min }
    case .distance, .energy, .rung, .open: break
    }
    loadGrams = work.load.topGrams
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
