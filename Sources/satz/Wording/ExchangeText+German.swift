/// What is said of exports and imports, in German.

import PlanWording
import TrainingStore

extension ExchangeText {
  var german: String {
    switch self {
    case .export: "Das Log für andere Programme, andere Rechner oder git schreiben."
    case .exportMore:
      """
      --json ist alles, was Satz sich merkt; --csv das Log mit Körpergewicht und Maxima, eine Zeile je Satz; --text \
      dasselbe für Menschen und git. --strong und --hevy sind Tabellen, wie diese Apps sie exportieren, mit Lasten in \
      Kilogramm; --ics ist ein Kalender; --fit und --tcx sind eine Session, für Uhren und Portale. Was darin keinen Platz hat, wird genannt. Das gleiche Log gibt die gleichen Bytes. Ohne DATEI auf die Standardausgabe.
      """
    case .exportJSON: "Alles, als JSON."
    case .exportCSV: "Das Log als Tabelle."
    case .exportText: "Das Log als Text, für git."
    case .exportStrong: "Das Log, wie Strong es exportiert."
    case .exportHevy: "Das Log, wie Hevy es exportiert."
    case .exportICS: "Die Sessions als Kalender."
    case .exportFIT: "Eine Session als FIT-Datei: Runden, oder Sätze mit Wiederholungen, Last und Übung."
    case .exportTCX: "Eine Session als TCX: Runden, oder eine Runde mit den Sätzen als Text."
    case .exportSession: "Zu --fit und --tcx: last (auch ohne Angabe), die Nummer einer Session oder ihr Tag."
    case .exportFile: "Wohin; eine vorhandene Datei wird ersetzt."
    case .import:
      "Exporte von Satz und anderen Apps, Tabellen oder Aktivitäten (GPX, TCX, FIT) importieren; jede Session kommt nur einmal ins Log."
    case .importMore:
      """
      Was für eine Datei es ist, zeigt ihr Inhalt. Am Terminal siehst du zuerst, was sie brächte, und wirst gefragt. \
      satz import --map "Squat (Smith)=smith machine squat" DATEI sagt, wie eine Übung hier heißt; das wird gemerkt. \
      Von jeder CSV mit einer Zeile je Satz werden die Spalten geraten und gezeigt; --map "exercise=Übung, load=Last (kg)" \
      berichtigt sie, und auch das wird gemerkt. \
      Eine Session, die ihre App seither geändert hat, wird aktualisiert; was du hier korrigiert hast, bleibt. \
      GPX, TCX und FIT werden Sessions mit einem Satz je Runde; mehrere Dateien gehen auf einmal, \
      auch gepackte (.gz). \
      Aus export.xml von Apple Health kommen die Workouts und das Körpergewicht. Dieselbe Session aus zwei Quellen steht nur einmal im Log.
      """
    case .importFile: "Die Dateien; mit --undo die Nummer eines Imports."
    case .mapOption:
      "Wie eine Übung der Datei hier heißt, oder was eine Spalte sagt: \"Ihr Name=Bankdrücken\", \"load=Last (kg)\"."
    case .importUnits: "kg oder lb, wenn die Datei es nicht sagt."
    case .dryRunOption: "Nur zeigen, was die Datei brächte; mit --undo, was entfernt würde."
    case .importYes: "Nicht nachfragen."
    case .importList: "Die Importe auflisten."
    case .importUndo: "Den letzten Import zurücknehmen, oder den mit dieser Nummer."
    case .exportSpan: "--since und --until gelten für das Log als --csv, --text, --strong, --hevy oder --ics"
    case .exportForm: "Wähl ein Format: --json, --csv, --text, --strong, --hevy, --ics, --fit oder --tcx"
    case .exportSessionAlone: "--session gehört zu --fit und --tcx; die anderen Formate sind vom ganzen Log"
    case .exportNeedsFile: "Eine FIT-Datei ist kein Text; nenn eine Datei: satz export --fit session.fit"
    case .exportManySessions(let numbers):
      "An dem Tag waren mehrere Sessions; wähl eine mit ihrer Nummer: "
        + numbers.map { "--session \($0)" }.joined(separator: ", ")
    case .noSessionToExport(let text): "Es gibt keine Session „\(text)“; satz log zeigt alle"
    case .nothingToExport: "Es gibt noch nichts zu exportieren: Das Log ist leer"
    case .exportLost(let losses): "Nicht alles hat in dieser Form Platz: " + losses.inGerman.joined(separator: ", ")
    case .importNeedsFile: "Nenn eine Datei: satz import workouts.csv"
    case .mapForm(let pair): "„\(pair)“ ordnet nichts zu; schreib --map \"Ihr Name=Bankdrücken\""
    case .unknownExercise(let name, let nearest):
      "„\(name)“ steht nicht in der Bibliothek"
        + (nearest.isEmpty ? "" : "; meinst du \(nearest.joined(separator: ", "))?")
    case .unknownUnits(let text): "„\(text)“ ist kein Wert für --units: kg oder lb"
    case .importNumber(let text): "„\(text)“ ist keine Nummer eines Imports; satz import --list zeigt sie"
    case .arriving(let kind, let sessions, let sets, let first, let last):
      "\(kind.said): \(counted(sessions, "Session", "Sessions")) mit \(counted(sets, "Satz", "Sätzen"))"
        + (first.map { ", \($0)" } ?? "") + (last.map { last in first == last ? "" : " bis \(last)" } ?? "")
    case .arrivingWeighings(let count): "Dazu \(count) Mal das Körpergewicht"
    case .arrivingBodyweights(let kind, let count, let first, let last):
      "\(kind.said): \(count) Mal das Körpergewicht, \(first)" + (last == first ? "" : " bis \(last)")
    case .measurementsLeftOut(let count):
      "Weggelassen: \(counted(count, "Zeile", "Zeilen")) ohne Körpergewicht"
    case .arrivingSits(let count): "Darunter \(counted(count, "Achtsamkeitsübung", "Achtsamkeitsübungen")), als Sitzen"
    case .recordsLeftOut(let heartRates, let others):
      "Weggelassen: "
        + [
          heartRates > 0 ? "\(counted(heartRates, "einzelner Puls", "einzelne Pulswerte"))" : nil,
          others > 0 ? "\(counted(others, "anderer Eintrag", "andere Einträge")), etwa Schritte und Schlaf" : nil,
        ].compactMap(\.self).joined(separator: ", ")
    case .arrivingNew(let new, let there):
      there == 0 ? "Alle sind neu." : "Davon sind \(new) neu, \(there) schon im Log."
    case .arrivingRepeated(let count):
      count == 1
        ? "1 davon ist eine zweite Aufzeichnung einer anderen; beide werden eine."
        : "\(count) davon sind zweite Aufzeichnungen von anderen; beide werden jeweils eine."
    case .changedElsewhere(let count):
      count == 1
        ? "1 Session wurde dort seither geändert und wird aktualisiert:"
        : "\(count) Sessions wurden dort seither geändert und werden aktualisiert:"
    case .changedSession(let change): change.german
    case .correctionsStay(let count):
      count == 1
        ? "1 Satz wurde dort geändert und hier korrigiert; deine Korrektur bleibt:"
        : "\(count) Sätze wurden dort geändert und hier korrigiert; deine Korrekturen bleiben:"
    case .correctionsWithoutSet(let count):
      count == 1
        ? "1 deiner Korrekturen passt nicht mehr, weil es ihren Satz dort nicht mehr gibt:"
        : "\(count) deiner Korrekturen passen nicht mehr, weil es ihre Sätze dort nicht mehr gibt:"
    case .twinsKept(let count):
      count == 1
        ? "1 davon steht schon aus einer anderen Quelle im Log und bleibt, wie sie ist:"
        : "\(count) davon stehen schon aus einer anderen Quelle im Log und bleiben, wie sie sind:"
    case .twinsFilled(let count):
      count == 1
        ? "1 davon steht schon aus einer anderen Quelle im Log und bekommt, was diese mehr weiß:"
        : "\(count) davon stehen schon aus einer anderen Quelle im Log und bekommen, was diese mehr weiß:"
    case .twin(let twin):
      "\(twin.day.isoText)  \(Language.german.sessionName(twin.name).visibleInRow): \(counted(twin.setsHere, "Satz", "Sätze")) hier, \(twin.setsThere) in der Datei"
    case .simultaneousKept(let count):
      count == 1
        ? "1 davon war zur Zeit einer anderen Session im Log, mit anderen Sätzen; beide bleiben:"
        : "\(count) davon waren zur Zeit anderer Sessions im Log, mit anderen Sätzen; beide bleiben jeweils:"
    case .simultaneous(let two):
      "\(two.day.isoText)  \(Language.german.sessionName(two.name).visibleInRow) (\(counted(two.sets, "Satz", "Sätze"))) und \(Language.german.sessionName(two.nameHere).visibleInRow), Session \(two.here.rawValue) (\(counted(two.setsHere, "Satz", "Sätze")))"
    case .simultaneousHint(let number):
      "satz log delete \(number) löscht die, die schon im Log steht; satz log undo holt sie zurück."
    case .columns(let mapping): mapping.german
    case .dateOrderAssumed: "Die Daten darin lassen sich auf zwei Arten lesen; der Tag gilt als das Erste."
    case .unitsAssumed(let units):
      "Die Datei nennt keine Einheit; Lasten gelten als \(units). --units ändert das."
    case .distanceUnitAssumed(let unit):
      "Die Datei nennt keine Einheit für Strecken; sie gelten als \(unit.rawValue). --units ändert das."
    case .keptUnderOwnName(let nearest):
      "bleibt unter dem eigenen Namen" + (nearest.map { " (\($0)?)" } ?? "")
    case .keptAsVariation(let base): "bleibt unter dem eigenen Namen, als Variante von \(base)"
    case .variedSets(let count, let all):
      (count == all ? counted(count, "Satz", "Sätze") : "\(count) von \(all) Sätzen")
        + (count == 1
          ? " behält seinen eigenen Namen und zählt als Variante für die Muskeln einer bekannten Übung."
          : " behalten ihre eigenen Namen und zählen als Varianten für die Muskeln bekannter Übungen.")
    case .unplacedSets(let count, let all):
      (count == all ? counted(count, "Satz", "Sätze") : "\(count) von \(all) Sätzen")
        + (count == 1
          ? " behält seinen eigenen Namen: Er zählt für keinen Muskel. satz exercises unknown zeigt ihn."
          : " behalten ihre eigenen Namen: Sie zählen für keinen Muskel. satz exercises unknown zeigt sie.")
    case .mapHint: "--map \"Ihr Name=Bankdrücken\" sagt, wie eine Übung hier heißt."
    case .doubtfulSets(let count):
      (count == 1
        ? "1 Satz hat eine Zahl, die wohl ein Versehen ist" : "\(count) Sätze haben Zahlen, die wohl ein Versehen sind")
        + "; bis zur Bestätigung oder Korrektur nach dem Import \(count == 1 ? "zählt er" : "zählen sie") für nichts:"
    case .doubtfulSet(let day, let set, let canBeMeant):
      "\(day)  \(set)" + (canBeMeant ? "" : ": lässt sich nur korrigieren")
    case .questionedSets(let count):
      (count == 1 ? "1 Satz zählt nicht: Seine Zahl ist" : "\(count) Sätze zählen nicht: Ihre Zahlen sind")
        + " wohl ein Versehen."
    case .confirms(let command): "\(command) bestätigt ihn"
    case .corrects(let command): "\(command) korrigiert ihn"
    case .linesUnread(let count): count == 1 ? "1 Zeile ausgelassen:" : "\(count) Zeilen ausgelassen:"
    case .valuesUnread(let count):
      counted(count, "Wert", "Werte") + " von dem ausgelassen, was importiert wird:"
    case .lineUnread(let unread): "Zeile \(unread.line): \(unread.reason.german)"
    case .importQuestion: "Importieren? [j/N] "
    case .wouldBring(let done): "\(done.kind.said): \(done.summary)"
    case .names(let kind, let names):
      "  \(kind.germanHeading): \(names.prefix(5).joined(separator: ", "))"
        + (names.count > 5 ? " und \(names.count - 5) weitere" : "")
    case .hereStays: "Was hier schon steht, bleibt, wie es ist."
    case .wouldUndo(let undone):
      "Import \(undone.found.id): \(undone.found.file), "
        + (undone.found.isEmpty ? "nichts davon würde entfernt" : undone.found.summaryOfUndoing)
    case .untraced:
      "Nur seine Sessions, Körpergewichte und Maxima gehen zurück: Er stammt von einer Version, die nicht festhielt, was ein Import sonst ändert."
    case .staysBecause: "Das bleibt, weil es seither geändert oder benutzt wurde:"
    case .undoQuestion: "Den Rest zurücknehmen? [j/N] "
    case .nothingUndone: "Nichts wurde zurückgenommen."
    case .notImported: "Nichts wurde importiert."
    case .allThere: "Nichts Neues: Alles steht schon im Log."
    case .imported(let done): "Importiert: \(done.summary). satz import --undo \(done.id) nimmt es zurück."
    case .notImportable(let file, let problem): problem.german(of: file.visibleInRow)
    case .notReadable(let file, let problem): problem.german(of: file.visibleInRow)
    case .unmapped(let file, let mapping): mapping.germanProblem(of: file.visibleInRow)
    case .noColumn(let name, let header):
      "Die Tabelle hat keine Spalte „\(name)“; sie hat \(header.map { "„\($0)“" }.joined(separator: ", "))"
    case .filesTogether(let files): (files.first ?? "") + (files.count > 1 ? " und \(files.count - 1) weitere" : "")
    case .noImport: "Einen solchen Import gibt es nicht; satz import --list zeigt sie"
    case .importUndone(let undone):
      "Import \(undone.found.id) zurückgenommen: \(undone.found.file), \(undone.found.summaryOfUndoing)"
        + (undone.found.isOfLogAlone ? ". satz log undo holt ihn zurück." : "")
    case .notesOfSets(let count):
      count == 1
        ? "1 Notiz zu einem Satz wird eine Notiz seiner Session."
        : "\(count) Notizen zu Sätzen werden Notizen ihrer Sessions."
    case .hadElsewhere(let elsewhere):
      (elsewhere.sessions == 1 ? "1 Session davon bleibt" : "\(elsewhere.sessions) Sessions davon bleiben")
        + ", weil ein anderer Import sie auch hat: "
        + elsewhere.imports.prefix(3).map { "satz import --undo \($0.id)" }.joined(separator: ", ")
        + " (\(elsewhere.imports.first?.file ?? "")) entfernt sie überall."
    case .importRevived(let done): "Import \(done.id) ist zurück: \(done.file), \(done.summary)"
    case .noImportLeft: "Es gibt keinen Import mehr, der rückgängig zu machen wäre; satz import --list zeigt sie"
    case .noImports: "Noch nichts importiert."
    case .importLine(let day, let entry):
      "\(entry.id)  \(day)  \(entry.kind.said)  \(entry.file)  \(entry.summary)"
        + (entry.isUndone ? "  (zurückgenommen)" : "")
    }
  }
}

