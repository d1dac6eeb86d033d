/// One of this program's own commands, run to its end with a text as its input.

import CTerminal
import Glibc

struct CommandRun {
  /// The exit status; 128 and more if a signal ended it.
  var status: Int32
  var output: String
  var errors: String

  var succeeded: Bool { status == 0 }

  /// How long a command may take, in seconds.
  static let patience: UInt32 = 60

  /// Nil if the system starts no process.
  static func of(_ words: [String], input: String) -> CommandRun? {
    let text = Array(input.utf8)
    let streams = [ct_nameless_file(text, text.count), ct_nameless_file("", 0), ct_nameless_file("", 0)]
    defer { for stream in streams where stream >= 0 { close(stream) } }
    guard streams.allSatisfy({ $0 >= 0 }) else { return nil }
    let process = ChildProcess.start(["satz"] + words) {
      ct_run_self_with(streams[0], streams[1], streams[2], patience, $0)
    }
    guard process > 0 else { return nil }
    let status = ct_wait_for(process)
    return CommandRun(status: status, output: written(of: streams[1]), errors: written(of: streams[2]))
  }

  /// What was written to a file without a name, up to 4 MB.
  private static func written(of file: CInt) -> String {
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    let count = pread(file, &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
