/// What today's log would have kept of sessions that are in the store: nothing of those that were only looked at, and the
/// times of runs as the length of a session that has no other.

extension Schema {
  static let completedSessions = lookedAt + lengthsOfRuns

  /// Nothing was ever entered in them, so no figure changes. One that an import brought stays, so that undoing it finds
  /// what it brought.
  static let lookedAt = """
    DELETE FROM program_session WHERE session IN (SELECT id FROM session WHERE \(wasOnlyLookedAt));
    DELETE FROM session WHERE \(wasOnlyLookedAt);

    """

  private static let wasOnlyLookedAt: String = {
    let traces = ["event", "logged_set", "session_note", "block_score", "corrected_entry", "settlement", "expiry"]
    let isTouched = traces.map { "EXISTS (SELECT 1 FROM \($0) WHERE \($0).session = session.id)" }
    return "status = 'abandoned' AND origin = 'recorded' AND import IS NULL AND NOT ("
      + isTouched.joined(separator: " OR ") + ")"
  }()

  private static let lengthsOfRuns = """
    UPDATE session SET elapsed_ms = runs.milliseconds FROM (
        SELECT session AS id, sum(milliseconds) AS milliseconds FROM logged_set GROUP BY session
        HAVING count(*) = count(milliseconds) AND count(*) = count(millimetres)
      ) AS runs
      WHERE runs.id = session.id AND origin = 'imported' AND elapsed_ms IS NULL AND ended_wall_ms IS NULL
        AND runs.milliseconds BETWEEN 1000 AND 86400000;
    """
}
