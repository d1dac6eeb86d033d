/// The lines of a rehearsal, with its scores as a reader tells them apart.

import PlanWording
import SessionModel

extension TimelineText {
  /// Of the parts of a meditation, only the whole is of interest. Scores of one kind are named by the groups around
  /// them, or by what their blocks are.
  func lines(_ timeline: [TimelineEvent], of session: Session) -> [String] {
    let scores = timeline.compactMap { event in
      if case .effect(.scored(let score), _) = event.what { score } else { nil }
    }
    let sittings = scores.count { $0.score.isSitting }
    let names = names(of: scores, in: session)
    return timeline.indices.compactMap { index in
      let event = timeline[index]
      if endsWithOuterRound(timeline, at: index) { return nil }
      guard case .effect(.scored(var score), _) = event.what else { return line(event) }
      if session.kind != .workout, sittings > 1, score.score.isSitting { return nil }
      score.title = score.title ?? names[score.block]
      var named = event
      named.what = .effect(.scored(score), nil)
      return line(named)
    }
  }

  /// Whether a round is over here, and at the same instant one that it is a part of.
  private func endsWithOuterRound(_ timeline: [TimelineEvent], at index: Int) -> Bool {
    guard timeline[index].isRound else { return false }
    for event in timeline[(index + 1)...].prefix(while: { $0.at == timeline[index].at }) {
      if event.isRound { return true }
      if case .effect(.setLogged, _) = event.what { return false }
    }
    return false
  }

  /// The names of the blocks that have none, where several have a score of one kind.
  private func names(of scores: [BlockScore], in session: Session) -> [Int: String] {
    var kinds: [Int: ScoreWord] = [:]
    for score in scores where score.title == nil { kinds[score.block] = ScoreWord(score.score) }
    let sheet = SessionSheet(session: session, athlete: Athlete(), formatter: formatter)
    var (around, headings): ([Int: String], [Int: String]) = ([:], [:])
    func look(in blocks: [Block], titled title: String?) {
      for block in blocks {
        guard case .group(let group) = block.content else { continue }
        if let kind = kinds[block.id], kinds.values.count(where: { $0 == kind }) > 1 {
          (around[block.id], headings[block.id]) = (title, sheet.heading(of: group))
        }
        look(in: group.blocks, titled: group.title ?? title)
      }
    }
    look(in: session.blocks, titled: nil)
    return headings.reduce(into: [:]) { names, entry in
      let (id, heading) = entry
      if let title = around[id], around.values.count(where: { $0 == title }) == 1 {
        names[id] = title
      } else {
        let isAlone = headings.values.count { $0 == heading } == 1
        let exercises = session.exercises(inBlock: id).map(formatter.exercise).joined(separator: ", ")
        names[id] = isAlone ? heading : heading + ": " + exercises
      }
    }
  }
}

extension Session {
  /// Each exercise of a block once.
  fileprivate func exercises(inBlock id: Int) -> [Exercise] {
    block(id).map { Session(name: "", kind: .workout, blocks: [$0]).exercises } ?? []
  }
}

extension TimelineEvent {
  fileprivate var isRound: Bool { if case .effect(.roundCompleted, _) = what { true } else { false } }
}
