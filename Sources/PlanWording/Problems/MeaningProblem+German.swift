/// What the compiler finds wrong, in German.

import PlanLanguage

extension MeaningProblem {
  public var german: String {
    switch self {
    case .tooManySteps(let limit): "das ergibt mehr als \(limit) Schritte"
    case .unknownExercise(let name): "die Übung `\(name)` kennt Satz nicht"
    case .unknownValue(let name): "den Wert `\(name)` gibt es nicht"
    case .usedBeforeItsLet(let name): "`\(name)` wird verwendet, bevor es einen Wert hat"
    case .unknownFunction(let name): "die Funktion `\(name)` gibt es nicht"
    case .duplicateSession(let name): "der Name `\(name)` ist weiter oben schon vergeben"
    case .duplicateValue(let name): "`\(name)` hat schon einen Wert"
    case .duplicateExercise(let name): "die Übung `\(name)` ist doppelt angelegt"
    case .unknownCategory(let name): "die Kategorie `\(name)` gibt es nicht"
    case .unknownEquipment(let name): "das Gerät `\(name)` gibt es nicht"
    case .unknownMuscle(let name): "den Muskel `\(name)` gibt es nicht"
    case .unitsDoNotCombine(let arithmetic, let left, let right): arithmetic.german(left, right)
    case .wrongUnit(let expected, let found): "hier gehört \(expected.german) hin, das ist aber \(found.german)"
    case .numberTooLarge: "diese Zahl ist zu groß"
    case .divisionByZero: "hier wird durch null geteilt"
    case .notWhole: "hier gehört eine ganze Zahl hin"
    case .negative: "das kann nicht kleiner als null sein"
    case .nothingToDo(let counted): counted.german
    case .fallingRange: "dieser Bereich steht verkehrt herum; die kleinere Zahl kommt zuerst"
    case .rpeOutOfRange: "RPE geht von 1 bis 10"
    case .rirOutOfRange: "Wiederholungen in Reserve gehen von 0 bis 10"
    case .zoneOutOfRange: "Trainingszonen gehen von 1 bis 7"
    case .shareTooHigh(let limit): "mehr als \(limit) % ist kein Trainingsgewicht"
    case .longRest(let limit): "eine Pause von über \(limit) Minuten: Ist das so gemeint?"
    case .intensityCount(let given, let entries, let sets):
      entries == sets
        ? "\(counted(given, "Intensität", "Intensitäten")) für \(counted(sets, "Satz", "Sätze"))"
        : "\(counted(given, "Intensität", "Intensitäten")) für \(counted(entries, "Eintrag", "Einträge")) mit "
          + counted(sets, "Satz", "Sätzen")
    case .everyCount(let given, let rounds):
      "\(counted(given, "Intervall", "Intervalle")) für \(counted(rounds, "Runde", "Runden"))"
    case .missingRounds: "wie oft? Nichts sagt, wann das endet"
    case .endlessLadder: "diese Leiter hat kein Ende, und nichts um sie herum stoppt sie"
    case .unevenLadder: "`...` braucht gleiche Schritte, diese sind aber ungleich"
    case .unevenIntervals: "die letzte Minute ist keine ganze und beginnt nicht mehr"
    case .restInIntervals: "was vom Intervall übrig bleibt, ist die Pause; das hier ändert nichts"
    case .workLongerThanInterval: "diese Arbeit dauert länger als ihr Intervall"
    case .pauseWithoutCluster: "`pause` gehört in ein Cluster, hier ist aber keins"
    case .emptySession: "hier steht nichts drin"
    }
  }
}

extension Arithmetic {
  fileprivate func german(_ left: Dimension, _ right: Dimension) -> String {
    switch self {
    case .add: "\(left.german) und \(right.german) lassen sich nicht addieren"
    case .subtract: "\(left.german) minus \(right.german) ergibt nichts"
    case .multiply: "\(left.german) mal \(right.german) ergibt nichts"
    case .divide: "\(left.german) durch \(right.german) ergibt nichts"
    case .takeShare: "vor `of` gehört ein Prozentsatz, das ist aber \(left.german)"
    }
  }
}

extension Dimension {
  public var german: String {
    switch self {
    case .number: "eine bloße Zahl"
    case .mass: "ein Gewicht"
    case .time: "eine Zeit"
    case .length: "eine Strecke"
    case .energy: "eine Energie"
    case .share: "ein Prozentsatz"
    case .power: "eine Leistung"
    case .heartRate: "eine Herzfrequenz"
    case .pace: "ein Tempo"
    case .rpe: "ein RPE-Wert"
    case .rir: "eine Anzahl von Wiederholungen in Reserve"
    }
  }
}

extension Expected {
  fileprivate var german: String {
    switch self {
    case .number: "eine bloße Zahl"
    case .time: "eine Zeit (`90s`, `2min`)"
    case .mass: "ein Gewicht (`80kg`)"
    case .amount: "eine Anzahl von Wiederholungen, eine Zeit, eine Strecke oder Kalorien"
    case .intensity: "ein Gewicht, ein Prozentsatz, ein Tempo, eine Leistung oder eine Herzfrequenz"
    case .load: "ein Gewicht oder ein Prozentsatz"
    }
  }
}

extension Counted {
  fileprivate var german: String {
    switch self {
    case .sets: "kein einziger Satz"
    case .reps: "keine einzige Wiederholung"
    case .rounds: "keine einzige Runde"
    case .time: "das dauert gar nicht"
    case .distance: "gar keine Strecke"
    case .energy: "keine einzige Kalorie"
    case .breaths: "kein einziger Atemzug"
    case .load: "kein einziges Gewicht"
    }
  }
}
