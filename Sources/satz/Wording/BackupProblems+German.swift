/// What is wrong with a backup, and the way out, in German.

import PlanWording
import TrainingStore

extension BackupProblem {
  public var german: String {
    switch self {
    case .store(let problem): problem.german
    case .nothingToBackUp: "Es gibt noch nichts zu sichern: Das Log ist leer"
    case .cannotRead(let path, let code):
      "\(path.asArgument) lässt sich nicht lesen: \(SystemReason(code: Int32(clamping: code)).german)"
    case .cannotWrite(let path, let code):
      "\(path.asArgument) lässt sich nicht schreiben: \(SystemReason(code: Int32(clamping: code)).german). Nichts wurde halb geschrieben."
    case .foreign(let path): "\(path) ist kein Backup von Satz; dein Log bleibt, wie es ist"
    case .wrongChecksum(let path):
      "\(path) ist beschädigt: Der Inhalt hat sich seit dem Schreiben verändert. Dein Log bleibt, wie es ist; nimm ein früheres Backup"
    case .damaged(let path, _):
      "\(path) ist im Inneren beschädigt. Dein Log bleibt, wie es ist; nimm ein früheres Backup"
    case .wrongSchema(let path, let fault):
      "\(path) lässt sich nicht zurückspielen: \(fault.german). Dein Log bleibt, wie es ist; nimm ein anderes Backup"
    case .newer(let path):
      "\(path) stammt von einer neueren Version von Satz; aktualisiere Satz, dann geht es. Dein Log bleibt, wie es ist"
    case .interrupted(let path): "abgebrochen; \(path) ist, wie es war"
    case .isTheStore(let path): "\(path) ist das Log selbst; nenn eine andere Datei"
    case .wouldOverwrite(let path): "\(path) gibt es schon, und es ist kein Backup von Satz; nenn eine andere Datei"
    }
  }
}
