/// Synchronises a store with the files of other machines: all of them end with the same log, whatever arrives when.

import FoundationEssentials
import GRDB
import SessionModel

/// A file of a shared folder.
public struct SyncFile: Hashable, Sendable {
  /// Without its folder.
  public var name: String
  /// All of it.
  public var bytes: [UInt8]

  /// A file with these bytes.
  public init(name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
}

/// What became of a file of the shared folder.
public struct SyncedFile: Hashable, Sendable {
  /// Without its folder.
  public var name: String
  /// What its machine is called; nil if that could not be read.
  public var machine: String?
  /// Whether it is the file that this store writes.
  public var isOwn: Bool
  /// What became of it.
  public var state: State

  /// What became of a file.
  public enum State: Hashable, Sendable {
    /// It was read: so many items.
    case read(items: Int)
    /// It was read, except for these lines.
    case partly(items: Int, LogFaults)
    /// It is not whole: it is still arriving, or damaged.
    case torn
    /// git could not merge it: the line of the first mark.
    case merged(line: Int)
    /// Written by a later version of Satz.
    case newer
    /// Not a file of Satz.
    case foreign
    /// Too large to be one.
    case tooLarge
    /// The system does not let us read it; errno.
    case unreadable(code: Int)
  }
}

/// A turn of a program that was trained more than once, because the machines did not know of each other.
public struct SharedTurn: Hashable, Sendable {
  /// The title of the program.
  public var program: String
  /// From 1.
  public var turn: Int
  /// The sessions, the earliest first: `Push 2026-11-21`.
  public var sessions: [String]
}

/// What a synchronisation did, or would do.
public struct Synchronised: Hashable, Sendable {
  /// Each file of the folder, by name.
  public var files: [SyncedFile]
  /// How many items were changed here since the last time.
  public var sent = 0
  /// How many items came that were new or changed, without those below.
  public var others = 0
  /// Sessions that were not here before.
  public var newSessions = 0
  /// Sessions that were here and changed.
  public var changedSessions = 0
  /// Sessions that are no longer here, because their import was undone elsewhere.
  public var goneSessions = 0
  /// Corrections, among them deletions.
  public var corrections = 0
  /// What was trained twice.
  public var turns: [SharedTurn] = []
  /// What was changed here and elsewhere.
  public var conflicts: [SharedConflict] = []
  /// When it was synchronised before, in Unix milliseconds.
  public var before: Int?
  /// The file that this store writes; unchanged if `isWritten` is false.
  public var file: SyncFile
  /// Whether that file is not as it has to be.
  public var isWritten = false

  /// Whether anything came.
  public var hasNews: Bool { newSessions + changedSessions + goneSessions + corrections + others > 0 }
}

extension TrainingStore {
  /// Enters what is newer in the files of other machines, and says what has to be in the file of this one. Files that are
  /// not whole, or not ours, are left out and named. A rehearsal only says what would happen. Reports progress, 0 … 1.
  public func synchronise(
    _ files: [SyncFile], at place: SyncPlace, _ moment: Moment, isRehearsal: Bool = false,
    progress: (Double) -> Void = { _ in }
  ) throws(StoreProblem) -> Synchronised {
    do {
      return try changingLogOrThrowing(progress: progress) { db in
        let done = try Self.synchronise(files, at: place, moment, db, progress)
        if isRehearsal { throw Rehearsed(value: done) }
        return done
      }
    } catch let rehearsed as Rehearsed<Synchronised> {
      return rehearsed.value
    } catch {
      throw StoreProblem(error, path: path)
    }
  }

