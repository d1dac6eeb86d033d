/// The score of a block in a line: `Fran · 7:30`.

import PlanWording
import SessionModel
import TrainingStore

struct ScoreText {
  var formatter: UnitFormatter

  /// The block's name, or else what kind of block it is, and its score.
  func line(_ block: BlockScore) -> String { line(TitledScore(title: block.title, score: block.score)) }

  func line(_ titled: TitledScore) -> String { name(titled) + " · " + words(titled.score) }

  /// The block's name, or else what kind of block it is.
  func name(_ titled: TitledScore) -> String { titled.title?.visibleInRow ?? say(ScoreWord(titled.score)) }

  /// `7:30`, `12 rounds + 5`, `9 of 10 held`.
  func words(_ score: Score) -> String {
    switch score {
    case .time(let time), .sitting(let time), .hold(let time): formatter.elapsed(time)
    case .capped(let reps): say(.repsAtTheCap(reps))
    case .rounds(let whole, let extra): say(.roundsDone(whole, extra: extra))
    case .intervals(let held, let all): say(.held(held, of: all))
    case .tabata(let least, let sum): say(.leastAndSum(least: least, sum: sum))
    }
  }

  private func say(_ text: ScoreWord) -> String { text.said(in: formatter.language) }
}
