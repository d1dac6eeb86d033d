/// A chart in a picture: its title and remarks, the grid, the curves with their records, and the trend.

import PlanWording

extension PicturePage {
  /// Below everything so far, over the whole width.
  mutating func add(_ chart: Chart, height: Double = 260) {
    guard let axis = chart.valueAxis(ticks: height > 320 ? 7 : 5) else { return }
    heading(chart.title, remarks: chart.remarks)
    let labels = axis.ticks.map(axis.label)
    let margin = labels.map { Self.width(of: $0, size: 16) }.max() ?? 0
    let names = chart.series.count > 1 ? chart.series.map { Self.width(of: $0.name, size: 16) }.max() ?? 0 : 0
    let right: Double = names > 0 ? min(names, 260) + 24 : 8
    let frame = ChartFrame(
      left: Self.margin + margin + 12, right: width - Self.margin - right, top: y + 24, bottom: y + 24 + height)
    for (tick, label) in zip(axis.ticks, labels) {
      let place = frame.y(axis.share(of: tick))
      line(x1: frame.left, y1: place, x2: frame.right, y2: place, .grid)
      text(label, x: frame.left - 12, y: place + 6, size: 16, .faint, anchor: .end)
    }
    line(x1: frame.left, y1: frame.bottom, x2: frame.right, y2: frame.bottom, .grid, width: 1.5)
    drawPositions(of: chart, in: frame)
    var part = ChartPart(chart: chart, axis: axis, frame: frame)
    part.draw(on: &self)
    y = frame.bottom + 62
  }

  /// A heading with its remarks on the right, or under it.
  mutating func heading(_ title: String, remarks: [String] = []) {
    let title = title.prefix(1).uppercased() + title.dropFirst()
    text(title, x: Self.margin, y: y + 20, size: 22, isBold: true, room: inner)
    let said = remarks.joined(separator: " · ")
    let left = inner - Self.width(of: title, size: 22, isBold: true) - 24
    let fits = Self.width(of: said, size: 17) <= left
    if !said.isEmpty {
      if !fits { y += 26 }
      text(
        said, x: fits ? width - Self.margin : Self.margin, y: y + 20, size: 17, .faint, anchor: fits ? .end : .start,
        room: inner)
    }
    y += 38
  }

  private mutating func drawPositions(of chart: Chart, in frame: ChartFrame) {
    let ticks = chart.positions.ticks(in: chart.unit.formatter.language) { label in
      (Self.width(of: label, size: 16) + 18) / frame.width
    }
    var free = 0.0
    for tick in ticks {
      let x = frame.x(chart.positions.share(of: tick.x))
      line(x1: x, y1: frame.bottom, x2: x, y2: frame.bottom + 6, .grid, width: 1.5)
      let half = Self.width(of: tick.label, size: 16) / 2
      let isLast = x + half > width - Self.margin
      if free > (isLast ? width - Self.margin - 2 * half : x - half) { continue }
      free = x + half + 8
      text(
        tick.label, x: isLast ? width - Self.margin : x, y: frame.bottom + 26, size: 16, .faint,
        anchor: isLast ? .end : .middle)
    }
  }
}

/// Where the curve of a chart is on its page.
private struct ChartFrame {
  let left, right, top, bottom: Double

  var width: Double { max(1, right - left) }
  func x(_ share: Double) -> Double { left + share * width }
  func y(_ share: Double) -> Double { bottom - share * (bottom - top) }
}

private struct ChartPart {
  let chart: Chart
  let axis: ValueAxis
  let frame: ChartFrame

  mutating func draw(on page: inout PicturePage) {
    switch chart.form {
    case .bars: drawBars(on: &page)
    case .line: drawLines(on: &page)
    }
    drawTrend(on: &page)
    if chart.series.count == 1 { drawRecords(on: &page) } else { drawNames(on: &page) }
  }

  private func place(_ point: Chart.Point) -> (x: Double, y: Double) {
    (frame.x(chart.positions.share(of: point.x)), frame.y(axis.share(of: point.y)))
  }

  private func drawBars(on page: inout PicturePage) {
    guard let points = chart.series.first?.points, !points.isEmpty else { return }
    let room = frame.width / Double(points.count)
    let bar = max(0.8, min(room * 0.72, 72))
    for (index, point) in points.enumerated() where point.y > 0 {
      let top = place(point).y
      let middle: Double = (Double(index) + 0.5) * room
      let x = frame.left + middle - bar / 2
      page.rect(x: x, y: top, width: bar, height: frame.bottom - top, .bar, radius: min(4, bar / 4))
    }
  }

  private func drawLines(on page: inout PicturePage) {
    for (index, series) in chart.series.enumerated() {
      let role = PictureRole.lines[index % PictureRole.lines.count]
      let places = series.points.map(place)
      guard let first = places.first, let last = places.last else { continue }
      if chart.series.count == 1, places.count > 1 {
        var area = places
        area.append((last.x, frame.bottom))
        area.append((first.x, frame.bottom))
        page.polygon(area, role, opacity: 0.1)
      }
      page.polyline(places, role, width: places.count > 300 ? 2 : 3)
      guard places.count <= 60 else { continue }
      for place in places { page.circle(x: place.x, y: place.y, radius: places.count > 30 ? 3.5 : 5, role) }
    }
  }

  /// Inside the frame.
  private func drawTrend(on page: inout PicturePage) {
    guard let trend = chart.trend else { return }
    let shares = (0...100).map { Double($0) / 100 }.filter {
      axis.contains(trend.value(at: chart.positions.x(at: $0)))
    }
    guard let first = shares.first, let last = shares.last else { return }
    let ends = [first, last].map { share in
      (x: frame.x(share), y: frame.y(axis.share(of: trend.value(at: chart.positions.x(at: share)))))
    }
    page.line(x1: ends[0].x, y1: ends[0].y, x2: ends[1].x, y2: ends[1].y, .faint, width: 2.5, dashes: "2 8")
  }

  /// Gold, the best of them as a star with its value.
  private func drawRecords(on page: inout PicturePage) {
    let points = chart.series[0].points
    if points.count <= 200 {
      for record in points where record.isRecord {
        let place = place(record)
        page.circle(x: place.x, y: place.y, radius: 5, .gold)
      }
    }
    guard let best = chart.best else { return }
    let place = place(best)
    page.star(x: place.x, y: place.y, radius: 15, .gold)
    let label = chart.unit.text(best.y)
    let half = PicturePage.width(of: label, size: 18, isBold: true) / 2
    page.text(
      label, x: min(max(place.x, frame.left + half), page.width - PicturePage.margin - half),
      y: place.y - 22, size: 18, .gold, isBold: true, anchor: .middle)
  }

  /// After the last point of each line, moved apart where they would touch.
  private func drawNames(on page: inout PicturePage) {
    let ends = chart.series.enumerated().compactMap { index, series in
      series.points.last.map { (name: series.name, index: index, y: place($0).y) }
    }.sorted { $0.y < $1.y }
    let height = 24.0
    var places: [Double] = []
    for end in ends { places.append(max(end.y, (places.last ?? -.infinity) + height)) }
    let over = (places.last ?? 0) - (frame.bottom + 4)
    if over > 0 {
      for index in places.indices.reversed() {
        let limit = index == places.count - 1 ? frame.bottom + 4 : places[index + 1] - height
        places[index] = min(places[index], limit)
      }
    }
    for (end, y) in zip(ends, places) {
      page.text(
        end.name, x: frame.right + 16, y: y + 6, size: 16, PictureRole.lines[end.index % PictureRole.lines.count],
        room: 268)
    }
  }
}
