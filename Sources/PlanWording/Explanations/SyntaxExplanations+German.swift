/// What `satz explain` says of mistakes of syntax, in German.
import PlanLanguage

extension SyntaxProblem.Kind {
  var german: Explanation {
    switch self {
    case .tooManyProblems:
      Explanation(
        title: "zu viele Fehler",
        text: """
          Mehr Fehler als diese werden zu einer Datei nicht gemeldet. Wo es so viele sind, folgen die meisten aus wenigen: \
          Berichtige die ersten und prüfe noch einmal. Auch eine Datei, die gar kein Plan ist, endet hier.
          """)
    case .tooManyWarnings:
      Explanation(
        title: "zu viele Warnungen",
        text: """
          Mehr Warnungen als diese werden zu einer Datei nicht gemeldet. Oft ist ein Wort der Grund für alle, etwa ein \
          Name, den die Bibliothek nicht kennt; lege ihn mit `exercise` an, und sie verschwinden.
          """)
    case .unexpected:
      Explanation(
        title: "hier gehört etwas anderes hin",
        text: """
          Was hier steht, kann nicht auf das folgen, was davor steht. Die Meldung nennt, was folgen könnte: Zu `3x` fehlen \
          noch die Wiederholungen, zu einer `)` fehlt die `(`. Ein Eintrag endet am Zeilenende oder mit `;`.
          """)
    case .notUTF8:
      Explanation(
        title: "kein UTF-8",
        text: """
          Pläne sind Text in UTF-8, und diese Bytes sind keiner. Meist wurde die Datei in einer alten Kodierung \
          gesichert, was sich an den Umlauten zeigt. Sichere sie als UTF-8: Das kann jeder Editor.
          """)
    case .unexpectedCharacter:
      Explanation(
        title: "ein Zeichen, das Pläne nicht kennen",
        text: """
          Pläne schreibt man mit Buchstaben, Ziffern und wenigen Zeichen. Was du sonst zu einer Übung sagen willst, \
          kommt in eine Notiz, und darin darf jedes Zeichen stehen.
          """)
    case .unclosedQuote:
      Explanation(
        title: "ein Anführungszeichen ohne Ende",
        text: """
          Ein Text beginnt und endet mit einem Anführungszeichen, und zwar in einer Zeile. Ohne das zweite gehörte der \
          Rest der Zeile zum Text. Im Text steht `\\"` für ein Anführungszeichen.
          """)
    case .braces:
      Explanation(
        title: "geschweifte Klammern um einen Block",
        text: """
          Ein Block steht zwischen `<` und `>`, und keine anderen Klammern tun das. Satz versteht ihn trotzdem \
          und prüft den Rest der Datei.
          """)
    case .comparisonSymbol:
      Explanation(
        title: "ein Vergleich mit Zeichen",
        text: """
          `<` und `>` sind die Klammern der Blöcke und vergleichen nie. Vergleiche sind Wörter: `above`, `below`, \
          `at least`, `at most`, `is`. Mindestens fünf Wiederholungen sind `5+`.
          """)
    case .hashMisplaced:
      Explanation(
        title: "`#`, wo kein Schlagwort stehen kann",
        text: """
          `#` beginnt ein Schlagwort, und das steht hinter dem Titel eines Workouts: `workout "Push" #upper`. Ein \
          Kommentar beginnt mit `//` und reicht bis zum Zeilenende.
          """)
    case .chatQuote:
      Explanation(
        title: "eine zitierte Nachricht",
        text: """
          Mails und Chats setzen vor jede zitierte Zeile ein `>`, aber in einem Plan schließt `>` einen Block. Nimm das \
          `>` am Anfang jeder Zeile weg; der Vorschlag zur Meldung tut es.
          """)
    case .bullet:
      Explanation(
        title: "ein Aufzählungszeichen vor einem Eintrag",
        text: """
          Jeder Eintrag hat seine eigene Zeile und braucht davor kein `-` oder `*`; ein Minus gälte als Rechnung. Nimm es \
          weg.
          """)
    case .decimalComma:
      Explanation(
        title: "ein Komma statt eines Dezimalpunkts",
        text: """
          Im Plan trennt das Komma die Sätze einer Liste: `5,3,1` sind drei Sätze. Dezimalzahlen haben einen Punkt, in \
          jeder Sprache, damit ein Plan überall dasselbe sagt.
          """)
    case .numberTooLarge:
      Explanation(
        title: "eine zu große Zahl",
        text: """
          Eine Zahl im Plan ist höchstens zwei Millionen. Mehr trainiert niemand, das ist ein Tippfehler; \
          für große Strecken und Zeiten gibt es größere Einheiten.
          """)
    case .numberTooPrecise:
      Explanation(
        title: "mehr als drei Nachkommastellen",
        text: """
          Satz rechnet in Gramm, Millimetern und Millisekunden, damit Summen genau sind, und eine vierte Stelle ginge \
          verloren. Meist kommt sie vom Umrechnen: Schreib das Gewicht in der Einheit, die daraufsteht.
          """)
    case .unknownUnit:
      Explanation(
        title: "eine unbekannte Einheit",
        text: """
          Satz kennt die Einheiten kg, g, lb; ms, s, min, h; mm, cm, m, km, in, ft, yd, mi; cal, kcal; %; bpm und w. \
          Eine Einheit steht direkt an ihrer Zahl.
          """)
    case .metresForMinutes:
      Explanation(
        title: "Meter statt Minuten",
        text: """
          `m` heißt überall Meter, denn `run 400m` muss eindeutig sein. Minuten sind `min`. Hier steht also eine Strecke, \
          wo eine Zeit hingehört.
          """)
    case .missingTimeUnit:
      Explanation(
        title: "eine Zeit ohne Einheit",
        text: """
          `rest 90` heißt wohl neunzig Sekunden, `rest 2` aber kaum zwei; Satz rät nicht. Schreib `s` oder `min` oder \
          eine Zeit wie `1:30`.
          """)
    case .bareIntensity:
      Explanation(
        title: "eine Intensität ohne Einheit",
        text: """
          Hinter `@` steht, wie schwer ein Satz ist, und eine bloße Zahl lässt offen, was sie zählt: ein Gewicht (`80kg`), \
          einen Prozentsatz (`75%`), eine Anstrengung (`rpe 8`, `rir 2`). Das Falsche davon wäre ein anderes Training.
          """)
    case .unclosedBlock:
      Explanation(
        title: "ein Block ohne Ende",
        text: """
          Zu jedem `<` gehört ein `>`. Die Meldung zeigt auf den Block, der offen bleibt; das `>` kann ihm fehlen oder \
          einem Block darin.
          """)
    case .unclosedParenthesis:
      Explanation(
        title: "eine Klammer ohne Ende",
        text: "Zu jeder `(` gehört eine `)`, in Rechnungen wie in Clustern, und zwar in derselben Zeile."
      )
    case .nothingToClose:
      Explanation(
        title: "ein `>` zu viel",
        text: """
          Dieses `>` schließt nichts: Alle Blöcke davor sind schon geschlossen. Nimm es weg, oder such weiter oben nach \
          einem `<`, das fehlt.
          """)
    case .missingBlock:
      Explanation(
        title: "ein Kopf ohne Block",
        text: """
          Workouts und Gruppen sagen, was sie sind, und dann zwischen `<` und `>`, was darin steht. Das `<` darf auch in \
          der nächsten Zeile stehen.
          """)
    case .nestingTooDeep:
      Explanation(
        title: "zu tief verschachtelt",
        text: """
          Blöcke in Blöcken haben ein Ende, damit jeder Text gefahrlos geprüft werden kann. So viele braucht kein \
          Training; meist ist aus Versehen eine Reihe von `<` in die Datei geraten.
          """)
    case .unknownDeclaration:
      Explanation(
        title: "ein unbekanntes Wort auf oberster Ebene",
        text: """
          In einer Datei stehen Workouts, Atemübungen und Meditationen, eigene Übungen und Werte, und mit diesem Wort \
          beginnt nichts davon. Gruppen und Übungen stehen in einem Workout.
          """)
    case .missingTitle:
      Explanation(
        title: "der Titel fehlt",
        text: """
          Workouts, Atemübungen, Meditationen und Übungen haben Namen, mit denen du sie startest und im Log findest. \
          Anführungszeichen brauchen nur Namen mit Sonderzeichen.
          """)
    case .itemOutsideWorkout:
      Explanation(
        title: "ein Eintrag außerhalb eines Workouts",
        text: """
          Übungen, Pausen und Gruppen gehören in ein Workout; auf oberster Ebene stehen nur die Workouts selbst. An der \
          Eingabe geht es ohne: Dort kommen Einträge in die laufende Session.
          """)
    case .unknownField:
      Explanation(
        title: "diese Eigenschaft hat eine Übung nicht",
        text: """
          Eine eigene Übung kann eine Kategorie haben, ein Gerät, Muskeln, mitarbeitende Muskeln, andere Namen, einen \
          deutschen Namen und eine Notiz, jedes höchstens einmal.
          """)
    case .missingExercise:
      Explanation(
        title: "Sätze welcher Übung?",
        text: """
          Die Sätze stehen hier, aber keine Übung. Ihr Name steht davor (`bench press 3x8`) oder, bei einer einfachen \
          Zahl, dahinter (`5 pull-ups`).
          """)
    case .unknownGroup:
      Explanation(
        title: "eine unbekannte Art von Gruppe",
        text: """
          Vor einem `<` steht, welche Art von Gruppe es ist, etwa `superset`, `circuit`, `rounds`, `emom` oder `amrap`. \
          Ein eigener Name kommt in Anführungszeichen: `"Finisher" < … >`.
          """)
    case .timesAfterExercise:
      Explanation(
        title: "`x` und eine Zahl hinter einer Übung",
        text: """
          `x10` heißt zehnmal und steht hinter einem Schlüsselwort: `rounds x10`. Zehn Wiederholungen einer Übung sind \
          einfach `10`, drei Sätze davon `3x10`.
          """)
    case .timesWithoutSign:
      Explanation(
        title: "wie oft, aber ohne das `x`",
        text: """
          Wie oft eine Gruppe gemacht wird, steht mit einem `x` da, damit es niemand für Wiederholungen oder eine Zeit \
          hält: `rounds x5`.
          """)
    case .rungsOutsideLadder:
      Explanation(
        title: "Sprossen ohne Leiter",
        text: """
          `21-15-9` ist eine Leiter: die Wiederholungen jeder Runde einer Gruppe. Bei einer Übung ist `8-12` ein Bereich \
          und `21, 15, 9` eine Liste von Sätzen, und das hier ist keines von beiden.
          """)
    case .notTaken:
      Explanation(
        title: "das nimmt diese Gruppe nicht",
        text: """
          Jede Art von Gruppe nimmt, was für sie Sinn ergibt: `amrap` eine Zeit, `superset` ein `x3`, `for time` ein \
          `cap`, `tabata` sein `on` und `off`. Vielleicht meinst du eine andere Art.
          """)
    case .unknownBreath:
      Explanation(
        title: "kein Teil eines Atemzugs",
        text: """
          Eine Atemübung besteht aus `in`, `out` und `hold`, jedes mit einer Zeit oder `open`, und aus `breaths 30` im \
          eigenen Rhythmus.
          """)
    case .unknownSitting:
      Explanation(
        title: "kein Teil einer Meditation",
        text: """
          Eine Meditation besteht aus `sit`, `walk`, `scan` und `reflect`, jedes mit einer Zeit oder so lange, bis du es \
          beendest.
          """)
    case .danglingComma:
      Explanation(
        title: "nichts hinter dem Komma",
        text: """
          Ein Komma sagt, dass die Liste weitergeht, auch in der nächsten Zeile. Hier beginnt etwas anderes: Es fehlt der \
          letzte Eintrag, oder das Komma ist zu viel.
          """)
    case .unknownAttribute:
      Explanation(
        title: "ein unbekanntes Attribut",
        text: """
          Hinter den Sätzen stehen Attribute wie `rest 90s`, `tempo 3-1-1-0` oder `each side`. Ein Wort, das keines ist, \
          gehörte zu nichts und ist deshalb ein Fehler. Freier Text kommt in eine Notiz.
          """)
    case .duplicate:
      Explanation(
        title: "zweimal dasselbe",
        text: """
          Jedes Attribut steht höchstens einmal an einem Eintrag; bei zwei Pausen könnte niemand sagen, welche gilt. Eine \
          Pause nach Wahl ist ein Bereich.
          """)
    case .missingValue:
      Explanation(
        title: "ein Wort ohne seinen Wert",
        text: """
          Dieses Wort kündigt etwas an, und es kommt nichts Brauchbares. Die Meldung zeigt, wie es aussähe. Für gar keine \
          Pause schreib `rest none`.
          """)
    case .mixedIntensities:
      Explanation(
        title: "ein `@` nur für manche Sätze",
        text: """
          In einer Liste hat entweder jeder Satz sein eigenes `@`, oder eines steht am Ende für alle. Haben es nur \
          manche, ist offen, was für die anderen gilt.
          """)
    case .misplaced:
      Explanation(
        title: "etwas am falschen Platz",
        text: """
          Nicht alles kann überall stehen. `use` und `program` stehen ganz oben in einer Datei, Workouts dort oder \
          in einem Programm, Übungen in einem Workout. In einer Regel steht, was sie ändert: Zuweisungen, `when`, \
          `let` und `note`.
          """)
    case .missingEquals:
      Explanation(
        title: "ein Name und ein Wert ohne `=`",
        text: """
          Bei `let` und `state` steht links vom `=` ein Name und rechts sein Wert. `state` benennt, was sich von \
          Session zu Session ändert, und der Wert gilt beim ersten Mal.
          """)
    case .missingIn:
      Explanation(
        title: "`for` ohne `in`",
        text: """
          Eine Schleife sagt, was sie durchläuft: `for i in 1-5`, `for i in low to high` oder eine Liste, `for lift \
          in squat, bench press`. Ihr Block kommt für jeden Wert einmal dran, und der Name steht für ihn.
          """)
    case .elseWithoutWhen:
      Explanation(
        title: "`else` ohne `when`",
        text: """
          `else` gilt, wo ein `when` nicht gegolten hat, und folgt deshalb auf dessen `>`. Dazwischen dürfen \
          Zeilenwechsel und Kommentare stehen, aber kein anderer Eintrag.
          """)
    case .foreignWord:
      Explanation(
        title: "ein Wort aus einer anderen Sprache",
        text: """
          Programmiersprachen und Menschen haben viele Wörter für dasselbe. Satz hat je eines, damit sich Pläne \
          überall gleich lesen: `when` und `else`, `for`, `by`, `def`, `and`, `or`, `not`, `is`, `above`, `at \
          least`.
          """)
    case .spaceBeforeParenthesis:
      Explanation(
        title: "ein Leerzeichen vor der Klammer einer Vorlage",
        text: """
          `tier1(squat)` ruft eine Vorlage auf; mit einem Leerzeichen, `move (sets)x(reps)`, stehen in der Klammer \
          die Sätze einer Übung. Nur das Leerzeichen unterscheidet die beiden.
          """)
    case .unknownDay:
      Explanation(
        title: "ein unbekannter Tag",
        text: """
          Hinter `on` stehen die Tage, an denen ein Programm trainiert wird, auf Englisch, ausgeschrieben oder mit \
          drei Buchstaben, dazwischen Kommas. Ohne `on` wechseln sich die Workouts einfach ab.
          """)
    case .unknownEvent:
      Explanation(
        title: "ein unbekanntes Ereignis",
        text: """
          Eine Regel sagt, wann sie an der Reihe ist: nach jedem Satz (`set`) oder nach dem einer Nummer, nach der \
          Übung, bei der sie steht (`lift`), nach einer Session (`session`) oder nach einer Woche (`week`).
          """)
    case .reservedParameter:
      Explanation(
        title: "ein Parameter mit dem Namen eines Ereignisses",
        text: """
          In einer Vorlage steht ein Wort, das wie ein Parameter heißt, für das, was beim Aufruf angegeben wird. \
          `set`, `lift`, `session`, `week`, `last` und `all` haben in Regeln schon eine Bedeutung, deshalb kann \
          kein Parameter so heißen.
          """)
    case .unsignedProgress:
      Explanation(
        title: "eine Steigerung ohne Vorzeichen",
        text: """
          `progress` sagt, was nach einem Erfolg dazukommt, und hinter einem Komma, was Fehlversuche wegnehmen. \
          Beides steht mit seinem Vorzeichen da: `+2.5kg`, `-10%`.
          """)
    case .missingParameters:
      Explanation(
        title: "eine Vorlage ohne Klammern",
        text: """
          Eine Vorlage hat einen Namen und, in Klammern direkt daran, die Namen dessen, was beim Aufruf angegeben \
          wird; ist das nichts, bleiben die Klammern leer. Genauso wird sie aufgerufen.
          """)
    case .assignmentOutsideRule:
      Explanation(
        title: "eine Änderung außerhalb einer Regel",
        text: """
          Die Einträge eines Workouts sagen der Reihe nach, was zu tun ist, und ändern nichts. Was sich von Session \
          zu Session ändert, ist ein `state`, und eine Regel ändert ihn: `after set`, `after lift`, `after session` \
          oder `after week`.
          """)
    }
  }
}
