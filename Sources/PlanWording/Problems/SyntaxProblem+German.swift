/// What is wrong with a plan's syntax, in German.
import PlanLanguage

extension SyntaxProblem {
  var inGerman: ProblemText {
    switch self {
    case .tooManyProblems(let limit):
      ProblemText(
        "mehr als \(limit) Fehler; weitere werden nicht gemeldet",
        title: "zu viele Fehler",
        explanation: """
          Mehr Fehler als diese werden zu einer Datei nicht gemeldet. Wo es so viele sind, folgen die meisten aus wenigen: \
          Berichtige die ersten und prüfe noch einmal. Auch eine Datei, die gar kein Plan ist, endet hier.
          """)
    case .tooManyWarnings(let limit):
      ProblemText(
        "mehr als \(limit) Warnungen; weitere werden nicht gemeldet",
        title: "zu viele Warnungen",
        explanation: """
          Mehr Warnungen als diese werden zu einer Datei nicht gemeldet. Oft ist ein Wort der Grund für alle, etwa ein \
          Name, den die Bibliothek nicht kennt; lege ihn mit `exercise` an, und sie verschwinden.
          """)
    case .unexpected(let found, let expected):
      ProblemText(
        unexpectedGerman(found, expected),
        title: "hier gehört etwas anderes hin",
        explanation: """
          Was hier steht, kann nicht auf das folgen, was davor steht. Die Meldung nennt, was folgen könnte: Zu `3x` fehlen \
          noch die Wiederholungen, zu einer `)` fehlt die `(`. Ein Eintrag endet am Zeilenende oder mit `;`.
          """)
    case .unclosedBlock:
      ProblemText(
        "dieser Block wird nie geschlossen",
        title: "ein Block ohne Ende",
        explanation: """
          Zu jedem `<` gehört ein `>`. Die Meldung zeigt auf den Block, der offen bleibt; das `>` kann ihm fehlen oder \
          einem Block darin.
          """)
    case .unclosedParenthesis:
      ProblemText(
        "diese Klammer wird nie geschlossen",
        title: "eine Klammer ohne Ende",
        explanation: "Zu jeder `(` gehört eine `)`, in Rechnungen wie in Clustern, und zwar in derselben Zeile.")
    case .nothingToClose:
      ProblemText(
        "hier gibt es keinen Block, den dieses `>` schließen könnte",
        title: "ein `>` zu viel",
        explanation: """
          Dieses `>` schließt nichts: Alle Blöcke davor sind schon geschlossen. Nimm es weg, oder such weiter oben nach \
          einem `<`, das fehlt.
          """)
    case .missingBlock(let head):
      ProblemText(
        "`\(head)` braucht einen Block",
        title: "ein Kopf ohne Block",
        explanation: """
          Workouts und Gruppen sagen, was sie sind, und dann zwischen `<` und `>`, was darin steht. Das `<` darf auch in \
          der nächsten Zeile stehen.
          """)
    case .nestingTooDeep(let limit):
      ProblemText(
        "das ist tiefer verschachtelt als \(limit) Ebenen",
        title: "zu tief verschachtelt",
        explanation: """
          Die Tiefe von Blöcken in Blöcken ist begrenzt, damit jeder Text gefahrlos geprüft werden kann. So viele \
          braucht kein Training; meist ist aus Versehen eine Reihe von `<` in die Datei geraten.
          """)
    case .unknownDeclaration(let word):
      ProblemText(
        "mit `\(word)` beginnt nichts, was in einem Plan stehen kann",
        title: "ein unbekanntes Wort auf oberster Ebene",
        explanation: """
          In einer Datei stehen Workouts, Atemübungen, Meditationen und Programme, eigene Übungen, Werte und Vorlagen, \
          und mit diesem Wort beginnt nichts davon. Gruppen und Übungen stehen in einem Workout.
          """)
    case .missingTitle(let word):
      ProblemText(
        "diesem `\(word)` fehlt der Name",
        title: "der Titel fehlt",
        explanation: """
          Workouts, Atemübungen, Meditationen und Übungen haben Namen, mit denen du sie startest und im Log findest. \
          Anführungszeichen brauchen nur Namen mit Sonderzeichen.
          """)
    case .itemOutsideWorkout:
      ProblemText(
        "das steht außerhalb eines Workouts",
        title: "ein Eintrag außerhalb eines Workouts",
        explanation: """
          Übungen, Pausen und Gruppen gehören in ein Workout; auf oberster Ebene stehen nur die Workouts selbst. An der \
          Eingabe geht es ohne: Dort kommen Einträge in die laufende Session.
          """)
    case .unknownField(let word):
      ProblemText(
        "eine Übung hat kein `\(word)`",
        title: "diese Eigenschaft hat eine Übung nicht",
        explanation: """
          Eine eigene Übung kann eine Kategorie haben, ein Gerät, ein Maß, Muskeln, mitarbeitende Muskeln, andere \
          Namen, einen deutschen Namen und eine Notiz, jedes höchstens einmal.
          """)
    case .missingExercise:
      ProblemText(
        "hier fehlt die Übung",
        title: "Sätze welcher Übung?",
        explanation: """
          Die Sätze stehen hier, aber keine Übung. Ihr Name steht davor (`bench press 3x8`) oder, bei einer einfachen \
          Zahl, dahinter (`5 pull-ups`).
          """)
    case .unknownGroup(let word):
      ProblemText(
        "`\(word)` ist keine Art von Gruppe",
        title: "eine unbekannte Art von Gruppe",
        explanation: """
          Vor einem `<` steht, welche Art von Gruppe es ist, etwa `superset`, `circuit`, `rounds`, `emom` oder `amrap`. \
          Ein eigener Name kommt in Anführungszeichen: `"Finisher" < … >`.
          """)
    case .timesAfterExercise(let name):
      ProblemText(
        "`x` mit einer Zahl heißt „mal“ und steht hinter einem Schlüsselwort; `\(name)` ist eine Übung",
        title: "`x` und eine Zahl hinter einer Übung",
        explanation: """
          `x10` heißt zehnmal und steht hinter einem Schlüsselwort: `rounds x10`. Zehn Wiederholungen einer Übung sind \
          einfach `10`, drei Sätze davon `3x10`.
          """)
    case .timesWithoutSign(let number):
      ProblemText(
        "vor `\(number)` fehlt das `x` für „mal“",
        title: "wie oft, aber ohne das `x`",
        explanation: """
          Wie oft eine Gruppe gemacht wird, steht mit einem `x` da, damit es niemand für Wiederholungen oder eine Zeit \
          hält: `rounds x5`.
          """)
    case .rungsOutsideLadder(let rungs):
      ProblemText(
        "`\(rungs)` ist weder ein Bereich noch eine Liste",
        title: "Sprossen ohne Leiter",
        explanation: """
          `21-15-9` ist eine Leiter: die Wiederholungen jeder Runde einer Gruppe. Bei einer Übung ist `8-12` ein Bereich \
          und `21, 15, 9` eine Liste von Sätzen, und das hier ist keines von beiden.
          """)
    case .notTaken(let group, let part):
      ProblemText(
        "`\(group)` nimmt kein `\(part)`",
        title: "das passt hier nicht",
        explanation: """
          Jede Art von Gruppe nimmt, was für sie Sinn ergibt: `amrap` eine Zeit, `superset` ein `x3`, `for time` ein \
          `cap`, `tabata` sein `on` und `off`. Vielleicht meinst du eine andere Art. Eine Übung nimmt keine Pause \
          `between exercises`, denn sie ist nur eine: Die Pause vor der nächsten ist ein eigener Eintrag, `squat 3x5 \
          rest 2min; rest 3min`, oder steht im Kopf des Workouts oder einer Gruppe um sie herum.
          """)
    case .capWithoutTimes(let group):
      ProblemText(
        "`\(group)` mit einem `cap` braucht eine Anzahl Runden",
        title: "ein Zeitlimit ohne Anzahl Runden",
        explanation: """
          Ein `cap` beendet Runden, die zu lange dauern: `rounds x5 cap 20min` sind fünf Runden oder so viele davon, wie in \
          zwanzig Minuten zu schaffen sind. So viele Runden wie möglich in einer Zeit sind `amrap 20min`.
          """)
    case .unknownBreath(let word):
      ProblemText(
        "`\(word)` gehört zu keinem Atemzug",
        title: "kein Teil eines Atemzugs",
        explanation: """
          Eine Atemübung besteht aus `in`, `out` und `hold`, jedes mit einer Zeit oder `open`, und aus `breaths 30` im \
          eigenen Rhythmus.
          """)
    case .unknownSitting(let word):
      ProblemText(
        "`\(word)` gehört zu keiner Meditation",
        title: "kein Teil einer Meditation",
        explanation: """
          Eine Meditation besteht aus `sit`, `walk`, `scan` und `reflect`, jedes mit einer Zeit oder so lange, bis du es \
          beendest.
          """)
    case .danglingComma:
      ProblemText(
        "nach diesem Komma kommt nichts mehr",
        title: "nichts hinter dem Komma",
        explanation: """
          Ein Komma sagt, dass die Liste weitergeht, auch in der nächsten Zeile. Hier beginnt etwas anderes: Es fehlt der \
          letzte Eintrag, oder das Komma ist zu viel.
          """)
    case .unknownAttribute(let word):
      ProblemText(
        "das Attribut `\(word)` gibt es nicht",
        title: "ein unbekanntes Attribut",
        explanation: """
          Hinter den Sätzen stehen Attribute wie `rest 90s`, `tempo 3-1-1-0` oder `each side`. Ein Wort, das keines ist, \
          gehörte zu nichts und ist deshalb ein Fehler. Freier Text kommt in eine Notiz.
          """)
    case .duplicate(let word):
      ProblemText(
        "`\(word)` steht hier zweimal",
        title: "zweimal dasselbe",
        explanation: """
          Jedes Attribut steht höchstens einmal an einem Eintrag; bei zwei Pausen könnte niemand sagen, welche gilt. Eine \
          Pause nach Wahl ist ein Bereich.
          """)
    case .missingValue(let word, _):
      ProblemText(
        "`\(word)` braucht einen Wert",
        title: "ein Wort ohne seinen Wert",
        explanation: """
          Dieses Wort kündigt etwas an, und es kommt nichts Brauchbares. Die Meldung zeigt, wie es aussähe. Für gar keine \
          Pause schreib `rest none`.
          """)
    case .mixedIntensities:
      ProblemText(
        "manche Sätze dieser Liste haben ein eigenes `@` und manche keines",
        title: "ein `@` nur für manche Sätze",
        explanation: """
          In einer Liste hat entweder jeder Satz sein eigenes `@`, oder eines steht am Ende für alle. Haben es nur \
          manche, ist offen, was für die anderen gilt.
          """)
    case .misplaced(let what, let context):
      ProblemText(
        "`\(what)` kann nicht in \(context.german) stehen",
        title: "etwas am falschen Platz",
        explanation: """
          Nicht alles kann überall stehen. `use`, `program` und die Deklaration einer `exercise` stehen ganz oben in einer \
          Datei, Workouts dort oder \
          in einem Programm, Übungen in einem Workout. In einer Regel steht, was sie ändert: Zuweisungen, `when`, \
          `let` und `note`.
          """)
    case .missingEquals(let name):
      ProblemText(
        "bei `\(name)` fehlt das `=`",
        title: "ein Name und ein Wert ohne `=`",
        explanation: """
          Bei `let` und `state` steht links vom `=` ein Name und rechts sein Wert. `state` benennt, was sich von \
          Session zu Session ändert, und der Wert gilt beim ersten Mal.
          """)
    case .missingIn:
      ProblemText(
        "diesem `for` fehlt das `in`",
        title: "`for` ohne `in`",
        explanation: """
          Eine Schleife sagt, was sie durchläuft: `for i in 1-5`, `for i in low to high` oder eine Liste, `for lift \
          in squat, bench press`. Ihr Block kommt für jeden Wert einmal dran, und der Name steht für ihn.
          """)
    case .elseWithoutWhen:
      ProblemText(
        "hier gibt es kein `when`, zu dem dieses `else` gehören könnte",
        title: "`else` ohne `when`",
        explanation: """
          `else` gilt, wo ein `when` nicht gegolten hat, und folgt deshalb auf dessen `>`. Dazwischen dürfen \
          Zeilenwechsel und Kommentare stehen, aber kein anderer Eintrag.
          """)
    case .foreignWord(let word):
      ProblemText(
        "`\(word)` sagt man in Satz anders",
        title: "ein Wort aus einer anderen Sprache",
        explanation: """
          Programmiersprachen und Menschen haben viele Wörter für dasselbe. Satz hat je eines, damit sich Pläne \
          überall gleich lesen: `when` und `else`, `for`, `by`, `def`, `and`, `or`, `not`, `is`, `above`, `at \
          least`.
          """)
    case .spaceBeforeParenthesis(let name):
      ProblemText(
        "die Klammer einer Vorlage steht direkt an ihrem Namen: `\(name)(`",
        title: "ein Leerzeichen vor der Klammer einer Vorlage",
        explanation: """
          `tier1(squat)` ruft eine Vorlage auf; mit einem Leerzeichen, `move (sets)x(reps)`, stehen in der Klammer \
          die Sätze einer Übung. Nur das Leerzeichen unterscheidet die beiden.
          """)
    case .unknownDay(let word):
      ProblemText(
        "`\(word)` ist kein Tag",
        title: "ein unbekannter Tag",
        explanation: """
          Hinter `on` stehen die Tage, an denen ein Programm trainiert wird, auf Englisch, ausgeschrieben oder mit \
          drei Buchstaben, dazwischen Kommas. Ohne `on` wechseln sich die Workouts einfach ab.
          """)
    case .unknownEvent(let word):
      ProblemText(
        "das Ereignis `\(word)` gibt es nicht",
        title: "ein unbekanntes Ereignis",
        explanation: """
          Eine Regel sagt, wann sie an der Reihe ist: nach jedem Satz (`set`) oder nach dem einer Nummer, nach der \
          Übung, bei der sie steht (`lift`), nach einer Session (`session`) oder nach einer Woche (`week`).
          """)
    case .reservedParameter(let word):
      ProblemText(
        "ein Parameter kann nicht `\(word)` heißen, das Wort brauchen die Regeln",
        title: "ein Parameter mit dem Namen eines Ereignisses",
        explanation: """
          In einer Vorlage steht ein Wort, das wie ein Parameter heißt, für das, was beim Aufruf angegeben wird. \
          `set`, `lift`, `session`, `week`, `last` und `all` haben in Regeln schon eine Bedeutung, deshalb kann \
          kein Parameter so heißen.
          """)
    case .unsignedProgress(let written):
      ProblemText(
        "`progress \(written)` sagt nicht, ob es mehr oder weniger wird",
        title: "eine Steigerung ohne Vorzeichen",
        explanation: """
          `progress` sagt, was nach einem Erfolg dazukommt, und hinter einem Komma, was Fehlversuche wegnehmen. \
          Beides steht mit seinem Vorzeichen da: `+2.5kg`, `-10%`.
          """)
    case .missingParameters(let name):
      ProblemText(
        "der Vorlage `\(name)` fehlen die Klammern",
        title: "eine Vorlage ohne Klammern",
        explanation: """
          Eine Vorlage hat einen Namen und, in Klammern direkt daran, die Namen dessen, was beim Aufruf angegeben \
          wird; ist das nichts, bleiben die Klammern leer. Genauso wird sie aufgerufen.
          """)
    case .behindBlock(let written):
      ProblemText(
        "`\(written)` gehört in den Kopf, vor das `<`",
        title: "was in den Kopf einer Gruppe gehört",
        explanation: """
          Eine Last, eine Anstrengung, ein Tempo oder eine Notiz für die ganze Gruppe steht in ihrem Kopf, vor dem `<`. \
          Hinter dem `>` kann in derselben Zeile nur ein `rest` folgen; er kommt nach der Gruppe.
          """)
    case .slashedLevels(let written):
      ProblemText(
        "`\(written)` ist eine Division; zwischen Alternativen für Stufen steht `or`",
        title: "Alternativen mit Schrägstrich",
        explanation: """
          `95/65lb` meint 95 lb für die eine Stufe und 65 lb für die andere. In einem Plan teilt ein `/`, also steht \
          zwischen den Alternativen ein `or`, jede mit ihrer Einheit, und das Workout kann seine Stufen nennen: \
          `levels men, women`.
          """)
    case .numberInName(let name):
      ProblemText(
        "`\(name)` braucht Anführungszeichen: Der Name besteht nicht nur aus Wörtern",
        title: "ein Name ohne Anführungszeichen",
        explanation: """
          Der Name einer Übung endet bei der ersten Zahl, denn dort beginnen ihre Sätze. Ein Name mit einer Zahl oder einem \
          Zeichen darin braucht Anführungszeichen: `"90/90 stretch" 2x60s`.
          """)
    case .assignmentOutsideRule(let name):
      ProblemText(
        "`\(name)` kann nur eine Regel ändern",
        title: "eine Änderung außerhalb einer Regel",
        explanation: """
          Die Einträge eines Workouts sagen der Reihe nach, was zu tun ist, und ändern nichts. Was sich von Session \
          zu Session ändert, ist ein `state`, und eine Regel ändert ihn: `after set`, `after lift`, `after session` \
          oder `after week`.
          """)
    }
  }

