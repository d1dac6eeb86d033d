/// Lines of braille dots, two by four in a cell.

struct BrailleCanvas {
  let columns: Int
  let rows: Int
  private var bits: [[UInt32]]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    bits = Array(repeating: Array(repeating: 0, count: columns), count: rows)
  }

  /// The dot of a place, 0 … 1 from the left and from the bottom.
  func dot(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
    (Int((x * Double(columns * 2 - 1)).rounded()), Int(((1 - y) * Double(rows * 4 - 1)).rounded()))
  }

  mutating func light(_ x: Int, _ y: Int) {
    guard (0..<columns * 2).contains(x), (0..<rows * 4).contains(y) else { return }
    bits[y / 4][x / 2] |= Self.bits[y % 4][x % 2]
  }

  mutating func line(from a: (x: Int, y: Int), to b: (x: Int, y: Int)) {
    let steps = max(abs(b.x - a.x), abs(b.y - a.y), 1)
    for step in 0...steps { light(a.x + (b.x - a.x) * step / steps, a.y + (b.y - a.y) * step / steps) }
  }

  /// Nil where nothing is lit.
  func character(row: Int, column: Int) -> Character? {
    let bits = bits[row][column]
    return bits == 0 ? nil : Unicode.Scalar(0x2800 + bits).map { Character($0) }
  }

  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
