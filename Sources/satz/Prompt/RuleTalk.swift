/// What a plan's rules say at the prompt: changes to upcoming sets, changes for next time, and questions.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension LivePrompt {
  /// Rules follow every set, and the end of the session.
  func followRules(since before: DurableRun, at now: Instant) throws(StoreProblem) {
    let ends = run?.engine.isOver == true && !before.engine.isOver
    defer { if ends { synchroniseIfSet(at: now) } }
    guard run?.rules != nil else {
      if ends { showEndPage(nil) }
      return
    }
    let hasLogged = run?.engine.log != before.engine.log
    if hasLogged, let current = run, !current.engine.isOver {
      report(nil, try log.run?.revise(at: .atBoot(now)) ?? [], since: current, at: now)
    }
    guard ends else { return }
    if run?.keepsItsTurn == true { print("  " + ProgramText.turnKept.said(in: formatter.language)) }
    let settlement = run?.settlement
    let hasPage = showEndPage(settlement)
    guard let settlement else { return }
    // The page has said what changes, unless that depends on an answer.
    if settlement.questions.isEmpty { tell(settlement, changes: !hasPage) } else { talk(of: settlement) }
  }

  /// Reports what arrived, unless it was only sessions. Whatever goes wrong, the session is in the log here.
  private func synchroniseIfSet(at now: Instant) {
    guard Settings.ofThisUserIfReadable.syncFolder != nil else { return }
    perform(ToolLine(["sync", "--quiet"]), at: now)
  }

  /// The changes depend on the answers, so they are reported when there is nothing left to ask.
  private func talk(of settlement: Settlement) {
    question = settlement.questions.first
    if !ask() { tell(settlement) }
  }

  private func tell(_ settlement: Settlement, changes: Bool = true) {
    if changes { for row in nextTime(settlement) { print("  " + row.name + "  " + row.what) } }
    for line in ChangeText(formatter: formatter).remarks(settlement) { print("  " + line) }
  }

  /// Shows the open question, again if need be; false if there is none.
  @discardableResult func ask() -> Bool {
    guard let question, run?.engine.isOver == true else { return false }
    print(question.text + " " + question.hint(in: formatter.units).said(in: formatter.language))
    return true
  }

  /// Anything other than an answer counts as no, or leaves a value unknown: so the session was settled when it ended.
  func leaveUnanswered() {
    guard question != nil else { return }
    question = nil
    if let settlement = run?.settlement { tell(settlement) }
  }

  /// Whether the line answers a rule's question.
  func answered(_ text: String, at now: Instant) -> Bool {
    guard let question, run?.engine.isOver == true else { return false }
    guard let answer = question.answer(in: text, units: formatter.units) else {
      leaveUnanswered()
      return false
    }
    attempt { () throws(StoreProblem) in
      try log.run?.answer(question, answer, at: .atBoot(now))
      if let settlement = run?.settlement { talk(of: settlement) }
    }
    return true
  }
}

extension RuleQuestion {
  /// The hint that is shown after the question.
  fileprivate func hint(in units: Units) -> ProgramText {
    switch answer {
    case .decision: .answerHint
    case .value(let dimension): .valueHint(dimension.example(in: units))
    }
  }

  /// The answer that a typed line gives; nil if it is none.
  func answer(in text: String, units: Units) -> RuleAnswer? {
    switch answer {
    case .value(let dimension): StateValue(answering: text, in: dimension, units: units).map { .value($0) }
    case .decision:
      switch YesOrNo(text) {
      case .yes?: .yes
      case .no?: .no
      case nil: nil
      }
    }
  }

  /// What answers it, as an example.
  func exampleOfAnswer(in units: Units) -> String {
    switch answer {
    case .decision: "yes"
    case .value(let dimension): dimension.example(in: units)
    }
  }
}

extension Plan.Dimension {
  fileprivate func example(in units: Units) -> String {
    switch self {
    case .number: "5"
    case .mass: units == .pounds ? "180lb" : "82.5kg"
    case .time: "90s"
    case .length: "400m"
    case .energy: "20cal"
    case .share: "75%"
    case .power: "200w"
    case .heartRate: "140bpm"
    case .cadence: "90rpm"
    case .strokeRate: "28spm"
    case .pace: "4:30/km"
    case .rpe, .rir: "8"
    }
  }
}
