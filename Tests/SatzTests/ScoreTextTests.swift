import PlanWording
import SessionModel
import Testing

@testable import TrainingStore
@testable import satz

@Suite("Scores in words")
struct ScoreTextTests {
  private func compared(_ number: Int, _ title: String?, _ score: Score, last: Score? = nil) -> ComparedScore {
    let logged = LoggedScore(
      session: SessionID(rawValue: 1), sessionName: "Monday", day: Day(number: 20_000), number: number, title: title,
      score: score)
    return ComparedScore(score: logged, last: last, best: last)
  }

  private func lines(_ scores: [ComparedScore], _ rounds: [Int: RoundTimes] = [:], in language: Language) -> [String] {
    ScoreText(formatter: UnitFormatter(language: language)).lines(scores, rounds: rounds)
  }

  @Test("Blocks of one name are numbered, and each has the times of its own rounds")
  func rounds() {
    let scores = [
      compared(1, "Sprint", .time(.seconds(62))), compared(2, "Fran", .time(.seconds(450))),
      compared(4, "Sprint", .time(.seconds(70)), last: .time(.seconds(65))),
    ]
    let rounds = [
      1: RoundTimes([.seconds(30), .seconds(32)]), 4: RoundTimes([.seconds(31), .seconds(39)]),
      2: RoundTimes([.seconds(150), .seconds(150), .seconds(150)]),
    ]
    #expect(
      lines(scores, rounds, in: .english) == [
        "Sprint 1 of 2 · 1:02 · rounds in 0:30, 0:32", "Fran · 7:30",
        "Sprint 2 of 2 · 1:10 (last time and best 1:05) · rounds in 0:31, 0:39",
      ])
    #expect(lines(scores, rounds, in: .german).first == "Sprint 1 von 2 · 1:02 · Runden in 0:30, 0:32")
  }

  @Test("Of many rounds the fastest and the slowest are named")
  func manyRounds() {
    let times = (0..<20).map { Milliseconds.seconds(60 + $0) }
    #expect(
      lines([compared(1, "Long", .rounds(20, extraReps: 0))], [1: RoundTimes(times)], in: .english)
        == ["Long · 20 rounds · rounds in 1:00 to 1:19"])
  }

  @Test("Less than a round, and a ladder without an end, are counted in reps")
  func repsOnly() {
    #expect(lines([compared(1, "Open", .rounds(0, extraReps: 108))], in: .english) == ["Open · 108 reps"])
    #expect(lines([compared(1, "Open", .rounds(0, extraReps: 0))], in: .english) == ["Open · 0 rounds"])
  }

  @Test("A best load is in the unit in which it was written, and so is how much better it is")
  func loads() {
    let (now, before) = (Score.load(Mass(pounds: 235), in: .pounds), Score.load(Mass(pounds: 225), in: .pounds))
    #expect(
      lines([compared(1, "Heavy", now, last: before)], in: .english)
        == ["Heavy · 235 lb · 🏆 best by 10 lb (last time 225 lb)"])
    #expect(lines([compared(1, nil, .load(.kilograms(100)))], in: .german) == ["Auf Last · 100 kg"])
  }
}
