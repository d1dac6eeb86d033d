/// A log that was removed, in German.

extension RescueText {
  var german: String {
    switch self {
    case .writtenAgain(let path):
      "\(path) wurde gelöscht. Die Datei ist neu geschrieben, mit deinem ganzen Log und dieser Session."
    case .writtenBeside(let path, let name):
      "\(path) ist nicht mehr dein Log. Dein Log und diese Session gehen in \(name) weiter; satz restore \(name) holt sie zurück."
    case .onlySession: "Die alte Datei ist nicht mehr lesbar: Nur diese Session ließ sich retten."
    case .takenOver(let process):
      "Ein anderes Terminal hat diese Session übernommen\(process.map { " (Prozess \($0))" } ?? ""). Alles, was hier geschafft ist, steht im Log."
    case .changedElsewhere: "Die Session wurde in einem anderen Terminal geändert; dort geht es weiter."
    case .rulesLost(let name):
      "Die Regeln von „\(name)“ sind im Log nicht mehr lesbar: Die Session geht weiter, ändert aber nichts an der nächsten."
    case .isThere(let name):
      "\(name) wurde gerettet, als dein Log verschwand: satz restore \(name) holt es zurück; lösch die Datei, wenn du sie nicht brauchst."
    }
  }
}
