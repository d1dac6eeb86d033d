/// Writes to standard output and standard error, whole texts at a time; results go to the one, diagnostics to the other.

import Glibc

enum Output {
  static func print(_ text: String) { write(text + "\n", to: STDOUT_FILENO) }
  static func printError(_ text: String) { write(text + "\n", to: STDERR_FILENO) }

  /// Colour where a person sees it: a terminal that can, unless NO_COLOR says no or CLICOLOR_FORCE yes.
  static func wantsColour(on descriptor: Int32) -> Bool {
    TerminalSettings.depth(environment: environment, isTerminal: isatty(descriptor) == 1) != .none
  }

  static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

  /// Bytes as they are.
  static func write(_ bytes: [UInt8], to descriptor: Int32 = STDOUT_FILENO) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        // The reader went away (`satz show | head`): there is nobody left to tell.
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}
