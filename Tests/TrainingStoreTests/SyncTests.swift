/// Machines that share a log end with the same one, whatever arrives when: random work, random delivery.

import Foundation
import GRDB
import SessionModel
import Testing

@testable import TrainingStore

/// A machine of a test: a store, and the file that it shows the others.
final class Machine {
  let name: String
  let store: TrainingStore
  var place: SyncPlace { SyncPlace(machine: name, store: store.path, name: name) }
  /// Every version of its file, the newest last.
  var shown: [SyncFile] = []

  init(_ name: String, in folder: TemporaryFolder) throws {
    self.name = name
    store = try TrainingStore(path: "\(folder.path)/\(name).db")
  }

  @discardableResult
  func synchronise(_ files: [SyncFile], at moment: Moment) throws -> Synchronised {
    let done = try store.synchronise(files, at: place, moment)
    shown.append(done.file)
    return done
  }

  func export() throws -> String {
    var text = ""
    try store.forEachJSONPiece { text += $0 }
    return text
  }

  /// Each shows the others what it has, until nobody has anything new.
  static func settle(_ machines: [Machine], at seconds: Int) throws {
    for round in 0..<3 {
      for machine in machines {
        try machine.synchronise(machines.compactMap(\.shown.last), at: Sample.moment(seconds + round))
      }
    }
  }
}

