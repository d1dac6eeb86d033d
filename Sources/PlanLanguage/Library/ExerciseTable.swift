/// The built-in exercises: read from the text tables of `Table/` when the first name is looked up.

/// Where each exercise's line is, and whose each name is. An entry is made from its line only when somebody wants it.
struct ExerciseTable: Sendable {
  /// A line: `key | English | German | equipment | muscles | helping muscles | measure | other names`.
  struct Row: Sendable {
    var category: ExerciseCategory
    var start: UInt32
    var end: UInt32
  }

  static let builtIn = ExerciseTable()

  private(set) var rows: [Row] = []
  private(set) var names = NameIndex(expecting: 4000)

  private init() {
    rows.reserveCapacity(600)
    for category in ExerciseCategory.allCases { read(category) }
  }

  func entry(at row: Int) -> ExerciseEntry? {
    guard rows.indices.contains(row) else { return nil }
    let row = rows[row]
    let text = row.category.table
    let start = text.utf8.index(text.startIndex, offsetBy: Int(row.start))
    let end = text.utf8.index(text.startIndex, offsetBy: Int(row.end))
    return ExerciseTable.entry(text[start..<end], category: row.category)
  }

  /// A line's entry; nil if the line is malformed.
  static func entry(_ line: Substring, category: ExerciseCategory) -> ExerciseEntry? {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
    guard fields.count == 8, let equipment = Equipment(rawValue: fields[3]), let measure = Measure(rawValue: fields[6])
    else { return nil }
    let primary = fields[4].split(separator: " ").map { Muscle(rawValue: String($0)) }
    let secondary = fields[5].split(separator: " ").map { Muscle(rawValue: String($0)) }
    guard !primary.contains(nil), !secondary.contains(nil) else { return nil }
    return ExerciseEntry(
      key: fields[0], english: fields[1], german: fields[2], category: category, equipment: equipment,
      primary: primary.compactMap(\.self), secondary: secondary.compactMap(\.self), measure: measure,
      aliases: fields[7].split(separator: ",").map(trimmed))
  }

  private mutating func read(_ category: ExerciseCategory) {
    let text = category.table.utf8.span
    let (newline, bar, comma) = (UInt8(ascii: "\n"), UInt8(ascii: "|"), UInt8(ascii: ","))
    var (lineStart, nameStart, field, index) = (0, 0, 0, 0)
    while index <= text.count {
      let byte = index < text.count ? text[index] : newline
      if byte == bar || byte == newline || (byte == comma && field == 7) {
        if field < 3 || field == 7 { names.insert(FoldedName(text.extracting(nameStart..<index)), owner: rows.count) }
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

  private static func trimmed(_ field: Substring) -> String {
    var field = field
    while field.first == " " { field.removeFirst() }
    while field.last == " " { field.removeLast() }
    return String(field)
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

/// The texts of `Table/`, one a category.
enum Table {}
