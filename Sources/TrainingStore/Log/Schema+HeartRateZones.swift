/// How long the heart rate was in each zone, in the sets of the log.

import SessionModel

extension Schema {
  /// In whole seconds; null if nothing was measured, or if the maximum of the athlete was unknown when it was.
  static let heartRateZones =
    zoneColumns.map { "ALTER TABLE logged_set ADD COLUMN \($0) INTEGER;" }.joined(separator: "\n") + """

      CREATE INDEX logged_set_in_zones ON logged_set (day, exercise) WHERE zone_1_s IS NOT NULL;
      """

  /// From the first zone on.
  static let zoneColumns = ["zone_1_s", "zone_2_s", "zone_3_s", "zone_4_s", "zone_5_s"]
}
