/// What is wrong with characters, numbers and units, in German.
import PlanLanguage

extension LexicalProblem {
  var inGerman: ProblemText {
    switch self {
    case .notUTF8:
      ProblemText(
        "das ist kein UTF-8-Text",
        title: "kein UTF-8",
        explanation: """
          Pläne sind Text in UTF-8, und diese Bytes sind keiner. Meist wurde die Datei in einer alten Kodierung \
          gesichert, was sich an den Umlauten zeigt. Sichere sie als UTF-8: Das kann jeder Editor.
          """)
    case .unexpectedCharacter(let character):
      ProblemText(
        "`\(character)` hat in einem Plan nichts zu suchen",
        title: "ein Zeichen, das Pläne nicht kennen",
        explanation: """
          Pläne schreibt man mit Buchstaben, Ziffern und wenigen Zeichen. Was du sonst zu einer Übung sagen willst, \
          kommt in eine Notiz, und darin darf jedes Zeichen stehen.
          """)
    case .unclosedQuote:
      ProblemText(
        "diesem Text fehlt das schließende Anführungszeichen",
        title: "ein Anführungszeichen ohne Ende",
        explanation: """
          Ein Text beginnt und endet mit einem Anführungszeichen, und zwar in einer Zeile. Ohne das zweite gehörte der \
          Rest der Zeile zum Text. Im Text steht `\\"` für ein Anführungszeichen.
          """)
    case .braces:
      ProblemText(
        "Blöcke stehen zwischen `<` und `>`, nicht in geschweiften Klammern",
        title: "geschweifte Klammern um einen Block",
        explanation: """
          Ein Block steht zwischen `<` und `>`; andere Klammern gibt es dafür nicht. Satz versteht ihn trotzdem \
          und prüft den Rest der Datei.
          """)
    case .comparisonSymbol(let symbol):
      ProblemText(
        "`\(symbol)` vergleicht hier nichts; `<` und `>` sind Klammern",
        title: "ein Vergleich mit Zeichen",
        explanation: """
          `<` und `>` sind die Klammern der Blöcke und vergleichen nie. Vergleiche sind Wörter: `above`, `below`, \
          `at least`, `at most`, `is`. Mindestens fünf Wiederholungen sind `5+`.
          """)
    case .hashMisplaced:
      ProblemText(
        "mit `#` beginnt ein Schlagwort, und das steht hinter einem Titel",
        title: "`#`, wo kein Schlagwort stehen kann",
        explanation: """
          `#` beginnt ein Schlagwort, und das steht hinter dem Titel eines Workouts: `workout "Push" #upper`. Ein \
          Kommentar beginnt mit `//` und reicht bis zum Zeilenende.
          """)
    case .chatQuote:
      ProblemText(
        "diese Zeile beginnt mit dem `>` einer zitierten Nachricht",
        title: "eine zitierte Nachricht",
        explanation: """
          Mails und Chats setzen vor jede zitierte Zeile ein `>`, aber in einem Plan schließt `>` einen Block. Nimm das \
          `>` am Anfang jeder Zeile weg; der Vorschlag zur Meldung tut es.
          """)
    case .bullet:
      ProblemText(
        "vor einem Eintrag steht kein Aufzählungszeichen",
        title: "ein Aufzählungszeichen vor einem Eintrag",
        explanation: """
          Jeder Eintrag hat seine eigene Zeile und braucht davor kein `-` oder `*`; ein Minus wäre eine Rechnung. Nimm \
          es weg.
          """)
    case .decimalComma(let written, _):
      ProblemText(
        "`\(written)` hat ein Komma statt eines Dezimalpunkts",
        title: "ein Komma statt eines Dezimalpunkts",
        explanation: """
          Im Plan trennt das Komma die Sätze einer Liste: `5,3,1` sind drei Sätze. Dezimalzahlen haben einen Punkt, in \
          jeder Sprache, damit ein Plan überall dasselbe sagt.
          """)
    case .numberTooLarge:
      ProblemText(
        "diese Zahl ist zu groß; höchstens zwei Millionen sind erlaubt",
        title: "eine zu große Zahl",
        explanation: """
          Eine Zahl im Plan ist höchstens zwei Millionen. Mehr trainiert niemand, das ist ein Tippfehler; \
          für große Strecken und Zeiten gibt es größere Einheiten.
          """)
    case .numberTooPrecise:
      ProblemText(
        "diese Zahl hat mehr als drei Nachkommastellen",
        title: "mehr als drei Nachkommastellen",
        explanation: """
          Satz rechnet in Gramm, Millimetern und Millisekunden, damit Summen genau sind, und eine vierte Stelle ginge \
          verloren. Meist kommt sie vom Umrechnen: Schreib das Gewicht in der Einheit, die daraufsteht.
          """)
    case .overClock(let written, _):
      ProblemText(
        "`\(written)` ist keine Zeit: Keine Uhr geht über 59 hinaus",
        title: "eine Zeit mit mehr als 59 Sekunden oder Minuten",
        explanation: """
          Die Sekunden einer Zeit sind höchstens 59, und die Minuten hinter ihren Stunden auch. Entweder ist eine Ziffer \
          falsch, oder die Zeit ist eine Minute länger: `25:61` wäre `26:01`. Minuten allein dürfen beliebig viele sein: \
          `90:00`.
          """)
    case .unknownUnit(let unit):
      ProblemText(
        "die Einheit `\(unit)` gibt es nicht",
        title: "eine unbekannte Einheit",
        explanation: """
          Satz kennt die Einheiten kg, g, lb; ms, s, min, h; mm, cm, m, km, in, ft, yd, mi; cal, kcal; %; bpm, rpm, spm und w. \
          Eine Einheit steht direkt an ihrer Zahl.
          """)
    case .metresForMinutes(let written, _):
      ProblemText(
        "`\(written)` ist eine Strecke, hier gehört aber eine Zeit hin",
        title: "Meter statt Minuten",
        explanation: """
          `m` heißt überall Meter, denn `run 400m` muss eindeutig sein. Minuten sind `min`. Hier steht also eine Strecke, \
          wo eine Zeit hingehört. Nur eine Pause darf eine längere Strecke sein: `rest 400m`.
          """)
    case .missingTimeUnit(let number):
      ProblemText(
        "`\(number)` was? Eine Zeit braucht ihre Einheit",
        title: "eine Zeit ohne Einheit",
        explanation: """
          `rest 90` heißt wohl neunzig Sekunden, `rest 2` aber kaum zwei; Satz rät nicht. Schreib `s` oder `min` oder \
          eine Zeit wie `1:30`.
          """)
    case .bareIntensity(let number):
      ProblemText(
        "`@ \(number)` sagt nicht, wovon",
        title: "eine Intensität ohne Einheit",
        explanation: """
          Hinter `@` steht, wie schwer ein Satz ist, und eine bloße Zahl lässt offen, was sie zählt: ein Gewicht (`80kg`), \
          einen Prozentsatz (`75%`), eine Anstrengung (`rpe 8`, `rir 2`). Das Falsche davon wäre ein anderes Training.
          """)
    }
  }
}
