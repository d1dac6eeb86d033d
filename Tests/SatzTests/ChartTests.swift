/// Charts as data, as text and as pictures: round scales, dates that fit, and values of every kind.

import FoundationEssentials
import PlanWording
import SessionModel
import Testing
import TrainingStore

@testable import satz

@Suite("Charts")
struct ChartTests {
  private static let first = Day(text: "2026-01-05") ?? Day(number: 0)

  private static func unit(
    _ kind: ChartUnit.Kind = .load, _ units: Units = .kilograms, _ language: Language = .english
  ) -> ChartUnit {
    ChartUnit(kind: kind, formatter: UnitFormatter(language: language, units: units))
  }

  /// Values every `step` days, in grams for loads.
  private static func chart(
    _ values: [Double], every step: Int = 7, title: String = "Load", form: Chart.Form = .line, unit: ChartUnit = unit(),
    startsAtZero: Bool = false
  ) -> Chart {
    let points = values.enumerated().map { Chart.Point(x: Double(first.number + $0 * step), y: $1) }
    let through = Day(number: first.number + max(1, values.count) * step)
    return Chart(
      title: title, form: form, series: [Chart.Series(points: points.markingRecords(before: nil))],
      positions: .days(from: first, through: through), unit: unit, startsAtZero: startsAtZero)
  }

  /// Half a year that goes up, with weeks that do not.
  private static let loads: [Double] = (0..<26).map { (week: Int) -> Double in
    let rest = week % 4 == 3 ? 5000 : 0
    return Double(60_000 + 1250 * week - rest + week % 5 * 300)
  }
  private static let tenYears: [Double] = (0..<520).map { (week: Int) -> Double in
    Double(50_000 + week * 13 % 97 * 100 + week * 60)
  }

