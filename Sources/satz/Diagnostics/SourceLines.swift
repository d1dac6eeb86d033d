/// The lines of a plan, and from bytes to the lines and columns that people count.
import PlanLanguage

/// A place as a person names it: line and column from 1, columns in characters.
struct Place: Hashable, Sendable {
  var line: Int
  var column: Int
}

struct SourceLines {
  let source: [UInt8]
  /// Where each line begins. `\n`, `\r\n` and a lone `\r` end a line.
  private let starts: [Int]

  init(_ source: [UInt8]) {
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

  func place(of offset: UInt32) -> Place {
    let offset = min(Int(offset), source.count)
    let line = index(of: offset)
    return Place(line: line + 1, column: string(starts[line]..<offset).count + 1)
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
