import SessionModel
import Testing

@testable import TrainingStore

struct FastestEverTests {
  @Test("Each limit is slower than that of a shorter distance, and the last one is for any")
  func falling() {
    for kind in FastestEver.all {
      let speeds = kind.limits.map(\.speed)
      #expect(speeds == speeds.sorted())
      #expect(kind.limits.map(\.metres) == kind.limits.map(\.metres).sorted(by: >))
      #expect(kind.limits.last?.metres == 0)
    }
  }

  @Test(
    "A world record is possible, and a tenth faster is not",
    arguments: [
      ("run", 100, 9580), ("run", 400, 43_030), ("run", 1000, 131_960), ("run", 10_000, 1_571_000),
      ("run", 42_195, 7_235_000), ("row", 2000, 335_800), ("freestyle-swim", 100, 44_840),
      ("freestyle-swim", 1500, 846_880),
    ])
  func records(exercise: String, metres: Int, milliseconds: Int) {
    let way = Length(millimetres: metres * 1000)
    #expect(!FastestEver.isBeaten(by: Milliseconds(milliseconds), over: way, of: exercise))
    let faster = metres < 200 ? milliseconds * 8 / 10 : milliseconds * 9 / 10
    #expect(FastestEver.isBeaten(by: Milliseconds(faster), over: way, of: exercise))
  }
}
