/// The scores of blocks in the log: the time of *Fran*, the rounds of an amrap.

import GRDB
import SessionModel

/// The score of a block in a session that has ended.
public struct LoggedScore: Hashable, Sendable {
  /// The session in which it was done.
  public var session: SessionID
  /// The session's name; empty if it comes from no plan.
  public var sessionName: String
  /// The day on which the session is logged.
  public var day: Day
  /// 1, 2, 3 … in the order of the session.
  public var number: Int
  /// The name of the block; nil if it has none.
  public var title: String?
  /// The result.
  public var score: Score
  /// The level at which it was done; nil if its plan has none.
  public var level: String?

  /// Names it for corrections.
  public var id: EntryID { EntryID(session: session, place: .score(number)) }
  /// The name that the block is known by: its own, or else that of its session.
  public var name: String { title ?? sessionName }
}

extension TrainingStore {
  /// Scores, the newest session first, and in the order of each session. A query for an exercise finds no scores; a
  /// text is searched for in the names of blocks and sessions.
  public func scores(matching query: LogQuery) throws(StoreProblem) -> [LoggedScore] {
    if query.exercise != nil { return [] }
    return try reading { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          \(LoggedScore.rows)
          WHERE session.day BETWEEN ? AND ? AND session.deleted = 0 AND session.id = ifnull(?, session.id)
          ORDER BY session.day DESC, session.id DESC, position
          """,
        arguments: [query.from?.number ?? Int.min, query.through?.number ?? Int.max, query.session?.rawValue])
      let text = query.text?.lowercased()
      var scores: [LoggedScore] = []
      while scores.count < max(0, query.limit), let row = try rows.next() {
        guard let score = try readable(row, in: "block_score", read: LoggedScore.init) else { continue }
        let names = [score.title ?? "", score.sessionName].joined(separator: "\n").lowercased()
        if text.map(names.contains) ?? true { scores.append(score) }
      }
      return scores
    }
  }

  /// How long the rounds of a session's scored blocks took, by the numbers of the scores; empty without a journal that
  /// can be read.
  public func roundTimes(of session: SessionID) throws(StoreProblem) -> [Int: RoundTimes] {
    try reading { db in
      let engine = try Reading(of: "event") { try Self.ending(of: session, db)?.engine }.value ?? nil
      return engine?.roundTimes ?? [:]
    }
  }

  /// One score; nil if the log has no such entry.
  public func score(_ id: EntryID) throws(StoreProblem) -> LoggedScore? {
    try scores(matching: LogQuery(session: id.session)).first { $0.id == id }
  }

  /// Gives a block another score of the same discipline. False if the log has no such entry.
  public func edit(_ entry: EntryID, score: Score, at moment: Moment) throws(StoreProblem) -> Bool {
    guard case .score = entry.place else { return false }
    let position = entry.place.number
    return try correct(.edit, at: moment, sessions: [entry.session]) { rows in
      guard let before = rows.scores[position] else { return [] }
      let after = StoredScore(TitledScore(title: before.title, score: score))
      do throws(ImplausibleValue) { try after.judge() } catch { throw StoreProblem.implausible(error) }
      return [(position, .score(after))]
    }
  }
}

extension LoggedScore {
  /// Selects the rows that `init(_:)` reads.
  static let rows = """
    SELECT block_score.*, session.name AS session_name, session.day AS day,
      \(LoggedSession.levelColumn) AS level
    FROM block_score JOIN session ON session.id = block_score.session
    """

  init(_ row: Row) throws {
    let stored = try StoredScore(row)
    self.init(
      session: SessionID(rawValue: try row.integer("session")), sessionName: try row.sessionName(),
      day: try row.day(), number: try row.integer("position"), title: stored.title, score: stored.titled.score,
      level: try row.optionalText("level"))
  }
}

extension Engine {
  /// How long the rounds of its scored blocks took, by the numbers that their scores have in the log.
  package var roundTimes: [Int: RoundTimes] {
    let scores = scores(from: log.map { Optional($0) }).enumerated()
    return Dictionary(
      uniqueKeysWithValues: scores.compactMap { index, score in score?.rounds.map { (index + 1, $0) } })
  }
}
