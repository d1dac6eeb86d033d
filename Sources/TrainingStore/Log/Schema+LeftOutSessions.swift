/// Sessions that no list has: deleted ones, the running one, and some of those that were abandoned.

extension Schema {
  /// Of a long log almost none, so that the others are counted without looking at each. It has every column of its
  /// condition; otherwise SQLite would read an index of all sessions instead.
  static let leftOutSessions = """
    CREATE INDEX session_left_out ON session (day, status, deleted) WHERE \(mayBeLeftOut);
    """

  /// SQLite uses the index only where a query has this condition word by word.
  static let mayBeLeftOut = "deleted <> 0 OR status = 'running' OR status = 'abandoned'"
}
