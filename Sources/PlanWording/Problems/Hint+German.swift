/// What to do about a problem, in German.
import PlanLanguage

extension Hint {
  public var german: String {
    switch self {
    case .didYouMean(let word): "Meintest du `\(word)`?"
    case .didYouMeanExercise(_, let name): "Meintest du `\(name)`?"
    case .write(let text): "Schreib `\(text)`."
    case .writeEither(let one, let other): "Schreib `\(one)` oder `\(other)`."
    case .writeMost(let most, let note):
      "Um es beim Training zu entscheiden, schreib `\(most)` und dahinter `note \"\(note)\"`, und lass mit `skip` weg, was zu viel ist."
    case .writeFor(let text, let meaning): "Schreib `\(text)` für \(meaning.german)."
    case .commentsBeginWithSlashes: "Beginne einen Kommentar mit `//`."
    case .quoteTitle:
      "Setz den Titel einer Gruppe in Anführungszeichen oder nimm ein Schlüsselwort wie `superset` oder `rounds`."
    case .writeNote: "Schreib es als Notiz: `note \"…\"`."
    case .separateItems: "Ist es der nächste Eintrag, gib ihm eine eigene Zeile oder ein `;` davor."
    case .sayEffort:
      "Eine Anstrengung ist `@ rpe 8` oder `@ easy`, `@ steady`, `@ hard` oder `@ all out`; andere Wörter sind ein Label."
    case .closeBlock: "Schließ ihn mit `>`."
    case .declareAtTop: "Deklarier sie oben in der Datei, außerhalb der Workouts und Programme."
    case .closeQuote: "Schließ ihn mit `\"`."
    case .remove: "Nimm es weg."
    case .saveAsUTF8: "Speichere die Datei als UTF-8."
    case .compareWithWords(let word): "Vergleiche mit Wörtern: `\(word)`."
    case .intensityForAllOrEach: "Gib jedem Eintrag sein eigenes `@` oder setz eines hinter den letzten."
    case .loadOfEachSet: "Gib jedem Satz sein eigenes Gewicht: `@ 60kg, 70kg, 80kg`."
    case .wrapInWorkout: "Setz es in ein Workout: `workout \"Name\" < … >`."
    case .placeState: "Zustände und Regeln gehören in das Programm, das Workout oder die Vorlage, für die sie gelten."
    case .placeInProgram: "Setz die Regel direkt ins Programm, neben die Workouts."
    case .countInTemplate(let load, let form): "Übergib `\(load)` und schreib die Anzahl in die Vorlage: `\(form)`."
    case .placeRule: "Setz die Regel unter die Übung, für die sie gilt."
    case .repeatTurns:
      "Schreib, wie oft, `alternate x6 < … >`, oder setz es in Runden: `rounds x6 < alternate < … > >`."
    case .nameLevels(let count):
      "Nenn oben im Workout für jede Alternative eine Stufe: `levels \(Hint.levels(count))`."
    case .writeAlternativesWhole:
      "Schreib jede Alternative ganz: `pull-up 5 @ bw+10kg or pull-up 5 @ bw+5kg or ring row 5`."
    case .fillClock:
      "Oder setz es in etwas mit einer Uhr, dann füllt es den Rest: `for time cap 20min < run 1 mile; amrap < … > >`."
    case .restAsLongAsWork:
      "Halte sie in einem Zustand fest: `state pause = 90s`, dann `rest (pause)` und unter der Übung `after set < pause = time(last) >`."
    case .endEarly(let text):
      "Schreib `\(text)`: Alles nach dem ersten Mal darfst du weglassen, mit *nächste Übung* (`Strg-N`)."
    case .restOfEachSet:
      "Die Pause ist nach jedem Satz einer Zeile gleich. Schreib die Sätze einzeln: `squat 8 rest 2min; squat 5 rest 3min`."
    case .stopSets(let condition):
      """
      Um die übrigen Sätze wegzulassen, halte ihre Anzahl in einem Zustand fest und setz ihn auf 0: `state fours = 6`, \
      `squat (fours)x4`, `after set < when \(condition) < fours = 0 > >` und fürs nächste Mal `after session < fours = 6 >`.
      """
    case .leaveOutDays:
      "Lass es weg: Ohne `on` kommt die nächste Einheit, wann immer du trainierst, und eine Woche hat so viele wie Workouts."
    case .declareState(let name, let first):
      "Vereinbare ihn im Programm oder im Workout: `state \(name) = \(first)`."
    case .keepInState(let name, let first, let asked, let firstAsked):
      """
      Regeln ändern Zustände, nicht das Profil. Vereinbare `state \(asked) = \(firstAsked)` und `state \(name) = \(first)`, \
      lass den Test sie setzen: `after lift < \(asked) = ask "Wie viel?"; \(name) = 95% of \(asked) >`, und schreib danach \
      `@ 90% of \(name)`.
      """
    case .stateInsteadOfLet(let text):
      "Ein `let` ändert sich nie. Schreib stattdessen im Programm oder Workout `\(text)`."
    case .recoveryAsItem(let item):
      "Soll die Erholung auch nach dem letzten Satz kommen, schreib sie als eigenen Eintrag: `\(item)`."
    case .restAfterRounds(let rest):
      "Setz `\(rest)` in eine eigene Zeile für eine einzige Pause nach allen Runden."
    case .sayWhenDone: "Schreib, wann: `when done < … >`."
    case .placeLevels: "Setz es ganz oben in das Workout."
    case .restTakesTime:
      "Schreib eine Zeit, `rest 90s`, oder `rest` als eigenen Eintrag: Diese Pause dauert, bis du Enter drückst."
    case .writeAtItems: "Schreib es hinter die Einträge, für die es gilt."
    case .groupLifts:
      "Wenn die Regel für beide gilt, setz `< … >` um sie; wenn nur für die letzte, um diese und die Regel."
    case .loadToBeginWith:
      "Schreib die Last, mit der es anfängt: `@ 60kg` oder `@ ask`, das beim ersten Mal danach fragt; `@ bw` ist das Körpergewicht."
    case .changeByWeek(let first, let use, let rule):
      "Für eine Änderung nach Wochen behalte den Wert in einem `state` des Programms: `state load = \(first)` und `\(rule)` neben seinen Workouts, und hier `\(use)`."
    case .labelEach(let label):
      "Damit jede für sich steigt, gib einer von beiden ein Label: `label \"\(label)\"`. Sollen sie gemeinsam steigen, schreib bei beiden denselben Schritt."
    case .stretches(let sets):
      "Soll unterwegs etwas angesagt werden, mach aus den Abschnitten Sätze, `\(sets) rest none say \"…\"`: Jeder beginnt mit seiner Ansage."
    case .declareExercise(let name):
      "Ist es eine eigene Übung, dann deklarier sie oben in der Datei: `exercise \"\(name)\"`."
    case .countsAsVariation(_, let base):
      "Ihre Sätze zählen als Variante von `\(base)`: für dieselben Muskeln, mit eigenen Rekorden."
    case .countsForBoth(_, _, german: let first, let second):
      "Ihre Sätze zählen für die Muskeln von `\(first)` und `\(second)` zusammen, mit eigenen Rekorden."
    case .wrapInProgram: "Setz Workouts, die sich abwechseln, in ein Programm: `program \"Name\" < … >`."
    }
  }
}

