/// What is said of programs, in German.

extension ProgramText {
  var german: String {
    switch self {
    case .simulate: "Wie sich die Gewichte eines Programms entwickeln."
    case .simulateMore:
      """
      Spielt ein Programm auf dem Papier durch, Session für Session, und zeigt, was dran ist und was sich ändert. Jeder Satz \
      gelingt wie vorgesehen, bis auf die Fehlversuche, die du nennst: --misses "squat 3, 5; bench 2" verfehlt den dritten \
      und den fünften Kniebeugentag und den zweiten Banktag. Mit --reps, --rpe, --load und --answer oder all dem aus einer Datei \
      lässt sich jeder Verlauf durchspielen; jede Option geht auch mehrmals. Gewichte in Prozent brauchen deine Maximalwerte: \
      `satz profile max squat 100kg`.
      """
    case .weeksOption: "Wie viele Wochen (alle, oder 4 von einem Programm ohne Ende)."
    case .missesOption: "Welche Tage einer Übung verfehlt werden: \"squat 3, 5; bench 2\"."
    case .repsOverOption: "Wiederholungen über dem Minimum bei offenen Sätzen wie 5+ (0)."
    case .repsOption:
      "Was an einem Tag einer Übung Satz für Satz geschafft wurde, wie nach `done`, oder `skip`: \"squat 1: 4, 4 @ 95kg, skip; squat 2: 5\"."
    case .rpeOption: "Die RPE-Werte eines Tages: \"squat 1: 8, 8, 9\"."
    case .loadOption:
      "Die Gewichte eines Tages: \"squat 1: 100kg, 105kg\"; allein das Gewicht für Sätze, bei denen der Plan es offenlässt: 20kg. Sonst bleibt ein solches Gewicht unbekannt."
    case .answerOption:
      "Antworten auf eine Frage des Programms, die letzte gilt weiter: \"Weiter?: ja, nein\", \"Wie viel?: 80kg\"."
    case .historyOption:
      "Eine Datei mit alldem: Zeilen wie reps squat 1: 4, 4, 4; das erste Wort ist misses, reps, rpe, load oder answer."
    case .plotOption: "Das schwerste Gewicht jeder Übung als Kurve; mit --svg oder --png als Bild."
    case .noOption: "Beantwortet die Fragen des Programms mit Nein."
    case .states: "Warum heute dieses Gewicht dran ist: was Programme geändert haben."
    case .statesMore:
      "Jede Änderung eines Zustands, die älteste zuerst, mit den Sätzen und der Regel, die dazu geführt haben: satz log states squat"
    case .stateArgument: "Ein Teil des Namens eines Zustands oder Programms: squat."
    case .stateOption: "Was Programme daran geändert haben und warum: --state squat."
    case .diff: "Was zwei Pläne unterscheidet: Übungen, Sätze, Gewichte, Pausen."
    case .diffMore:
      """
      Vergleicht die Sessions zweier Pläne, wie sie für dich aussehen: Übungen, Sätze, Gewichte und Pausen, nicht den Wortlaut. \
      Endet mit 1, wenn sie sich unterscheiden.
      """
    case .resetOption:
      "Das Programm mit diesem Titel beginnt von vorn; was war, bleibt im Log, deine Maximalwerte bleiben, wie sie sind."
    case .undoResetOption: "Macht das rückgängig."
    case .resetNeedsProgram: "Welches Programm? satz log states --reset \"TITEL\""
    case .neverTrained(let name, let programs):
      "Ein Programm „\(name)“ wurde nie trainiert"
        + (programs.isEmpty ? "" : "; es gibt \(programs.map { "\"\($0)\"" }.joined(separator: ", "))")
    case .noReset(let name): "„\(name)“ hat nie von vorn begonnen"
    case .begunAnew(let name):
      "„\(name)“ beginnt mit der nächsten Session von vorn. Rückgängig: satz log states --undo-reset \"\(name)\""
    case .goesOn(let name): "„\(name)“ geht dort weiter, wo es stand."
    case .former: "[vor dem Neuanfang]"
    case .sharedStates(let name, let file, let sessions):
      """
      „\(name)“ geht dort weiter, wo \(file) aufgehört hat, denn das Programm dort heißt genauso (bisher \
      \(sessions == 1 ? "eine Session" : "\(sessions) Sessions")). Mit einem anderen Titel sind sie getrennt; \
      satz log states --reset "\(name)" beginnt von vorn.
      """
    case .weekOption: "Die Sessions dieser Woche des Programms, wenn bis dahin alles wie vorgesehen gelingt."
    case .noProgram(let file): "\(file) enthält kein Programm"
    case .ofNoProgram(let session): "„\(session)“ gehört zu keinem Programm"
    case .programIsOver(let name): "„\(name)“ ist zu Ende: Alle Wochen sind geschafft"
    case .week(let week, let cycle): cycle.map { "Zyklus \($0), Woche \(week)" } ?? "Woche \(week)"
    case .session(let number, let name): "\(number) · \(name)"
    case .missed: "verfehlt"
    case .label(let text): "„\(text)“"
    case .noLoads: "Keine Übung dieses Programms hat eine Last, die sich zeichnen ließe."
    case .programHead(let name, let weeks):
      weeks.map { $0 == 1 ? "\(name) · 1 Woche" : "\(name) · \($0) Wochen" } ?? name
    case .becomes(let name, let from, let to):
      from.flatMap { $0 == to ? nil : "\(name): \($0) → \(to)" } ?? "\(name): \(to)"
    case .asBefore: "wie bisher"
    case .stillLoaded(let step, let load): "\(step), weiterhin \(load)"
    case .progressed: "alle Sätze geschafft"
    case .missedOnce(let times): times == 1 ? "verfehlt" : "\(times)-mal verfehlt"
    case .reduced(let misses): misses == 1 ? "verfehlt" : "\(misses)-mal verfehlt, also weniger"
    case .ruleSkipped(.afterSet, let reason): "Die Regel nach einem Satz lief nicht (\(reason))"
    case .ruleSkipped(.afterLift, let reason): "Die Regel nach der Übung lief nicht (\(reason))"
    case .ruleSkipped(.afterSession, let reason): "Die Regel nach der Session lief nicht (\(reason))"
    case .ruleSkipped(.afterWeek, let reason): "Die Regel nach der Woche lief nicht (\(reason))"
    case .ruleSkipped(.progressed, let reason), .ruleSkipped(.missed, let reason), .ruleSkipped(.reduced, let reason):
      "`progress` hat nichts geändert (\(reason))"
    case .noRPE: "kein RPE eingegeben"
    case .noTime: "keine Zeit eingegeben"
    case .noReps: "keine Wiederholungen eingegeben"
    case .noLoad: "kein Gewicht eingegeben"
    case .noSet(let number): number.map { "einen Satz \($0) gab es nicht" } ?? "kein Satz gemacht"
    case .noMax(let exercise): "das Maximalgewicht für \(exercise) fehlt"
    case .noBodyweight: "dein Körpergewicht fehlt"
    case .noFTP: "deine FTP fehlt"
    case .noMaxHeartRate: "dein Maximalpuls fehlt"
    case .noValue: "ein Wert darin lässt sich nicht berechnen"
    case .afterSet: "nach einem Satz"
    case .afterLift: "nach der Übung"
    case .afterSession: "nach der Session"
    case .afterWeek: "nach der Woche"
    case .maxOf(let exercise): "Maximalgewicht \(exercise)"
    case .invalidHistory(let text):
      "`\(text)` ist keine Zeile eines Verlaufs; beginne sie mit misses, reps, rpe, load oder answer: reps squat 1: 4, 4, 4"
    case .blankLoads(let lift, let load):
      "Der Plan überlässt dir Gewichte; was davon abhängt, ist hier unbekannt. Sag, was du nähmst: --load \(load) oder --load \"\(lift) 1: \(load)\""
    case .noSuchQuestion(let text, let questions):
      "Keine Regel fragt `\(text)`"
        + (questions.isEmpty ? "" : "; gefragt wird \(questions.map { "\"\($0)\"" }.joined(separator: ", "))")
    case .invalidResults(let text, .misses): "`\(text)` nennt keine Fehlversuche; schreib \"squat 3, 5; bench 2\""
    case .invalidResults(let text, .reps):
      "`\(text)` nennt keine Wiederholungen; schreib \"squat 1: 4, 4, skip; squat 2: 5, 5, 5\""
    case .invalidResults(let text, .rpe): "`\(text)` nennt keine RPE-Werte; schreib \"squat 1: 8, 8, 9\""
    case .invalidResults(let text, .load): "`\(text)` nennt keine Gewichte; schreib \"squat 1: 100kg, 105kg\""
    case .invalidResults(let text, .answer): "`\(text)` beantwortet nichts; schreib \"Weiter?: ja, nein\""
    case .notInPlan(let name): "der Plan hat keine Übung `\(name)`"
    case .noStates(let text):
      text.isEmpty ? "Noch hat kein Programm etwas geändert." : "Kein Programm hat etwas namens `\(text)` geändert."
    case .asked(let question): question
    case .turnKept: "Es wurde nichts gemacht; diese Session ist noch einmal dran."
    case .answerHint: "Antworte mit ja oder nein."
    case .valueHint(let example): "Antworte mit einem Wert wie \(example)."
    case .noAnswer: "darauf kam keine Antwort"
    case .wrongAnswer(let text, let question, let example):
      "`\(text)` beantwortet `\(question)` nicht; schreib \"\(question): \(example)\""
    case .optional: "Diese Session ist freiwillig: Mit --skip geht das Programm ohne sie weiter."
    case .skipOption: "Lässt die freiwilligen Sessions eines Programms aus."
    case .noDifference: "Beide sehen dasselbe vor."
    case .only(let file): "nur in \(file)"
    case .changed(let name): "\(name) unterscheidet sich"
    }
  }
}
