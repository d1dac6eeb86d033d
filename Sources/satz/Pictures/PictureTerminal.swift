/// Which pictures the terminal can show: it is asked only when there is a picture to show.

import Glibc

extension PictureDisplay {
  /// By the setting, or else by the terminal; nil if pictures are described in words.
  static func chosen(by settings: Settings) -> PictureDisplay? {
    let wanted = settings[.pictures]
    if wanted != "auto" { return PictureDisplay(rawValue: wanted) }
    let depth = TerminalSettings.depth(environment: environment, isTerminal: isatty(STDOUT_FILENO) == 1)
    guard isatty(STDOUT_FILENO) == 1, depth >= .palette else { return nil }
    // A multiplexer swallows both protocols, or shows them in the wrong place.
    if environment("TMUX") != nil || environment("TERM")?.hasPrefix("screen") == true { return .blocks }
    if environment("KITTY_WINDOW_ID") != nil || ["xterm-kitty", "xterm-ghostty"].contains(environment("TERM") ?? "")
      || ["ghostty", "WezTerm"].contains(environment("TERM_PROGRAM") ?? "")
    {
      return .kitty
    }
    return TerminalQuestion.attributes().contains(4) ? .sixel : .blocks
  }
}
