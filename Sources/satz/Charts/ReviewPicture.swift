/// A review as a picture to share: what was done in large figures, then what its lines say.

import PlanWording
import SessionModel
import TrainingStore

struct ReviewPicture {
  var sheet: ReviewSheet

  private static let names = 190.0
  private static let size = 22.0

  func text(theme: PictureTheme) -> String {
    let (now, formatter) = (sheet.review.now, sheet.formatter)
    func said(_ word: ChartWord) -> String { word.said(in: formatter.language) }
    var page = PicturePage(width: 1080)
    let heading = sheet.heading.split(separator: " · ", maxSplits: 1).map(String.init)
    page.title(heading.first ?? "", below: heading.last ?? "")
    var tiles = [("\(now.workouts)", said(.sessions(now.workouts))), ("\(now.sets)", said(.sets(now.sets)))]
    if now.volumeGrams > 0 { tiles.append((formatter.sum(Mass(grams: now.volumeGrams)), said(.volume))) }
    if now.trainingMilliseconds > 0 {
      tiles.append((formatter.hours(Milliseconds(now.trainingMilliseconds)), said(.trainingTime)))
    }
    page.tiles(tiles)
    var whole = sheet
    // A picture breaks its lines itself.
    (whole.columns, whole.mark) = (.max / 2, "")
    for row in whole.rows { add(row, to: &page) }
    page.y += 16
    page.sign()
    return page.document(title: sheet.heading, theme: theme)
  }

  private func add(_ row: SheetRow, to page: inout PicturePage) {
    let left = PicturePage.margin + Self.names
    let room = page.width - PicturePage.margin - left
    let text = ([row.prescription] + row.remarks.map { "(\($0))" }).joined(separator: " ")
    page.line(
      x1: PicturePage.margin, y1: page.y, x2: page.width - PicturePage.margin, y2: page.y, .grid, width: 1.5)
    page.text(row.name, x: PicturePage.margin, y: page.y + 34, size: 19, .faint, room: Self.names - 16)
    let columns = Int(room / (Self.size * 0.59))
    let lines = text.wrapped(to: columns, isList: true).flatMap { $0.hung(to: columns) }
    for (index, line) in lines.enumerated() {
      page.text(line, x: left, y: page.y + 34 + Double(index) * 30, size: Self.size, room: room)
    }
    page.y += 52 + Double(max(0, lines.count - 1)) * 30
  }
}
