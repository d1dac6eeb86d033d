/// The unit of the pace that a plan gave a set: what was done is compared with it on every sheet.

import GRDB
import SessionModel

enum PlannedPace {
  private static let name = "planned_pace"

  /// Finds it in the session as it was compiled: by its block, if that is of the same exercise. Only a stretch with a time
  /// has a pace.
  static let column = """
    CASE WHEN logged_set.millimetres > 0 AND logged_set.milliseconds > 0
        AND instr(session.compiled, '"thousandths"') > 0 AND json_valid(session.compiled)
      THEN (
        SELECT json_extract(session.compiled, node.path || '\(work).units.pace')
        FROM json_tree(session.compiled, '$.blocks') AS node
        WHERE node.key = 'id' AND node.atom = logged_set.block
          AND json_extract(session.compiled, node.path || '\(work).exercise.key') = logged_set.exercise
        LIMIT 1)
      END AS \(name)
    """

  /// Where the compiled session has the work of a block.
  private static let work = ".content.step._0.work._0"

  /// Nil without one, and for one that no plan can have.
  static func unit(_ row: Row) throws -> PaceUnit? {
    guard let text = try row.optionalText(name) else { return nil }
    let unit: PaceUnit? = StoredText.value(text)
    return unit.flatMap { (1...1_000_000_000).contains($0.thousandths) ? $0 : nil }
  }
}
