/// Changing a session while it runs.
import Testing

@testable import SessionModel

@Suite("Editing")
struct EditingTests {
  let three = session(sets("squat", 2, 5, rest: 90), sets("press", 1, 5, rest: 60), sets("row", 1, 5, rest: 60))

  @Test("What is added comes at the end, with fresh ids, and makes the last set's rest count again")
  func add() {
    let short = session(sets("squat", 1, 5, rest: 90))
    expect(
      short,
      """
      00:00 start      → work squat 1/1
      00:10 add row 8  → work squat 1/1 | added 1
      00:20 done       → rest 1:30
      00:30 done       → work row 1/1
      00:40 done       → finished
      00:50 add row 8  → refused alreadyEnded
      """)
    var engine = Engine(session: short)
    _ = engine.handle(.add([sets("row", 1, 8, rest: 60)]), at: Instant(milliseconds: 0))
    var ids: [Int] = []
    func collect(_ blocks: [Block]) {
      for block in blocks {
        ids.append(block.id)
        if case .group(let group) = block.content { collect(group.blocks) }
      }
    }
    collect(engine.session.blocks)
    #expect(ids == [1, 2, 3, 4, 5, 6])
  }

  @Test("Remove takes what has not begun, with its rests")
  func remove() {
    expect(
      three,
      """
      00:00 start         → work squat 1/2
      00:05 remove press  → work squat 1/2 | removed press
      00:05 remove press  → refused exerciseNotAhead("press")
      00:10 remove squat  → work squat 1/2
      00:20 done          → rest 1:30
      00:30 done          → work row 1/1
      00:40 remove row    → refused exerciseNotAhead("row")
      00:40 undo          → rest 1:10 | undone
      00:40 undo          → work squat 1/2
      00:50 undo          → work squat 1/2
      00:50 done          → rest 1:30
      00:50 done          → work squat 2/2
      """)
  }

  @Test("In rounds, what is removed is gone from the upcoming rounds")
  func removeInRounds() {
    expect(
      session(rounds(3, reps("a", 1), countdown(), timed("b", 30), rest(60))),
      """
      00:00 start     → work a 1/3
      00:01 done      → countdown 0:03
      00:02 skip      → work b 1/3 0:30
      00:03 remove b  → work b 1/3 0:29
      00:32           → rest 1:00
      00:40 skip      → work a 2/3
      00:50 done      → rest 1:00
      01:00 remove a  → rest 0:50
      01:50           → finished
      """)
  }

  @Test("Of alternates only what has another turn can be removed, and a choice without options is over")
  func removeTurns() {
    expect(
      session(rounds(3, reps("a", 1), reps("b", 2), alternates: true), group(.choice, [reps("c", 1), reps("d", 1)])),
      """
      00:00 start     → work a 1/2
      00:10 done      → work b 1/1
      00:20 remove b  → refused exerciseNotAhead("b")
      00:30 done      → work a 2/2
      00:40 done      → choose c, d
      00:50 remove c  → choose d
      00:50 undo      → choose c, d
      00:50 remove d  → choose c
      01:00 remove c  → finished
      """)
  }

  @Test("An item that is removed in the middle leaves no rests in the upcoming rounds")
  func removeRunningItem() {
    expect(
      session(rounds(2, reps("a", 1), sets("b", 1, 2, rest: 60))),
      """
      00:00 start     → work a 1/2
      00:10 done      → work b 1/2
      00:20 remove b  → work b 1/2
      00:30 done      → rest 1:00
      00:40 done      → work a 2/2
      00:50 done      → finished
      """)
  }

  @Test("A total that is removed between its sets is over")
  func removeTotal() {
    expect(
      session(group(.exercise, [set("pull", .total(30)), rest(60)]), reps("press", 5)),
      """
      00:00 start        → work pull 1/1
      00:10 done 12      → rest 1:00
      00:20 remove pull  → rest 0:50 | removed pull
      00:30 done         → work press 1/1
      """)
  }

  @Test("What is brought forward does not come between a countdown and its work")
  func bringForwardAtCountdown() {
    expect(
      session(countdown(), timed("b", 30), reps("x", 1), reps("c", 2)),
      """
      00:00 start      → countdown 0:03
      00:01 forward c  → countdown 0:02
      00:02 skip       → work b 1/1 0:30
      00:03 done       → work c 1/1
      """)
  }

  @Test("Replace changes the exercise of the upcoming sets")
  func replace() {
    expect(
      session(rounds(2, reps("a", 1), reps("b", 2))),
      """
      00:00 start        → work a 1/2
      00:05 replace a c  → work a 1/2 | replaced a c
      00:10 done         → work b 1/2 | logged a 1
      00:20 done         → work c 2/2
      00:30 replace a c  → refused exerciseNotAhead("a")
      """)
    var engine = Engine(session: three)
    _ = engine.handle(.replace(exercise: "press", with: exercise("dip")), at: Instant(milliseconds: 0))
    guard case .group(let group) = engine.session.blocks[1].content else {
      Issue.record("no group")
      return
    }
    #expect(group.title == "dip")
  }

  @Test("Bring forward takes the exercise next, the order of the others stays")
  func bringForward() {
    expect(
      three,
      """
      00:00 start        → work squat 1/2
      00:05 forward row  → work squat 1/2
      00:10 done         → rest 1:30
      00:20 done         → work squat 2/2
      00:30 done         → rest 1:30
      00:40 done         → work row 1/1
      00:50 done         → rest 1:00
      01:00 forward squat → refused exerciseNotAhead("squat")
      01:00 back         → work row 1/1 | taken 10
      01:10 done         → rest 1:00
      01:20 done         → work press 1/1
      """)
  }

  @Test("In a superset bring forward changes the order inside it")
  func bringForwardInside() {
    expect(
      session(rounds(2, reps("a", 1), reps("b", 2), reps("c", 3)), reps("d", 4)),
      """
      00:00 start      → work a 1/2
      00:05 forward c  → work a 1/2
      00:10 done       → work c 1/2
      00:20 done       → work b 1/2
      00:30 done       → work a 2/2
      00:40 done       → work c 2/2
      """)
  }
}
