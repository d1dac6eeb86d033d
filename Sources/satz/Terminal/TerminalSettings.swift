/// What the terminal can do and what its user wants, according to the environment and the flags.
import Glibc
import SessionModel

struct TerminalSettings: Equatable, Sendable {
  enum Presentation: Equatable, Sendable {
    /// The line editor with the live area under it.
    case live
    /// For screen readers: the line editor, and everything printed once, as a line.
    case spoken
    /// Lines in, lines out; no control sequences at all.
    case lines
  }
  var presentation: Presentation
  var theme: Theme
  /// At most one frame per second, and no animation.
  var reducedMotion: Bool
  /// Nil chooses by the screen.
  var liveArea: LiveAreaSize?
  /// How long a notice stays; a record stays a second longer.
  var noticeLasts = Milliseconds(2500)
  /// Whether the screen flashes at the end of a rest.
  var flashes = false
  /// Whether plan text has colours while it is typed.
  var highlights = true
  /// Whether the first completion is seen before it is asked for.
  var suggests = true
  /// Whether this terminal shows the progress of a rest in its tab.
  var showsProgress = false
  /// Whether this terminal folds what is on its screen anew when it becomes narrower.
  var foldsLines = false
  /// Where the typed lines are kept; nil keeps none.
  var historyFile: String?
  /// A file that gets a copy of each write to the terminal, with its length on a line before it.
  var traceFile: String?

  static func detected(
    environment: (String) -> String?, inputIsTerminal: Bool, outputIsTerminal: Bool, isPlain: Bool = false,
    isAccessible: Bool = false, reducedMotion: Bool = false, liveArea: LiveAreaSize? = nil,
    theme: ThemeChoice = .auto, noticeLasts: Milliseconds = Milliseconds(2500), historyFile: String? = nil
  ) -> TerminalSettings {
    func isOn(_ name: String) -> Bool {
      guard let value = environment(name) else { return false }
      return !value.isEmpty && value != "0"
    }
    let terminal = environment("TERM") ?? ""
    let isTerminal = inputIsTerminal && outputIsTerminal && !terminal.isEmpty && terminal != "dumb"
    let accessible = isAccessible || isOn("SATZ_ACCESSIBLE")
    return TerminalSettings(
      presentation: isPlain || !isTerminal ? .lines : accessible ? .spoken : .live,
      theme: Theme(environment: environment, isTerminal: outputIsTerminal, choice: theme),
      reducedMotion: reducedMotion || isOn("SATZ_REDUCED_MOTION"),
      liveArea: environment("SATZ_LIVE_AREA").flatMap(LiveAreaSize.init) ?? liveArea, noticeLasts: noticeLasts,
      foldsLines: foldsLines(environment: environment), historyFile: historyFile,
      traceFile: environment("SATZ_TRACE_WRITES"))
  }

  /// Of those that are known to: tmux, what is built on VTE, and some others. xterm cuts its lines off instead.
  private static func foldsLines(environment: (String) -> String?) -> Bool {
    if ["TMUX", "VTE_VERSION"].contains(where: { environment($0)?.isEmpty == false }) { return true }
    let terminal = environment("TERM") ?? ""
    return ["foot", "alacritty", "xterm-kitty", "xterm-ghostty", "wezterm"].contains { terminal.hasPrefix($0) }
  }

  /// `NO_COLOR` before `CLICOLOR_FORCE` before the terminal's own answer; for all output, not only for the prompt.
  static func depth(environment: (String) -> String?, isTerminal: Bool) -> Theme.Depth {
    let terminal = environment("TERM") ?? ""
    if let no = environment("NO_COLOR"), !no.isEmpty { return .none }
    let isForced = ["CLICOLOR_FORCE", "FORCE_COLOR"].contains { name in
      environment(name).map { !$0.isEmpty && $0 != "0" } ?? false
    }
    guard isForced || (isTerminal && !terminal.isEmpty && terminal != "dumb") else { return .none }
    if let direct = environment("COLORTERM"), direct == "truecolor" || direct == "24bit" { return .direct }
    // They have all colours wherever they are, and their name is all that a login elsewhere passes on.
    if ["xterm-kitty", "xterm-ghostty", "wezterm"].contains(terminal) { return .direct }
    return terminal.split(separator: "-").contains { $0.hasPrefix("256color") } ? .palette : .sixteen
  }

  /// For this process and its standard streams.
  static func ofThisProcess(
    isPlain: Bool = false, isAccessible: Bool = false, reducedMotion: Bool = false, liveArea: LiveAreaSize? = nil,
    theme: ThemeChoice = .auto, noticeLasts: Milliseconds = Milliseconds(2500), historyFile: String? = nil
  ) -> TerminalSettings {
    detected(
      environment: { getenv($0).map { String(cString: $0) } }, inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1, isPlain: isPlain, isAccessible: isAccessible,
      reducedMotion: reducedMotion, liveArea: liveArea, theme: theme, noticeLasts: noticeLasts,
      historyFile: historyFile)
  }
}

/// Rows and columns of a terminal.
struct ScreenSize: Hashable, Sendable {
  var rows: Int
  var columns: Int

  /// Of the terminal behind standard output; 24 by 80 if it does not say.
  static var current: ScreenSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return ScreenSize(rows: 24, columns: 80)
    }
    return ScreenSize(rows: Int(size.ws_row), columns: Int(size.ws_col))
  }
}
