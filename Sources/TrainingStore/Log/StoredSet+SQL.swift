/// A set of the log as SQL, for changes to thousands of sets at once: whether its row can be read, and the text that
/// corrections keep of it.

import GRDB
import SessionModel

extension StoredSet {
  /// The same text as `StoredText.of` gives for the row of `logged_set` that a query calls `row`, without reading it.
  ///
  /// - Parameter began: when its session began, as `StoredSet.init(_:began:)` has it.
  static func text(of row: String, began: String) -> String {
    let zones = Schema.zoneColumns.map { "\(row).\($0)" }
    let parts = "'[' || replace(\(row).parts, '+', ',') || ']'"
    let values = [
      ("began", "\(row).began_wall_ms - \(began)"), ("block", "\(row).block"),
      ("cutOff", "json(iif(\(row).cut_off, 'true', 'false'))"), ("distanceUnit", "\(row).distance_unit"),
      ("ended", "\(row).ended_wall_ms - \(began)"),
      ("exercise", "json_object('key', \(row).exercise, 'name', \(row).exercise_name)"),
      ("extra", "\(row).extra_reps"),
      (
        "heartRate",
        """
        iif(\(row).average_heart_rate IS NULL OR \(row).max_heart_rate IS NULL, NULL, json_object(
          'average', \(row).average_heart_rate, 'maximum', \(row).max_heart_rate,
          'zoneSeconds', iif(\(zones.map { "\($0) IS NULL" }.joined(separator: " OR ")), NULL,
            json_array(\(zones.joined(separator: ", "))))))
        """
      ),
      ("kcal", "\(row).kilocalories"), ("label", "\(row).label"),
      (
        "load",
        """
        iif(\(row).load_kind IS NULL, NULL,
          json_object('count', \(row).load_count, 'grams', \(row).load_grams, 'kind', \(row).load_kind))
        """
      ),
      ("loadUnit", "\(row).load_unit"), ("mm", "\(row).millimetres"), ("ms", "\(row).milliseconds"),
      ("of", "\(row).of_sets"), ("parts", "iif(json_valid(\(parts)), json(\(parts)), NULL)"),
      ("reps", "\(row).reps"), ("role", "\(row).role"), ("rounds", "\(row).rounds"), ("rpe10", "\(row).rpe_tenths"),
      ("set", "\(row).set_number"), ("side", "\(row).side"),
    ]
    // What there is not is not written.
    return "json_patch('{}', json_object(\(values.map { "'\($0)', \($1)" }.joined(separator: ", "))))"
  }

  /// Whether a row of `logged_set` has no impossible value.
  static func isReadable(_ row: String, _ db: Database) throws -> String {
    let conditions = try db.columns(in: "logged_set").compactMap { column in
      ColumnRule.of(column.name, in: "logged_set").flatMap { rule -> String? in
        if case .text = rule { return nil }
        let value = "\(row).\(column.name)"
        return "(\(value) IS NULL OR \(rule.condition(value: value)))"
      }
    }
    return (conditions + ["(\(row).load_kind IS NULL OR \(row).load_grams IS NOT NULL)"]).joined(separator: " AND ")
  }

  /// The same for a row of `session`, whose sets cannot be read otherwise.
  static func isReadable(session row: String) -> String {
    let conditions = ["wall_ms", "utc_offset_s", "day"].compactMap { column in
      ColumnRule.of(column, in: "session")?.condition(value: "\(row).\(column)")
    }
    return conditions.joined(separator: " AND ")
  }

  /// When a session began that may have been moved to another day, as `StoredSet.init(_:began:)` has it.
  static func began(session row: String) -> String {
    let (wall, day) = ("\(row).wall_ms", 86_400_000)
    let local = "(\(wall) + \(row).utc_offset_s * 1000)"
    return "(\(wall) + \(row).day * \(day) - (\(local) - (\(local) % \(day) + \(day)) % \(day)))"
  }

  /// What `logged_set.words` says.
  static func words(key: String, name: String, label: String, session: String) -> String {
    let newline = " || char(10) || "
    return
      "swiftLowercaseString(\([name, key, "ifnull(\(label), '')", session].joined(separator: newline)))"
  }
}
