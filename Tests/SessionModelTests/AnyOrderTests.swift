/// An `any order`: which exercise is current, and what of each is done.
import Testing

@testable import SessionModel

@Suite("Any order")
struct AnyOrderTests {
  private func total(_ name: String, _ count: Int, rest length: Int? = nil) -> Block {
    group(.exercise, [set(name, .total(count))] + (length.map { [rest($0)] } ?? []), title: name)
  }

  private var murph: Session {
    session(
      forTime(cap: nil, group(.freeOrder, [total("pull", 10), total("push", 20), total("squat", 30)]), reps("run", 1)))
  }

  @Test("One turns from total to total, by name and by number, until all are reached")
  func turning() {
    expect(
      murph,
      """
      00:00 start         → choose pull, push, squat
      00:00 choose 0      → work pull 1/1
      00:10 done 4        → work pull 2/2      | logged pull 4
      00:12 forward push  → work push 1/1      |
      00:20 done 15       → work push 2/2      | logged push 15
      00:20 choose 2      → work squat 1/1     |
      00:30 done 30       → choose pull, push  | logged squat 30
      00:30 choose 0      → work pull 2/2      |
      00:40 choose 1      → work push 2/2      |
      00:50 done 5        → work pull 2/2      | logged push 5
      01:00 done 6        → work run 1/1       | logged pull 6
      01:10 done          → finished
      """)
  }

  @Test("What is current, and what of everything is done, is in the snapshot")
  func stations() throws {
    var engine = Engine(session: murph)
    func handle(_ command: Command) { _ = engine.handle(command, at: engine.now) }
    func seen() -> [String] {
      engine.snapshot(at: engine.now).stations.map { station in
        guard case .exercise(let exercise) = station.name, let total = station.total else { return "?" }
        return "\(exercise.key) \(total.done)/\(total.of)" + (station.isCurrent ? " now" : "")
      }
    }
    handle(.start)
    #expect(seen() == ["pull 0/10", "push 0/20", "squat 0/30"])
    handle(.choose(1))
    handle(.done(Performance(reps: 12)))
    #expect(seen() == ["pull 0/10", "push 12/20 now", "squat 0/30"])
    #expect(engine.snapshot(at: engine.now).total == TotalProgress(done: 12, of: 20))
    #expect(engine.total(of: try #require(engine.log.last))?.left == 8)
    handle(.bringForward(exercise: "pull"))
    handle(.done(Performance(reps: 10)))
    #expect(seen() == ["push 12/20", "squat 0/30"])
    #expect(engine.snapshot(at: engine.now).stepsInAll == 4)
    handle(.undo)
    handle(.back)
    #expect(seen() == ["pull 0/10", "push 12/20 now", "squat 0/30"])
  }

  @Test("In a rest the other exercise comes next, after the rest, and one comes back to the next set")
  func inRests() {
    expect(
      session(group(.freeOrder, [sets("squat", 2, 5, rest: 60), sets("row", 2, 5, rest: 60)])),
      """
      00:00 start         → choose squat, row
      00:00 choose 0      → work squat 1/2
      00:10 done          → rest 1:00
      00:20 forward row   → rest 0:50
      01:10               → expired
      01:15 ack           → work row 1/2
      01:20 done          → rest 1:00
      01:30 forward squat → rest 0:50
      02:20 ack           → work squat 2/2
      02:30 done          → rest 1:00
      03:30 ack           → work row 2/2
      03:40 done          → finished
      """)
  }

  @Test("A timed set is finished first, and another wish replaces the one before")
  func timedSets() {
    expect(
      session(
        group(.freeOrder, [group(.exercise, [timed("plank", 30), timed("plank", 30)]), reps("a", 1), total("b", 9)])),
      """
      00:00 start         → choose plank, a, b
      00:00 choose 0      → work plank 1/1 0:30
      00:10 forward b     → work plank 1/1 0:20
      00:12 forward a     → work plank 1/1 0:18
      00:30               → work a 1/1
      00:40 done          → choose plank, b
      00:40 choose 0      → work plank 1/1 0:30
      00:45 forward b     → work plank 1/1 0:25
      00:46 forward plank → work plank 1/1 0:24
      01:10               → work b 1/1
      01:20 done 9        → finished
      """)
  }

  @Test("A number that names nothing is refused, and so is an exercise that is not in it")
  func refused() {
    expect(
      murph,
      """
      00:00 start         → choose pull, push, squat
      00:00 choose 1      → work push 1/1
      00:01 choose 3      → refused noSuchOption(3, options: 3)
      00:02 forward dip   → refused exerciseNotAhead("dip")
      00:03 choose 1      → work push 1/1
      """)
  }

  @Test("By the third rules the other exercise came when the one before was done")
  func thirdRules() {
    expect(
      murph.by(.third),
      """
      00:00 start         → choose pull, push, squat
      00:00 choose 0      → work pull 1/1
      00:10 done 4        → work pull 2/2
      00:12 forward push  → work pull 2/2
      00:20 done 6        → work push 1/1
      00:21 choose 0      → refused nothingToChoose
      """)
  }

  @Test("A total that is corrected after a turn counts all of its sets")
  func corrected() {
    expect(
      session(group(.freeOrder, [total("pull", 10, rest: 60), total("push", 20, rest: 60)])),
      """
      00:00 start         → choose pull, push
      00:00 choose 0      → work pull 1/1
      00:10 done 4        → rest 1:00
      00:11 forward push  → rest 0:59
      00:12 skip          → work push 1/1
      00:20 done 5        → rest 1:00
      00:21 forward pull  → rest 0:59
      00:22 skip          → work pull 2/2
      00:30 done 3        → rest 1:00
      00:31 done 6        → rest 0:59
      00:32 skip          → work push 2/2
      """)
  }
}
