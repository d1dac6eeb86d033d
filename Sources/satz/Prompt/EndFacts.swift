/// The figures of a whole session on its end page, where sets say little or there are none.

import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct EndFacts {
  var run: DurableRun
  var store: TrainingStore?
  var formatter: UnitFormatter

  /// The time and the breaths. The score of a sitting is its time.
  func ofStillness(hasScores: Bool) -> [EndPage.Fact] {
    let breaths = run.engine.breathsDone
    let counted = breaths > 0 ? [EndPage.Fact(label: .breaths, value: String(breaths))] : []
    return (hasScores && breaths == 0 ? [] : [time]) + counted
  }

  /// All reps of the rounds of an AMRAP, and how long a round took; the log has only the rounds.
  func ofRounds() -> [EndPage.Fact] {
    let scores = run.engine.scores
    guard scores.count == 1, case .rounds(let whole, let extra)? = scores.first?.score,
      let reps = run.engine.session.repsOfRound(in: scores[0].block), reps > 0
    else { return [] }
    let all = WideInt(whole) * reps + WideInt(extra)
    let facts = [time, EndPage.Fact(label: .reps, value: String(all))]
    guard all > 0, let length = run.engine.session.window(ofBlock: scores[0].block) else { return facts }
    let spent = min(length, run.engine.time(inBlock: scores[0].block) ?? length)
    let round = Milliseconds(spent.count * reps / all)
    return facts + [
      EndPage.Fact(label: .aRound, value: EndText.onAverage(formatter.elapsed(round)).said(in: formatter.language))
    ]
  }

  private var time: EndPage.Fact {
    let now = run.engine.summary.elapsed
    return EndPage.Fact(label: .time, value: formatter.elapsed(now), compared: compared(now))
  }

  /// With the last session of this name that came to its end.
  private func compared(_ now: Milliseconds) -> StyledText {
    let session = run.engine.session
    let earlier = (try? store?.sessions(text: session.name, limit: 50)) ?? []
    let last = earlier.first {
      $0.id != run.id && $0.name == session.name && $0.kind == session.kind && $0.outcome == .finished
        && $0.elapsed != nil
    }
    guard let before = last?.elapsed else { return StyledText(say(.first), .faint) }
    let more = now.count / 1000 - before.count / 1000
    if more == 0 { return StyledText(say(.asLastTime), .faint) }
    let length = formatter.length(.seconds(abs(more)))
    return StyledText(say(more > 0 ? .longer(length) : .shorter(length)), more > 0 ? .tone(.work) : .faint)
  }

  private func say(_ text: EndText) -> String { text.said(in: formatter.language) }
}

extension Engine {
  /// From the beginning of the first set in a block to the end of the last one: its score can end a window. Nil if no set
  /// was done in it.
  func time(inBlock id: Int) -> Milliseconds? {
    guard let block = session.block(id) else { return nil }
    let inside = Set(Session(name: "", kind: .workout, blocks: [block]).works.map(\.block))
    let sets = log.filter { inside.contains($0.occurrence.block) }
    guard let first = sets.first, let last = sets.last, last.ended > first.began else { return nil }
    return last.ended - first.began
  }

  /// How often was breathed in, as far as the steps say so. Two inhalations in a row are one breath.
  var breathsDone: Int {
    let done = session.course().map(\.step).filter { step in
      switch step {
      case .work, .breath, .sit: true
      case .rest, .countdown: false
      }
    }.prefix(snapshot(at: now).stepsDone)
    var count = 0
    var isIn = false
    for case .breath(let breath) in done {
      switch breath.movement {
      case .inhale: count += isIn ? 0 : 1
      case .breaths: count += breath.count
      case .exhale, .hold: break
      }
      isIn = breath.movement == .inhale
    }
    return count
  }
}

extension Session {
  /// The reps of one round of a block; nil if something in it is not counted in reps.
  func repsOfRound(in block: Int) -> WideInt? { self.block(block)?.repsOfRound }

  /// How long a block goes on; nil if its time does not end it.
  func window(ofBlock block: Int) -> Milliseconds? {
    guard case .group(let group)? = self.block(block)?.content, case .window(let length) = group.form else {
      return nil
    }
    return length
  }
}

extension Block {
  fileprivate var repsOfRound: WideInt? {
    guard case .group(let group) = content else { return nil }
    var sum: WideInt = 0
    for block in group.blocks {
      switch block.content {
      case .step(.work(let work)):
        guard case .reps(let amount) = work.target, amount.max == amount.min else { return nil }
        sum += amount.min
      case .step(.rest), .step(.countdown): break
      case .group(let inner):
        switch inner.form {
        case .exercise, .sequence:
          guard let reps = block.repsOfRound else { return nil }
          sum += reps
        case .rounds, .intervals, .window, .forTime, .ladder, .choice, .freeOrder: return nil
        }
      case .step(.breath), .step(.sit): return nil
      }
    }
    return sum
  }
}
