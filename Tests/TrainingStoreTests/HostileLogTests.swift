/// Logs from anywhere, with anything in them: they are refused with a place, or make a store whose own exports can be imported.

import Foundation
import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Hostile logs")
struct HostileLogTests {
  enum Form: CaseIterable { case text, csv, json }

  @Test("A changed export is refused with its place, or makes a store whose exports and rebuild change nothing")
  func changedExports() throws {
    let folder = try TemporaryFolder()
    let rich = try TrainingStore(path: folder.path + "/rich.db")
    try Self.fill(rich)
    var counts: [String: Int] = [:]
    for seed in 0..<(30 * fuzzTimes) {
      var random = RandomLog(seed: UInt64(seed))
      let form = Form.allCases[seed % 3]
      let source: String
      if form == .json || seed % 2 == 0 {
        source = try Self.export(rich, form)
      } else {
        source = Self.portable((0..<4).map { _ in random.entry() }, form)
      }
      let changed = random.hostile(source)
      let store = try Self.store(in: folder, "b")
      do {
        _ = try Self.bring(changed, form, into: store)
        counts["taken as \(form)", default: 0] += 1
      } catch {
        counts["refused as \(form)", default: 0] += 1
        #expect(Self.hasPlace(error), "\(error), seed \(seed)")
        #expect(try store.sessions().isEmpty, "half taken, seed \(seed)")
        continue
      }
      try Self.expectSound(store, in: folder, "seed \(seed)")
    }
    print("Hostile logs:", counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))
    #expect(counts.values.reduce(0, +) == 30 * fuzzTimes)
  }

  @Test("A store with everything in it gives exports that can be imported again, and a rebuild leaves it unchanged")
  func everything() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.path + "/rich.db")
    try Self.fill(store)
    try Self.expectSound(store, in: folder, "everything")
  }

  @Test("Values at the limits are accepted, and those beyond are refused with their line and column")
  func ends() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.path + "/rich.db")
    try Self.fill(store)
    let json = try Self.export(store, .json)
    let changes: [(from: String, to: String, column: String?)] = [
      ("\"cut_off\":0", "\"cut_off\":1000000000000000", "logged_set.cut_off"),
      ("\"reps\":7", "\"reps\":-5", "logged_set.reps"), ("\"reps\":7", "\"reps\":2000001", "logged_set.reps"),
      ("\"reps\":7", "\"reps\":2000000", nil), ("\"reps\":7", "\"reps\":\"seven\"", "logged_set.reps"),
      ("\"reps\":7", "\"reps\":7.5", "logged_set.reps"), ("\"role\":\"work\"", "\"role\":\"boss\"", "logged_set.role"),
      ("\"set_number\":1", "\"set_number\":-1", "logged_set.set_number"),
      ("\"utc_offset_s\":0", "\"utc_offset_s\":999997200", "session.utc_offset_s"),
      ("\"began_wall_ms\":1", "\"began_wall_ms\":253402214400000,\"x\":1", "logged_set.began_wall_ms"),
      ("\"status\":\"finished\"", "\"status\":\"won\"", "session.status"),
      ("\"load_grams\":80000", "\"load_grams\":99999999999", "logged_set.load_grams"),
      ("\"weekly_goal\":null", "\"weekly_goal\":-3", "profile.weekly_goal"),
      ("\"origin\":\"entered\"", "\"origin\":\"stolen\"", "max.origin"),
    ]
    for change in changes {
      #expect(json.contains(change.from), "\(change.from)")
      let text = json.replacing(change.from, with: change.to, maxReplacements: 1)
      let fresh = try Self.store(in: folder, "b")
      guard let column = change.column else {
        #expect(throws: Never.self) { try Self.bring(text, .json, into: fresh) }
        continue
      }
      do throws(ImportProblem) {
        _ = try fresh.enterJSON(Array(text.utf8), file: "a", at: Sample.moment())
        Issue.record("\(change.to) was taken")
      } catch {
        guard case .lines(let faults) = error, let fault = faults.first.first,
          case .implausible(let value) = fault.reason
        else {
          Issue.record("\(change.to): \(error)")
          continue
        }
        #expect(value.column == column)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(change.to) }
        #expect(line.map { $0 + 1 } == fault.line, "\(change.to)")
      }
    }
  }

  @Test(
    "A column that may be empty may be missing from a table that is recognised by it",
    arguments: [
      "grams", "from_grams", "from_reps", "from_rpe_tenths", "formula",
    ])
  func lacking(column: String) throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.path + "/rich.db")
    try Self.fill(store)
    let json = try Self.export(store, .json)
    let changed = json.replacing("\"\(column)\":", with: "\"was_\(column)\":")
    #expect(changed != json)
    let fresh = try Self.store(in: folder, "b")
    #expect(throws: Never.self) { try Self.bring(changed, .json, into: fresh) }
  }

  @Test("Every wrong line is reported, not only the first; of very many, the first twenty")
  func all() throws {
    let lines = ["satz log 1", "session 9999-12-31 10:00:00 +00:00 workout \"A\" finished id a", "  1/1 squat 5"]
    let many = (0..<30).map { _ in "bodyweight 2026-11-21 99999999kg at 2026-11-21T09:00:00Z" }
    do throws(LogFaults) {
      _ = try PlainLog.read(Array((lines + many).joined(separator: "\n").utf8))
      Issue.record("it was taken")
    } catch {
      #expect(error.count == 31)
      #expect(error.first.map(\.line) == [2] + Array(4...22))
    }
  }

  @Test("A NUL is refused with its line in every format, raw or escaped")
  func nul() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.path + "/rich.db")
    try Self.fill(store)
    let escaped: [Form: [String]] = [.text: ["\0", "\\u{0}"], .csv: ["\0"], .json: ["\0", "\\u0000"]]
    for (form, writings) in escaped {
      for writing in writings {
        let text = try Self.export(store, form).replacing("felt good", with: "felt\(writing)good")
        let fresh = try Self.store(in: folder, "b")
        #expect(throws: (any Error).self, "\(form)") { try Self.bring(text, form, into: fresh) }
        #expect(try fresh.sessions().isEmpty)
      }
    }
    // An escaped backslash with zeros after it is not a NUL.
    let innocent = try Self.export(store, .json).replacing("felt good", with: "felt\\\\u0000good")
    let fresh = try Self.store(in: folder, "b")
    #expect(try Self.bring(innocent, .json, into: fresh) != nil)
  }

  @Test("An impossible row hides no other: readers of the log leave it out and report it")
  func poisoned() throws {
    let poisons =
      [
        "UPDATE session SET day = 2932896, wall_ms = 253402214400000 WHERE id = 1",
        "UPDATE session SET utc_offset_s = 999997200 WHERE id = 1", "UPDATE session SET kind = 'party' WHERE id = 1",
        "UPDATE max SET grams = 99999999999", "UPDATE bodyweight SET grams = -99999999999",
        "UPDATE profile SET weekly_goal = -5", "UPDATE session SET elapsed_ms = -9000000000000 WHERE id = 1",
      ]
      + [
        "cut_off = 1000000000000000", "reps = -5", "role = 'boss'", "set_number = -1", "load_grams = 99999999999",
        "began_wall_ms = 253402214400000", "milliseconds = -1", "day = 2932896", "rpe_tenths = 1000",
      ].map { change in
        """
        DROP TRIGGER logged_set_is_replaced_whole;
        UPDATE logged_set SET \(change) WHERE session = 1 AND position = 1
        """
      }
    for poison in poisons {
      let folder = try TemporaryFolder()
      let store = try TrainingStore(path: folder.path + "/rich.db")
      try Self.fill(store)
      try store.writing { db in try db.execute(sql: poison) }
      _ = store.takeUnreadableRows()
      #expect(try store.sets(matching: LogQuery()).contains { $0.session.rawValue == 2 }, "\(poison)")
      #expect(try store.sessions().contains { $0.id.rawValue == 2 }, "\(poison)")
      for form in Form.allCases { #expect(try Self.export(store, form).contains("felt good"), "\(poison)") }
      _ = try store.records()
      _ = try store.repRecords(of: Sample.bench.key)
      _ = try store.marks(of: store.sets(matching: LogQuery()))
      let all = (Day.plausible.lowerBound, Day.plausible.upperBound)
      _ = try store.exerciseDays(from: all.0, through: all.1)
      _ = try store.sessionDays(from: all.0, through: all.1)
      _ = try store.totals()
      _ = try store.volumeGrams(of: SessionID(rawValue: 1))
      _ = try store.profile()
      _ = try store.weighings()
      _ = try store.running()
      #expect(!store.takeUnreadableRows().isEmpty, "\(poison)")
      #expect(store.takeUnreadableRows().isEmpty)
      _ = try store.rebuildDerived()
      // Possible values are entered and corrected as before.
      _ = try store.add(EnteredSession(name: "E", began: Sample.moment(), sets: [Sample.set(1)]), at: Sample.moment())
      #expect(
        try store.edit(
          EntryID(session: SessionID(rawValue: 2), position: 1), SetEdit(Performance(reps: 3)), at: Sample.moment(9)))
    }
  }

  @Test("Impossible entries by hand are refused too, and nothing of them is stored")
  func byHand() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.path + "/rich.db")
    try Self.fill(store)
    let before = try Self.export(store, .json)
    let far = Sample.moment(day: 3_000_000)
    func expectRefused(_ body: () throws -> Void) {
      #expect { try body() } throws: { error in
        if case StoreProblem.implausible = error { true } else { false }
      }
    }
    expectRefused {
      _ = try store.add(EnteredSession(name: "E", began: far, sets: [Sample.set(1)]), at: Sample.moment())
    }
    let heavy = Sample.set(1, Performance(reps: -1))
    expectRefused {
      _ = try store.add(EnteredSession(name: "E", began: Sample.moment(), sets: [heavy]), at: Sample.moment())
    }
    let first = EntryID(session: SessionID(rawValue: 1), position: 1)
    expectRefused { _ = try store.edit(first, SetEdit(Performance(reps: 3_000_000)), at: Sample.moment()) }
    expectRefused { _ = try store.editSession(first.session, day: Day(number: 2_932_896), at: Sample.moment()) }
    expectRefused { try store.setMax(.kilograms(9_000_000), of: "squat", at: Sample.moment()) }
    expectRefused { try store.setBodyweight(.kilograms(9_000_000), at: Sample.moment()) }
    expectRefused { try store.setBodyweight(.kilograms(80), of: Day(number: 2_932_896), at: Sample.moment()) }
    #expect(try Self.export(store, .json) == before)
  }

  /// What a flipped bit or a user with sqlite3 may leave in a column.
  private static let poisons: [DatabaseValue] = [
    (-5).databaseValue, 1_000_000_000_000_000.databaseValue, "boss".databaseValue, "".databaseValue,
    "{}".databaseValue, "nul\u{0}hidden".databaseValue, Data([0xff, 0x00]).databaseValue,
  ]

  @Test("A row with an impossible value is reported and left out of the JSON, which can be imported again")
  func poisonedColumns() throws {
    let folder = try TemporaryFolder()
    let rich = try TrainingStore(path: folder.path + "/rich.db")
    try Self.fill(rich)
    // The nth column of each table at once; those of sessions separately, because everything else depends on them.
    let columns = try rich.reading { db in
      try TravellingTable.all.map { table in
        (table.name, try db.columns(in: table.name).map(\.name).filter { !table.local.contains($0) })
      }
    }
    var named = 0
    for number in 0..<(columns.map(\.1.count).max() ?? 0) {
      let poison = Self.poisons[number % Self.poisons.count]
      for isOfSessions in [true, false] {
        let path = folder.path + "/b.db"
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        try rich.withQueue { queue in try queue.vacuum(into: path) }
        for (table, names) in columns where (table == "session") == isOfSessions && number < names.count {
          try Self.poison(path, table, names[number], with: poison)
        }
        let store = try TrainingStore(path: path)
        let json = try Self.export(store, .json)
        named += store.takeUnreadableRows().count
        let fresh = try Self.store(in: folder, "c")
        do { try Self.bring(json, .json, into: fresh) } catch { Issue.record("column \(number), \(poison): \(error)") }
        #expect(throws: Never.self, "column \(number), \(poison)") { try store.corrections() }
      }
    }
    #expect(named > 30)
  }

  /// Of the first row, or of all, as far as the table can hold it.
  private static func poison(
    _ path: String, _ table: String, _ column: String, with value: DatabaseValue
  ) throws {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA ignore_check_constraints = 1; PRAGMA foreign_keys = OFF")
      let triggers = try Row.fetchAll(db, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")
      for trigger in triggers { try db.execute(sql: "DROP TRIGGER \(trigger["name"] as String)") }
      defer { for trigger in triggers { try? db.execute(sql: trigger["sql"]) } }
      let update = "UPDATE OR IGNORE \(table) SET \(column) = ?"
      let hasRowID = (try? db.execute(sql: "SELECT rowid FROM \(table)")) != nil
      let first = hasRowID ? " WHERE rowid = (SELECT min(rowid) FROM \(table))" : ""
      do { try db.execute(sql: update + first, arguments: [value]) } catch is DatabaseError {}
    }
  }

  @Test("Every exported column has a rule, and whatever a log can hold follows it")
  func rules() throws {
    let folder = try TemporaryFolder()
    let store = try TrainingStore(path: folder.store)
    try store.reading { db in
      for table in TravellingTable.all {
        for column in try db.columns(in: table.name) where !table.local.contains(column.name) {
          #expect(ColumnRule.of(column.name, in: table.name) != nil, "\(table.name).\(column.name)")
        }
      }
    }
  }

  private static func hasPlace(_ error: any Error) -> Bool {
    switch error {
    case let faults as LogFaults: faults.count > 0
    case ImportProblem.lines(let faults): faults.count > 0
    case ImportProblem.brokenJSON, ImportProblem.unknownForm, ImportProblem.newer: true
    default: false
    }
  }

  /// A fresh store in place of the one with that name.
  private static func store(in folder: TemporaryFolder, _ name: String) throws -> TrainingStore {
    let path = "\(folder.path)/\(name).db"
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    return try TrainingStore(path: path)
  }

  private static func expectSound(_ store: TrainingStore, in folder: TemporaryFolder, _ what: String) throws {
    for form in Form.allCases {
      let exported = try export(store, form)
      let fresh = try Self.store(in: folder, "c")
      do {
        _ = try bring(exported, form, into: fresh)
        #expect(Array(try export(fresh, form).utf8) == Array(exported.utf8), "\(form) comes out otherwise, \(what)")
      } catch {
        Issue.record("\(form) was refused: \(error), \(what)")
      }
    }
    let before = try Form.allCases.map { try export(store, $0) }
    let rebuilt = try store.rebuildDerived()
    #expect(rebuilt.changed == [] && rebuilt.rollupsWereRight, "\(what)")
    #expect(try Form.allCases.map { try export(store, $0) } == before, "\(what)")
    #expect(store.takeUnreadableRows() == [], "\(what)")
  }

  private static func portable(_ entries: [PortableEntry], _ form: Form) -> String {
    form == .csv
      ? LogCSV.header + entries.map(LogCSV.rows).joined()
      : PlainLog.header + "\n" + entries.map(PlainLog.lines).joined()
  }

  private static func export(_ store: TrainingStore, _ form: Form) throws -> String {
    var text = ""
    switch form {
    case .text:
      text = PlainLog.header + "\n"
      try store.forEachEntry { text += PlainLog.lines(of: $0) }
    case .csv:
      text = LogCSV.header
      try store.forEachEntry { text += LogCSV.rows(of: $0) }
    case .json: try store.forEachJSONPiece { text += $0 }
    }
    return text
  }

  @discardableResult
  private static func bring(_ text: String, _ form: Form, into store: TrainingStore) throws -> Import? {
    let bytes = Array(text.utf8)
    switch form {
    case .text: return try store.enter(try PlainLog.read(bytes), from: .text, file: "a", at: Sample.moment())
    case .csv:
      guard let table = CSVTable(bytes), LogCSV.isHeader(table.header) else { throw ImportProblem.unknownForm }
      return try store.enter(try LogCSV.read(table), from: .csv, file: "a", at: Sample.moment())
    case .json: return try store.enterJSON(bytes, file: "a", at: Sample.moment())
    }
  }

  /// Something of everything that a store holds.
  private static func fill(_ store: TrainingStore) throws {
    for number in 0...2 {
      let start = number * 1000
      let program = ProgramEntry(program: "P", declaration: "A", turn: number, basis: "b")
      let id = try store.begin(
        session: Sample.push, source: "source", path: nil, program: program, at: Sample.moment(start))
      try store.append(.start, at: Sample.instant(0), moment: Sample.moment(start), to: id)
      try store.append(.done(Performance(reps: 7)), at: Sample.instant(40), moment: Sample.moment(start + 40), to: id)
      try store.append(.note("felt good"), at: Sample.instant(50), moment: Sample.moment(start + 50), to: id)
      var engine = try #require(try store.running()).replayed()
      _ = engine.handle(.finish, at: Sample.instant(60))
      var ending = Ending(
        .finished, sets: engine.log, notes: engine.notes.map(\.text), elapsed: engine.summary.elapsed)
      ending.changes = [KeptChange(key: "k", before: "1", value: "2", reason: "r")]
      try store.append(
        .finish, at: Sample.instant(60), moment: Sample.moment(start + 60), to: id, ending: ending)
    }
    #expect(
      try store.edit(
        EntryID(session: SessionID(rawValue: 2), position: 1), SetEdit(Performance(reps: 6)), at: Sample.moment(5000)))
    _ = try store.add(
      EnteredSession(
        name: "=1+1", began: Sample.moment(6000),
        sets: [Sample.set(1), Sample.set(2, load: .bodyweight(plus: .kilograms(5)))],
        notes: ["'=x", "'tis", "@SUM"]), at: Sample.moment(6001))
    #expect(try store.delete([EntryID(session: SessionID(rawValue: 4), position: 2)], at: Sample.moment(6002)))
    #expect(
      try store.editSession(SessionID(rawValue: 3), name: "Moved", day: Day(number: 20_000), at: Sample.moment(6003)))
    try store.setBodyweight(.kilograms(80), at: Sample.moment())
    try store.setMax(.kilograms(100), of: "squat", at: Sample.moment())
    let estimate = MaxEstimate(formula: .epley, load: .kilograms(90), reps: 5, rpeTenths: 90)
    try store.setMax(.kilograms(105), of: "squat", estimatedFrom: estimate, at: Sample.moment(10))
    try store.set("sound", to: "on")
    #expect(try store.addCategory("Mine"))
    try store.save([
      KeptExercise(
        key: "frog", own: OwnExercise(key: "frog", name: "Frog"),
        mark: ExerciseMark(isFavourite: true, note: "n", category: .own(1), otherNames: ["Toad"]))
    ])
    try store.setProfilePicture(StoredPicture(format: .png, bytes: [0x89, 0x50, 0x4E, 0x47]))
    _ = try store.saveWorkout(Array("workout \"A\" < squat 5 >".utf8), named: "A", at: Sample.moment())
    _ = try store.saveWorkout(Array("workout \"A\" < squat 6 >".utf8), named: "A", at: Sample.moment(1))
    try store.mapExercises(["Frog Pumps": Sample.bench])
    try store.restart(program: "P", at: Sample.moment(7000))
  }
}

