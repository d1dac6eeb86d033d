/// The same session from two sources, such as a run as FIT and as GPX, or a workout that was moved from Strong to Hevy:
/// it is in the log once, with what either of them knows.

import GRDB
import SessionModel

/// A session that is to be imported and is in the log from another source.
public struct SessionTwin: Hashable, Sendable {
  /// As it is called here.
  public var name: String
  /// The day of the session.
  public var day: Day
  /// How many sets it has here.
  public var setsHere: Int
  /// How many sets it has in the file.
  public var setsThere: Int
  /// Whether the file knows more, so that the session here gets it.
  public var isFilled: Bool
}

extension SessionTwin {
  /// Nil if it is not in the log, or was deleted there.
  init?(of session: PortableSession, _ known: SessionID?, _ twins: SessionTwins, _ db: Database) throws {
    let here = try known.map { (id: $0, rows: try SessionRows.read($0, db)) }
    guard let (id, rows) = try here ?? twins.twin(of: session, db), let header = rows.header else { return nil }
    let update = try SessionUpdate(filling: id, rows, from: session, db)
    // The same file again adds nothing, and says nothing.
    if known != nil, update == nil { return nil }
    self.init(
      name: header.name, day: Day(number: header.day), setsHere: rows.sets.count, setsThere: session.sets.count,
      isFilled: update.map { !$0.change.isKept } ?? false)
  }
}

extension Exercise {
  /// What was done in an activity that does not name its sport: it may be any.
  public static let unknownSport = Exercise(key: "activity", name: "Activity")
  /// What a watch calls a session with weights.
  static let strengthTraining = Exercise(key: "strength training", name: "Strength training")
}

/// The sessions of the log by the time at which they were.
struct SessionTwins {
  private var spans: [(began: Int, ended: Int, id: SessionID)]

  /// In milliseconds: what the clocks of two devices, or two buttons, may differ by.
  private static let tolerance = 90_000
  /// In milliseconds: no longer session is looked for.
  private static let longest = 2 * 86_400_000

