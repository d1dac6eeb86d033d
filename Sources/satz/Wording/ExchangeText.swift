/// What is said of exports and imports: their help, their previews, their answers.

import ActivityFiles
import SessionModel
import TrainingStore

enum ExchangeText: Hashable, Sendable {
  // --help
  case export, exportMore, exportJSON, exportCSV, exportText, exportStrong, exportHevy, exportICS, exportFIT, exportTCX
  case exportSession, exportFile
  case `import`, importMore, importFile, mapOption, importUnits, dryRunOption, importYes, importList, importUndo

  // export
  case exportForm
  case exportSpan
  case exportSessionAlone
  case exportNeedsFile
  case exportManySessions([Int])
  case noSessionToExport(String)
  case nothingToExport
  case exportLost(FormLosses)

  // import, called wrongly
  case importNeedsFile
  case mapForm(String)
  case unknownExercise(String, nearest: [String])
  case unknownUnits(String)
  case importNumber(String)

  // its preview
  case arriving(kind: ImportKind, sessions: Int, sets: Int, first: String?, last: String?)
  case arrivingWeighings(Int)
  case arrivingSits(Int)
  /// A table of nothing else.
  case arrivingBodyweights(kind: ImportKind, Int, first: String, last: String)
  case measurementsLeftOut(Int)
  /// Records of Apple Health.
  case recordsLeftOut(heartRates: Int, others: Int)
  case arrivingNew(Int, there: Int)
  /// Sessions that two devices have recorded, both in the file.
  case arrivingRepeated(Int)
  /// Sessions that another app has changed since their import: brought up to date, or kept as the athlete has them.
  case changedElsewhere(Int)
  case changedSession(ChangedElsewhere)
  /// Sets that were corrected here and changed there, and those that are gone there.
  case correctionsStay(Int)
  case correctionsWithoutSet(Int)
  /// Sessions that another source has brought: they stay, or get what this one knows more.
  case twinsKept(Int)
  case twinsFilled(Int)
  case twin(SessionTwin)
  /// Sessions that were at the time of others in the log, with other work, and how to remove one of the two.
  case simultaneousKept(Int)
  case simultaneous(SimultaneousSession)
  case simultaneousHint(delete: Int)
  /// What the columns of a table were taken for.
  case columns(TableMapping)
  case dateOrderAssumed
  case unitsAssumed(String)
  case distanceUnitAssumed(LengthUnit)
  case keptUnderOwnName(nearest: String?)
  case keptAsVariation(of: String)
  /// Sets of exercises that the library does not have.
  case variedSets(Int, of: Int)
  case unplacedSets(Int, of: Int)
  case mapHint
  /// Sets with a number that is hardly meant, and one of them.
  case doubtfulSets(Int)
  case doubtfulSet(day: String, String, canBeMeant: Bool)
  /// Those in the log that count for nothing yet.
  case questionedSets(Int)
  /// Commands.
  case confirms(String)
  case corrects(String)
  case linesUnread(Int)
  /// Of sets and sessions that are imported.
  case valuesUnread(Int)
  case lineUnread(UnreadLine)
  case importQuestion
  case wouldBring(Import)
  case names(BroughtKind, [String])
  case hereStays

  // taking an import back
  case wouldUndo(UndoneImport)
  case untraced
  case staysBecause
  case undoQuestion
  case nothingUndone

  // what came of it
  case notImported
  case allThere
  case imported(Import)
  case notImportable(file: String, ImportProblem)
  case notReadable(file: String, ActivityProblem)
  /// A table of which too little is understood.
  case unmapped(file: String, TableMapping)
  case noColumn(String, of: [String])
  /// The name of an import of several files.
  case filesTogether([String])
  case noImport
  /// All of them were undone.
  case noImportLeft
  case importUndone(UndoneImport)
  /// Notes about sets become notes of their sessions.
  case notesOfSets(Int)
  /// Which other imports have sessions that stay.
  case hadElsewhere(UndoneImport.HadElsewhere)
  case importRevived(Import)
  case noImports
  case importLine(day: String, Import)
}
