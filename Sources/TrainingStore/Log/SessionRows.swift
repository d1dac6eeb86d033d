/// A session as the log has it: its header, its sets and the scores of its blocks, read, corrected and written again.

import GRDB
import SessionModel

/// Entries have positions: 0 is the session itself, and is missing if it was deleted; 1, 2, 3 … are its sets, and -1,
/// -2, -3 … the scores of its blocks.
struct SessionRows {
  let id: SessionID
  private(set) var header: StoredHeader?
  private(set) var sets: [Int: StoredSet]
  private(set) var scores: [Int: StoredScore]
  /// As they are in the store.
  private let storedHeader: StoredHeader
  /// What a session that was deleted was before that.
  private var lastHeader: StoredHeader?
  /// How long it was.
  private(set) var length: StoredLength
  private let storedLength: StoredLength
  private(set) var notes: [String]
  private let storedNotes: [String]
  private let isStoredDeleted: Bool
  private let storedSets: [Int: StoredSet]
  private let storedScores: [Int: StoredScore]
  /// Rows with impossible values. They are replaced by others or deleted with their session; otherwise they stay.
  private(set) var unreadable: Set<Int> = []
  /// The journal determines everything.
  private var isFromJournal = false
  /// The end of its journal, from which the scores follow.
  private var engine: Engine?
  /// Whether sets have changed and the scores have not been computed again yet.
  private var hasOldScores = false
  /// The scores that were corrected themselves, so that they no longer follow from the sets.
  private var given: Set<Int> = []
  private var wall: Int
  private var bornDay: Int
  /// The corrections that did not apply, by their places in the list that was applied.
  private(set) var ignored: [Int] = []
  /// Whether it begins at another time than its rows in the store say.
  private var isMoved = false

