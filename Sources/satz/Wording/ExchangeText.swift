/// What is said of exports and imports: their help, their previews, their answers.

import TrainingStore

enum ExchangeText: Hashable, Sendable {
  // --help
  case export, exportMore, exportJSON, exportCSV, exportText, exportFile
  case `import`, importMore, importFile, mapOption, importUnits, dryRunOption, importYes, importList, importUndo

  // export
  case exportForm
  case nothingToExport

  // import, called wrongly
  case importNeedsFile
  case mapForm(String)
  case unknownExercise(String, nearest: [String])
  case unknownUnits(String)
  case importNumber(String)
  case noPreviewOfJSON

  // its preview
  case arriving(kind: ImportKind, sessions: Int, sets: Int, first: String?, last: String?)
  case arrivingNew(Int, there: Int)
  case unitsAssumed(String)
  case keptUnderOwnName(nearest: String?)
  case mapHint
  case linesUnread(Int)
  case lineUnread(UnreadLine)
  case importQuestion

  // what came of it
  case notImported
  case allThere
  case imported(sessions: Int, sets: Int, others: Int, number: Int)
  case notImportable(file: String, ImportProblem)
  case noImport
  case importUndone(number: Int, file: String, sessions: Int)
  case noImports
  case importLine(day: String, Import)
}
