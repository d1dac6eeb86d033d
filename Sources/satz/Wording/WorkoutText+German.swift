/// Saved workouts in German.

import SessionRunner

extension WorkoutText {
  var german: String {
    switch self {
    case .workouts: "Pläne, die mit Namen gespeichert sind, in allen Fassungen."
    case .workoutsMore:
      """
      satz workouts create push.satz; satz run Push. Jede Fassung bleibt, wie sie geschrieben wurde; deine Dateien werden \
      nie angerührt.
      """
    case .list: "Die gespeicherten Workouts mit ihren Übungen und Sätzen auflisten."
    case .new: "Ein Workout aus einem machen, das es schon gibt."
    case .newMore:
      "satz workouts new Push --from push-day. Es kann aus einer Datei entstehen, aus einem gespeicherten Workout oder aus einem Plan, der dabei ist: \(Preset.all.map(\.name).joined(separator: ", "))."
    case .newName: "Der Name des neuen Workouts."
    case .fromOption: "Woraus es entsteht: eine Datei, ein gespeichertes Workout oder ein Plan, der dabei ist."
    case .create: "Einen Plan als neues Workout speichern."
    case .save: "Einen Plan unter einem Namen speichern; was dort war, bleibt als frühere Fassung."
    case .edit: "Ein gespeichertes Workout im Editor bearbeiten."
    case .editMore:
      "Der Editor ist $VISUAL, sonst $EDITOR, sonst vi. Ein Text mit Fehlern wird nicht gespeichert, bleibt aber erhalten."
    case .show: "Den Text eines Workouts ausgeben, wie er geschrieben wurde."
    case .versions: "Die Fassungen eines Workouts auflisten, die neueste zuerst."
    case .favourite: "Ein Workout zum Favoriten machen; --off nimmt es zurück."
    case .delete: "Ein Workout mit allen Fassungen löschen; seine Sessions bleiben im Log."
    case .nameArgument: "Der Name eines gespeicherten Workouts."
    case .nameOption: "Wie es heißen soll, wenn nicht wie das Workout darin."
    case .versionOption: "Eine frühere Fassung, mit ihrer Nummer."
    case .onlyFavourites: "Nur deine Favoriten."
    case .size(let exercises, let sets):
      "\(exercises == 1 ? "1 Übung" : "\(exercises) Übungen") · \(sets == 1 ? "1 Satz" : "\(sets) Sätze")"
    case .noWorkouts: "Noch keine Workouts gespeichert: satz workouts create push.satz"
    case .noFavourites: "Noch keine Favoriten: satz workouts favourite NAME"
    case .unchanged(let name): "„\(name)“ ist, wie es war."
    case .isThere(let name): "„\(name)“ gibt es schon; satz workouts save speichert eine neue Fassung"
    case .noName: "Ein Workout braucht einen Namen, in einer Zeile und ohne Bindestrich davor"
    case .needsName(let file): "\(file) enthält mehrere oder hat keinen Namen; gib --name NAME an"
    case .noSuchWorkout(let name, let there):
      "Als „\(name)“ ist kein Workout gespeichert; es gibt \(there.joined(separator: ", "))"
    case .noVersion(let number, let name, let newest):
      "„\(name)“ hat keine Fassung \(number); die neueste ist \(newest)"
    case .editorFailed(let editor, let text):
      "\(editor) endete mit einem Fehler; der Text in \(text) wurde nicht geprüft"
    case .editPlan: "Einen Plan im Editor öffnen und danach prüfen."
    case .editPlanMore:
      """
      satz edit push.satz. Der Editor ist $VISUAL, sonst $EDITOR, sonst vi. Hat der Plan danach Fehler, lässt er sich \
      gleich beim ersten wieder öffnen.
      """
    case .editPlanArgument:
      "Eine Datei, auch eine neue, oder ein gespeichertes Workout; ohne Angabe das zuletzt trainierte Programm."
    case .whichPlan: "Welcher Plan? Nenn eine Datei oder ein gespeichertes Workout: satz edit push.satz"
    case .openAgain(let line): "In Zeile \(line) wieder öffnen? Enter öffnet, n lässt es."
    case .comesWithSatz(let name):
      "„\(name)“ ist bei Satz dabei; satz workouts new NAME --from \(name) macht daraus dein eigenes Workout"
    case .draftKept(let name, let path):
      "Nicht gespeichert. Dein Text liegt in \(path); wenn er stimmt: satz workouts save \"\(name)\" \(path)"
    case .fileWins(let name, let saved):
      "\(name) ist hier eine Datei; sie geht dem gespeicherten Workout „\(saved)“ vor."
    case .neither(let name, let saved):
      "Eine Datei \(name) gibt es nicht, und kein Workout ist so gespeichert; es gibt \(saved.joined(separator: ", "))"
    }
  }
}
