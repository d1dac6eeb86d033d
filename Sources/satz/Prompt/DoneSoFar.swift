/// What was done in a session that goes on, as it was said at the time: the screen that said it may be gone, or it is in
/// another terminal.

import PlanWording
import SessionModel

struct DoneSoFar {
  var engine: Engine
  var formatter: UnitFormatter

  /// Of a long session; `show` has all of it.
  private static let most = 20

  /// The last sets and notes in their order, after a word about those before them.
  func lines() -> [String] {
    let sets = engine.log.map { (at: $0.ended, line: line($0)) }
    let notes = engine.notes.map { (at: $0.at, line: "✎ " + $0.text.visibleInRow) }
    // A note that was made when a set ended is about it.
    let all = (sets + notes).enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element.line)
    let before = all.count - Self.most
    guard before > 0 else { return all }
    return [CommandText.saidBefore(lines: before).said(in: formatter.language)] + all.suffix(Self.most)
  }

  private func line(_ set: LoggedSet) -> String {
    let steps = StepText(formatter: formatter)
    if let score = steps.roundsDone(set) { return "✓ " + score }
    let what = set.isGivenUp ? Notice.missed.said(in: formatter.language) : steps.done(set)
    return steps.line(of: set, mark: set.mark, saying: what)
  }
}
