/// Tables: rows of cells between `|`, tabs, commas or semicolons, below a head that names its columns.

enum ScribbleTable {
  /// Writes each row below a head as a line with the same meaning: `Row | 3 | 10 | 60s` is `Row 3x10, rest 60s`.
  static func straighten(_ lines: inout [ScribbleLine], loads: ScribbleUnit) {
    var columns: [Column] = []
    var separator: Unicode.Scalar = "|"
    var day = ""
    straightenBareRows(&lines, loads)
    for index in lines.indices {
      if let (found, head) = head(lines[index]) {
        (separator, columns, day) = (found, head, "")
        lines[index].isTableHead = true
        continue
      }
      let cells = lines[index].cells(between: separator)
      let isApart = separator != "|" && lines[index].isAfterBlank
      if isApart || cells.count < 2 || cells.count > columns.count {
        columns = []
      } else if !columns.isEmpty, let said = row(cells, columns, loads) {
        lines[index].say(said)
        let dayOfRow = ScribbleTable.day(cells, columns)
        if let dayOfRow, dayOfRow != day { lines[index].dayOfRow = dayOfRow }
        day = dayOfRow ?? day
      }
    }
  }

  /// Writes rows that follow each other without a head: `Kniebeugen | 3 | 8 | 80 kg | 2 min`.
  private static func straightenBareRows(_ lines: inout [ScribbleLine], _ loads: ScribbleUnit) {
    var start = 0
    while start < lines.count {
      let rows = lines[start...].prefix { bareColumns($0.cells(between: "|")) != nil }
      // One alone may be anything.
      if rows.count > 1 {
        for index in rows.indices {
          let cells = lines[index].cells(between: "|")
          if let columns = bareColumns(cells), let said = row(cells, columns, loads) { lines[index].say(said) }
        }
      }
      start += max(1, rows.count)
    }
  }

  /// A name, a small number of sets, what a set consists of, and cells whose units say what they are.
  private static func bareColumns(_ cells: [String]) -> [Column]? {
    guard (3...6).contains(cells.count), !cells[0].hasDigit, isFilled(cells[0]), let sets = Int(cells[1]),
      (1...8).contains(sets)
    else { return nil }
    let reps = ScribbleLexer.tokens(of: Array(cells[2].unicodeScalars))
    guard let first = reps.first?.number, first.thousandths <= 100_000,
      reps.allSatisfy({ !$0.isWord || ScribbleUnit($0.text)?.isTime ?? false || ScribbleUnit($0.text) == .reps })
    else { return nil }
    var columns: [Column] = [.name, .sets, .reps]
    for cell in cells.dropFirst(3) {
      let tokens = ScribbleLexer.tokens(of: Array(cell.unicodeScalars))
      let unit = tokens.compactMap { ScribbleUnit($0.text) }.first
      guard !tokens.isEmpty else {
        columns.append(.remark)
        continue
      }
      if let unit, unit.isMass || unit == .percent, !columns.contains(.load(nil)) {
        columns.append(.load(nil))
      } else if tokens[0].isClock || unit?.isTime ?? false, !columns.contains(.rest(nil)) {
        columns.append(.rest(nil))
      } else if tokens.count == 1, tokens[0].number.map({ $0.thousandths >= 10_000 }) ?? false, columns.count == 3 {
        columns.append(.load(nil))
      } else if tokens.allSatisfy({ $0.number == nil }) {
        columns.append(.remark)
      } else {
        return nil
      }
    }
    return columns
  }

  /// The columns that a line names, and what is between them; nil for a line that is not a head.
  private static func head(_ line: ScribbleLine) -> (Unicode.Scalar, [Column])? {
    if let head = head(line.cells(between: "|")) { return ("|", head) }
    for separator: Unicode.Scalar in [",", ";"] {
      // `Bench press, sets, reps` is a head only if it says where the names are.
      if let head = head(line.cells(between: separator)), head.count >= 3, head.contains(.name),
        head.contains(.sets), !head.contains(.remark) || head.contains(.date)
      {
        return (separator, head)
      }
    }
    return nil
  }

  /// What a column holds.
  private enum Column: Equatable {
    case name, sets, reps, rpe, rir, tempo, remark, date, week, day
    case rest(ScribbleUnit?)
    case load(ScribbleUnit?)
  }

  /// Nil unless at least two cells are names of columns and no cell is anything else.
  private static func head(_ cells: [String]) -> [Column]? {
    guard cells.count >= 2 else { return nil }
    var columns: [Column] = []
    var known = 0
    for (place, cell) in cells.enumerated() {
      let column = column(cell)
      if column != nil { known += 1 }
      columns.append(column ?? (place == 0 ? .name : .remark))
    }
    guard known >= 2, columns.contains(.sets) || columns.contains(.reps), cells.allSatisfy({ !$0.hasDigit }) else {
      return nil
    }
    if !columns.contains(.name) { columns[0] = .name }
    return columns
  }

