/// Two sessions of the log that were one: the sets, the scores, the notes and the title of one go to the other, in one
/// act that can be undone.

import GRDB
import SessionModel

/// What merging two sessions does.
public struct MergedSessions: Hashable, Sendable {
  /// Why two sessions are not merged.
  public enum Refusal: Hashable, Sendable {
    /// The log does not have one of them.
    case notInLog(SessionID)
    /// They are the same session.
    case same
    /// One is a workout and the other is none.
    case otherKind
    /// Both are turns of a program.
    case turns
    /// There is more than a day between them.
    case farApart
  }

  /// The session that has everything from then on: the earlier one, or the one that is the turn of a program.
  public var kept: SessionID
  /// The session that goes.
  public var gone: SessionID
  /// Whether both have the same sets at the same time, as two apps record them: these are not counted twice.
  public var isSameWork: Bool
  /// What changes about the session that is kept.
  public var changes: [Correction.Change]
}

extension TrainingStore {
  /// Merges two sessions, or only says what that would do.
  public func merge(
    _ first: SessionID, _ second: SessionID, at moment: Moment, isRehearsal: Bool = false
  ) throws(StoreProblem) -> Result<MergedSessions, MergeRefused> {
    do {
      return try changingLogOrThrowing { db in
        let merged = try Self.merge(first, second, at: moment, db)
        if isRehearsal { throw Rehearsed(value: merged) }
        return .success(merged)
      }
    } catch let rehearsed as Rehearsed<MergedSessions> {
      return .success(rehearsed.value)
    } catch let refused as MergeRefused {
      return .failure(refused)
    } catch {
      throw StoreProblem(error, path: path)
    }
  }

  private static func merge(
    _ first: SessionID, _ second: SessionID, at moment: Moment, _ db: Database
  ) throws -> MergedSessions {
    if first == second { throw MergeRefused(.same) }
    let sides = try [first, second].map { try MergedSide($0, db) }.sorted { $0.precedes($1) }
    var (kept, gone) = (sides[0], sides[1])
    if kept.kind != gone.kind { throw MergeRefused(.otherKind) }
    if kept.isTurn && gone.isTurn { throw MergeRefused(.turns) }
    guard kept.isNear(gone) else { throw MergeRefused(.farApart) }
    let joined = JoinedSessions(kept, gone)
    var changes: [CorrectedEntry] = []
    for (position, entry) in joined.entries { changes.append(try kept.rows.correct(position, to: entry)) }
    let shown = changes
    for position in [0] + gone.rows.sets.keys.sorted() + gone.rows.scores.keys.sorted(by: >) {
      changes.append(try gone.rows.correct(position, to: nil))
    }
    try enter(.edit, undoes: nil, changes, at: moment, db)
    try write([kept.rows, gone.rows], db)
    return MergedSessions(
      kept: kept.rows.id, gone: gone.rows.id, isSameWork: joined.isSameWork, changes: try shown.map { try $0.change })
  }
}

/// Thrown within the transaction that merges.
public struct MergeRefused: Error, Hashable {
  /// Why.
  public var reason: MergedSessions.Refusal

  init(_ reason: MergedSessions.Refusal) { self.reason = reason }
}

/// One of two sessions that are merged.
private struct MergedSide {
  var rows: SessionRows
  var header: StoredHeader
  var kind: String
  var isTurn: Bool
  /// In Unix milliseconds, on the day on which it is logged.
  var began: Int
  /// The positions of its last set and its last score, gone ones included.
  var lastSet: Int
  var lastScore: Int

  init(_ id: SessionID, _ db: Database) throws {
    let row = try Row.fetchOne(
      db,
      sql: """
        SELECT kind, EXISTS (SELECT 1 FROM program_session WHERE session = session.id) AS is_turn,
          \(StoredSet.began(session: "session")) AS began,
          (SELECT ifnull(max(position), 0) FROM corrected_entry WHERE session = session.id) AS last_set,
          (SELECT ifnull(min(position), 0) FROM corrected_entry WHERE session = session.id) AS last_score
        FROM session WHERE id = ? AND status <> 'running' AND deleted = 0
        """, arguments: [id.rawValue])
    guard let row else { throw MergeRefused(.notInLog(id)) }
    rows = try SessionRows.read(id, db)
    guard let header = rows.header else { throw MergeRefused(.notInLog(id)) }
    self.header = header
    kind = try row.text("kind")
    isTurn = try row.integer("is_turn") != 0
    began = try row.integer("began")
    lastSet = max(try row.integer("last_set"), rows.sets.keys.max() ?? 0)
    lastScore = min(try row.integer("last_score"), rows.scores.keys.min() ?? 0)
  }