extension Hint.Meaning {
  fileprivate var german: String {
    switch self {
    case .effort: "eine Anstrengung"
    case .load: "ein Gewicht"
    case .share: "einen Anteil vom Maximum"
    case .levels: "zwei Stufen"
    case .rungs: "eine Leiter"
    case .list: "einen Satz nach dem anderen"
    case .binding: "einen Namen für einen Wert"
    case .rule: "eine Änderung nach jedem Mal"
    case .manyRounds: "so viele Runden wie möglich"
    case .someRounds: "eine Anzahl Runden"
    case .oneRound: "eine Runde auf Zeit"
    case .sendOff: "eine Zeit von Start zu Start"
    case .pace: "ein Tempo"
    case .ownDecision: "das, was du selbst entscheidest"
    case .ramp: "eine Rampe"
    case .everyRung: "jede Zahl dazwischen"
    case .twoRungs: "zwei Sprossen"
    case .setsAfter: "die Sätze danach"
    case .nextTime: "mehr beim nächsten Mal"
    case .restAfterEachRound: "eine Pause nach jeder Runde"
    case .oneInEachHand: "in jeder Hand eine"
    case .platesAndBar(let bar): "solche Scheiben auf jeder Seite einer Stange von \(bar)"
    case .oneSideThenTheOther: "eine Seite nach der anderen"
    case .moreLoad: "jedes Mal mehr Gewicht"
    case .moreReps: "jedes Mal mehr Wiederholungen"
    case .soManySets: "so viele Sätze"
    case .bothSidesTogether: "so viele mit beiden Seiten zusammen"
    case .inEachSet: "so viele in jedem Satz"
    case .inAll: "so viele insgesamt, in beliebig vielen Sätzen"
    case .oneSet: "einen Satz"
    case .shareOfThatSet: "einen Anteil von dem, was du in diesem Satz bewegt hast"
    case .sum: "die Summe der beiden"
    case .twentyOneReps: "7 Wiederholungen unten, 7 oben und 7 ganze"
    case .seconds: "Sekunden"
    case .targetOfWork: "ein Ziel der Arbeit"
    case .targetOfRest: "die Bewegung in der Pause"
    case .turns: "eine davon in jedem Intervall"
    case .liftsInARow: "erst die eine Übung, dann die nächste"
    case .ownRounds: "Runden, die deine sind"
    case .paceOfYours: "dein eigenes Tempo, dann `@ race`"
    case .workAndRest: "die Arbeit und die Pause danach"
    case .eachSide: "jede Seite"
    case .recovery: "eine Erholung nach jedem Mal"
    case .itemAfterAll: "das Nächste, nach allen davon"
    case .remark: "eine Bemerkung"
    case .addedToBody: "ein Zusatzgewicht zu deinem Körper"
    case .threeLevels: "Stufen"
    case .firstSet: "das Gewicht des ersten Satzes"
    case .heaviestSet: "das höchste Gewicht bis dahin"
    case .heartRate: "eine Herzfrequenz"
    case .power: "eine Leistung"
    case .oneMoreSet: "noch einen Satz"
    case .lastSetOpen: "einen letzten Satz mit so vielen Wiederholungen wie möglich"
    case .eachSetOpen: "so viele Wiederholungen wie möglich in jedem Satz"
    case .loadForFailure: "ein Gewicht, mit dem nicht mehr gehen"
    case .partsOfSet: "einen Satz mit kurzen Pausen darin"
    case .restAfterSets: "eine Pause nach jedem Satz"
    case .holdOfReps: "wie lange jede Wiederholung gehalten wird"
    case .sameOnEachRung: "auf jeder Sprosse gleich viele"
    case .timesRung: "ein Vielfaches jeder Sprosse"
    case .eachSession: "eine Änderung nach jedem Training"
    case .bothInTurn: "einen Supersatz aus beiden"
    case .oneOfBoth: "eins von beiden"
    case .sidesInTurn: "so viele auf jeder Seite, abwechselnd"
    case .allOnce: "jede davon einmal"
    case .allInEachRound: "alle in jeder Runde"
    }
  }
}

extension LabelRole {
  public var german: String {
    switch self {
    case .firstHere: "hier zuerst"
    case .againHere: "und hier"
    case .lackingHere: "hier keines"
    case .namedHere: "bekommt hier seinen Wert"
    case .calledHere: "hier aufgerufen"
    case .definedHere: "hier definiert"
    case .isA(let dimension): "das ist \(dimension.german)"
    case .sameLift: "dieselbe Übung"
    case .assignedHere: "das gilt fürs nächste Mal"
    }
  }
}
