/// Progress as a bar of ten: `▰▰▰▰▱▱▱▱▱▱ 34 %`.

import PlanWording

struct ProgressBar: Equatable, Sendable {
  /// 0 … 1
  var progress: Double
  var cells = 10

  func text(tone: Tone) -> StyledText {
    let share = min(1, max(0, progress))
    // Rounded down, so that it is full only at the end.
    let full = Int(share * Double(cells))
    var text = StyledText(String(repeated: "▰", full), .tone(tone))
    text.append(String(repeated: "▱", cells - full), .faint)
    text.append(" \(Int(share * 100)) %")
    return text
  }
}
