/// What is wrong with the log, and the way out, in German.

import PlanWording
import TrainingStore

extension StoreProblem {
  public var german: String {
    switch self {
    case .cannotOpen(let path): "Das Log \(path) lässt sich nicht öffnen; gibt es den Ordner, und gehört er dir?"
    case .readOnly(let path): "In \(path) lässt sich nicht schreiben; prüf die Rechte des Ordners"
    case .diskFull: "Der Datenträger ist voll; schaff Platz und versuch es noch einmal. Halb geschrieben wurde nichts."
    case .inputOutput(let path, let code):
      "Lese- oder Schreibfehler bei \(path) (SQLite \(code)); versuch es noch einmal und sichere die Datei"
    case .busy(let path): "Ein anderer Prozess schreibt gerade in \(path); versuch es gleich noch einmal"
    case .foreign(let path, .noFile): "\(path) ist keine Datei, also kein Log von Satz; \(Self.wayOut)"
    case .foreign(let path, .notSQLite): "\(path) ist kein Log von Satz (keine SQLite-Datei); \(Self.wayOut)"
    case .foreign(let path, .anotherProgram):
      "\(path) gehört einem anderen Programm; mit SATZ_HOME nimmst du einen anderen Ordner. Sonst gilt: \(Self.wayOut)"
    case .unreachable(let path, let code):
      "Das Log \(path) lässt sich nicht lesen: \(SystemReason(code: Int32(clamping: code)).german). Prüf die Rechte des Ordners oder setz SATZ_HOME"
    case .damaged(let path, _):
      "\(path) ist beschädigt; satz restore DATEI setzt ein Backup an ihre Stelle und behält diese Datei"
    case .wrongSchema(let path, let fault):
      "\(path) ist nicht zu gebrauchen: \(fault.german). Nichts daraus wurde ausgeführt oder geändert; \(Self.wayOut)"
    case .newerSchema(let path, _, _):
      "\(path) stammt von einem neueren Satz und bleibt, wie es ist. Mit einem neuen Satz geht es"
    case .sessionRuns: "Es läuft schon eine Session: satz bringt dich hin"
    case .noSuchSession: "Diese Session steht nicht im Log"
    case .unreadable: "Diese Version von Satz versteht die Session im Log nicht; eine neuere vielleicht"
    case .heldByAnother(_, let process):
      "In einem anderen Terminal ist eine Session offen\(process.map { " (Prozess \($0))" } ?? ""); satz --take-over übernimmt sie, oder verlass sie dort mit quit"
    case .cannotSetAside(let path, _):
      "\(path) ist beschädigt und ließ sich nicht wegräumen; räum sie selbst weg oder setz SATZ_HOME"
    case .implausible(let value): value.german + ". Nichts wurde eingetragen."
    case .failed(let path, let code, _):
      "Mit dem Log \(path) geht es nicht weiter\(code > 0 ? " (SQLite \(code))" : ""); versuch es noch einmal, und bleibt es dabei, spiel ein Backup zurück"
    }
  }
}

extension StoreProblem {
  /// For a file that cannot be used as it is.
  private static let wayOut =
    "der nächste Befehl, der schreibt, legt sie beiseite, und satz restore DATEI setzt ein Backup an ihre Stelle. Die Datei bleibt erhalten"
}

extension SchemaFault {
  public var german: String {
    switch self {
    case .missing(let name): "`\(name)` fehlt, oder die Versionsangabe stimmt nicht"
    case .changed(let name): "`\(name)` ist verändert, oder die Versionsangabe stimmt nicht"
    case .foreign(let kind, let name): "`\(name)` (\(kind)) gehört nicht zu Satz"
    }
  }
}
