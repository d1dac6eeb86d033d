/// Several exercises in one line: `Bench 5x5 80kg, Row 5x5 60kg`, `5 pull-ups + 10 push-ups`.

struct ItemList {
  /// Nil if any part of the line is no exercise.
  private(set) var items: [ExerciseReading]?

  /// - Parameter bare: names without sets count, too.
  init(_ line: ScribbleLine, bare: Bool, reader: inout ExerciseReader) {
    let whole = ItemList.item(line, bare: bare, &reader)
    if let whole, whole.remarks.isEmpty {
      items = [whole]
      return
    }
    var starts = [0]
    for cut in ItemList.cuts(line) where ItemList.begins(line.part(cut), bare: bare, &reader) {
      starts.append(cut.lowerBound)
    }
    if starts.count == 1 {
      items = whole.map { [$0] }
      return
    }
    var found: [ExerciseReading] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] - 1 : line.tokens.count
      guard let item = ItemList.item(line.part(start..<end), bare: bare, &reader) else {
        items = nil
        return
      }
      found.append(item)
    }
    items = found
  }

  private static func item(_ line: ScribbleLine, bare: Bool, _ reader: inout ExerciseReader) -> ExerciseReading? {
    if let reading = reader.read(line), reading.hasAmount || bare && reading.name.entry != nil { return reading }
    return nil
  }

  /// Whether an exercise begins here, and not a remark to the one before.
  private static func begins(_ line: ScribbleLine, bare: Bool, _ reader: inout ExerciseReader) -> Bool {
    var probe = reader
    (probe.pending, probe.sport) = (nil, nil)
    defer { reader.names = probe.names }
    guard let reading = probe.read(line), reading.name.entry != nil else { return false }
    return reading.hasAmount || bare && reading.remarks.isEmpty
  }

  /// The parts behind commas, plus signs and words that join.
  private static func cuts(_ line: ScribbleLine) -> [Range<Int>] {
    var starts: [Int] = []
    for (index, token) in line.tokens.enumerated().dropFirst() where index + 1 < line.tokens.count {
      let isFree = !token.touches && !line.tokens[index + 1].touches
      switch token.text {
      case ",", ";", ".", "&": starts.append(index + 1)
      case "+", "/", "-", ">": if isFree { starts.append(index + 1) }
      case "then", "and", "und", "dann", "danach", "plus": starts.append(index + 1)
      default: break
      }
    }
    return starts.enumerated().map { place, start in
      start..<(place + 1 < starts.count ? starts[place + 1] - 1 : line.tokens.count)
    }
  }
}
