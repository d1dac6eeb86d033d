/// Files that a stranger put into the shared folder: they are left out or read in part, said line by line, and nothing
/// of them harms the log.

import Foundation
import GRDB
import SessionModel
import Testing

@testable import TrainingStore

@Suite("Hostile sync files")
struct HostileSyncTests {
  let folder: TemporaryFolder
  let machine: Machine
  /// The file of another machine, with a bit of everything.
  let good: [String]

  init() throws {
    folder = try TemporaryFolder()
    machine = try Machine("here", in: folder)
    let other = try Machine("other", in: folder)
    _ = try other.store.add(Self.session, at: Sample.moment())
    let id = try other.store.add(Self.session, at: Sample.moment(10))
    #expect(
      try other.store.edit(EntryID(session: id, position: 1), SetEdit(Performance(reps: 4)), at: Sample.moment(20)))
    _ = try other.store.enter(
      [
        .session(
          PortableSession(
            identity: "strong-1", name: "Legs", kind: .workout,
            began: WallMoment(milliseconds: Sample.moment().wallMilliseconds, utcOffsetSeconds: 0), length: nil,
            active: nil, outcome: .finished, sets: [PortableSet(StoredSet(Sample.set(1)))], notes: ["n"]))
      ], from: .strong, file: "s.csv", at: Sample.moment(30))
    try other.store.set("bell", to: "off")
    try other.store.setMax(.kilograms(100), of: "squat", at: Sample.moment(40))
    try other.store.setBodyweight(.kilograms(80), at: Sample.moment(50))
    var profile = try other.store.profile()
    profile.name = "Ada"
    try other.store.save(profile, at: Sample.moment(60))
    let own = KeptExercise(key: "own", own: OwnExercise(key: "own", name: "Own"), mark: ExerciseMark(isFavourite: true))
    try other.store.save([own], pictures: ["own": [StoredPicture(format: .png, bytes: [1, 2])]])
    _ = try other.store.saveWorkout(Array("workout \"W\" < bench 3x8 >".utf8), named: "W", at: Sample.moment(70))
    let file = try other.synchronise([], at: Sample.moment(100)).file
    good = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static let session = EnteredSession(
    name: "Push", began: Sample.moment(), elapsed: .seconds(60), sets: [Sample.set(1), Sample.set(2)])

  /// A file with these lines instead of the good ones, and an end that fits.
  private func file(_ lines: [String]) throws -> SyncFile {
    SyncFile(
      name: "satz-x.satzlog", bytes: try SyncText.text(machine: "ffffffffffffffff", name: "evil", lines: lines))
  }

  private var items: [String] { Array(good.dropFirst().dropLast()) }

  /// What has to hold whatever came: the file is reported, the log can be read and exported, and the export imported.
  @discardableResult
  private func isHarmless(_ files: [SyncFile], _ what: Comment? = nil) throws -> [SyncedFile] {
    let done = try machine.synchronise(files, at: Sample.moment(1000))
    let sessions = try machine.store.sessions(limit: 1000)
    for session in sessions { _ = try machine.store.sets(matching: LogQuery(session: session.id)) }
    _ = try machine.store.profile()
    _ = try machine.store.ownLibrary()
    _ = try machine.store.workouts()
    let export = try machine.export()
    #expect(machine.store.takeUnreadableRows().isEmpty, what)
    let copy = try TrainingStore(path: folder.path + "/copy\(UUID().uuidString).db")
    _ = try copy.enterJSON(Array(export.utf8), file: "e", at: Sample.moment(2000))
    #expect(try machine.store.rebuildDerived().rollupsWereRight, what)
    return done.files
  }

  @Test("A file that ends anywhere is left out until it is whole")
  func torn() throws {
    let bytes = Array((good.joined(separator: "\n") + "\n").utf8)
    let (count, parts) = (bytes.count, 20 * fuzzTimes)
    for length in Set((0..<parts).map { count * $0 / parts } + [count - 1, count - 2]).sorted() {
      let text = SyncFile(name: "satz-x.satzlog", bytes: Array(bytes.prefix(length)))
      let done = try machine.store.synchronise([text], at: machine.place, Sample.moment(), isRehearsal: true)
      #expect([.torn, .foreign].contains(done.files.first?.state), "\(length)")
      #expect(!done.hasNews)
    }
    #expect(try isHarmless([SyncFile(name: "satz-x.satzlog", bytes: bytes)]).first?.state == .read(items: items.count))
    #expect(try machine.store.sessions(limit: 9).count == 3)
  }

  @Test("A flipped byte anywhere leaves the file out")
  func flipped() throws {
    let bytes = Array((good.joined(separator: "\n") + "\n").utf8)
    for place in stride(from: 0, to: bytes.count, by: max(1, 1201 / fuzzTimes)) {
      var broken = bytes
      broken[place] ^= 1
      let text = SyncFile(name: "satz-x.satzlog", bytes: broken)
      let done = try machine.store.synchronise([text], at: machine.place, Sample.moment(), isRehearsal: true)
      #expect(!done.hasNews, "\(place)")
    }
  }

