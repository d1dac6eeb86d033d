/// What a session changes for the next one, in the words of a lifter: `Squat  6 × 2 @ 105 kg: you missed set 4`.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner

struct NextTimeText {
  var formatter: UnitFormatter

  struct Row: Hashable {
    var name: String
    var what: String
  }

  /// One row for each change, in the order of the changes; rows that read the same are shown once. Then those of the lifts
  /// that stay as they are.
  func rows(_ settlement: Settlement, before: Session?, after: Session?) -> [Row] {
    var rows: [Row] = []
    for change in settlement.changes {
      let row = self.row(change, before, after)
      if !rows.contains(where: { $0.name == row.name && $0.what == row.what }) { rows.append(row) }
    }
    for reason in settlement.unchanged {
      guard let row = self.row(unchanged: reason, before, after), !rows.contains(where: { $0.name == row.name }) else {
        continue
      }
      rows.append(row)
    }
    return rows
  }

  /// What stays as it is, and what was missed of it. Nil if the plan cannot say what it is.
  private func row(unchanged reason: StateChange.Reason, _ before: Session?, _ after: Session?) -> Row? {
    guard let lift = reason.sets.first?.work.exercise, let after = prescription(of: lift, in: after) else { return nil }
    let isSame = prescription(of: lift, in: before) == after
    let stays = isSame ? EndText.stays(after).said(in: formatter.language) : after
    if case .missed = reason.cause {
      return Row(name: formatter.exercise(lift), what: stays + ": " + self.reason(reason))
    }
    return Row(name: formatter.exercise(lift), what: stays)
  }

  private func row(_ change: StateChange, _ before: Session?, _ after: Session?) -> Row {
    let exercises = Set(change.reason.sets.map(\.work.exercise))
    guard let lift = exercises.first, exercises.count == 1, let after = prescription(of: lift, in: after) else {
      return other(change)
    }
    let name = formatter.exercise(lift)
    let isSame = prescription(of: lift, in: before) == after
    let what = isSame ? EndText.stays(after).said(in: formatter.language) : after
    return Row(name: name, what: what + ": " + reason(change.reason))
  }

  /// A change that belongs to no lift, or to several, is shown as the value itself.
  private func other(_ change: StateChange) -> Row {
    let text = ChangeText(formatter: formatter)
    let why = reasonOfOther(change.reason).map { ": " + $0 } ?? ""
    switch change.target {
    case .max(let key):
      let name = formatter.exercise(Exercise(key: key, name: key))
      return Row(
        name: name, what: EndText.newMax(text.value(change.to, in: change.units)).said(in: formatter.language) + why)
    case .state(let key):
      return Row(name: StateName.said(key, formatter), what: text.value(change.to, in: change.units) + why)
    }
  }

  /// Of several lifts, only the condition says something, unless it is the question that was just answered.
  private func reasonOfOther(_ reason: StateChange.Reason) -> String? {
    if Set(reason.sets.map(\.work.exercise)).count == 1 { return self.reason(reason) }
    return reason.condition.flatMap { $0.hasPrefix("ask ") ? nil : ConditionText.said($0, in: formatter.language) }
  }

  private func prescription(of lift: Exercise, in session: Session?) -> String? {
    guard let session else { return nil }
    let works = session.plannedCourse().compactMap { step -> Work? in
      if case .work(let work) = step.step, work.exercise.key == lift.key, work.role == .work { work } else { nil }
    }
    return works.isEmpty ? nil : formatter.prescription(works)
  }

  /// How often it was missed, which sets fell short or were lighter than planned, or the condition that held; otherwise
  /// whether all sets were done.
  private func reason(_ reason: StateChange.Reason) -> String {
    if case .reduced(let misses) = reason.cause, misses > 1 {
      return ProgramText.reduced(Int(clamping: misses)).said(in: formatter.language)
    }
    let missed = reason.sets.enumerated().filter { $0.element.fellShort }.map { $0.offset + 1 }
    if !missed.isEmpty { return EndText.missed(missed).said(in: formatter.language) }
    let lighter = reason.sets.enumerated().filter { $0.element.isLighter }.map { $0.offset + 1 }
    if case .missed = reason.cause, !lighter.isEmpty { return EndText.lighter(lighter).said(in: formatter.language) }
    if let condition = reason.condition { return ConditionText.said(condition, in: formatter.language) }
    return (reason.sets.areComplete ? EndText.allDone : .notAllDone).said(in: formatter.language)
  }
}

extension ArraySlice<LoggedSet> {
  /// Whether none of the sets of its exercises was left out.
  fileprivate var areComplete: Bool {
    let done = Dictionary(grouping: self, by: { [$0.work.exercise.key, $0.work.role.rawValue] })
    return done.values.allSatisfy { sets in sets.count >= sets.map(\.work.of).max() ?? 0 }
  }
}

extension LoggedSet {
  /// Less was done than the least that counts.
  fileprivate var fellShort: Bool {
    if cutOff { return true }
    switch work.target {
    case .reps(let amount), .repsWithin(let amount, _):
      return (performance.reps).map { WideInt($0) < amount.min } ?? true
    case .time(let amount): return performance.time.map { $0.count < amount.min } ?? true
    case .distance(let amount): return performance.distance.map { $0.millimetres < amount.min } ?? true
    case .energy(let amount): return performance.energy.map { $0.kilocalories < amount.min } ?? true
    case .cluster(let parts, _):
      return performance.reps.map { WideInt($0) < parts.reduce(0) { $0 &+ $1.min } } ?? true
    case .breaths, .energyWithin, .distanceWithin, .total, .rung, .open: return false
    }
  }
}
