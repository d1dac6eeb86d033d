/// What a session changed for the next one, as a line: `Squat · tier1 load: 225 lb → 235 lb (all sets were done)`,
/// `Squat: +5 lb (all sets were done)`.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner

struct ChangeText {
  var formatter: UnitFormatter
  /// The session as it was, and as it would be next time, where that is known.
  var sessions: (before: Session, after: Session)?

  /// Everything that the rules of a session say, except for its questions.
  func lines(_ settlement: Settlement) -> [String] {
    settlement.changes.compactMap(line) + remarks(settlement)
  }

  /// The notes of the rules, and those that did not run.
  func remarks(_ settlement: Settlement) -> [String] { settlement.notes.map(line) + settlement.skipped.map(line) }

  /// Nil for what goes without saying: that misses are counted from zero again.
  private func line(_ change: StateChange) -> String? {
    let text: ProgramText
    if let progressed = change.progressed {
      guard let what = step(of: change, progressed) else { return nil }
      text = .becomes(name: lift(of: change), from: nil, to: what)
    } else {
      text = .becomes(
        name: name(change.target), from: change.from.map { value($0, in: change.units) },
        to: value(change.to, in: change.units))
    }
    return text.said(in: formatter.language) + " (" + reason(KeptReason(change)) + ")"
  }

  /// How much more or less a progression asks for next time: `+5 lb`.
  private func step(of change: StateChange, _ progressed: StateChange.Progressed) -> String? {
    switch progressed {
    case .misses: change.to.rounded == 0 ? nil : ProgramText.asBefore.said(in: formatter.language)
    case .load: value(change.to, in: change.units)
    case .added, .amount:
      lessOnTheBar(by: change) ?? formatter.writing(change.units).step(from: change.from, to: change.to)
    }
  }

  /// How much less is lifted, which the plates decide; nil if nobody knows, and for anything else.
  private func lessOnTheBar(by change: StateChange) -> String? {
    guard change.reducesLoad, let sessions, let work = change.reason.sets.first?.work,
      let old = sessions.before.topLoad(of: work), let new = sessions.after.topLoad(of: work)
    else { return nil }
    func value(_ load: Mass) -> StateValue { StateValue(dimension: .mass, numerator: load.grams) }
    let formatter = formatter.writing(change.units)
    guard new == old else { return formatter.step(from: value(old), to: value(new)) }
    let step = formatter.step(from: change.from, to: change.to)
    return ProgramText.stillLoaded(step: step, load: formatter.value(value(new))).said(in: formatter.language)
  }

  /// `Squat`, `Squat “5RM test”`
  private func lift(of change: StateChange) -> String {
    guard let work = change.reason.sets.first?.work else { return name(change.target) }
    let name = formatter.exercise(work.exercise)
    return work.label.map { name + " " + ProgramText.label($0).said(in: formatter.language) } ?? name
  }

  /// `Squat: Six sets of two from now on.`
  func line(_ note: RuleNote) -> String {
    (note.exercise.map { formatter.exercise($0) + ": " } ?? "") + note.text
  }

  /// `Squat: the rule after the lift did not run (rpe(last) at most 8; no RPE was entered)`
  func line(_ skipped: SkippedRule) -> String {
    let unknown = unknown(skipped.unknown).said(in: formatter.language)
    let reason = [skipped.condition, unknown].compactMap(\.self).joined(separator: "; ")
    let text = ProgramText.ruleSkipped(skipped.cause, because: reason).said(in: formatter.language)
    return skipped.exercise.map { formatter.exercise($0) + ": " + text } ?? text.prefix(1).uppercased()
      + text.dropFirst()
  }

  private func unknown(_ unknown: SkippedRule.Unknown) -> ProgramText {
    switch unknown {
    case .rpe: .noRPE
    case .reps: .noReps
    case .time: .noTime
    case .load: .noLoad
    case .set(let number): .noSet(number)
    case .max(let exercise): .noMax(formatter.exercise(Exercise(key: exercise, name: exercise)))
    case .bodyweight: .noBodyweight
    case .ftp: .noFTP
    case .maxHeartRate: .noMaxHeartRate
    case .answer: .noAnswer
    case .value: .noValue
    }
  }

  func name(_ target: StateChange.Target) -> String {
    switch target {
    case .state(let key): StateName.said(key, formatter)
    case .max(let exercise):
      ProgramText.maxOf(formatter.exercise(Exercise(key: exercise, name: exercise)))
        .said(in: formatter.language)
    }
  }

  func value(_ value: StateValue, in units: WrittenUnits?) -> String { formatter.writing(units).value(value) }

  /// What happened, and the condition that held, as written in the plan.
  func reason(_ reason: KeptReason) -> String {
    let said = cause(reason).said(in: formatter.language)
    return [said, reason.condition, done(reason)].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The same for an entry of the journal; a sentence from an older version stays as it was.
  func reason(kept text: String) -> String { KeptReason(text: text).map(reason) ?? text }

  private func cause(_ reason: KeptReason) -> ProgramText {
    switch reason.cause {
    case .progressed: .progressed
    case .missed: .missedOnce(reason.misses ?? 1)
    case .reduced: .reduced(reason.misses ?? 1)
    case .set: .afterSet
    case .lift: .afterLift
    case .session: .afterSession
    case .week: .afterWeek
    }
  }

  /// `5, 5, 3`
  private func done(_ reason: KeptReason) -> String {
    guard reason.done.count <= 12 else { return "" }
    let formatter = formatter.writing(reason.distance.map { WrittenUnits(distance: $0) })
    return reason.done.map { amount in
      switch amount {
      case .reps(let count): String(count)
      case .milliseconds(let count): formatter.length(Milliseconds(count))
      case .millimetres(let count): formatter.distance(Length(millimetres: count))
      case nil: "–"
      }
    }.joined(separator: ", ")
  }
}

extension Session {
  /// The heaviest load that it plans for a lift with a progression of its own.
  fileprivate func topLoad(of lift: Work) -> Mass? {
    works.compactMap { _, work -> Mass? in
      guard work.exercise.key == lift.exercise.key, work.label == lift.label, work.role == .work else { return nil }
      switch work.load {
      case .mass(_, let each, let upTo): return upTo ?? each
      case .bodyweight(let plus): return plus
      case .unstated, .asked, .share: return nil
      }
    }.max()
  }
}
