/// A session on a virtual clock with everything as prescribed, and what its rules change after it.

import PlanLanguage
import PlanWording
import SessionModel

struct RehearsalSheet {
  var compiled: Compiled
  var declaration: Plan.Declaration
  var plan: Plan
  var formatter: UnitFormatter

  func rows() -> [String] {
    guard let session = compiled.session else { return [] }
    var rehearsal = Rehearsal(session: session, script: RehearsalScript())
    let live = LiveRules(compiled, of: plan)
    let timeline = rehearsal.run(
      shapedBy: live?.shaping,
      revisedBy: { live?.revisionsGoingOn(after: $0.log, in: $0.session) ?? [] })
    let words = TimelineText(formatter: formatter, kind: session.kind)
    let settled = compiled.hasRules ? settle(compiled, of: plan, log: rehearsal.sets) : nil
    let changes = settled.map { ChangeText(formatter: formatter).lines($0) } ?? []
    return words.notes(of: session) + timeline.compactMap(words.line)
      + words.closingNotes(of: session, after: timeline) + changes.map { "           " + $0 }
  }
}