  private func unexpectedGerman(_ found: Found, _ expected: [Expectation]) -> String {
    let what = found.german
    guard !expected.isEmpty else { return "\(what) passt hier nicht hin" }
    return "erwartet: \(list(expected.map { $0.german }, or: "oder")); gefunden: \(what)"
  }
}

extension BlockContext {
  var german: String {
    switch self {
    case .workout: "einem Workout"
    case .breathing: "einer Atemübung"
    case .meditation: "einer Meditation"
    case .program: "einem Programm"
    case .rule: "einer Regel"
    }
  }
}

extension Found {
  fileprivate var german: String {
    switch self {
    case .text(let text): "`\(text)`"
    case .endOfItem: "das Zeilenende"
    case .endOfBlock: "das Ende des Blocks"
    case .endOfFile: "das Ende des Textes"
    }
  }
}

extension Expectation {
  fileprivate var german: String {
    switch self {
    case .item: "eine Übung oder eine Gruppe"
    case .exercise: "eine Übung"
    case .name: "ein Name"
    case .sets: "Sätze"
    case .reps: "Wiederholungen"
    case .number: "eine Zahl"
    case .value: "ein Wert"
    case .duration: "eine Zeit"
    case .rungs: "die nächste Sprosse"
    case .intensity: "`@`"
    case .loadOrEffort: "ein Gewicht oder eine Anstrengung"
    case .breath: "ein Atemzug"
    case .sitting: "`sit`, `reflect`, `walk` oder `scan`"
    case .attribute: "ein Attribut"
    case .field: "eine Eigenschaft der Übung"
    case .quoted: "ein Text in Anführungszeichen"
    case .equals: "`=`"
    case .comma: "ein Komma"
    case .block: "`<`"
    case .comparison: "ein Vergleich wie `is` oder `at least`"
    case .condition: "eine Bedingung"
    case .statement: "eine Zuweisung, `when`, `let` oder `note`"
    case .then: "`then`"
    case .change: "`+` oder `-`"
    case .misses: "`misses`"
    case .day: "ein Tag"
    case .parameters: "`(`"
    case .closingParenthesis: "`)`"
    case .endOfItem: "das Zeilenende"
    }
  }
}
