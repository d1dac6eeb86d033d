/// A row of text in several styles, cut by its width on the screen, not by its bytes.

import PlanWording

struct StyledText: Equatable, Sendable, ExpressibleByStringInterpolation {
  struct Run: Equatable, Sendable {
    private(set) var text: String
    let style: Style
    /// In columns; computed once because it is needed often.
    private(set) var width: Int

    /// From text that is already made visible.
    fileprivate init(_ text: String, _ style: Style) {
      self.text = text
      self.style = style
      width = text.displayWidth
    }

    fileprivate mutating func append(_ more: Run) {
      text += more.text
      width += more.width
    }
  }
  private(set) var runs: [Run] = []

  init() {}
  init(_ text: String, _ style: Style = .plain) { append(text, style) }
  init(stringLiteral text: String) { append(text) }

  mutating func append(_ text: String, _ style: Style = .plain) {
    append(Run(text.visibleInRow, style))
  }

  mutating func append(spaces count: Int) { append(Run(String(repeated: " ", count), .plain)) }

  private mutating func append(_ run: Run) {
    if run.text.isEmpty { return }
    if runs.last?.style == run.style { runs[runs.count - 1].append(run) } else { runs.append(run) }
  }

  static func += (a: inout StyledText, b: StyledText) { for run in b.runs { a.append(run) } }
  static func + (a: StyledText, b: StyledText) -> StyledText {
    var sum = a
    sum += b
    return sum
  }

  /// Without its styles.
  var text: String { runs.map(\.text).joined() }

  var width: Int { runs.reduce(0) { $0 + $1.width } }

  /// Exactly this many columns, cut with `…` or filled with spaces.
  func fitted(to limit: Int) -> StyledText {
    var fitted = StyledText()
    var left = max(0, limit)
    for run in runs where left > 0 {
      if run.width > left {
        let part = Run(run.text.cut(toWidth: left), run.style)
        fitted.append(part)
        left -= part.width
        break
      }
      fitted.append(run)
      left -= run.width
    }
    if left > 0 { fitted.append(spaces: left) }
    return fitted
  }

  /// At most this many columns.
  func cut(to limit: Int) -> StyledText { width > limit ? fitted(to: limit) : self }

  /// With another row over its middle, which covers what is under it.
  func covered(by text: StyledText) -> StyledText {
    guard !text.runs.isEmpty, text.width <= width else { return self }
    let left = (width - text.width) / 2
    return beginning(left) + text + dropping(left + text.width)
  }

  /// Its first columns.
  private func beginning(_ columns: Int) -> StyledText {
    var start = StyledText()
    for run in runs {
      for character in run.text {
        guard start.width + String(character).displayWidth <= columns else { return start }
        start.append(Run(String(character), run.style))
      }
    }
    return start
  }

  /// Without this many columns at its start.
  private func dropping(_ columns: Int) -> StyledText {
    var rest = StyledText()
    var left = columns
    for run in runs {
      if run.width <= left {
        left -= run.width
        continue
      }
      var text = Substring(run.text)
      while left > 0, let first = text.popFirst() { left -= String(first).displayWidth }
      rest.append(Run(String(text), run.style))
      left = 0
    }
    return rest
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
    var centred = StyledText()
    centred.append(spaces: margin)
    return centred + self
  }

  /// Everything in one style.
  func all(_ style: Style) -> StyledText { StyledText(text, style) }

  /// Behind something else: everything is faint that is not fainter still.
  var dimmed: StyledText {
    runs.reduce(into: StyledText()) { $0.append(Run($1.text, [.track, .frame].contains($1.style) ? .track : .faint)) }
  }
}

/// What a piece of text is, not how it looks; the theme decides that.
enum Style: Hashable, Sendable {
  case plain
  case strong
  case faint
  /// What is not filled yet, and lines that only divide: the track of a ring, the rest of a bar.
  case track
  /// The lines around everything.
  case frame
  case tone(Tone)
  case strongTone(Tone)
  /// Digits made of blocks: reversed, they would show their holes.
  case figure(Tone)
  /// The same for the lines of a ring or a frame.
  case line(Tone)
  case notice(Pill.Style)
  /// A flash: the colour behind the text.
  case lit(Tone)
}