  @Test("Merge marks, another version and other files are named")
  func named() throws {
    func state(_ text: String) throws -> SyncedFile.State? {
      try isHarmless([SyncFile(name: "satz-x.satzlog", bytes: Array(text.utf8))]).first?.state
    }
    let lines = good
    let merged = [lines[0], "<<<<<<< HEAD", lines[1], "=======", lines[2], ">>>>>>> other", lines[lines.count - 1], ""]
    #expect(try state(merged.joined(separator: "\n")) == .merged(line: 2))
    #expect(try state("<<<<<<< HEAD\n" + lines.joined(separator: "\n")) == .merged(line: 1))
    #expect(try state(lines[0].replacing("\"form\":1", with: "\"form\":2") + "\n") == .newer)
    #expect(try state(lines[0].replacing("\"schema\":\(Schema.steps.count)", with: "\"schema\":99") + "\n") == .newer)
    #expect(try state("dear diary\n") == .foreign)
    #expect(try state("") == .torn)
  }

  @Test("Lines that cannot be read are named, and the rest of the file is entered")
  func unreadable() throws {
    let bad = [
      "", "{}", "[1]", "\u{1F4A9}", "{\"kind\":\"session\"}",
      "{\"kind\":\"evil\",\"key\":\"x\",\"stamp\":1,\"machine\":\"a\",\"value\":null}",
      "{\"kind\":\"setting\",\"key\":\"a\",\"stamp\":1,\"machine\":\"a\",\"value\":{\"setting\":[{\"value\":\"a\\u0000b\"}]}}",
      "{\"kind\":\"setting\",\"key\":\"a\",\"stamp\":99999999999999,\"machine\":\"a\",\"value\":null}",
      "{\"kind\":\"setting\",\"key\":\"heart-rate\",\"stamp\":1,\"machine\":\"a\",\"value\":{\"setting\":[{\"value\":\"rm -rf ~\"}]}}",
      "{\"kind\":\"setting\",\"key\":\"b\",\"stamp\":1,\"machine\":\"a\",\"value\":{\"setting\":[{\"value\":1},{\"value\":2}]}}",
      "{\"kind\":\"setting\",\"key\":\"c\",\"stamp\":1,\"machine\":\"a\",\"value\":[]}",
      "{\"kind\":\"setting\",\"key\":\"d\",\"stamp\":1,\"machine\":\"a\",\"value\":{\"setting\":{\"value\":\"x\"}}}",
      "{\"kind\":\"setting\",\"key\":\"e\",\"stamp\":1,\"machine\":\"a\",\"value\":{broken}}",
      "{\"kind\":\"correction\",\"key\":\"x\",\"stamp\":1,\"machine\":\"a\",\"value\":null}",
      "{\"kind\":\"session\",\"key\":\"x\",\"stamp\":1,\"machine\":\"a\",\"value\":{\"session\":[]}}",
      "{\"kind\":\"setting\",\"key\":\"f\",\"stamp\":1,\"machine\":\"a\",\"value\":\(String(repeating: "[", count: 5000))}",
    ]
    let files = try isHarmless([try file(bad + items)])
    guard case .partly(_, let faults) = files.first?.state else {
      Issue.record("\(files)")
      return
    }
    #expect(faults.count == bad.count)
    #expect(faults.first.map(\.line) == Array(2..<(2 + bad.count)))
    #expect(try machine.store.sessions(limit: 9).count == 3)
    #expect(try machine.store.setting("heart-rate") == nil)
  }

  @Test("Any value of any line replaced by a meaningless one does no harm", arguments: 1...3)
  func meaningless(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    let values = [
      "null", "true", "-1", "9223372036854775807", "1e400", "\"\"", "\"x\"", "{}", "[]", "[null]",
      "-9223372036854775808",
      "\"\\ud800\"", "12.5",
    ]
    for _ in 0..<15 {
      var lines = items
      let line = Int.random(in: 0..<lines.count, using: &chance)
      // A value of a row: what stands between a colon and a comma or the end of an object.
      let text = lines[line]
      let starts = text.indices.filter { text[$0] == ":" }
      guard let start = starts.randomElement(using: &chance) else { continue }
      let from = text.index(after: start)
      guard let end = text[from...].firstIndex(where: { $0 == "," || $0 == "}" }) else { continue }
      lines[line].replaceSubrange(from..<end, with: values.randomElement(using: &chance) ?? "null")
      // It is newer than what came before.
      lines[line] = lines[line].replacing("\"stamp\":", with: "\"stamp\":9")
      try isHarmless([try file(lines)], "seed \(seed): \(lines[line].prefix(300))")
    }
  }

  @Test("Rows of one session cannot be put into another, and a running one stays")
  func intruders() throws {
    _ = try machine.store.add(Self.session, at: Sample.moment(5))
    let running = try machine.store.begin(session: Sample.push, source: "", path: nil, at: Sample.moment(7))
    let identities = try machine.store.reading { db in
      try String.fetchAll(db, sql: "SELECT identity FROM session ORDER BY id")
    }
    let lines = items.filter { $0.contains("\"kind\":\"session\"") }.map {
      $0.replacing("\"identity\":\"", with: "\"identity\":\"\(identities[0])").replacing(
        "\"session\":\"satz", with: "\"session\":\"\(identities[0])")
    }
    try isHarmless([try file(lines)])
    let gone =
      "{\"kind\":\"session\",\"key\":\"\(identities[1])\",\"stamp\":8000000000000,\"machine\":\"a\",\"value\":null}"
    try isHarmless([try file([gone])])
    #expect(try machine.store.running()?.id == running)
    #expect(try machine.store.here(identities) == Set(identities))
  }
}