  @Test("Text charts are as they were, however wide the terminal is", arguments: [40, 80, 200])
  func text(columns: Int) throws {
    let sets = Self.loads.map { $0 * 90 }
    let charts = [
      Self.chart(Self.loads),
      Self.chart(Self.loads, title: "Last", unit: Self.unit(.load, .pounds, .german)),
      Self.chart(sets, title: "Volume per week", form: .bars, unit: Self.unit(.sum), startsAtZero: true),
      Self.chart(Self.tenYears, title: "Ten years"), Self.chart([80_000], title: "One"),
      Self.chart([60_000, 60_000, 60_000], title: "Held", unit: Self.unit(.time)),
    ]
    let lines = charts.map { TextChart(chart: $0, columns: columns).lines() }
    #expect(lines.joined().allSatisfy { $0.displayWidth <= columns })
    try expectGolden(lines.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n", "Charts/\(columns).txt")
  }

  @Test("A chart as a picture is that of its golden file, light, dark and for both")
  func pictures() throws {
    for (name, theme) in [("light", PictureTheme.light), ("dark", .dark), ("both", .both)] {
      var page = PicturePage(width: 1200)
      page.title("Bench press", below: "2026-01-05 to 2026-07-06")
      page.tiles([("26", "sessions"), ("127 t", "volume")])
      page.add(Self.chart(Self.loads))
      page.sign()
      try expectGolden(page.document(title: "Bench press", theme: theme), "Charts/\(name).svg")
    }
  }

  @Test("No values draw nothing, and a chart of nothing leaves the page as it was")
  func empty() {
    let chart = Self.chart([])
    #expect(TextChart(chart: chart, columns: 80).lines() == [])
    #expect(chart.remarks == [])
    var page = PicturePage(width: 1200)
    let before = page.document(title: "", theme: .light)
    page.add(chart)
    #expect(page.document(title: "", theme: .light) == before)
  }

  @Test(
    "Whatever the values are, the rows fit and every row has the same frame",
    arguments: [
      [0], [0, 0], [-5, 5], [1e18, -1e18], [1e-9, 2e-9], [Double(Int.max), 0], [500_000_000_000, 1],
      [1, 1, 1],
    ] as [[Double]])
  func extremes(values: [Double]) {
    for kind in [ChartUnit.Kind.load, .sum, .count, .effort, .time, .minutes, .distance] {
      for (columns, rows) in [(20, 2), (40, 6), (300, 60)] {
        var chart = Self.chart(values, unit: Self.unit(kind))
        for form in [Chart.Form.line, .bars] {
          chart.form = form
          let lines = TextChart(chart: chart, columns: columns, rows: rows).lines()
          #expect(lines.count == rows + 3)
          var page = PicturePage(width: 1200)
          page.add(chart)
          #expect(!page.document(title: "", theme: .dark).contains("nan"))
        }
      }
    }
  }

  @Test(
    "Scales go in steps of 1, 2 or 5, in the unit of the athlete",
    arguments: [
      ([60_000, 95_000], ChartUnit.Kind.load, Units.kilograms, ["60 kg", "70 kg", "80 kg", "90 kg"]),
      ([60_000, 61_000], .load, .kilograms, ["60 kg", "60.5 kg", "61 kg"]),
      ([45_359.237, 90_718.474], .load, .pounds, ["100 lb", "120 lb", "140 lb", "160 lb", "180 lb", "200 lb"]),
      ([0, 23_400_000], .sum, .kilograms, ["0 t", "5 t", "10 t", "15 t", "20 t"]),
      ([0, 2_880_000], .sum, .kilograms, ["0 kg", "1000 kg", "2000 kg", "3000 kg"]),
      ([5, 9], .count, .kilograms, ["5", "6", "7", "8", "9"]), ([7, 7], .count, .kilograms, ["6", "7", "8"]),
      ([70, 95], .effort, .kilograms, ["7", "7.5", "8", "8.5", "9", "9.5"]),
      ([30_000, 150_000], .time, .kilograms, ["30 s", "1 min", "1:30", "2 min", "2:30"]),
      ([0, 12_300_000], .distance, .kilograms, ["0 km", "5 km", "10 km"]),
    ] as [([Double], ChartUnit.Kind, Units, [String])])
  func scales(values: [Double], kind: ChartUnit.Kind, units: Units, labels: [String]) {
    let unit = Self.unit(kind, units)
    let axis = ValueAxis(from: values[0], through: values[1], unit: unit, most: 6)
    #expect(axis.ticks.map(axis.label) == labels)
    #expect(values.allSatisfy(axis.contains))
  }

  @Test(
    "Dates are as close as their labels allow: days, weeks, months, years",
    arguments: [
      ("2026-11-16", "2026-11-20", ["16 Nov", "17 Nov", "18 Nov", "19 Nov", "20 Nov"]),
      ("2026-10-28", "2026-11-29", ["2 Nov", "9 Nov", "16 Nov", "23 Nov"]),
      ("2025-11-03", "2026-03-29", ["Dec", "2026", "Feb", "Mar"]),
      ("2024-02-10", "2026-11-20", ["Jul", "2025", "Jul", "2026", "Jul"]),
      ("2016-03-01", "2026-03-01", ["2018", "2020", "2022", "2024", "2026"]),
      ("2026-11-20", "2026-11-20", ["20 Nov", "21 Nov"]),
    ])
  func dates(from: String, through: String, labels: [String]) throws {
    let positions = Positions.days(from: try #require(Day(text: from)), through: try #require(Day(text: through)))
    #expect(positions.ticks(in: .english) { Double($0.count + 2) / 40 }.map(\.label) == labels)
    #expect(positions.ticks(in: .english) { _ in 2 }.count == 1)
  }

  @Test("Days and months are said in German as Germans write them")
  func german() throws {
    let days = Positions.days(from: Self.first, through: Day(number: Self.first.number + 20))
    #expect(days.ticks(in: .german) { Double($0.count + 2) / 40 }.map(\.label) == ["5. Jan", "12. Jan", "19. Jan"])
    let months = Positions.days(from: Self.first, through: Day(number: Self.first.number + 200))
    #expect(
      months.ticks(in: .german) { Double($0.count + 2) / 60 }.map(\.label) == [
        "Feb", "Mär", "Apr", "Mai", "Jun", "Jul",
      ])
    #expect(
      Positions.weeks(8).ticks(in: .german) { _ in 0.1 }.map(\.label) == ["Woche 1", "2", "3", "4", "5", "6", "7", "8"])
  }

  @Test("A trend is the straight line through the values; a few values have none")
  func trend() {
    #expect(Self.chart([1, 2, 3, 4].map { $0 * 1000 }).trend.map { ($0.slope * 7).rounded() } == 1000)
    #expect(Self.chart([1000, 2000, 3000]).trend == nil)
    #expect(Self.chart([1000, 2000, 3000, 4000], every: 1).trend == nil)
    #expect(Self.chart([1, 2, 3, 4].map { $0 * 1000 }).remarks == ["★ 4 kg, 26 Jan", "trend +1 kg a week"])
    #expect(Self.chart(Self.loads).remarks.last == "trend +5.4 kg a month")
    #expect(Self.chart([5000, 5000, 5000, 5000]).remarks == ["trend steady"])
    let down = Self.chart([4, 3, 2, 1].map { $0 * 1000 }, unit: Self.unit(.load, .kilograms, .german))
    #expect(down.remarks == ["Trend −1 kg je Woche"])
  }

