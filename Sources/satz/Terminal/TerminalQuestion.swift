/// Asks the terminal something about itself. A question is followed by DA1, which every terminal answers, so an
/// unsupported question costs no waiting.

import Glibc

enum TerminalQuestion {
  /// How long a terminal may take, in milliseconds.
  private static let patience: CInt = 200
  private static let limit = 256

  /// The attributes (DA1); 4 means sixel.
  static func attributes() -> [Int] {
    let numbers = answer(to: TerminalText()).drop { $0 != "?" }.dropFirst().prefix { $0 != "c" }
    return numbers.split(separator: ";").compactMap { Int($0) }
  }

  /// The palette for the terminal's background (OSC 11); nil if it does not say.
  static func palette() -> Palette? { Theme.palette(answer: answer(to: Control.askBackground)) }

  /// Everything up to the end of DA1's answer. Nothing is asked while something typed waits: that must not be lost.
  private static func answer(to question: TerminalText) -> String {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return "" }
    defer { close(terminal) }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { return "" }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(terminal, TCSANOW, &raw) == 0 else { return "" }
    defer { tcsetattr(terminal, TCSANOW, &before) }
    var polled = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, 0) == 0 else { return "" }
    Output.ask(question + Control.askAttributes, on: terminal)
    var bytes: [UInt8] = []
    while bytes.count < limit, poll(&polled, 1, patience) == 1 {
      var byte: UInt8 = 0
      guard read(terminal, &byte, 1) == 1 else { break }
      bytes.append(byte)
      if byte == UInt8(ascii: "c"), bytes.contains(UInt8(ascii: "?")) { break }
    }
    // What was typed meanwhile, before, between and after the answers; the editor drops those.
    LineEditor.typeAhead(bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
