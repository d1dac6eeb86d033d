/// What a plan's rules say at the prompt: changes to upcoming sets, changes for next time, and questions.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension LivePrompt {
  /// Rules follow every set, and the end of the session.
  func followRules(_ effects: [Effect], since before: DurableRun, at now: Instant) throws(StoreProblem) {
    guard run?.rules != nil else { return }
    let hasLogged = run?.engine.log != before.engine.log
    if hasLogged, let current = run, !current.engine.isOver {
      report(nil, try log.run?.revise(at: .atBoot(now)) ?? [], since: current, at: now)
    }
    guard run?.engine.isOver == true, !before.engine.isOver else { return }
    if run?.keepsItsTurn == true { print("  " + ProgramText.turnKept.said(in: formatter.language)) }
    if let settlement = run?.settlement { talk(of: settlement) }
  }

  /// The changes depend on the answers, so they are reported when there is nothing left to ask.
  private func talk(of settlement: Settlement) {
    question = settlement.questions.first
    if !ask() { tell(settlement) }
  }

  private func tell(_ settlement: Settlement) {
    for line in ChangeText(formatter: formatter).lines(settlement) { print("  " + line) }
  }

  /// Shows the open question, again if need be; false if there is none.
  @discardableResult func ask() -> Bool {
    guard let question, run?.engine.isOver == true else { return false }
    print(question + " " + ProgramText.answerHint.said(in: formatter.language))
    return true
  }

  /// Anything other than an answer counts as no, which is how the session was settled when it ended.
  func leaveUnanswered() {
    guard question != nil else { return }
    question = nil
    if let settlement = run?.settlement { tell(settlement) }
  }

  /// Whether the line answers a rule's question.
  func answered(_ text: String, at now: Instant) -> Bool {
    guard let question, run?.engine.isOver == true else { return false }
    guard let answer = YesOrNo.answer(text) else {
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

/// An answer to a question of a rule.
enum YesOrNo {
  static func answer(_ text: String) -> Bool? {
    switch text.lowercased().filter({ !$0.isWhitespace }) {
    case "yes", "y", "ja", "j": true
    case "no", "n", "nein": false
    default: nil
    }
  }
}
