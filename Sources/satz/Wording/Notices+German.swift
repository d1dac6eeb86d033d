/// The notices in German.

extension Notice {
  var german: String {
    switch self {
    case .workoutStarted: "Workout gestartet"
    case .workoutFinished: "Workout abgeschlossen"
    case .workoutAborted: "Workout abgebrochen"
    case .exerciseAdded(let name): "\(name) hinzugefügt"
    case .blocksAdded(let count): count == 1 ? "Übung hinzugefügt" : "\(count) hinzugefügt"
    case .exerciseRemoved(let name): "\(name) entfernt"
    case .exerciseReplaced(let name, let other): "\(name) durch \(other) ersetzt"
    case .exerciseComesNext(let name): "\(name) kommt als Nächstes"
    case .setDone(let exercise, let what): "Satz abgeschlossen: \(exercise) \(what)"
    case .setTakenBack: "Satz zurückgenommen"
    case .repsAsked(let exercise):
      exercise.isEmpty ? "Wie viele Wiederholungen? done N" : "Wie viele Wiederholungen \(exercise)? done N"
    case .roundDone(let count): "Runde \(count) geschafft"
    case .profileSaved: "Profil gespeichert"
    case .restStarted(let length): length.map { "Pausentimer gestartet: \($0)" } ?? "Pausentimer gestartet"
    case .timerPaused: "Timer pausiert"
    case .timerResumed: "Timer läuft weiter"
    case .restEnded: "Pause beendet"
    case .sessionResumed(let name): "\(name) geht weiter"
    case .commandUndone(let command): "Rückgängig: \(command)"
    case .noteTaken: "Notiz gespeichert"
    case .phaseMoved(let by): "Timer um \(by) verschoben"
    case .refused(let why): why.german
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
    case .nothingBefore: "Davor kommt nichts"
    case .nothingToAcknowledge: "Nichts zu bestätigen"
    case .phaseHasNoEnd: "Hier gibt es kein Ende, das sich verschieben ließe"
    case .nothingToChoose: "Es gibt nichts auszuwählen"
    case .wrongMeasure: "Das passt nicht zu diesem Satz"
    case .implausible: "Diese Zahl kann nicht stimmen"
    case .choiceOpen: "Erst auswählen: choose 1, choose 2 …"
    case .exerciseNotAhead(let name): "Von \(name) kommt kein Satz mehr"
    case .noSuchOption(let number, let options): "Eine \(number) gibt es nicht: choose 1 bis \(options)"
    case .unknownExercise(let name, let nearest):
      nearest.map { "„\(name)“ kenne ich nicht; meinst du \($0)?" } ?? "„\(name)“ kenne ich nicht"
    case .noSession: "Es läuft keine Session: satz run DATEI, oder einen Satz eintippen wie bench 3x8"
    }
  }
}
