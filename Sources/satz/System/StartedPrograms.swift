/// Programs that were started to announce something, and that nobody waits for.

import CTerminal
import Channels
import Glibc

/// The players and voices that are still running: only a few at a time, so that hanging ones do not pile up.
struct StartedPrograms {
  private var processes: [CInt] = []
  private static let most = 8

  /// Starts it. False if it cannot be started, or too many still run.
  mutating func start(_ call: ProgramCall) -> Bool {
    processes.removeAll { ct_program_has_ended($0) }
    guard processes.count < Self.most else { return false }
    let words = ([call.path] + call.arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    let process = ct_program_start(call.path, words + [nil], call.input, call.input.count)
    guard process > 0 else { return false }
    processes.append(process)
    return true
  }
}
