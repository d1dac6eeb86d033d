/// What `satz explain` says of mistakes in scripts, in German.
import PlanLanguage

extension ScriptProblem.Kind {
  var german: Explanation {
    switch self {
    case .unknownTemplate:
      Explanation(
        title: "eine unbekannte Vorlage",
        text: """
          Ein Name mit `(` direkt daran, allein als Eintrag, ruft eine Vorlage auf: ein `def`, das darüber \
          oder in einer eingebundenen Datei steht. Unter diesem Namen gibt es keins.
          """)
    case .templateBelow:
      Explanation(
        title: "eine Vorlage, die weiter unten steht",
        text: """
          Ein `def` kennt nur, was darüber steht, und sich selbst nicht. So kommt jeder Plan zu einem Ende. \
          Schieb das `def` nach oben, vor seine erste Verwendung.
          """)
    case .duplicateTemplate:
      Explanation(
        title: "eine doppelt definierte Vorlage",
        text: """
          Bei zwei Vorlagen mit demselben Namen hinge es vom Ort des Aufrufs ab, welche gemeint ist. Gib \
          einer von beiden einen anderen Namen.
          """)
    case .unusedTemplate:
      Explanation(
        title: "eine Vorlage, die niemand verwendet",
        text: """
          Ein `def` tut nichts, solange es niemand aufruft: `tier1(squat, 5kg)`. Ruf es auf oder nimm es \
          heraus.
          """)
    case .argumentCount:
      Explanation(
        title: "zu wenige oder zu viele Argumente",
        text: """
          Ein Aufruf gibt für jeden Parameter seines `def` einen Wert oder eine Übung an, in derselben \
          Reihenfolge.
          """)
    case .argumentsDoNotFit:
      Explanation(
        title: "Argumente, die nicht passen",
        text: """
          Eine Funktion braucht Werte, die zusammenpassen: `round(load, 2.5kg)` zwei Gewichte, `e1rm(100kg, 5)` \
          ein Gewicht und Wiederholungen. Die Referenz zeigt die Form jeder Funktion.
          """)
    case .templateAsValue:
      Explanation(
        title: "eine Vorlage in einer Rechnung",
        text: """
          Eine Vorlage steht für Einträge, nicht für eine Zahl. Rechnen lässt sich nur mit Werten und \
          Funktionen.
          """)
    case .loopNotKnown:
      Explanation(
        title: "eine Schleife unbekannter Länge",
        text: """
          Wie oft ein `for` läuft, muss allein aus dem Plan hervorgehen, nicht aus einem Maximum, einem \
          Zustand oder der Woche: So sieht jeder, der den Plan öffnet, wie lang er ist. Für das, was wechselt, \
          gibt es `when` und `by`.
          """)
    case .nothingToPick:
      Explanation(
        title: "nichts zur Auswahl",
        text: """
          `by` wählt einen der Einträge in seinem Block, aber in diesem Block steht keiner.
          """)
    case .notComparable:
      Explanation(
        title: "zwei Seiten, die sich nicht vergleichen lassen",
        text: """
          Ein Gewicht lässt sich mit einem Gewicht vergleichen, eine Zeit mit einer Zeit. Meist fehlt eine \
          Einheit: `load above 100kg`.
          """)
    case .notACondition:
      Explanation(
        title: "ein Wert statt einer Bedingung",
        text: """
          Eine Bedingung trifft zu oder nicht: `done`, oder ein Vergleich wie `stage is 4` oder `reps(last) at \
          least 10`. Auf beiden Seiten eines `or` steht ein ganzer Vergleich: `week is 2 or week is 4`.
          """)
    case .unknownFact:
      Explanation(
        title: "eine unbekannte Bedingung",
        text: """
          Für sich allein stehen nur `done` und `missed` als Bedingung da. Alles andere wird mit etwas \
          verglichen.
          """)
    case .conditionAsValue:
      Explanation(
        title: "eine Bedingung statt eines Werts",
        text: """
          `done` und `missed` treffen zu oder nicht und haben keine Zahl. Frag sie in einem `when` ab.
          """)
    case .whichSets:
      Explanation(
        title: "eine Abfrage ohne ihre Sätze",
        text: """
          Was du geschafft hast, fragst du für einen Satz oder für alle ab: `reps(last)`, `reps(3)`, `reps(all)`, \
          `lifted(1)`. Das schwerste Gewicht der Übung ist `best(lift)`.
          """)
    case .onlyInARule:
      Explanation(
        title: "eine Frage, die nur eine Regel stellen kann",
        text: """
          Vor der Session steht nicht fest, was du schaffst. Regeln fragen hinterher danach: `after lift < when done < \
          … > >` oder `progress +5kg when reps(last) at least 10`.
          """)
    case .unknownState:
      Explanation(
        title: "ein unbekannter Zustand",
        text: """
          Eine Regel ändert einen `state`, der in derselben Vorlage, demselben Workout oder Programm steht, \
          oder `max(Übung)`. Keiner heißt so.
          """)
    case .notAState:
      Explanation(
        title: "ein Wert, der sich nie ändert",
        text: """
          `let` benennt einen Wert ein für alle Mal. Was sich von Session zu Session ändert, wird mit `state` \
          angelegt.
          """)
    case .notAssignable:
      Explanation(
        title: "nichts, was einen Wert bekommen könnte",
        text: """
          Links von `=`, `+=` und `-=` steht der Name eines Zustands oder `max(Übung)`.
          """)
    case .assignedUnit:
      Explanation(
        title: "ein Wert mit anderer Einheit",
        text: """
          Ein Zustand behält seine Art: Ein Gewicht bleibt ein Gewicht. Meist fehlt eine Einheit: `load += \
          2.5kg`.
          """)
    case .stateChangesUnit:
      Explanation(
        title: "ein Zustand mit zwei Einheiten",
        text: """
          Aufrufe einer Vorlage mit denselben Übungen teilen sich ihre Zustände, also müssen beide ihm \
          dieselbe Art von Wert geben.
          """)
    case .progressWithoutTop:
      Explanation(
        title: "eine Steigerung ohne Ende",
        text: """
          `reps then +2kg` legt am oberen Ende der Spanne Gewicht zu, und hier ist keine. Schreib eine, \
          `3x8-12`, oder sag, wie weit die Wiederholungen steigen: `reps to 12 then +2kg`.
          """)
    case .ruleWithoutLift:
      Explanation(
        title: "eine Regel ohne ihre Übung",
        text: """
          `after set` und `after lift` meinen die Übungen des Blocks, in dem sie stehen. Direkt im Programm \
          gibt es keine: Setz die Regel in das Workout oder in die Vorlage.
          """)
    case .cannotUse:
      Explanation(
        title: "eine Datei, die sich nicht einbinden lässt",
        text: """
          `use "library.satz"` liest die Vorlagen, Werte und Übungen einer anderen Datei. Der Pfad gilt von dem Plan aus, in \
          dem er steht. Die Datei muss da sein, selbst fehlerfrei sein und darf nicht auf diese zurückführen. Sie muss eine \
          gewöhnliche Datei mit höchstens 1 MB sein, und alle eingebundenen haben zusammen höchstens 16 MB.
          """)
    case .shadowsUsed:
      Explanation(
        title: "ein Name, der einen eingebundenen verdeckt",
        text: """
          Eine eingebundene Datei und diese benennen etwas gleich; von hier an gilt das aus dieser Datei. Benenn eins um, \
          damit niemand wissen muss, welches gemeint ist.
          """)
    case .notOne:
      Explanation(
        title: "ein Name, der nicht für einen Wert steht",
        text: """
          `let lifts = squat, bench press` benennt eine Liste, `let main = squat` eine Übung. Eine Liste geht man mit `for \
          lift in lifts` durch, oder man gibt sie einer Vorlage oder `sum`, `min` und `max`; eine Übung steht, wo Übungen \
          stehen, etwa in `max(main)`.
          """)
    case .templateElsewhere:
      Explanation(
        title: "eine Vorlage am falschen Ort",
        text: """
          Woraus eine Vorlage besteht, sagt ihr erster Eintrag: `in 4s` heißt Atemzüge, `sit 5min` heißt Sitzen, alles andere \
          Übungen. Atemzüge ruft man in einem `breathing` auf, das auch in einem Workout stehen kann.
          """)
    case .emptyProgram:
      Explanation(
        title: "ein Programm ohne Workouts",
        text: """
          In einem Programm stehen die Workouts, die sich abwechseln. Ohne sie gibt es nichts zu trainieren.
          """)
    }
  }
}
