import Testing

@testable import PlanLanguage

@Suite("What the problem of a variation offers")
struct VariationHintsTests {
  private func hints(_ item: String, _ code: String) -> [Hint] {
    check(Array("workout \"W\" < \(item) >".utf8)).diagnostics.filter { $0.problem.code == code }.flatMap { $0.hints }
  }

  @Test("A variation of a lift has no max, so its percentage is one of the max of the lift")
  func shareOfBase() {
    let offered = hints("slight incline dumbbell press 8 @ 70%", "W0202")
    #expect(offered.contains(.write("@ 70% of max(incline dumbbell press)")))
    #expect(offered.contains(.countsAsVariation("incline dumbbell press", german: "Schrägbankdrücken mit Kurzhanteln")))
    #expect(hints("slight incline dumbbell press 3x8 @ 70%, 8 @ 60%", "W0202").filter { $0.isWritten }.count == 1)
  }

  @Test("Without a percentage, of two exercises and of one's own body, there is no max to take")
  func noShare() {
    for item in ["slight incline dumbbell press 8 @ 20kg", "lunge to curl 8 @ 70%", "push-up with reach 8 @ 70%"] {
      #expect(!hints(item, "W0202").contains { $0.isWritten }, "\(item)")
    }
  }

  @Test("A name that joins two exercises says both")
  func both() {
    let offered = hints("lunge to curl 8", "W0202")
    #expect(offered.contains(.countsForBoth("lunge", "biceps curl", german: "Ausfallschritt", "Bizepscurl")))
  }

  @Test("Reps of a static chin-up may be strict ones")
  func strict() {
    #expect(hints("static chin-ups 10", "W0403").contains(.write("strict chin-ups 10")))
    #expect(hints("static pull-up 3x10", "W0403").contains(.write("strict pull-up 3x10")))
    #expect(hints("chin-over-bar hang 10", "W0403").filter { $0.isWritten }.count == 1)
  }
}

extension Hint {
  fileprivate var isWritten: Bool { if case .write = self { true } else { false } }
}
