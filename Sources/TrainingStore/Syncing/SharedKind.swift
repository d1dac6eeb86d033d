/// What machines share: items that are changed and deleted as a whole, each made of rows of exported tables.

import GRDB

/// A kind of item. Its key names an item on every machine.
struct SharedKind {
  /// The rows of one table that are part of an item.
  struct Part {
    var table: TravellingTable
    /// The key of the item that a row belongs to, as an expression over the table.
    var owner: String
    /// Columns that do not travel: on arrival they are these expressions over the `row`.
    var given: [String: String] = [:]
    /// A condition for a `row` that arrives; `1` if any is right.
    var isRight = "1"
  }

  var name: String
  var parts: [Part]
  /// Selects `key`, `mark` and `value` of every item that is here.
  var here: String
  /// Whether an item that a joining machine has wins over the one that the others have.
  var joinsAsNewest = false
  /// Whether the first table has one row for each item.
  var isOneRow = true
  /// Items of this kind never change, and go only with what they belong to.
  var isForever = false

  /// In the order in which they are entered: what others refer to comes first.
  static func all(_ db: Database) throws -> [SharedKind] {
    [
      try single("import", key: "identity", newest: true, db), try sessions(db), try corrections(db),
      try single("bodyweight", newest: true, db), try single("max", newest: true, db),
      try single("program_start", newest: true, db), try profile(db),
      try group("plates", [("plate", "'plates'")], keys: "SELECT 'plates' AS key FROM profile WHERE has_plates", db),
      try group(
        "picture", [("profile_picture", "'picture'")], keys: "SELECT 'picture' AS key FROM profile_picture", db),
      try single("setting", key: "key", where: TravellingTable.isShared("key"), db),
      try single("category", key: "folded", db),
      try group(
        "exercise", [("own_exercise", "key"), ("exercise_mark", "exercise"), ("other_name", "exercise")],
        keys:
          "SELECT key FROM own_exercise UNION SELECT exercise FROM exercise_mark UNION SELECT exercise FROM other_name",
        db),
      try group(
        "pictures", [("exercise_picture", "exercise")], keys: "SELECT DISTINCT exercise AS key FROM exercise_picture",
        mark: """
          (SELECT group_concat(position || format || length(bytes) || hex(substr(bytes, -32)))
            FROM exercise_picture WHERE exercise = item.key)
          """, db),
      try single("imported_exercise", key: "source || '/' || id", db), try single("workout", key: "folded", db),
      try single("workout_version", key: version, db), try single("mapped_exercise", key: "theirs", db),
    ]
  }

  private static let isRightVersion = """
    row.item = row.workout || '/' || row.wall_ms || '/' || digest(bytes_of(row.source))
    """

  /// A saved text is the same version wherever it is, whatever number it has there.
  private static let version = """
    (SELECT folded FROM workout AS whose WHERE whose.id = workout) || '/' || wall_ms || '/' || digest(source)
    """
}

extension SharedKind {
  /// Items of one row each.
  private static func single(
    _ name: String, key: String? = nil, where condition: String = "1", newest: Bool = false, _ db: Database
  ) throws -> SharedKind {
    let table = travelling(name)
    let key = key ?? table.key ?? "key"
    let column = try db.columns(in: name).contains { $0.name == key } ? key : nil
    var part = Part(table: table, owner: key, given: column.map { [$0: "row.item"] } ?? [:])
    if name == "import" { part.given["is_traced"] = "row.kind <> 'json'" }
    if name == "workout_version" { part.isRight = Self.isRightVersion }
    if name == "imported_exercise" { part.isRight = "row.item = row.source || '/' || row.id" }
    if column == nil, name != "imported_exercise", name != "workout_version" {
      let columns = try table.columns(db).map { "row.\($0.name) AS \($0.name)" }.joined(separator: ", ")
      part.isRight = "row.item = (SELECT \(key) FROM (SELECT \(columns)))"
    }
    if name == "setting" { part.isRight = TravellingTable.isShared("row.item") }
    let value = "json_object('\(name)', json_array(\(try part.object(db))))"
    return SharedKind(
      name: name, parts: [part],
      here: "SELECT \(key) AS key, digest(\(value)) AS mark, \(value) AS value FROM \(name) WHERE \(condition)",
      joinsAsNewest: newest)
  }

