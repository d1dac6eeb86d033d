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
    if environment("KITTY_WINDOW_ID") != nil || environment("TERM") == "xterm-kitty"
      || ["ghostty", "WezTerm"].contains(environment("TERM_PROGRAM") ?? "")
    {
      return .kitty
    }
    return TerminalQuestion.attributes().contains(4) ? .sixel : .blocks
  }
}

/// Asks the terminal for its attributes (DA1); 4 means sixel.
private enum TerminalQuestion {
  /// How long a terminal may take, in milliseconds.
  private static let patience: CInt = 200

  static func attributes() -> [Int] {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return [] }
    defer { close(terminal) }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { return [] }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(terminal, TCSANOW, &raw) == 0 else { return [] }
    defer { tcsetattr(terminal, TCSANOW, &before) }
    Output.ask(Control.askAttributes, on: terminal)
    var answer: [UInt8] = []
    var polled = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    while answer.count < 64, poll(&polled, 1, patience) == 1 {
      var byte: UInt8 = 0
      guard read(terminal, &byte, 1) == 1 else { break }
      if byte == UInt8(ascii: "c") { break }
      answer.append(byte)
    }
    let numbers = String(decoding: answer, as: UTF8.self).drop { $0 != "?" }.dropFirst()
    return numbers.split(separator: ";").compactMap { Int($0) }
  }
}
