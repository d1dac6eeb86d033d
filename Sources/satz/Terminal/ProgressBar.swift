/// Progress as a bar: `━━━━━━──────────────`. What is left is thinner, so that it can be told apart without colour.

import PlanWording

struct ProgressBar: Equatable, Sendable {
  /// 0 … 1
  var progress: Double
  var cells = 10

  func text(tone: Tone) -> StyledText {
    // Rounded down, so that it is full only at the end.
    let full = Int(share * Double(cells))
    var text = StyledText(String(repeated: "━", full), .tone(tone))
    text.append(String(repeated: "─", cells - full), .track)
    return text
  }

  /// `34 %`
  var percentage: String { "\(Int(share * 100)) %" }

  private var share: Double { min(1, max(0, progress)) }
}
