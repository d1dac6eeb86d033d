/// Which of two scores is better, and by how much.
import Testing

@testable import SessionModel

@Suite("Comparing scores")
struct ScoreComparisonTests {
  /// The better one, the other one, the margin.
  static let pairs: [(Score, Score, Score.Margin)] = [
    (.time(.seconds(450)), .time(.seconds(475)), .time(.seconds(25))),
    (.time(.seconds(600)), .capped(reps: 95), .finished),
    (.capped(reps: 95), .capped(reps: 90), .reps(5)),
    (.rounds(13, extraReps: 0), .rounds(12, extraReps: 14), .rounds(1)),
    (.rounds(12, extraReps: 14), .rounds(12, extraReps: 5), .reps(9)),
    (.intervals(held: 9, of: 10), .intervals(held: 7, of: 12), .intervals(2)),
    (.tabata(least: 9, sum: 72), .tabata(least: 8, sum: 90), .reps(1)),
    (.stage(watts: 280, into: .zero), .stage(watts: 260, into: .seconds(50)), .watts(20)),
    (.stage(watts: 280, into: .seconds(50)), .stage(watts: 280, into: .seconds(35)), .time(.seconds(15))),
    (.tabata(least: 9, sum: 80), .tabata(least: 9, sum: 72), .reps(8)),
    (.load(.kilograms(105)), .load(.kilograms(100)), .load(.kilograms(5))), (.reps(312), .reps(300), .reps(12)),
    (.sitting(.seconds(720)), .sitting(.seconds(600)), .time(.seconds(120))),
    (.hold(.seconds(83)), .hold(.seconds(80)), .time(.seconds(3))),
  ]

  @Test("One of two different scores is better", arguments: pairs)
  func better(_ pair: (better: Score, other: Score, margin: Score.Margin)) {
    #expect(pair.better.margin(over: pair.other) == pair.margin)
    #expect(pair.other.margin(over: pair.better) == nil)
    #expect(pair.better.margin(over: pair.better) == nil)
  }

  @Test("Times that look the same are the same, and other disciplines are not compared")
  func equal() {
    let (first, second) = (Score.time(Milliseconds(450_100)), Score.time(Milliseconds(450_900)))
    #expect(first.margin(over: second) == nil && second.margin(over: first) == nil)
    #expect(Score.hold(.seconds(90)).margin(over: .sitting(.seconds(60))) == nil)
    #expect(Score.capped(reps: 90).margin(over: .rounds(1, extraReps: 0)) == nil)
  }
}
