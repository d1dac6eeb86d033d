/// What is typed in a rehearsal means what it would mean at the prompt at that time.
import Testing

@testable import SessionModel

@Suite("Scripts of rehearsals")
struct RehearsalScriptTests {
  private let plan = session(sets("squat", 2, 5, rest: 90), sets("press", 2, 5, rest: 60))

  private func rests(_ script: RehearsalScript = RehearsalScript()) -> [(at: Instant, length: Milliseconds?)] {
    var rehearsal = Rehearsal(session: plan, script: script)
    return rehearsal.run().compactMap {
      if case .effect(.restBegan(let length), _) = $0.what { ($0.at, length) } else { nil }
    }
  }

  @Test("A change of rests is for the exercise that is at hand when its time comes")
  func atHand() throws {
    let change = RestChange(length: .seconds(10), exercise: RehearsalScript.exerciseAtHand.key)
    func rests(changedAt time: Instant) -> [Milliseconds?] {
      self.rests(RehearsalScript(commands: [(time, .changeRests(change))])).map(\.length)
    }
    #expect(rests(changedAt: Instant(milliseconds: 5000)) == [.seconds(10), .seconds(10), .seconds(60)])
    let ofPress = try #require(self.rests().last).at
    let inPress = Instant(milliseconds: ofPress.milliseconds - 1000)
    #expect(rests(changedAt: inPress) == [.seconds(90), .seconds(90), .seconds(10)])
  }
}
