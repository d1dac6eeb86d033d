/// What may be written to a terminal: foreign text with hidden characters made visible, and control sequences that only
/// `Control` makes. A plain `String` is always filtered, so that no escape from a plan, a log or a file gets through.

import Channels
import PlanWording

struct TerminalText: Equatable, Sendable {
  /// As it is written.
  private(set) var encoded = ""

  init() {}

  /// One row: a newline or a tab in a name becomes a space.
  init(_ row: String) { encoded = row.visibleInRow }

  /// Rows of their own, however many.
  init(rows: [String]) { encoded = rows.map(\.visibleInRow).joined(separator: "\n") }

  /// Text with a layout, such as a plan: newlines and tabs stay; other hidden characters are made visible.
  init(layout text: String) { encoded = text.visible }

  fileprivate init(control: String) { encoded = control }

  var isEmpty: Bool { encoded.isEmpty }

  static func += (a: inout TerminalText, b: TerminalText) { a.encoded += b.encoded }
  static func += (a: inout TerminalText, b: String) { a.encoded += b.visible }
  static func + (a: TerminalText, b: TerminalText) -> TerminalText { TerminalText(control: a.encoded + b.encoded) }
  static func + (a: TerminalText, b: String) -> TerminalText { a + TerminalText(layout: b) }
  static func + (a: String, b: TerminalText) -> TerminalText { TerminalText(layout: a) + b }

  /// For a terminal whose line feed may not return the carriage.
  var withReturns: TerminalText {
    TerminalText(control: encoded.replacing("\n", with: "\r\n") + "\r\n")
  }
}

extension TerminalText {
  /// Its rows, without their ends.
  var rows: [TerminalText] {
    encoded.split(separator: "\n", omittingEmptySubsequences: false).map { TerminalText(control: String($0)) }
  }
}

extension [TerminalText] {
  /// As lines, without a newline at the end.
  var lines: TerminalText { TerminalText(control: map(\.encoded).joined(separator: "\n")) }
}

extension TerminalText {
  init(_ text: RenderedText, isColoured: Bool) {
    self.init()
    for run in text.runs {
      self += isColoured ? Control.style(run.role.codes, run.text) : TerminalText(layout: run.text)
    }
  }
}

extension RenderedText.Role {
  fileprivate var codes: String {
    switch self {
    case .plain: ""
    case .error: "1;31"
    case .warning: "1;33"
    case .strong: "1"
    case .frame: "36"
    }
  }
}

extension StyledText {
  /// Its runs are already visible.
  func rendered(in theme: Theme) -> TerminalText {
    TerminalText(control: runs.reduce(into: "") { $0 += Control.styled($1.text, codes: theme.codes(of: $1.style)) })
  }
}

extension Theme {
  /// The row in a style, followed by a reset.
  func rendered(_ row: String, _ style: Style) -> TerminalText { Control.style(codes(of: style), row.visibleInRow) }
}

/// Control sequences, by the names of what they do here. No other file spells one.
enum Control {
  static let carriageReturn = TerminalText(control: "\r")
  static let saveCursor = TerminalText(control: "\u{1b}7")
  static let restoreCursor = TerminalText(control: "\u{1b}8")
  static let wholeScreenScrolls = TerminalText(control: "\u{1b}7\u{1b}[r\u{1b}8")
  static func scrolls(to row: Int) -> TerminalText { TerminalText(control: "\u{1b}7\u{1b}[1;\(row)r\u{1b}8") }
  static let eraseRight = TerminalText(control: "\u{1b}[K")
  /// From the first column of a row on. Not a plain `ED`, because tmux moves the screen to its history when that is
  /// sent from the top left corner, and with it an old frame.
  static let eraseBelow = TerminalText(control: "\u{1b}[K\u{1b}[C\u{1b}[J\u{1b}[D")
  static let eraseAbove = TerminalText(control: "\u{1b}[1J")
  static func up(_ rows: Int) -> TerminalText { TerminalText(control: "\u{1b}[\(rows)A") }
  static func down(_ rows: Int) -> TerminalText { TerminalText(control: "\u{1b}[\(rows)B") }
  static func column(_ column: Int) -> TerminalText { TerminalText(control: "\u{1b}[\(column)G") }
  /// What is written beyond the last column stays in it.
  static let wrapsNothing = TerminalText(control: "\u{1b}[?7l")
  static let wraps = TerminalText(control: "\u{1b}[?7h")
  static func at(row: Int, column: Int = 1) -> TerminalText { TerminalText(control: "\u{1b}[\(row);\(column)H") }
  /// A frame is shown at once if the terminal supports that, and never wraps.
  static let beginFrame = TerminalText(control: "\u{1b}[?2026h\u{1b}[?7l")
  static let endFrame = TerminalText(control: "\u{1b}[?7h\u{1b}[?2026l")
  static let hideCursor = TerminalText(control: "\u{1b}[?25l")
  static let showCursor = TerminalText(control: "\u{1b}[?25h")
  static let alternateScreen = TerminalText(control: "\u{1b}[?1049h\u{1b}[r\u{1b}[2J\u{1b}[?25l")
  static let mainScreen = TerminalText(control: "\u{1b}[?1049l\u{1b}[?25h")
  /// Mode 1004: the terminal says when its window gets the focus and when it loses it.
  static let reportFocus = TerminalText(control: "\u{1b}[?1004h")
  static let reportNoFocus = TerminalText(control: "\u{1b}[?1004l")
  static let clearScreen = TerminalText(control: "\u{1b}[2J")
  /// OSC 11: the terminal answers with its background colour.
  static let askBackground = TerminalText(control: "\u{1b}]11;?\u{1b}\\")
  /// DA1: the terminal answers with what it can do.
  static let askAttributes = TerminalText(control: "\u{1b}[c")

