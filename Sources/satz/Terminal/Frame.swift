/// A frame of rounded lines with words in its upper and lower edge: of the card, the stage, the overlay and the end
/// page.

struct Frame {
  var style: Style
  /// With its corners.
  var width: Int

  /// `╭─ Push ──── ✓ Set done ─╮`
  func top(_ title: StyledText, notice: StyledText = StyledText()) -> StyledText {
    let line = line(beside: title.width + notice.width)
    if title.runs.isEmpty { return (edge("╭──" + line + "─") + notice + edge("─╮")).fitted(to: width) }
    return (edge("╭─ ") + title + edge(" " + line) + notice + edge("─╮")).fitted(to: width)
  }

  /// `╰──── Enter continues ─╯`
  func bottom(_ hint: StyledText) -> StyledText {
    if hint.runs.isEmpty { return edge("╰" + String(repeated: "─", max(0, width - 2)) + "╯").fitted(to: width) }
    return bottomLine(hint)
  }

  private func bottomLine(_ hint: StyledText) -> StyledText {
    (edge("╰─" + line(beside: hint.width) + " ") + hint + edge(" ─╯")).fitted(to: width)
  }

  /// With the session's name, and at the right the notice, or else the place in the session.
  func top(_ view: LiveView, _ pill: Pill?) -> StyledText {
    let name = StyledText(view.name.cut(toWidth: max(0, width / 3)), .strong)
    let room = max(0, width - name.width - 12)
    if let pill {
      let (title, label) = pill.placed(beside: name.text, within: width - 8)
      return top(title.isEmpty ? StyledText() : name, notice: StyledText(" " + label + " ", .notice(pill.style)))
    }
    if view.details.place.isEmpty { return top(name) }
    return top(name, notice: StyledText(" " + view.details.place.cut(toWidth: room) + " ", .strongTone(view.tone)))
  }

  /// The keys that act now, as many as there is room for.
  func bottom(_ view: LiveView) -> StyledText {
    bottom(StyledText(Self.keys(view.details.hint, within: max(0, width - 8)), .faint))
  }

  /// The first keys of `Enter continues · Page Up 30 s more · ? help`: half a key is none. Where they do not all fit,
  /// those of a shorter hint.
  static func keys(_ hint: String, or shorter: String = "", within width: Int) -> String {
    let isTooWide = hint.displayWidth > width && !shorter.isEmpty
    var keys = (isTooWide ? shorter : hint).split(separator: " · ").map { String($0) }
    while keys.count > 1, keys.joined(separator: " · ").displayWidth > width { keys.removeLast() }
    return keys.joined(separator: " · ").cut(toWidth: width)
  }

  /// A row between the sides of the frame.
  func row(_ row: StyledText) -> StyledText { edge("│") + row.fitted(to: width - 2) + edge("│") }

  private func edge(_ text: String) -> StyledText { StyledText(text, style) }

  private func line(beside words: Int) -> String { String(repeated: "─", max(0, width - 6 - words)) }
}
