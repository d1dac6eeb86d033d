/// What the kinds of files are called.

import TrainingStore

extension ImportKind {
  /// A name that is the same in every language.
  var said: String {
    switch self {
    case .strong: "Strong"
    case .hevy: "Hevy"
    case .fitnotes: "FitNotes"
    case .fitbod: "Fitbod"
    case .jefit: "Jefit"
    case .liftosaur: "Liftosaur"
    case .gymrun: "GymRun"
    case .table: "CSV"
    case .gpx: "GPX"
    case .tcx: "TCX"
    case .fit: "FIT"
    case .health: "Apple Health"
    case .text: "satz --text"
    case .csv: "satz --csv"
    case .json: "satz --json"
    }
  }

  /// Whether Satz wrote it.
  var isOurs: Bool { [.text, .csv, .json].contains(self) }

  /// Every kind that is not of Satz itself, and no table that has to be guessed.
  static var known: String {
    allCases.filter { ![.table, .text, .csv, .json].contains($0) }.map(\.said).joined(separator: ", ")
  }
}
