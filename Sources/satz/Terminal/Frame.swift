/// A frame of rounded lines with words in its upper and lower edge: of the card and of the overlay.

struct Frame {
  var tone: Tone
  /// With its corners.
  var width: Int

  /// `╭─ Push ──── ✓ Set done ─╮`
  func top(_ title: StyledText, notice: StyledText = StyledText()) -> StyledText {
    let line = line(beside: title.width + notice.width)
    return (edge("╭─ ") + title + edge(" " + line) + notice + edge("─╮")).fitted(to: width)
  }

  /// `╰──── Enter goes on ─╯`
  func bottom(_ hint: StyledText) -> StyledText {
    (edge("╰─" + line(beside: hint.width) + " ") + hint + edge(" ─╯")).fitted(to: width)
  }

  /// Between its sides.
  func row(_ row: StyledText) -> StyledText { edge("│") + row.fitted(to: width - 2) + edge("│") }

  private func edge(_ text: String) -> StyledText { StyledText(text, .tone(tone)) }

  private func line(beside words: Int) -> String { String(repeated: "─", max(0, width - 6 - words)) }
}