  /// A running session is not in the log and has no rows.
  static func read(_ id: SessionID, _ db: Database) throws -> SessionRows {
    guard
      let session = try Row.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT name, day, wall_ms, utc_offset_s, deleted, elapsed_ms, ended_wall_ms FROM session WHERE id = ?
            """), arguments: [id.rawValue])
    else { throw StoreProblem.noSuchSession(id) }
    return try SessionRows(id, session, db)
  }

  private init(_ id: SessionID, _ session: Row, _ db: Database) throws {
    self.id = id
    let wall = try session.moment("wall_ms")
    self.wall = wall
    let born = Moment(
      bootID: "", bootMilliseconds: 0, wallMilliseconds: wall, utcOffsetSeconds: try session.integer("utc_offset_s"))
    bornDay = Day(of: born).number
    storedHeader = StoredHeader(name: try session.text("name"), day: try session.day().number)
    // An impossible value is none, and the log reports it.
    storedLength = StoredLength(
      active: try? session.optionalInteger("elapsed_ms", within: .plausibleTime),
      whole: (try? session.optionalMoment("ended_wall_ms")).map { $0 &- wall })
    length = storedLength
    storedNotes = try String.fetchAll(
      db.cachedStatement(sql: "SELECT text FROM session_note WHERE session = ? ORDER BY position"),
      arguments: [id.rawValue])
    notes = storedNotes
    isStoredDeleted = try session.integer("deleted") != 0
    header = isStoredDeleted ? nil : storedHeader
    let began = wall &+ (storedHeader.day &- bornDay) &* 86_400_000
    var unreadable: Set<Int> = []
    storedSets = try Self.entries(in: "logged_set", of: id, sign: 1, &unreadable, db) {
      try StoredSet($0, began: began)
    }
    storedScores = try Self.entries(in: "block_score", of: id, sign: -1, &unreadable, db) { try StoredScore($0) }
    (sets, scores) = (storedSets, storedScores)
    self.unreadable = unreadable
  }

  private static func entries<Entry>(
    in table: String, of id: SessionID, sign: Int, _ unreadable: inout Set<Int>, _ db: Database,
    read: (Row) throws -> Entry
  ) throws -> [Int: Entry] {
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: "SELECT * FROM \(table) WHERE session = ?"), arguments: [id.rawValue])
    var entries: [Int: Entry] = [:]
    while let row = try rows.next() {
      let position = sign * (try row.integer("position"))
      if let entry = try Reading(of: table, { try read(row) }).value {
        entries[position] = entry
      } else {
        unreadable.insert(position)
      }
    }
    return entries
  }

  func entry(at position: Int) -> StoredEntry? {
    switch position {
    case 0: header.map(StoredEntry.session)
    case 1...: sets[position].map(StoredEntry.set)
    default: scores[position].map(StoredEntry.score)
    }
  }

  /// It began at another time, and so did its sets.
  mutating func move(to began: WallMoment) {
    isMoved = isMoved || wall != began.milliseconds
    wall = began.milliseconds
    let born = Moment(
      bootID: "", bootMilliseconds: 0, wallMilliseconds: wall, utcOffsetSeconds: began.utcOffsetSeconds)
    bornDay = Day(of: born).number
  }

  /// The entry at a position as a correction keeps it.
  func text(at position: Int) throws -> String? { try entry(at: position)?.text }

  private mutating func put(_ text: String?, at position: Int) throws {
    try put(text.map { try StoredEntry($0, at: position) }, at: position)
  }

  private mutating func put(_ entry: StoredEntry?, at position: Int) throws {
    try entry?.judge(began: wall)
    switch entry {
    case .session(let header):
      length = header.length ?? length
      notes = header.notes ?? notes
      self.header = header.plain
    case .set(let set): sets[position] = set
    case .score(let score): scores[position] = score
    case nil where position == 0: (lastHeader, header) = (header, nil)
    case nil where position > 0: sets[position] = nil
    case nil: scores[position] = nil
    }
  }

  var isAsStored: Bool {
    sets == storedSets && scores == storedScores && header == (isStoredDeleted ? nil : storedHeader)
      && (header ?? lastHeader ?? storedHeader) == storedHeader && length == storedLength && notes == storedNotes
  }
}

// MARK: What its journal and its corrections say

extension SessionRows {
  /// Corrects an entry; nil deletes it.
  mutating func correct(_ position: Int, to entry: StoredEntry?) throws -> CorrectedEntry {
    var before = try text(at: position)
    if case .session(let header) = entry, var earlier = self.header {
      if header.length != nil { earlier.length = length }
      if header.notes != nil { earlier.notes = notes }
      before = try StoredText.of(earlier)
    }
    try put(entry, at: position)
    return CorrectedEntry(session: id, position: position, before: before, after: try entry?.text)
  }

  /// A correction applies only if the entry is the one that was corrected; otherwise the session has changed since. False
  /// if it does not.
  @discardableResult
  mutating func apply(_ change: CorrectedEntry) throws -> Bool {
    if change.position < 0 { followSets() }
    if try text(at: change.position) == change.plainBefore {
      try put(change.after, at: change.position)
    } else if let set = sets[change.position], try StoredText.of(set.withoutUnits) == change.before {
      // A correction from before units were kept has none.
      try put(change.after, at: change.position)
      sets[change.position] = sets[change.position]?.inUnits(of: set)
    } else {
      return false
    }
    if change.position > 0 { hasOldScores = true }
    guard change.position < 0, let following = scoresOfSets() else { return true }
    if scores[change.position] == following[change.position] {
      given.remove(change.position)
    } else {
      given.insert(change.position)
    }
    return true
  }

  /// Starts again from what the journal says.
  mutating func become(_ ending: Ending, correctedBy changes: [CorrectedEntry]) throws {
    isFromJournal = true
    try putEarliestHeader(of: changes, from: ending)
    sets = Self.numbered(ending.sets)
    engine = ending.engine
    given = []
    scores = scoresOfSets() ?? [:]
    try apply(changes)
  }

  /// Starts again from what was imported.
  mutating func become(_ entered: EnteredSession) {
    isFromJournal = true
    sets = Self.numbered(entered.sets)
    scores = Self.numbered(entered.scores)
  }

  /// Starts again from what was entered, for a session without a journal.
  mutating func becomeAsEntered(correctedBy changes: [CorrectedEntry]) throws {
    for change in changes.reversed() { try put(change.before, at: change.position) }
    try apply(changes)
  }

  /// As it was before these corrections, which are all of them. A session that was entered manually was not there.
  mutating func becomeUncorrected(_ changes: [CorrectedEntry], from ending: Ending?) throws {
    if let ending {
      try become(ending, correctedBy: [])
      try putEarliestHeader(of: changes, from: ending)
    } else {
      for change in changes.reversed() { try put(change.before, at: change.position) }
    }
    if header == nil { (sets, scores) = ([:], [:]) }
  }

  /// The session as it was before its corrections. How long it was, its journal says, and its end is known to the first
  /// correction of that.
  private mutating func putEarliestHeader(of changes: [CorrectedEntry], from ending: Ending) throws {
    length.active = ending.elapsed?.count
    notes = ending.notes
    if let known = try changes.compactMap({ try $0.headerBefore?.length }).first { length.whole = known.whole }
    guard let first = changes.first(where: { $0.position == 0 }) else { return }
    try put(first.plainBefore, at: 0)
  }

  private mutating func apply(_ changes: [CorrectedEntry]) throws {
    ignored = []
    for (index, change) in changes.enumerated() where try !apply(change) { ignored.append(index) }
    followSets()
    if header == nil { (sets, scores) = ([:], [:]) }
  }

  /// Sets are corrected one by one, but a score follows from all of a block: the journal is folded again for the
  /// scores. Without a journal that can be read they stay.
  mutating func rescore(_ db: Database) throws {
    if hasStoredScores { return }
    if let folded = try folded(db) { takeScores(of: folded) }
  }

  /// Whether everything that scores depend on is unchanged. They do not depend on the exercise of a set.
  private var hasStoredScores: Bool {
    header != nil && !isStoredDeleted && scores == storedScores && sets.count == storedSets.count
      && sets.allSatisfy { position, set in
        storedSets[position].map { $0.performance == set.performance && $0.load?.grams == set.load?.grams } ?? false
      }
  }

  mutating func takeScores(of folded: SessionRows) { scores = folded.scores }

  /// As the journal and the corrections say; nil without a journal that can be read.
  func folded(_ db: Database) throws -> SessionRows? {
    let folded = try Reading(of: "event") { () -> SessionRows? in
      guard let ending = try TrainingStore.ending(of: id, db) else { return nil }
      var folded = self
      try folded.become(ending, correctedBy: try CorrectedEntry.all(of: id, db))
      return folded
    }
    return folded.value ?? nil
  }

  private mutating func followSets() {
    guard hasOldScores, let following = scoresOfSets() else { return }
    hasOldScores = false
    for position in Set(scores.keys).union(following.keys) where !given.contains(position) {
      scores[position] = following[position]
    }
  }

  /// The scores of the sets as they are now; nil without a journal.
  private func scoresOfSets() -> [Int: StoredScore]? {
    guard let engine else { return nil }
    let log = engine.log.enumerated().map { index, logged in
      sets[index + 1].map { set in
        var corrected = logged
        corrected.performance = set.performance
        corrected.performance.load = set.load.map { Mass(grams: $0.grams) }
        return corrected
      }
    }
    var scores: [Int: StoredScore] = [:]
    for (index, score) in engine.scores(from: log).enumerated() { scores[-1 - index] = score.map(StoredScore.init) }
    return scores
  }

  private static func numbered(_ sets: [LoggedSet]) -> [Int: StoredSet] {
    Dictionary(uniqueKeysWithValues: sets.enumerated().map { ($0 + 1, StoredSet($1)) })
  }

  private static func numbered(_ scores: [TitledScore]) -> [Int: StoredScore] {
    Dictionary(uniqueKeysWithValues: scores.enumerated().map { (-1 - $0, StoredScore($1)) })
  }
}

// MARK: Writing

extension SessionRows {
  /// Writes what has changed.
  func write(_ db: Database) throws {
    let place = header ?? lastHeader ?? storedHeader
    if (header == nil) != isStoredDeleted || place != storedHeader {
      try db.execute(
        sql: "UPDATE session SET name = ?, day = ?, deleted = ? WHERE id = ?",
        arguments: [place.name, place.day, header == nil, id.rawValue])
    }
    if length == storedLength {
      try LengthOfRuns.follow(from: storedSets.values, to: sets.values, of: id, db)
    } else {
      try db.execute(
        sql: "UPDATE session SET elapsed_ms = ?, ended_wall_ms = ? WHERE id = ?",
        arguments: [length.active, length.whole.map { wall &+ $0 }, id.rawValue])
    }
    if notes != storedNotes { try LogProjection.write(notes, of: id, db) }
    let began = wall &+ (place.day &- bornDay) &* 86_400_000
    try write(
      sets, over: storedSets, to: Table(name: "logged_set", columns: 35, sign: 1),
      all: place != storedHeader || isMoved, db
    ) { set in [place.day] + set.columns(in: place.name, began: began) }
    try write(
      scores, over: storedScores, to: Table(name: "block_score", columns: 6, sign: -1), all: false, db
    ) { score in score.columns }
  }

  private struct Table {
    var name: String
    var columns: Int
    /// The sign of the positions of its entries.
    var sign: Int
  }

  private func write<Entry: Equatable>(
    _ entries: [Int: Entry], over stored: [Int: Entry], to table: Table, all: Bool, _ db: Database,
    columns: (Entry) -> StatementArguments
  ) throws {
    let delete = try db.cachedStatement(sql: "DELETE FROM \(table.name) WHERE session = ? AND position = ?")
    let values = Array(repeating: "?", count: table.columns).joined(separator: ", ")
    let insert = try db.cachedStatement(sql: "INSERT INTO \(table.name) VALUES (\(values))")
    let unreadable = unreadable.filter { $0.signum() == table.sign }
    if header == nil || isFromJournal {
      for position in unreadable { try delete.execute(arguments: [id.rawValue, position * table.sign]) }
    }
    for position in Set(entries.keys).union(stored.keys).sorted()
    where all || entries[position] != stored[position] {
      let key: StatementArguments = [id.rawValue, position * table.sign]
      if stored[position] != nil || unreadable.contains(position) { try delete.execute(arguments: key) }
      guard let entry = entries[position] else { continue }
      try insert.execute(arguments: key + columns(entry))
    }
  }
}
