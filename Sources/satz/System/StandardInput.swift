/// Standard input, when a plan came through it and keys are needed next.

import Glibc

enum StandardInput {
  /// Replaces standard input with the controlling terminal; false if there is none.
  static func becomeTerminal() -> Bool {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return false }
    defer { close(terminal) }
    return dup2(terminal, STDIN_FILENO) >= 0
  }
}
