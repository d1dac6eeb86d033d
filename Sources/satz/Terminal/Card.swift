/// Lays out the live area: the ring, the time and the phase, what is done now and next, the session, the notice. It is
/// laid out once for a picture; then only its clocks and its ring are drawn anew.
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
  /// Exactly `height` rows of exactly `width` columns.
  private var rows: [StyledText]
  /// What follows the time in each of the three rows, and where these begin.
  private var right: [StyledText] = []
  private var body: Int
  private var shown: Moving?

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

  /// How many rows the area has on this screen: 4, 3, 1, or 0 where every row is needed for the prompt. Without a
  /// session there is one, for the notices.
  static func height(on size: ScreenSize, hasView: Bool) -> Int {
    switch (size.rows, size.columns) {
    case (..<8, _), (_, ..<16): 0
    case (..<12, _), (_, ..<32): 1
    case _ where !hasView: 1
    case (..<16, _): 3
    default: 4
    }
  }

  /// The rows at this instant.
  mutating func rows(at now: Instant) -> [StyledText] {
    guard let view = content.view, content.height > 0 else { return rows }
    let moving = moving(view, at: now)
    if content.height < 3 {
      rows[body] = singleRow(view, moving)
    } else {
      draw(view, moving)
    }
    shown = moving
    return rows
  }

  /// A part of a row that has moved on since the rows or the cells were asked for last.
  struct Cell: Equatable {
    /// From 0 at the top of the area.
    var row: Int
    /// From 1 at the left.
    var column: Int
    var text: StyledText
  }

  /// Only what the clocks have changed, as long as it takes the same room; else nil: all rows are to be drawn.
  mutating func cells(at now: Instant) -> [Cell]? {
    guard let view = content.view, content.height > 0, let shown else { return nil }
    let moving = moving(view, at: now)
    defer { self.shown = moving }
    var cells: [Cell] = []
    if moving.seconds != shown.seconds {
      guard let time = moving.time, time.utf8.count == shown.time?.utf8.count else { return nil }
      let column = content.height < 3 ? 2 : sideColumn
      cells.append(Cell(row: body, column: column, text: StyledText(time, .strongTone(view.tone))))
    }
    guard content.height >= 3 else { return cells }
    if moving.elapsed != shown.elapsed {
      guard let time = moving.elapsedTime, time.utf8.count == shown.elapsedTime?.utf8.count else { return nil }
      let column = leftWidth(view) + right[2].width + 1
      // Where the screen is so narrow that it was cut, the whole row is.
      guard column + time.utf8.count < content.width else { return nil }
      cells.append(Cell(row: body + 2, column: column, text: StyledText(time, .faint)))
    }
    if moving.graphic != shown.graphic, let graphic = moving.graphic?.rows(view.tone) {
      cells += graphic.enumerated().map { Cell(row: body + $0, column: 2, text: $1) }
    }
    return cells
  }

  /// What the clocks say.
  private struct Moving: Equatable {
    var seconds: Int?
    var elapsed: Int?
    var graphic: Graphic?

    var time: String? { seconds.map(PhaseClock.text(seconds:)) }
    var elapsedTime: String? { elapsed.map(PhaseClock.shortText(seconds:)) }
  }

  private func moving(_ view: LiveView, at now: Instant) -> Moving {
    var moving = Moving(seconds: view.clock.seconds(at: now), elapsed: view.elapsed.seconds(at: now))
    guard hasGraphic else { return moving }
    if content.showsBigDigits, !view.isSmooth, view.clock.left(at: now) != nil, let left = moving.seconds, left <= 3 {
      moving.graphic = .digit(left)
    } else {
      let phase = view.clock.progress(at: now) ?? view.phaseProgress
      moving.graphic = .ring(Ring(session: view.sessionProgress, phase: phase))
    }
    return moving
  }

  private enum Graphic: Equatable {
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
    min(max(7, view.phase.displayWidth, view.heartRate?.displayWidth ?? 0), 16)
  }

  /// Where the time stands, from 1.
  private var sideColumn: Int { hasGraphic ? Ring.columns + 4 : 2 }
  private func leftWidth(_ view: LiveView) -> Int { sideColumn + sideWidth(view) }

  private mutating func draw(_ view: LiveView, _ moving: Moving) {
    let graphic = moving.graphic?.rows(view.tone)
    let side = sideWidth(view)
    rows[body] = left(graphic?[0], StyledText(moving.time ?? "", .strongTone(view.tone)), side) + right[0]
    rows[body + 1] = left(graphic?[1], StyledText(view.phase, .tone(view.tone)), side) + right[1]
    var last = left(graphic?[2], StyledText(view.heartRate ?? "", .notice(.error)), side) + right[2]
    last.append((moving.elapsedTime ?? "") + view.elapsedNote, .faint)
    rows[body + 2] = last.fitted(to: content.width)
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

  private func singleRow(_ view: LiveView, _ moving: Moving) -> StyledText {
    var row = StyledText(" ")
    if let time = moving.time { row.append(time + " ", .strongTone(view.tone)) }
    row.append(view.phase, .tone(view.tone))
    row.append(" · " + view.title, .strong)
    if let next = view.next { row.append(" · " + next, .faint) }
    return withPill(row, width: content.width)
  }

  /// The notice stands at the right and has precedence over the row.
  private func withPill(_ row: StyledText, width: Int) -> StyledText {
    guard let pill = content.pill else { return row.fitted(to: width) }
    let text = (pill.icon.isEmpty ? "" : pill.icon + " ") + pill.text
    let notice = StyledText(text.cut(toWidth: max(0, width - 4)), .notice(pill.style))
    var row = row.fitted(to: max(0, width - notice.width - 3))
    row.append(spaces: 2)
    row += notice
    row.append(spaces: 1)
    return row.fitted(to: width)
  }
}