  /// Items of any number of rows, which are few.
  private static func group(
    _ name: String, _ tables: [(name: String, owner: String)], keys: String, mark: String? = nil, _ db: Database
  ) throws -> SharedKind {
    let parts = try tables.map { table in
      let columns = try db.columns(in: table.name).map(\.name)
      var part = Part(table: travelling(table.name), owner: table.owner)
      if columns.contains(table.owner) { part.given = [table.owner: "row.item"] }
      if table.name == "profile_picture" { part.given = ["id": "1"] }
      return part
    }
    let value = try value(of: parts, db)
    return SharedKind(
      name: name, parts: parts,
      here: "SELECT item.key, \(mark ?? "digest(\(value))") AS mark, \(value) AS value FROM (\(keys)) AS item",
      isOneRow: false)
  }

  /// One item for each field of the profile that has a value.
  private static func profile(_ db: Database) throws -> SharedKind {
    let part = Part(table: travelling("profile"), owner: "", given: ["id": "1", "has_plates": "0"])
    let fields = try part.table.columns(db).map(\.name).filter { part.given[$0] == nil }
    let here = fields.map { field in
      let value = "json_object('profile', json_array(json_object('\(field)', \(field))))"
      return
        "SELECT '\(field)' AS key, digest(\(value)) AS mark, \(value) AS value FROM profile WHERE \(field) IS NOT NULL"
    }
    return SharedKind(name: "profile", parts: [part], here: here.joined(separator: " UNION ALL "))
  }

  private static func sessions(_ db: Database) throws -> SharedKind {
    let parts = sessionParts()
    let mark = """
      status || ' ' || (SELECT count(*) FROM event WHERE session = session.id)
        || ' ' || (SELECT count(*) FROM settlement WHERE session = session.id)
        || ' ' || ifnull((SELECT identity FROM import WHERE import.id = session.import), '')
      """
    return SharedKind(
      name: "session", parts: parts,
      here: """
        SELECT identity AS key, \(mark) AS mark, \(try sessionValue(of: parts, db)) AS value
        FROM session WHERE status <> 'running'
        """, joinsAsNewest: true)
  }

  private static func sessionParts() -> [Part] {
    // `EnteredItems` has looked them up once for each session, not for each of its rows.
    let session = "(SELECT id FROM arrived_session WHERE number = row.line)"
    let tables = ["event", "logged_set", "session_note", "block_score", "program_session", "settlement"]
    var parts = [
      Part(
        table: travelling("session"), owner: "identity", given: ["identity": "row.item"],
        isRight: "row.status <> 'running' AND ifnull(row.origin_key, row.item) = row.item")
    ]
    parts += tables.map { Part(table: travelling($0), owner: "", given: ["session": session]) }
    parts[1].isRight = "row.sequence = row.ordinal"
    parts[2].given["day"] = "(SELECT day FROM arrived_session WHERE number = row.line)"
    parts.append(
      Part(
        table: travelling("state_change"), owner: "",
        given: [
          "settlement": """
          (SELECT id FROM settlement WHERE session = \(session)
            AND row.item || '-' || settlement.wall_ms = row.settlement ORDER BY id DESC LIMIT 1)
          """
        ]))
    parts[parts.count - 1].table.parents = [:]
    return parts
  }

  /// A session with everything in it, as JSON. Its settlements have no name elsewhere but their session and their time.
  private static func sessionValue(of parts: [Part], _ db: Database) throws -> String {
    let settlements = "SELECT id FROM settlement WHERE session = session.id"
    let settlement = """
      (SELECT session.identity || '-' || parent.wall_ms FROM settlement AS parent
        WHERE parent.id = state_change.settlement)
      """
    var values = ["'session', json_array(\(try parts[0].object(db)))"]
    for part in parts.dropFirst() {
      let name = part.table.name
      let isOfSession = name == "state_change" ? "settlement IN (\(settlements))" : "session = session.id"
      let others = name == "state_change" ? [(name: "settlement", value: settlement)] : []
      let key = try db.primaryKey(name).columns.joined(separator: ", ")
      let object = try part.object(db, adding: others)
      values.append(
        """
        '\(name)', (SELECT json_group_array(\(object))
          FROM (SELECT * FROM \(name) WHERE \(isOfSession) ORDER BY \(key)) AS \(name))
        """)
    }
    return "json_object(\(values.joined(separator: ", ")))"
  }

