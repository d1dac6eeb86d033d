/// Adopting scribbles and applying edits, in German.

extension AdoptText {
  var german: String {
    switch self {
    case .adopt: "Aus einem Chat, einer Notiz, einer Tafel oder einer Mail einen Plan machen."
    case .adoptMore:
      """
      Der Plan geht auf die Standardausgabe und ist fehlerfrei. Wo eine Zeile geraten werden musste, steht das \
      Original hinter //; was nicht verstanden wurde, bleibt als Notiz. Kein Wort geht verloren.

      Exit-Status: 0 Erfolg; 1 der Text enthält kein Wort; 2 die Datei ist nicht lesbar.
      """
    case .fileArgument: "Ein beliebiger Text; - liest die Standardeingabe."
    case .unitsOption:
      "Die Einheit von Lasten ohne Einheit: kg oder lb; sonst die der übrigen Lasten oder deines Profils."
    case .nothing(let name): "in \(name) gibt es nichts zu übernehmen"
    case .uncertain(let guesses, let notes):
      [
        guesses == 0
          ? nil : (guesses == 1 ? "1 Zeile ist" : "\(guesses) Zeilen sind") + " geraten: siehe //.",
        notes == 0 ? nil : notes == 1 ? "1 Zeile bleibt als Notiz." : "\(notes) Zeilen bleiben als Notizen.",
      ].compactMap(\.self).joined(separator: " ")
    case .paste: "Text einfügen oder tippen; eine leere Zeile beendet ihn, Strg-C verwirft ihn."
    case .dropped: "Es wurde nichts übernommen."
    case .fixOption: "Den Plan mit allen sicheren Korrekturen ausgeben; die Datei bleibt, wie sie ist."
    case .fixDiffOption:
      "Mit --fix: Zeile für Zeile zeigen, was sich ändern würde; gibt es etwas, ist der Status 1."
    case .diffNeedsFix: "--diff zeigt, was --fix ändern würde: satz check --fix --diff DATEI"
    case .fixOrJSON: "--json enthält die Korrekturen jedes Problems; zusammen mit --fix geht es nicht"
    case .fixOne: "--fix gibt jeweils einen Plan aus; mehrere gehen mit --diff"
    }
  }
}
