/// Pictures in German.

extension PictureText {
  var german: String {
    switch self {
    case .profilePicture: "Dein Profilbild: aus einer Datei übernehmen oder anzeigen."
    case .fileArgument: "Ein PNG, JPEG oder GIF; ohne Angabe wird das Bild gezeigt."
    case .removeOption: "Das Bild entfernen."
    case .pictureOption: "Ein PNG, JPEG oder GIF dazu; geht auch mehrmals und ersetzt die bisherigen."
    case .noPicture(let path):
      "\(path) ist kein Bild, das sich speichern lässt: PNG, JPEG oder GIF, höchstens 8 MB, 8192 Pixel je Seite und 16 Megapixel"
    case .noProfilePicture: "Noch kein Bild: satz profile picture ich.jpg"
    case .picture(let format, let width, let height, let kilobytes):
      "(Bild: \(format.rawValue.uppercased()), \(width) × \(height), \(kilobytes) kB)"
    }
  }
}
