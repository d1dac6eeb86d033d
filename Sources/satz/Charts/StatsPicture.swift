/// The figures of a period as a picture: sums, volume by week, sets by muscle, and the year.

import PlanLanguage
import PlanWording
import SessionModel
import TrainingStore

struct StatsPicture {
  var sheet: StatsSheet

  private func word(_ text: LogText) -> String { text.said(in: sheet.formatter.language) }
  private func said(_ word: ChartWord) -> String { word.said(in: sheet.formatter.language) }

  func text(theme: PictureTheme) -> String {
    let (stats, formatter) = (sheet.stats, sheet.formatter)
    let period = stats.period
    let when = word(.period(from: period.from.isoText, through: period.through.isoText, weeks: stats.weeks.count))
    let title = said(.training)
    var page = PicturePage(width: 1200)
    page.title(title, below: when)
    var tiles = [
      ("\(stats.workouts)", said(.sessions(stats.workouts))),
      ("\(stats.sets)", said(.sets(stats.sets))),
      (formatter.sum(Mass(grams: stats.volumeGrams)), said(.volume)),
    ]
    // Lengths that nobody knows are not none.
    if stats.trainingMilliseconds > 0 || stats.workouts == 0 {
      tiles.append((formatter.hours(Milliseconds(stats.trainingMilliseconds)), said(.trainingTime)))
    }
    page.tiles(tiles)
    if stats.volumeGrams > 0 { page.add(sheet.volume) }
    if !stats.muscles.isEmpty { addMuscles(to: &page) }
    page.heading(
      word(.yearHeading),
      remarks: [
        word(
          .goalReached(
            goal: stats.goal, weeks: stats.weeksReached, of: stats.judgedWeeks.count, isSet: stats.isGoalSet))
      ])
    page.add(sheet.year, formatter.language)
    page.sign()
    return page.document(title: "\(title) · \(when)", theme: theme)
  }

  private func addMuscles(to page: inout PicturePage) {
    let stats = sheet.stats
    page.heading(word(.setsPerMuscle))
    let names = stats.muscles.map { $0.muscle.said(in: sheet.formatter.language) }
    let left = PicturePage.margin + (names.map { PicturePage.width(of: $0, size: 17) }.max() ?? 0) + 16
    let room = page.width - PicturePage.margin - left - 70
    let most = Double(max(1, stats.muscles.first?.halves ?? 1))
    for (name, muscle) in zip(names, stats.muscles) {
      let length = Double(muscle.halves) / most * room
      page.text(name, x: left - 16, y: page.y + 15, size: 17, anchor: .end)
      page.rect(x: left, y: page.y, width: length, height: 18, .bar, radius: 4)
      page.text(
        sheet.formatter.decimal(muscle.halves, per: 2 * max(1, stats.typicalWeeks.count)), x: left + length + 12,
        y: page.y + 15, size: 17, .faint)
      page.y += 28
    }
    page.y += 28
  }
}
