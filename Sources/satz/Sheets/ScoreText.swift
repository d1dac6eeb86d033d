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

  /// The name that the block is known by: its own, or else that of its session.
  func name(of logged: LoggedScore) -> String {
    logged.title ?? formatter.language.sessionName(logged.sessionName)
  }

  /// `7:30`, `12 rounds + 5`, `108 reps`, `9 of 10 held`.
  func words(_ score: Score) -> String {
    switch score {
    case .time(let time), .sitting(let time, _), .hold(let time): formatter.elapsed(time)
    case .capped(let reps): say(reps == 0 ? .unfinished : .repsUnfinished(reps))
    // Less than a round, or a ladder without an end, whose rungs are no rounds.
    case .rounds(0, let reps) where reps > 0: say(.marginOfReps(reps))
    case .rounds(let whole, let extra): say(.roundsDone(whole, extra: extra))
    case .intervals(let held, let all): say(.held(held, of: all))
    case .deathBy(let held, let extra): say(.roundsDone(held, extra: extra))
    case .stage(let watts, let into):
      "\(watts) W" + (into.count >= 1000 ? " + " + formatter.elapsed(into) : "")
    case .load(let load, let unit): mass(load, in: unit)
    case .reps(let reps): say(.marginOfReps(reps))
    case .distance(let way, let unit): distance(way, in: unit)
    case .calories(let calories): formatter.target(.energy(.exactly(calories)))
    case .tabata(let least, let sum): say(.leastAndSum(least: least, sum: sum))
    }
  }

  /// `rounds in 1:10, 1:32, 1:21`, of many `rounds in 1:10 to 1:32`; nil if they are the same to the second.
  func words(_ rounds: RoundTimes) -> String? {
    let (fastest, slowest) = (formatter.elapsed(rounds.fastest), formatter.elapsed(rounds.slowest))
    if fastest == slowest { return nil }
    return rounds.all.count > Self.mostRounds
      ? say(.roundTimes(fastest: fastest, slowest: slowest)) : say(.timesOfRounds(rounds.all.map(formatter.elapsed)))
  }

  /// More are not read one by one.
  private static let mostRounds = 12

  /// The scores of a session, each in a line, with the times of their rounds. Blocks of one name are numbered.
  func lines(_ scores: [ComparedScore], rounds: [Int: RoundTimes] = [:]) -> [String] {
    let names = scores.map { name(TitledScore(title: $0.score.title, score: $0.score.score)) }
    return scores.enumerated().map { index, compared in
      let all = names.count { $0 == names[index] }
      let number = names[...index].count { $0 == names[index] }
      let name = names[index] + (all > 1 ? " " + say(.numbered(number, of: all)) : "")
      let times = rounds[compared.score.number].flatMap(words).map { " · " + $0 }
      return line(compared, named: name) + (times ?? "")
    }
  }

  /// `Fran · 7:30 · 🏆 best by 0:25 (last time 7:55)`, `Fran · 7:30 (last time 7:55, best 7:20)`.
  private func line(_ compared: ComparedScore, named name: String) -> String {
    let score = compared.score
    let line = name + " · " + words(score.score)
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
    case .load(let load, let unit): say(.best(by: mass(load, in: unit)))
    case .distance(let way, let unit): say(.best(by: distance(way, in: unit)))
    case .calories(let calories): say(.best(by: formatter.target(.energy(.exactly(calories)))))
    case .watts(let watts): say(.best(by: "\(watts) W"))
    case .finished: say(.firstFinished)
    }
  }

  private func mass(_ mass: Mass, in unit: Units?) -> String {
    formatter.writing(WrittenUnits(load: unit)).mass(mass)
  }

  private func distance(_ way: Length, in unit: LengthUnit?) -> String {
    formatter.writing(unit.map { WrittenUnits(distance: $0) }).distance(way)
  }

  private func say(_ text: ScoreWord) -> String { text.said(in: formatter.language) }
}

extension Score {
  /// Whether it is the length of a sitting, or of another part of a meditation.
  var isSitting: Bool {
    switch self {
    case .sitting: true
    case .time, .capped, .rounds, .intervals, .deathBy, .stage, .tabata, .load, .reps, .distance, .calories, .hold:
      false
    }
  }
}
