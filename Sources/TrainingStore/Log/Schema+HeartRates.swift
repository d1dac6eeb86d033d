/// The heart rates in the sets of the log.

extension Schema {
  /// In beats per minute; null if nothing was measured.
  static let heartRates = """
    ALTER TABLE logged_set ADD COLUMN average_heart_rate INTEGER;
    ALTER TABLE logged_set ADD COLUMN max_heart_rate INTEGER;
    """
}
