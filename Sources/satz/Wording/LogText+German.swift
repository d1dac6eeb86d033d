/// The words around the log, in German.

import PlanWording
import SessionModel
import TrainingStore

extension LogText {
  var german: String {
    switch self {
    case .sessionsArgument: "Das Blatt einer Session: ihre Nummer (12), ihr Tag (2026-11-20, heute) oder letzte."
    case .setsOption: "Auch die Sätze jeder Session, nicht nur eine Zeile."
    case .logShow: "Zeigen, was trainiert wurde: eine Zeile je Session, oder das Blatt einer Session."
    case .logAdd: "Nachtragen, was nicht mit Satz aufgezeichnet wurde: satz log add \"bench 3x8 @ 80kg\" --on gestern"
    case .logEdit: "Einen Eintrag berichtigen: satz log edit 12.3 \"7 @ 82,5kg rpe 9\""
    case .logDelete: "Sätze oder Sessions löschen: satz log delete 12.3"
    case .logUndo: "Das letzte Nachtragen, Berichtigen oder Löschen zurücknehmen."
    case .logRebuild: "Das Log und seine Summen aus dem Journal neu aufbauen."
    case .logMore:
      """
      Eine Zeile je Session, die neueste zuerst; satz log letzte, satz log 12 oder satz log 2026-11-20 ist das Blatt \
      einer Session, mit jeder Übung im Vergleich zum letzten Mal. --sets zeigt die Sätze aller, --exercise die einer \
      Übung. Im Terminal geht Langes durch $PAGER. satz log letzte --svg DATEI macht aus einer Session eine Karte zum Herzeigen, ohne Notizen und Herzfrequenz. Einträge werden über ihre Nummern berichtigt, die --numbers zeigt: 12.3 ist der dritte Satz der Session 12. \
      Nichts wird je überschrieben: --history zeigt die früheren Werte. Ein Satz mit 🏆 war ein Rekord, als er gemacht \
      wurde. ⚑ ist das Ergebnis eines Blocks. Mit --json ein Eintrag je Satz, der neueste zuerst; mit --scores --json \
      einer je Ergebnis.
      """
    case .logAddMore:
      """
      Der Text ist, was du in die Eingabe tippen würdest, oder ein ganzes Workout, eine Atemübung oder Meditation. Sag, was \
      gemacht wurde: bench 8 @ 80kg, 7 @ 80kg, 6 @ 80kg. Eine Übung, die niemand kennt, gilt als vertippt; --new nimmt sie. \
      Abgelehnt wird auch, was zur Übung nicht passt: Ein Unterarmstütz hat keine Wiederholungen. Ist eine Zahl kaum zu \
      glauben, wird nachgefragt; --yes nimmt sie.
      """
    case .logEditMore:
      """
      Geändert wird nur, was du angibst: 6 @ 80kg behält die RPE. Eine Session (satz log edit 12) nimmt --name, --on und --time; ein Satz nimmt ein \
      Ergebnis wie nach done, --exercise und --role; 8 @ 1x20kg sagt, dass es ein Gewicht war. Ein Ergebnis, das nicht zur Übung passt, wird abgelehnt: Ein \
      Unterarmstütz hat keine Wiederholungen. Das Ergebnis eines Blocks folgt seinen Sätzen, bis es selbst berichtigt \
      wird: satz log edit 12.s1 7:30
      """
    case .logDeleteMore:
      "12.3 ist ein Satz, 12 eine ganze Session; satz log --numbers zeigt sie. satz log undo holt sie zurück."
    case .logUndoMore: "Mehrmals nacheinander nimmt es Schritt für Schritt zurück. satz log --history listet sie auf."
    case .logRebuildMore:
      "Das Log entsteht aus dem Journal jeder Session und aus deinen Berichtigungen; das prüft, ob es dazu passt."
    case .records:
      "Deine Bestleistung je Übung: Last, Wiederholungen, geschätztes Maximum, Volumen, Zeit, Strecke; dazu deine besten Ergebnisse."
    case .recordsMore:
      "Mit einer Übung auch die meisten Wiederholungen je Last. Geschätztes Maximum nach Epley: Last × (1 + Wdh / 30), bis zwölf Wiederholungen; Reserven zählen als gemacht."
    case .stats: "Zahlen im Verlauf: Sessions, Volumen, Sätze je Muskel, dein Wochenziel, das Jahr."
    case .statsMore:
      """
      satz stats Bankdrücken ist die Seite einer Übung: Last, geschätztes Maximum, Volumen und RPE im Verlauf, die \
      höchste Last für jede Zahl von Wiederholungen neben der vorhergesagten, und die letzten Sätze. satz stats Laufen \
      hat Strecke, Zeit und Tempo je Woche und die Bestzeiten, satz stats Sitzen und satz stats Atmen Minuten, Tage in \
      Folge und offene Atempausen. Ziele für die Sätze eines Muskels: satz profile target Brust 10-20. Das Wochenziel \
      steht im Profil: satz profile set --weekly-goal 3. Die Kurven sind so breit und so hoch wie das Terminal; ★ ist der \
      Rekord, · der Trend. --svg und --png schreiben dasselbe als Bild.
      """
    case .calendar: "Der Monat, mit je einem Ring am Tag für Training und für Sitzen."
    case .calendarMore:
      """
      Der erste Ring füllt sich mit Minuten Training, der zweite mit Minuten Atmen und Sitzen, bis die Ziele erreicht sind: \
      die Einstellungen training-goal und sitting-goal, in Minuten. satz calendar 2026 ist das ganze Jahr. --svg und --png \
      schreiben dasselbe als Bild.
      """
    case .numbersOption: "Eine Zeile je Satz, mit seiner Nummer für edit und delete."
    case .scoresOption: "Nur die Ergebnisse von Blöcken."
    case .historyOption: "Was nachgetragen, berichtigt, gelöscht und zurückgenommen wurde."
    case .onOption: "Der Tag: 2026-11-19, heute oder gestern."
    case .atOption: "Die Uhrzeit: 18:30."
    case .sessionNameOption: "Der Name der Session."
    case .noteOption: "Eine Notiz."
    case .timeOption:
      """
      Wie lange die Session dauerte: 45min, oder 1:10 für eine Stunde und zehn Minuten; bei Arbeit auf Zeit und bei \
      Strecken ist 7:30 Minuten und Sekunden.
      """
    case .roleOption: "work, warmup oder drop."
    case .newExerciseOption: "Die Übung, die es wirklich war."
    case .newLengthOption:
      "Wie lange die Session dauerte: 45min, oder 1:10 für eine Stunde und zehn Minuten. 0min heißt, dass es niemand weiß."
    case .newNameOption: "Eine Übung, die es in der Bibliothek nicht gibt, unter dem geschriebenen Namen nehmen."
    case .setsArgument: "Was gemacht wurde, geschrieben wie in einem Plan."
    case .entryArgument: "Die Nummer eines Satzes (12.3), eines Ergebnisses (12.s1) oder einer Session (12)."
    case .entriesArgument: "Nummern von Sätzen (12.3), Ergebnissen (12.s1) oder Sessions (12)."
    case .performanceArgument: "Was es wirklich war: 7 @ 82,5kg rpe 9."
    case .exerciseArgument: "Eine Übung; ohne sie alle."
    case .weeksOption: "Wie viele Wochen, bis zu dieser."
    case .allOption: "Alles, so lang es auch ist."
    case .allTimeOption: "Vom ersten Tag des Logs an."
    case .sinceOption: "Ab diesem Tag."
    case .untilOption: "Bis zu diesem Tag; sonst bis heute."
    case .monthArgument: "Ein Monat (2026-11) oder ein Jahr (2026)."
    case .dayOutOfRange(let option, let day):
      "\(option) \(day): Ein Tag des Logs liegt zwischen 1900-01-01 und 2199-12-31"
    case .dayToCome(let option, let day): "\(option) \(day): Dieser Tag kommt erst noch"
    case .leftOut(let row):
      "\(row.place.german) ist ausgelassen: \(row.because.german). "
        + "Lösch die Session (satz log delete) oder nimm den Import zurück, mit dem das kam (satz import --undo)."
    case .nothingToAdd: "da steht kein Satz, der ins Log könnte; schreib satz log add \"bench 3x8 @ 80kg\""
    case .openSets(let exercise): "sag, wie viel von \(exercise) gemacht wurde, statt max oder 5+"
    case .rangeOfSet(let exercise, let range, let fitting):
      "sag, wie viel von \(exercise) gemacht wurde, statt \(range): satz log add \"\(fitting)\""
    case .rangeOfSets(let exercise):
      "sag, wie viele Sätze \(exercise) gemacht wurden, statt von wie vielen bis zu wie vielen"
    case .rangeOfLoads(let exercise, let range):
      "sag, mit welcher Last \(exercise) gemacht wurde, statt \(range)"
    case .openLoad(let exercise, let fitting):
      "sag, mit welcher Last \(exercise) gemacht wurde: satz log add \"\(fitting)\""
    case .openRounds:
      "niemand hat gesagt, wie viele Runden gemacht wurden; schreib sie als Runden: satz log add \"rounds x12 < pull-up 5; push-up 10 >\""
    case .openChoice: "sag, was von der Auswahl gemacht wurde"
    case .notItsMeasure(let exercise, let done, let fitting):
      "Nichts wurde nachgetragen: \(done) passt nicht zu \(exercise); schreib satz log add \"\(fitting)\""
    case .noSuchEntry(let entry): "im Log gibt es kein \(entry); satz log --numbers zeigt die Nummern"
    case .entryForm(let text):
      "„\(text)“ ist keine Nummer; schreib 12.3 für einen Satz, 12.s1 für ein Ergebnis, 12 für eine Session"
    case .nothingToEdit: "sag, was es wirklich war: satz log edit 12.3 \"7 @ 82,5kg rpe 9\""
    case .wrongMeasure(let entry, let exercise, let done, let said, let fitting):
      "\(entry) ist \(exercise), \(done): „\(said)“ passt nicht dazu; schreib satz log edit \(entry) \(fitting)"
    case .otherMeasure(let entry, let exercise, let done, let fitting):
      "\(done) passt nicht zu \(exercise); sag, was gemacht wurde: satz log edit \(entry) \(fitting)"
    case .doubtful(let number): "Nichts eingetragen: \(number.german); --yes trägt es ein"
    case .nothingAdded: "Nichts eingetragen"
    case .noSuchExercises(let names) where names.count == 1:
      "Nichts wurde nachgetragen: Die Übung „\(names[0])“ gibt es nicht; --new nimmt sie unter diesem Namen"
    case .noSuchExercises(let names):
      "Nichts wurde nachgetragen: Diese Übungen gibt es nicht: \(names.map { "„\($0)“" }.joined(separator: ", ")); --new nimmt sie unter diesen Namen"
    case .noSuchExercise(let name, let nearest):
      "Eine Übung „\(name)“ gibt es nicht"
        + (nearest.isEmpty ? "; --new" : "; meinst du \(nearest.joined(separator: ", ", last: " oder "))? --new")
        + " nimmt sie, wie sie ist."
    case .notForASession(let option):
      "\(option) ist für einen Satz wie 12.3; eine Session nimmt --name, --on und --time"
    case .notForAScore(let option):
      "\(option) ist für einen Satz wie 12.3; ein Ergebnis wie 12.s1 nimmt nur ein neues Ergebnis"
    case .wrongScore(let entry, let name, let score, let said, let fitting):
      "\(entry) ist \(name), \(score): „\(said)“ ist kein solches Ergebnis; schreib satz log edit \(entry) \(fitting)"
    case .added(let session, let done, let isLengthKnown):
      "Nachgetragen als Session \(session): \(done)"
        + (isLengthKnown ? "" : ", Dauer unbekannt (--time 45min trägt sie ein)")
    case .edited: "Eintrag berichtigt"
    case .editedKeeping(let rpe): "Eintrag berichtigt; seine RPE \(rpe) bleibt"
    case .moreChanges(let count): "… und \(count) weitere"
    case .nameIsTaken(let name, let taken):
      "nichts zurückgenommen: „\(name)“ wären zwei Übungen, die dieser Sätze und die der Bibliothek"
        + (taken.release(of: name).map { "; \($0) macht den Namen vorher frei" } ?? "")
    case .deleted(let count):
      count == 1
        ? "Eintrag gelöscht; satz log undo holt ihn zurück"
        : "\(count) Einträge gelöscht; satz log undo holt sie zurück"
    case .importIsLast(let number):
      "das nimmt nur Berichtigungen zurück; für den letzten Import: satz import --undo \(number)"
    case .nothingToUndo: "Es gibt nichts zurückzunehmen."
    case .undone(.add): "Zurückgenommen: ein Nachtrag"
    case .undone(.edit): "Zurückgenommen: eine Berichtigung"
    case .undone(.delete): "Zurückgenommen: eine Löschung"
    case .undone(.undo): "Zurückgenommen"
    case .undoneWithoutEffect: "Zurückgenommen: eine Änderung, die nicht galt; das Log bleibt, wie es ist"
    case .withoutEffect: "ohne Wirkung:"
    case .noHistory: "Nichts wurde von Hand nachgetragen, berichtigt oder gelöscht."
    case .act(let act, let isUndone): act.german + (isUndone ? " (zurückgenommen)" : "")
    case .distance: "Strecke"
    case .importTakenBack: "Import zurückgenommen"
    case .noEntry: "–"
    case .moreSessions(let count): "… \(count == 1 ? "1 weitere Session" : "\(count) weitere Sessions"): --all"
    case .noSuchSession(let text, let nearest):
      "Es gibt keine Session „\(text)“"
        + (nearest.map { ". \(CommandText.didYouMean($0).german)" }
          ?? ": eine Nummer (12), ein Tag (2026-11-20) oder letzte; --text sucht in Namen und Notizen")
    case .sessionNumber(let number): "Session \(number)"
    case .unknownLength: "Dauer unbekannt"
    case .unknownTime: "Uhrzeit unbekannt"
    case .ofUnknownLength(let count): counted(count, "Session", "Sessions") + " unbekannter Dauer"
    case .recordCount(let count): count == 1 ? "1 Rekord" : "\(count) Rekorde"
    case .moreSets(let count): "… \(count == 1 ? "1 weiterer Satz" : "\(count) weitere Sätze"): --all"
    case .toFailure: "bis zum Versagen"
    case .missed: "nicht geschafft"
    case .questioned: "zählt nicht: wohl ein Versehen"
    case .superset(let letter): "Supersatz \(letter)"
    case .logBegins(let day): "Bis dahin wurde nichts trainiert: das Log beginnt am \(day)."
    case .exerciseTwice(let name, let option):
      "„\(name)“ und --exercise „\(option)“ nennen beide die Übung; lass eines davon weg"
    case .lastTrained(let day): "Seit dem \(day) nichts: das sind die letzten Wochen bis dahin."
    case .rebuilt(let sessions, let changed, let rollups):
      "\(sessions == 1 ? "1 Session" : "\(sessions) Sessions") geprüft, "
        + (changed == 0 && rollups
          ? "alles stimmt" : "\(changed) neu aufgebaut\(rollups ? "" : ", Summen neu gebildet")")
    case .unreadableSessions(let ids):
      "Das Journal der Session \(ids.prefix(5).map(String.init).joined(separator: ", "))\(ids.count > 5 ? " …" : "") kann diese Version nicht lesen; ihr Log bleibt, wie es ist"
    case .onlyLogOption: "Die letzte Änderung am Log zurücknehmen, obwohl danach eine Übung geändert wurde."
    case .libraryChangedLast(let change):
      "Zuletzt wurde die Übung \(change.exercise.visibleInRow) geändert; das nimmt dieser Befehl nicht zurück: "
        + (change.isNew
          ? "satz exercises delete \"\(change.exercise.visibleInRow)\""
          : "satz exercises edit \"\(change.exercise.visibleInRow)\" …")
        + "; satz log undo --log nimmt die letzte Änderung am Log zurück"
    case .inLibraryNow: "jetzt in der Bibliothek"
    case .kind(.load): "schwerste Last"
    case .kind(.added): "meiste Zusatzlast"
    case .kind(.estimatedMax): "geschätztes Maximum"
    case .kind(.repsAtLoad): "meiste Wiederholungen mit dieser Last"
    case .kind(.reps): "meiste Wiederholungen"
    case .kind(.volume): "Volumen eines Satzes"
    case .kind(.time): "längste Zeit"
    case .kind(.distance): "weiteste Strecke"
    case .kind(.bestTime): "Bestzeit"
    case .bestTimeFor(let distance, let time): "Bestzeit über \(distance) (\(time))"
    case .noRecords: "Noch keine Rekorde: sie kommen mit der ersten Session."
    case .noRecordsIn(let since, let until):
      "Keine Rekorde" + (since.map { (until == nil ? " seit " : " von ") + $0 } ?? "")
        + (until.map { " bis " + $0 } ?? "") + "."
    case .noRecordsOf(let exercise): "„\(exercise)“ steht nicht im Log"
    case .notTrained(let exercise, let last):
      "„\(exercise)“ wurde in diesem Zeitraum nicht trainiert, zuletzt am \(last)"
    case .scoresOfNoExercise: "Ergebnisse haben Blöcke, nicht Übungen; schreib satz records --scores"
    case .bodyweightCounts: "mit Zusatzgewicht oder Unterstützung: zum Körpergewicht des Tages gerechnet"
    case .formula(let name): "geschätztes Maximum nach \(name): Last × (1 + Wdh / 30)"
    case .repsAtLoads: "Meiste Wiederholungen je Last"
    case .period(let from, let through, let weeks):
      "\(from) bis \(through) · \(weeks == 1 ? "1 Woche" : "\(weeks) Wochen")"
    case .sessionCount(let count): count == 1 ? "1 Session" : "\(count) Sessions"
    case .setCount(let count): count == 1 ? "1 Satz" : "\(count) Sätze"
    case .unplaced(let count, let all):
      (count == all ? counted(count, "Satz", "Sätze") : "\(count) von \(all) Sätzen")
        + (count == 1
          ? " zählt für keinen Muskel, weil die Bibliothek seine Übung nicht hat"
          : " zählen für keinen Muskel, weil die Bibliothek ihre Übungen nicht hat")
        + ": satz exercises unknown"
    case .varied(let count, let all):
      (count == all ? counted(count, "Satz", "Sätze") : "\(count) von \(all) Sätzen")
        + (count == 1
          ? " zählt als Variante einer Übung der Bibliothek für deren Muskeln"
          : " zählen als Varianten von Übungen der Bibliothek für deren Muskeln")
        + ": satz exercises unknown"
    case .lacksBodyweight(let count):
      "\(counted(count, "Satz", "Sätze")) \(count == 1 ? "hat" : "haben") kein Volumen, weil dein Körpergewicht fehlt: "
        + "satz profile bodyweight 80kg trägt es ein"
    case .goalReached(let goal, let weeks, let of, let isSet):
      (isSet ? "Ziel " : "") + (goal == 1 ? "1 Session" : "\(goal) Sessions")
        + (isSet ? " je Woche" : " oder mehr je Woche")
        + (of == 0
          ? "" : ": in \(weeks) von \(of == 1 ? "1 Woche" : "\(of) Wochen")" + (isSet ? " erreicht" : ""))
    case .streak(let now, let longest): "\(now == 1 ? "1 Woche" : "\(now) Wochen") in Folge, längste Folge \(longest)"
    case .volumePerWeek: "Volumen je Woche"
    case .setsPerMuscle: "Sätze je Muskel und Woche"
    case .yearHeading: "Das Jahr"
    case .load: "Last"
    case .estimatedMax: "Geschätztes Maximum"
    case .volume: "Volumen"
    case .effort: "RPE"
    case .bestByReps: "Höchste Last nach Wiederholungen"
    case .predicted: "≈ nach Epley vorhergesagt, aus dem höchsten geschätzten Maximum"
    case .lastSets: "Letzte Sätze"
    case .month(let year, let month): CalendarNames.german.months[(month - 1) % 12] + " \(year)"
    case .lastWeeks(let count): count == 1 ? "letzte Woche" : "die letzten \(count) Wochen"
    case .workingSet: "Arbeitssatz"
    case .weekday(let day): ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"][day % 7]
    case .trainingGoal(let minutes): minutes > 0 ? "Training, Ziel \(minutes) min am Tag" : "Training"
    case .sittingGoal(let minutes): minutes > 0 ? "Atmen und Sitzen, Ziel \(minutes) min am Tag" : "Atmen und Sitzen"
    case .ring(let number): number == 1 ? "erster Ring" : "zweiter Ring"
    case .lengthUnknown(let days): "○ trainiert, Dauer unbekannt: \(days == 1 ? "1 Tag" : "\(days) Tage")"
    case .daysReached(let days, let of): "an \(days) von \(of == 1 ? "1 Tag" : "\(of) Tagen") erreicht"
    case .minutes(let training, let sitting): "\(training) Training, \(sitting) Atmen und Sitzen"
    case .wroteFile(let path): "Geschrieben: \(path)"
    }
  }
}

extension Correction.Act {
  fileprivate var german: String {
    switch self {
    case .add: "nachgetragen"
    case .edit: "berichtigt"
    case .delete: "gelöscht"
    case .undo: "zurückgenommen"
    }
  }
}

extension UnreadableRow.Place {
  fileprivate var german: String {
    switch self {
    case .entry(let entry) where entry.place == .session: "Session \(entry.session.rawValue)"
    case .entry(let entry): "Eintrag \(entry.text)"
    case .row(let table, let key): key.isEmpty ? table : "\(table) \(key)"
    }
  }
}