extension Import {
  fileprivate var summary: String { summary(isUndoing: false) }

  /// What undoing it removes and takes back.
  fileprivate var summaryOfUndoing: String {
    isEmpty ? "nichts davon wurde entfernt" : summary(isUndoing: true)
  }

  private func summary(isUndoing: Bool) -> String {
    var parts: [String] = []
    if sessions > 0 || others + brought.count == 0 {
      parts.append("\(counted(sessions, "Session", "Sessions")) mit \(counted(sets, "Satz", "Sätzen"))")
    }
    if others > 0 {
      parts.append(
        kind.isOurs
          ? counted(others, "Körpergewicht oder Maximum", "Körpergewichte oder Maxima")
          : counted(others, "Körpergewicht", "Körpergewichte"))
    }
    for kind in BroughtKind.allCases {
      guard let count = brought[kind]?.count else { continue }
      switch kind {
      case .continued where isUndoing:
        parts.append("\(counted(count, "Session", "Sessions")) wieder wie vorher")
      case .continued: if self.kind != .json { parts.append("\(counted(count, "Session", "Sessions")) aktualisiert") }
      case .corrected: continue
      case .exercise: parts.append(counted(count, "Übung", "Übungen"))
      case .picture: parts.append(counted(count, "Bild", "Bilder"))
      case .category: parts.append(counted(count, "Kategorie", "Kategorien"))
      case .workout: parts.append(counted(count, "Workout", "Workouts"))
      case .setting: parts.append(counted(count, "Einstellung", "Einstellungen"))
      case .profile: parts.append(counted(count, "Angabe im Profil", "Angaben im Profil"))
      case .mapping: parts.append(counted(count, "Name einer anderen App", "Namen anderer Apps"))
      case .restart: parts.append(counted(count, "Neubeginn eines Programms", "Neubeginne von Programmen"))
      }
    }
    return parts.joined(separator: ", ")
  }
}

