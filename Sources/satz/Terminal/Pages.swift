/// The contents of the alternate screen: the overlay when a rest is over, and the info sheet. Rows only;
/// `AlternateScreen` handles the keys and the screen.
import PlanWording
import SessionModel

extension OverlayView {
  /// Centred, as large as fits.
  func rows(height: Int, width: Int, at now: Instant) -> [StyledText] {
    var lines: [StyledText] = []
    let time = clock.text(at: now)
    let text = [StyledText(headline, .strongTone(tone))] + details.map { StyledText($0, .strong) }
    let room = height - text.count - 5
    if let time, let scale = [3, 2, 1].first(where: { fits(BigDigits(text: time, scale: $0), room, width) }) {
      lines += BigDigits(text: time, scale: scale).rows.map { StyledText($0, .strongTone(tone)) } + [StyledText()]
    } else if let time {
      lines.append(StyledText(time, .strongTone(tone)))
    }
    lines += text.prefix(1) + [StyledText()] + text.dropFirst() + [StyledText(), StyledText(hint, .faint)]
    if lines.count > height { lines.removeAll { $0 == StyledText() } }
    let margin = max(0, (height - lines.count) / 2)
    return page(Array(repeating: StyledText(), count: margin) + lines.map { $0.centred(in: width) }, height, width)
  }

  private func fits(_ digits: BigDigits, _ rows: Int, _ columns: Int) -> Bool {
    digits.height <= rows && digits.width <= columns - 4
  }
}

extension InfoSheet {
  /// All of its text, wrapped to the width, below the space for its picture.
  func lines(on page: ScreenSize) -> [StyledText] {
    let measure = min(76, max(8, page.columns - 4))
    let pictureRows = picture?.size(on: page).map { $0.rows + 1 } ?? 0
    var lines = Array(repeating: StyledText(), count: pictureRows)
    lines += text.wrapped(to: measure).map { StyledText("  " + $0) }
    if !tips.isEmpty { lines.append(StyledText()) }
    for tip in tips {
      for (index, line) in tip.wrapped(to: measure - 2).enumerated() {
        lines.append(StyledText(index == 0 ? "  • " : "    ", .tone(.rest)) + StyledText(line))
      }
    }
    return lines
  }

  /// The part from line `first` on, between the title and the hint.
  func rows(height: Int, width: Int, from first: Int) -> [StyledText] {
    let lines = lines(on: ScreenSize(rows: height, columns: width))
    let room = Self.room(in: height)
    var rows = [StyledText("  " + title, .strongTone(.work)), StyledText()]
    rows += lines.dropFirst(first).prefix(room)
    rows += Array(repeating: StyledText(), count: max(0, 2 + room - rows.count))
    let more = lines.count > room ? "   \(min(lines.count, first + room))/\(lines.count)" : ""
    rows.append(StyledText("  " + hint + more, .faint))
    return page(rows, height, width)
  }

  /// How many of its lines are visible at once.
  static func room(in height: Int) -> Int { max(1, height - 3) }

  /// Where its text and its picture begin, counted from 1.
  static let firstRow = 3
}

/// Exactly as many rows as fit, all of the same width.
private func page(_ rows: [StyledText], _ height: Int, _ width: Int) -> [StyledText] {
  let blank = Array(repeating: StyledText(), count: max(0, height - rows.count))
  return (rows.prefix(max(0, height)) + blank).map { $0.fitted(to: width) }
}