extension RandomLog {
  /// One to three values replaced by unexpected ones, or bytes changed, removed, doubled.
  mutating func hostile(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...Int.random(in: 0...2, using: &generator) where bytes.count > 40 {
      let at = Int.random(in: 20..<bytes.count, using: &generator)
      switch Int.random(in: 0...7, using: &generator) {
      case 0: bytes[at] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: at)
      case 2:
        // A line doubled or removed.
        let start = bytes[..<at].lastIndex(of: 10).map { $0 + 1 } ?? at
        let end = bytes[at...].firstIndex(of: 10) ?? bytes.count - 1
        if Bool.random(using: &generator) {
          bytes.insert(contentsOf: bytes[start...end], at: start)
        } else if start <= end {
          bytes.removeSubrange(start...end)
        }
      default: replaceValue(in: &bytes, from: at)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The next number or word.
  private mutating func replaceValue(in bytes: inout [UInt8], from at: Int) {
    func isPart(_ byte: UInt8) -> Bool {
      (48...57).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
    guard let start = bytes[at...].firstIndex(where: isPart) else { return }
    let end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
    let values = [
      "0", "1", "-1", "7", "2000000", "2000001", "1000000000000000", "9223372036854775807", "-9223372036854775808",
      "99999999999999999999", "1.5", "1e300", "null", "true", "\"\"", "\"x\"", "work", "workout", "squat", "9999-12-31",
      "0001-01-01", "2026-11-21", "-0", "-5kg", "=1+1", "'=1", "\\u0000", "running", "imported", "recorded", "é",
      "e\u{301}",
    ]
    bytes.replaceSubrange(start..<end, with: Array((values.randomElement(using: &generator) ?? "0").utf8))
  }
}
