/// Lays out the live area: the ring, the time and the phase, what is done now and next, the session, the notice. What
/// does not move is laid out once.
import PlanWording
import SessionModel

struct Card {
  /// What it is made from; if this changes, a new card is needed.
  struct Content: Equatable {
    var view: LiveView?
    var pill: Pill?
    var height: Int
    var width: Int
    /// Nothing moves but the clock: no large 3-2-1 in place of the ring, no disc that swells.
    var isStill = false
  }

  let content: Content
  /// The rows at rest, `height` of them, each of exactly `width` columns.
  private var rows: [StyledText]
  /// What follows the time in the first two of the three rows, and where these begin.
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
    let room = content.width - leftWidth
    let lines = lines(view, within: room)
    if body > 0 { rows[body - 1] = rule(view, beside: lines[0]) }
    right = lines.map { $0.fitted(to: room) }
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
    var status = StyledText()
    var graphic: Graphic?

    var time: String? { seconds.map(PhaseClock.text(seconds:)) }
  }

  private func reading(_ view: LiveView, at now: Instant) -> ClockReading {
    var reading = ClockReading(seconds: view.clock.seconds(at: now))
    // Without a rule, the notice stands in the same row: what has no room beside it goes whole.
    let taken = body == 0 ? content.pill.map { notice($0).width + Self.besideNotice } ?? 0 : 0
    reading.status = StatusRow.text(
      of: view, bar: content.width < 60 ? 10 : 24, heart: nil, within: content.width - leftWidth - taken, at: now)
    guard hasGraphic || hasDigits && isBreath(view) else { return reading }
    if !content.isStill, !view.isSmooth, view.clock.left(at: now) != nil, let left = reading.seconds, left <= 3 {
      reading.graphic = .digit(left)
    } else {
      reading.graphic = .ring(view.ring(at: now, size: .small, isStill: content.isStill))
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
        BigDigits(text: String(digit)).rows.map { StyledText(" " + $0 + "  ", .figure(tone)) }
      }
    }
  }

  // MARK: Three rows, and a rule above

  private var hasGraphic: Bool { content.width >= 48 && content.height >= 3 }

  /// The same in every phase, so that nothing beside it moves.
  private static let sideWidth = 9

  /// Where there is no room for a ring, what goes against the clock has large digits, and a breath its disc.
  private var hasDigits: Bool {
    guard !hasGraphic, content.height >= 4, content.width >= 36, let view = content.view else { return false }
    return isBreath(view) || !view.details.place.isEmpty || view.details.limit != nil
  }
  private func isBreath(_ view: LiveView) -> Bool { if case .breath = view.scene { true } else { false } }
  private static let digitsWidth = BigDigits(text: "00:00").width

  /// The column of the time, from 1.
  private var sideColumn: Int { hasGraphic ? Ring.Size.small.columns + 4 : 2 }
  private var leftWidth: Int { hasDigits ? Self.digitsWidth + 3 : sideColumn + Self.sideWidth }

  private func threeRows(_ view: LiveView, _ reading: ClockReading) -> [StyledText] {
    if hasDigits { return digitRows(view, reading) }
    let graphic = reading.graphic?.rows(view.tone)
    let side = Self.sideWidth
    let first = left(graphic?[0], StyledText(reading.time ?? "", .strongTone(view.tone)), side) + right[0]
    let second = left(graphic?[1], StyledText(view.phase, .tone(view.tone)), side) + right[1]
    var last = left(graphic?[2], view.details.heart?.narrow ?? StyledText(), side)
    last += reading.status
    if body > 0 { return [first, second, last.fitted(to: content.width)] }
    // Half a time misleads.
    let room = content.width - (content.pill.map { notice($0).width + Self.besideNotice } ?? 0)
    return [
      first, second,
      withPill(last.withoutTrailingSpace.width > room ? StyledText() : last, width: content.width),
    ]
  }

  private func digitRows(_ view: LiveView, _ reading: ClockReading) -> [StyledText] {
    zip(graphicRows(view, reading), right + [reading.status]).map { row, words in
      (StyledText(" ") + row.fitted(to: Self.digitsWidth) + StyledText("  ") + words).fitted(to: content.width)
    }
  }

  private func graphicRows(_ view: LiveView, _ reading: ClockReading) -> [StyledText] {
    let time = reading.time ?? ""
    let style = Style.figure(view.tone)
    if let disc = reading.graphic?.rows(view.tone) {
      return zip(disc, [time, "", ""]).map { $0 + StyledText("  " + $1, style) }
    }
    let digits = BigDigits(text: time)
    let fits = digits.width <= Self.digitsWidth && digits.height == 3
    let rows = fits ? digits.rows.map { $0.leftPadded(to: Self.digitsWidth) } : [time, "", ""]
    return rows.map { StyledText($0, style) }
  }

  /// What is said in the rule: the phase if there is no row for it, the minimum of a rest, and what the row of the set has
  /// no room for: which set, which part of it, the place. Where not all of it fits, the set goes first.
  private func said(_ view: LiveView, beside headline: StyledText, within room: Int) -> String {
    let phase = view.details.span ?? (hasDigits ? view.phase : "")
    let place = headline.text.contains(view.details.place) ? "" : view.details.place
    let missing = StepLabel(name: view.details.name).words(missingIn: headline.text)
    func words(_ missing: some Sequence<String>) -> String {
      ([phase] + missing + [place]).filter { !$0.isEmpty }.joined(separator: " · ")
    }
    let whole = words(missing)
    if whole.displayWidth <= room { return whole }
    let fewer = (0...missing.count).map { words(missing.dropFirst($0).map(LiveText.withSlashes)) }
    return fewer.first { $0.displayWidth <= room } ?? words([]).cut(toWidth: room)
  }

  /// The set that counts, and what comes then; a set that has no room in one row has both, unless something is asked.
  private func lines(_ view: LiveView, within room: Int) -> [StyledText] {
    let details = view.details
    let label = StepLabel(name: details.name, prescription: details.prescription)
    let isAsked = details.question != nil || details.mayGoOn != nil || !details.choice.options.isEmpty
    if !isAsked, let rows = label.twoRows(within: room) { return rows.map { StyledText($0, .strong) } }
    return [headline(view, within: room), StyledText(view.cardNext(within: room), .faint)]
  }

  /// The set that counts, with its plates and its place as far as they fit whole: half a number misleads.
  private func headline(_ view: LiveView, within width: Int) -> StyledText {
    let details = view.details
    guard !details.name.isEmpty else { return StyledText(view.title, .strong) }
    if !details.choice.options.isEmpty { return StyledText(details.choice.row(within: width), .strong) }
    let label = StepLabel(name: details.name, prescription: details.prescription)
    var text = StyledText(label.text(within: width), .strong)
    let both = [details.plates, details.place].filter { !$0.isEmpty }.joined(separator: " · ")
    let fitting = [both, details.plates, details.place].first {
      !$0.isEmpty && text.width + 3 + $0.displayWidth <= width
    }
    if let fitting { text.append("   " + fitting, .faint) }
    let room = width - text.width - 3
    // Whoever sits has nothing else to read: there as many as fit, and else the beginning of the first.
    let all = details.cues.indices.reversed().map { details.cues[...$0].joined(separator: " · ") }
    let whole = (view.scene == .sit ? all[...] : all.prefix(1)).first { $0.displayWidth <= room }
    let cues = whole ?? (view.scene == .sit && room > 8 ? all.last?.visibleInRow.cut(toWidth: room) : nil) ?? ""
    if !cues.isEmpty { text.append("   " + cues, .tone(.ready)) }
    return text
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

  /// `── Push ──────────── ✓ Set done ─`
  private func rule(_ view: LiveView, beside headline: StyledText) -> StyledText {
    var name = view.name.cut(toWidth: max(0, content.width / 2))
    let words = said(view, beside: headline, within: max(0, content.width - name.displayWidth - 10))
    var notice = words.isEmpty ? StyledText() : StyledText(" " + words + " ", .strongTone(view.tone))
    if let pill = content.pill {
      let placed = pill.placed(beside: name, within: content.width - 6)
      (name, notice) = (placed.title, StyledText(" " + placed.label + " ", .notice(pill.style)))
    }
    var rule = StyledText("──", .frame)
    if !name.isEmpty { rule += StyledText(" ") + StyledText(name, .strong) + StyledText(" ") }
    rule.append(String(repeated: "─", max(0, content.width - rule.width - notice.width - 1)), .frame)
    rule += notice
    rule.append("─", .frame)
    return rule.fitted(to: content.width)
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

  private func notice(_ pill: Pill) -> StyledText {
    StyledText(pill.label(within: max(0, content.width - 4)), .notice(pill.style))
  }
  /// The blanks around it.
  private static let besideNotice = 3

  /// The notice is at the right and takes precedence over the row.
  private func withPill(_ row: StyledText, width: Int) -> StyledText {
    guard let pill = content.pill else { return row.fitted(to: width) }
    let notice = notice(pill)
    var row = row.withoutTrailingSpace.fitted(to: max(0, width - notice.width - Self.besideNotice))
    row.append(spaces: 2)
    row += notice
    row.append(spaces: 1)
    return row.fitted(to: width)
  }
}
