/// A chart as data: values in their unit at dates or in weeks of a program. What it looks like is up to what draws it.

import PlanWording
import TrainingStore

struct Chart {
  struct Point: Hashable {
    /// A day by its number, or weeks since the start of a program.
    var x: Double
    /// In the smallest part of the unit: grams, milliseconds.
    var y: Double
    /// Better than everything before it.
    var isRecord = false
  }

  struct Series {
    var name = ""
    /// In their order.
    var points: [Point]
  }

  enum Form { case line, bars }

  var title: String
  var form = Form.line
  var series: [Series]
  var positions: Positions
  var unit: ChartUnit
  /// Whether the scale begins at zero (sums), or near the lowest value (loads).
  var startsAtZero = false
  /// Those that show a direction; nil for all of the one series.
  var trendPoints: [Point]?

  var isEmpty: Bool { series.allSatisfy(\.points.isEmpty) }

  private var values: [Double] { series.flatMap { $0.points.map(\.y) } }

  /// Nil without values.
  func valueAxis(ticks: Int) -> ValueAxis? {
    guard let low = values.min(), let high = values.max() else { return nil }
    return ValueAxis(from: startsAtZero ? min(0, low) : low, through: high, unit: unit, most: ticks)
  }

  /// The last record: nothing after it is better.
  var best: Point? { series.count == 1 ? series[0].points.last(where: \.isRecord) : nil }

  /// Of a chart of one series that has enough of them.
  var trend: Trend? {
    guard series.count == 1 else { return nil }
    return Trend(trendPoints ?? series[0].points, shortest: positions.shortestTrend)
  }

  /// What is to be known of it besides its curve: the best value and where it goes.
  var remarks: [String] {
    let best = best.map { point in
      ["★ " + unit.text(point.y), positions.text(point.x, unit.formatter.language)].joined(separator: ", ")
    }
    let trend = trend.map { unit.change($0.slope * positions.trendLength) }
    let words = trend.map { $0.map { positions.pace($0) } ?? .steady }
    return [best, words?.said(in: unit.formatter.language)].compactMap { $0 }
  }
}

extension [Chart.Point] {
  /// Marks those that are better than all before them, and than what was reached before the first.
  func markingRecords(before: Double?) -> [Chart.Point] {
    var best = before
    return map { point in
      var marked = point
      marked.isRecord = best.map { point.y > $0 } ?? false
      best = Swift.max(best ?? point.y, point.y)
      return marked
    }
  }
}
