/// What the rules of a plan say at the prompt: sets to come that change, what changes for next time, and questions.

import PlanLanguage
import SessionModel
import TrainingStore

extension LivePrompt {
  /// Rules follow every set, and the end of the session.
  func followRules(_ effects: [Effect], since before: RecordedRun, at now: Instant) throws(StoreProblem) {
    guard run?.script != nil else { return }
    let hasLogged = run?.engine.log != before.engine.log
    if hasLogged, let current = run, !current.engine.isOver {
      report(nil, try run?.revise(at: .atBoot(now)) ?? [], since: current, at: now)
    }
    guard run?.engine.isOver == true, !before.engine.isOver, let settlement = run?.settlement else { return }
    tell(settlement)
    ask(settlement)
  }

  private func tell(_ settlement: Settlement) {
    let words = ChangeText(measures: measures)
    for change in settlement.changes { loop?.say("  " + words.line(change)) }
    for note in settlement.notes { loop?.say("  " + note) }
  }

  private func ask(_ settlement: Settlement) {
    question = settlement.questions.first
    guard let question else { return }
    loop?.say(question + " " + ProgramText.answerHint.said(in: measures.language))
  }

  /// Whether the line answers a question of a rule.
  func answered(_ text: String, at now: Instant) -> Bool {
    guard let question, run?.engine.isOver == true, let answer = Self.answer(text) else { return false }
    attempt { () throws(StoreProblem) in
      try run?.answer(question, answer, at: .atBoot(now))
      self.question = nil
      guard let settlement = run?.settlement else { return }
      tell(settlement)
      ask(settlement)
    }
    return true
  }

  private static func answer(_ text: String) -> Bool? {
    switch text.lowercased().filter({ !$0.isWhitespace }) {
    case "yes", "y", "ja", "j": true
    case "no", "n", "nein": false
    case _: nil
    }
  }
}