extension BroughtKind {
  fileprivate var germanHeading: String {
    switch self {
    case .continued: "Sessions, die schon hier sind und weitergehen oder berichtigt werden"
    case .corrected: "Sessions, die du seither korrigiert hast"
    case .exercise: "Übungen"
    case .picture: "Bilder"
    case .category: "Kategorien"
    case .workout: "Workouts"
    case .setting: "Einstellungen"
    case .profile: "Profil"
    case .mapping: "Namen anderer Apps"
    case .restart: "Programme, die neu beginnen"
    }
  }
}

extension UnreadLine.Reason {
  fileprivate var german: String {
    switch self {
    case .noDate(let text): "„\(text)“ ist kein Datum"
    case .noExercise: "keine Übung"
    case .notANumber(let column, let text): "„\(text)“ ist keine Zahl für \(column)"
    case .notWhole(let column, let text): "\(column) „\(text)“ ist keine ganze Zahl"
    case .notALength(let column, let text): "\(column) „\(text)“ ist keine Dauer einer Session"
    case .unknownUnit(let column, let text): "die Einheit von „\(text)“ ist unbekannt (\(column))"
    case .implausible(let value): value.german
    case .empty: "weder Wiederholungen noch Zeit noch Strecke"
    }
  }
}

extension ImportProblem {
  fileprivate func german(of file: String) -> String {
    switch self {
    case .store(let problem): problem.german
    case .lines(let faults):
      faults.first.map { "\(file):\($0.line): \($0.reason.german)".visibleInRow }.joined(separator: "\n")
        + (faults.count > faults.first.count ? "\nund \(faults.count - faults.first.count) weitere" : "")
        + (faults.count == 1 ? ". Nichts wurde importiert." : "\nNichts wurde importiert.")
    case .nothingReadable(let lines, let count):
      (["Keine Zeile von \(file) ist lesbar:"] + lines.map { "  Zeile \($0.line): \($0.reason.german)".visibleInRow }
        + (count > lines.count ? ["  und \(count - lines.count) weitere"] : [])).joined(separator: "\n")
    case .unknownForm:
      "\(file) ist kein Export, der hier bekannt ist: Satz (--json, --csv, --text), \(ImportKind.known) oder eine andere Tabelle (CSV) mit einer Zeile je Satz; --map \"exercise=Übung, load=Gewicht (kg)\" nennt ihre Spalten"
    case .noRows: "\(file) hat keine Zeilen: Unter dem Kopf steht nichts. Nichts wurde importiert."
    case .brokenJSON: "\(file) ist beschädigt: Das JSON ist kaputt. Nichts wurde importiert."
    case .newer: "\(file) stammt von einer neueren Version von Satz; aktualisiere Satz, dann geht es"
    }
  }
}

