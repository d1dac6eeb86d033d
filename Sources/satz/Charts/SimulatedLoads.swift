/// The top load of every lift over the weeks of a simulation: as charts in the terminal, and all of them in one picture.

import PlanLanguage
import PlanWording
import SessionModel

struct SimulatedLoads {
  private(set) var lines: [(name: String, points: [Chart.Point])] = []
  private let weeks: Int
  private let sessions: Int
  private let unit: ChartUnit

  private var language: Language { unit.formatter.language }

  init(_ sessions: some Sequence<SimulatedSession>, plan: Plan, formatter: UnitFormatter) {
    unit = ChartUnit(kind: .load, formatter: formatter)
    // Of each session only this is kept: all of them together are large.
    let sessions = sessions.map { (week: $0.week, tops: Self.tops(of: $0, plan, formatter)) }
    (self.sessions, weeks) = (sessions.count, sessions.last?.week ?? 1)
    var order: [Line] = []
    var points: [Line: [Chart.Point]] = [:]
    let inWeek = Dictionary(grouping: sessions.indices, by: { sessions[$0].week })
    for (index, session) in sessions.enumerated() {
      let week = inWeek[session.week] ?? [index]
      let place = Double(index - (week.first ?? index)) / Double(week.count)
      for (line, top) in session.tops {
        if points[line] == nil { order.append(line) }
        // A session is one point, however many items of it have the lift.
        let point = Chart.Point(x: Double(session.week - 1) + place, y: Double(top))
        var sessions = points[line] ?? []
        let isSame = sessions.last?.x == point.x
        let other = isSame ? sessions.popLast() : nil
        sessions.append(Chart.Point(x: point.x, y: max(point.y, other?.y ?? point.y)))
        points[line] = sessions
      }
    }
    lines = order.map { line in
      let isAlone = order.count { $0.name == line.name } == 1
      return (line.name + (isAlone ? "" : line.template.map { " (\($0))" } ?? ""), points[line] ?? [])
    }
  }

  /// The heaviest set of each lift in grams, with its line.
  private static func tops(
    of session: SimulatedSession, _ plan: Plan, _ formatter: UnitFormatter
  ) -> [(line: Line, grams: Int)] {
    session.lifts.compactMap { lift in
      guard let top = lift.works.compactMap(\.load.topGrams).max() else { return nil }
      let label = lift.label.map { ProgramText.label($0).said(in: formatter.language) }
      let name = [formatter.lift(lift.exercise), label].compactMap(\.self).joined(separator: " ")
      return (Line(name: name, template: session.compiled.template(ofBlock: lift.block, in: plan)), top)
    }
  }

  /// A lift has a line for each template that moves its load: its heavy tier and its light one.
  private struct Line: Hashable {
    var name: String
    var template: String?
  }

  /// A chart for each lift whose load changes, then the others in a row each.
  func rows(in size: ScreenSize) -> [String] {
    let moving = lines.filter { Self.changes($0.points) }
    let charts = moving.map { line -> [String] in
      let title = "\(line.name)  \(course(of: line.points))"
      let chart = chart(title: title, [line], hasTrend: false)
      return TextChart(chart: chart, columns: size.columns, rows: max(5, size.rows / max(1, min(3, moving.count)) - 3))
        .lines()
    }
    let still = lines.filter { !Self.changes($0.points) }.map { line in
      [line.name, ChartWord.unchanged(unit.text(line.points.first?.y ?? 0)).said(in: language)]
    }.alignedColumns()
    return Array((charts + (still.isEmpty ? [] : [still])).joined(separator: [""]))
  }

  /// `60 kg → 65 kg`.
  private func course(of points: [Chart.Point]) -> String {
    "\(unit.text(points.first?.y ?? 0)) → \(unit.text(points.last?.y ?? 0))"
  }

  private static func changes(_ points: [Chart.Point]) -> Bool { points.contains { $0.y != points.first?.y } }

  private func chart(title: String, _ lines: [(name: String, points: [Chart.Point])], hasTrend: Bool = true) -> Chart {
    Chart(
      title: title, series: lines.map { Chart.Series(name: $0.name, points: $0.points) }, positions: .weeks(weeks),
      unit: unit, trendPoints: hasTrend ? nil : [])
  }

  /// The most lines that can be told apart by their colours.
  private static let together = 6
  private static let most = 24

  /// The heaviest lifts first, a few of them in each chart.
  func picture(of program: String, theme: PictureTheme) -> String {
    var page = PicturePage(width: 1200)
    func said(_ word: ChartWord) -> String { word.said(in: language) }
    page.title(program, below: "\(said(.weeks(weeks))) · \(sessions) \(said(.sessions(sessions)))")
    let sorted = lines.sorted { ($1.points.last?.y ?? 0) < ($0.points.last?.y ?? 0) }
    let shown = sorted.prefix(Self.most).map { ("\($0.name) \(unit.text($0.points.last?.y ?? 0))", $0.points) }
    for start in stride(from: 0, to: shown.count, by: Self.together) {
      let part = Array(shown[start..<min(shown.count, start + Self.together)])
      // Only lines among others have their names beside them.
      let title = part.count == 1 ? part[0].0 : said(.topLoads)
      page.add(chart(title: title, part, hasTrend: false), height: shown.count <= Self.together ? 460 : 300)
    }
    if sorted.count > shown.count {
      page.text(
        said(.moreExercises(sorted.count - shown.count)), x: PicturePage.margin, y: page.y + 8, size: 18, .faint)
    }
    page.sign()
    return page.document(title: program, theme: theme)
  }
}
