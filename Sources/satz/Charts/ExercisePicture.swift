/// The page of an exercise as a picture: its sums, its charts, and its best times.

import PlanWording
import SessionModel
import TrainingStore

struct ExercisePicture {
  var sheet: ExerciseStatsSheet

  func text(theme: PictureTheme) -> String {
    func word(_ text: LogText) -> String { text.said(in: sheet.formatter.language) }
    func said(_ word: ChartWord) -> String { word.said(in: sheet.formatter.language) }
    let period = sheet.period
    let name = sheet.formatter.lift(sheet.exercise)
    let sets = sheet.days.reduce(0) { $0 + $1.sets }
    let volume = sheet.days.reduce(0) { $0 + $1.volumeGrams }
    var page = PicturePage(width: 1200)
    page.title(
      name, below: word(.period(from: period.from.isoText, through: period.through.isoText, weeks: period.weeks.count)))
    var tiles = [
      ("\(sheet.days.count)", said(.daysTrained(sheet.days.count))),
      ("\(sets)", said(.sets(sets))),
    ]
    if volume > 0 { tiles.append((sheet.computed.sum(Mass(grams: volume)), said(.volume))) }
    if let endurance = sheet.endurance {
      tiles = [tiles[0]] + endurance.tiles(sheet.exercise, sheet.computed)
    }
    page.tiles(tiles)
    var charts = sheet.charts
    if let weekly = sheet.endurance?.weekly(in: period, sheet.computed), !weekly.isEmpty {
      charts.insert(weekly, at: 0)
    }
    for (index, chart) in charts.enumerated() { page.add(chart, height: index == 0 ? 340 : 220) }
    addBests(to: &page)
    page.sign()
    return page.document(title: name, theme: theme)
  }

  /// The best time for each distance, a row for each.
  private func addBests(to page: inout PicturePage) {
    let rows = sheet.endurance?.bestRows(sheet.exercise, sheet.computed) ?? []
    if rows.isEmpty { return }
    page.heading(PageText.bestByDistance.said(in: sheet.formatter.language))
    let places = [0, 0.2, 0.38, 0.56, 0.76].map { PicturePage.margin + $0 * page.inner }
    for row in rows {
      for (index, (cell, x)) in zip(row, places).enumerated() {
        let room = (index + 1 < places.count ? places[index + 1] : page.width - PicturePage.margin) - x - 12
        page.text(
          cell, x: x, y: page.y + 16, size: 20, index == 1 ? .line : index > 1 ? .faint : .ink, isBold: index < 2,
          room: room)
      }
      page.y += 32
    }
    page.y += 20
  }
}
