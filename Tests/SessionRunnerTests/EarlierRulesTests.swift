/// Sessions that began with the first rules settle as they did then, however Satz has changed since.

import SessionModel
import Testing

@testable import SessionRunner
@testable import TrainingStore

@Suite("Sessions of earlier rules")
struct EarlierRulesTests {
  /// A rule for the block, a condition on what nobody entered, and an assignment of the value that a state has.
  static let plan = """
    program "Earlier" on mon <
      workout "A" <
        state top = 60kg
        state first = top
        squat 2x5 @ top
        after lift < when rpe(last) at most 8 < top += 5kg > else < top -= 10kg > >
        bench press 2x5 @ 40kg
        after lift < when done < top += 2.5kg > >
        after session < first = top >
      >
    >
    """

  @Test("A missed squat stops the rule below the bench press, an unknown RPE is too high, an equal value is not fixed")
  func first() throws {
    #expect(try Self.settled(try #require(StoredSession.session(from: Self.session))) == ["top": "mass 50000/1"])
  }

  @Test("Finished with nothing done, it took its turn")
  func nothingDone() throws {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    var run = try Self.resumed(try #require(StoredSession.session(from: Self.session)), in: store)
    for command in [Command.start, .finish] { _ = try run.perform(command, at: .seconds(2)) }
    #expect(try store.place(ofProgram: "Earlier").turns == 1)
  }

  /// A bar that is as heavy as the athlete; what was lifted becomes a state.
  static let onABar = """
    program "Earlier" on mon <
      workout "A" <
        state top = 60kg
        bench press 1x5 @ bw
        after lift < top = lifted(last) >
      >
    >
    """

  @Test("Bodyweight on a bar was nothing but what is added to it before the fifth rules")
  func bodyweightOnABar() throws {
    for (rules, top) in [(4, "mass 0/1"), (5, "mass 80000/1")] {
      let folder = try TemporaryFolder()
      let store = try folder.store()
      let load =
        rules == 4 ? #"{"bodyweight":{"plus":{"grams":0}}}"# : #"{"mass":{"count":1,"each":{"grams":80000}}}"#
      let json = """
        {"blocks":[{"content":{"group":{"_0":{"alternates":false,"blocks":[{"content":{"step":{"_0":{"work":{"_0":\
        {"cues":[],"exercise":{"key":"bench-press","name":"Bench press"},"load":\(load),"notes":[],"of":1,\
        "role":"work","set":1,"target":{"reps":{"_0":{"max":5,"min":5}}}}}}}},"id":2}],"form":{"exercise":{}},\
        "notes":[],"title":"Bench press"}}},"id":1}],"kind":"workout","name":"A","notes":[],"tags":[],"rules":\(rules)}
        """
      let session = try #require(StoredSession.session(from: json))
      let basis = Self.basis.replacing("\"maxes\":{}", with: "\"bodyweight\":{\"grams\":80000},\"maxes\":{}")
      let entry = ProgramEntry(program: "Earlier", declaration: "A", turn: 0, basis: basis)
      _ = try store.begin(session: session, source: Self.onABar, path: nil, program: entry, at: .seconds(0))
      var run = try #require(try DurableRun.resume(in: store, at: .seconds(1)))
      for command in [Command.start, .done(Performance(reps: 5))] { _ = try run.perform(command, at: .seconds(2)) }
      #expect(run.engine.isOver)
      #expect(try store.place(ofProgram: "Earlier").values == ["top": top])
    }
  }

  /// What was lifted decides whether the rule for the lift runs.
  static let byFeel = """
    program "Earlier" on mon <
      workout "A" <
        state top = 60kg
        squat 1x5 @ rpe 8
        after lift < when done < top += 5kg > >
      >
    >
    """

  @Test("Less than the load that stood for an RPE was a miss before the eighth rules")
  func lessThanTheChart() throws {
    let loads = [7: #"{"mass":{"count":1,"each":{"grams":100000}}}"#, 8: #"{"asked":{"suggestion":{"grams":100000}}}"#]
    for (rules, values) in [(7, [:]), (8, ["top": "mass 65000/1"])] as [(Int, [String: String])] {
      let json = """
        {"blocks":[{"content":{"group":{"_0":{"alternates":false,"blocks":[{"content":{"step":{"_0":{"work":{"_0":\
        {"cues":[],"effort":{"rpe":{"tenths":80}},"exercise":{"key":"squat","name":"Squat"},\
        "load":\(try #require(loads[rules])),"notes":[],"of":1,"role":"work","set":1,\
        "target":{"reps":{"_0":{"max":5,"min":5}}}}}}}},"id":2}],"form":{"exercise":{}},"notes":[],\
        "title":"Squat"}}},"id":1}],"kind":"workout","name":"A","notes":[],"tags":[],"rules":\(rules)}
        """
      let folder = try TemporaryFolder()
      let store = try folder.store()
      let entry = ProgramEntry(program: "Earlier", declaration: "A", turn: 0, basis: Self.basis)
      let session = try #require(StoredSession.session(from: json))
      _ = try store.begin(session: session, source: Self.byFeel, path: nil, program: entry, at: .seconds(0))
      var run = try #require(try DurableRun.resume(in: store, at: .seconds(1)))
      let lighter = Performance(reps: 5, load: .kilograms(90))
      for command in [Command.start, .done(lighter)] { _ = try run.perform(command, at: .seconds(2)) }
      #expect(try store.place(ofProgram: "Earlier").values == values)
    }
  }

  /// The states after a session with five, four, five and five reps.
  private static func settled(_ session: Session) throws -> [String: String] {
    let folder = try TemporaryFolder()
    let store = try folder.store()
    var run = try resumed(session, in: store)
    for reps in [nil, 5, 4, 5, 5] {
      _ = try run.perform(reps.map { .done(Performance(reps: $0)) } ?? .start, at: .seconds(2))
    }
    #expect(run.engine.isOver)
    return try store.place(ofProgram: "Earlier").values
  }

  private static func resumed(_ session: Session, in store: TrainingStore) throws -> DurableRun {
    let entry = ProgramEntry(program: "Earlier", declaration: "A", turn: 0, basis: Self.basis)
    _ = try store.begin(session: session, source: Self.plan, path: nil, program: entry, at: .seconds(0))
    return try #require(try DurableRun.resume(in: store, at: .seconds(1)))
  }

  /// As the store of the first version has it.
  static let session = """
    {"blocks":[\(exercise(1, "squat", "Squat", 60_000)),\(exercise(4, "bench-press", "Bench press", 40_000))],\
    "kind":"workout","name":"A","notes":[],"tags":[]}
    """

  private static func exercise(_ id: Int, _ key: String, _ name: String, _ grams: Int) -> String {
    let sets = (1...2).map { set in
      """
      {"content":{"step":{"_0":{"work":{"_0":{"cues":[],"exercise":{"key":"\(key)","name":"\(name)"},\
      "load":{"mass":{"count":1,"each":{"grams":\(grams)}}},"notes":[],"of":2,"role":"work","set":\(set),\
      "target":{"reps":{"_0":{"max":5,"min":5}}}}}}}},"id":\(id + set)}
      """
    }
    return """
      {"content":{"group":{"_0":{"alternates":false,"blocks":[\(sets.joined(separator: ","))],"form":{"exercise":{}},\
      "notes":[],"title":"\(name)"}}},"id":\(id)}
      """
  }

  static let basis = """
    {"athlete":{"bar":{"grams":20000},"countdownSeconds":3,"maxes":{},"plates":[{"mass":{"grams":20000},"pairs":8},\
    {"mass":{"grams":1250},"pairs":8}],"units":"kg"},"state":{"values":{}},\
    "turn":{"cycle":1,"day":1,"index":0,"session":1,"week":1},"used":[]}
    """
}