  @Test("Where the same day may be there twice, the record has its year")
  func recordDay() {
    #expect(Self.chart([1000, 2000], every: 400).remarks == ["★ 2 kg, 9 February 2027"])
    #expect(Self.chart([1000, 2000], every: 180).remarks == ["★ 2 kg, 4 Jul"])
    let german = Self.unit(.load, .kilograms, .german)
    #expect(Self.chart([1000, 2000], every: 400, unit: german).remarks == ["★ 2 kg, 9. Februar 2027"])
    let positions = Positions.days(from: Self.first, through: Day(number: Self.first.number + 800))
    #expect(positions.ticks(in: .english) { _ in 2 }.allSatisfy { $0.label.count < 7 })
  }

  @Test("A record is better than all before it, those before the period among them")
  func records() {
    let points = [3.0, 5, 4, 5, 6].enumerated().map { Chart.Point(x: Double($0), y: $1) }
    #expect(points.markingRecords(before: nil).map(\.isRecord) == [false, true, false, false, true])
    #expect(points.markingRecords(before: 5).map(\.isRecord) == [false, false, false, false, true])
    #expect(points.markingRecords(before: 9).map(\.isRecord) == [false, false, false, false, false])
  }

  @Test("Names are words in a picture, never markup")
  func hostile() {
    var page = PicturePage(width: 1200)
    page.title("</text><script>&\"'\u{202E}\u{0}  two", below: "]]>")
    let text = page.document(title: "<b>&", theme: .both)
    #expect(!text.contains("<script") && !text.contains("\u{202E}") && !text.contains("\u{0}"))
    #expect(text.contains("&lt;/text&gt;&lt;script&gt;&amp;"))
    #expect(text.contains("<title>&lt;b&gt;&amp;</title>"))
  }

  @Test("A mark that combines with a sign of markup hides nothing, and what XML does not have is replaced")
  func markup() {
    func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
    #expect(scalars("A&\u{301}B<\u{338}".escapedForMarkup) == scalars("A&amp;\u{301}B&lt;\u{338}"))
    #expect("\u{FFFE}a\u{1}\n\u{FFFF}".escapedForMarkup == "\u{FFFD}a\u{FFFD}\n\u{FFFD}")
    var page = PicturePage(width: 1200)
    page.title("A&\u{301}B<\u{338}", below: "\u{FFFE}")
    let text = scalars(page.document(title: "<\u{338}", theme: .both))
    #expect(zip(text, text.dropFirst()).allSatisfy { !"&<".unicodeScalars.contains($0) || $1.isASCII })
    #expect(!text.contains("\u{FFFE}"))
  }
}

@Suite("The calendar of a year")
struct CalendarYearTests {
  private let first = Day(text: "2026-01-01") ?? Day(number: 0)
  private let last = Day(text: "2026-12-31") ?? Day(number: 0)

  @Test("Days are in four groups of the same size, and only those of the year are shown")
  func map() {
    let days = (0..<8).map { Day(number: first.number + $0) }
    let amounts = Dictionary(uniqueKeysWithValues: zip(days, [1, 2, 3, 4, 5, 6, 7, 1000]))
    let map = YearMap(amounts: amounts, from: first, through: last)
    #expect(map.levels.count == 53)
    // The first of January 2026 is a Thursday.
    #expect(map.levels[0] == [nil, nil, nil, 1, 1, 2, 2])
    #expect(map.levels[1].prefix(5) == [3, 3, 4, 4, 0])
    let same = YearMap(amounts: [first: 60, last: 60], from: first, through: last)
    #expect(same.levels[0][3] == 4)
  }

  @Test("The names of the months end where the days do", arguments: [20, 40, 57, 58, 80])
  func narrow(columns: Int) {
    for week in 0..<53 {
      let map = YearMap(sets: [:], through: Day(number: last.number - 7 * week))
      #expect(map.lines(.english, columns: columns).allSatisfy { $0.displayWidth <= columns })
    }
  }

  @Test("The longest run of days counts days with anything in them")
  func run() {
    let days = [0, 1, 2, 5, 6].map {
      SessionDay(day: Day(number: first.number + $0), workouts: 1, training: 60_000, sitting: 0)
    }
    let year = CalendarYear(
      year: 2026, first: first, last: last, days: days, formatter: UnitFormatter(language: .english))
    #expect(year.longestStreak == 3)
    #expect(year.lines().allSatisfy { $0.displayWidth <= SessionSheet.width })
    let none = CalendarYear(year: 2026, first: first, last: last, days: [], formatter: year.formatter)
    #expect(none.longestStreak == 0)
    #expect(none.picture(theme: .dark).contains("2026") && !none.picture(theme: .dark).contains("Time trained"))
    #expect(year.picture(theme: .dark).contains("Time trained"))
  }
}
