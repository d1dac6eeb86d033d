/// The built-in exercises: read from the text tables in `Table/` when the first name is looked up.

/// The line of each exercise, and the owner of each name. An entry is made from its line only when needed.
struct ExerciseTable: Sendable {
  /// A line: `key | English | German | equipment | muscles | helping muscles | measure | other names`.
  struct Row: Sendable {
    var category: ExerciseCategory
    var start: UInt32
    var end: UInt32
  }

  static let builtIn = ExerciseTable()

  private(set) var rows: [Row] = []
  private(set) var names = NameIndex(expecting: 8500)

  private init() {
    rows.reserveCapacity(1800)
    for category in ExerciseCategory.allCases { read(category) }
  }

  func entry(at row: Int) -> ExerciseEntry? {
    guard rows.indices.contains(row) else { return nil }
    let row = rows[row]
    return ExerciseTable.entry(in: row.category.table, Int(row.start)..<Int(row.end), category: row.category)
  }

  /// The same, with only what a plan needs.
  func identity(at row: Int) -> ExerciseIdentity? {
    guard rows.indices.contains(row) else { return nil }
    let (row, text) = (rows[row], rows[row].category.table)
    let fields = ExerciseTable.parts(of: text, Int(row.start)..<Int(row.end), between: UInt8(ascii: "|"))
    return ExerciseTable.identity(in: text, fields, category: row.category)
  }

  /// The entry of the line in a range of bytes; nil if the line is malformed.
  static func entry(in text: String, _ line: Range<Int>, category: ExerciseCategory) -> ExerciseEntry? {
    let fields = parts(of: text, line, between: UInt8(ascii: "|"))
    guard let identity = identity(in: text, fields, category: category), let primary = muscles(text, fields[4]),
      let secondary = muscles(text, fields[5])
    else { return nil }
    return ExerciseEntry(
      key: identity.key, english: identity.english, german: string(text, fields[2]), category: category,
      equipment: identity.equipment, primary: primary, secondary: secondary, measure: identity.measure,
      aliases: parts(of: text, fields[7], between: UInt8(ascii: ",")).map { string(text, $0) })
  }

  private static func identity(
    in text: String, _ fields: [Range<Int>], category: ExerciseCategory
  ) -> ExerciseIdentity? {
    guard fields.count == 8, let equipment = Equipment(rawValue: string(text, fields[3])),
      let measure = Measure(rawValue: string(text, fields[6]))
    else { return nil }
    return ExerciseIdentity(
      key: string(text, fields[0]), english: string(text, fields[1]), category: category, equipment: equipment,
      measure: measure)
  }

  /// Adds the names of all lines. The key is left out: it is one of the names, with hyphens.
  private mutating func read(_ category: ExerciseCategory) {
    let text = category.table.utf8.span
    let (newline, bar, comma) = (UInt8(ascii: "\n"), UInt8(ascii: "|"), UInt8(ascii: ","))
    var (lineStart, nameStart, field, index) = (0, 0, 0, 0)
    while index <= text.count {
      let byte = index < text.count ? text[index] : newline
      if byte == bar || byte == newline || (byte == comma && field == 7) {
        if field == 1 || field == 2 || field == 7 {
          names.insert(FoldedName(text.extracting(nameStart..<index)), owner: rows.count)
        }
        nameStart = index + 1
        if byte == bar { field += 1 }
        if byte == newline {
          if index > lineStart {
            rows.append(Row(category: category, start: UInt32(lineStart), end: UInt32(index)))
          }
          (lineStart, field) = (index + 1, 0)
        }
      }
      index += 1
    }
  }

  private static func muscles(_ text: String, _ field: Range<Int>) -> [Muscle]? {
    var muscles: [Muscle] = []
    for part in parts(of: text, field, between: UInt8(ascii: " ")) {
      guard let muscle = Muscle(rawValue: string(text, part)) else { return nil }
      muscles.append(muscle)
    }
    return muscles
  }

  /// The parts of a range of bytes without the spaces around them; none of an empty range.
  private static func parts(of text: String, _ range: Range<Int>, between separator: UInt8) -> [Range<Int>] {
    let bytes = text.utf8.span
    var parts: [Range<Int>] = []
    parts.reserveCapacity(8)
    var start = range.lowerBound
    for index in range.lowerBound...range.upperBound {
      guard index == range.upperBound || bytes[index] == separator else { continue }
      var end = index
      while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
      while start < end, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      if index < range.upperBound || start < end || !parts.isEmpty { parts.append(start..<end) }
      start = index + 1
    }
    return parts
  }

  private static func string(_ text: String, _ range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: range.count)])
  }
}

extension ExerciseCategory {
  /// The lines of its exercises.
  var table: String {
    switch self {
    case .chest: Table.chest
    case .back: Table.back
    case .shoulders: Table.shoulders
    case .arms: Table.arms
    case .legs: Table.legs
    case .glutes: Table.glutes
    case .core: Table.core
    case .fullBody: Table.fullBody
    case .olympic: Table.olympic
    case .conditioning: Table.conditioning
    case .gymnastics: Table.gymnastics
    case .mobility: Table.mobility
    case .warmUp: Table.warmUp
    }
  }
}

/// The texts of `Table/`, one per category.
enum Table {}
