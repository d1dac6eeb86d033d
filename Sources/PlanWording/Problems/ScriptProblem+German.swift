/// What is wrong with scripts, in German.
import PlanLanguage

extension ScriptProblem {
  var inGerman: ProblemText {
    switch self {
    case .unknownTemplate(let name):
      ProblemText(
        "die Vorlage `\(name)` gibt es nicht",
        title: "eine unbekannte Vorlage",
        explanation: """
          Ein Name mit `(` direkt daran, allein als Eintrag, ruft eine Vorlage auf: ein `def`, das darüber \
          oder in einer eingebundenen Datei steht. Unter diesem Namen gibt es keins.
          """)
    case .templateBelow(let name):
      ProblemText(
        "`\(name)` steht weiter unten; ein `def` kennt nur, was darüber steht",
        title: "eine Vorlage, die weiter unten steht",
        explanation: """
          Ein `def` kennt nur, was darüber steht, und sich selbst nicht. So kommt jeder Plan zu einem Ende. \
          Schieb das `def` nach oben, vor seine erste Verwendung.
          """)
    case .duplicateTemplate(let name):
      ProblemText(
        "`\(name)` ist zweimal definiert",
        title: "eine doppelt definierte Vorlage",
        explanation: """
          Bei zwei Vorlagen mit demselben Namen hinge es vom Ort des Aufrufs ab, welche gemeint ist. Gib \
          einer von beiden einen anderen Namen.
          """)
    case .unusedTemplate(let name):
      ProblemText(
        "`\(name)` ist definiert, wird aber nie verwendet",
        title: "eine Vorlage, die niemand verwendet",
        explanation: """
          Ein `def` tut nichts, solange es niemand aufruft: `tier1(squat, 5kg)`. Ruf es auf oder nimm es \
          heraus.
          """)
    case .argumentCount(let name, let given, let wanted):
      ProblemText(
        "`\(name)` braucht \(wanted == 1 ? "einen Wert" : "\(wanted) Werte"), hier \(given == 1 ? "steht einer" : "stehen \(given)")",
        title: "zu wenige oder zu viele Argumente",
        explanation: """
          Ein Aufruf gibt für jeden Parameter seines `def` einen Wert oder eine Übung an, in derselben Reihenfolge oder mit \
          Namen wie in `main(squat, step: 5kg)`. Hat der Parameter einen eigenen Wert, wie in `def main(move, step = 5kg)`, \
          kann das Argument fehlen.
          """)
    case .argumentsDoNotFit(let name):
      ProblemText(
        "diese Werte passen nicht zu `\(name)`",
        title: "Argumente, die nicht passen",
        explanation: """
          Eine Funktion braucht Werte, die zusammenpassen: `round(load, 2.5kg)` zwei Gewichte, `e1rm(100kg, 5)` \
          ein Gewicht und Wiederholungen. Die Referenz zeigt die Form jeder Funktion.
          """)
    case .templateAsValue(let name):
      ProblemText(
        "`\(name)` ist eine Vorlage, kein Wert",
        title: "eine Vorlage in einer Rechnung",
        explanation: """
          Eine Vorlage steht für Einträge, nicht für eine Zahl. Rechnen lässt sich nur mit Werten und \
          Funktionen.
          """)
    case .loopNotKnown:
      ProblemText(
        "wie oft das läuft, muss allein aus dem Plan hervorgehen",
        title: "eine Schleife unbekannter Länge",
        explanation: """
          Wie oft ein `for` läuft, muss allein aus dem Plan hervorgehen, nicht aus einem Maximum, einem \
          Zustand oder der Woche: So sieht jeder, der den Plan öffnet, wie lang er ist. Für das, was wechselt, \
          gibt es `when` und `by`.
          """)
    case .nothingToPick:
      ProblemText(
        "hier steht nichts zur Auswahl",
        title: "nichts zur Auswahl",
        explanation: """
          `by` wählt einen der Einträge in seinem Block, aber in diesem Block steht keiner.
          """)
    case .notComparable(let one, let two):
      ProblemText(
        "\(one.german) lässt sich nicht mit \(two.german.dative) vergleichen",
        title: "zwei Seiten, die sich nicht vergleichen lassen",
        explanation: """
          Ein Gewicht lässt sich mit einem Gewicht vergleichen, eine Zeit mit einer Zeit. Meist fehlt eine \
          Einheit: `load above 100kg`.
          """)
    case .notACondition:
      ProblemText(
        "das ist nur ein Wert; eine Bedingung vergleicht ihn mit einem anderen",
        title: "ein Wert statt einer Bedingung",
        explanation: """
          Eine Bedingung trifft zu oder nicht: `done`, oder ein Vergleich wie `stage is 4` oder `reps(last) at \
          least 10`. Auf beiden Seiten eines `or` steht ein ganzer Vergleich: `week is 2 or week is 4`.
          """)
    case .unknownFact(let name):
      ProblemText(
        "`\(name)` ist weder wahr noch falsch",
        title: "eine unbekannte Bedingung",
        explanation: """
          Für sich allein stehen nur `done` und `missed` als Bedingung da. Alles andere wird mit etwas \
          verglichen.
          """)
    case .conditionAsValue(let name):
      ProblemText(
        "`\(name)` ist wahr oder falsch und hat keinen Wert",
        title: "eine Bedingung statt eines Werts",
        explanation: """
          `done` und `missed` treffen zu oder nicht und haben keine Zahl. Frag sie in einem `when` ab.
          """)
    case .whichSets(let name):
      ProblemText(
        "`\(name)` von welchen Sätzen?",
        title: "eine Abfrage ohne ihre Sätze",
        explanation: """
          Was du geschafft hast, fragst du für einen Satz oder für alle ab: `reps(last)`, `reps(3)`, `reps(all)`, \
          `lifted(1)`. Das schwerste Gewicht der Übung ist `best(lift)`, \
          das einer anderen `best(squat)`.
          """)
    case .onlyInARule(let name):
      ProblemText(
        "`\(name)` steht erst fest, wenn trainiert wurde: in einer Regel",
        title: "eine Frage, die nur eine Regel stellen kann",
        explanation: """
          Vor der Session steht nicht fest, was du schaffst. Regeln fragen hinterher danach: `after lift < when done < \
          … > >` oder `progress +5kg when reps(last) at least 10`. Was in derselben Session folgt, liest es aus einem \
          Zustand: `rest (pause)`, mit `after set < pause = time(last) >` darunter.
          """)
    case .unknownState(let name):
      ProblemText(
        "den Zustand `\(name)` gibt es nicht",
        title: "ein unbekannter Zustand",
        explanation: """
          Eine Regel ändert einen `state`, der in derselben Vorlage, demselben Workout oder Programm steht, \
          oder `max(Übung)`. Keiner heißt so. Körpergewicht und `ftp` stehen in deinem Profil, das keine Regel ändert.
          """)
    case .notAState(let name):
      ProblemText(
        "`\(name)` ändert sich nie; das kann nur ein `state`",
        title: "ein Wert, der sich nie ändert",
        explanation: """
          `let` benennt einen Wert ein für alle Mal. Was sich von Session zu Session ändert, wird mit `state` \
          angelegt.
          """)
    case .notAssignable:
      ProblemText(
        "nur ein Zustand oder `max(Übung)` kann einen neuen Wert bekommen",
        title: "nichts, was einen Wert bekommen könnte",
        explanation: """
          Links von `=`, `+=` und `-=` steht der Name eines Zustands oder `max(Übung)`.
          """)
    case .assignedUnit(let one, let two):
      ProblemText(
        "hier gehört \(one.german) hin, das ist aber \(two.german)",
        title: "ein Wert mit anderer Einheit",
        explanation: """
          Ein Zustand behält seine Art: Ein Gewicht bleibt ein Gewicht. Meist fehlt eine Einheit: `load += \
          2.5kg`.
          """)
    case .stateChangesUnit(let name, let one, let two):
      ProblemText(
        "`\(name)` war vorher \(one.german), hier ist es \(two.german)",
        title: "ein Zustand mit zwei Einheiten",
        explanation: """
          Aufrufe einer Vorlage mit denselben Übungen teilen sich ihre Zustände, also müssen beide ihm \
          dieselbe Art von Wert geben.
          """)
    case .progressWithoutTop:
      ProblemText(
        "bis wohin steigen die Wiederholungen? Schreib `3x8-12` oder `reps to 12`",
        title: "eine Steigerung ohne Ende",
        explanation: """
          `reps then +2kg` legt am oberen Ende der Spanne Gewicht zu, und hier ist keine. Schreib eine, \
          `3x8-12`, oder sag, wie weit die Wiederholungen steigen: `reps to 12 then +2kg`.
          """)
    case .progressOfNothing:
      ProblemText(
        "hier ist nichts, was dieses `progress` ändern könnte",
        title: "eine Steigerung von nichts",
        explanation: """
          `progress +1 rep` legt zu einer Anzahl Wiederholungen dazu, und `max` hat keine: schreib `3x5+`. Ein Anteil, `+5%`, \
          ist einer vom Gewicht; eine Zeit, eine Strecke, eine Leistung oder ein Tempo, das steigt, ist ein Zustand: `state \
          watts = 200w`, `bike 20min @ watts`, `after lift < when done < watts = 105% of watts > >`.
          """)
    case .ruleWithoutLift:
      ProblemText(
        "diese Regel gilt für eine Übung, steht aber in keinem Workout",
        title: "eine Regel ohne ihre Übung",
        explanation: """
          `after set` und `after lift` gelten für das, was direkt über ihnen steht. Direkt im Programm gibt es \
          keine Übungen: Setz die Regel in das Workout oder in die Vorlage.
          """)
    case .ruleWithoutItem:
      ProblemText(
        "über dieser Regel steht nichts, wofür sie gelten könnte",
        title: "eine Regel, über der nichts steht",
        explanation: """
          `after lift` und `after set` gelten für das, was in ihrem Block direkt darüber steht: eine Übung, eine Gruppe, ein \
          Aufruf, ein `by`, ein `when` oder ein `for`. Setz die Regel unter die Übung, für die sie gilt.
          """)
    case .earlierSets:
      ProblemText(
        "diese Regel gilt nur für das direkt darüber, nicht für die früheren Sätze derselben Übung",
        title: "eine Regel, die frühere Sätze ihrer Übung auslässt",
        explanation: """
          Eine Regel gilt für das, was direkt über ihr steht; Sätze davor sieht sie nicht. Gilt sie für alle, setz die Sätze in \
          Klammern: `< squat 3 @ 100kg; squat 3x8 @ 80kg >; after lift < … >`. Gilt sie nur für die letzten, setz diese \
          zusammen mit der Regel in Klammern.
          """)
    case .cannotUse(let path, let failure):
      ProblemText(
        failure.german(of: path),
        title: "eine Datei, die sich nicht einbinden lässt",
        explanation: """
          `use "library.satz"` liest die Vorlagen, Werte und Übungen einer anderen Datei. Der Pfad gilt von dem Plan aus, in \
          dem er steht. Die Datei muss da sein, selbst fehlerfrei sein und darf nicht auf diese zurückführen. Sie muss eine \
          gewöhnliche Datei mit höchstens 1 MB sein, und alle eingebundenen haben zusammen höchstens 16 MB.
          """)
    case .shadowsUsed(let name):
      ProblemText(
        "das verdeckt `\(name)` aus einer eingebundenen Datei",
        title: "ein Name, der einen eingebundenen verdeckt",
        explanation: """
          Eine eingebundene Datei und diese benennen etwas gleich; von hier an gilt das aus dieser Datei. Benenn eins um, \
          damit niemand wissen muss, welches gemeint ist.
          """)
    case .notOne(let name, let other):
      ProblemText(
        other.german(of: name),
        title: "ein Name, der nicht für einen Wert steht",
        explanation: """
          `let lifts = squat, bench press` benennt eine Liste, `let main = squat` eine Übung. Eine Liste geht man mit `for \
          lift in lifts` durch, oder man gibt sie einer Vorlage oder `sum`, `min` und `max`; eine Übung steht, wo Übungen \
          stehen, etwa in `max(main)`, und eine Anstrengung wie `rpe 8` hinter `@`.
          """)
    case .templateElsewhere(let name, let kind):
      ProblemText(
        kind.templateInGerman(name),
        title: "eine Vorlage am falschen Ort",
        explanation: """
          Woraus eine Vorlage besteht, sagt ihr erster Eintrag: `in 4s` heißt Atemzüge, `sit 5min` heißt Sitzen, alles andere \
          Übungen. Atemzüge ruft man in einem `breathing` auf, das auch in einem Workout stehen kann.
          """)
    case .unknownParameter(let name, let template):
      ProblemText(
        "`\(template)` hat keinen Parameter `\(name)`",
        title: "ein unbekannter Parameter",
        explanation: "Vor einem `:` steht in einem Aufruf einer der Namen aus den Klammern seines `def`.")
    case .argumentTwice(let name):
      ProblemText(
        "`\(name)` steht zweimal da",
        title: "ein Argument, das zweimal dasteht",
        explanation: "Jeder Parameter bekommt ein Argument. Nimm eins der beiden weg.")
    case .setForNextTime(let name):
      ProblemText(
        "`\(name)` ändert sich erst zur nächsten Session; hier gilt noch der alte Wert",
        title: "ein Wert von heute, der erst nächstes Mal gilt",
        explanation: """
          `after lift` und `after session` bereiten die nächste Session vor: Was sie zuweisen, gilt in dieser noch nicht. Was \
          heute gehoben wurde, ist `best(lift)`, der schwerste Satz der Übung bisher, oder `lifted(1)`, ihr erster: \
          `squat 5 @ 80% of best(lift)`. Was noch kommt, ändert `after set`.
          """)
    case .progressWithoutLoad:
      ProblemText(
        "hier ist keine Last, die steigen könnte",
        title: "ein `progress` ohne Last",
        explanation: """
          Eine Last, die steigt, muss irgendwo anfangen. Mit einer RPE oder mit nichts hinter den Sätzen weiß der Plan nicht, was \
          bewegt wurde, und hat nichts, wozu er etwas addieren könnte. `@ ask` fragt beim ersten Mal nach der Last. Ohne `@` \
          steigen nur Übungen mit dem eigenen Gewicht, etwa ein Klimmzug: um das, was dazukommt.
          """)
    case .progressOfNoneInside:
      ProblemText(
        "nichts in dieser Gruppe hat, was dieses `progress` ändert",
        title: "ein `progress` im Kopf einer Gruppe, das nichts ändert",
        explanation: """
          Ein `progress` im Kopf einer Gruppe gilt für die Übungen darin, die haben, was es ändert: mehr Last für die mit einer \
          Last (ihrer eigenen oder der des Kopfes), mehr Wiederholungen für die mit Wiederholungen. Hier ist keine.
          """)
    case .progressOfBoth:
      ProblemText(
        "dieser Schritt ändert dieselbe Übung auch an einer anderen Stelle, und der dortige diese",
        title: "zwei Schritte einer Übung, die sich addieren",
        explanation: """
          `progress` gehört zu einer Übung und ihrem `label`, wo immer sie im Programm vorkommen: Was eine Stelle addiert, kommt \
          bei allen dazu. Bei verschiedenen Lasten oder Schritten ist das kaum gemeint: Nach einem schweren und einem leichten \
          Tag sind beide zweimal gestiegen. Mit einem `label` hat eine Übung eigene Werte.
          """)
    case .ruleOfTheWeekTooEarly:
      ProblemText(
        "`after week` läuft nach dem letzten Workout einer Woche, und dieses ist nicht das letzte",
        title: "eine Wochenregel in einem früheren Workout",
        explanation: """
          `after week` läuft am Ende des letzten Workouts einer Woche: in diesem Workout oder direkt im Programm, wo die Regel \
          meist hingehört. Was ein früheres Workout gezeigt hat, hält `after lift` in einem `state` des Programms fest.
          """)
    case .loopOverOne:
      ProblemText(
        "das ist eine einzelne Zahl, die Schleife läuft also nur einmal",
        title: "eine Schleife über eine einzelne Zahl",
        explanation: """
          Ein `for` geht durch einen Bereich oder eine Liste. Zwischen Ziffern steht im Bereich ein `-`, etwa `for reps \
          in 1-5`. Zwischen Werten rechnet `-`, deshalb steht dort `to`: `for reps in 1 to top`.
          """)
    case .emptyProgram:
      ProblemText(
        "dieses Programm hat keine Workouts",
        title: "ein Programm ohne Workouts",
        explanation: """
          In einem Programm stehen die Workouts, die sich abwechseln. Ohne sie gibt es nichts zu trainieren.
          """)
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

extension OtherThanValue {
  fileprivate func german(of name: String) -> String {
    switch self {
    case .list: "`\(name)` ist eine Liste, hier kann aber nur eins stehen"
    case .exercise: "`\(name)` ist eine Übung, hier wird aber ein Wert gebraucht"
    case .effort: "`\(name)` ist eine Anstrengung, hier wird aber ein Wert gebraucht"
    }
  }
}

extension UseFailure {
  fileprivate func german(of path: String) -> String {
    switch self {
    case .notFound:
      "die Datei `\(path)` gibt es nicht"
    case .circle:
      "`\(path)` und diese Datei binden sich gegenseitig ein"
    case .hasErrors:
      "`\(path)` hat Fehler; welche, sagt `satz check`"
    case .tooMany:
      "`\(path)` ist eine Datei zu viel"
    case .isFolder:
      "`\(path)` ist ein Ordner; nenne eine Datei darin"
    case .isNoFile:
      "`\(path)` ist eine Pipe oder ein Gerät; einbinden lässt sich nur eine Datei"
    case .isUnreadable:
      "die Datei `\(path)` ist da, lässt sich aber nicht lesen"
    case .isTooLarge(let limit):
      "`\(path)` ist größer als \(limit) MB; mehr darf eine eingebundene Datei nicht haben"
    case .areTooLarge(let limit):
      "mit `\(path)` sind die eingebundenen Dateien zusammen größer als \(limit) MB; mehr dürfen es nicht sein"
    }
  }
}

extension BlockContext {
  fileprivate func templateInGerman(_ name: String) -> String {
    switch self {
    case .breathing:
      "`\(name)` besteht aus Atemzügen und gehört in ein `breathing`"
    case .meditation:
      "`\(name)` ist zum Sitzen da und gehört in eine `meditation`"
    case .workout, .program, .rule:
      "`\(name)` besteht aus Übungen und gehört in ein `workout`"
    }
  }
}
