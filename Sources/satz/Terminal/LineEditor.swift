/// The typed line: GNU readline, through `CReadline`, with its history, completion and hot keys.
import CReadline
import CTerminal
import Glibc
import PlanWording
import SessionModel

final class LineEditor {
  enum Event: Equatable {
    case line(String)
    /// Lines that were pasted as one.
    case pasted([String])
    case key(HotKey)
    case clearScreen
    /// F2: the line, the card or the stage.
    case otherSize
    /// Backspace on an empty line: dismisses the notice.
    case dismiss
    /// Esc: dismisses the overlay or the notice.
    case escape
    /// The terminal's window has the focus, or has lost it.
    case focused(Bool)
    case endOfInput
  }

  var prompt: String { didSet { if isOpen { cr_set_prompt(markedPrompt.encoded) } } }
  /// Of the prompt.
  var theme: Theme { didSet { if isOpen { cr_set_prompt(markedPrompt.encoded) } } }
  private let historyFile: String?
  private let completions: (String, Int) -> Completions
  /// The colours of a line; nil where lines have none.
  var highlights: ((_ line: String) -> [LineStretch])?
  /// Whether the first completion is seen behind the line before it is asked for.
  var showsPreview = false
  private var isOpen = false
  /// The line that was painted last.
  private var painted: (line: String, stretches: [LineStretch]) = ("", [])
  /// The line for which a preview was looked for last.
  private var previewed = ""

  init(
    prompt: String, theme: Theme, historyFile: String?,
    completions: @escaping (_ line: String, _ cursor: Int) -> Completions
  ) {
    self.prompt = prompt
    self.theme = theme
    self.historyFile = historyFile
    self.completions = completions
  }

