/// The best score of each block, and how a session's scores compare with those before.

import GRDB
import SessionModel

/// The best score of a block: the first that reached it.
public struct BestScore: Hashable, Sendable {
  /// The score.
  public var score: LoggedScore
  /// How much better it is than the next best; nil if there is none, or if that is equally good.
  public var margin: Score.Margin?
}

/// A score and the scores of the same block in earlier sessions.
public struct ComparedScore: Hashable, Sendable {
  /// The score.
  public var score: LoggedScore
  /// The score of the last session with this block, of a block that comes several times its score at the same turn; nil
  /// if there is none.
  public var last: Score?
  /// The best before; nil if there is none.
  public var best: Score?
}

extension TrainingStore {
  /// The best score of each block at each level, by name. Blocks without a name are known by their session's; those in
  /// sessions without one are left out.
  public func bestScores() throws(StoreProblem) -> [BestScore] {
    let known = try knownScores(until: nil)
    let bests = known.blocks.values.map { known in
      BestScore(score: known.best, margin: known.next.flatMap { known.best.score.margin(over: $0) })
    }
    return bests.sorted {
      let (left, right) = ($0.score, $1.score)
      return (left.name.lowercased(), left.level ?? "", left.day, left.id)
        < (right.name.lowercased(), right.level ?? "", right.day, right.id)
    }
  }

  /// The scores of a session in its order, with what came before; blocks without a name in a session without one are
  /// not compared.
  public func comparedScores(of session: SessionID) throws(StoreProblem) -> [ComparedScore] {
    var known = try knownScores(until: session)
    return known.compare(try scores(matching: LogQuery(session: session)))
  }

  /// All scores before a session, by block.
  private func knownScores(until session: SessionID?) throws(StoreProblem) -> KnownScores {
    try reading { db in
      let rows = try Row.fetchCursor(
        db,
        sql: """
          \(LoggedScore.rows) WHERE session.deleted = 0
          ORDER BY session.day, session.wall_ms, session.id, position
          """)
      var known = KnownScores()
      var together: [LoggedScore] = []
      while let row = try rows.next() {
        guard let score = try readable(row, in: "block_score", read: LoggedScore.init) else { continue }
        if let first = together.first, first.session != score.session {
          _ = known.compare(together)
          together = []
        }
        if score.session == session { return known }
        together.append(score)
      }
      _ = known.compare(together)
      return known
    }
  }
}

/// The scores of blocks so far, session by session.
private struct KnownScores {
  /// The same block in several sessions. Blocks without a name are numbered within their session.
  struct Block: Hashable {
    var name: String
    /// Times with other loads or exercises cannot be compared.
    var level: String?
    var discipline: Score.Discipline
    var number: Int
  }

  struct Known {
    var best: LoggedScore
    /// The best of the others.
    var next: Score?
    /// Those of its last session.
    var last: [LoggedScore]
  }

  private(set) var blocks: [Block: Known] = [:]

  /// Compares the scores of the next session with those before, and adds them.
  mutating func compare(_ scores: [LoggedScore]) -> [ComparedScore] {
    // What was known before this session, of its blocks.
    var before: [Block: Known?] = [:]
    var turns: [Block: Int] = [:]
    var unnamed: [Score.Discipline: Int] = [:]
    return scores.map { score in
      if score.title == nil {
        // Without a plan, an amrap without a name is another one each time.
        if score.sessionName.isEmpty { return ComparedScore(score: score) }
        unnamed[score.score.discipline, default: 0] += 1
      }
      let number = score.title == nil ? unnamed[score.score.discipline] ?? 1 : 1
      let block = Block(name: score.name, level: score.level, discipline: score.score.discipline, number: number)
      let known = before[block] ?? blocks[block]
      before.updateValue(known, forKey: block)
      take(score, of: block)
      let turn = turns[block, default: 0]
      turns[block] = turn + 1
      return ComparedScore(score: score, last: known?.score(atTurn: turn), best: known?.best.score)
    }
  }

  private mutating func take(_ score: LoggedScore, of block: Block) {
    guard var known = blocks[block] else {
      blocks[block] = Known(best: score, last: [score])
      return
    }
    if known.last.first?.session != score.session { known.last = [] }
    known.last.append(score)
    if score.score.margin(over: known.best.score) != nil {
      (known.best, known.next) = (score, known.best.score)
    } else if known.next.map({ score.score.margin(over: $0) != nil }) ?? true {
      known.next = score.score
    }
    blocks[block] = known
  }
}

extension KnownScores.Known {
  /// Of a block that comes several times in its session; beyond those, the last one.
  fileprivate func score(atTurn turn: Int) -> Score? {
    (last.indices.contains(turn) ? last[turn] : last.last)?.score
  }
}
