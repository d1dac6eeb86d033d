/// Why a file of an activity was not read and what to do about it, in German.

import ActivityFiles
import PlanWording

extension ActivityProblem {
  func german(of file: String) -> String {
    switch self {
    case .closed(let form): form.german(of: file)
    case .brokenXML(let line):
      "\(file):\(line): Das ist kein XML; die Datei ist abgeschnitten oder beschädigt. Hol sie dir noch einmal"
    case .hostileXML:
      "\(file) schreibt so kein Gerät und keine App: Ihr XML hat eigene Definitionen oder ist endlos verschachtelt"
    case .brokenFIT:
      "\(file) ist abgeschnitten oder beschädigt: Länge oder Prüfsumme stimmen nicht. Kopier sie noch einmal vom Gerät"
    case .brokenGzip:
      "\(file) ist abgeschnitten oder beschädigt und lässt sich nicht entpacken. Hol sie dir noch einmal"
    case .unpacksTooLarge(let megabytes): "\(file) ist entpackt größer als \(megabytes) MB; sie wird nicht importiert"
    case .course: "\(file) ist eine Strecke ohne Zeiten. Exportier die Aktivität selbst"
    case .plannedWorkout: "\(file) ist ein geplantes Workout: Darin wurde noch nichts getan"
    case .otherFIT:
      "\(file) ist eine FIT-Datei, aber keine Aktivität; die liegen auf dem Gerät im Ordner ACTIVITY"
    case .empty: "\(file) hat keine Runde und keinen Punkt mit Zeit: Es gibt nichts zu importieren"
    case .tooMany: "\(file) hat mehr Runden, als irgendwer läuft; sie wird nicht importiert"
    }
  }
}

extension ClosedForm {
  fileprivate func german(of file: String) -> String {
    switch self {
    case .zip:
      "\(file) ist ein Zip: Entpack es (unzip \(file)) und importier, was darin ist; von Apple Health ist das export.xml"
    case .gzip: "\(file) ist doppelt gepackt: Entpack es mit gunzip und importier, was herauskommt"
    case .excel: "\(file) ist von Excel: Öffne sie dort oder in LibreOffice, speichere sie als CSV und importier diese"
    case .pdf: "\(file) ist ein PDF ohne lesbare Tabelle: Exportier aus der App CSV"
    case .sqlite:
      "\(file) ist eine Datenbank: Eine Sicherung von Satz liest satz restore; sonst exportier CSV aus der App, von der sie ist"
    case .kml: "\(file) ist KML und hat keine Zeiten: Exportier stattdessen GPX, TCX oder FIT"
    case .clinical: "\(file) schreibt Apple Health für Ärzte; importier export.xml, das daneben liegt"
    case .webPage:
      "\(file) ist eine Webseite, vielleicht eine zum Anmelden: Lade die Datei selbst noch einmal herunter"
    }
  }
}
