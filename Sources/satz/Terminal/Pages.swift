/// The rows of the overlay when a rest is over, and of the info sheet; `OverlayScreen` and `SheetScreen` bring them to
/// the screen.
import PlanWording
import SessionModel

extension OverlayView {
  /// In a frame, in the middle, as large as fits; in place of the stage, all of it. A notice stands in place of the keys.
  func rows(height: Int, width: Int, notice: Pill? = nil, fillsStage: Bool = false, at now: Instant) -> [StyledText] {
    let isFramed = height >= 8 && width >= 40
    let inner = isFramed ? min(width - (fillsStage ? 2 : 4), fillsStage ? width : Self.widest) : width
    let room = isFramed ? height - 2 : height
    let keys =
      notice.map { StyledText($0.label(within: inner - 4), .notice($0.style)) }
      ?? StyledText(Frame.keys(hint, or: shortHint, within: inner - 6), .faint)
    var lines =
      countdown(height: room, width: inner, at: now)
      ?? (fillsStage && isFramed ? onStage(height: room, width: inner, at: now) : nil)
      ?? content(height: room, width: inner, keys: isFramed ? nil : keys, at: now)
    if fillsStage, isFramed {
      let above = Array(repeating: StyledText(), count: max(0, (room - lines.count) / 2))
      lines = above + lines + Array(repeating: StyledText(), count: max(0, room - lines.count - above.count))
    }
    let rows = isFramed ? framed(lines, width: inner, keys) : lines
    let margin = max(0, (height - rows.count) / 2)
    return page(Array(repeating: StyledText(), count: margin) + rows.map { $0.centred(in: width) }, height, width)
  }

  /// The digits with what comes under them, on one left edge; without a frame, with its words.
  private func content(height: Int, width: Int, keys: StyledText?, at now: Instant) -> [StyledText] {
    let time = time(at: now)
    let inset = max(8, width - 2)
    // The digits do not shrink for the plates.
    let platesRow = height < 14 || plates.displayWidth > inset || plates.isEmpty ? [] : [StyledText(plates, .faint)]
    let text = details.enumerated().flatMap { index, row in
      index == 0
        ? [StyledText(StepLabel.name(row, within: inset), .strong)] + platesRow
        : row.wrapped(to: inset).map { StyledText($0) }
    }
    let room = height - text.count - 3
    var lines: [StyledText] = []
    if let time, let scale = [3, 2, 1].first(where: { fits(BigDigits(text: time, scale: $0), room, width) }) {
      lines += BigDigits(text: time, scale: scale).rows.map { StyledText($0, .figure(tone)) } + [StyledText()]
    } else if let time {
      lines.append(StyledText(time, .strongTone(tone)))
    }
    lines += text
    if let keys {
      lines.insert(StyledText(headline, .strongTone(tone)), at: 0)
      lines.append(keys)
    }
    lines = [StyledText()] + lines + [StyledText()]
    if lines.count > height { lines.removeAll { $0 == StyledText() } }
    let block = min(width, lines.map(\.width).max() ?? 0)
    return lines.map { $0.fitted(to: block).centred(in: width).fitted(to: width) }
  }

  /// In the stage's manner: digits to be read from across the room, the exercise, its set, the plates, then the cues. Nil
  /// if there is no time.
  private func onStage(height: Int, width: Int, at now: Instant) -> [StyledText]? {
    guard let time = time(at: now), let first = details.first else { return nil }
    let measure = min(72, max(8, width - 8))
    let label = first.split(separator: " · ", maxSplits: 1).map { String($0) }
    var text = label.flatMap { $0.wrapped(to: measure) }.map { StyledText($0, .strong) }
    if !plates.isEmpty { text.append(StyledText(plates, .faint)) }
    let cues = details.dropFirst().flatMap { $0.wrapped(to: measure) }.map { StyledText($0, .tone(.ready)) }
    if !cues.isEmpty { text += [StyledText()] + cues }
    text = Array(text.prefix(max(0, height - 6)))
    let room = height - text.count - 4
    guard let scale = [6, 5, 4, 3, 2, 1].first(where: { fits(BigDigits(text: time, scale: $0), room, width) }) else {
      return nil
    }
    let digits = BigDigits(text: time, scale: scale).rows.map { StyledText($0, .figure(tone)) }
    let lines = digits + [StyledText(), StyledText()] + text
    let block = min(width, lines.map(\.width).max() ?? 0)
    return lines.map { $0.fitted(to: block).centred(in: width).fitted(to: width) }
  }

  /// A number in its ring, in the middle; nil if the page is not a countdown, or if there is no room for a ring.
  private func countdown(height: Int, width: Int, at now: Instant) -> [StyledText]? {
    guard kind == .countdown, let seconds = clock.seconds(at: now), let progress = clock.progress(at: now),
      let size = Ring.Size.fitting(rows: height - details.count - 3, columns: width - 4), let scale = size.scaleInside
    else { return nil }
    let number = BigDigits(text: String(seconds), scale: scale)
    let first = (size.rows - number.height) / 2
    var lines = Ring(alone: progress, size: size).text(tone: tone).enumerated().map { index, row in
      guard number.rows.indices.contains(index - first) else { return row }
      return row.covered(by: StyledText(number.rows[index - first], .figure(tone)))
    }
    lines.append(StyledText())
    lines += details.enumerated().map { StyledText($1, $0 == 0 ? .strong : .plain).cut(to: width) }
    return ([StyledText()] + lines + [StyledText()]).map { $0.centred(in: width).fitted(to: width) }
  }

  /// The headline is in the upper border, the hint in the lower one.
  private func framed(_ lines: [StyledText], width: Int, _ keys: StyledText) -> [StyledText] {
    let frame = Frame(style: .line(tone), width: width + 2)
    let title = StyledText(headline, .strongTone(tone)).cut(to: width - 4)
    return [frame.top(title)] + lines.map(frame.row) + [frame.bottom(keys.cut(to: width - 4))]
  }

  /// Only the number, for a countdown.
  private func time(at now: Instant) -> String? {
    switch kind {
    case .alarm: clock.text(at: now)
    case .countdown: clock.seconds(at: now).map { String($0) }
    }
  }

  private static let widest = 72

  private func fits(_ digits: BigDigits, _ rows: Int, _ columns: Int) -> Bool {
    digits.height <= rows && digits.width <= columns - 4
  }
}

extension Ring.Size {
  /// The scale of the digit that fits inside the inner ring.
  fileprivate var scaleInside: Int? {
    switch self {
    case .small: nil
    case .large: 1
    case .wide: 2
    case .huge: 3
    case .vast: 5
    case .whole: 7
    }
  }
}

extension InfoSheet {
  /// All of its text, wrapped to the width, below the space for its picture.
  func lines(on page: ScreenSize) -> [StyledText] {
    let measure = min(76, max(8, page.columns - 4))
    let pictureRows = picture?.size(on: page).map { $0.rows + 1 } ?? 0
    if !rows.isEmpty { return rows.map { StyledText(String(repeated: " ", Self.indent)) + $0 } }
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

  /// Columns to the left of each of its rows.
  static let indent = 2

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
