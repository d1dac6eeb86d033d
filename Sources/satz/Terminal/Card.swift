/// Lays out the live area: the ring, the time and the phase, what is done now and next, the session, the notice. What
/// does not move is laid out once.
import PlanWording
import SessionModel

struct Card {
  /// What it is made of; another one of these needs another card.
  struct Content: Equatable {
    var view: LiveView?
    var pill: Pill?
    var height: Int
    var width: Int
    /// With 3-2-1 in large digits in place of the ring.
    var showsBigDigits = true
  }

  let content: Content
  /// The rows at rest, `height` of them, each of exactly `width` columns.
  private var rows: [StyledText]
  /// What follows the time in each of the three rows, and where these begin.
  private var right: [StyledText] = []
  private var body: Int

  init(_ content: Content) {
    self.content = content
    rows = Array(repeating: StyledText().fitted(to: content.width), count: max(0, content.height))
    body = content.height
    guard let view = content.view else {
      if !rows.isEmpty { rows[rows.count - 1] = withPill(StyledText(), width: content.width) }
      return
    }
    guard content.height >= 3 else {
      body = max(0, content.height - 1)
      return
    }
    body = content.height - 3
    if body > 0 { rows[body - 1] = rule(view) }
    let room = content.width - leftWidth(view)
    right = [
      withPill(StyledText(view.title, .strong), width: room), StyledText(view.next ?? "").fitted(to: room),
      progress(view),
    ]
  }

  /// The rows at this instant.
  func rows(at now: Instant) -> [StyledText] {
    guard let view = content.view, content.height > 0 else { return rows }
    let reading = reading(view, at: now)
    return rows[..<body] + (content.height < 3 ? [singleRow(view, reading)] : threeRows(view, reading))
  }

  /// What the clocks say at an instant.
  private struct ClockReading {
    var seconds: Int?
    var elapsed: Int?
    var graphic: Graphic?

    var time: String? { seconds.map(PhaseClock.text(seconds:)) }
    var elapsedTime: String? { elapsed.map(PhaseClock.shortText(seconds:)) }
  }

  private func reading(_ view: LiveView, at now: Instant) -> ClockReading {
    var reading = ClockReading(seconds: view.clock.seconds(at: now), elapsed: view.elapsed.seconds(at: now))
    guard hasGraphic else { return reading }
    if content.showsBigDigits, !view.isSmooth, view.clock.left(at: now) != nil, let left = reading.seconds, left <= 3 {
      reading.graphic = .digit(left)
    } else {
      let phase = view.clock.progress(at: now) ?? view.phaseProgress
      reading.graphic = .ring(Ring(session: view.sessionProgress, phase: phase))
    }
    return reading
  }

  private enum Graphic {
    case ring(Ring)
    case digit(Int)

    func rows(_ tone: Tone) -> [StyledText] {
      switch self {
      case .ring(let ring): ring.text(tone: tone)
      case .digit(let digit):
        BigDigits(text: String(digit)).rows.map { StyledText(" " + $0 + "  ", .strongTone(tone)) }
      }
    }
  }

  // MARK: Three rows, and a rule above

  private var hasGraphic: Bool { content.width >= 48 && content.height >= 3 }

  private func sideWidth(_ view: LiveView) -> Int {
    min(max(7, view.phase.displayWidth), 16)
  }

  /// Where the time stands, from 1.
  private var sideColumn: Int { hasGraphic ? Ring.Size.small.columns + 4 : 2 }
  private func leftWidth(_ view: LiveView) -> Int { sideColumn + sideWidth(view) }

  private func threeRows(_ view: LiveView, _ reading: ClockReading) -> [StyledText] {
    let graphic = reading.graphic?.rows(view.tone)
    let side = sideWidth(view)
    let first = left(graphic?[0], StyledText(reading.time ?? "", .strongTone(view.tone)), side) + right[0]
    let second = left(graphic?[1], StyledText(view.phase, .tone(view.tone)), side) + right[1]
    var last = left(graphic?[2], StyledText(), side) + right[2]
    last.append((reading.elapsedTime ?? "") + view.elapsedNote, .faint)
    return [first, second, last.fitted(to: content.width)]
  }

  private func left(_ graphic: StyledText?, _ side: StyledText, _ width: Int) -> StyledText {
    var text = StyledText(" ")
    if let graphic {
      text += graphic
      text.append(spaces: 2)
    }
    text += side.fitted(to: width)
    text.append(spaces: 1)
    return text
  }

  private func rule(_ view: LiveView) -> StyledText {
    var rule = StyledText("── ", .faint)
    rule.append(view.name.cut(toWidth: max(0, content.width - 8)), .faint)
    rule.append(" " + String(repeated: "─", max(0, content.width - rule.width - 1)), .faint)
    return rule.fitted(to: content.width)
  }

  private func progress(_ view: LiveView) -> StyledText {
    guard let progress = view.sessionProgress else { return StyledText() }
    var text = ProgressBar(progress: progress).text(tone: view.tone)
    text.append(spaces: 3)
    return text
  }

  // MARK: One row

  private func singleRow(_ view: LiveView, _ reading: ClockReading) -> StyledText {
    var row = StyledText(" ")
    if let time = reading.time { row.append(time + " ", .strongTone(view.tone)) }
    row.append(view.phase, .tone(view.tone))
    row.append(" · " + view.title, .strong)
    if let next = view.next { row.append(" · " + next, .faint) }
    return withPill(row, width: content.width)
  }

  /// The notice stands at the right and has precedence over the row.
  private func withPill(_ row: StyledText, width: Int) -> StyledText {
    guard let pill = content.pill else { return row.fitted(to: width) }
    let notice = StyledText(pill.label.cut(toWidth: max(0, width - 4)), .notice(pill.style))
    var row = row.fitted(to: max(0, width - notice.width - 3))
    row.append(spaces: 2)
    row += notice
    row.append(spaces: 1)
    return row.fitted(to: width)
  }
}
