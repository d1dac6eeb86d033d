/// This program, run again for one of its own commands: whatever that does, the prompt goes on.

import CTerminal
import Glibc
import PlanWording

/// A command without input, whose output and errors are collected until it ends.
struct ChildProcess {
  /// Readable whenever there is more to collect.
  let output: CInt
  private let process: CInt
  private var bytes: [UInt8] = []
  private var isCut = false

  /// Nil if the system starts no process.
  init?(_ arguments: [String]) {
    var output: CInt = -1
    process = Self.start(["satz"] + arguments) { ct_run_self_into(&output, $0) }
    guard process > 0 else { return nil }
    self.output = output
  }

  /// Collects the available output. False once the process has ended.
  mutating func collect() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(output, &chunk, chunk.count)
      if count > 0 {
        isCut = isCut || bytes.count + count > Self.limit
        if !isCut { bytes += chunk.prefix(count) }
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return count < 0 && errno == EAGAIN
      }
    }
  }

  /// Interrupts it, as Ctrl-C does.
  func interrupt() { kill(-process, SIGINT) }

  /// Once it has ended: its status and what it printed.
  consuming func ended() -> (status: CInt, text: String) {
    close(output)
    let text = String(decoding: bytes, as: UTF8.self)
    return (ct_wait_for(process), isCut ? text + "\n…" : text)
  }

  private static let limit = 8 << 20

  /// Runs a command that asks on the terminal, or gives it to an editor, and waits until it ends.
  static func lendTerminal(to arguments: [String]) {
    let process = start(["satz"] + arguments) { ct_run_self($0) }
    if process > 0 { _ = ct_wait_for(process) }
  }

  /// Runs this program under another name, apart from the terminal and from this process. False if the system starts
  /// none.
  static func runApart(_ words: [String]) -> Bool { start(words) { ct_run_self_apart($0) ? 1 : -1 } > 0 }

  /// Where this program is.
  static var ownPath: String {
    guard let path = ct_own_path() else { return "satz" }
    defer { free(path) }
    return String(cString: path)
  }

  static func start(
    _ words: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> CInt
  ) -> CInt {
    withCWords(words) { words in
      let list = words.map { $0.map { UnsafePointer($0) } }
      return list.withUnsafeBufferPointer { list in list.baseAddress.map(body) ?? -1 }
    }
  }
}