  private static func synchronise(
    _ files: [SyncFile], at place: SyncPlace, _ moment: Moment, _ db: Database, _ progress: (Double) -> Void
  ) throws -> Synchronised {
    try prepare(db)
    defer {
      db.remove(function: .bytesOfHex)
      db.remove(function: .digest)
    }
    var (texts, states) = read(files.sorted { $0.name < $1.name })
    progress(0.1)
    let identity = try identity(at: place, knowing: ArrivingItems.known(db), texts.map(\.text), db)
    let kinds = try SharedKind.all(db)
    let knownBefore = try ArrivingItems.known(db)
    let before = try String.fetchAll(db, sql: "SELECT key FROM shared WHERE kind = 'correction'")
    let local = LocalItems(db: db, machine: identity.machine, moment: moment, joins: identity.synchronised == nil)
    var done = Synchronised(files: [], before: identity.synchronised, file: SyncFile(name: "", bytes: []))
    done.sent = try local.share(kinds) { progress(0.1 + $0 * 0.2) }
    let madeHere = Set(try String.fetchAll(db, sql: "SELECT key FROM shared WHERE kind = 'correction'")).subtracting(
      before)

    done.conflicts = try SharedConflict.ofItems(
      in: texts.map(\.text), machine: identity.machine, knownBefore: knownBefore, db)
    var arriving = try ArrivingItems(kinds, db)
    let faults = try arriving.take(texts.map(\.text), known: ArrivingItems.known(db)) { progress(0.3 + $0 * 0.3) }
    for (text, faults) in zip(texts, faults) where faults.count > 0 {
      states[text.file].state = .partly(items: max(0, text.text.count - faults.count), faults)
    }
    let held = try HeldSessions(db)
    try count(into: &done, db)
    try EnteredItems(db: db, arriving: arriving).enter(sharedHere: madeHere.sorted()) { progress(0.6 + $0 * 0.3) }
    try held.note(arriving.otherImports(), db)
    let sessions = kinds.first { $0.name == "session" }
    if let sessions { try held.share(local, sessions, db) }
    done.turns = try turnsTrainedTwice(db)
    done.conflicts += try SharedConflict.ofEntries(correctedHere: madeHere, db)
    try arriving.drop()

    let others = Set(texts.map(\.text.machine)).subtracting([identity.machine])
    if let sessions { try local.keepWhole(sessions, without: others) }
    done.file.name = name(ofMachine: identity.machine)
    done.file.bytes = try text(of: identity.machine, place, without: others, db)
    for index in states.indices where states[index].name == done.file.name { states[index].isOwn = true }
    done.files = states
    done.isWritten = files.first { $0.name == done.file.name }?.bytes != done.file.bytes
    try db.execute(sql: "UPDATE replica SET synced_wall_ms = ?", arguments: [moment.wallMilliseconds])
    return done
  }

  private static func prepare(_ db: Database) throws {
    db.add(function: .bytesOfHex)
    db.add(function: .digest)
    // KiB: ten thousand sessions that come at once are not written to temporary files in between. Once SQLite has begun
    // such a file, it also writes the temporary tables into it at the end, although they have been dropped.
    // Temporary tables have nothing that is not in the files, so they are dropped without being overwritten.
    try db.execute(
      sql: """
        PRAGMA main.cache_size = -131072; PRAGMA temp.cache_size = -229376; PRAGMA temp.secure_delete = OFF
        """)
  }

  /// The name of a machine's file. A synchroniser may make copies of it under longer names.
  public static func name(ofMachine machine: String) -> String { "satz-\(machine).\(syncSuffix)" }

  /// What the names of the files of a shared folder contain.
  public static let syncSuffix = "satzlog"

  static func read(_ files: [SyncFile]) -> (texts: [(file: Int, text: SyncText)], [SyncedFile]) {
    var texts: [(file: Int, text: SyncText)] = []
    var states: [SyncedFile] = []
    for (index, file) in files.enumerated() {
      var state = SyncedFile(name: file.name, machine: nil, isOwn: false, state: .foreign)
      do throws(SyncText.Problem) {
        let text = try SyncText(file.bytes)
        (state.machine, state.state) = (text.name, .read(items: text.count))
        texts.append((index, text))
      } catch {
        state.state =
          switch error {
          case .foreign: .foreign
          case .newer: .newer
          case .torn: .torn
          case .merged(let line): .merged(line: line)
          }
      }
      states.append(state)
    }
    return (texts, states)
  }

