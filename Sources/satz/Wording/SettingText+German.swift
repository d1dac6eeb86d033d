/// The settings in German.

extension SettingText {
  var german: String {
    switch self {
    case .settings: "Einstellungen für das ganze Programm."
    case .settingsMore:
      "satz settings; satz settings bell off; satz settings reset bell. Schalter eines Befehls gehen vor."
    case .list: "Alle Einstellungen mit ihren Werten und dem, was sie tun."
    case .get: "Den Wert einer Einstellung ausgeben."
    case .set: "Eine Einstellung ändern: satz settings set bell off"
    case .reset: "Eine Einstellung auf ihre Vorgabe zurücksetzen."
    case .nameArgument: "Der Name einer Einstellung."
    case .valueArgument: "Ihr neuer Wert."
    case .isDefault: "(Vorgabe)"
    case .noSuchSetting(let name, let nearest?, _): "Eine Einstellung „\(name)“ gibt es nicht; meinst du \(nearest)?"
    case .noSuchSetting(let name, nil, let there):
      "Eine Einstellung „\(name)“ gibt es nicht; es gibt \(there.joined(separator: ", "))"
    case .wrongValue(let value, let setting, let takes):
      "„\(value)“ ist kein Wert für \(setting); möglich: \(takes.joined(separator: ", ", last: " oder "))"
    }
  }
}

extension Setting {
  var german: String {
    switch self {
    case .accessible: "Für Screenreader: schlichte Zeilen, jede Änderung einmal angesagt."
    case .bell: "Die Glocke des Terminals, wenn eine Pause oder Zeit um ist."
    case .flash: "Der Bildschirm blitzt zweimal, wenn eine Pause vorbei ist; nie mit reduced-motion."
    case .heartRate:
      "Dein Puls am Prompt: von einem Gurt (bluetooth) oder von einem Programm, das eine Zahl je Zeile ausgibt; die Shell startet es."
    case .helper:
      "Ein Prozess, der während einer Session bereitsteht und meldet, was der Prompt nicht mehr melden kann."
    case .highlighting: "Farben im Plantext, während du ihn am Prompt tippst."
    case .language: "Die Sprache; auto fragt LC_ALL, LC_MESSAGES und LANG. --lang geht beidem vor."
    case .liveArea: "Der Bereich unter der Eingabe: line, card oder stage; auto wählt nach dem Bildschirm, F2 wechselt."
    case .maxFormula:
      "Wie satz profile max aus einem Satz ein Maximum errechnet: nach Epley, Brzycki oder der RTS-Tabelle. Rekorde gehen immer nach Epley."
    case .mediaKeys:
      "Die Session als Player: Medientasten, Headset und playerctl halten an, machen weiter, schließen ab."
    case .noticeSeconds: "Wie viele Sekunden eine Meldung steht; ein Rekord eine Sekunde länger."
    case .notifications:
      "Eine Benachrichtigung, wenn eine Pause um ist: on heißt vom Desktop, sonst vom Terminal, soweit sie können."
    case .quietFrom: "Die Stunde, ab der nichts zu hören ist; off heißt nie. Der Bildschirm zeigt es trotzdem."
    case .quietUntil: "Die Stunde, ab der wieder etwas zu hören ist."
    case .sittingGoal: "Minuten Atmen und Sitzen am Tag; 0 heißt kein Ziel."
    case .sound: "Ein Ton je Ereignis: Pause um, letzte Sekunden, Atem, Gong, Rekord. Ohne Lautsprecher die Glocke."
    case .speech: "Eine Stimme sagt, was kommt, mit spd-say oder espeak-ng."
    case .suggestions: "Die erste Ergänzung, blass hinter dem Getippten am Prompt; Rechts oder Ende übernimmt sie."
    case .sync:
      "Der Ordner, den deine Rechner teilen; nach jeder Session wird das Log damit abgeglichen. satz sync --help sagt, wie."
    case .theme: "Die Farben; auto fragt das Terminal nach dem Hintergrund, contrast blendet nichts ab, none hat keine."
    case .trainingGoal: "Minuten Training am Tag; 0 heißt kein Ziel."
    case .pictures: "Wie Bilder gezeigt werden; auto fragt das Terminal, off beschreibt sie nur in Worten."
    case .reducedMotion: "Keine Animation; die Uhr springt einmal je Sekunde."
    case .volume: "Wie laut Töne und Stimme sind, in Prozent."
    }
  }
}