@Suite("Synchronising")
struct SyncTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func machines(_ names: String...) throws -> [Machine] { try names.map { try Machine($0, in: folder) } }

  @Test("A first synchronisation reports its progress from session to session, and its end before it is on disk")
  func progress() throws {
    let machine = try machines("a")[0]
    _ = try machine.store.enter((0..<500).map { session(5, at: $0 * 1000, key: "hevy-\($0)") })
    var heard: [Double] = []
    _ = try machine.store.synchronise([], at: machine.place, Sample.moment(600_000)) { share in
      heard.append(share)
      guard share == 1, let other = try? TrainingStore.reading(path: machine.store.path) else { return }
      let before = try? other.reading { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM shared") }
      #expect(before == 0)
    }
    #expect(heard == heard.sorted() && heard.last == 1)
    #expect(heard.count { (0.1...0.3).contains($0) } > 8)
  }

  private func session(_ reps: Int, at seconds: Int, key: String? = nil, named name: String = "Push") -> EnteredSession
  {
    EnteredSession(
      name: name, began: Sample.moment(seconds), elapsed: .seconds(600),
      sets: [Sample.set(1, Performance(reps: reps)), Sample.set(2, Performance(reps: reps - 1))], notes: ["n"], key: key
    )
  }

  @Test("Two machines end with the same log, byte for byte, and a second time changes nothing")
  func same() throws {
    let all = try machines("a", "b")
    let (a, b) = (all[0], all[1])
    _ = try a.store.add(session(8, at: 0), at: Sample.moment(0))
    let id = try b.store.add(session(5, at: 100), at: Sample.moment(100))
    #expect(try b.store.edit(EntryID(session: id, position: 1), SetEdit(Performance(reps: 6)), at: Sample.moment(101)))
    #expect(try b.store.editSession(id, length: .minutes(70), at: Sample.moment(102)))
    try Machine.settle(all, at: 1000)
    #expect(try a.export() == b.export())
    #expect(try a.store.sessions(limit: 1).first?.elapsed == .minutes(70))
    #expect(try a.store.sessions(limit: 9).count == 2)
    let again = try a.synchronise(all.compactMap(\.shown.last), at: Sample.moment(2000))
    #expect(!again.hasNews && again.sent == 0 && !again.isWritten)
  }

  @Test("A correction that comes while its import is undone is in the log again with it")
  func correctedWhileUndone() throws {
    let all = try machines("a", "b")
    let (a, b) = (all[0], all[1])
    let began = WallMoment(milliseconds: Sample.moment(0).wallMilliseconds, utcOffsetSeconds: 0)
    let imported = PortableSession(
      identity: "strong-1", name: "Imported", kind: .workout, began: began, length: .seconds(600), active: nil,
      outcome: .finished, sets: [5, 4].map { PortableSet(StoredSet(Sample.set(1, Performance(reps: $0)))) }, notes: [])
    _ = try a.store.enter([.session(imported)], from: .strong, file: "strong.csv", at: Sample.moment(10))
    try Machine.settle(all, at: 1000)
    let id = try #require(try b.store.sessions(limit: 1).first).id
    #expect(try b.store.edit(EntryID(session: id, position: 1), SetEdit(Performance(reps: 6)), at: Sample.moment(2000)))
    #expect(try a.store.undoImport(nil) != nil)
    try Machine.settle(all, at: 3000)
    #expect(try a.store.reviveImport() != nil)
    try Machine.settle(all, at: 4000)
    #expect(try a.store.sets(matching: LogQuery()).map(\.performance.reps).sorted { ($0 ?? 0) > ($1 ?? 0) } == [6, 4])
    #expect(try a.export() == b.export())
  }

  @Test("Of sessions that two machines imported, undoing says which stay because of the other import")
  func importedTwice() throws {
    let all = try machines("a", "b")
    for (index, machine) in all.enumerated() {
      let began = WallMoment(milliseconds: Sample.moment(0).wallMilliseconds, utcOffsetSeconds: 0)
      let imported = PortableSession(
        identity: "strong-1", name: "Imported", kind: .workout, began: began, length: .seconds(600), active: nil,
        outcome: .finished, sets: [PortableSet(StoredSet(Sample.set(1, Performance(reps: 5))))], notes: [])
      _ = try machine.store.enter(
        [.session(imported)], from: .strong, file: "strong.csv", at: Sample.moment(10 + index))
    }
    try Machine.settle(all, at: 1000)
    let store = all[0].store
    #expect(try store.imports().map(\.sessions) == [1, 1])
    // One of the two imports has the session by now; undoing the other removes nothing.
    let has = try #require(try store.reading { db in try Int.fetchOne(db, sql: "SELECT import FROM session") })
    let other = try #require(try store.imports().first { $0.id != has })
    let undone = try #require(try store.undoImport(other.id))
    #expect((undone.found.sessions, undone.found.sets) == (0, 0))
    #expect(undone.elsewhere?.sessions == 1 && undone.elsewhere?.imports.map(\.id) == [has])
    try Machine.settle(all, at: 2000)
    for machine in all { #expect(try machine.store.sessions(limit: 9).count == 1) }
    let last = try #require(try store.undoImport(nil))
    #expect((last.found.sessions, last.found.sets, last.elsewhere) == (1, 1, nil))
    try Machine.settle(all, at: 3000)
    for machine in all { #expect(try machine.store.sessions(limit: 9).isEmpty) }
  }

  private func bring(_ machine: Machine, at seconds: Int) throws -> Import {
    let sessions = (0..<3).map { number in
      let began = WallMoment(milliseconds: Sample.moment(number * 5000).wallMilliseconds, utcOffsetSeconds: 0)
      return PortableEntry.session(
        PortableSession(
          identity: "strong-\(number)", name: "Imported", kind: .workout, began: began, length: .seconds(600),
          active: nil, outcome: .finished, sets: [PortableSet(StoredSet(Sample.set(1, Performance(reps: 5))))],
          notes: []
        ))
    }
    _ = try machine.store.enter(sessions, from: .strong, file: "strong.csv", at: Sample.moment(seconds))
    return try #require(try machine.store.imports().max { $0.wallMilliseconds < $1.wallMilliseconds })
  }

  private func undo(_ wall: Int, on machine: Machine) throws -> UndoneImport? {
    let id = try machine.store.imports().first { $0.wallMilliseconds == wall && !$0.isUndone }?.id
    return try id.flatMap { try machine.store.undoImport($0) }
  }

  @Test(
    "Sessions that two machines imported stay until both imports are undone, wherever that is", arguments: [0, 1],
    [0, 1, 2]
  )
  func undoneOnTwo(first: Int, place: Int) throws {
    let all = try machines("a\(first)\(place)", "b\(first)\(place)", "c\(first)\(place)")
    let walls = try [bring(all[0], at: 10), bring(all[1], at: 20)].map(\.wallMilliseconds)
    try Machine.settle(all, at: 1000)
    let undone = try #require(try undo(walls[first], on: all[place]))
    // Whether this machine has heard of the other's import depends on the identities of both; if not, the sessions come
    // back with the next sync.
    #expect(undone.found.sessions + (undone.elsewhere?.sessions ?? 0) == 3)
    try Machine.settle(all, at: 2000)
    for machine in all { #expect(try machine.store.sessions(limit: 9).count == 3) }
    #expect(try Set(all.map { try $0.export() }).count == 1)
    #expect(try undo(walls[1 - first], on: all[place]) != nil)
    try Machine.settle(all, at: 3000)
    for machine in all { #expect(try machine.store.sessions(limit: 9).isEmpty) }
    #expect(try Set(all.map { try $0.export() }).count == 1)
    // What was undone comes back on the machine where it was, and on all others.
    #expect(try all[place].store.reviveImport() != nil)
    try Machine.settle(all, at: 4000)
    for machine in all { #expect(try machine.store.sessions(limit: 9).count == 3) }
    #expect(try Set(all.map { try $0.export() }).count == 1)
  }

  @Test("Both undo their import of the same file before they hear of each other: the sessions go")
  func undoneAtOnce() throws {
    let all = try machines("a", "b")
    let walls = try [bring(all[0], at: 10), bring(all[1], at: 20)].map(\.wallMilliseconds)
    try Machine.settle(all, at: 1000)
    for (machine, wall) in zip(all, walls) { #expect(try undo(wall, on: machine) != nil) }
    try Machine.settle(all, at: 2000)
    for machine in all { #expect(try machine.store.sessions(limit: 9).isEmpty) }
    #expect(try all[0].export() == all[1].export())
  }

  @Test("A machine that joins with sessions whose import was undone elsewhere keeps those that it imported itself")
  func joinsWithImport() throws {
    let all = try machines("a", "b", "c")
    let wall = try bring(all[0], at: 10).wallMilliseconds
    try Machine.settle([all[0], all[2]], at: 1000)
    #expect(try undo(wall, on: all[0])?.found.sessions == 3)
    try Machine.settle([all[0], all[2]], at: 2000)
    let own = try bring(all[1], at: 20).wallMilliseconds
    try Machine.settle(all, at: 3000)
    for machine in all { #expect(try machine.store.sessions(limit: 9).count == 3) }
    #expect(try Set(all.map { try $0.export() }).count == 1)
    #expect(try undo(own, on: all[2]) != nil)
    try Machine.settle(all, at: 4000)
    for machine in all { #expect(try machine.store.sessions(limit: 9).isEmpty) }
  }

  @Test("A correction that came too late is known to have no effect, and undoing it changes nothing")
  func withoutEffect() throws {
    let all = try machines("a", "b")
    let (a, b) = (all[0].store, all[1].store)
    _ = try a.enter([session(5, at: 0, key: "hevy-1")])
    _ = try a.enter([session(5, at: 100, key: "hevy-2")])
    try Machine.settle(all, at: 1000)
    func entry(_ store: TrainingStore, _ key: String) throws -> EntryID {
      let id = try store.reading { db in
        try Int.fetchOne(db, sql: "SELECT id FROM session WHERE identity = ?", arguments: [key])
      }
      return EntryID(session: SessionID(rawValue: try #require(id)), position: 1)
    }
    #expect(try a.edit(entry(a, "hevy-1"), SetEdit(Performance(reps: 6)), at: Sample.moment(2000)))
    #expect(try b.edit(entry(b, "hevy-1"), SetEdit(Performance(reps: 7)), at: Sample.moment(2010)))
    #expect(try a.delete([EntryID(session: entry(a, "hevy-2").session)], at: Sample.moment(2020)))
    #expect(try b.edit(entry(b, "hevy-2"), SetEdit(Performance(reps: 9)), at: Sample.moment(2030)))
    try Machine.settle(all, at: 3000)
    for store in [a, b] {
      #expect(try store.corrections().map(\.hasEffect) == [false, true, false, true])
    }
    for _ in 0..<2 {
      let undone = try #require(try b.undoCorrection(at: Sample.moment(4000)))
      if undone.act == .edit { #expect(!undone.hasEffect) } else { #expect(undone.hasEffect) }
    }
    #expect(Set(try b.sets(matching: LogQuery()).map(\.performance.reps)) == [4, 5, 6])
    #expect(try #require(try b.undoCorrection(at: Sample.moment(4010))).hasEffect == false)
    #expect(Set(try b.sets(matching: LogQuery()).map(\.performance.reps)) == [4, 5, 6])
  }

  @Test("A copied store, one at another place and one that was set back get files of their own")
  func identities() throws {
    let a = try machines("a")[0]
    _ = try a.store.add(session(8, at: 0), at: Sample.moment(0))
    let first = try a.synchronise([], at: Sample.moment(10)).file
    let copied = "\(folder.path)/copy.db"
    _ = try TrainingStore.backUp(storeAt: a.store.path, to: copied)
    let elsewhere = try TrainingStore(path: copied).synchronise(
      [first], at: SyncPlace(machine: "b", store: copied, name: "b"), Sample.moment(12))
    #expect(elsewhere.file.name != first.name && !elsewhere.hasNews)
    // At the same place nobody sees that it is a copy, until its file says what it does not know.
    _ = try a.store.add(session(5, at: 100), at: Sample.moment(100))
    let second = try a.synchronise([first], at: Sample.moment(101)).file
    let back = try TrainingStore(path: copied)
    let place = a.place
    try back.writing { db in
      try db.execute(
        sql: "UPDATE replica SET place = ?, identity = ?",
        arguments: [place.identity, String(first.name.dropFirst(5).prefix(16))])
    }
    let known = try back.synchronise([first], at: place, Sample.moment(102))
    #expect(known.file.name == first.name)
    let renewed = try back.synchronise([second], at: place, Sample.moment(103))
    #expect(renewed.file.name != first.name && renewed.newSessions == 1)
  }

  @Test("A restored backup has a new identity, and gets back what the others know")
  func restored() throws {
    let all = try machines("a", "b")
    let (a, b) = (all[0], all[1])
    _ = try a.store.add(session(8, at: 0), at: Sample.moment(0))
    let backup = "\(folder.path)/a.backup"
    _ = try TrainingStore.backUp(storeAt: a.store.path, to: backup)
    _ = try a.store.add(session(5, at: 100), at: Sample.moment(100))
    try Machine.settle(all, at: 200)
    let name = try #require(a.shown.last?.name)
    let lock = try SessionLock(forStoreAt: a.store.path)
    _ = try CheckedBackup(path: backup, forStoreAt: a.store.path).restore(holding: lock, at: Sample.moment(300))
    #expect(try a.store.sessions(limit: 9).count == 1)
    let files = all.compactMap(\.shown.last)
    let done = try a.synchronise(files, at: Sample.moment(400))
    #expect(done.file.name != name && done.newSessions == 1)
    #expect(try a.export() == b.export())
  }

  @Test("What only a machine that is gone knew is passed on by the others")
  func adopted() throws {
    let all = try machines("a", "b", "c")
    _ = try all[0].store.add(session(8, at: 0), at: Sample.moment(0))
    let file = try all[0].synchronise([], at: Sample.moment(1)).file
    try all[1].synchronise([file], at: Sample.moment(2))
    #expect(try all[1].synchronise([file], at: Sample.moment(3)).file.bytes.count < file.bytes.count)
    let adopting = try all[1].synchronise([], at: Sample.moment(4)).file
    #expect(try all[2].synchronise([adopting], at: Sample.moment(5)).newSessions == 1)
    #expect(try all[2].export() == all[0].export())
  }

  @Test("What came is kept once, and passed on as it was before its corrections when its machine is gone")
  func keptOnce() throws {
    let all = try machines("a", "b", "c")
    var chance = SeededGenerator(seed: 1)
    let (first, last) = (Sample.moment(0), Sample.moment(9))
    try all[0].record(
      try all[0].store.begin(session: Sample.push, source: "workout", path: nil, at: first), at: first, &chance)
    let added = try all[0].store.add(session(8, at: 100), at: first)
    _ = try all[0].store.add(session(5, at: 200), at: first)
    var file = try all[0].synchronise([], at: Sample.moment(1)).file
    try all[1].synchronise([file], at: Sample.moment(2))
    func kept() throws -> Int? {
      try all[1].store.reading { db in
        let sessions = "SELECT sum(length(value)) FROM shared WHERE kind = 'session'"
        return try Int.fetchOne(db, sql: sessions)
      }
    }
    #expect(try kept() ?? 9999 < 100)
    #expect(try all[0].store.edit(EntryID(session: added, position: 1), SetEdit(Performance(reps: 6)), at: first))
    for session in try all[1].store.sessions(limit: 9) where session.id != added {
      _ = try all[1].store.delete([EntryID(session: session.id, position: 1)], at: Sample.moment(3))
    }
    file = try all[0].synchronise(all[1].shown, at: Sample.moment(4)).file
    let mine = try all[1].synchronise([file], at: Sample.moment(5)).file
    let whole = try all[1].synchronise([], at: Sample.moment(6)).file
    #expect(whole.bytes.count > mine.bytes.count && whole.bytes.count > file.bytes.count)
    #expect(try kept() ?? 0 > 2000)
    try all[2].synchronise([whole], at: Sample.moment(7))
    #expect(try all[2].export() == all[1].export())
    let lines = { (file: SyncFile) in
      Set(
        file.bytes.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
          .filter { $0.contains("\"session\",\"key\"") })
    }
    #expect(lines(file) == lines(whole))
    try all[0].synchronise([whole], at: last)
    #expect(try all[0].export() == all[1].export())
  }

  @Test("A turn of a program that was trained on two machines at once is told, and both are kept")
  func twice() throws {
    let all = try machines("a", "b")
    var chance = SeededGenerator(seed: 1)
    for (index, machine) in all.enumerated() {
      let id = try machine.store.begin(
        session: Sample.push, source: "", path: nil,
        program: ProgramEntry(program: "Waves", declaration: "A", turn: 0, basis: "{}"), at: Sample.moment(index * 60))
      let change = KeptChange(key: "load", before: nil, value: "\(80 + index)kg", reason: "\"r\"")
      try machine.record(id, at: Sample.moment(index * 60 + 30), changes: [change], &chance)
    }
    try all[0].synchronise([], at: Sample.moment(200))
    let done = try all[1].synchronise([try #require(all[0].shown.last)], at: Sample.moment(201))
    #expect(done.turns.map(\.program) == ["Waves"])
    #expect(done.turns.first?.turn == 1 && done.turns.first?.sessions.count == 2)
    try Machine.settle(all, at: 300)
    for machine in all {
      let place = try machine.store.place(ofProgram: "Waves")
      #expect(place.sessions == 2 && place.turns == 1 && place.values == ["load": "81kg"])
    }
    #expect(try all[0].export() == all[1].export())
  }

  @Test(
    "Random work on four machines and random delivery lead to the same log everywhere",
    arguments: 1...3 * UInt64(fuzzTimes))
  func converges(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    var world = try SyncedWorld(
      machines: (0..<4).map { try Machine("m\(seed)-\($0)", in: folder) })
    for step in 1...60 { try world.step(step, &chance) }
    try Machine.settle(world.machines, at: 100_000)
    let exports = try world.machines.map { try $0.export() }
    for export in exports.dropFirst() where export != exports[0] {
      let (one, two) = (exports[0].split(separator: "\n"), export.split(separator: "\n"))
      let first = zip(one, two).first { $0 != $1 }
      Issue.record(
        "seed \(seed): \(first.map { "\($0.prefix(700))\n\($1.prefix(700))" } ?? "\(one.count) \(two.count)")")
    }
    // A machine that joins late has the same, too.
    let late = try Machine("late\(seed)", in: folder)
    try late.synchronise(world.machines.compactMap(\.shown.last), at: Sample.moment(200_000))
    #expect(try late.export() == exports[0])
    for identity in world.kept { #expect(try late.store.here([identity]) == [identity], "seed \(seed)") }
    #expect(try late.store.rebuildDerived().rollupsWereRight)
    for machine in world.machines { #expect(try machine.store.rebuildDerived().rollupsWereRight) }
    #expect(try world.machines[0].export() == exports[0], "seed \(seed): rebuilding changes nothing")
  }
}

/// What happens on several machines, drawn at random.
private struct SyncedWorld {
  var machines: [Machine]
  /// Sessions that nobody took away.
  var kept: Set<String> = []

  init(machines: [Machine]) { self.machines = machines }

  mutating func step(_ step: Int, _ chance: inout SeededGenerator) throws {
    let index = Int.random(in: 0..<machines.count, using: &chance)
    let machine = machines[index]
    // Clocks differ by some minutes.
    let now = Sample.moment(step * 60 + index * 137)
    switch Int.random(in: 0..<20, using: &chance) {
    case 0...2: try train(machine, at: now, &chance)
    case 3: try recordProgram(machine, at: now, &chance)
    case 4...6: try correct(machine, at: now, &chance)
    case 7: _ = try machine.store.undoCorrection(at: now)
    case 8: try bringIn(machine, at: now, &chance)
    case 9:
      if Bool.random(using: &chance) {
        _ = try machine.store.undoImport(nil)
      } else {
        _ = try machine.store.reviveImport()
      }
    case 10: try change(machine, at: now, &chance)
    case 11: try shelve(machine, at: now, &chance)
    default: try machine.synchronise(deliver(to: machine, &chance), at: now)
    }
  }

  /// Of every other machine some version of its file, or several, or half of one, or none.
  private func deliver(to machine: Machine, _ chance: inout SeededGenerator) -> [SyncFile] {
    var files: [SyncFile] = machine.shown.last.map { [$0] } ?? []
    if Int.random(in: 0..<6, using: &chance) == 0 {
      files = machine.shown.randomElement(using: &chance).map { [$0] } ?? []
    }
    for other in machines where other.name != machine.name {
      guard var file = other.shown.randomElement(using: &chance) else { continue }
      switch Int.random(in: 0..<6, using: &chance) {
      case 0: continue
      case 1: file.bytes = Array(file.bytes.prefix(Int.random(in: 0...file.bytes.count, using: &chance)))
      case 2:
        var copy = file
        copy.name = file.name.replacing(".satzlog", with: ".sync-conflict-20261121-101010-ABCDEFG.satzlog")
        files.append(copy)
      default: break
      }
      files.append(file)
    }
    return files.shuffled(using: &chance)
  }

  private func sets(_ chance: inout SeededGenerator) -> [LoggedSet] {
    (1...Int.random(in: 1...3, using: &chance)).map {
      Sample.set($0, Performance(reps: Int.random(in: 1...12, using: &chance)))
    }
  }

  private mutating func train(_ machine: Machine, at now: Moment, _ chance: inout SeededGenerator) throws {
    let sets = sets(&chance)
    if Bool.random(using: &chance) {
      let id = try machine.store.add(
        EnteredSession(name: "Added", began: now, elapsed: .seconds(900), sets: sets, notes: ["ä"]), at: now)
      return kept.formUnion(try machine.identity(of: id))
    }
    let id = try machine.store.begin(session: Sample.push, source: "workout", path: nil, at: now)
    try machine.record(id, at: now, &chance)
    kept.formUnion(try machine.identity(of: id))
  }

  private mutating func recordProgram(_ machine: Machine, at now: Moment, _ chance: inout SeededGenerator) throws {
    if Int.random(in: 0..<6, using: &chance) == 0 {
      if try !machine.store.undoRestart(ofProgram: "Waves", at: now) {
        try machine.store.restart(program: "Waves", at: now)
      }
      return
    }
    let place = try machine.store.place(ofProgram: "Waves")
    let id = try machine.store.begin(
      session: Sample.push, source: "program", path: "waves.satz",
      program: ProgramEntry(program: "Waves", declaration: "A", turn: place.turns, basis: "{}"), at: now)
    let load = Int.random(in: 60...90, using: &chance)
    let change = KeptChange(
      key: "bench.load", before: place.values["bench.load"], value: "\(load)kg", reason: "\"r\"",
      max: Bool.random(using: &chance) ? KeptMax(exercise: "bench-press", mass: .kilograms(load)) : nil)
    try machine.record(id, at: now, changes: [change], &chance)
    kept.formUnion(try machine.identity(of: id))
  }

  private func correct(_ machine: Machine, at now: Moment, _ chance: inout SeededGenerator) throws {
    guard let session = try machine.store.sessions(limit: 100).randomElement(using: &chance) else { return }
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: _ = try machine.store.delete([EntryID(session: session.id)], at: now)
    case 1: _ = try machine.store.delete([EntryID(session: session.id, position: 1)], at: now)
    case 2: _ = try machine.store.editSession(session.id, name: "N\(now.wallMilliseconds % 9999)", at: now)
    case 3: _ = try machine.store.editSession(session.id, day: Day(number: session.day.number - 1), at: now)
    case 4:
      _ = try machine.store.mapSets(
        ["bench-press": MappedExercise(Exercise(key: "press", name: "Press"), isBodyweight: false)], at: now)
    default:
      let edit = SetEdit(Performance(reps: Int.random(in: 1...20, using: &chance)))
      _ = try machine.store.edit(EntryID(session: session.id, position: 1), edit, at: now)
    }
  }

  private func bringIn(_ machine: Machine, at now: Moment, _ chance: inout SeededGenerator) throws {
    if Int.random(in: 0..<4, using: &chance) == 0, let other = machines.randomElement(using: &chance) {
      _ = try machine.store.enterJSON(Array(try other.export().utf8), file: "other.json", at: now)
      return
    }
    let entries = (0..<3).map { number -> PortableEntry in
      let which = Int.random(in: 0..<12, using: &chance)
      let began = WallMoment(milliseconds: Sample.moment(which * 1000, day: -30).wallMilliseconds, utcOffsetSeconds: 0)
      if number == 2 {
        return .bodyweight(
          PortableBodyweight(day: began.day, wallMilliseconds: began.milliseconds, mass: .kilograms(60 + which)))
      }
      return .session(
        PortableSession(
          identity: "strong-\(which)", name: "Imported", kind: .workout, began: began, length: .seconds(60),
          active: nil,
          outcome: .finished, sets: sets(&chance).map { PortableSet(StoredSet($0)) }, notes: []))
    }
    _ = try machine.store.enter(entries, from: .strong, file: "strong.csv", at: now)
  }

  private func change(_ machine: Machine, at now: Moment, _ chance: inout SeededGenerator) throws {
    let store = machine.store
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: try store.set("bell", to: ["on", "off", nil].randomElement(using: &chance) ?? nil)
    case 1: try store.setMax(.kilograms(Int.random(in: 80...90, using: &chance)), of: "squat", at: now)
    case 2: try store.setBodyweight(.kilograms(Int.random(in: 70...75, using: &chance)), at: now)
    case 3:
      var profile = try store.profile()
      profile.name = ["Ada", "Bob", nil].randomElement(using: &chance) ?? nil
      profile.athlete.plates = [PlatePairs(mass: .kilograms(20), pairs: Int.random(in: 1...4, using: &chance))]
      try store.save(profile, at: now)
    case 4: try store.setProfilePicture(StoredPicture(format: .png, bytes: [UInt8.random(in: 0...3, using: &chance)]))
    default:
      try store.mapExercises(["x\(Int.random(in: 0...2, using: &chance))": Sample.bench])
      try store.set("heart-rate", to: "echo \(machine.name)")
    }
  }

  private func shelve(_ machine: Machine, at now: Moment, _ chance: inout SeededGenerator) throws {
    let store = machine.store
    let key = "own-\(Int.random(in: 0...2, using: &chance))"
    switch Int.random(in: 0..<6, using: &chance) {
    case 0: try store.deleteExercise(key)
    case 1: _ = try store.addCategory(["Home", "Gym"].randomElement(using: &chance) ?? "Home")
    case 2:
      if let category = try store.ownLibrary().categories.randomElement(using: &chance) {
        try store.deleteCategory(category.id)
      }
    case 3:
      let text = "workout \"W\" < bench \(Int.random(in: 1...9, using: &chance))x8 >"
      _ = try store.saveWorkout(Array(text.utf8), named: "W", at: now)
    case 4:
      guard let workout = try store.workouts().first else { return }
      if Bool.random(using: &chance) {
        try store.deleteWorkout(workout.id)
      } else {
        try store.setFavourite(!workout.isFavourite, ofWorkout: workout.id)
      }
    default:
      var mark = ExerciseMark(isFavourite: Bool.random(using: &chance), note: "n\(now.wallMilliseconds % 99)")
      mark.category = try store.ownLibrary().categories.randomElement(using: &chance).map { .own($0.id) }
      mark.otherNames = ["other \(key)"]
      let picture = StoredPicture(format: .png, bytes: [1, UInt8.random(in: 0...3, using: &chance)])
      try store.save(
        [KeptExercise(key: key, own: OwnExercise(key: key, name: "Own"), mark: mark)], pictures: [key: [picture]])
    }
  }
}

extension Machine {
  fileprivate func identity(of id: SessionID) throws -> [String] {
    try store.reading { db in
      try String.fetchAll(db, sql: "SELECT identity FROM session WHERE id = ?", arguments: [id.rawValue])
    }
  }

  /// Runs a session to its end, the short way.
  fileprivate func record(
    _ id: SessionID, at now: Moment, changes: [KeptChange]? = nil, _ chance: inout SeededGenerator
  ) throws {
    var engine = Engine(session: Sample.push)
    let commands: [Command] = [
      .start, .done(Performance(reps: Int.random(in: 5...8, using: &chance))), .note("n"), .finish,
    ]
    for (index, command) in commands.enumerated() {
      let instant = Sample.instant(index * 10)
      _ = engine.handle(command, at: instant)
      var ending = index == commands.count - 1 ? Ending(.finished, of: engine) : nil
      ending?.changes = changes
      try store.append(command, at: instant, moment: now, to: id, ending: ending)
    }
  }
}

extension TrainingStore {
  /// Those of these sessions that are in the log.
  func here(_ identities: [String]) throws -> Set<String> {
    try reading { db in
      try Set(
        identities.filter {
          try Bool.fetchOne(db, sql: "SELECT 1 FROM session WHERE identity = ?", arguments: [$0]) == true
        })
    }
  }
}
