/// What is said about where the log is kept, in English.

extension StorageText {
  var english: String {
    switch self {
    case .noHome: "there is no folder to keep the log in: HOME is not set; set HOME, or name a folder with SATZ_HOME"
    }
  }
}
