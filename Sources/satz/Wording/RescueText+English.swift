/// A log that was removed, in English.

import PlanWording

extension RescueText: Worded {
  var english: String {
    switch self {
    case .writtenAgain(let path): "\(path) was removed. It was written again, with your whole log and this session."
    case .writtenBeside(let path, let name):
      "\(path) is no longer your log. Your log and this session continue in \(name); satz restore \(name) brings them back."
    case .onlySession: "The old file can no longer be read: only this session could be saved."
    case .takenOver(let process):
      "Another terminal has taken over this session\(process.map { " (process \($0))" } ?? ""). Everything done here is in the log."
    case .changedElsewhere: "The session was changed in another terminal; it continues from there."
    case .rulesLost(let name):
      "The rules of “\(name)” can no longer be read from the log: the session goes on, but changes nothing for the next one."
    case .isThere(let name):
      "\(name) was saved when your log was removed: satz restore \(name) brings it back; remove it if you do not need it."
    }
  }
}
