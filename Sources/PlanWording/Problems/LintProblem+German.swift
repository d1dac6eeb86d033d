/// What a coach would ask about a plan, in German.
import PlanLanguage
import SessionModel

extension LintProblem {
  var inGerman: ProblemText {
    switch self {
    case .manySets(let limit):
      ProblemText(
        "mehr als \(limit) Sätze einer Übung: Ist das so gemeint?",
        title: "sehr viele Sätze",
        explanation: """
          Mehr als dreißig Sätze einer Übung nach Wiederholungen macht niemand. Meist ist eine Ziffer doppelt, oder Sätze \
          und Wiederholungen sind vertauscht: `8x100` sind acht Sätze mit hundert.
          """)
    case .manyReps(let limit):
      ProblemText(
        "mehr als \(limit) Wiederholungen in einem Satz: Ist das so gemeint?",
        title: "sehr viele Wiederholungen",
        explanation: """
          Mehr als tausend Wiederholungen in einem Satz sind selten gemeint. Eine Strecke braucht ihre Einheit, `1500m`, \
          eine Zeit ebenso.
          """)
    case .repsOf(let name, let measure):
      ProblemText(
        "das sind Wiederholungen, `\(name)` zählt man aber nach \(measure.german)",
        title: "Wiederholungen, wo man sie nicht zählt",
        explanation: """
          Eine Plank hält man eine Zeit lang, ein Lauf geht über eine Strecke, ein Air Bike zählt Kalorien. Eine bloße \
          Zahl heißt Wiederholungen; Satz würde also auf so viele warten, statt eine Zeit herunterzuzählen.
          """)
    case .tempoWithoutReps(let word):
      ProblemText(
        "ein `\(word)` gilt für Wiederholungen, hier sind aber keine",
        title: "ein `\(word)` ohne Wiederholungen",
        explanation: """
          `tempo 3-1-1-0` sagt, wie lange jeder Teil einer Wiederholung dauert, `hold 5s`, wie lange jede gehalten wird. \
          Was über eine Zeit oder Strecke geht, hat keine Wiederholungen. Ein Lauftempo steht hinter `@`: \
          `run 5km @ 5:00/km`.
          """)
    case .noLoad:
      ProblemText(
        "ohne Gewicht braucht es kein `@`",
        title: "ein Gewicht von null",
        explanation: """
          Eine Übung ohne Gewicht hat kein `@`. Meinst du die leere Stange, schreib, was sie wiegt; bewegst du dein \
          Körpergewicht, rechnet `@ bw` es mit.
          """)
    case .beyondAnybody:
      ProblemText(
        "das ist mehr, als je jemand geschafft hat",
        title: "mehr, als je jemand geschafft hat",
        explanation: """
          Gewichte über \(BeyondAnybody.load.grams / 1000) kg, Herzfrequenzen über \(BeyondAnybody.heartRate) Schläge je \
          Minute und Leistungen über \(BeyondAnybody.watts) Watt haben meist eine Ziffer zu viel, oder ein Punkt ging \
          verloren: `82.5kg`.
          """)
    case .aboveMax(let limit):
      ProblemText(
        "mehr als \(limit) % eines Maximums hebt kaum jemand",
        title: "weit über dem Maximum",
        explanation: """
          Ein Prozentsatz hinter `@` gilt vom Maximum dieser Übung. Teilbewegungen und langsame Negative gehen ein wenig \
          darüber hinaus, Wiederholungen nicht. Gilt er von etwas anderem, sag wovon: `150% of ftp`.
          """)
    case .warmupHeavierThanWork:
      ProblemText(
        "dieser Aufwärmsatz ist schwerer als die Arbeitssätze",
        title: "ein Aufwärmsatz, der schwerer ist als die Arbeit",
        explanation: """
          Aufwärmsätze führen zum ersten Arbeitssatz hin, und ihre Prozente gelten von diesem Satz, nicht vom Maximum. \
          Wären sie schwerer, wären sie selbst die Arbeit.
          """)
    case .dropNotLighter:
      ProblemText(
        "das ist nicht leichter als das Gewicht davor",
        title: "ein Dropsatz, der nicht leichter wird",
        explanation: """
          Im Dropsatz nimmst du Gewicht herunter und machst weiter: Jedes ist leichter als das davor, das erste \
          leichter als der letzte Satz. Prozente gelten von diesem Satz.
          """)
    case .dropLeavesLittle:
      ProblemText(
        "davon bleibt nur ein kleiner Teil des Gewichts",
        title: "ein Dropsatz auf einen kleinen Teil des Gewichts",
        explanation: """
          Hinter `drop` steht, was vom Gewicht des letzten Satzes bleibt: `drop 80%` nimmt ein Fünftel weg, und `drop 80kg` \
          geht auf 80 kg herunter. So wenig ist meist als das gemeint, was wegkommt.
          """)
    case .dropOfNothing:
      ProblemText(
        "es gibt kein Gewicht, von dem das ein Prozentsatz sein könnte",
        title: "ein Prozentsatz ohne Gewicht",
        explanation: """
          Ein Prozentsatz hinter `drop` gilt vom Gewicht des letzten Satzes, und diese Sätze haben keins. Nenn das Gewicht; \
          mit `@ ask` wirst du danach gefragt, und die Dropsätze folgen aus der Antwort.
          """)
    case .pairOnBar(let name):
      ProblemText(
        "`\(name)` ist die Übung mit einer Langhantel, und das sind zwei Gewichte",
        title: "zwei Gewichte bei einer Übung mit der Langhantel",
        explanation: """
          `2x16kg` ist ein Gewicht in jeder Hand. Das ist dann eine andere Übung mit eigenen Rekorden: \
          `kettlebell snatch`, `dumbbell bench press`. Die Scheiben auf jeder Seite einer Stange schreibst du nicht: `@ 60kg` \
          ist die Stange mit allem, was darauf ist.
          """)
    case .bareStep(let number):
      ProblemText(
        "das sind jedes Mal \(number) Wiederholungen mehr, nicht mehr Gewicht",
        title: "ein Schritt in Wiederholungen neben einem Gewicht",
        explanation: """
          `progress +5` zählt, was die Sätze zählen, hier Wiederholungen. Neben einem Gewicht ist eine bloße Zahl meist in \
          Kilogramm oder Pfund gemeint. Schreib, wovon: `progress +5kg` oder `progress +5 reps`.
          """)
    case .loadsBeforeReps(let count):
      ProblemText(
        "das sind \(count) Sätze: Vor dem `x` steht die Zahl der Sätze",
        title: "Gewichte an der Stelle der Satzzahl",
        explanation: """
          `20x10` sind zwanzig Sätze mit zehn. In Trainingstagebüchern steht dort oft das Gewicht: 20 kg, zehnmal. Im Plan \
          steht es hinter dem `@`: `10 @ 20kg, 8 @ 25kg`. Ist es doch die Zahl der Sätze, gib ihnen eine Last, dann fragt \
          niemand mehr.
          """)
    case .shareBehindLoad:
      ProblemText(
        "das ist ein Anteil vom Maximum, nicht vom Satz davor",
        title: "eine Prozentangabe hinter einem Gewicht oder einer Anstrengung",
        explanation: """
          `90%` allein ist immer vom Maximum. Nach einem Satz mit Gewicht oder RPE sind meist leichtere Sätze gemeint, also \
          ein Anteil von dem, was dort bewegt wurde: `squat 3 @ rpe 8, 3x5 @ 90% of lifted(1)`.
          """)
    case .twentyOnes:
      ProblemText(
        "das sind 21 Sekunden",
        title: "21 Sekunden, wo 21 Wiederholungen gemeint sein können",
        explanation: """
          Die Methode *21s* sind 21 Wiederholungen: sieben in der unteren Hälfte, sieben in der oberen und sieben ganze. \
          `21s` ist eine Zeit. Schreib die Wiederholungen und den Namen der Methode als Notiz.
          """)
    case .typedSum:
      ProblemText(
        "beides wird zusammengezählt: Das ist kein Schritt fürs nächste Mal",
        title: "eine Summe, die wie ein Schritt aussieht",
        explanation: """
          `@ 80kg + 2.5kg` sind in jeder Einheit 82,5 kg. Was jedes Mal dazukommt, steht hinter `progress`: \
          `@ 80kg progress +2.5kg`.
          """)
    case .repsForLoad:
      ProblemText(
        "`max` heißt so viele Wiederholungen wie möglich: Hier hat nichts eine Last, die zählt",
        title: "Wiederholungen bis zum Versagen in einem `for load`",
        explanation: """
          In `for load` zählt die schwerste Last. Eine schwere Einzelwiederholung, deren Gewicht du selbst findest, ist \
          `clean 1 @ ask`, mit so vielen Versuchen, wie du willst.
          """)
    case .ownWeightLeftOut(let name):
      ProblemText(
        "das ist die ganze Last von `\(name)`, ohne dein Körpergewicht",
        title: "eine Last ohne das Körpergewicht",
        explanation: """
          Wo du dich selbst hebst, ist ein Gewicht am Gürtel mehr als dein eigenes: `@ bw + 10kg`. `@ 10kg` sind zehn \
          Kilogramm und sonst nichts, auch in der Summe der Einheit und in deinen Rekorden. Was dir eine Maschine oder ein \
          Band abnimmt, wird abgezogen: `@ bw - 20kg`.
          """)
    case .ownWeightNotLifted(let value):
      ProblemText(
        "`\(value)` ist nur, was zum Körpergewicht dazukam: Bei dieser Last fehlt dein eigenes Gewicht",
        title: "ein Anteil von dem, was zum Körpergewicht dazukam",
        explanation: """
          Nach einem Satz mit `@ bw + 20kg` ist `lifted(1)` 20 kg, ebenso `best(pull-up)`. Zähl dein Körpergewicht wieder \
          dazu: `@ bw + 90% of lifted(1)` sind 18 kg am Gürtel. Mit der Summe aus beidem rechnet Satz nicht: Für 90 % vom \
          Ganzen schreib die Last selbst oder `@ ask`.
          """)
    case .setsInARange(let reps):
      ProblemText(
        "die erste Zahl zählt die Sätze: Das sind mehrere Sätze mit je \(reps)",
        title: "eine Spanne von Sätzen, wo eine von Wiederholungen gemeint sein kann",
        explanation: """
          `3x5-8` sind drei Sätze mit fünf bis acht Wiederholungen. `5-8x3` sind mindestens fünf Sätze mit je drei \
          Wiederholungen und höchstens acht. Steht eine Last dahinter, gilt es, wie es dasteht.
          """)
    case .manySetsOfFew(let sets, let reps):
      ProblemText(
        "die erste Zahl zählt die Sätze: Das sind \(sets) Sätze mit je \(reps)",
        title: "viele Sätze mit wenigen Wiederholungen, wo das Umgekehrte gemeint sein kann",
        explanation: """
          `3x15` sind drei Sätze mit fünfzehn Wiederholungen, `15x3` fünfzehn Sätze mit je drei. Steht eine Last, ein `rest` \
          oder ein `every` dabei, gilt es, wie es dasteht.
          """)
    case .risingParts(let rungs):
      ProblemText(
        "das sind Teile eines Satzes mit kurzen Pausen dazwischen; die Sprossen einer Leiter sind eigene Sätze",
        title: "Teile, die von eins an steigen, wo eine Leiter gemeint sein kann",
        explanation: """
          `(1, 2, 3)` ist ein Cluster: ein Satz mit sechs Wiederholungen und einer kurzen Pause nach jedem Teil. In \
          `ladder \(rungs) x3` ist jede Sprosse ein eigener Satz, und danach beginnst du wieder bei eins. Schreibst du dazu, \
          wie lang die Pause ist, oder `pause none`, dann gilt es als Cluster.
          """)
    case .rangeOfSets(let count):
      ProblemText(
        "jeder der \(count) Sätze hat diese ganze Spanne",
        title: "eine weite Spanne von Gewichten für mehrere Sätze",
        explanation: """
          `@ 60kg-100kg` überlässt dir das Gewicht jedes Satzes, irgendwo dazwischen. Gewichte, die von Satz zu Satz \
          steigen, schreibst du aus: `@ 60kg, 70kg, 80kg`.
          """)
    case .fallingLoad:
      ProblemText(
        "das nimmt jedes Mal etwas weg, wenn alle Sätze geschafft sind",
        title: "eine Last, die nach jedem Erfolg sinkt",
        explanation: """
          Was hinter `progress` steht, kommt nach einer Einheit, in der alles geschafft ist. Was nach Fehlversuchen \
          wegfällt, steht hinter einem Komma: `progress +2.5kg, -10% after 2 misses`.
          """)
    case .oneWarmupSet(let reps):
      ProblemText(
        "das ist ein einziger Aufwärmsatz mit \(reps) Wiederholungen",
        title: "Aufwärmen mit wenigen Wiederholungen",
        explanation: """
          Eine Zahl hinter `warmup` ist wie überall ein Satz mit so vielen Wiederholungen. Mehrere Sätze schreibst du aus, \
          jeden mit seinem Anteil vom Gewicht: `warmup 5 @ 40%, 3 @ 60%, 2 @ 80%`.
          """)
    case .paceBeyondAnybody:
      ProblemText(
        "so schnell ist niemand",
        title: "ein Tempo, das niemand erreicht",
        explanation: """
          Ein Tempo ist eine Zeit über eine Strecke: `5:00/km`, `1:50/500m`, `1:40/100m`. So schnell war noch niemand; \
          wahrscheinlich stimmt eine Ziffer oder eine Einheit nicht.
          """)
    case .intervalBeyondAnybody:
      ProblemText(
        "mit diesem Abstand kommt niemand mit",
        title: "ein Abstand, den niemand schafft",
        explanation: """
          `every` ist die Zeit von Start zu Start: `every 2min`, `every 1:45`. In so kurzer Zeit schafft das niemand; \
          wahrscheinlich stimmt eine Ziffer oder eine Einheit nicht. Ein Tempo steht hinter dem `@`: `@ 1:40/100m`.
          """)
    case .emptyGroup:
      ProblemText(
        "in dieser Gruppe steht nichts",
        title: "eine leere Gruppe",
        explanation: """
          Zwischen den Klammern der Gruppe steht nichts, also ist darin nichts zu tun. Vielleicht kam ihr `>` zu früh, und \
          was hineingehört, steht darunter.
          """)
    case .roundLongerThanWindow:
      ProblemText(
        "nicht einmal eine Runde davon passt in die Zeit",
        title: "zu wenig Zeit für eine Runde",
        explanation: """
          Schon die Zeiten, die der Plan für eine einzige Runde nennt, sind länger als das ganze Zeitfenster, sodass das \
          Letzte darin nie drankommt.
          """)
    case .turnWithoutRounds:
      ProblemText(
        "hiervon kommt immer nur das Erste dran, denn nichts wiederholt sich",
        title: "im Wechsel, aber ohne Runden",
        explanation: """
          `alternate` nimmt in jeder Runde eine Übung, also braucht es Runden: `alternate x6 < curl 8; dip 8 >` sind von \
          beiden drei Sätze. In `rounds`, `tabata`, `emom` oder `amrap` geht es von Runde zu Runde weiter.
          """)
    case .turnsEndEarly(let turns, let items):
      ProblemText(
        "von den \(items) Übungen kommen nur die ersten \(turns) dran, eine pro Durchgang",
        title: "weniger Durchgänge als Übungen",
        explanation: """
          Wo Übungen einander abwechseln, zählt die Zahl die einzelnen Durchgänge und nicht die Runden durch alle: \
          `tabata x12 < … >` sind bei vier Übungen drei Runden. Bei weniger Durchgängen als Übungen fallen die letzten weg.
          """)
    case .countsNothing(let goal, let only):
      ProblemText(
        "`for \(goal.rawValue)` zählt \(goal.amountsInGerman), und hier sind nur \(only.amountsInGerman)",
        title: "ein Ergebnis, für das nichts zählt",
        explanation: """
          Bei `for reps` zählt die Summe aller Wiederholungen und Kalorien, bei `for distance` die aller Strecken, bei `for \
          calories` die aller Kalorien. Nichts in diesem Block wird darin gezählt, das Ergebnis wäre also 0.
          """)
    case .restBehindRounds:
      ProblemText(
        "diese Pause kommt einmal, nach allen Runden",
        title: "eine Pause hinter Runden",
        explanation: """
          Ein `rest` im Kopf einer Gruppe kommt nach jeder ihrer Runden; hinter ihrem `>` kommt er einmal, wenn alle Runden \
          gemacht sind. In einer eigenen Zeile ist das klar; in der Zeile der Gruppe kann er für jede Runde gemeint sein.
          """)
    case .restOfOneRound(let word):
      ProblemText(
        "`\(word)` ohne `x3` ist eine einzige Runde; diese Pause kommt also erst an ihrem Ende",
        title: "die Pause einer einzigen Runde",
        explanation: """
          Ein `rest` im Kopf einer Gruppe kommt nach jeder ihrer Runden und nicht zwischen ihren Übungen. Ohne `xN` gibt es eine \
          Runde. Schreib dazu, wie viele es sind, oder gib jeder Übung ihre eigene Pause.
          """)
    case .bothSidesOfOne(let side):
      ProblemText(
        "das ersetzt das `\(side)` der Gruppe: Gemacht werden beide Seiten",
        title: "beide Seiten in einer Gruppe für eine",
        explanation: """
          Was an der Übung steht, gilt vor dem, was an der Gruppe steht: Mit einem eigenen `each side` wird eine Übung in \
          `rounds left` auf beiden Seiten gemacht. Lass es weg, oder nimm der Gruppe die Seite. `each direction` zählt wie \
          `each side`; wo eine Seite in beide Richtungen geht, schreib alle Wiederholungen und eine Notiz: \
          `shoulder cars 6 note "3 je Richtung"`.
          """)
    case .alternateHold(let name):
      ProblemText(
        "`\(name)` wird gehalten: In dieser Zeit wechselt die Seite nie",
        title: "Seiten im Wechsel beim Halten",
        explanation: """
          `alternate sides` wechselt die Seite von Wiederholung zu Wiederholung, und beim Halten gibt es keine: Satz würde die \
          Zeit einmal herunterzählen, ohne ein Wort zur anderen Seite. Mit `each side` wird jeder Satz erst links, dann \
          rechts gehalten.
          """)
    case .endlessForTime:
      ProblemText(
        "diese Leiter hat kein Ende, also wird sie in ihrem `cap` nie fertig",
        title: "eine Leiter ohne Ende auf Zeit",
        explanation: """
          Mit einem `cap` geht eine Leiter auf Zeit: Gewertet wird, wie lange sie gedauert hat, oder dass sie nicht fertig \
          wurde. Eine ohne Ende wird immer abgebrochen. Wie weit du kommst, zeigt ein `amrap` darum: Gewertet werden die \
          Wiederholungen.
          """)
    case .speedOfLift(let name):
      ProblemText(
        "`\(name)` legt keine Strecke zurück, also gibt es weder Tempo noch Leistung zu halten",
        title: "ein Tempo oder eine Leistung bei einer Kraftübung",
        explanation: """
          Ein Tempo und Watt hinter `@` sind für das, was eine Strecke zurücklegt: Laufen, Radfahren, Rudern, Schwimmen. \
          Wie schnell eine Stange ist, misst hier nichts, und der Satz hat keine Last. Schreib die Last, und die \
          Geschwindigkeit als `cue`, der beim Heben zu sehen ist.
          """)
    case .loadOfMachine(let name):
      ProblemText(
        "`\(name)` hat keine Last: dabei wird nichts gehoben",
        title: "eine Last beim Rudern, Radfahren oder Schwimmen",
        explanation: """
          Der Widerstand eines Rudergeräts, eines Rads oder des Wassers ist keine Masse. Wie hart es ist, sagen eine Leistung \
          (`@ 200w`), ein Tempo (`@ 2:00/500m`), eine Zone oder eine RPE. Eine Weste, Paddles oder eine Einstellung des Geräts \
          gehören in eine Notiz. Was etwas wiegt und eine Strecke zurücklegt, ist ein Tragen, ein Schlitten oder ein Sandsack, \
          und ein Lauf kann die Last einer Weste haben.
          """)
    case .loadOfEachHand(let words):
      ProblemText(
        "`\(words)` hinter einer Last heißt: erst die eine Seite, dann die andere",
        title: "eine Last für jede Hand",
        explanation: """
          `each side` verdoppelt die Arbeit: zehn Wiederholungen links und zehn rechts, mit einer Last. Zwei Kurzhanteln \
          oder eine Last in jeder Hand schreibst du mit ihrer Anzahl: `dumbbell bench press 3x10 @ 2x20kg`, \
          `farmer's carry 40m @ 2x32kg`.
          """)
    case .setsBeforeList(let count, let total):
      ProblemText(
        "`\(count)x` gilt nur für den ersten Eintrag der Liste: zusammen sind das \(total) Sätze",
        title: "eine Satzzahl vor einer ebenso langen Liste",
        explanation: """
          Jeder Eintrag einer Liste hat seine eigene Satzzahl: `4x12, 10, 8, 6` sind vier Sätze mit zwölf, dann zehn, acht \
          und sechs. Eine Liste mit je einem Satz braucht davor keine Zahl. Ist es doch so gemeint, schreib die ersten \
          Sätze aus: `12, 12, 12, 12, 10, 8, 6`.
          """)
    case .setsOfOneRound(let word, let count):
      ProblemText(
        "ohne `x\(count)` ist `\(word)` eine einzige Runde: Alle Sätze einer Übung kommen hintereinander",
        title: "Sätze in einer Gruppe mit einer Runde",
        explanation: """
          Eine Gruppe macht ihre Einträge von oben nach unten, und `curl 3x10` ist ein Eintrag: Erst kommen alle drei Sätze, \
          dann die nächste Übung. Soll im Wechsel trainiert werden, sag, wie viele Runden es sind, mit je einem Satz. Sind \
          die Sätze hintereinander gemeint, lass das Wort weg.
          """)
    case .setsInEachRound(let count):
      ProblemText(
        "jede der \(count) Runden hat \(count) Sätze von jeder Übung",
        title: "Sätze mal Runden",
        explanation: """
          Was in einer Runde steht, kommt in jeder Runde: Drei Runden mit `curl 3x10` sind neun Sätze Curls. Eine Runde ist \
          ein Satz von jeder Übung: `superset x3 < curl 10; dip 8 >`.
          """)
    case .askedAgain:
      ProblemText(
        "das fragt nicht mehr als ein einziges `@ ask`",
        title: "eine Liste aus `ask`",
        explanation: """
          `@ ask` fragt vor dem ersten Satz und schlägt dieses Gewicht vor den anderen wieder vor; dort kannst du ein anderes \
          eingeben. Eine Liste davon bewirkt dasselbe. Soll jeder Satz schwerer sein, sag um wie viel: `squat 5 @ ask, 3 @ \
          lifted(1) + 10kg`.
          """)
    case .recoveryReplaced:
      ProblemText(
        "nach dem letzten dieser Sätze kommt stattdessen die Pause der Runde",
        title: "eine Erholung, die der Pause der Runde weicht",
        explanation: """
          Treffen zwei Pausen aufeinander, gilt die spätere, am Ende jeder Runde also die aus ihrem Kopf. Die Erholung kommt \
          damit zwischen den Sätzen, aber nicht nach dem letzten. Bewegst du dich auch dort weiter, schreib sie als eigenen \
          Eintrag; der steht dann auch im Log.
          """)
    case .noteBetweenClocks:
      ProblemText(
        "hier wartet nichts: Während man das liest, läuft schon die nächste Uhr",
        title: "eine Notiz zwischen zwei Uhren",
        explanation: """
          Eine Notiz steht bei dem, was auf sie folgt, und dauert nicht. Nach etwas, das die Uhr beendet, läuft die nächste \
          Uhr sofort los. Was dazwischen zu tun ist, schreibst du als Pause mit einer Notiz; sie dauert, bis du weitermachst: \
          `rest note "Stretch your back."`.
          """)
    case .addedReps(let total):
      ProblemText(
        "das sind Sätze mit \(total) Wiederholungen",
        title: "Wiederholungen mit Plus",
        explanation: """
          Das Plus zählt zusammen: `5x(2+1)` sind fünf Sätze mit drei. Zwei Wiederholungen der einen Übung und eine der \
          nächsten, ohne die Stange abzulegen, sind ein `complex`, der beide Übungen nennt.
          """)
    case .oneSetOfLevel:
      ProblemText(
        "diese Alternative ist ein einziger Satz",
        title: "Sätze nur für ein Niveau",
        explanation: """
          Jede Alternative hat ihre eigenen Sätze: Bei `push-up 3x10 or 6` macht das zweite Niveau einmal sechs \
          Liegestütze. Schreib die Satzzahl vor beide.
          """)
    case .restInTabata:
      ProblemText(
        "diese Pause ist selbst an der Reihe: Die Hälfte der Intervalle sind Pausen",
        title: "eine Pause in einem `tabata`",
        explanation: """
          Ein `tabata` hat seine Pause schon, 10 s nach je 20 s Arbeit, und seine Einträge wechseln sich ab: Bei zweien hat \
          jeder vier der acht Intervalle. Andere Längen stehen im Kopf: `tabata on 40s off 20s < … >`.
          """)
    case .restInWindow:
      ProblemText(
        "diese Pause kommt nach jeder Runde, in der Zeit des `amrap`",
        title: "eine Pause im Kopf eines `amrap`",
        explanation: """
          Ein `rest` im Kopf eines `amrap` gehört zu jeder seiner Runden, und seine Uhr läuft weiter. Eine Pause danach \
          steht in der nächsten Zeile. Mit `xN` sind es mehrere, und die Pause liegt dazwischen: `amrap 4min x3 rest 2min \
          < … >`.
          """)
    case .fewRungs(let count):
      ProblemText(
        "diese Leiter hat \(count) Sprossen",
        title: "eine Leiter, von der nur die Enden dastehen",
        explanation: """
          Jede Zahl ist eine Sprosse. Nur zwei Zahlen allein zählen in Einerschritten: `ladder 1-10` hat zehn Sprossen. \
          Eine Leiter, die hinauf und wieder hinunter geht, wird ausgeschrieben.
          """)
    case .choiceOfOne:
      ProblemText(
        "hier gibt es nichts zu wählen",
        title: "eine Wahl aus einem Eintrag",
        explanation: """
          `or` nennt eine Übung für jedes Niveau: Wer auf dem zweiten trainiert, macht immer die zweite. Ein `choose` \
          bietet seine Einträge an, die mit `;` oder durch Zeilen getrennt sind.
          """)
    case .severalPicked(let count):
      ProblemText(
        "das sind \(count) Einträge, und jede Einheit bekommt einen davon",
        title: "mehrere Einträge eines `by` in einer Zeile",
        explanation: """
          In einem `by` ist jede Übung ein eigener Eintrag, wo die Zeile auch endet. Mehrere Übungen, die zusammengehören, \
          stehen zwischen `<` und `>`.
          """)
    case .neverPicked(let weeks):
      ProblemText(
        "es gibt nur \(weeks) Wochen, also kommt dieser Eintrag nie",
        title: "mehr Einträge als Wochen",
        explanation: """
          `by week` nimmt in der ersten Woche den ersten Eintrag und in der zweiten den zweiten. Was über die Wochen des \
          Programms oder seines `cycle` hinausgeht, kommt nie. Übungen einer Woche stehen zwischen `<` und `>`.
          """)
    case .weeksAsTitles:
      ProblemText(
        "diese Workouts wechseln von Tag zu Tag, nicht von Woche zu Woche",
        title: "Workouts, die nach Wochen heißen",
        explanation: """
          Ein Programm macht seine Workouts nacheinander, an jedem Trainingstag eines. Ein Workout, das sich von Woche zu \
          Woche ändert, ist ein einziges mit einem `by week` darin.
          """)
    case .withoutEffect(let attribute):
      ProblemText(
        "`\(attribute)` ändert hier nichts",
        title: "ein Attribut ohne Wirkung",
        explanation: """
          Eine `bell` gehört zu einem `sit`. Eine `pause` steht hinter den Sätzen, die Teile haben, nicht im Kopf einer \
          Gruppe. Außer ihrer Länge hat eine Pause nur `note`, `cue`, `say` und `label`, ein Atemzug oder ein Sitzen nur \
          die ersten drei und `rest`. Sätze, die `every` so und so oft beginnen, pausieren bis zum nächsten Start, auch \
          nach dem letzten.
          """)
    case .targetBehindRest:
      ProblemText(
        "das ist das Ziel der Arbeit, nicht der Pause",
        title: "ein Ziel hinter einer Pause",
        explanation: """
          Ein Satz hat ein Ziel, wo auch immer sein `@` steht, und eine Pause hat keins. Schreib das Ziel beim Laufen, \
          Radfahren, Rudern, Schwimmen oder Skifahren vor die Pause. Wie du dich in der Pause bewegst, gehört in eine \
          Notiz direkt dahinter: `run 6x400m rest 2min note "zone 1"`. Eine Erholung mit eigenem Ziel, die im Log stehen \
          soll, ist eine eigene Übung: `rounds x6 < run 400m; run 2min @ zone 1 >`.
          """)
    case .restIsRound:
      ProblemText(
        "diese Pause zählt als eigene Runde",
        title: "eine Pause, die eine Runde ist",
        explanation: """
          Mit `alternate` ist jeder Wechsel eine Runde, und gewertet werden bei `amrap` die Runden: Was dein Partner \
          macht, zählt wie deine eigenen. Als Letztes in jeder Runde gehört die Pause dazu, und gewertet werden die Runden, \
          die du gemacht hast.
          """)
    case .restBeforeNextStart:
      ProblemText(
        "erst diese Pause, dann der Rest des Intervalls",
        title: "eine Pause am Ende eines Intervalls",
        explanation: """
          `every` und `emom` zählen von Start zu Start: Was vom Intervall übrig bleibt, ist die Pause. Eine Pause am Ende \
          seiner Runde kommt noch davor und ändert nichts, oder der nächste Start schneidet sie ab. Lass sie weg; soll \
          jede Runde dieselbe Pause haben, wie lange ihre Arbeit auch dauert, schreib `rounds x5 rest 30s < … >`.
          """)
    case .restReplaced:
      ProblemText(
        "diese Pause kommt nie: Die nächste tritt an ihre Stelle",
        title: "zwei Pausen hintereinander",
        explanation: """
          Von zwei Pausen hintereinander gilt die spätere, so wie ein `rest` in einer eigenen Zeile an die Stelle der letzten \
          Pause der Übung darüber tritt. Sie werden nicht addiert. Schreib eine Pause, die so lang ist wie beide, oder \
          dazwischen, was du dort tust.
          """)
    case .listInEachRound(let count):
      ProblemText(
        "jede der \(count) Runden enthält alle \(count) Sätze dieser Liste",
        title: "eine Liste von Sätzen in jeder Runde",
        explanation: """
          Was in einer Runde steht, wird in jeder Runde gemacht, und eine Liste von Sätzen gehört zusammen. Vier Runden mit je \
          vier Sätzen sind sechzehn Sätze. Ändern sich die Wiederholungen von Runde zu Runde, hat eine Leiter eine Sprosse je \
          Runde: `ladder 12-10-8-6 < curl; dip 8 >`.
          """)
    case .machineForLift(let name):
      ProblemText(
        "`\(name)` allein ist das Rudergerät, hier stehen aber Sätze mit Wiederholungen",
        title: "das Rudergerät in Sätzen mit Wiederholungen",
        explanation: """
          Rudern ohne weiteres Wort ist eine Strecke, eine Zeit oder Kalorien am Rudergerät. Zur Übung gehört dazu, was \
          gezogen wird: Langhantelrudern, Kurzhantelrudern, Rudern am Kabelzug. Erst dann zählen ihre Sätze für den Rücken, \
          und sie hat eigene Rekorde.
          """)
    case .noteAmongPicked:
      ProblemText(
        "eine Notiz ist kein Eintrag von `by`",
        title: "eine Notiz zwischen Einträgen",
        explanation: """
          `by` zählt die Einträge seines Blocks und nimmt einen davon. Eine Notiz allein zählt nicht mit; sie wird immer \
          gezeigt, egal welcher Eintrag dran ist. Ein Tag, der nur aus einer Notiz besteht, ist ein Block: \
          `< note "Ruhetag." >`. Eine Notiz zu allen Einträgen steht am Anfang.
          """)
    case .unusedValue(let name):
      ProblemText(
        "`\(name)` wird nirgends verwendet",
        title: "ein Wert, den nichts verwendet",
        explanation: """
          `let` gibt einem Wert einen Namen, und dieser Name steht sonst nirgends. Entweder steht der Wert selbst da, wo \
          der Name gemeint war, und eine Änderung am `let` ändert nichts, oder die Zeile kann weg.
          """)
    case .longBreath(let limit):
      ProblemText(
        "ein Atemzug von über \(limit) Sekunden: Ist das so gemeint?",
        title: "ein sehr langer Atemzug",
        explanation: "Niemand atmet länger als eine Minute ein oder aus. Meist steht `min`, wo `s` gemeint war.")
    case .bellNeverRings:
      ProblemText(
        "diese Glocke käme erst nach dem Ende",
        title: "eine Glocke, die nie läutet",
        explanation: """
          `bell 5min` läutet alle fünf Minuten, solange du sitzt. Ist der Abstand länger als das Sitzen, läutet sie nie.
          """)
    case .heightOf(let name):
      ProblemText(
        "das sagt, wie weit, `\(name)` zählt man aber nach Wiederholungen",
        title: "eine Höhe, wo die Wiederholungen stehen sollten",
        explanation: """
          Eine Länge hinter dem Namen sagt, wie weit es geht; `box jump 24in` wäre also ein einziger Sprung von 61 \
          Zentimetern. Schreib, wie viele es sind; die Höhe des Kastens steht dahinter: `box jump 10 height 24in`.
          """)
    case .shareOfNoMax(let name):
      ProblemText(
        "von `\(name)` gibt es kein Maximum für eine Wiederholung",
        title: "ein Prozentwert ohne Maximum",
        explanation: """
          Prozente hinter `@` beziehen sich auf das Maximum der Übung für eine Wiederholung, auf dem Rad auf die \
          Schwellenleistung. Beim Laufen, Schwimmen und Rudern gibt es das nicht: Schreib, wovon es Prozente sind, \
          `75% of max heart rate` oder `85% of ftp`, oder gib ein Tempo an, eine Zone oder ein Wort wie `all out`. Auch beim \
          Seilspringen, am Boxsack oder beim Treppensteigen nicht: Gib eine RPE an oder einen Anteil deiner Herzfrequenz. Bei \
          einer Planke oder einer Dehnung gib eine RPE an oder einen Anteil deiner besten Zeit, `plank (70% of 60s)`.
          """)
    case .restLongerThanCap:
      ProblemText(
        "diese Pause ist länger als die ganze Zeit, die es gibt",
        title: "eine Pause, die länger ist als das Limit um sie herum",
        explanation: """
          Ein `cap` beendet seine ganze Gruppe, und ein `amrap` ist vorbei, wenn seine Zeit um ist: Eine längere Pause lässt \
          nichts für das übrig, was nach ihr kommt. Meist waren Sekunden statt Minuten gemeint.
          """)
    case .unreachableAlternative:
      ProblemText(
        "keine Stufe erreicht alle diese Alternativen",
        title: "eine Alternative, die keine Stufe erreicht",
        explanation: """
          Die erste Stufe nimmt überall die erste Alternative, die zweite die zweite. Bei `pull-up 5 @ bw+10kg or bw+5kg \
          or ring row 5` macht die zweite Stufe Ring Rows, Klimmzüge mit 5 kg mehr macht also niemand. Ein `or` \
          zwischen Übungen lässt jeder ein einziges Gewicht; nenn so viele Stufen, wie es Alternativen gibt.
          """)
    case .compoundsEverySession(let name):
      ProblemText(
        "`\(name)` ändert sich nach jedem Training um denselben Faktor, egal was geschafft wurde",
        title: "ein Gewicht, das sich mit jedem Training multipliziert",
        explanation: """
          Das nächste Gewicht folgt aus dem von heute und das aus dem vom letzten Mal: Fünf Prozent mehr in jedem Training \
          sind nach fünfzehn das Doppelte, auch wenn jeder Satz verfehlt wurde. Schreib, wann es sich ändert, \
          `when done < … >`, oder rechne von einem Wert aus, der bleibt.
          """)
    case .caloriesOfLift(let name):
      ProblemText(
        "nichts zählt die Kalorien von `\(name)`; gezählt werden Wiederholungen",
        title: "die Kalorien einer Kraftübung",
        explanation: """
          Kalorien zählt die Anzeige eines Ruderergometers, eines Rads oder eines Laufbands. Eine Kraftübung oder eine Übung mit \
          dem Körper hat Wiederholungen oder eine Zeit: `leg extension 30`, `push-up 2min`.
          """)
    case .repsBeforeSets(let sets, let reps):
      ProblemText(
        "das sind \(sets) Sätze mit \(reps) Wiederholungen: Die Sätze stehen vor dem `x`",
        title: "Wiederholungen vor dem `x`",
        explanation: """
          Vor dem `x` steht immer die Zahl der Sätze, dahinter das, was in jedem Satz gemacht wird: `3x10` sind drei Sätze mit \
          zehn Wiederholungen, egal welches Wort dazwischensteht.
          """)
    case .dropToTheBar(let load):
      ProblemText(
        "\(load) ist weniger als die Stange, also wird es nicht leichter als im Satz davor",
        title: "eine Reduktion auf weniger als die Stange",
        explanation: """
          Ein Prozentsatz wird zu einer Last aus deiner Stange und deinen Scheiben, und keine Langhantel ist leichter als ihre \
          Stange, meist 20 kg oder 45 lb. Machst du mit etwas Leichterem weiter, etwa einer kurzen Stange, schreib dessen \
          Last: eine Last, die du selbst schreibst, wird nie gerundet. Mit Kurzhanteln schreib deren Übung: \
          `dumbbell curl 10 @ 20kg drop 80%`.
          """)
    case .platesOfEachSide(let words):
      ProblemText(
        "`\(words)` heißt: erst die eine Seite des Körpers, dann die andere, nicht Scheiben auf jeder Seite der Stange",
        title: "Scheiben auf jeder Seite",
        explanation: """
          Die Last einer Langhantel ist alles zusammen: die Stange und die Scheiben auf beiden Seiten. 40 kg auf jeder Seite \
          einer Stange von 20 kg sind `squat 3x5 @ 100kg`, und `satz show` sagt, welche Scheiben das sind. `each side` \
          verdoppelt die Arbeit: so viele Wiederholungen links und so viele rechts, wie in `lunge 3x8 @ 40kg each side`.
          """)
    case .totalInEachSet:
      ProblemText(
        "jeder dieser Sätze ist eine Gesamtzahl, in beliebig vielen Sätzen",
        title: "eine Gesamtzahl in jedem von mehreren Sätzen",
        explanation: """
          `20 total` sind zwanzig in so vielen Sätzen, wie du brauchst; `3x20 total` sind also drei solche Ziele \
          nacheinander. Trainer meinen mit *3x20 total*, dass beide Beine zusammen in jedem Satz zwanzig machen oder dass es \
          überhaupt nur zwanzig sind.
          """)
    case .wayOfLift(let name):
      ProblemText(
        "bei `\(name)` bleibt man, wo man ist, legt also keine Strecke zurück",
        title: "eine Strecke bei einer Kraftübung",
        explanation: """
          Eine Kraftübung zählt man in Wiederholungen, vorwärts kommt man dabei nicht. Eine Strecke rudert man am Rudergerät, \
          das ist `row` allein; Rudern am Kabelzug oder an der Maschine trainiert den Rücken in Sätzen mit Wiederholungen. \
          Was sich fortbewegt, etwa Ausfallschritte im Gehen oder ein Farmer's Walk, kann eine Strecke haben.
          """)
    case .remarkInName(let words):
      ProblemText(
        "`\(words)` gehört hier zum Namen und bewirkt nichts",
        title: "eine Bemerkung im Namen",
        explanation: """
          Wörter in Klammern hinter einem Namen gehören zum Namen, wie andere Apps ihn schreiben: `Bench Press (Barbell)`. \
          Wie hart es wird, auf welcher Seite oder mit welcher Pause, steht hinter den Sätzen; dort ist es zu sehen, und ein \
          Ziel kommt ins Log.
          """)
    case .compoundsEverySet:
      ProblemText(
        "`lifted(last)` ist der Satz davor, das Gewicht ändert sich also mit jedem Satz",
        title: "ein Gewicht, das sich mit jedem Satz multipliziert",
        explanation: """
          `last` ist immer der Satz davor, auch einer aus derselben Zeile: Von zwei Sätzen mit 90 % davon hat der zweite \
          81 % des Topsatzes. Sollen sich alle nach einem Satz richten, schreib `best(lift)` oder seine Nummer: \
          `lifted(1)`. Soll jeder leichter sein als der davor, gib jedem eine eigene Zeile.
          """)
    }
  }
}

extension Goal {
  /// What it sums up, or compares.
  var amountsInGerman: String {
    switch self {
    case .load: "Lasten"
    case .reps: "Wiederholungen und Kalorien"
    case .distance: "Strecken"
    case .calories: "Kalorien"
    }
  }
}
