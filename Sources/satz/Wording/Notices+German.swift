/// The notices in German.

import PlanWording
import SessionModel

extension Notice {
  var german: String {
    switch self {
    case .started(let kind): "\(kind.german) gestartet"
    case .finished(let kind): "\(kind.german) abgeschlossen"
    case .aborted(let kind): "\(kind.german) abgebrochen"
    case .exerciseAdded(let name): "Übung hinzugefügt: \(name)"
    case .openSetAdded(let name, let key): "Übung hinzugefügt: \(name), ein Satz ohne Zahl; \(key) 3x8 sind mehrere"
    case .stepAdded(let step): "Hinzugefügt: \(step)"
    case .exercisesAdded(let names): "\(names.count) Übungen hinzugefügt: \(names.joined(separator: ", "))"
    case .exerciseRemoved(let name): "Übung entfernt: \(name)"
    case .workRevised: "Die kommenden Sätze haben sich geändert"
    case .exerciseReplaced(let name, let other): "Übung ersetzt: \(name) → \(other)"
    case .restsChanged(let length, let exercise, let before):
      "\(exercise ?? "Alle Übungen"): ab jetzt \(length.map { "\($0) Pause" } ?? "keine Pause")"
        + (before.isEmpty ? "" : " statt \(before.joined(separator: ", ", last: " und "))")
    case .exerciseComesNext(let name): "\(name) kommt als Nächstes"
    case .setDone(let what): what.isEmpty ? "Satz abgeschlossen" : "Satz abgeschlossen: \(what)"
    case .setShort(let what): "Satz nicht geschafft: \(what)"
    case .setCutOff: LiveText.timeIsUp.said(in: .german)
    case .setCorrected(let what): "Satz berichtigt: \(what)"
    case .newRecord(let done, let what): "Neuer Rekord! \(done) · \(what)"
    case .setTakenBack: "Satz zurückgenommen"
    case .amountAsked(let amount, let exercise): (exercise.map { $0 + ": " } ?? "") + amount.hint.german
    case .loadAsked: "Wie schwer? Gib die Last ein"
    case .rpeAsked: "Wie anstrengend war es? rpe 8"
    case .roundDone(let count): "Runde \(count) geschafft"
    case .roundShort(let count): "Runde \(count) nicht ganz geschafft"
    case .exerciseSaved(let name): "Übung gespeichert: \(name)"
    case .categoryAdded(let name): "Kategorie angelegt: \(name)"
    case .categoryRenamed(let name, let new): "Kategorie umbenannt: \(name) → \(new)"
    case .categoryDeleted(let name): "Kategorie gelöscht: \(name)"
    case .exercisesAssigned(let count, let category?):
      "\(count == 1 ? "1 Übung ist" : "\(count) Übungen sind") jetzt in „\(category)“"
    case .exercisesAssigned(let count, nil):
      count == 1 ? "1 Übung steht wieder, wo sie zuerst war" : "\(count) Übungen stehen wieder, wo sie zuerst waren"
    case .exercisesImported(let count, let known):
      "\(count == 1 ? "1 Übung" : "\(count) Übungen") importiert"
        + (known > 0 ? "; \(known) schon bekannt: Anleitungen und Bilder kamen dazu" : "")
    case .workoutCreated(let name): "Workout erstellt: \(name)"
    case .workoutSaved(let name): "Workout gespeichert: \(name)"
    case .workoutDeleted(let name): "Workout gelöscht: \(name)"
    case .favouriteAdded(let name): "Zu Favoriten hinzugefügt: \(name)"
    case .favouriteRemoved(let name): "Aus Favoriten entfernt: \(name)"
    case .profileSaved: "Profil gespeichert"
    case .profilePictureChanged: "Profilbild aktualisiert"
    case .settingsSaved: "Einstellungen gespeichert"
    case .restStarted(let length): length.map { "Pausentimer gestartet: \($0)" } ?? "Pausentimer gestartet"
    case .timerPaused: "Timer pausiert"
    case .timerResumed: "Timer läuft weiter"
    case .restEnded: "Pause beendet"
    case .sessionResumed(let name): "\(name) geht weiter"
    case .commandUndone(let command): "Rückgängig: \(command.german)"
    case .bell: "Glocke"
    case .noteTaken: "Notiz gespeichert"
    case .heartRateTaken(let beats, let zone):
      zone.map { "Puls \(beats) · Zone \($0)" } ?? "Puls \(beats)"
    case .exported: "Export erfolgreich"
    case .backupCreated: "Backup erstellt"
    case .sessionSaved: "Session gespeichert"
    case .healthDataSynchronised: "Gesundheitsdaten synchronisiert"
    case .logWrittenAgain: "Das Log war weg; es ist neu gesichert"
    case .dataRestored: "Daten wiederhergestellt"
    case .longer(let by): "\(by) länger"
    case .shorter(let by): "\(by) kürzer"
    case .restGoesOn(let by, let inAll):
      "Noch \(by) Pause" + (inAll.map { " · \($0) insgesamt" } ?? "")
    case .settingChanged(let setting, let value): SettingChange(setting: setting, value: value).german
    case .skipped: "Übersprungen"
    case .missed: "Verpasst"
    case .wentBack: "Zurück"
    case .startCancelled: "Abgebrochen; nichts hat begonnen"
    case .begunAgain: "Noch einmal von vorn"
    case .chosen(let name): "Gewählt: \(name)"
    case .refused(let why): why.german
    case .reminder(let kind, let note): RemindText.timeFor(kind).german + (note.isEmpty ? "" : ": \(note)")
    case .failed(let what): what
    }
  }
}

