/// A row of text in several styles, cut by what it takes on the screen, not by its bytes.

struct StyledText: Equatable, Sendable, ExpressibleByStringInterpolation {
  struct Run: Equatable, Sendable {
    var text: String
    var style: Style
  }
  private(set) var runs: [Run] = []

  init() {}
  init(_ text: String, _ style: Style = .plain) { append(text, style) }
  init(stringLiteral text: String) { append(text) }

  mutating func append(_ text: String, _ style: Style = .plain) {
    let text = text.withoutControls
    if text.isEmpty { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  static func += (a: inout StyledText, b: StyledText) { for run in b.runs { a.append(run.text, run.style) } }
  static func + (a: StyledText, b: StyledText) -> StyledText {
    var sum = a
    sum += b
    return sum
  }

  var width: Int { runs.reduce(0) { $0 + $1.text.displayWidth } }

  /// Exactly this many columns, cut with `…` or filled with spaces.
  func fitted(to limit: Int) -> StyledText {
    var fitted = StyledText()
    var left = max(0, limit)
    for run in runs where left > 0 {
      let text = run.text.cut(toWidth: left)
      fitted.append(text, run.style)
      left -= text.displayWidth
      if text != run.text { break }
    }
    if left > 0 { fitted.append(String(repeating: " ", count: left)) }
    return fitted
  }

  var withoutTrailingSpace: StyledText {
    guard let last = runs.last, last.style == .plain, last.text.hasSuffix(" ") else { return self }
    var shorter = self
    shorter.runs.removeLast()
    let end = last.text.lastIndex { $0 != " " }
    shorter.append(String(end.map { last.text[...$0] } ?? ""))
    return shorter
  }

  /// In the middle of this many columns.
  func centred(in columns: Int) -> StyledText {
    let margin = max(0, (columns - width) / 2)
    return StyledText(String(repeating: " ", count: margin)) + self
  }

  /// Everything in one style.
  func all(_ style: Style) -> StyledText { StyledText(runs.map(\.text).joined(), style) }

  func rendered(in theme: Theme) -> String {
    runs.reduce(into: "") { $0 += theme.rendered($1.text, $1.style) }
  }
}

/// What a piece of text is, not how it looks; the theme knows that.
enum Style: Hashable, Sendable {
  case plain
  case strong
  case faint
  case tone(Tone)
  case strongTone(Tone)
  case notice(Pill.Style)
}
