/// The question before a deletion, in German.

extension ConfirmationText {
  var german: String {
    switch self {
    case .option: "Für Skripte: der Name noch einmal, statt ihn auf die Frage hin zu tippen."
    case .question(let name): "Das lässt sich nicht zurücknehmen. Tipp „\(name)“, um fortzufahren:"
    case .questionOrHold(let name):
      "Das lässt sich nicht zurücknehmen. Tipp „\(name)“, um fortzufahren, oder halt die Leertaste gedrückt:"
    case .sayItByOption(let name): "Hier kann niemand antworten; gib --yes-delete \"\(name)\" an"
    case .otherName(let name, let wanted):
      "--yes-delete nennt „\(name)“, es ist aber „\(wanted)“; nichts wurde gelöscht"
    case .kept(let name): "Das ist nicht der Name; „\(name)“ bleibt"
    case .stays(let name): "„\(name)“ bleibt"
    }
  }
}
