/// Loads that the plan leaves open: they are asked for, never left out in silence, and carry to the sets after.
import Testing

@testable import SessionModel

@Suite("Open loads")
struct AskedLoadTests {
  private func bench(_ load: Load, _ count: Int = 2) -> Block {
    group(
      .exercise,
      (1...count).flatMap { number in
        [set("bench", .reps(.exactly(5)), number, of: count, load: load), rest(60)]
      })
  }

  @Test("Done without a load asks for it, and the answer completes the set")
  func asked() {
    expect(
      session(bench(.asked(suggestion: nil)), reps("x", 1)),
      """
      00:00 start        → work bench 1/2
      00:10 done         → rest 1:00 | logged bench 5 heavy?
      00:20 done 60kg    → rest 0:50 | logged bench 5 60kg
      00:30 done         → work bench 2/2
      00:40 done         → rest 1:00 | logged bench 5 60kg
      """)
    expect(
      session(bench(.asked(suggestion: nil), 1)),
      """
      00:00 start        → work bench 1/1
      00:10 done         → rest | logged bench 5 heavy?
      00:20 done 60kg    → finished | logged bench 5 60kg finished 1 sets 5 reps 0:10
      """)
    expect(
      session(bench(.asked(suggestion: nil), 1)),
      """
      00:00 start        → work bench 1/1
      00:10 done         → rest
      00:20 done         → finished | on finished 1 sets 5 reps 0:10
      """)
  }

  @Test("A load given with the set is not asked for, and carries to the sets after it, until another is given")
  func carries() {
    expect(
      session(bench(.share(permille: 750, of: "bench"), 3), reps("x", 1)),
      """
      00:00 start        → work bench 1/3
      00:10 done 5 70kg  → rest 1:00 | logged bench 5 70kg
      00:20 done         → work bench 2/3
      00:30 done         → rest 1:00 | logged bench 5 70kg
      00:40 done 72kg    → rest 0:50 | logged bench 5 72kg
      00:50 done         → work bench 3/3
      01:00 done         → rest 1:00 | logged bench 5 72kg
      01:10 undo         → work bench 3/3 | undone taken 6
      01:20 undo         → rest 0:10 | undone
      01:25 undo         → rest 0:05 | undone taken 4 logged bench 5 70kg
      """)
    expect(
      session(rounds(2, set("bench", .reps(.exactly(5)), load: .asked(suggestion: .kilograms(50))), reps("x", 1))),
      """
      00:00 start        → work bench 1/2
      00:10 done         → work x 1/2 | logged bench 5 50kg
      00:20 done         → work bench 2/2
      00:30 done 5 55kg  → work x 2/2 | logged bench 5 55kg
      """)
  }

  @Test("A percentage of another lift, or another one of the same, stays open")
  func onlyTheSame() {
    let plan = session(
      set("bench", .reps(.exactly(5)), load: .share(permille: 750, of: "bench")), rest(60),
      set("bench", .reps(.exactly(5)), load: .share(permille: 850, of: "bench")), rest(60), reps("x", 1))
    expect(
      plan,
      """
      00:00 start        → work bench 1/1
      00:10 done 5 70kg  → rest 1:00
      00:20 done         → work bench 1/1
      00:30 done         → rest 1:00 | logged bench 5 heavy?
      """)
  }

  @Test("A load alone answers the open question, also while the next set is running")
  func answeredLater() {
    expect(
      session(
        set("dip", .reps(.exactly(5)), load: .asked(suggestion: nil)),
        set("dip", .reps(.exactly(8)), load: .asked(suggestion: nil)), set("row", .reps(.exactly(5)))),
      """
      00:00 start        → work dip 1/1
      00:10 done         → work dip 1/1 | logged dip 5 heavy?
      00:20 done 40kg    → work dip 1/1 | logged dip 5 40kg
      00:30 done         → work row 1/1 | logged dip 8 40kg
      00:40 done 60kg    → finished | logged row 5 60kg finished 3 sets 18 reps 0:40
      """)
    expect(
      session(set("dip", .reps(.exactly(5)), load: .asked(suggestion: nil)), breath(.hold, nil), timed("plank", 30)),
      """
      00:00 start        → work dip 1/1
      00:10 done         → hold | logged dip 5 heavy? hold
      00:20 done 40kg    → hold | logged dip 5 40kg
      00:30 done 40kg    → refused wrongMeasure
      """)
  }

  @Test("By the first rules nothing was asked, and a suggestion was not taken")
  func firstRules() {
    expect(
      session(bench(.asked(suggestion: .kilograms(50))), reps("x", 1)).by(.first),
      """
      00:00 start        → work bench 1/2
      00:10 done         → rest 1:00 | logged bench 5
      00:20 done 60kg    → rest 0:50 | logged bench 5 60kg
      00:30 done         → work bench 2/2
      00:40 done         → rest 1:00 | logged bench 5
      """)
  }
}
