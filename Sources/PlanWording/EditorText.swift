/// What an editor shows beside a plan and offers to do with it.

package enum EditorText: Hashable, Sendable {
  // Hints
  /// A state and what it is now, with the reason for the last change.
  case now(String, because: String?)
  /// The n-th set of a lift has this load if everything is done as prescribed.
  case asPrescribed(set: Int)

  // Actions
  case extractTemplate
  case inline(String)
  case declareExercise(String)
  case joinSets(String)
  case run(String)
  case rehearse(String)
  case simulate(String)
  case runAlone, rehearseAlone, simulateAlone
  case runInTerminal(command: String)
  case hasMistakes
  case gone(String)

  // Hover
  case declaredIn(file: String)
  case valueNow(String)
  case nextWeeks
  case week, session

  // Completion
  case fromYourLog(sets: Int)
  case notYetHere(muscle: String)
  case newWorkout, newProgram, newBreathing
}

extension EditorText: Worded {
  package var english: String {
    switch self {
    case .now(let value, let reason): "now \(value)" + (reason.map { ": \($0)" } ?? "")
    case .asPrescribed(let set): "The load of set \(set) if it is done as prescribed."
    case .extractTemplate: "Extract a template"
    case .inline(let name): "Replace “\(name)” by its value"
    case .declareExercise(let name): "Declare the exercise “\(name)”"
    case .joinSets(let sets): "Write it as \(sets)"
    case .run(let name): "Run “\(name)”"
    case .rehearse(let name): "Rehearse “\(name)”"
    case .simulate(let name): "Simulate “\(name)”"
    case .runAlone: "run"
    case .rehearseAlone: "rehearse"
    case .simulateAlone: "simulate"
    case .runInTerminal(let command): "A workout runs in a terminal: \(command)"
    case .hasMistakes: "The plan has mistakes; they come first."
    case .gone(let name): "There is no “\(name)” in the plan any more."
    case .declaredIn(let file): "From \(file)."
    case .valueNow(let value): "Now: \(value)"
    case .nextWeeks: "The next four weeks, if everything goes as prescribed"
    case .week: "Week"
    case .session: "Session"
    case .fromYourLog(let sets): counted(sets, "set", "sets") + " in twelve weeks"
    case .notYetHere(let muscle): "\(muscle): none in this workout yet"
    case .newWorkout: "A workout with three exercises"
    case .newProgram: "A program of two workouts that take turns"
    case .newBreathing: "A breathing session"
    }
  }

  package var german: String {
    switch self {
    case .now(let value, let reason): "jetzt \(value)" + (reason.map { ": \($0)" } ?? "")
    case .asPrescribed(let set): "Die Last von Satz \(set), wenn er wie vorgegeben gelingt."
    case .extractTemplate: "Eine Vorlage daraus machen"
    case .inline(let name): "„\(name)“ durch seinen Wert ersetzen"
    case .declareExercise(let name): "Die Übung „\(name)“ anlegen"
    case .joinSets(let sets): "Als \(sets) schreiben"
    case .run(let name): "„\(name)“ starten"
    case .rehearse(let name): "„\(name)“ proben"
    case .simulate(let name): "„\(name)“ simulieren"
    case .runAlone: "starten"
    case .rehearseAlone: "proben"
    case .simulateAlone: "simulieren"
    case .runInTerminal(let command): "Ein Workout läuft in einem Terminal: \(command)"
    case .hasMistakes: "Der Plan hat Fehler; die kommen zuerst."
    case .gone(let name): "„\(name)“ gibt es im Plan nicht mehr."
    case .declaredIn(let file): "Aus \(file)."
    case .valueNow(let value): "Jetzt: \(value)"
    case .nextWeeks: "Die nächsten vier Wochen, wenn alles wie vorgegeben gelingt"
    case .week: "Woche"
    case .session: "Session"
    case .fromYourLog(let sets): counted(sets, "Satz", "Sätze") + " in zwölf Wochen"
    case .notYetHere(let muscle): "\(muscle): in diesem Workout noch nicht"
    case .newWorkout: "Ein Workout mit drei Übungen"
    case .newProgram: "Ein Programm aus zwei Workouts im Wechsel"
    case .newBreathing: "Eine Atemübung"
    }
  }
}
