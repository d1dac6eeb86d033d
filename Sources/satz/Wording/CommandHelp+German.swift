/// What each command of the prompt does, in German.

extension CommandWord {
  var german: String {
    switch self {
    case .start: "Startet die Session."
    case .done:
      "Beendet den Satz; ohne Zahlen gilt er wie vorgegeben. Leeres Enter oder Strg-Leertaste tut dasselbe. In einem Cluster mit Pausen endet damit der Teil, und die Pause läuft herunter."
    case .set:
      "Berichtigt einen gemachten Satz, auch einen früheren: seine Nummer, dann wie hinter done. Mit dem Namen einer Übung davor ist es ein Satz dieser Übung. Der letzte Satz braucht keine Nummer: einfach sein Ergebnis in der Pause eintippen."
    case .skip:
      "Verlässt Satz, Pause oder Countdown, ohne etwas einzutragen; mit exercise alle übrigen Sätze der Übung."
    case .miss: "Meldet diese Runde der Intervalle als verpasst: Der Satz ist vorbei. Death by endet damit."
    case .back: "Geht zurück zu dem, was davor kam; der Satz dort wird aus dem Log genommen."
    case .redo: "Beginnt diese Phase von vorn."
    case .pause: "Hält alle Uhren an (Leertaste in leerer Zeile)."
    case .resume: "Lässt die Uhren weiterlaufen."
    case .undo: "Nimmt den letzten Befehl zurück, egal welchen."
    case .note: "Schreibt eine Notiz ins Log."
    case .add: "Hängt Plantext an die Session an; das Wort add darf fehlen."
    case .adopt:
      "Macht aus einem Chat, einer Notiz oder einer Mail eine Session: einfügen, dann Enter. Wo geraten werden musste, steht das Original hinter //."
    case .remove: "Nimmt alle noch ausstehenden Sätze einer Übung heraus."
    case .replace: "Setzt eine andere Übung an die Stelle einer noch ausstehenden."
    case .next: "Sagt, was als Nächstes kommt, oder zieht eine Übung vor."
    case .choose: "Wählt eine der Möglichkeiten."
    case .info: "Erklärt eine Übung oder einen Begriff: info rpe."
    case .help: "Listet die Befehle auf oder erklärt einen."
    case .hr:
      "Trägt den Puls ein, den du gemessen hast, oder sagt den letzten. Auch ein Gurt oder ein Programm kann ihn geben: satz settings set heart-rate."
    case .show: "Zeigt die Session."
    case .home: "Zeigt den Tag: die nächste Session, die letzte, diese Woche."
    case .save: "Speichert den Plan dieser Session als Workout, unter ihrem Namen oder einem anderen."
    case .favourite: "Macht ein gespeichertes Workout zum Favoriten: das dieser Session oder ein anderes."
    case .finish: "Beendet die Session und behält, was geschafft ist."
    case .abort: "Bricht die Session ab; was geschafft ist, bleibt im Log."
    case .stage: "Wie groß der Bereich unter der Eingabe ist, soweit der Bildschirm reicht; F2 wechselt der Reihe nach."
    case .quit: "Verlässt die Eingabe; eine laufende Session läuft weiter und ist da, wenn du zurückkommst."
    }
  }
}
