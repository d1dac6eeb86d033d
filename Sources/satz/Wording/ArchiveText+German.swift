/// What is said of backups, exports and imports, in German.

import PlanWording
import TrainingStore

extension ArchiveText {
  var german: String {
    switch self {
    case .backup: "Alles, was Satz sich merkt, in eine Datei sichern."
    case .backupMore:
      """
      Die Datei wird ganz geschrieben oder gar nicht, auch während eine Session läuft. Ohne DATEI heißt sie \
      satz-TAG.backup und liegt in diesem Ordner. Sie ist eine SQLite-Datei mit einer Prüfsumme als letzter Zeile.
      """
    case .backupFile: "Wohin; ein früheres Backup dieses Namens wird ersetzt."
    case .restore: "Zu einem Backup zurückkehren; was jetzt da ist, bleibt daneben erhalten."
    case .restoreMore:
      """
      Zuerst wird jedes Byte des Backups geprüft, und nichts ändert sich, bevor du zustimmst. Das bisherige Log bleibt \
      als eigenes Backup liegen.
      """
    case .restoreFile: "Eine Datei, die satz backup geschrieben hat."
    case .yesOption: "Nicht nachfragen."
    case .backupCreated(let path, let summary): "Backup erstellt: \(path), \(summary.german)"
    case .backupHolds(let path, let summary): "In \(path): \(summary.german)."
    case .logHolds(let summary): "In deinem Log: \(summary.german)."
    case .logIsUnreadable: "Dein Log ist nicht lesbar; es wird beiseitegelegt, wie es ist."
    case .logIsKept: "Es bleibt neben dem wiederhergestellten erhalten."
    case .restoreQuestion: "Wiederherstellen? [j/N] "
    case .notRestored: "Nichts wurde geändert."
    case .asksFirst: "Hier kann niemand antworten; bestätige mit --yes"
    case .before(let path): "Der Stand davor: \(path)"
    }
  }
}

extension StoreSummary {
  fileprivate var german: String {
    let sessions = sessions == 1 ? "1 Session" : "\(sessions) Sessions"
    let sets = sets == 1 ? "1 Satz" : "\(sets) Sätzen"
    guard let first, let last else { return "noch keine Session" }
    return first == last
      ? "\(sessions) mit \(sets), \(first.isoText)"
      : "\(sessions) mit \(sets), von \(first.isoText) bis \(last.isoText)"
  }
}
