/// The figures as a picture: a small SVG for light and dark backgrounds.

import PlanLanguage
import PlanWording
import SessionModel
import TrainingStore

struct StatsChart {
  private static let width = 720
  private static let left = 90
  private var parts: [String] = []
  private var top = 20

  /// Sums, volume per week, sets per muscle and the year.
  init(_ sheet: StatsSheet) {
    let (stats, formatter) = (sheet.stats, sheet.formatter)
    func word(_ text: LogText) -> String { text.said(in: formatter.language) }
    let period = stats.period
    heading(word(.period(from: period.from.isoText, through: period.through.isoText, weeks: stats.weeks.count)))
    note(
      [word(.sessionCount(stats.workouts)), word(.setCount(stats.sets)), formatter.sum(Mass(grams: stats.volumeGrams))]
        .joined(separator: " · "))
    note(word(.goalReached(goal: stats.goal, weeks: stats.weeksReached, of: stats.weeks.count)))
    let last = Double(max(1, stats.weeks.count - 1))
    heading(word(.volumePerWeek))
    curve(
      stats.weeks.enumerated().map { BraillePlot.Point(x: Double($0) / last, y: Double($1.volumeGrams)) },
      startsAtZero: true
    ) { formatter.sum(Mass(grams: Int($0))) }
    heading(word(.setsPerMuscle))
    let most = stats.muscles.first?.halves ?? 1
    for (muscle, halves) in stats.muscles {
      bar(
        muscle.said(in: formatter.language), share: Double(halves) / Double(max(1, most)),
        formatter.decimal(halves, per: 2 * max(1, stats.weeks.count)))
    }
    heading(word(.yearHeading))
    map(sheet.year)
  }

  /// The curves of one exercise.
  init(_ sheet: ExerciseStatsSheet) {
    func word(_ text: LogText) -> String { text.said(in: sheet.formatter.language) }
    heading(sheet.formatter.lift(sheet.exercise))
    let period = sheet.period
    note(word(.period(from: period.from.isoText, through: period.through.isoText, weeks: period.weeks.count)))
    for each in sheet.curves {
      heading(word(each.title))
      curve(each.points, startsAtZero: each.startsAtZero, each.label)
    }
  }

  var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(top)" font-family="sans-serif" font-size="12" fill="#888">
    <style>
    .line { fill: none; stroke: #54a0e0; stroke-width: 2 } .dot { fill: #54a0e0 } .bar, .day4 { fill: #4caf6a }
    .day0 { fill-opacity: 0.15 } .day1, .day2, .day3 { fill: #4caf6a; fill-opacity: 0.3 } .day2 { fill-opacity: 0.5 }
    .day3 { fill-opacity: 0.75 }
    </style>
    \(parts.joined(separator: "\n"))
    </svg>

    """
  }

  private mutating func heading(_ text: String) {
    top += 10
    let text = text.prefix(1).uppercased() + text.dropFirst()
    parts.append(#"<text x="20" y="\#(top)" font-size="15" font-weight="bold">\#(text.escapedForXML)</text>"#)
    top += 20
  }

  private mutating func note(_ text: String) {
    parts.append(#"<text x="20" y="\#(top)">\#(text.escapedForXML)</text>"#)
    top += 18
  }

  private mutating func curve(_ points: [BraillePlot.Point], startsAtZero: Bool, _ label: (Double) -> String) {
    guard let low = points.map(\.y).min(), let high = points.map(\.y).max() else { return }
    let bottom = startsAtZero ? min(0, low) : low
    let (height, right) = (120.0, Double(Self.width - 20))
    let places = points.sorted { $0.x < $1.x }.map { point -> (x: Double, y: Double) in
      let share = high > bottom ? (point.y - bottom) / (high - bottom) : 0.5
      return (Double(Self.left) + point.x * (right - Double(Self.left)), Double(top) + (1 - share) * height)
    }
    let path = places.map { "\($0.x.oneDigit),\($0.y.oneDigit)" }.joined(separator: " ")
    parts.append(#"<polyline points="\#(path)" class="line"/>"#)
    if places.count <= 60 {
      parts += places.map { #"<circle cx="\#($0.x.oneDigit)" cy="\#($0.y.oneDigit)" r="3" class="dot"/>"# }
    }
    let end = Self.left - 8
    parts.append(#"<text x="\#(end)" y="\#(top + 4)" text-anchor="end">\#(label(high).escapedForXML)</text>"#)
    if high > bottom {
      parts.append(
        #"<text x="\#(end)" y="\#(top + 124)" text-anchor="end">\#(label(bottom).escapedForXML)</text>"#)
    }
    top += 145
  }

  private mutating func bar(_ name: String, share: Double, _ value: String) {
    let length = share * Double(Self.width - 220)
    parts.append(#"<text x="150" y="\#(top + 10)" text-anchor="end">\#(name.escapedForXML)</text>"#)
    parts.append(#"<rect x="160" y="\#(top)" width="\#(length.oneDigit)" height="12" class="bar"/>"#)
    parts.append(#"<text x="\#((168 + length).oneDigit)" y="\#(top + 10)">\#(value)</text>"#)
    top += 18
  }

  private mutating func map(_ year: YearMap) {
    for (column, week) in year.levels.enumerated() {
      for (row, level) in week.enumerated() {
        guard let level else { continue }
        let (x, y) = (20 + column * 13, top + row * 13)
        parts.append(#"<rect x="\#(x)" y="\#(y)" width="11" height="11" rx="2" class="day\#(level)"/>"#)
      }
    }
    top += 7 * 13 + 10
  }
}

extension Double {
  fileprivate var oneDigit: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension String {
  fileprivate var escapedForXML: String {
    visibleInRow.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
