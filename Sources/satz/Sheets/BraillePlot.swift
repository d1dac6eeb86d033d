/// A curve of values over time in braille dots, two by four per cell, with its scale on the left.

import PlanWording

struct BraillePlot {
  struct Point: Hashable {
    /// 0 … 1 from left to right.
    var x: Double
    var y: Double
  }
  var points: [Point]
  /// How wide it may be, with its scale.
  var width: Int
  var rows = 6
  /// What is at the ends of the axis.
  var ends: (from: String, through: String)?
  /// Whether the scale begins at zero (sums), or at the lowest value (loads).
  var startsAtZero = false

  /// `label` formats a value of the scale.
  func lines(_ label: (Double) -> String) -> [String] {
    guard let low = points.map(\.y).min(), let high = points.map(\.y).max() else { return [] }
    let bottom = startsAtZero ? min(0, low) : low
    let labels = [label(high), label(bottom)]
    let margin = labels.map(\.displayWidth).max() ?? 0
    let columns = max(2, width - margin - 2)
    let plot = dots(from: bottom, to: high, columns).enumerated().map { row, cells in
      let text = row == 0 ? labels[0] : row == rows - 1 && high > bottom ? labels[1] : ""
      let line = String(repeated: " ", margin - text.displayWidth) + text + " ┤"
      return line + String(String.UnicodeScalarView(cells)).trimmingBraille
    }
    guard let ends else { return plot }
    let gap = max(1, columns - ends.from.displayWidth - ends.through.displayWidth)
    return plot + [String(repeated: " ", margin + 2) + ends.from + String(repeated: " ", gap) + ends.through]
  }

  private func dots(from bottom: Double, to top: Double, _ columns: Int) -> [[Unicode.Scalar]] {
    var bits = Array(repeating: Array(repeating: UInt32(0), count: columns), count: rows)
    func light(_ x: Int, _ y: Int) {
      let (x, y) = (min(max(x, 0), columns * 2 - 1), min(max(y, 0), rows * 4 - 1))
      bits[y / 4][x / 2] |= Self.bits[y % 4][x % 2]
    }
    let height = Double(rows * 4 - 1)
    let places = points.sorted { $0.x < $1.x }.map { point in
      let share = top > bottom ? (point.y - bottom) / (top - bottom) : 0.5
      return (x: Int(point.x * Double(columns * 2 - 1)), y: Int(((1 - share) * height).rounded()))
    }
    for (index, place) in places.enumerated() {
      light(place.x, place.y)
      guard index > 0 else { continue }
      let before = places[index - 1]
      let steps = max(abs(place.x - before.x), abs(place.y - before.y), 1)
      for step in 0...steps {
        light(
          before.x + (place.x - before.x) * step / steps, before.y + (place.y - before.y) * step / steps)
      }
    }
    return bits.map { $0.map { Unicode.Scalar(0x2800 + $0) ?? " " } }
  }

  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}

extension String {
  fileprivate var trimmingBraille: String {
    lastIndex { $0 != "\u{2800}" }.map { String(self[...$0]) } ?? ""
  }
}