extension RefusalText {
  var german: String {
    switch self {
    case .notStarted: "Noch nicht gestartet: start"
    case .alreadyStarted: "Läuft schon"
    case .alreadyEnded: "Die Session ist beendet"
    case .notPaused: "Nichts ist pausiert"
    case .alreadyPaused: "Schon pausiert: resume"
    case .nothingToUndo: "Nichts zum Rückgängigmachen"
    case .noOtherExercise: "Danach kommt keine andere Übung; beenden beendet die Session"
    case .nothingBefore: "Davor kommt nichts"
    case .nothingToAcknowledge: "Nichts zu bestätigen"
    case .phaseHasNoEnd: "Hier gibt es kein Ende, das sich verschieben ließe"
    case .nothingToMiss: "Es läuft keine Intervallrunde, die du verpassen könntest; 0 trägt einen Fehlversuch ein"
    case .nothingToChoose: "Es gibt nichts auszuwählen"
    case .notBegun: "Dieser Satz hat noch nicht begonnen: Enter beginnt ihn"
    case .wrongMeasure(let fitting): "Das passt nicht zu diesem Satz" + (fitting.map { "; schreib \($0)" } ?? "")
    case .implausible: "Diese Zahl kann nicht stimmen"
    case .choiceOpen: "Erst auswählen: choose 1, choose 2 …"
    case .exerciseNotAhead(let name): "Von \(name) kommt kein Satz mehr"
    case .noRestAhead(let exercise?): "Bei \(exercise) kommt keine Pause mehr; add rest 3min hängt eine an"
    case .noRestAhead(nil): "Es kommt keine Pause mehr; add rest 3min hängt eine an"
    case .tooFast(let way, let example):
      "\(way) schon geschafft? Drück Enter am Ziel, oder schreib deine Zeit: \(example)"
    case .pauseHasNoLength(let rest):
      "Nichts ist geschehen: pause hält die Uhr an, bis resume kommt; eine Satzpause ist \(rest)"
    case .setHasBegun(let name, nil): "Der letzte Satz \(name) läuft schon: skip lässt ihn aus"
    case .setHasBegun(let name, let other?):
      "Der letzte Satz \(name) läuft schon und bleibt: skip lässt ihn aus, add \(other) hängt etwas anderes an"
    case .noSuchSet(let set): "\(set ?? "Dieser Satz") steht nicht im Log dieser Session"
    case .noSuchOption(let number, let options): "Eine \(number) gibt es nicht: choose 1 bis \(options)"
    case .unknownExercise(let name, let nearest):
      nearest.map { "„\(name)“ kenne ich nicht; meinst du \($0)?" } ?? "„\(name)“ kenne ich nicht"
    case .needsName: "Dieses Training hat noch keinen Namen: save NAME"
    case .startsByItself: "Die nächste Runde beginnt von selbst; skip startet sie sofort"
    case .endsFirst: "Beende die Session zuerst: finish oder abort"
    case .noOptionNamed(let name): "Keine oder mehr als eine der Möglichkeiten heißt „\(name)“"
    case .nothingToSave: "Es ist nichts drin, was sich speichern lässt"
    case .nothingToAdopt: "Darin finde ich keine Übung"
    case .sameRuns(let name): "„\(name)“ läuft schon: Mach hier weiter, oder beende es erst mit finish oder abort"
    case .noRoom(let size, let screen):
      "\(size.rawValue) braucht ein Terminal von \(size.least.columns) × \(size.least.rows); dieses hat \(screen.columns) × \(screen.rows)"
    case .anotherRuns(let name): "„\(name)“ läuft noch: erst finish oder abort"
    case .noProgram: "Es läuft kein Programm: run DATEI beginnt einen Plan, workouts zeigt deine"
    case .noSession: "Es läuft keine Session: satz run DATEI, oder einen Satz eintippen wie bench 3x8"
    }
  }
}
