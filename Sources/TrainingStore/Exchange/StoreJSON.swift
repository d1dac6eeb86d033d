/// Everything in the store as one JSON document, and back: tables of rows, with identities in place of session numbers.
///
///     {"satz":"everything","schema":7,
///     "session":[
///     {"identity":"satz-5f3a9c0e12ab34cd","name":"Push",…}
///     ],
///     "event":[…],…}

import FoundationEssentials
import GRDB
import SessionModel

/// An exported table, parents before children. Rows that are already there stay as they are.
struct TravellingTable {
  /// For a column that is the number of a row in another table: what identifies that row.
  struct Parent {
    var table: String
    /// An SQL expression over that table.
    var key: String
  }

  var name: String
  /// Columns that mean something only in this store.
  var local: Set<String> = []
  var parents: [String: Parent] = [:]
  /// An SQL expression that identifies its rows in every store, if no key of the table does.
  var key: String?
  /// The order in which its rows were made, if that matters.
  var order: String?
  /// Which rows are exported, as an SQL condition.
  var condition = "1"

  /// A command to run and a folder are set on each machine: a document may come from somebody else.
  static func isShared(_ key: String) -> String { "\(key) NOT IN ('heart-rate', 'sync')" }

  private static let session = Parent(table: "session", key: "identity")
  private static let settlement =
    "(SELECT identity FROM session AS whose WHERE whose.id = session) || '-' || wall_ms"
  /// What identified a correction in documents from before it had an identity.
  private static let act = "act || '-' || wall_ms || '-' || utc_offset_s"

  private static let max = """
    exercise || '-' || wall_ms || '-' || origin || '-' || ifnull(grams, '') || '-' || day || '-'
      || ifnull(formula, '') || '-' || ifnull(from_grams, '') || '-' || ifnull(from_reps, '') || '-'
      || ifnull(from_rpe_tenths, '')
    """

  /// The tables as a document of this schema has them.
  static func all(ofSchema schema: Int) -> [TravellingTable] { schema < 19 ? earlier : all }

  private static let earlier = all.map { table in
    var table = table
    for (column, parent) in table.parents where parent.table == "correction" { table.parents[column]?.key = act }
    if table.name == "correction" { table.key = act }
    return table
  }

  static let all = [
    TravellingTable(name: "session", local: ["id", "import"], key: "identity", order: "wall_ms, identity"),
    TravellingTable(name: "event", parents: ["session": session]),
    TravellingTable(name: "logged_set", parents: ["session": session]),
    TravellingTable(name: "session_note", parents: ["session": session]),
    TravellingTable(name: "block_score", parents: ["session": session]),
    TravellingTable(
      name: "correction", local: ["id"], parents: ["undoes": Parent(table: "correction", key: "identity")],
      key: "identity", order: "made, identity"),
    TravellingTable(
      name: "corrected_entry",
      parents: ["session": session, "correction": Parent(table: "correction", key: "identity")]),
    TravellingTable(name: "program_session", parents: ["session": session]),
    TravellingTable(
      name: "settlement", local: ["id"], parents: ["session": session], key: settlement,
      order: "wall_ms, (SELECT identity FROM session AS whose WHERE whose.id = session), id"),
    TravellingTable(
      name: "state_change", parents: ["settlement": Parent(table: "settlement", key: settlement)]),
    TravellingTable(
      name: "program_start", local: ["id"], key: "program || '-' || wall_ms || '-' || since_ms",
      order: "wall_ms, program, since_ms"),
    TravellingTable(name: "profile"), TravellingTable(name: "plate"),
    TravellingTable(
      name: "bodyweight", local: ["id", "import"], key: "day || '-' || wall_ms || '-' || ifnull(grams, '')",
      order: "wall_ms, day, ifnull(grams, ''), id"),
    TravellingTable(
      name: "max", local: ["id", "import"],
      key: max, order: "wall_ms, \(max), id"),
    TravellingTable(name: "setting", condition: isShared("key")), TravellingTable(name: "own_exercise"),
    TravellingTable(name: "other_name"),
    TravellingTable(name: "category", local: ["id"], key: "folded"),
    TravellingTable(
      name: "exercise_mark", parents: ["own_category": Parent(table: "category", key: "folded")]),
    TravellingTable(name: "imported_exercise"),
    TravellingTable(name: "exercise_picture", local: ["id"], key: "exercise || '-' || position"),
    TravellingTable(name: "profile_picture"), TravellingTable(name: "workout", local: ["id"], key: "folded"),
    TravellingTable(
      name: "workout_version", parents: ["workout": Parent(table: "workout", key: "folded")]),
    TravellingTable(name: "mapped_exercise"),
  ]

