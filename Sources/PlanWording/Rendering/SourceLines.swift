/// The lines of a plan, and conversion from bytes to lines and columns. A place in the source: line and column from 1.
public struct Place: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in the requested unit, from 1.
  public var column: Int

  /// A place by its line and column, both from 1.
  public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
}

/// The unit of a column.
public enum ColumnUnit: Hashable, Sendable {
  /// As people count.
  case characters
  /// Bytes.
  case utf8
  /// As most editors count.
  case utf16
}

/// A source split into lines, for looking up places by byte offset.
public struct SourceLines: Sendable {
  /// The text in UTF-8.
  public let source: [UInt8]
  /// Where each line begins. `\n`, `\r\n` and a lone `\r` end a line.
  private let starts: [Int]

  /// Finds the lines of a text in UTF-8; `\n`, `\r\n` and a lone `\r` end a line.
  public init(_ source: [UInt8]) {
    self.source = source
    var starts = [0]
    for (index, byte) in source.enumerated() {
      let next = index + 1
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && (next == source.count || source[next] != 10) {
        starts.append(next)
      }
    }
    self.starts = starts
  }

  /// The place of a byte; beyond the end, the place of the end.
  public func place(of offset: UInt32, in unit: ColumnUnit = .characters) -> Place {
    let offset = min(Int(offset), source.count)
    let line = index(of: offset)
    let before = string(starts[line]..<offset)
    let columns =
      switch unit {
      case .characters: before.count
      case .utf8: offset - starts[line]
      case .utf16: before.utf16.count
      }
    return Place(line: line + 1, column: columns + 1)
  }

  /// The bytes of a line (from 1), without its end.
  func bytes(ofLine line: Int) -> Range<Int> {
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : source.count
    while end > start, source[end - 1] == UInt8(ascii: "\n") || source[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  func string(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

  /// The last line that begins at or before the offset.
  private func index(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
