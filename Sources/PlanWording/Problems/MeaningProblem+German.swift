/// What the compiler finds wrong, in German.
import PlanLanguage
import SessionModel

extension MeaningProblem {
  var inGerman: ProblemText {
    switch self {
    case .tooManySteps(let limit):
      ProblemText(
        "das ergibt mehr als \(limit) Schritte",
        title: "zu viele Schritte",
        explanation: """
          Sätze, Runden und Wiederholungen werden multipliziert, und hier kommen mehr Schritte heraus, als irgendjemand in \
          einer Session trainiert. Durch die Grenze kannst du auch den Plan eines Fremden gefahrlos öffnen. Meist hat \
          eine Zahl ein paar Nullen zu viel.
          """)
    case .unknownExercise(let name):
      ProblemText(
        "die Übung `\(name)` kennt Satz nicht",
        title: "eine unbekannte Übung",
        explanation: """
          Die Bibliothek hat keine Übung dieses Namens, weder deutsch noch englisch, und der Plan legt keine an. Er läuft \
          trotzdem, aber Satz kennt dafür keine Muskeln und keine Stange, und das Log führt sie unter diesem Namen. \
          Berichtige den Namen, oder lege die Übung an: `exercise "Zercher Carry"`.
          """)
    case .unknownValue(let name):
      ProblemText(
        "den Wert `\(name)` gibt es nicht",
        title: "ein unbekannter Wert",
        explanation: """
          Ein Wort in einer Rechnung nennt einen Wert: einen eigenen aus `let` oder einen, den dein Profil kennt, wie \
          `ftp`, `bw` oder `tm`. Das hier ist keiner.
          """)
    case .usedBeforeItsLet(let name):
      ProblemText(
        "`\(name)` wird verwendet, bevor es einen Wert hat",
        title: "ein Wert vor seinem `let`",
        explanation: "Ein Wert ist von seinem `let` an bekannt, bis zum Ende des Blocks. Rücke das `let` nach oben.")
    case .unknownFunction(let name):
      ProblemText(
        "die Funktion `\(name)` gibt es nicht",
        title: "eine unbekannte Funktion",
        explanation: """
          Ein Wort, an dem direkt eine `(` steht, ruft eine Funktion auf, etwa `max(squat)`, dein Maximum. Diese gibt es \
          nicht.
          """)
    case .duplicateSession(let name):
      ProblemText(
        "der Name `\(name)` ist weiter oben schon vergeben",
        title: "zweimal derselbe Name",
        explanation: """
          Mit dem Namen sagst du, welches Workout laufen soll, und unter ihm steht es im Log. Zwei gleiche in einer \
          Datei, ob groß oder klein geschrieben, wären nicht zu unterscheiden.
          """)
    case .duplicateValue(let name):
      ProblemText(
        "`\(name)` hat schon einen Wert",
        title: "ein Name, der schon einen Wert hat",
        explanation: """
          `let` gibt einem Wert einen Namen, und ein Wert ändert sich nicht. In einem eigenen Block darf ein Name etwas \
          anderes heißen, nebeneinander nicht.
          """)
    case .duplicateExercise(let name):
      ProblemText(
        "die Übung `\(name)` ist doppelt angelegt",
        title: "eine doppelt angelegte Übung",
        explanation: "Eine Übung wird in einer Datei einmal angelegt. Nimm eine weg, oder gib ihr einen eigenen Namen.")
    case .unknownCategory(let name):
      ProblemText(
        "die Kategorie `\(name)` gibt es nicht",
        title: "eine unbekannte Kategorie",
        explanation: """
          Eine Übung gehört zu einer von diesen: chest, back, shoulders, arms, legs, glutes, core, full-body, olympic, \
          conditioning, gymnastics, mobility, warm-up.
          """)
    case .unknownEquipment(let name):
      ProblemText(
        "das Gerät `\(name)` gibt es nicht",
        title: "ein unbekanntes Gerät",
        explanation: """
          Das Gerät einer Übung steht in einer festen Liste, etwa barbell, dumbbell, kettlebell, machine, cable, \
          bodyweight, band oder rings; für den Rest gibt es `other`. Bei `barbell` rundet Satz die Gewichte auf deine Scheiben.
          """)
    case .unknownMeasure(let name):
      ProblemText(
        "in `\(name)` wird kein Satz gezählt",
        title: "ein unbekanntes Maß",
        explanation: """
          Der Satz einer Übung wird in `reps`, `time`, `distance` oder `energy` gezählt. Wird etwas gehalten, ist das \
          Maß `time`: Dann heißt `max` so lange du kannst, und ein Satz ohne Zahl endet, wenn du loslässt.
          """)
    case .unknownMuscle(let name):
      ProblemText(
        "den Muskel `\(name)` gibt es nicht",
        title: "ein unbekannter Muskel",
        explanation: """
          Muskeln heißen wie in einer festen Liste, etwa chest, front-delts, triceps, lats, abs, glutes, quads oder \
          hamstrings, damit sich die Sätze für jeden zählen lassen.
          """)
    case .unitsDoNotCombine(let arithmetic, let left, let right):
      ProblemText(
        arithmetic.german(left, right),
        title: "Einheiten, die nicht zusammenpassen",
        explanation: """
          Größen behalten ihre Einheiten; ein Gewicht und eine Zeit ergeben keine Summe. Die Meldung zeigt auf beide \
          Seiten; eine davon ist etwas anderes, als du denkst.
          """)
    case .wrongUnit(let expected, let found):
      ProblemText(
        "hier gehört \(expected.german) hin, das ist aber \(found.german)",
        title: "die falsche Art von Größe",
        explanation: """
          Eine Pause nimmt eine Zeit, `@` ein Gewicht oder eine Anstrengung, eine Anzahl eine bloße Zahl. Hier steht eine andere \
          Art; oft stimmt die Einheit nicht, oder davor fehlt ein Wort.
          """)
    case .numberTooLarge:
      ProblemText(
        "diese Zahl ist zu groß",
        title: "ein zu großes Ergebnis",
        explanation: """
          Diese Rechnung ergibt mehr, als Satz zählt, und weit mehr, als irgendjemand hebt oder läuft.
          """)
    case .divisionByZero:
      ProblemText(
        "hier wird durch null geteilt",
        title: "Teilen durch null",
        explanation: "Durch null lässt sich nichts teilen. Schreib, wodurch geteilt wird.")
    case .notWhole:
      ProblemText(
        "hier gehört eine ganze Zahl hin",
        title: "eine ganze Zahl ist nötig",
        explanation: "Sätze, Wiederholungen und Runden sind ganze Zahlen, und eine Rechnung muss für sie aufgehen.")
    case .moreDecimals(let rounded):
      ProblemText(
        "das wird auf `\(rounded)` gerundet",
        title: "mehr Nachkommastellen, als behalten werden",
        explanation: """
          Kalorien, Watt, Puls, Trittfrequenz, Wiederholungen in Reserve und Zonen sind ganze Zahlen. RPE und Prozente \
          haben eine Nachkommastelle, Sekunden zwei. Was mehr hat, wird gerundet, und so wird es gezeigt und trainiert. \
          Schreib die Zahl, die gemeint ist, oder einen Bereich: `rir 1-2`.
          """)
    case .negative:
      ProblemText(
        "das kann nicht kleiner als null sein",
        title: "weniger als null",
        explanation: """
          Kein Gewicht, keine Zeit und keine Anzahl ist kleiner als null. Mit Unterstützung, wie beim assistierten Klimmzug, schreib, \
          was vom Körpergewicht abgeht.
          """)
    case .nothingToDo(let counted):
      ProblemText(
        counted.german,
        title: "nichts zu tun",
        explanation: """
          Kein Satz, keine Wiederholung oder gar keine Zeit: Trainiert würde nichts. Für einen Satz bis zum Muskelversagen \
          schreib `max`; um die Übung vorerst auszulassen, setze `//` vor die Zeile.
          """)
    case .fallingRange:
      ProblemText(
        "dieser Bereich steht verkehrt herum; die kleinere Zahl kommt zuerst",
        title: "ein Bereich falsch herum",
        explanation: """
          Ein Bereich geht von der kleineren zur größeren Zahl: `8-12`. Sätze mit immer weniger Wiederholungen sind eine \
          Liste: `12, 10, 8`.
          """)
    case .rangeMisplaced:
      ProblemText(
        "hier gehört eine einzelne Zahl hin, kein Bereich",
        title: "ein Bereich, wo nur eine Zahl stehen kann",
        explanation: """
          Wiederholungen, Zeiten und Strecken eines Satzes, Pausen und was hinter `@` steht dürfen ein Bereich sein, auch \
          die Zahl der Sätze und Runden (`3-5x8`): die letzten kannst du weglassen. Wie lange eine Uhr läuft, wie viele \
          Runden sie vorgibt und wie hoch ein Kasten ist, ist eine einzelne Zahl. Was sich erst beim Training zeigt, \
          schreib in eine `note`.
          """)
    case .clockBesideHours:
      ProblemText(
        "neben Stunden sind das nur Minuten und Sekunden",
        title: "Minuten und Sekunden neben Stunden",
        explanation: """
          `2:30` sind zwei Minuten und dreißig Sekunden, `2:30:00` zweieinhalb Stunden. In einem Bereich mit Stunden war \
          die kurze Form kaum gemeint.
          """)
    case .rpeOutOfRange:
      ProblemText(
        "RPE geht von 1 bis 10",
        title: "RPE außerhalb der Skala",
        explanation: """
          RPE sagt, wie schwer ein Satz war, von 1 bis 10. Bei 10 ging keine Wiederholung mehr, darüber gibt es also \
          nichts.
          """)
    case .rirOutOfRange:
      ProblemText(
        "Wiederholungen in Reserve gehen von 0 bis 10",
        title: "Reserve außerhalb der Skala",
        explanation: """
          Wiederholungen in Reserve gehen von 0, keine mehr, bis 10. Mehr kann niemand schätzen; ein so leichter Satz \
          braucht keine Zahl.
          """)
    case .zoneOutOfRange:
      ProblemText(
        "Trainingszonen gehen von 1 bis 7",
        title: "eine Zone außerhalb der Skala",
        explanation: "Trainingszonen gehen von 1, sehr locker, bis 7, Sprint. Die meisten Modelle haben fünf.")
    case .rampOfLoad:
      ProblemText(
        "ein Gewicht bleibt während eines Satzes gleich; nur eine Belastung steigt oder fällt darin",
        title: "eine Rampe aus Gewichten",
        explanation: """
          `@ 200w to 300w` steigt gleichmäßig, solange die Arbeit dauert; das können Tempo, Leistung, Herzfrequenz, RPE \
          und Zone. Eine Hantel wiegt bei der ersten Wiederholung so viel wie bei der letzten. Ein Prozentsatz bezieht \
          sich auf dem Rad auf die FTP und ist sonst ein Gewicht.
          """)
    case .rampOfTwoMeasures:
      ProblemText(
        "die beiden Enden dieser Rampe haben verschiedene Maße",
        title: "eine Rampe von einem Maß zum anderen",
        explanation: """
          Beide Enden einer Rampe haben dasselbe Maß, damit es zu jedem Zeitpunkt ein Ziel gibt: von Watt zu Watt, von \
          Tempo zu Tempo.
          """)
    case .shareTooHigh(let limit):
      ProblemText(
        "mehr als \(limit) % ist kein Trainingsgewicht",
        title: "ein Prozentsatz, den niemand hebt",
        explanation: """
          Ein Prozentsatz hinter `@` gilt vom Maximum dieser Übung für eine Wiederholung. Mehr als das Doppelte ist ein \
          Tippfehler, meist eine Null zu viel.
          """)
    case .longRest(let limit):
      ProblemText(
        "eine Pause von über \(limit) Minuten: Ist das so gemeint?",
        title: "eine sehr lange Pause",
        explanation: """
          Selbst zwischen Maximalversuchen ist eine so lange Pause selten. Meist steht `min`, wo `s` gemeint war. Wenn du es \
          so meinst: Eine `note` dahinter sagt, wofür sie ist, und die Warnung verschwindet.
          """)
    case .intensityCount(let given, let entries, let sets):
      ProblemText(
        "\(counted(given, "Intensität", "Intensitäten")) für "
          + (sets.map { sets in
            entries == sets
              ? counted(sets, "Satz", "Sätze")
              : "\(counted(entries, "Eintrag", "Einträge")) mit " + counted(sets, "Satz", "Sätzen")
          } ?? "eine berechnete Anzahl von Sätzen"),
        title: "Intensitäten und Sätze gehen nicht auf",
        explanation: """
          Eine Liste von Intensitäten am Ende hat eine je Eintrag der Liste oder eine je Satz. Hier geht es nicht auf. \
          Wird die Anzahl der Sätze berechnet, schreib jeden Satz mit seiner eigenen: `5 @ 60kg, 5 @ 70kg`.
          """)
    case .everyCount(let given, let rounds):
      ProblemText(
        "\(counted(given, "Intervall", "Intervalle")) für \(counted(rounds, "Runde", "Runden"))",
        title: "Intervalle und Runden gehen nicht auf",
        explanation: """
          Eine Liste hinter `every` hat ein Intervall je Runde oder Satz. Ein einzelnes Intervall gilt für alle.
          """)
    case .intensitiesOfRounds(let given, let rounds):
      ProblemText(
        "\(counted(given, "Intensität", "Intensitäten")) für \(counted(rounds, "Runde", "Runden"))",
        title: "Intensitäten und Runden gehen nicht auf",
        explanation: """
          Eine Liste hinter `@` im Kopf einer Gruppe hat eine je Runde. Eine einzelne gilt für alle.
          """)
    case .missingRounds:
      ProblemText(
        "wie oft? Nichts sagt, wann das endet",
        title: "wie oft?",
        explanation: """
          Intervalle gehen weiter, bis etwas sie beendet: eine Zahl von Runden (`x5`) oder bei `emom` eine Zeit im \
          Ganzen. Hier tut das nichts.
          """)
    case .endlessLadder:
      ProblemText(
        "diese Leiter hat kein Ende, und nichts um sie herum stoppt sie",
        title: "eine Leiter ohne Ende",
        explanation: """
          `3-6-9-...` steigt immer weiter, also muss etwas um sie herum sie anhalten: ein `amrap` oder `for time` mit \
          `cap`. Oder schreib die letzte Sprosse: `3-6-9-...-21`.
          """)
    case .unevenLadder:
      ProblemText(
        "`...` braucht gleiche Schritte, diese sind aber ungleich",
        title: "eine Leiter mit ungleichen Schritten",
        explanation: """
          `...` setzt eine Leiter mit dem Schritt fort, den ihre Sprossen haben, und trifft auf die letzte Sprosse, wenn \
          eine dasteht. Hier sind die Schritte ungleich oder verfehlen sie. Schreib alle Sprossen oder solche mit \
          gleichem Schritt.
          """)
    case .timeWithoutSum(let goal):
      ProblemText(
        "`for \(goal.rawValue)` zählt \(goal.amountsInGerman), und hier geht alles nach Zeit: Das Ergebnis wäre 0",
        title: "eine Summe, die niemand einträgt",
        explanation: """
          `for distance` zählt alle Strecken zusammen, `for calories` alle Kalorien und `for reps` alle Wiederholungen. \
          Was bei Arbeit nach Zeit zusammenkommt, weiß Satz nicht. Nach `max m in 20min` fragt es, wie weit du gekommen bist, \
          nach `max cal in 20min` nach den Kalorien und nach `max in 1min` nach den Wiederholungen.
          """)
    case .ladderOfTwo:
      ProblemText(
        "diese Leiter hat nur zwei Sprossen",
        title: "eine Leiter mit zwei Sprossen",
        explanation: """
          `10-1` und `1-10` zählen in Einerschritten durch. Zwei andere Zahlen mit Strich sind zwei Sprossen, obwohl oft \
          alle dazwischen gemeint sind. Schreib `21-20-...-9` für jede Zahl, `21-18-...-9` für andere Schritte und ein Komma \
          für zwei: `21, 9`.
          """)
    case .unevenIntervals:
      ProblemText(
        "die letzte Minute ist keine ganze und beginnt nicht mehr",
        title: "eine angebrochene Minute",
        explanation: """
          `emom` zählt ganze Minuten. Was am Ende übrig bleibt, ist zu kurz für einen weiteren Start, also endet die Zeit \
          mit der letzten ganzen Minute.
          """)
    case .restInIntervals:
      ProblemText(
        "was vom Intervall übrig bleibt, ist die Pause; das hier ändert nichts",
        title: "eine Pause in Intervallen",
        explanation: """
          Bei `emom` und `every` ist Pause, was die Arbeit vom Intervall übrig lässt; eine eigene ändert also nichts. \
          Für mehr davon mach das Intervall länger.
          """)
    case .workLongerThanInterval:
      ProblemText(
        "diese Arbeit dauert länger als ihr Intervall",
        title: "Arbeit, die nicht in ihr Intervall passt",
        explanation: """
          Was im Plan steht, dauert länger als ein Intervall, sodass jede Runde zu spät beginnt und keine Pause bleibt. \
          Nimm längere Intervalle, mach weniger darin, oder wechsle mit `alternate` ab.
          """)
    case .pauseWithoutCluster:
      ProblemText(
        "`pause` gehört in ein Cluster, hier ist aber keins",
        title: "`pause` ohne Cluster",
        explanation: """
          `pause` ist die kurze Unterbrechung in einem Cluster wie `(2, 2, 1)`. Zwischen Sätzen heißt sie `rest`. Für ein \
          Anhalten in der Wiederholung nimm `tempo`.
          """)
    case .emptySession:
      ProblemText(
        "hier steht nichts drin",
        title: "ein leeres Workout",
        explanation: "Zwischen den Klammern steht nichts, also ist nichts zu tun. Vielleicht kam das `>` zu früh.")
    case .tooManyAlternatives(let count, let levels):
      ProblemText(
        "hier stehen \(count) Alternativen, aber das Workout hat nur \(levels.count == 1 ? "eine Stufe" : "\(levels.count) Stufen"): "
          + levels.joined(separator: ", "),
        title: "mehr Alternativen als Stufen",
        explanation: """
          Jedes `or` gibt eine Alternative für eine weitere Stufe, in der Reihenfolge der Stufen. Ein Workout hat zwei \
          Stufen, *as prescribed* (wie vorgegeben) und *scaled* (angepasst), wenn es oben keine eigenen nennt: `levels \
          men, women, scaled`. Gibt es weniger Alternativen als Stufen, gilt die letzte für die übrigen.
          """)
    case .levelTwice(let name):
      ProblemText(
        "die Stufe `\(name)` steht zweimal da",
        title: "zwei Stufen mit demselben Namen",
        explanation: "Eine Stufe wird an ihrem Namen erkannt, also kann jeder Name nur für eine stehen.")
    case .levelsElsewhere:
      ProblemText(
        "die Stufen werden einmal genannt, ganz oben im Workout",
        title: "Stufen am falschen Ort",
        explanation: """
          Das ganze Workout hat dieselben Stufen, also kann eine Gruppe oder eine Vorlage keine eigenen haben, und eine \
          zweite Liste würde der ersten widersprechen.
          """)
    }
  }
}