  /// Until when it surely lasted.
  var ended: Int { began &+ max(rows.length.known ?? 0, rows.sets.values.map(\.ended).max() ?? 0) }

  /// The turn of a program stays, and otherwise the earlier session.
  func precedes(_ other: MergedSide) -> Bool {
    if isTurn != other.isTurn { return isTurn }
    return (began, rows.id.rawValue) < (other.began, other.rows.id.rawValue)
  }

  func isNear(_ other: MergedSide) -> Bool {
    max(began, other.began) &- min(ended, other.ended) <= 24 * 3_600_000
  }

  func overlaps(_ other: MergedSide) -> Bool { began <= other.ended && other.began <= ended }
}

/// The session that two others are together.
private struct JoinedSessions {
  let kept: MergedSide
  let gone: MergedSide
  let isSameWork: Bool
  /// The sets of the other session, at the times that they have in this one.
  private let others: [StoredSet]

  init(_ kept: MergedSide, _ gone: MergedSide) {
    (self.kept, self.gone) = (kept, gone)
    let (shift, blocks) = (gone.began &- kept.began, kept.rows.sets.values.map(\.block).max() ?? 0)
    others = gone.rows.orderedSets.map { set in
      var set = set
      (set.began, set.ended, set.block) = (set.began &+ shift, set.ended &+ shift, set.block &+ blocks)
      return set
    }
    isSameWork = kept.overlaps(gone) && SameWork(kept.rows.orderedSets, others).isSame
  }

  /// What changes about the session that is kept, by position.
  var entries: [(position: Int, entry: StoredEntry?)] {
    (header == kept.header ? [] : [(0, .session(header))]) + sets.map { ($0, $1.map(StoredEntry.set)) }
      + scores.enumerated().map { (kept.lastScore - 1 - $0, .score($1)) }
  }

  private var header: StoredHeader {
    var header = kept.header
    let names = [kept.header.name, gone.header.name].filter { !$0.isEmpty }
    header.name =
      names.count == 2 && names[0].lowercased() != names[1].lowercased()
      ? "\(names[0]) + \(names[1])" : names.first ?? ""
    let others = gone.rows.notes.filter { !kept.rows.notes.contains($0) }
    if !others.isEmpty { header.notes = kept.rows.notes + others }
    if length != kept.rows.length { header.length = length }
    return header
  }

  /// Of two parts whose lengths are not both known, nobody knows the whole.
  private var length: StoredLength {
    let (here, there) = (kept.rows.length, gone.rows.length)
    if isSameWork { return there.known ?? 0 > here.known ?? 0 ? there : here }
    guard let first = here.known, let second = there.known else {
      let isWithin = here.known != nil && kept.began <= gone.began && gone.ended <= kept.ended
      return isWithin ? here : StoredLength(active: nil, whole: nil)
    }
    let whole = max(kept.ended, gone.ended) &- min(kept.began, gone.began)
    return StoredLength(active: kept.overlaps(gone) ? whole : first &+ second, whole: whole)
  }

  private var sets: [(position: Int, set: StoredSet?)] {
    guard isSameWork else {
      return others.enumerated().map { (kept.lastSet + 1 + $0, $1) }
    }
    guard let joined = SameWork(kept.rows.orderedSets, others).joined else { return [] }
    let positions = kept.rows.sets.keys.sorted()
    let more = max(0, joined.count - positions.count)
    let places = positions + (0..<more).map { kept.lastSet + 1 + $0 }
    return places.enumerated().compactMap { index, position in
      let set = index < joined.count ? joined[index] : nil
      return set == kept.rows.sets[position] ? nil : (position, set)
    }
  }

  private var scores: [StoredScore] {
    let here = Set(kept.rows.scores.values)
    return gone.rows.scores.sorted { $0.key > $1.key }.map(\.value).filter { !isSameWork || !here.contains($0) }
  }
}