extension PlainLogProblem.Reason {
  var german: String {
    switch self {
    case .noHeader: "Die erste Zeile ist nicht „\(PlainLog.header)“"
    case .newerForm: "Das stammt von einer neueren Version von Satz; aktualisiere Satz, dann geht es"
    case .conflict: "Hier hat git einen Konflikt gelassen; behalt beide Seiten und nimm die Markierungen heraus"
    case .noSession: "Vor dieser Zeile steht keine Session"
    case .notUnderstood(let word): "„\(word)“ ist nicht zu verstehen"
    case .missing(let part): "Es fehlt: \(part.german)"
    case .implausible(let value): value.german
    case .nul: "Hier steht das Zeichen NUL (0); in einem Text des Logs kann es nicht stehen"
    case .noRow(let column?): "Es fehlt: \(column)"
    case .noRow(nil): "Das ist keine Zeile einer Tabelle"
    case .orphan(let column): "\(column) nennt etwas, das weder in dieser Datei noch in deinem Log steht"
    }
  }
}

extension PlainLogProblem.Part {
  fileprivate var german: String {
    switch self {
    case .literal(let text): text
    case .day: "ein Tag wie 2026-11-21"
    case .timeOfDay: "eine Uhrzeit"
    case .zone: "eine Zeitzone wie +01:00"
    case .kind: "workout, breathing oder meditation"
    case .name: "ein Name"
    case .outcome: "finished, aborted oder abandoned"
    case .length: "eine Dauer"
    case .identity: "eine Kennung"
    case .exercise: "eine Übung"
    case .load: "eine Last"
    case .rpe: "eine RPE"
    case .heartRate: "ein Puls"
    case .label: "eine Bezeichnung"
    case .time: "eine Zeit"
    case .note: "eine Notiz"
    case .score: "ein Ergebnis wie time 7:30"
    case .origin: "entered, lifted, estimated oder assigned"
    case .formula: "eine Formel"
    case .unit: "eine Einheit"
    }
  }
}
