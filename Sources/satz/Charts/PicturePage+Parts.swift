/// What the pictures share: the title, the large figures under it, a year of days, and whose they are.

import PlanWording
import TrainingStore

extension PicturePage {
  mutating func title(_ title: String, below: String) {
    text(title, x: Self.margin, y: y + 36, size: 44, isBold: true, room: inner)
    text(below, x: Self.margin, y: y + 74, size: 20, .faint, room: inner)
    y += 108
  }

  /// Large figures side by side, each with what it counts.
  mutating func tiles(_ tiles: [(figure: String, name: String)]) {
    guard !tiles.isEmpty else { return }
    let gap = 20.0
    let each = (inner - gap * Double(tiles.count - 1)) / Double(tiles.count)
    for (index, tile) in tiles.enumerated() {
      let x = Self.margin + Double(index) * (each + gap)
      rect(x: x, y: y, width: each, height: 104, .panel, radius: 14)
      let size = min(38, 38 * (each - 40) / max(1, Self.width(of: tile.figure, size: 38, isBold: true)))
      text(tile.figure, x: x + 22, y: y + 52, size: size, isBold: true)
      let small = max(13, min(17, 17 * (each - 36) / max(1, Self.width(of: tile.name, size: 17))))
      text(tile.name, x: x + 22, y: y + 82, size: small, .faint, room: each - 30)
    }
    y += 146
  }

  /// A column for each week, a square for each day.
  mutating func add(_ year: YearMap, _ language: Language) {
    let left = Self.margin + 42
    let step = (width - Self.margin - left) / Double(max(1, year.mondays.count))
    for day in stride(from: 0, to: 7, by: 2) {
      text(
        LogText.weekday(day).said(in: language), x: Self.margin, y: y + 24 + (Double(day) + 0.75) * step, size: 14,
        .faint)
    }
    var free = left
    for column in year.mondays.indices {
      let x = left + Double(column) * step
      let name = year.newMonth(inWeek: column).map { ChartWord.month($0).said(in: language) } ?? ""
      let room = Self.width(of: name, size: 15)
      if !name.isEmpty, x >= free, x + room <= width - Self.margin {
        text(name, x: x, y: y + 14, size: 15, .faint)
        free = x + room + 8
      }
      for (row, level) in year.levels[column].enumerated() {
        guard let level else { continue }
        let shade = [1, 0.3, 0.52, 0.76, 1][min(max(level, 0), 4)]
        rect(
          x: x, y: y + 24 + Double(row) * step, width: step - 3, height: step - 3, level == 0 ? .panel : .bar,
          radius: 4, opacity: shade)
      }
    }
    y += 24 + 7 * step + 28
  }

  /// With what it was made.
  mutating func sign() {
    text("satz", x: width - Self.margin, y: y + 8, size: 16, .faint, isBold: true, anchor: .end)
    y += 8
  }
}
