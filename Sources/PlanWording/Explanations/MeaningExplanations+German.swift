/// What `satz explain` says of mistakes of meaning, in German.
import PlanLanguage

extension MeaningProblem.Kind {
  var german: Explanation {
    switch self {
    case .tooManySteps:
      Explanation(
        title: "zu viele Schritte",
        text: """
          Sätze, Runden und Wiederholungen werden multipliziert, und hier kommen mehr Schritte heraus, als irgendjemand in \
          einer Session trainiert. Durch die Grenze kannst du auch den Plan eines Fremden gefahrlos öffnen. Meist hat \
          eine Zahl ein paar Nullen zu viel.
          """)
    case .unknownExercise:
      Explanation(
        title: "eine unbekannte Übung",
        text: """
          Die Bibliothek hat keine Übung dieses Namens, weder deutsch noch englisch, und der Plan legt keine an. Er läuft \
          trotzdem, aber Satz kennt dafür keine Muskeln und keine Stange, und das Log führt sie unter diesem Namen. \
          Berichtige den Namen, oder lege die Übung an: `exercise "Zercher Carry"`.
          """)
    case .unknownValue:
      Explanation(
        title: "ein unbekannter Wert",
        text: """
          Ein Wort in einer Rechnung nennt einen Wert: einen eigenen aus `let` oder einen, den dein Profil kennt, wie \
          `ftp`, `bw` oder `tm`. Das hier ist keiner.
          """)
    case .usedBeforeItsLet:
      Explanation(
        title: "ein Wert vor seinem `let`",
        text: "Ein Wert ist von seinem `let` an bekannt, bis zum Ende des Blocks. Rücke das `let` nach oben."
      )
    case .unknownFunction:
      Explanation(
        title: "eine unbekannte Funktion",
        text: """
          Ein Wort, an dem direkt eine `(` steht, ruft eine Funktion auf, etwa `max(squat)`, dein Maximum. Diese gibt es \
          nicht.
          """)
    case .duplicateSession:
      Explanation(
        title: "zweimal derselbe Name",
        text: """
          Mit dem Namen sagst du, welches Workout laufen soll, und unter ihm steht es im Log. Zwei gleiche in einer \
          Datei, ob groß oder klein geschrieben, wären nicht zu unterscheiden.
          """)
    case .duplicateValue:
      Explanation(
        title: "ein Name, der schon einen Wert hat",
        text: """
          `let` gibt einem Wert einen Namen, und ein Wert ändert sich nicht. In einem eigenen Block darf ein Name etwas \
          anderes heißen, nebeneinander nicht.
          """)
    case .duplicateExercise:
      Explanation(
        title: "eine doppelt angelegte Übung",
        text: "Eine Übung wird in einer Datei einmal angelegt. Nimm eine weg, oder gib ihr einen eigenen Namen."
      )
    case .unknownCategory:
      Explanation(
        title: "eine unbekannte Kategorie",
        text: """
          Eine Übung gehört zu einer von diesen: chest, back, shoulders, arms, legs, glutes, core, full-body, olympic, \
          conditioning, gymnastics, mobility, warm-up.
          """)
    case .unknownEquipment:
      Explanation(
        title: "ein unbekanntes Gerät",
        text: """
          Das Gerät einer Übung steht in einer festen Liste, etwa barbell, dumbbell, kettlebell, machine, cable, \
          bodyweight, band oder rings; für den Rest gibt es `other`. Bei `barbell` rundet Satz die Gewichte auf deine Scheiben.
          """)
    case .unknownMuscle:
      Explanation(
        title: "ein unbekannter Muskel",
        text: """
          Muskeln heißen wie in einer festen Liste, etwa chest, front-delts, triceps, lats, abs, glutes, quads oder \
          hamstrings, damit sich die Sätze für jeden zählen lassen.
          """)
    case .unitsDoNotCombine:
      Explanation(
        title: "Einheiten, die nicht zusammenpassen",
        text: """
          Größen behalten ihre Einheiten; ein Gewicht und eine Zeit ergeben keine Summe. Die Meldung zeigt auf beide \
          Seiten; eine davon ist etwas anderes, als du denkst.
          """)
    case .wrongUnit:
      Explanation(
        title: "die falsche Art von Größe",
        text: """
          Eine Pause nimmt eine Zeit, `@` ein Gewicht oder eine Anstrengung, eine Anzahl eine bloße Zahl. Hier steht eine andere \
          Art; oft stimmt die Einheit nicht, oder davor fehlt ein Wort.
          """)
    case .numberTooLarge:
      Explanation(
        title: "ein zu großes Ergebnis",
        text: """
          Diese Rechnung ergibt mehr, als Satz zählt, und weit mehr, als irgendjemand hebt oder läuft.
          """)
    case .divisionByZero:
      Explanation(
        title: "Teilen durch null", text: "Durch null lässt sich nichts teilen. Schreib, wodurch geteilt wird.")
    case .notWhole:
      Explanation(
        title: "eine ganze Zahl ist nötig",
        text: "Sätze, Wiederholungen und Runden sind ganze Zahlen, und eine Rechnung muss für sie aufgehen."
      )
    case .negative:
      Explanation(
        title: "weniger als null",
        text: """
          Kein Gewicht, keine Zeit und keine Anzahl ist kleiner als null. Mit Unterstützung, wie beim assistierten Klimmzug, schreib, \
          was vom Körpergewicht abgeht.
          """)
    case .nothingToDo:
      Explanation(
        title: "nichts zu tun",
        text: """
          Kein Satz, keine Wiederholung oder gar keine Zeit: Trainiert würde nichts. Für einen Satz bis zum Muskelversagen \
          schreib `max`; um die Übung vorerst auszulassen, setze `//` vor die Zeile.
          """)
    case .fallingRange:
      Explanation(
        title: "ein Bereich falsch herum",
        text: """
          Ein Bereich geht von der kleineren zur größeren Zahl: `8-12`. Sätze mit immer weniger Wiederholungen sind eine \
          Liste: `12, 10, 8`.
          """)
    case .rpeOutOfRange:
      Explanation(
        title: "RPE außerhalb der Skala",
        text: """
          RPE sagt, wie schwer ein Satz war, von 1 bis 10. Bei 10 ging keine Wiederholung mehr, darüber gibt es also \
          nichts.
          """)
    case .rirOutOfRange:
      Explanation(
        title: "Reserve außerhalb der Skala",
        text: """
          Wiederholungen in Reserve gehen von 0, keine mehr, bis 10. Mehr kann niemand schätzen; ein so leichter Satz \
          braucht keine Zahl.
          """)
    case .zoneOutOfRange:
      Explanation(
        title: "eine Zone außerhalb der Skala",
        text: "Trainingszonen gehen von 1, sehr locker, bis 7, Sprint. Die meisten Modelle haben fünf."
      )
    case .shareTooHigh:
      Explanation(
        title: "ein Prozentsatz, den niemand hebt",
        text: """
          Ein Prozentsatz hinter `@` gilt vom Maximum dieser Übung für eine Wiederholung. Mehr als das Doppelte ist ein \
          Tippfehler, meist eine Null zu viel.
          """)
    case .longRest:
      Explanation(
        title: "eine sehr lange Pause",
        text: """
          Selbst zwischen Maximalversuchen ist eine Pause von mehr als zehn Minuten selten. Meist steht `min`, wo `s` \
          gemeint war. Wenn du es so meinst, hält die Warnung nichts auf.
          """)
    case .intensityCount:
      Explanation(
        title: "Intensitäten und Sätze gehen nicht auf",
        text: """
          Eine Liste von Intensitäten am Ende hat eine je Eintrag der Liste oder eine je Satz. Hier geht es nicht auf.
          """)
    case .everyCount:
      Explanation(
        title: "Intervalle und Runden gehen nicht auf",
        text: """
          Eine Liste hinter `every` hat ein Intervall je Runde oder Satz. Ein einzelnes Intervall gilt für alle.
          """)
    case .missingRounds:
      Explanation(
        title: "wie oft?",
        text: """
          Intervalle gehen weiter, bis etwas sie beendet: eine Zahl von Runden (`x5`) oder bei `emom` eine Zeit im \
          Ganzen. Hier tut das nichts.
          """)
    case .endlessLadder:
      Explanation(
        title: "eine Leiter ohne Ende",
        text: """
          `3-6-9-...` steigt immer weiter, also muss etwas um sie herum sie anhalten: ein `amrap` oder `for time` mit \
          `cap`. Oder schreib die letzte Sprosse: `3-6-9-...-21`.
          """)
    case .unevenLadder:
      Explanation(
        title: "eine Leiter mit ungleichen Schritten",
        text: """
          `...` setzt eine Leiter mit dem Schritt fort, den ihre Sprossen haben, und trifft auf die letzte Sprosse, wenn \
          eine dasteht. Hier sind die Schritte ungleich oder verfehlen sie. Schreib alle Sprossen oder solche mit \
          gleichem Schritt.
          """)
    case .unevenIntervals:
      Explanation(
        title: "eine angebrochene Minute",
        text: """
          `emom` zählt ganze Minuten. Was am Ende übrig bleibt, ist zu kurz für einen weiteren Start, also endet die Zeit \
          mit der letzten ganzen Minute.
          """)
    case .restInIntervals:
      Explanation(
        title: "eine Pause in Intervallen",
        text: """
          Bei `emom` und `every` ist Pause, was die Arbeit vom Intervall übrig lässt; eine eigene ändert also nichts. \
          Für mehr davon mach das Intervall länger.
          """)
    case .workLongerThanInterval:
      Explanation(
        title: "Arbeit, die nicht in ihr Intervall passt",
        text: """
          Was im Plan steht, dauert länger als ein Intervall, sodass jede Runde zu spät beginnt und keine Pause bleibt. \
          Nimm längere Intervalle, mach weniger darin, oder wechsle mit `alternate` ab.
          """)
    case .pauseWithoutCluster:
      Explanation(
        title: "`pause` ohne Cluster",
        text: """
          `pause` ist die kurze Unterbrechung in einem Cluster wie `(2, 2, 1)`. Zwischen Sätzen heißt sie `rest`. Für ein \
          Anhalten in der Wiederholung nimm `tempo`.
          """)
    case .emptySession:
      Explanation(
        title: "ein leeres Workout",
        text: "Zwischen den Klammern steht nichts, also ist nichts zu tun. Vielleicht kam das `>` zu früh."
      )
    }
  }
}