  private static func column(_ cell: String) -> Column? {
    let words = ScribbleLexer.tokens(of: Array(cell.unicodeScalars)).filter { $0.isWord || $0.isSign("%") }
    let units = words.compactMap { ScribbleUnit($0.text) }
    guard let first = words.first?.text else { return nil }
    switch first {
    case "exercise", "exercises", "movement", "lift", "übung", "übungen", "uebung", "name", "move": return .name
    case "sets", "set", "sätze", "saetze", "satz", "serien": return .sets
    case "reps", "rep", "wdh", "whd", "wiederholungen", "repetitions", "time", "dauer", "zeit", "duration", "distance":
      return .reps
    case "weight", "load", "gewicht", "last", "intensity", "intensität", "kg", "lbs", "lb", "%":
      return .load(units.first { $0.isMass || $0 == .percent })
    case "rest", "pause", "satzpause": return .rest(units.first { $0.isTime })
    case "date", "datum": return .date
    case "day", "tag", "session", "workout", "einheit": return .day
    case "week", "woche", "wk", "wo": return .week
    case "rpe": return .rpe
    case "rir": return .rir
    case "tempo", "kadenz": return .tempo
    case "notes", "note", "notizen", "bemerkung", "comments", "hinweis": return .remark
    default: return nil
    }
  }

  /// Nil for a row without a name, or one that says neither sets nor reps.
  private static func row(_ cells: [String], _ columns: [Column], _ loads: ScribbleUnit) -> String? {
    func cell(_ column: Column) -> String? {
      columns.firstIndex(of: column).flatMap { $0 < cells.count ? cells[$0] : nil }.flatMap { isFilled($0) ? $0 : nil }
    }
    guard let name = cell(.name) else { return nil }
    var parts: [String] = []
    // What the date says of its row is read as that of a day.
    let before = cell(.date).map { [$0 + (ScribbleTable.isDate($0) ? "" : ",")] } ?? []
    switch (cell(.sets), cell(.reps)) {
    case (let sets?, let reps?) where reps.contains("x") && reps.hasDigit || Int(sets) == nil: parts = [sets, reps]
    case (let sets?, let reps?): parts = [sets + "x" + reps]
    case (let sets?, nil): parts = [sets.hasDigit && Int(sets) != nil ? sets + " sets" : sets]
    case (nil, let reps?): parts = [reps]
    case (nil, nil): return nil
    }
    for (place, column) in columns.enumerated() where place < cells.count && isFilled(cells[place]) {
      let cell = cells[place]
      let isBare = ScribbleLexer.tokens(of: Array(cell.unicodeScalars)).allSatisfy { !$0.isWord && !$0.isSign("%") }
      switch column {
      case .load where isBare && Int(cell) == 0: break
      case .load(let unit) where ScribbleTable.isPair(cell):
        parts.append("@ 2x" + cell.dropLast() + (unit ?? loads).rawValue)
      case .load(let unit): parts.append("@ " + cell + (isBare ? (unit ?? loads).rawValue : ""))
      case .rest(let unit):
        let usual = Int(cell).map { $0 <= 10 } ?? false ? ScribbleUnit.minute : .second
        parts.append("rest " + cell + (isBare && !cell.contains(":") ? (unit ?? usual).rawValue : ""))
      case .rpe: parts.append(isBare ? "rpe " + cell : cell)
      case .rir: parts.append(isBare ? "rir " + cell : cell)
      case .tempo: parts.append("tempo " + cell)
      case .remark: parts.append(", " + cell)
      case .name, .sets, .reps, .date, .week, .day: break
      }
    }
    return (before + [name] + parts).joined(separator: " ")
  }

  /// `60s` under loads: a pair of sixty each.
  private static func isPair(_ cell: String) -> Bool {
    cell.hasSuffix("s") && Int(cell.dropLast()).map { $0 > 0 } ?? false
  }

  /// `Week 1, Mon`, `Day 2`: what the columns of weeks and days say of a row.
  private static func day(_ cells: [String], _ columns: [Column]) -> String? {
    var parts: [String] = []
    for (column, word) in [(Column.week, "Week "), (.day, "Day ")] {
      guard let place = columns.firstIndex(of: column), place < cells.count, isFilled(cells[place]) else { continue }
      parts.append((Int(cells[place]) == nil ? "" : word) + cells[place])
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func isDate(_ cell: String) -> Bool {
    ScribbleLexer.tokens(of: Array(cell.unicodeScalars)).first?.isDate ?? false
  }

  private static func isFilled(_ cell: String) -> Bool { cell.unicodeScalars.contains { $0.isOfWord } }
}

extension String {
  fileprivate var hasDigit: Bool { unicodeScalars.contains { $0.isDigit } }
}
