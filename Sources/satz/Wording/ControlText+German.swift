/// `satz ctl` in German.

extension ControlText {
  var german: String {
    switch self {
    case .control: "Der Session an einem anderen Prompt einen Befehl geben: für ein Fußpedal, eine Taste, ein Skript."
    case .controlMore:
      """
      satz ctl enter tut, was Enter dort gerade tut: anfangen, den Satz abschließen, nach der Pause weitermachen. satz \
      ctl space hält an und setzt fort. Alles andere gilt, als wäre es dort getippt: satz ctl 8 @ 80kg, satz ctl +30s, \
      satz ctl undo. Ein Satz, der hier und dort innerhalb einer halben Sekunde abgeschlossen wird, zählt einmal. Andere \
      Benutzer erreichen den Prompt nicht.

      Exit-Status: 0 erledigt; 1 der Prompt hat abgelehnt, oder es ist keiner offen.
      """
    case .wordsArgument: "enter, space oder eine Zeile für den Prompt."
    case .nobodyListens: "Es ist kein Prompt offen; satz öffnet einen und setzt die laufende Session fort"
    case .noAnswer: "Der Prompt antwortet nicht; vielleicht ist er angehalten (fg setzt ihn fort)"
    case .noWords: "Es fehlt der Befehl; satz ctl enter schließt den Satz ab"
    case .tooLong: "Der Befehl ist zu lang"
    }
  }
}
