/// Weights, maxes and goals in German.

extension ProfileText {
  var german: String {
    switch self {
    case .bodyweight: "Das Körpergewicht eintragen oder zeigen, wie es sich entwickelt."
    case .bodyweightMore:
      """
      Sätze mit Zusatzgewicht oder Unterstützung, etwa Klimmzüge und Dips, zählen mit dem Körpergewicht ihres Tages: \
      Volumen und geschätztes Maximum ändern sich auch, wenn du es später einträgst.
      """
    case .bodyweightArgument: "Was du wiegst: 82.5kg oder 180lb; ohne Angabe alle Messungen."
    case .bodyweightDay: "Der Tag der Messung, wenn nicht heute: 2026-11-21."
    case .neverWeighed: "Noch kein Körpergewicht: satz profile bodyweight 82.5kg"
    case .maxMore:
      """
      satz profile max bench 100kg trägt es ein; satz profile max bench 5x90kg, auch mit rpe 8, schätzt es aus einem \
      Satz; satz profile max bench zeigt den Verlauf.
      """
    case .formulaOption: "Wie geschätzt wird: epley, brzycki oder rts; sonst gilt die Einstellung max-formula."
    case .noMax(let exercise): "Noch kein Maximum für \(exercise): satz profile max \(exercise.lowercased()) 100kg"
    case .noEstimate(let formula):
      "\(formula.name) sagt zu diesem Satz nichts; möglich sind 1 bis 12 Wiederholungen ab RPE \(formula == .rts ? "6,5" : "5")"
    case .estimated(let set, let formula): "geschätzt aus \(set) nach \(formula.name)"
    case .origin(.entered): "eingetragen"
    case .origin(.lifted): "gehoben"
    case .origin(.estimated): "geschätzt"
    case .origin(.assigned): "vom Programm gesetzt"
    case .weeklyGoalOption: "Wie viele Sessions du in der Woche willst, 1 bis 14; 0 löscht das Ziel."
    case .weeklyGoal: "Wochenziel"
    case .levelOption: "Die Stufe, auf der du trainierst, wenn ein Plan mehrere hat: scaled, women; \"\" löscht sie."
    case .level: "Stufe"
    case .chosenLevelOption: "Die Stufe für dieses Mal, mit ihrem Namen im Plan, statt der aus deinem Profil."
    case .noSuchLevel(let name, let levels):
      levels.isEmpty
        ? "Kein Workout in diesem Plan hat Stufen, also auch keine namens \(name)."
        : "Eine Stufe \(name) gibt es nicht; der Plan hat \(levels.joined(separator: ", "))."
    case .none: "keine"
    case .noPlatesLeft(let usual):
      "Jetzt gibt es keine Scheiben: Jede Last, die für eine Stange berechnet wird, ist die leere Stange. --plates \(usual) setzt sie wieder."
    case .weekSoFar(let done, let goal): "\(done) von \(goal) Sessions"
    }
  }
}