  init(_ db: Database) throws {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT id, wall_ms, ifnull(ended_wall_ms,
          (SELECT max(ended_wall_ms) FROM logged_set WHERE logged_set.session = session.id)) AS ended
        FROM session WHERE deleted = 0 AND status <> 'running' ORDER BY wall_ms, id
        """)
    spans = []
    while let row = try rows.next() {
      let began: Int = row["wall_ms"]
      spans.append((began, max(began, row["ended"] ?? began), SessionID(rawValue: row["id"])))
    }
  }

  /// Takes account of a session that has been entered.
  mutating func insert(_ session: PortableSession, _ id: SessionID) {
    let began = session.began.milliseconds
    let length = session.length?.count ?? session.sets.map(\.ended.count).max() ?? 0
    spans.insert((began, began &+ max(0, length), id), at: firstIndex(from: began))
  }

  /// The session here that was at the same time with the same work; nil if there is none.
  func twin(of session: PortableSession, _ db: Database) throws -> (id: SessionID, rows: SessionRows)? {
    let began = session.began.milliseconds
    let length = session.length?.count ?? session.sets.map(\.ended.count).max() ?? 0
    let ended = began &+ min(max(0, length), Self.longest)
    for span in spans[firstIndex(from: began - Self.longest)...] {
      if span.began > ended + Self.tolerance { break }
      let shared = min(span.ended, ended) - max(span.began, began)
      let shorter = min(span.ended - span.began, ended - began)
      guard abs(span.began - began) <= Self.tolerance || shared > 0 && shared * 2 >= shorter else { continue }
      let rows = try SessionRows.read(span.id, db)
      if SameWork(rows.orderedSets, session.sets.map { StoredSet($0.logged) }).isSame { return (span.id, rows) }
    }
    return nil
  }

  private func firstIndex(from began: Int) -> Int {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].began < began { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SessionID {
  /// Nil if there is none.
  init?(identity: String, _ db: Database) throws {
    let id = try Int.fetchOne(db, sql: "SELECT id FROM session WHERE identity = ?", arguments: [identity])
    guard let id else { return nil }
    self.init(rawValue: id)
  }
}

extension SessionRows {
  /// Its sets in the order in which they were done.
  var orderedSets: [StoredSet] { sets.sorted { $0.key < $1.key }.map(\.value) }
}

/// Compares what was done in two sessions, and joins it.
struct SameWork {
  private let here: [StoredSet]
  private let there: [StoredSet]

  init(_ here: [StoredSet], _ there: [StoredSet]) { (self.here, self.there) = (here, there) }

  var isSame: Bool {
    if here.isEmpty || there.isEmpty { return false }
    if isTimedOnly(here) != isTimedOnly(there) { return (here + there).contains { $0.reps != nil } }
    return isOfWays ? isSameWay : pairs != nil
  }

  /// Whether it is a session with weights as a watch knows it: its time, and none of its sets.
  private func isTimedOnly(_ sets: [StoredSet]) -> Bool {
    sets.allSatisfy { $0.exercise.key == Exercise.strengthTraining.key && $0.reps == nil && $0.mm == nil }
  }

  /// Whether it is measured by way and time alone: devices divide that into laps as they like.
  private var isOfWays: Bool { (here + there).allSatisfy { $0.reps == nil && $0.load == nil } }

  /// The same sport and the same way, within what two satellite receivers may differ by; without a way the same time.
  private var isSameWay: Bool {
    let unknown = Exercise.unknownSport.key
    let (ours, theirs) = (Set(here.map(\.exercise.key)), Set(there.map(\.exercise.key)))
    guard ours == theirs || ours == [unknown] || theirs == [unknown] else { return false }
    let (way, otherWay) = (Self.sum(here, \.mm), Self.sum(there, \.mm))
    if way > 0, otherWay > 0 { return Self.isAbout(way, otherWay, 20) }
    return Self.isAbout(Self.sum(here, \.ms), Self.sum(there, \.ms), 10)
  }

  private static func sum(_ sets: [StoredSet], _ value: (StoredSet) -> Int?) -> Int {
    sets.reduce(0) { $0 &+ (value($1) ?? 0) }
  }

  /// Whether they differ by less than one part in `parts`.
  private static func isAbout(_ a: Int, _ b: Int, _ parts: Int) -> Bool { abs(a - b) <= max(a, b) / parts }

  /// For each set here the one there that is the same; nil if any is left over.
  private var pairs: [StoredSet]? {
    guard here.count == there.count else { return nil }
    var free: [WorkKey: [StoredSet]] = [:]
    for set in there.reversed() { free[WorkKey(set), default: []].append(set) }
    var found: [StoredSet] = []
    for set in here {
      guard let same = free[WorkKey(set)]?.popLast() else { return nil }
      found.append(same)
    }
    return found
  }

  /// The sets here with what the other source knows in addition; nil if that is nothing.
  var joined: [StoredSet]? {
    let joined: [StoredSet]
    if isTimedOnly(here), !isTimedOnly(there) {
      joined = there
    } else if let pairs {
      joined = zip(here, pairs).map { $0.filled(from: $1) }
    } else if isOfWays, here.count == there.count {
      joined = zip(here, there).map { $0.filled(from: $1) }
    } else if isOfWays, there.count > here.count, knowsAll {
      let known = here.first?.exercise
      joined = there.map { set in
        var set = set
        if set.exercise.key == Exercise.unknownSport.key { set.exercise = known ?? set.exercise }
        return set
      }
    } else {
      return nil
    }
    return joined == here ? nil : joined
  }

  /// Whether the other source leaves out nothing that is known here.
  private var knowsAll: Bool {
    func knows(_ value: (StoredSet) -> Bool) -> Bool { !here.contains(where: value) || there.contains(where: value) }
    return knows { $0.heartRate != nil } && knows { $0.kcal != nil } && knows { $0.mm != nil }
      && knows { $0.rpe10 != nil }
  }
}

/// What must be equal in two sets for them to be one: loads within a quarter of a kilogram, because one program may
/// have converted the pounds of the other.
private struct WorkKey: Hashable {
  var exercise: String
  var reps: Int?
  var load: Int?
  var seconds: Int?
  var metres: Int?

  init(_ set: StoredSet) {
    exercise = set.exercise.key
    reps = set.reps
    load = set.load.map { ($0.grams + 250) / 500 }
    seconds = set.ms.map { ($0 + 500) / 1000 }
    metres = set.mm.map { ($0 + 5000) / 10_000 }
  }
}

extension StoredSet {
  /// With what is only known there.
  fileprivate func filled(from other: StoredSet) -> StoredSet {
    var set = self
    if exercise.key == Exercise.unknownSport.key { set.exercise = other.exercise }
    set.rpe10 = rpe10 ?? other.rpe10
    set.label = label ?? other.label
    set.kcal = kcal ?? other.kcal
    set.mm = mm ?? other.mm
    set.heartRate = heartRate ?? other.heartRate
    if role == .work { set.role = other.role }
    return set
  }
}
