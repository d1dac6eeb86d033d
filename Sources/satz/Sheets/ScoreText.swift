/// The score of a block in a line: `Fran · 7:30`.

import PlanWording
import SessionModel
import TrainingStore

struct ScoreText {
  var formatter: UnitFormatter

  /// The block's name, or else what kind of block it is, and its score.
  func line(_ block: BlockScore) -> String {
    line(TitledScore(title: block.title, score: block.score)) + (block.rounds.flatMap(words).map { " · " + $0 } ?? "")
  }

  func line(_ titled: TitledScore) -> String { name(titled) + " · " + words(titled.score) }

  /// The block's name, or else what kind of block it is.
  func name(_ titled: TitledScore) -> String { titled.title?.visibleInRow ?? say(ScoreWord(titled.score)) }

  /// `7:30`, `12 rounds + 5`, `9 of 10 held`.
  func words(_ score: Score) -> String {
    switch score {
    case .time(let time), .sitting(let time, _), .hold(let time): formatter.elapsed(time)
    case .capped(let reps): say(.repsUnfinished(reps))
    case .rounds(let whole, let extra): say(.roundsDone(whole, extra: extra))
    case .intervals(let held, let all): say(.held(held, of: all))
    case .deathBy(let held, let extra): say(.roundsDone(held, extra: extra))
    case .stage(let watts, let into):
      "\(watts) W" + (into.count >= 1000 ? " + " + formatter.elapsed(into) : "")
    case .load(let load): formatter.mass(load)
    case .reps(let reps): say(.marginOfReps(reps))
    case .tabata(let least, let sum): say(.leastAndSum(least: least, sum: sum))
    }
  }

  /// `rounds in 1:10 to 1:32`; nil if they are the same to the second.
  func words(_ rounds: RoundTimes) -> String? {
    let (fastest, slowest) = (formatter.elapsed(rounds.fastest), formatter.elapsed(rounds.slowest))
    return fastest == slowest ? nil : say(.roundTimes(fastest: fastest, slowest: slowest))
  }

  /// `Fran · 7:30 · 🏆 best by 0:25 (last time 7:55)`, `Fran · 7:30 (last time 7:55, best 7:20)`.
  func line(_ compared: ComparedScore) -> String {
    let score = compared.score
    let line = line(TitledScore(title: score.title, score: score.score))
    guard let last = compared.last, let best = compared.best else { return line }
    guard let margin = score.score.margin(over: best) else {
      return line + " (\(say(.before(last: words(last), best: words(best)))))"
    }
    return line + " · 🏆 \(words(margin)) (\(say(.lastTime(words(last)))))"
  }

  /// `best by 0:25`.
  func words(_ margin: Score.Margin) -> String {
    switch margin {
    case .time(let time): say(.best(by: formatter.elapsed(time)))
    case .rounds(let rounds): say(.best(by: say(.marginOfRounds(rounds))))
    case .reps(let reps): say(.best(by: say(.marginOfReps(reps))))
    case .intervals(let intervals): say(.best(by: say(.marginOfIntervals(intervals))))
    case .load(let load): say(.best(by: formatter.mass(load)))
    case .watts(let watts): say(.best(by: "\(watts) W"))
    case .finished: say(.firstFinished)
    }
  }

  private func say(_ text: ScoreWord) -> String { text.said(in: formatter.language) }
}
