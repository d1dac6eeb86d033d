/// What is said of backups, exports and imports, in English.

import PlanWording
import TrainingStore

extension ArchiveText: Worded {
  var english: String {
    switch self {
    case .backup: "Put everything Satz remembers into one file."
    case .backupMore:
      """
      The file is written whole or not at all, even while a session runs. Without FILE it is satz-DAY.backup in this \
      folder. It is a SQLite file with a checksum as its last line.
      """
    case .backupFile: "The file to write; an earlier backup with this name is replaced."
    case .restore: "Go back to a backup; the current log is kept beside it."
    case .restoreMore:
      """
      Every byte of the backup is checked first, and nothing changes before you confirm. The log as it was stays as a \
      backup of its own.
      """
    case .restoreFile: "A file that satz backup made."
    case .yesOption: "Do not ask."
    case .backupCreated(let path, let summary): "Backup created: \(path), \(summary.english)"
    case .backupHolds(let path, let summary): "\(path) holds \(summary.english)."
    case .logHolds(let summary): "Your log holds \(summary.english)."
    case .logIsUnreadable: "Your log cannot be read; it is set aside as it is."
    case .logIsKept: "It is kept beside the restored one."
    case .restoreQuestion: "Restore? [y/N] "
    case .notRestored: "Nothing was changed."
    case .asksFirst: "there is nobody to ask; confirm with --yes"
    case .before(let path): "What was there before: \(path)"
    }
  }
}

extension StoreSummary {
  fileprivate var english: String {
    let sessions = sessions == 1 ? "1 session" : "\(sessions) sessions"
    let sets = sets == 1 ? "1 set" : "\(sets) sets"
    guard let first, let last else { return "no session yet" }
    return first == last
      ? "\(sessions) with \(sets), \(first.isoText)"
      : "\(sessions) with \(sets), from \(first.isoText) to \(last.isoText)"
  }
}
