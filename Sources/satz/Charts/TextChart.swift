/// A chart in rows of text: braille or blocks over a grid, with its values on the left and its dates below.

import PlanWording

struct TextChart {
  var chart: Chart
  /// How wide it may be, with its scale.
  var columns: Int
  /// How high its curve is.
  var rows = 8

  /// How high the curve is on a page with so many other rows, on a screen of this height: what they leave, and the next
  /// prompt; never so low that it says nothing.
  static func rows(beside others: Int, of height: Int?) -> Int {
    height.map { min(max($0 - others - 1 - rowsAround, 6), 60) } ?? 8
  }

  /// Its heading, its axis and its dates.
  private static let rowsAround = 3

  /// Nothing without values.
  func lines() -> [String] {
    guard let axis = chart.valueAxis(ticks: max(2, (rows + 1) / 2)) else { return [] }
    let labels = axis.ticks.map(axis.label)
    let margin = labels.map(\.displayWidth).max() ?? 0
    var plot = Plot(chart: chart, axis: axis, columns: max(4, columns - margin - 2), rows: max(2, rows))
    plot.draw()
    var scale: [Int: String] = [:]
    for (tick, label) in zip(axis.ticks, labels) { scale[plot.row(of: tick)] = label }
    let curve = plot.cells.enumerated().map { row, cells in
      let label = scale[row] ?? ""
      let line = String(repeated: " ", margin - label.displayWidth) + label + (scale[row] == nil ? " │" : " ┤")
      return (line + String(cells)).trimmingEnd()
    }
    return heading + curve + bottom(plot.columns, margin)
  }

  /// The title, and as much as there is room for of what is to be known besides.
  private var heading: [String] {
    let title = chart.title.prefix(1).uppercased() + chart.title.dropFirst()
    let remarks = chart.remarks
    let whole = stride(from: remarks.count, through: 0, by: -1).lazy.map { count in
      [title, remarks.prefix(count).joined(separator: " · ")].filter { !$0.isEmpty }.joined(separator: "  ")
    }
    return [whole.first { $0.displayWidth <= columns } ?? title].filter { !$0.isEmpty }
  }

  /// The axis, and under it the dates.
  private func bottom(_ columns: Int, _ margin: Int) -> [String] {
    var line = Array(repeating: Character("─"), count: columns)
    var labels = ""
    let ticks = chart.positions.ticks(in: chart.unit.formatter.language) { label in
      (Double(label.displayWidth) + 2) / Double(columns)
    }
    for tick in ticks {
      let column = min(columns - 1, Int(chart.positions.share(of: tick.x) * Double(columns)))
      line[column] = "┬"
      // At the right edge it stands before its tick.
      let start = min(column, max(0, columns - tick.label.displayWidth))
      guard labels.isEmpty || start > labels.displayWidth else { continue }
      labels += String(repeated: " ", start - labels.displayWidth) + tick.label
    }
    let indent = String(repeated: " ", margin + 1)
    return [indent + "└" + String(line), indent + " " + labels]
  }
}

/// The cells between the axes.
private struct Plot {
  let chart: Chart
  let axis: ValueAxis
  let columns: Int
  let rows: Int
  private(set) var cells: [[Character]]

  init(chart: Chart, axis: ValueAxis, columns: Int, rows: Int) {
    (self.chart, self.axis, self.columns, self.rows) = (chart, axis, columns, rows)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  func row(of value: Double) -> Int { BrailleCanvas(columns: columns, rows: rows).dot(0, axis.share(of: value)).y / 4 }

  mutating func draw() {
    for tick in axis.ticks { cells[row(of: tick)] = Array(repeating: "┈", count: columns) }
    drawTrend()
    switch chart.form {
    case .bars where (chart.series.first?.points.count ?? 0) <= columns: drawBars()
    case .bars, .line: drawLines()
    }
    let alone = chart.series.count == 1 && chart.series[0].points.count == 1 ? chart.series[0].points.first : nil
    if let best = chart.best ?? alone {
      let dot = BrailleCanvas(columns: columns, rows: rows).dot(
        chart.positions.share(of: best.x), axis.share(of: best.y))
      cells[dot.y / 4][dot.x / 2] = best.isRecord ? "★" : "●"
    }
  }

  private mutating func drawTrend() {
    guard let trend = chart.trend else { return }
    for column in stride(from: 0, to: columns, by: 2) {
      let value = trend.value(at: chart.positions.x(at: (Double(column) + 0.5) / Double(columns)))
      if axis.contains(value) { cells[row(of: value)][column] = "·" }
    }
  }

  private mutating func drawLines() {
    var canvas = BrailleCanvas(columns: columns, rows: rows)
    for series in chart.series {
      let dots = series.points.map { canvas.dot(chart.positions.share(of: $0.x), axis.share(of: $0.y)) }
      for (before, dot) in zip(dots, dots.dropFirst()) { canvas.line(from: before, to: dot) }
      // A few points are seen as such.
      for dot in dots {
        canvas.light(dot.x, dot.y)
        if dots.count <= columns / 4 { for (x, y) in [(1, 0), (0, 1), (1, 1)] { canvas.light(dot.x + x, dot.y + y) } }
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        if let character = canvas.character(row: row, column: column) { cells[row][column] = character }
      }
    }
  }

  /// One for each point, with a gap between them where there is room.
  private mutating func drawBars() {
    guard let points = chart.series.first?.points, !points.isEmpty else { return }
    let gap = columns >= points.count * 2 ? 1 : 0
    let eighths = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"].map { Character($0) }
    for (index, point) in points.enumerated() {
      let (from, to) = (index * columns / points.count, (index + 1) * columns / points.count)
      let filled = min(rows * 8, max(point.y > 0 ? 1 : 0, Int((axis.share(of: point.y) * Double(rows * 8)).rounded())))
      for column in from..<(to - gap) {
        for row in 0..<((filled + 7) / 8) {
          cells[rows - 1 - row][column] = eighths[min(8, filled - row * 8) - 1]
        }
      }
    }
  }
}
