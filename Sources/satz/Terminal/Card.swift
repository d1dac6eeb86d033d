/// Lays out the live area: the ring, the time and the phase, what is done now and next, the session, the notice.
import SessionModel

struct Card {
  var view: LiveView?
  var pill: Pill?
  var now: Instant
  /// With 3-2-1 in large digits in place of the ring.
  var showsBigDigits = true

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

  /// Exactly `height` rows of exactly `width` columns.
  func rows(height: Int, width: Int) -> [StyledText] {
    guard height > 0 else { return [] }
    guard let view else { return blankRows(height - 1, width) + [pillRow(width: width)] }
    switch height {
    case 1, 2: return blankRows(height - 1, width) + [singleRow(view, width: width)]
    case 3: return body(view, width: width)
    default: return blankRows(height - 4, width) + [rule(view, width: width)] + body(view, width: width)
    }
  }

  private func blankRows(_ count: Int, _ width: Int) -> [StyledText] {
    Array(repeating: StyledText().fitted(to: width), count: max(0, count))
  }

  // MARK: One row

  private func singleRow(_ view: LiveView, width: Int) -> StyledText {
    var row = StyledText(" ")
    if let time = view.clock.text(at: now) { row.append(time + " ", .strongTone(view.tone)) }
    row.append(view.phase, .tone(view.tone))
    row.append(" · " + view.title, .strong)
    if let next = view.next { row.append(" · " + next, .faint) }
    return withPill(row, width: width)
  }

  private func pillRow(width: Int) -> StyledText { withPill(StyledText(), width: width) }

  // MARK: Three rows, and a rule above

  private func rule(_ view: LiveView, width: Int) -> StyledText {
    var rule = StyledText("── ", .faint)
    rule.append(view.name.cut(toWidth: max(0, width - 8)), .faint)
    rule.append(" " + String(repeated: "─", max(0, width - rule.width - 1)), .faint)
    return rule.fitted(to: width)
  }

  private func body(_ view: LiveView, width: Int) -> [StyledText] {
    let graphic = width >= 48 ? self.graphic(view) : []
    let time = view.clock.text(at: now) ?? ""
    let side = [
      StyledText(time, .strongTone(view.tone)),
      StyledText(view.phase, .tone(view.tone)),
      StyledText(view.heartRate ?? "", .notice(.error)),
    ]
    let sideWidth = min(max(7, side.map(\.width).max() ?? 0), 16)
    let left = (0..<3).map { row -> StyledText in
      var text = StyledText(" ")
      if graphic.indices.contains(row) { text += graphic[row] + StyledText("  ") }
      text += side[row].fitted(to: sideWidth)
      return text + StyledText(" ")
    }
    let main = [StyledText(view.title, .strong), StyledText(view.next ?? ""), progress(view)]
    return (0..<3).map { row in
      row == 0 ? withPill(left[row] + main[row], width: width) : (left[row] + main[row]).fitted(to: width)
    }
  }

  private func progress(_ view: LiveView) -> StyledText {
    var text =
      view.sessionProgress.map { ProgressBar(progress: $0).text(tone: view.tone) + StyledText("   ") }
      ?? StyledText()
    text.append(view.elapsed, .faint)
    return text
  }

  private func graphic(_ view: LiveView) -> [StyledText] {
    if showsBigDigits, view.clock.left(at: now) != nil, let seconds = view.clock.seconds(at: now), seconds <= 3 {
      return BigDigits(text: String(seconds)).rows.map {
        StyledText(" " + $0 + "  ", .strongTone(view.tone))
      }
    }
    let phase = view.clock.progress(at: now) ?? view.phaseProgress
    return Ring(session: view.sessionProgress, phase: phase, tone: view.tone).text
  }

  /// The notice stands at the right and has precedence over the row.
  private func withPill(_ row: StyledText, width: Int) -> StyledText {
    guard let pill else { return row.fitted(to: width) }
    let text = (pill.icon.isEmpty ? "" : pill.icon + " ") + pill.text
    let notice = StyledText(text.cut(toWidth: max(0, width - 4)), .notice(pill.style))
    return row.fitted(to: max(0, width - notice.width - 3)) + StyledText("  ") + notice + StyledText(" ")
  }
}