  private static func corrections(_ db: Database) throws -> SharedKind {
    let act = Part(
      table: travelling("correction"), owner: "identity",
      given: [
        "identity": "row.item",
        "undoes": "iif(row.act = 'undo', (SELECT id FROM correction WHERE identity = substr(row.item, 6)), NULL)",
      ], isRight: "row.made IS NOT NULL AND (row.act <> 'undo' OR row.item LIKE 'undo-%')")
    let entry = Part(
      table: travelling("corrected_entry"), owner: "",
      given: ["correction": "(SELECT id FROM correction WHERE identity = row.item)"])
    let value = """
      json_object('correction', json_array(\(try act.object(db))), 'corrected_entry',
        (SELECT json_group_array(\(try entry.object(db)))
          FROM (SELECT * FROM corrected_entry WHERE correction = correction.id ORDER BY session, position) AS corrected_entry))
      """
    return SharedKind(
      name: "correction", parts: [act, entry],
      here: """
        SELECT identity AS key, CAST((SELECT count(*) FROM corrected_entry WHERE correction = correction.id) AS TEXT)
          AS mark, \(value) AS value
        FROM correction
        """, joinsAsNewest: true, isForever: true)
  }

  /// As it is exported, and with its import by identity.
  static func travelling(_ name: String) -> TravellingTable {
    var table = TravellingTable.all.first { $0.name == name } ?? TravellingTable(name: name, local: ["id"])
    if table.local.remove("import") != nil {
      table.parents["import"] = TravellingTable.Parent(table: "import", key: "identity")
    }
    if name == "workout_version" { table.local.insert("version") }
    return table
  }

  /// The rows of all parts as one JSON object, for a query in which `item.key` is the item.
  private static func value(of parts: [Part], _ db: Database) throws -> String {
    let arrays = try parts.map { part in
      let name = part.table.name
      let key = try db.primaryKey(name).columns.joined(separator: ", ")
      return """
        '\(name)', (SELECT json_group_array(\(try part.object(db)))
          FROM (SELECT * FROM \(name) WHERE \(part.owner) = item.key ORDER BY \(key)) AS \(name))
        """
    }
    return "json_object(\(arrays.joined(separator: ", ")))"
  }
}

extension SharedKind.Part {
  /// The columns that travel, with their values as expressions over the table.
  func columns(_ db: Database) throws -> [(name: String, value: String)] {
    try table.columns(db).filter { given[$0.name] == nil }.map { column in
      (column.name, column.isBytes ? "hex(\(table.name).\(column.name))" : table.value(of: column.name))
    }
  }

  /// A row as JSON, without what it does not have.
  func object(_ db: Database, adding others: [(name: String, value: String)] = []) throws -> String {
    let pairs = (try columns(db) + others).map { "'\($0.name)', \($0.value)" }.joined(separator: ", ")
    return "json_patch('{}', json_object(\(pairs)))"
  }

  /// Enters the rows that have arrived for the table.
  func enter(setting: [String: String] = [:], _ db: Database) throws {
    let given = given.merging(setting) { $1 }
    let columns = try table.columns(db).filter { given[$0.name] == nil }
    let names = columns.map(\.name) + given.keys.sorted()
    let values = columns.map { table.arriving($0) } + given.keys.sorted().map { given[$0] ?? "NULL" }
    // Lines are in the order of their keys; sessions are numbered as they were trained.
    let order = table.name == "session" ? "row.wall_ms, place" : "place"
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO \(table.name) (\(names.joined(separator: ", ")))
        SELECT \(values.joined(separator: ", ")) FROM arriving_\(table.name) AS row ORDER BY \(order)
        """)
  }
}