  /// A store that was copied, or set back to an earlier time, is another one from now on: a version that bears its name
  /// and that it does not know was made by somebody else.
  private static func identity(
    at place: SyncPlace, knowing versions: [ItemName: SharedVersion], _ texts: [SyncText], _ db: Database
  ) throws -> StoreIdentity {
    guard let known = try StoreIdentity.of(place, db) else { return try StoreIdentity.renew(at: place, db) }
    let isKnown = texts.allSatisfy { text in
      text.lines.allSatisfy { line in
        line.version.machine != known.machine || versions[line.name].map { $0 >= line.version } ?? false
      }
    }
    return isKnown ? known : try StoreIdentity.renew(at: place, db)
  }

  /// What is going to change, before it does.
  private static func count(into done: inout Synchronised, _ db: Database) throws {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT
          ifnull(sum(kind = 'session' AND NOT is_gone AND NOT isHere), 0) AS new,
          ifnull(sum(kind = 'session' AND NOT is_gone AND isHere), 0) AS changed,
          ifnull(sum(kind = 'session' AND is_gone AND isHere), 0) AS gone,
          -- A session that was entered manually has come, not been corrected.
          ifnull(sum(kind = 'correction' AND key NOT IN (SELECT item FROM arriving_correction WHERE act = 'add')), 0)
            AS corrections,
          ifnull(sum(kind NOT IN ('session', 'correction')), 0) AS others
        FROM (SELECT kind, key, is_gone, EXISTS (SELECT 1 FROM session WHERE identity = key) AS isHere FROM arriving_item)
        """)
    guard let row else { return }
    done.newSessions = try row.integer("new")
    done.changedSessions = try row.integer("changed")
    done.goneSessions = try row.integer("gone")
    done.corrections = try row.integer("corrections")
    done.others = try row.integer("others")
  }

  /// Turns that more than one session took, one of which has just come.
  private static func turnsTrainedTwice(_ db: Database) throws -> [SharedTurn] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT program, turn, json_group_array(trim(name || ' ' || date(day * 86400, 'unixepoch'))) AS sessions FROM (
          SELECT p.program, p.turn, s.name, s.day, s.identity FROM program_session AS p JOIN session AS s ON s.id = p.session
          WHERE s.status = 'finished' AND s.deleted = 0 AND s.wall_ms >= ifnull((
            SELECT since_ms FROM program_start AS start WHERE start.program = p.program
            ORDER BY start.wall_ms DESC, start.id DESC LIMIT 1), 0)
          ORDER BY s.wall_ms, s.identity)
        GROUP BY program, turn HAVING count(*) > 1
          AND max(identity IN (SELECT key FROM arriving_item WHERE kind = 'session' AND NOT is_gone))
        ORDER BY program, turn
        """)
    return try rows.map { row in
      SharedTurn(
        program: try row.text("program"), turn: try row.integer("turn") + 1,
        sessions: try StoredText.value(try row.text("sessions"), "sessions"))
    }
  }

  /// What this store says: what was changed here, and what no other file has any more.
  private static func text(
    of machine: String, _ place: SyncPlace, without others: Set<String>, _ db: Database
  ) throws -> [UInt8] {
    let lines = try String.fetchAll(
      db,
      sql: """
        SELECT '{"kind":"' || kind || '","key":' || json_quote(key) || ',"stamp":' || stamp || ',"machine":"' || machine
          || '","value":' || ifnull(value, 'null') || '}'
        FROM shared WHERE machine NOT IN (SELECT value FROM json_each(?)) AND NOT is_in_tables ORDER BY kind, key
        """, arguments: [try StoredText.of(others.sorted())])
    return try SyncText.text(machine: machine, name: place.name, lines: lines)
  }
}

extension DatabaseFunction {
  /// `digest(value)`: a checksum of a text or of bytes.
  static let digest = DatabaseFunction("digest", argumentCount: 1, pure: true) { values in
    var checksum = Checksum()
    switch values[0].storage {
    case .blob(let data): checksum.add(data)
    case .string(let text): checksum.add(text.utf8)
    case .null, .int64, .double: return nil
    }
    return String(checksum.value, radix: 16)
  }
}
