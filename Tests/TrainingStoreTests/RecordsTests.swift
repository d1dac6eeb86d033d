/// Records: what counts as the best, when a set beats it, and that undo, corrections and imports are included.

import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Records")
struct RecordsTests {
  let folder: TemporaryFolder
  let store: TrainingStore

  init() throws {
    folder = try TemporaryFolder()
    store = try TrainingStore(path: folder.store)
  }

  @discardableResult
  private func train(day: Int = 0, _ sets: [LoggedSet]) throws -> SessionID {
    let id = try store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment(day: day))
    try store.end(id, with: Ending(.finished, sets: sets), at: Sample.moment(day: day))
    return id
  }

  private func lift(_ kilograms: Int, _ reps: Int, rpe: Int? = nil, _ number: Int = 1) -> LoggedSet {
    Sample.set(number, Performance(reps: reps, load: .kilograms(kilograms), rpeTenths: rpe))
  }

  private func records() throws -> [RecordKind: Int] {
    Dictionary(uniqueKeysWithValues: try store.records(of: "bench-press").map { ($0.kind, $0.value) })
  }

  @Test("The bests of days come from the last one backwards, without days that have none, until there are enough")
  func bestsOfDays() throws {
    for (day, load) in [80, 82, nil, 84, 86].enumerated() {
      try train(day: day, [load.map { lift($0, 5) } ?? Sample.set(1, load: .bodyweight(plus: .zero))])
    }
    func bests(before day: Int, atMost count: Int = .max) throws -> [Int] {
      var found: [Int] = []
      try store.bestsOfDays(of: "bench-press", .load, before: Day(of: Sample.moment(day: day))) { _, value in
        found.append(value)
        return found.count < count
      }
      return found
    }
    #expect(try bests(before: 4) == [84_000, 82_000, 80_000])
    #expect(try bests(before: 9, atMost: 2) == [86_000, 84_000])
    #expect(try bests(before: 0) == [])
  }

  @Test("A set without a rep is kept, and is counted as no set, however it came in")
  func missed() throws {
    let (first, last) = (Day(of: Sample.moment()), Day(of: Sample.moment(day: 9)))
    func sets() throws -> [Int] { try store.exerciseDays(from: first, through: last).map(\.sets) }
    let id = try train([lift(80, 8), lift(90, 0, 2)])
    #expect(try sets() == [1] && store.sets(matching: LogQuery(session: id)).count == 2)
    try train(day: 1, [lift(80, 0), lift(80, 0, 2)])
    #expect(try sets() == [1, 0])
    #expect(try store.edit(EntryID(session: id, position: 2), SetEdit(Performance(reps: 1)), at: Sample.moment(1)))
    #expect(try sets() == [2, 0])
    #expect(try store.rebuildDerived().rollupsWereRight)
  }

  @Test("Misses of an earlier version are counted as sets no longer")
  func missedBefore() throws {
    try train([lift(80, 8), lift(90, 0, 2)])
    try store.changingLog { db in
      try db.execute(sql: "UPDATE exercise_day SET sets = 2")
      try db.execute(sql: Schema.missedSets)
    }
    #expect(try store.rebuildDerived().rollupsWereRight)
  }

  @Test("Records and the estimated max of a cluster are those of its largest part, its volume that of all parts")
  func cluster() throws {
    func set(_ parts: [Int], _ kilograms: Int) -> LoggedSet {
      Sample.set(1, Performance(reps: parts.reduce(0, +), parts: parts, load: .kilograms(kilograms)))
    }
    let id = try train([set([4, 3, 2], 100)])
    #expect(
      try records() == [.load: 100_000, .estimatedMax: 113_333, .volume: 900_000])
    #expect(try store.repRecords(of: "bench-press").map(\.value) == [4])
    #expect(try store.sets(matching: LogQuery(session: id)).map(\.performance.parts) == [[4, 3, 2]])
    let live = SetFigures(set([4, 3, 2], 100), bodyweight: nil)
    #expect(live.volumeGrams == 900_000 && live.repsAtLoad?.reps == 4)
    try train(day: 1, [lift(100, 5)])
    #expect(try store.repRecords(of: "bench-press").map(\.value) == [5])
    #expect(try store.edit(EntryID(session: id, position: 1), SetEdit(Performance(reps: 8)), at: Sample.moment(1)))
    #expect(try store.sets(matching: LogQuery(session: id)).map(\.performance.parts) == [[4, 3, 1]])
    #expect(try store.rebuildDerived().rollupsWereRight)
  }

  @Test("The best of each kind, with the first set that reached it")
  func best() throws {
    try train([lift(80, 8), lift(90, 3, 2)])
    let second = try train(day: 1, [lift(90, 5), lift(90, 3, 2)])
    try train(day: 2, [lift(90, 5)])
    #expect(
      try records() == [.load: 90_000, .estimatedMax: 105_000, .volume: 640_000])
    let best = try store.records().first { $0.kind == .estimatedMax }
    #expect(best?.entry.id == EntryID(session: second, position: 1))
    #expect(try store.records(of: "squat").isEmpty)
  }

  @Test("A set with more than anybody does stays in the log, and no figure is made of it")
  func unbelievable() throws {
    try train([lift(80, 8)])
    let typo = try train(day: 1, [lift(100, 877_777), lift(1_000_000, 3, 2), lift(85, 5, 3)])
    #expect(try records() == [.load: 85_000, .estimatedMax: 101_333, .volume: 640_000])
    #expect(try store.repRecords(of: "bench-press").map(\.value) == [5, 8])
    #expect(try store.totals().volumeGrams == 1_065_000)
    #expect(try store.sets(matching: LogQuery(session: typo)).count == 3)
    #expect(try store.rebuildDerived { _ in }.rollupsWereRight)
  }

  @Test("A session's volume is the sum of its sets, as the totals have it")
  func volume() throws {
    let first = try train([lift(80, 8), lift(90, 3, 2)])
    var onBothSides = lift(20, 10)
    onBothSides.work.side = .each
    let second = try train(day: 1, [onBothSides])
    #expect(try store.volumeGrams(of: first) == 910_000)
    #expect(try store.volumeGrams(of: second) == 400_000)
    #expect(try store.totals().volumeGrams == 1_310_000)
    #expect(try store.volumeGrams(of: SessionID(rawValue: 99)) == 0)
  }

  @Test(
    "The estimated max is Epley's, with reps in reserve counted as done",
    arguments: [
      (100, 1, nil, 100_000), (100, 1, 100, 100_000), (100, 1, 90, 106_667), (100, 5, nil, 116_667),
      (100, 5, 80, 123_333), (100, 5, 20, nil), (100, 12, nil, 140_000), (100, 13, nil, nil), (0, 5, nil, nil),
    ] as [(Int, Int, Int?, Int?)])
  func estimatedMax(kilograms: Int, reps: Int, rpe: Int?, grams: Int?) throws {
    let formula = MaxFormula.epley.max(load: .kilograms(kilograms), reps: reps, rpeTenths: rpe ?? 100)
    #expect(kilograms == 0 || formula?.grams == grams)
    try train([lift(kilograms, reps, rpe: rpe)])
    #expect(try records()[.estimatedMax] == grams)
  }

  @Test("The figures of a set are the same in Swift as in the views")
  func figures() throws {
    var random = SeededGenerator(seed: 4)
    func number(_ values: [Int?]) -> Int? { values.randomElement(using: &random) ?? nil }
    for day in 0..<400 {
      let loads: [Load] = [
        .unstated, .kilograms(60), .kilograms(0), .bodyweight(plus: .zero), .bodyweight(plus: .kilograms(-5)),
        .mass(count: 2, each: .kilograms(24), upTo: nil), .kilograms(3000),
      ]
      let performance = Performance(
        reps: number([nil, nil, 0, 1, 8, 12, 13, 20_000]), time: number([nil, 0, 45_000]).map { Milliseconds($0) },
        distance: number([nil, nil, 0, 400_000]).map(Length.init(millimetres:)),
        energy: number([nil, nil, nil, 20]).map(Energy.init(kilocalories:)), rpeTenths: number([nil, 40, 50, 80, 100]))
      var set = Sample.set(1, load: loads.randomElement(using: &random) ?? .unstated, performance)
      set.work.role = day % 7 == 0 ? .warmup : .work
      if day % 60 == 30 {
        try store.setBodyweight(.kilograms(day / 4), of: Day(of: Sample.moment(day: day)), at: Sample.moment(day: day))
      }
      try train(day: day, [set])
      let figures = SetFigures(set, bodyweight: try store.bodyweight(on: Day(of: Sample.moment(day: day))))
      var expected = Bests()
      expected.take(figures)
      let row = try store.reading { db in
        try Row.fetchOne(
          db,
          sql: """
            SELECT load_grams, added_grams, estimated_max_grams, free_reps, set_volume_grams, held_milliseconds,
              covered_millimetres FROM exercise_day WHERE day = ?
            """, arguments: [Day(of: Sample.moment(day: day)).number])
      }
      let kinds: [RecordKind] = [.load, .added, .estimatedMax, .reps, .volume, .time, .distance]
      for (index, kind) in kinds.enumerated() {
        let stored = row.flatMap { $0[index] as Int? }
        #expect(figures.values[kind] == stored, "\(kind) of \(set.performance), \(set.work.load)")
      }
    }
  }

  @Test("A load on top of the bodyweight counts with the bodyweight of that day, also when that is entered later")
  func bodyweightOfTheDay() throws {
    func dip(_ plus: Int, _ reps: Int) -> LoggedSet {
      Sample.set(1, load: .bodyweight(plus: .kilograms(plus)), Performance(reps: reps))
    }
    func weigh(_ kilograms: Int?, day: Int) throws {
      let moment = Sample.moment(day: day)
      try store.setBodyweight(kilograms.map(Mass.kilograms), of: Day(of: moment), at: moment)
    }
    func volumes() throws -> [Int] {
      try store.exerciseDays(from: Day(number: .min / 4), through: Day(number: .max / 4)).map { $0.volumeGrams / 1000 }
    }
    try train(day: 0, [dip(20, 5)])
    try train(day: 10, [dip(-30, 10)])
    try train(day: 20, [dip(0, 1)])
    #expect(try volumes() == [0, 0, 0])
    try weigh(80, day: 10)
    #expect(try volumes() == [500, 500, 80])
    try weigh(90, day: 15)
    try weigh(70, day: 5)
    #expect(try volumes() == [450, 500, 90])
    try weigh(20, day: 10)
    #expect(try volumes() == [450, 0, 90])
    try weigh(nil, day: 10)
    try weigh(nil, day: 15)
    #expect(try volumes() == [450, 400, 70])
    #expect(try records()[.estimatedMax] == 105_000)
    #expect(try records()[.added] == 20_000)
    #expect(try store.bodyweight(on: Day(of: Sample.moment(day: 0))) == .kilograms(70))
    #expect(try store.rebuildDerived().rollupsWereRight)
  }

  @Test("In a store of an earlier version, weighted sets get their volume and absurd reps are no record any more")
  func migrated() throws {
    let path = folder.path + "/old.sqlite"
    do {
      let old = try TrainingStore(path: path, steps: Array(Schema.steps.prefix { $0 != Schema.liftedBodyweight }))
      let id = try old.begin(session: Sample.push, source: "", path: nil, at: Sample.moment())
      try old.writing { db in
        try db.execute(
          sql: """
            INSERT INTO bodyweight (day, grams, wall_ms) VALUES (0, 80000, 0);
            UPDATE session SET status = 'finished', origin = 'added', ended_wall_ms = wall_ms;
            """)
        let rows = [("push-up", "877777, NULL, NULL, NULL"), ("pull-up", "5, 'bodyweight', 1, 10000")]
        for (index, (exercise, figures)) in rows.enumerated() {
          try db.execute(
            sql: """
              INSERT INTO logged_set (session, position, day, block, exercise, exercise_name, set_number, of_sets, role,
                reps, load_kind, load_count, load_grams, cut_off, began_wall_ms, ended_wall_ms, words)
              VALUES (\(id.rawValue), \(index + 1), 20000, 1, '\(exercise)', '', 1, 1, 'work', \(figures), 0, 0, 0, '')
              """)
        }
      }
    }
    let migrated = try TrainingStore(path: path)
    #expect(try migrated.records(of: "push-up").isEmpty)
    #expect(try migrated.records(of: "pull-up").first { $0.kind == .volume }?.value == 450_000)
    #expect(try migrated.rebuildDerived().rollupsWereRight)
  }

  @Test("A set is a record when it beats every session before and the sets before it; the first session sets the mark")
  func marks() throws {
    let first = try train([lift(80, 8), lift(85, 5, 2)])
    let second = try train(day: 1, [lift(85, 6), lift(87, 6, 2), lift(87, 6, 3), lift(60, 9, 4), lift(60, 8, 5)])
    let marks = try store.marks(of: try store.sets(matching: LogQuery()))
    #expect(marks.keys.filter { $0.session == first }.isEmpty)
    #expect(marks[EntryID(session: second, position: 1)] == [.estimatedMax, .repsAtLoad])
    #expect(marks[EntryID(session: second, position: 2)] == [.load, .estimatedMax])
    #expect(marks[EntryID(session: second, position: 3)] == nil)
    #expect(marks[EntryID(session: second, position: 4)] == [.repsAtLoad])
    #expect(marks[EntryID(session: second, position: 5)] == nil)
  }

  @Test("Marks of part of the log equal those of the whole")
  func marksOfAPart() throws {
    var random = SeededGenerator(seed: 8)
    for day in 0..<30 {
      let sets = (1...3).map { lift(.random(in: 60...80, using: &random), .random(in: 1...12, using: &random), $0) }
      try train(day: day, sets)
    }
    let all = try store.sets(matching: LogQuery())
    let marks = try store.marks(of: all)
    #expect(marks.count > 3)
    for start in stride(from: 0, to: all.count, by: 7) {
      let part = Array(all[start..<min(start + 7, all.count)])
      let ids = Set(part.map(\.id))
      #expect(try store.marks(of: part).filter { ids.contains($0.key) } == marks.filter { ids.contains($0.key) })
    }
  }

  @Test("Reps at loads: the heaviest first, without those that a heavier one beats")
  func repsAtLoads() throws {
    try train([lift(60, 10), lift(70, 12, 2), lift(80, 5, 3), lift(80, 4, 4), lift(90, 1, 5)])
    let records = try store.repRecords(of: "bench-press")
    #expect(records.map(\.value) == [1, 5, 12])
    #expect(records.map(\.entry.position) == [5, 3, 2])
  }

  @Test("Bodyweight: reps without a load, and the most added to the bodyweight")
  func bodyweight() throws {
    func pullUp(_ plus: Int, _ reps: Int, _ number: Int) -> LoggedSet {
      Sample.set(number, load: .bodyweight(plus: .kilograms(plus)), Performance(reps: reps))
    }
    try train([pullUp(0, 8, 1)])
    #expect(try records() == [.reps: 8])
    let second = try train(day: 1, [pullUp(0, 10, 1), pullUp(10, 3, 2)])
    #expect(try records() == [.reps: 10, .added: 10_000])
    let marks = try store.marks(of: try store.sets(matching: LogQuery(session: second)))
    #expect(marks[EntryID(session: second, position: 1)] == [.reps])
    #expect(marks[EntryID(session: second, position: 2)] == [.added])
  }

  @Test("Neither a warm-up set nor a failed attempt is a record")
  func notCounted() throws {
    var warmup = lift(200, 5)
    warmup.work.role = .warmup
    try train([warmup, lift(300, 0, 2), lift(60, 5, 3)])
    #expect(try records()[.load] == 60_000)
  }

  @Test("Records follow undo of the finish, corrections and imports")
  func follow() throws {
    try train([lift(80, 5)])
    let second = try train(day: 1, [lift(90, 5)])
    #expect(try records()[.load] == 90_000)
    try store.append(.undo, at: Sample.instant(1), moment: Sample.moment(1, day: 1), to: second)
    #expect(try records()[.load] == 80_000)
    try store.end(second, with: Ending(.finished, sets: [lift(85, 5)]), at: Sample.moment(2, day: 1))
    #expect(try records()[.load] == 85_000)
    let entry = EntryID(session: second, position: 1)
    #expect(try store.edit(entry, SetEdit(Performance(load: .kilograms(70))), at: Sample.moment()))
    #expect(try records()[.load] == 80_000)
    #expect(try store.undoCorrection(at: Sample.moment()) != nil)
    #expect(try records()[.load] == 85_000)
    _ = try store.enter([EnteredSession(name: "Old", began: Sample.moment(day: -9), sets: [lift(85, 6)])])
    #expect(try records()[.load] == 85_000)
    #expect(try store.records(of: "bench-press").first?.entry.sessionName == "Old")
    #expect(try store.marks(of: try store.sets(matching: LogQuery())).isEmpty)
  }
}
