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
    var rehearsal = Rehearsal(session: session, bodyweight: compiled.athlete.bodyweight)
    let live = LiveRules(compiled, of: plan)
    let timeline = rehearsal.run(
      shapedBy: live?.shaping,
      revisedBy: { live?.revisionsGoingOn(after: $0.log, in: $0.session) ?? [] })
    let words = TimelineText(formatter: formatter)
    let settled = compiled.hasRules ? settle(compiled, of: plan, log: rehearsal.sets) : nil
    let again = settled.flatMap { plan.again(compiled, declaration, after: $0.changes) }
    let text = ChangeText(formatter: formatter, sessions: again.map { (before: session, after: $0) })
    let changes = settled.map(text.lines) ?? []
    return words.notes(of: session) + words.lines(timeline, of: session)
      + words.closingNotes(of: session, after: timeline) + changes.map { "           " + $0 }
  }
}
