/// Importing exercises in German.

import PlanWording

extension ImportText {
  var german: String {
    switch self {
    case .importing: "Die Übungen der free-exercise-db importieren."
    case .importingMore:
      """
      Nimmt dist/exercises.json mit dem Ordner der Bilder. Übungen, die Satz kennt, behalten ihre Namen und bekommen \
      Anleitung und Bilder; die anderen werden deine eigenen. Zweimal importieren bringt nichts Neues, eine beschädigte \
      Datei gar nichts.
      """
    case .fileArgument: "Die JSON-Datei: eine Liste von Übungen."
    case .picturesOption: "Der Ordner mit den Bildern, wenn es nicht der Ordner exercises neben der Datei ist."
    case .noPicturesOption: "Die Bilder weglassen."
    case .skipDamagedOption: "Den Rest importieren, wo Einträge beschädigt sind."
    case .noCollection(let file): "\(file) ist keine JSON-Liste von Übungen"
    case .noFolder(let path): "Einen Ordner \(path) gibt es nicht"
    case .noPictureFolder: "Kein Ordner mit Bildern gefunden; --pictures ORDNER nennt ihn."
    case .nothingNew: "Alles davon ist schon da."
    case .nothingImported(let count):
      "Nichts wurde importiert: \(count == 1 ? "1 Eintrag ist" : "\(count) Einträge sind") beschädigt; --skip-damaged importiert den Rest"
    case .damaged(let place, let name, let damage):
      "Eintrag \(place)\(name.map { " (\($0))" } ?? ""): \(damage.german)"
    }
  }
}

extension FreeExerciseDamage {
  var german: String {
    switch self {
    case .missing(let key): "„\(key)“ fehlt"
    case .wrongKind(let key): key.isEmpty ? "das ist keine Übung" : "„\(key)“ hat einen Wert der falschen Art"
    case .unknownWord(let key, let word): "„\(word)“ ist kein bekannter Wert für \(key)"
    case .unusableName(let name): "„\(name)“ geht nicht als Name"
    case .twice(let id): "die id „\(id)“ kam schon vor"
    case .picture(let path): "das Bild \(path) fehlt oder ist kein PNG, JPEG oder GIF"
    }
  }
}

extension CollectionWord {
  var german: String {
    switch self {
    case .beginner: "Anfänger"
    case .intermediate: "Fortgeschrittene"
    case .expert: "Könner"
    case .compound: "mehrgelenkig"
    case .isolation: "eingelenkig"
    case .push: "Druck"
    case .pull: "Zug"
    case .static: "statisch"
    }
  }
}
