/// What is wrong with scripts, in German.

import PlanLanguage

extension ScriptProblem {
  public var german: String {
    switch self {
    case .unknownTemplate(let name):
      "die Vorlage `\(name)` gibt es nicht"
    case .templateBelow(let name):
      "`\(name)` steht weiter unten; ein `def` kennt nur, was darüber steht"
    case .duplicateTemplate(let name):
      "`\(name)` ist zweimal definiert"
    case .unusedTemplate(let name):
      "`\(name)` ist definiert, wird aber nie verwendet"
    case .argumentCount(let name, let given, let wanted):
      "`\(name)` braucht \(wanted == 1 ? "einen Wert" : "\(wanted) Werte"), hier \(given == 1 ? "steht einer" : "stehen \(given)")"
    case .argumentsDoNotFit(let name):
      "diese Werte passen nicht zu `\(name)`"
    case .templateAsValue(let name):
      "`\(name)` ist eine Vorlage, kein Wert"
    case .loopNotKnown:
      "wie oft das läuft, muss allein aus dem Plan hervorgehen"
    case .nothingToPick:
      "hier steht nichts zur Auswahl"
    case .notComparable(let one, let two):
      "\(one.german) lässt sich nicht mit \(two.german.dative) vergleichen"
    case .notACondition:
      "das ist nur ein Wert; eine Bedingung vergleicht ihn mit einem anderen"
    case .unknownFact(let name):
      "`\(name)` ist weder wahr noch falsch"
    case .conditionAsValue(let name):
      "`\(name)` ist wahr oder falsch und hat keinen Wert"
    case .whichSets(let name):
      "`\(name)` von welchen Sätzen?"
    case .onlyInARule(let name):
      "`\(name)` steht erst fest, wenn trainiert wurde: in einer Regel"
    case .unknownState(let name):
      "den Zustand `\(name)` gibt es nicht"
    case .notAState(let name):
      "`\(name)` ändert sich nie; das kann nur ein `state`"
    case .notAssignable:
      "nur ein Zustand oder `max(Übung)` kann einen neuen Wert bekommen"
    case .assignedUnit(let one, let two):
      "hier gehört \(one.german) hin, das ist aber \(two.german)"
    case .stateChangesUnit(let name, let one, let two):
      "`\(name)` war vorher \(one.german), hier ist es \(two.german)"
    case .progressWithoutTop:
      "bis wohin steigen die Wiederholungen? Schreib `3x8-12` oder `reps to 12`"
    case .ruleWithoutLift:
      "diese Regel gilt für eine Übung, steht aber in keinem Workout"
    case .cannotUse(let path, .notFound): "die Datei `\(path)` gibt es nicht"
    case .cannotUse(let path, .circle): "`\(path)` und diese Datei binden sich gegenseitig ein"
    case .cannotUse(let path, .hasErrors): "`\(path)` hat Fehler; welche, sagt `satz check`"
    case .cannotUse(let path, .tooMany): "`\(path)` ist eine Datei zu viel"
    case .cannotUse(let path, .isFolder): "`\(path)` ist ein Ordner; nenne eine Datei darin"
    case .cannotUse(let path, .isNoFile): "`\(path)` ist eine Pipe oder ein Gerät; einbinden lässt sich nur eine Datei"
    case .cannotUse(let path, .isUnreadable): "die Datei `\(path)` ist da, lässt sich aber nicht lesen"
    case .cannotUse(let path, .isTooLarge(let limit)):
      "`\(path)` ist größer als \(limit) MB; mehr darf eine eingebundene Datei nicht haben"
    case .cannotUse(let path, .areTooLarge(let limit)):
      "mit `\(path)` sind die eingebundenen Dateien zusammen größer als \(limit) MB; mehr dürfen es nicht sein"
    case .shadowsUsed(let name): "das verdeckt `\(name)` aus einer eingebundenen Datei"
    case .notOne(let name, isList: true): "`\(name)` ist eine Liste, hier kann aber nur eins stehen"
    case .notOne(let name, isList: false): "`\(name)` ist eine Übung, hier wird aber ein Wert gebraucht"
    case .templateElsewhere(let name, .breathing): "`\(name)` besteht aus Atemzügen und gehört in ein `breathing`"
    case .templateElsewhere(let name, .meditation): "`\(name)` ist zum Sitzen da und gehört in eine `meditation`"
    case .templateElsewhere(let name, _): "`\(name)` besteht aus Übungen und gehört in ein `workout`"
    case .emptyProgram:
      "dieses Programm hat keine Workouts"
    }
  }
}

extension String {
  /// `eine Zeit` as `einer Zeit`.
  fileprivate var dative: String {
    if hasPrefix("eine ") { return "einer " + dropFirst(5) }
    if hasPrefix("ein ") { return "einem " + dropFirst(4) }
    return self
  }
}
