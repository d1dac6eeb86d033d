/// What is said about where the log is kept, in German.

extension StorageText {
  var german: String {
    switch self {
    case .noHome:
      "Es gibt keinen Ordner für das Log: HOME ist nicht gesetzt; setz HOME oder nenn mit SATZ_HOME einen Ordner"
    }
  }
}