  // MARK: Titles and signals

  static let pushTitle = TerminalText(control: "\u{1b}[22;2t")
  static let popTitle = TerminalText(control: "\u{1b}[23;2t")
  static func title(_ text: String) -> TerminalText { TerminalText(control: "\u{1b}]2;\(text.visibleInRow)\u{7}") }
  private static let bell = TerminalText(control: "\u{7}")
  static func signal(_ signal: TerminalSignal) -> TerminalText {
    switch signal {
    case .bell: bell
    case .notification(let text, let form): notification(text, form)
    case .progress(let percent, let isPaused): command("9;4;\(isPaused ? 4 : 1);\(min(100, max(0, percent)))")
    case .noProgress: command("9;4;0")
    case .throughTmux(let inner): throughTmux(self.signal(inner))
    }
  }
  /// Their parts end with a semicolon.
  private static func notification(_ text: String, _ form: TerminalChannel.Notifications) -> TerminalText {
    let words = text.visibleInRow.replacing(";", with: ",")
    return switch form {
    case .none: TerminalText()
    case .osc9: command("9;\(words)")
    case .osc777: command("777;notify;Satz;\(words)")
    // A title and then a body; the next one replaces it, it is urgent, and kitty keeps it back from a focused window.
    case .osc99: command("99;i=satz:d=0:o=unfocused:u=2;Satz") + command("99;i=satz:p=body;\(words)")
    }
  }
  /// OSC.
  private static func command(_ text: String) -> TerminalText { TerminalText(control: "\u{1b}]\(text)\u{1b}\\") }
  /// DCS tmux; each ESC in it is doubled.
  private static func throughTmux(_ text: TerminalText) -> TerminalText {
    let doubled = text.encoded.replacing("\u{1b}", with: "\u{1b}\u{1b}")
    return TerminalText(control: "\u{1b}Ptmux;\(doubled)\u{1b}\\")
  }

  // MARK: Styles

  /// - Parameter codes: those of SGR, with semicolons between; empty if there is nothing to switch.
  static func style(_ codes: String, _ text: String) -> TerminalText {
    TerminalText(control: styled(text.visible, codes: codes.visible))
  }

  fileprivate static func styled(_ text: String, codes: String) -> String {
    codes.isEmpty ? text : "\u{1b}[\(codes)m\(text)\u{1b}[0m"
  }

  /// Switches a style on for what follows.
  static func begin(_ codes: String) -> TerminalText { TerminalText(control: "\u{1b}[\(codes.visible)m") }
  static let plain = TerminalText(control: "\u{1b}[0m")

  /// A prompt in a style, with the marks that tell readline what takes no room.
  static func prompt(_ text: String, codes: String) -> TerminalText {
    let text = text.visibleInRow
    guard !codes.isEmpty else { return TerminalText(control: text) }
    return TerminalText(control: "\u{1}\(begin(codes).encoded)\u{2}\(text)\u{1}\(plain.encoded)\u{2}")
  }

  // MARK: Pictures

  /// A picture in sixels: DCS q.
  static func sixel(_ data: String) -> TerminalText { TerminalText(control: "\u{1b}Pq\(data.visible)\u{1b}\\") }
  /// A command of kitty's graphics protocol: APC G.
  static func kitty(keys: String, payload: String) -> TerminalText {
    TerminalText(control: "\u{1b}_G\(keys.visible);\(payload.visible)\u{1b}\\")
  }
}
