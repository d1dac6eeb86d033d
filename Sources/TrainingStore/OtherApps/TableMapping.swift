/// Which column of a table says what: guessed from its header, corrected by the athlete, kept for the next file with the
/// same header.

/// Columns of one header by what they say.
public struct TableMapping: Hashable, Sendable {
  /// By their place, from 0.
  public private(set) var places: [WorkoutColumn: Int]
  /// The header's names, as the file has them.
  public let header: [String]

  /// From the names alone; a name that says the same as an earlier one is left out.
  public init(guessing header: [String]) {
    self.header = header.map { $0.trimmingSpaces() }
    places = [:]
    for (place, name) in self.header.enumerated() {
      let name = ColumnName(name)
      guard var column = name.column else { continue }
      // A time of day has no unit.
      if column == .time, name.unit != nil { column = .duration }
      if places[column] == nil || column == .duration && name.isSeconds {
        // Beside seconds, another length is that of the session.
        if column == .duration, let other = places[.duration], places[.length] == nil { places[.length] = other }
        places[column] = place
      } else if column == .duration, places[.length] == nil {
        places[.length] = place
      }
    }
    tellTimes()
  }

  /// A column called *time* is the length of a set where there are distances, and the time of day elsewhere, or right
  /// beside the date.
  private mutating func tellTimes() {
    guard let time = places[.time], places[.duration] == nil, places[.distance] != nil else { return }
    if let date = places[.date], abs(date - time) == 1 { return }
    (places[.duration], places[.time]) = (time, nil)
  }

  /// What `text` wrote for this header; nil if it is something else.
  public init?(_ text: String, header: [String]) {
    self.header = header.map { $0.trimmingSpaces() }
    places = [:]
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let column = WorkoutColumn(rawValue: String(parts[0])), let place = Int(parts[1]),
        header.indices.contains(place)
      else { return nil }
      places[column] = place
    }
  }

  /// `date=0 exercise=3`
  public var text: String {
    WorkoutColumn.allCases.compactMap { column in places[column].map { "\(column.rawValue)=\($0)" } }
      .joined(separator: " ")
  }

  /// Names a header among the settings: equal for equal headers.
  public static func settingKey(of header: [String]) -> String {
    var checksum = Checksum()
    for name in header { checksum.add((name.trimmingSpaces() + "\u{1F}").utf8) }
    return "table-" + String(checksum.value, radix: 16)
  }

  /// What the athlete says, such as `exercise=Übung, load=Gewicht (kg)`; nothing after `=` leaves a column out. Nil if it
  /// does not speak of columns.
  public static func said(_ text: String) -> [(column: WorkoutColumn, name: String)]? {
    var said: [(column: WorkoutColumn, name: String)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        String($0).trimmingSpaces()
      }
      if words.count == 2, let column = WorkoutColumn(rawValue: words[0].lowercased()) ?? ColumnName(words[0]).column {
        said.append((column, words[1]))
      } else if let last = said.popLast() {
        // The name of a column may have commas.
        said.append((last.column, last.name + "," + part))
      } else {
        return nil
      }
    }
    return said.isEmpty ? nil : said
  }

  /// Sets a column by its name in the header; false if there is no such name.
  public mutating func set(_ column: WorkoutColumn, to name: String) -> Bool {
    if name.isEmpty {
      places[column] = nil
      return true
    }
    guard let place = header.firstIndex(where: { $0.lowercased() == name.lowercased() }) else { return false }
    // A column says one thing.
    for (other, its) in places where its == place { places[other] = nil }
    places[column] = place
    return true
  }

  /// What is missing for sets to be read.
  public var lacks: [WorkoutColumn] {
    var lacks = [WorkoutColumn.date, .exercise].filter { places[$0] == nil }
    if places[.reps] == nil, places[.duration] == nil, places[.distance] == nil { lacks.append(.reps) }
    return lacks
  }

  /// The names of the columns that say nothing here.
  public var unused: [String] {
    let used = Set(places.values)
    return header.enumerated().filter { !used.contains($0.offset) && !$0.element.isEmpty }.map(\.element)
  }

  /// The unit that the header has for a column.
  func unit(of column: WorkoutColumn) -> String? {
    guard let place = places[column] else { return nil }
    let name = ColumnName(header[place])
    return name.unit ?? (Self.unitNames.contains(name.name) ? name.name : nil)
  }

  /// Columns that are called by their unit alone.
  private static let unitNames: Set<String> = [
    "kg", "kgs", "kilo", "kilos", "kilogramm", "lb", "lbs", "pounds", "pfund", "km", "minutes", "minuten",
  ]
}
