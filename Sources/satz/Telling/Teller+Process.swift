/// Processes as the log names those that tell: a claim holds only while its process lives.

import CTerminal
import Glibc
import TrainingStore

extension Teller {
  /// This process.
  static func ofThisProcess(_ role: Role) -> Teller {
    Teller(role, process: Int(getpid()), began: Int(ct_process_began(getpid())))
  }

  /// Whether it still runs, and is not another one with the same number.
  var isAlive: Bool { process > 0 && Int(ct_process_began(CInt(clamping: process))) == began }
}
