/// A session as a card to post: its name, its sums, and each exercise against the last time. Notes and heart rates are
/// nobody else's business and are left out.

import PlanWording
import SessionModel
import TrainingStore

struct SessionCard {
  /// Usually one; those of a day are below each other.
  var sheets: [LoggedSessionSheet]

  /// For more exercises there is no room.
  private static let most = 10
  /// Of a card: two thirds of its width.
  private static let leastHeight = 720.0

  func text(theme: PictureTheme) -> String {
    var page = PicturePage(width: 1080)
    for (index, sheet) in sheets.enumerated() {
      if index > 0 { page.y += 40 }
      add(sheet, to: &page)
    }
    page.y = max(page.y, Self.leastHeight - PicturePage.margin - 24)
    page.sign()
    return page.document(
      title: sheets.map { $0.formatter.language.sessionName($0.summary.session.name) }.joined(separator: ", "),
      theme: theme,
      height: max(Self.leastHeight, page.y + PicturePage.margin - 24))
  }

  private func add(_ sheet: LoggedSessionSheet, to page: inout PicturePage) {
    let (summary, formatter) = (sheet.summary, sheet.formatter)
    func said(_ word: ChartWord) -> String { word.said(in: formatter.language) }
    let level = summary.session.level.map { " · " + formatter.level($0) } ?? ""
    page.title(formatter.language.sessionName(summary.session.name), below: said(.fullDay(summary.session.day)) + level)
    var tiles: [(String, String)] = []
    if let length = summary.session.length { tiles.append((formatter.minutes(length), said(.length))) }
    if summary.sets > 0 { tiles.append(("\(summary.sets)", said(.sets(summary.sets)))) }
    if let distance = formatter.distance(of: summary) { tiles.append((distance, said(.distance))) }
    if summary.volumeGrams > 0 {
      tiles.append((formatter.sum(Mass(grams: summary.volumeGrams)), said(.volume)))
    }
    if summary.records > 0 { tiles.append(("★ \(summary.records)", said(.records(summary.records)))) }
    page.tiles(tiles)
    let scores = ScoreText(formatter: formatter)
    for score in sheet.scores {
      page.text(
        scores.name(TitledScore(title: score.score.title, score: score.score.score)), x: PicturePage.margin,
        y: page.y + 30, size: 28, isBold: true, room: page.inner / 2)
      page.text(
        scores.words(score.score.score), x: page.width - PicturePage.margin, y: page.y + 30, size: 28, .line,
        isBold: true, anchor: .end, room: page.inner / 2)
      page.y += 62
    }
    for lift in sheet.lifts.prefix(Self.most) { add(lift, of: sheet, to: &page) }
    if sheet.lifts.count > Self.most {
      let more = said(.moreExercises(sheet.lifts.count - Self.most))
      page.text(more, x: PicturePage.margin, y: page.y + 20, size: 20, .faint)
      page.y += 40
    }
  }

  private func add(_ lift: LoggedSessionSheet.Lift, of sheet: LoggedSessionSheet, to page: inout PicturePage) {
    let formatter = sheet.formatter
    let work = lift.sets.filter { $0.role == .work && !$0.isQuestioned && !$0.performance.isMissed }
    let compared = LiftComparison(
      now: .init(work), last: lift.last, day: sheet.summary.session.day, formatter: formatter
    )
    .text()
    let isBetter = compared.runs.contains { $0.style == .tone(.work) }
    let right = page.width - PicturePage.margin
    page.line(x1: PicturePage.margin, y1: page.y, x2: right, y2: page.y, .grid, width: 1.5)
    let room = lift.last.isEmpty ? 0 : PicturePage.width(of: compared.text, size: 20)
    page.text(
      formatter.exercise(lift.exercise), x: PicturePage.margin, y: page.y + 38, size: 26, isBold: true,
      room: page.inner - room - 24)
    if !lift.last.isEmpty, !work.isEmpty {
      page.text(
        compared.text, x: right, y: page.y + 38, size: 20, isBetter ? .bar : .faint, isBold: isBetter, anchor: .end)
    }
    page.y += 38
    let columns = Int(page.inner / (21 * 0.59))
    let shown = lift.sets.filter { $0.role != .warmup }
    var lines = sets(shown.isEmpty ? lift.sets : shown, formatter).wrapped(to: columns, isList: true)
    if lines.count > 2 { lines = [lines[0], lines[1] + " …"] }
    for line in lines {
      page.y += 30
      page.text(line, x: PicturePage.margin, y: page.y, size: 21, .faint, room: page.inner)
    }
    if let names = sheet.recordNames(of: lift) {
      page.y += 30
      page.star(x: PicturePage.margin + 10, y: page.y - 7, radius: 11, .gold)
      page.text(names, x: PicturePage.margin + 30, y: page.y, size: 20, .gold, room: page.inner - 30)
    }
    page.y += 24
  }

  /// `3 × 5 × 100 kg, 4 × 100 kg · to failure · superset A`; warm-ups are shown where there is nothing else.
  private func sets(_ sets: [LogEntry], _ formatter: UnitFormatter) -> String {
    LoggedSetText(formatter: formatter).list(
      sets.map { set in
        var set = set
        // Nobody else's business.
        set.heartRate = nil
        return set
      }
    ) { texts in
      var runs: [(text: String, count: Int)] = []
      for text in texts {
        if runs.last?.text == text { runs[runs.count - 1].count += 1 } else { runs.append((text, 1)) }
      }
      return runs.map { $0.count > 1 ? "\($0.count) × \($0.text)" : $0.text }.joined(separator: ", ")
    }
  }
}