extension Arithmetic {
  fileprivate func german(_ left: Plan.Dimension, _ right: Plan.Dimension) -> String {
    switch self {
    case .add: "\(left.german) und \(right.german) lassen sich nicht addieren"
    case .subtract: "\(left.german) minus \(right.german) ergibt nichts"
    case .multiply: "\(left.german) mal \(right.german) ergibt nichts"
    case .divide: "\(left.german) durch \(right.german) ergibt nichts"
    case .takeRemainder: "`mod` teilt durch dieselbe Einheit; hier stehen \(left.german) und \(right.german)"
    case .takeShare: "vor `of` gehört ein Prozentsatz, das ist aber \(left.german)"
    }
  }
}

extension Plan.Dimension {
  package var german: String {
    switch self {
    case .number: "eine bloße Zahl"
    case .mass: "ein Gewicht"
    case .time: "eine Zeit"
    case .length: "eine Strecke"
    case .energy: "eine Energie"
    case .share: "ein Prozentsatz"
    case .power: "eine Leistung"
    case .heartRate: "eine Herzfrequenz"
    case .cadence: "eine Trittfrequenz"
    case .strokeRate: "eine Schlagzahl"
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
    case .length: "eine Länge (`24in`, `60cm`)"
    case .cadence: "eine Trittfrequenz oder Schlagzahl (`90rpm`, `28spm`)"
    case .incline: "eine Steigung (`12%`)"
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
    case .cadence: "gar keine Frequenz"
    }
  }
}