  /// Shows the prompt.
  func open() {
    for key in HotKey.allCases { cr_hot_key(key.function, key.rawValue, key.sequence) }
    cr_hot_key("satz-clear-screen", Self.clearScreenKey, "\\C-l")
    cr_hot_key("satz-other-size", Self.otherSizeKey, "\\eOQ")
    cr_hot_key("satz-focus", Self.focusKey, "\\e[I")
    cr_hot_key("satz-focus-lost", Self.focusLostKey, "\\e[O")
    cr_hot_key("satz-dismiss", Self.dismissKey, "")
    cr_hot_byte_on_empty_line(UInt8(ascii: " "), HotKey.pauseOrResume.rawValue)
    cr_hot_byte_on_empty_line(UInt8(ascii: "?"), HotKey.info.rawValue)
    cr_hot_byte_on_empty_line(0x0e, HotKey.nextExercise.rawValue)
    cr_hot_byte_on_empty_line(0x7f, Self.dismissKey)
    cr_hot_byte_on_empty_line(0x08, Self.dismissKey)
    cr_option_keys(HotKey.previousOption.rawValue, HotKey.nextOption.rawValue)
    cr_escape_key(Self.escapeKey)
    isOpen = true
    cr_editor_open(
      markedPrompt.encoded,
      { context, line, _, end in
        guard let context else { return }
        Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().complete(
          String(cString: line), before: Int(end))
      },
      { context, drawn in
        guard let context else { return }
        Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().paint(drawn)
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Reads what was typed in earlier sessions, including an unfinished line; not before the prompt is shown.
  func readHistory() {
    guard let historyFile else { return }
    cr_history_open(historyFile, 1000)
    ct_watchdog_keep_line(historyFile + ".draft")
    cr_take_line(historyFile + ".draft")
  }

  /// Gives the terminal back.
  func close() {
    isOpen = false
    cr_editor_close()
  }

  func setScreenSize(rows: Int, columns: Int) { cr_set_screen_size(CInt(clamping: rows), CInt(clamping: columns)) }
  /// Takes the line off the screen and puts it back, so that something can be printed in between.
  func hideLine() { cr_hide_line() }
  /// The same where the terminal has folded it to so many columns.
  func hideLine(foldedTo columns: Int) { cr_hide_folded_line(CInt(clamping: columns)) }
  func showLine() { cr_show_line() }
  /// Drops what is being typed. False if there was nothing.
  func cancel() -> Bool { cr_cancel_line() }
  func release() { cr_editor_release() }
  func reclaim() { cr_editor_reclaim() }

  /// Reads what was typed until there is an event. False if the terminal is closed.
  func read() -> Bool {
    let goesOn = cr_read()
    if showsPreview, goesOn { preview() }
    return goesOn
  }

  /// Whether Esc is for the screen although a line is being typed.
  func escapeActs(inLine does: Bool) { cr_escape_acts_in_line(does) }

  /// Whether the arrows on an empty line are for the options of a choice.
  func arrowsChoose(_ do: Bool) { cr_arrows_choose(`do`) }

  /// `read` can continue although nothing new was typed.
  var hasTypedAhead: Bool { cr_has_typed_ahead() }

  /// When an unfinished paste is taken as it is.
  var pasteEnds: Instant? { Self.isInPaste ? Instant(milliseconds: Int(cr_paste_ends_at() / 1_000_000) + 1) : nil }
  static var isInPaste: Bool { cr_paste_ends_at() != 0 }

  /// Keeps what is typed for a later `read`. False if the terminal is closed.
  static func readAhead() -> Bool { cr_read_ahead() }

  /// Puts bytes before what is still in the terminal, as if they had just been typed.
  static func typeAhead(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { raw in
      raw.withMemoryRebound(to: CChar.self) { if let start = $0.baseAddress { cr_type_ahead(start, $0.count) } }
    }
  }

  /// The next event, in order; nil if there are no more.
  func next() -> Event? {
    let event = cr_next_event()
    switch event.kind {
    case .none: return nil
    case .endOfInput: return .endOfInput
    case .line:
      defer { free(event.text) }
      return entered(event.text.map { String(cString: $0) } ?? "")
    case .key:
      if let key = HotKey(rawValue: event.key) { return .key(key) }
      return switch event.key {
      case Self.clearScreenKey: .clearScreen
      case Self.escapeKey: .escape
      case Self.otherSizeKey: .otherSize
      case Self.focusKey: .focused(true)
      case Self.focusLostKey: .focused(false)
      default: .dismiss
      }
    }
  }

  private func entered(_ text: String) -> Event {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = lines.first else { return .key(.done) }
    for line in lines { cr_history_add(line, historyFile) }
    return lines.count == 1 ? .line(first) : .pasted(lines)
  }

  private func complete(_ line: String, before cursor: Int) {
    for candidate in candidates(for: line, before: cursor).candidates { cr_offer_completion(candidate) }
  }

  /// What could replace the last word, all that readline replaces.
  private func candidates(for line: String, before cursor: Int) -> (word: Substring, candidates: [String]) {
    let typed = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
    let found = completions(line, cursor)
    // Cut off what comes before it.
    let start = typed.lastIndex(where: { " \t\n;<>,(".contains($0) }).map { typed.index(after: $0) } ?? typed.startIndex
    let before = typed.utf8.distance(from: typed.startIndex, to: start) - found.start
    let prefix = typed[start...].lowercased()
    let candidates = found.candidates.compactMap { candidate -> String? in
      guard before <= 0 || candidate.utf8.count > before else { return nil }
      let rest = String(decoding: candidate.utf8.dropFirst(max(0, before)), as: UTF8.self)
      // A candidate that does not begin with the typed text would make readline delete the word. One with hidden
      // characters would be shown raw.
      return rest.lowercased().hasPrefix(prefix) && rest == rest.visibleInRow ? rest : nil
    }
    return (typed[start...], candidates)
  }

  // MARK: What is seen over the line that readline draws

  private func paint(_ drawn: CRDrawnLine) {
    guard let line = String(validatingCString: drawn.line) else { return }
    let wasColoured = !painted.stretches.isEmpty
    if painted.line != line || !wasColoured {
      painted = (line, theme.depth == .none ? [] : highlights?(line) ?? [])
    }
    guard wasColoured || !painted.stretches.isEmpty || drawn.preview != nil else { return }
    let whole = PaintedLine(
      prompt: prompt.visibleInRow, line: line, point: Int(drawn.point), stretches: painted.stretches,
      preview: drawn.preview.map { String(cString: $0) }, theme: theme,
      size: ScreenSize(rows: Int(drawn.rows), columns: Int(drawn.columns)))
    if let text = whole.rendered() { ct_emit(text.encoded, text.encoded.utf8.count) }
  }

  /// Only after a word that has begun, and not while there is more to read.
  private func preview() {
    guard let typed = cr_line_at_its_end(), let line = String(validatingCString: typed), line != previewed,
      line.utf8.count <= PaintedLine.longest
    else { return }
    previewed = line
    let (word, candidates) = candidates(for: line, before: line.utf8.count)
    guard !word.isEmpty, let rest = candidates.first?.dropFirst(word.count), !rest.isEmpty else { return }
    cr_set_preview(String(rest))
  }

  private var markedPrompt: TerminalText { Control.prompt(prompt, codes: theme.codes(of: .strongTone(.work))) }

  private static let clearScreenKey: Int32 = 100
  private static let dismissKey: Int32 = 101
  private static let escapeKey: Int32 = 102
  private static let otherSizeKey: Int32 = 103
  private static let focusKey: Int32 = 104
  private static let focusLostKey: Int32 = 105
}

extension HotKey {
  /// Its name in an inputrc: `"\C-o": satz-done`.
  fileprivate var function: String {
    switch self {
    case .done: "satz-done"
    case .pauseOrResume: "satz-pause"
    case .info: "satz-info"
    case .back: "satz-back"
    case .skip: "satz-skip"
    case .nextExercise: "satz-next-exercise"
    case .undo: "satz-undo"
    case .redo: "satz-redo"
    case .more: "satz-more"
    case .less: "satz-less"
    case .previousOption: "satz-previous-option"
    case .nextOption: "satz-next-option"
    }
  }

  /// Its default binding in readline's notation.
  fileprivate var sequence: String {
    switch self {
    case .done: "\\C-@"
    case .info: "\\eOP"
    case .back: "\\eOR"
    case .skip: "\\eOS"
    case .more: "\\e[5~"
    case .less: "\\e[6~"
    case .pauseOrResume, .undo, .redo, .nextExercise, .previousOption, .nextOption: ""
    }
  }
}
