/// Programs that were started to announce something, and that nobody waits for.

import CTerminal
import Channels

/// The players and voices that are still running: only a few at a time, so that hanging ones do not pile up.
struct StartedPrograms {
  private var processes: [CInt] = []
  private static let most = 8

  /// Starts it. False if it cannot be started, or too many still run.
  mutating func start(_ call: ProgramCall) -> Bool {
    processes.removeAll { ct_program_has_ended($0) }
    guard processes.count < Self.most else { return false }
    let process = withCWords([call.path] + call.arguments) {
      ct_program_start(call.path, $0, call.input, call.input.count)
    }
    guard process > 0 else { return false }
    processes.append(process)
    return true
  }
}
