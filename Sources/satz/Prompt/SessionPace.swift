/// How much longer a session takes: what is planned from the current step to the end. The outer ring and the bar show
/// it.

import SessionModel

struct SessionPace {
  private var blocks: [Block] = []
  /// By the number of actions that are still ahead, from 1: how long they take with the rests between them.
  private var lengths: [Milliseconds] = []
  /// And how long the first of them takes.
  private var firsts: [Milliseconds] = []

  /// Costs nothing if the session is still the same.
  mutating func take(_ session: Session) {
    guard session.blocks != blocks else { return }
    blocks = session.blocks
    (lengths, firsts) = ([], [])
    let course = session.plannedCourse().reversed().map { (step: $0.step, length: Self.length(of: $0.step)) }
    var sum = Milliseconds.zero
    for (step, length) in course {
      sum = sum + length
      guard step.isAction else { continue }
      lengths.append(sum)
      firsts.append(length)
    }
    scale(to: session.estimatedDuration(), from: sum)
  }

  /// The steps lack what only the whole session has: waits for the next minute, usual rests where the plan has none.
  private mutating func scale(to estimated: Milliseconds?, from sum: Milliseconds) {
    guard let estimated, sum > .zero, estimated > .zero else { return }
    let share = Double(estimated.count) / Double(sum.count)
    lengths = lengths.map { Milliseconds(WideInt((Double($0.count) * share).rounded())) }
    firsts = firsts.map { Milliseconds(WideInt((Double($0.count) * share).rounded())) }
  }

  /// What is left at `now`; nil if unknown.
  func left(of view: Snapshot, at now: Instant) -> Milliseconds? {
    guard let all = view.stepsInAll, all > view.stepsDone, lengths.indices.contains(all - view.stepsDone - 1) else {
      return view.estimated.map { max(.zero, $0 - view.elapsed) }
    }
    let ahead = all - view.stepsDone - 1
    let phaseLeft = view.phaseEnds.map { max(.zero, $0 - now) }
    switch view.phase {
    case .work, .breath, .sit:
      let later = lengths[ahead] - firsts[ahead]
      if let phaseLeft { return later + phaseLeft }
      // An athlete who takes longer than usual is still not done.
      let left = max(firsts[ahead] - (now - view.phaseBegan), Milliseconds(firsts[ahead].count / 10))
      return later + left
    case .ready, .countdown, .rest, .expired, .waiting, .choosing, .finished, .aborted:
      return lengths[ahead] + (phaseLeft ?? .zero)
    }
  }

  private static func length(of step: Step) -> Milliseconds {
    Session(name: "", kind: .workout, blocks: [Block(id: 0, .step(step))]).estimatedDuration() ?? .zero
  }
}
