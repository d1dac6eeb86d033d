/// What is wrong with a backup, and the way out, in English.

import PlanWording
import TrainingStore

extension BackupProblem: Worded {
  public var english: String {
    switch self {
    case .store(let problem): problem.english
    case .nothingToBackUp: "there is nothing to back up: nothing has been logged yet"
    case .cannotRead(let path, let code):
      "cannot read \(path.asArgument): \(SystemReason(code: Int32(clamping: code)).english)"
    case .cannotWrite(let path, let code):
      "cannot write \(path.asArgument): \(SystemReason(code: Int32(clamping: code)).english). Nothing was half-written."
    case .foreign(let path): "\(path) is not a Satz backup; your log stays as it is"
    case .wrongChecksum(let path):
      "\(path) is damaged: its bytes have changed since it was written. Your log stays as it is; take an earlier backup"
    case .damaged(let path, _):
      "\(path) is damaged inside. Your log stays as it is; take an earlier backup"
    case .wrongSchema(let path, let fault):
      "\(path) cannot be restored: \(fault.english). Your log stays as it is; take another backup"
    case .newer(let path): "\(path) was written by a newer Satz; update Satz to restore it. Your log stays as it is"
    case .interrupted(let path): "interrupted; \(path) is as it was"
    case .isTheStore(let path): "\(path) is the log itself; name another file"
    case .wouldOverwrite(let path): "\(path) already exists and is not a Satz backup; name another file"
    }
  }
}
