/// What is wrong with a plan's syntax, in German.
import PlanLanguage

extension SyntaxProblem {
  public var german: String {
    switch self {
    case .tooManyProblems(let limit): "mehr als \(limit) Fehler; weitere werden nicht gemeldet"
    case .tooManyWarnings(let limit): "mehr als \(limit) Warnungen; weitere werden nicht gemeldet"
    case .unexpected(let found, let expected): unexpectedGerman(found, expected)
    case .notUTF8: "das ist kein UTF-8-Text"
    case .unexpectedCharacter(let character): "`\(character)` hat in einem Plan nichts zu suchen"
    case .unclosedQuote: "diesem Text fehlt das schließende Anführungszeichen"
    case .braces: "Blöcke stehen zwischen `<` und `>`, nicht in geschweiften Klammern"
    case .comparisonSymbol(let symbol): "`\(symbol)` vergleicht hier nichts; `<` und `>` sind Klammern"
    case .hashMisplaced: "mit `#` beginnt ein Schlagwort, und das steht hinter einem Titel"
    case .chatQuote: "diese Zeile beginnt mit dem `>` einer zitierten Nachricht"
    case .bullet: "vor einem Eintrag steht kein Aufzählungszeichen"
    case .decimalComma(let written, _): "`\(written)` hat ein Komma statt eines Dezimalpunkts"
    case .numberTooLarge: "diese Zahl ist zu groß; höchstens zwei Millionen sind erlaubt"
    case .numberTooPrecise: "diese Zahl hat mehr als drei Nachkommastellen"
    case .unknownUnit(let unit): "die Einheit `\(unit)` gibt es nicht"
    case .metresForMinutes(let written, _): "`\(written)` sind Meter, hier gehört aber eine Zeit hin"
    case .missingTimeUnit(let number): "`\(number)` was? Eine Zeit braucht ihre Einheit"
    case .bareIntensity(let number): "`@ \(number)` sagt nicht, wovon"
    case .unclosedBlock: "dieser Block wird nie geschlossen"
    case .unclosedParenthesis: "diese Klammer wird nie geschlossen"
    case .nothingToClose: "hier gibt es keinen Block, den dieses `>` schließen könnte"
    case .missingBlock(let head): "`\(head)` braucht einen Block"
    case .nestingTooDeep(let limit): "das ist tiefer verschachtelt als \(limit) Ebenen"
    case .unknownDeclaration(let word): "mit `\(word)` beginnt nichts, was in einem Plan stehen kann"
    case .missingTitle(let word): "diesem `\(word)` fehlt der Name"
    case .itemOutsideWorkout: "das steht außerhalb eines Workouts"
    case .unknownField(let word): "eine Übung hat kein `\(word)`"
    case .missingExercise: "hier fehlt die Übung"
    case .unknownGroup(let word): "`\(word)` ist keine Art von Gruppe"
    case .timesAfterExercise(let name):
      "`x` mit einer Zahl heißt „mal“ und steht hinter einem Schlüsselwort; `\(name)` ist eine Übung"
    case .timesWithoutSign(let number): "vor `\(number)` fehlt das `x` für „mal“"
    case .rungsOutsideLadder(let rungs): "`\(rungs)` ist weder ein Bereich noch eine Liste"
    case .notTaken(let group, let part): "`\(group)` nimmt kein `\(part)`"
    case .unknownBreath(let word): "`\(word)` gehört zu keinem Atemzug"
    case .unknownSitting(let word): "`\(word)` gehört zu keiner Meditation"
    case .danglingComma: "nach diesem Komma kommt nichts mehr"
    case .unknownAttribute(let word): "das Attribut `\(word)` gibt es nicht"
    case .duplicate(let word): "`\(word)` steht hier zweimal"
    case .missingValue(let word, _): "`\(word)` braucht einen Wert"
    case .mixedIntensities: "manche Sätze dieser Liste haben ein eigenes `@` und manche keines"
    case .misplaced(let what, let context): "`\(what)` kann nicht in \(context.german) stehen"
    case .missingEquals(let name): "bei `\(name)` fehlt das `=`"
    case .missingIn: "diesem `for` fehlt das `in`"
    case .elseWithoutWhen: "hier gibt es kein `when`, zu dem dieses `else` gehören könnte"
    case .foreignWord(let word): "`\(word)` sagt man in Satz anders"
    case .spaceBeforeParenthesis(let name): "die Klammer einer Vorlage steht direkt an ihrem Namen: `\(name)(`"
    case .unknownDay(let word): "`\(word)` ist kein Tag"
    case .unknownEvent(let word): "das Ereignis `\(word)` gibt es nicht"
    case .reservedParameter(let word): "ein Parameter kann nicht `\(word)` heißen, das Wort brauchen die Regeln"
    case .unsignedProgress(let written): "`progress \(written)` sagt nicht, ob es mehr oder weniger wird"
    case .missingParameters(let name): "der Vorlage `\(name)` fehlen die Klammern"
    case .assignmentOutsideRule(let name): "`\(name)` kann nur eine Regel ändern"
    }
  }

  private func unexpectedGerman(_ found: Found, _ expected: [Expectation]) -> String {
    let what = found.german
    guard !expected.isEmpty else { return "\(what) passt hier nicht hin" }
    return "erwartet: \(list(expected.map(\.german), or: "oder")); gefunden: \(what)"
  }
}

extension BlockContext {
  public var german: String {
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
  public var german: String {
    switch self {
    case .text(let text): "`\(text)`"
    case .endOfItem: "das Zeilenende"
    case .endOfBlock: "das Ende des Blocks"
    case .endOfFile: "das Ende des Textes"
    }
  }
}

extension Expectation {
  public var german: String {
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
