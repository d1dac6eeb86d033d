/// A complex is one bar: its load is asked for once a round.
import Testing

@testable import SessionModel

@Suite("The load of a complex")
struct ComplexLoadTests {
  private let complex = session(
    group(
      .rounds(2, style: .complex),
      [
        group(.exercise, [set("snatch", .reps(.exactly(1)), load: .asked(suggestion: nil))]),
        group(.exercise, [set("squat", .reps(.exactly(2)), load: .asked(suggestion: nil))]), rest(60),
      ]), reps("x", 1))

  @Test("It is asked for after the last lift, and belongs to all lifts of the round and of those after it")
  func asked() {
    expect(
      complex,
      """
      00:00 start     → work snatch 1/2
      00:05 done      → work squat 1/2 | logged snatch 1
      00:10 done      → rest 1:00 | logged squat 2 heavy?
      00:20 done 40kg → rest 0:50 | logged squat 2 40kg logged snatch 1 40kg
      01:10 ack       → work snatch 2/2
      01:15 done      → work squat 2/2 | logged snatch 1 40kg
      01:20 done      → rest 1:00 | logged squat 2 40kg
      """)
  }

  @Test("Given with the first lift, it is that of the others")
  func given() {
    expect(
      complex,
      """
      00:00 start       → work snatch 1/2
      00:05 done 1 40kg → work squat 1/2 | logged snatch 1 40kg
      00:10 done        → rest 1:00 | logged squat 2 40kg
      """)
  }

  @Test("By the second rules each lift was asked for its own")
  func bySecondRules() {
    expect(
      complex.by(.second),
      """
      00:00 start     → work snatch 1/2
      00:05 done      → work squat 1/2 | logged snatch 1 heavy?
      00:10 done      → rest 1:00 | logged squat 2 heavy?
      00:20 done 40kg → rest 0:50 | logged squat 2 40kg
      """)
  }
}
