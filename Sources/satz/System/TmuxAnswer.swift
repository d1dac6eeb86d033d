/// What tmux says of the terminal outside of it.

import Channels
import Glibc

extension TerminalChannel {
  /// For the terminal of this process.
  static var ofThisProcess: TerminalChannel {
    TerminalChannel(environment: environment, tmux: { TmuxAnswer.first })
  }
}

enum TmuxAnswer {
  /// Asked once; nil if tmux does not answer.
  static let first = ask(TerminalChannel.tmuxFormat)

  /// Whether it says when a pane gets or loses the focus; nil if it does not answer.
  static var focusEvents: Bool? { ask("#{focus-events}").map { $0 == "1" } }

  private static func ask(_ format: String) -> String? {
    let command = "timeout 1 tmux display-message -p -t \"${TMUX_PANE:-}\" '\(format)' 2>/dev/null"
    guard let pipe = popen(command, "r") else { return nil }
    defer { pclose(pipe) }
    var line = [CChar](repeating: 0, count: 512)
    guard fgets(&line, CInt(line.count), pipe) != nil else { return nil }
    let bytes = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