  /// Tables that are not exported: those derived from others, and those that belong to this machine: what happened on it,
  /// and what it reminds of.
  static let staying: Set<String> = [
    "exercise_day", "exercise_day_load", "exercise_best", "new_best", "record_set",
    "changed_exercise", "changed_weighing", "session_day", "changed_session_day", "import",
    "import_change", "library_change", "expiry", "reminder", "reminder_told", "replica", "shared",
  ]
}

extension TrainingStore {
  /// The document, piece by piece; the same store gives the same bytes. Reports progress, 0 … 1. Rows that no import
  /// would accept are left out and noted.
  public func forEachJSONPiece(
    progress: (Double) -> Void = { _ in }, _ write: (String) throws -> Void
  ) throws {
    try withQueue { queue in
      try queue.read { db in
        let tables = try TravellingTable.all.filter { try db.tableExists($0.name) }
        let counts = tables.map { "(SELECT count(*) FROM \($0.name))" }.joined(separator: " + ")
        let count = try Int.fetchOne(db, sql: "SELECT \(counts)") ?? 0
        var written = 0
        var leftOut: [String: Set<Int>] = [:]
        try write("{\"satz\":\"everything\",\"schema\":\(Schema.steps.count)")
        for table in tables {
          try write(",\n\"\(table.name)\":[")
          let keys = try db.primaryKey(table.name).columns.map { "key_\($0)" }
          let rows = try Row.fetchCursor(db, sql: try table.selection(db, leftOut: leftOut))
          var isFirst = true
          while let row = try rows.next() {
            if written % 1024 == 0 { progress(Double(written) / Double(max(1, count))) }
            written += 1
            guard try isExported(row, of: table, keys: keys) else {
              if keys == ["key_id"], let id = Int.fromDatabaseValue(row["key_id"]) {
                leftOut[table.name, default: []].insert(id)
              }
              continue
            }
            try write((isFirst ? "\n" : ",\n") + (row["document"] as String))
            isFirst = false
          }
          try write("\n]")
        }
        try write("}\n")
      }
    }
  }

  /// Whether the bytes begin like an exported store.
  public static func isJSON(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("{\"satz\":".utf8)) }
}

extension TravellingTable {
  /// The columns that are written, and whether they are bytes.
  func columns(_ db: Database) throws -> [(name: String, isBytes: Bool)] {
    try db.columns(in: name).filter { !local.contains($0.name) }.map { ($0.name, $0.type.uppercased() == "BLOB") }
  }

  /// The value of a column, or what identifies the row it refers to in every store.
  func value(of column: String) -> String {
    guard let parent = parents[column] else { return "\(name).\(column)" }
    return "(SELECT \(parent.key) FROM \(parent.table) AS parent WHERE parent.id = \(name).\(column))"
  }

  /// Rows of a `document`, what is wrong with it (`fault`), and the key (`key_…`).
  func selection(_ db: Database, leftOut: [String: Set<Int>]) throws -> String {
    let columns = try columns(db)
    func value(_ column: (name: String, isBytes: Bool)) -> String {
      column.isBytes ? "hex(\(name).\(column.name))" : self.value(of: column.name)
    }
    func object(_ columns: [(name: String, isBytes: Bool)]) -> String {
      columns.map { "'\($0.name)', \(value($0))" }.joined(separator: ", ")
    }
    let about = try about(db, leftOut: leftOut)
    if order == nil, key == nil, columns.first?.name == "session" {
      // Session by session: the index of identities is already sorted, so a million sets need no sorting.
      let rest = try db.primaryKey(name).columns.filter { $0 != "session" }.map { ", \(name).\($0)" }
      return """
        SELECT json_object('session', whose.identity, \(object(Array(columns.dropFirst())))) AS document, \(about)
        FROM session AS whose CROSS JOIN \(name) ON \(name).session = whose.id
        ORDER BY whose.identity\(rest.joined())
        """
    }
    let order = order ?? key ?? columns.indices.map { "\($0 + 2)" }.joined(separator: ", ")
    let keys = columns.map { parents[$0.name] == nil ? $0.name : value($0) }
    return """
      SELECT json_object(\(object(columns))) AS document, \(keys.joined(separator: ", ")), \(about) FROM \(name)
      WHERE \(condition) ORDER BY \(order)
      """
  }

  /// Whether a row is exported, and what identifies it.
  private func about(_ db: Database, leftOut: [String: Set<Int>]) throws -> String {
    let keys = try db.primaryKey(name).columns.map { "\(name).\($0) AS key_\($0)" }
    let kept = name == "corrected_entry" ? ["before AS kept_before", "after AS kept_after"] : []
    return (["\(try fault(db, leftOut: leftOut)) AS fault"] + keys + kept).joined(separator: ", ")
  }
}
