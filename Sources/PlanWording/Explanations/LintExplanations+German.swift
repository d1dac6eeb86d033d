/// What `satz explain` says of what a coach would ask, in German.
import PlanLanguage

extension LintProblem.Kind {
  var german: Explanation {
    switch self {
    case .manySets:
      Explanation(
        title: "sehr viele Sätze",
        text: """
          Mehr als dreißig Sätze einer Übung nach Wiederholungen macht niemand. Meist ist eine Ziffer doppelt, oder Sätze \
          und Wiederholungen sind vertauscht: `8x100` sind acht Sätze mit hundert.
          """)
    case .manyReps:
      Explanation(
        title: "sehr viele Wiederholungen",
        text: """
          Mehr als tausend Wiederholungen in einem Satz sind selten gemeint. Eine Strecke braucht ihre Einheit, `1500m`, \
          eine Zeit ebenso.
          """)
    case .repsOf:
      Explanation(
        title: "Wiederholungen, wo man sie nicht zählt",
        text: """
          Eine Plank hält man eine Zeit lang, ein Lauf geht über eine Strecke, ein Air Bike zählt Kalorien. Eine bloße \
          Zahl heißt Wiederholungen; Satz würde also auf so viele warten, statt eine Zeit herunterzuzählen.
          """)
    case .tempoWithoutReps:
      Explanation(
        title: "ein `tempo` ohne Wiederholungen",
        text: """
          `tempo 3-1-1-0` sagt, wie lange jeder Teil einer Wiederholung dauert. Was über eine Zeit oder Strecke geht, hat \
          keine solchen Teile. Ein Lauftempo steht hinter `@`: `run 5km @ 5:00/km`.
          """)
    case .noLoad:
      Explanation(
        title: "ein Gewicht von null",
        text: """
          Eine Übung ohne Gewicht hat kein `@`. Meinst du die leere Stange, schreib, was sie wiegt; bewegst du dein \
          Körpergewicht, rechnet `@ bw` es mit.
          """)
    case .beyondAnybody:
      Explanation(
        title: "mehr, als je jemand geschafft hat",
        text: """
          Gewichte über 600 kg, Herzfrequenzen über 230 Schläge je Minute und Leistungen über 3000 Watt haben meist eine \
          Ziffer zu viel, oder ein Punkt ging verloren: `82.5kg`.
          """)
    case .aboveMax:
      Explanation(
        title: "weit über dem Maximum",
        text: """
          Ein Prozentsatz hinter `@` gilt vom Maximum dieser Übung. Teilbewegungen und langsame Negative gehen ein wenig \
          darüber hinaus, Wiederholungen nicht. Gilt er von etwas anderem, sag wovon: `150% of ftp`.
          """)
    case .warmupHeavierThanWork:
      Explanation(
        title: "ein Aufwärmsatz, der schwerer ist als die Arbeit",
        text: """
          Aufwärmsätze führen zum ersten Arbeitssatz hin, und ihre Prozente gelten von diesem Satz, nicht vom Maximum. \
          Wären sie schwerer, wären sie selbst die Arbeit.
          """)
    case .dropNotLighter:
      Explanation(
        title: "ein Reduktionssatz, der nicht reduziert",
        text: """
          Im Reduktionssatz nimmst du Gewicht herunter und machst weiter: Jedes ist leichter als das davor, das erste \
          leichter als der letzte Satz. Prozente gelten von diesem Satz.
          """)
    case .emptyGroup:
      Explanation(
        title: "eine leere Gruppe",
        text: """
          Zwischen den Klammern der Gruppe steht nichts, also ist darin nichts zu tun. Vielleicht kam ihr `>` zu früh, und \
          was hineingehört, steht darunter.
          """)
    case .roundLongerThanWindow:
      Explanation(
        title: "zu wenig Zeit für eine Runde",
        text: """
          Schon die Zeiten, die der Plan für eine einzige Runde nennt, sind länger als das ganze Zeitfenster, sodass das \
          Letzte darin nie drankommt.
          """)
    case .unusedValue:
      Explanation(
        title: "ein Wert, den nichts verwendet",
        text: """
          `let` gibt einem Wert einen Namen, und dieser Name steht sonst nirgends. Entweder steht der Wert selbst da, wo \
          der Name gemeint war, und eine Änderung am `let` ändert nichts, oder die Zeile kann weg.
          """)
    case .longBreath:
      Explanation(
        title: "ein sehr langer Atemzug",
        text: "Niemand atmet länger als eine Minute ein oder aus. Meist steht `min`, wo `s` gemeint war."
      )
    case .bellNeverRings:
      Explanation(
        title: "eine Glocke, die nie läutet",
        text: """
          `bell 5min` läutet alle fünf Minuten, solange du sitzt. Ist der Abstand länger als das Sitzen, läutet sie nie.
          """)
    }
  }
}
