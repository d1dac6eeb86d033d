/// The words in the live area and the overlay.

enum LiveText: Hashable, Sendable {
  case ready, getReady, work, rest, restOver, waiting, breathe, choose, over, paused
  case nothingYet, enterStarts, chooseHint, howManyReps
  case next(String?)
  case rounds(done: Int, of: Int?)
  case elapsed(String, of: String?)
  case restIsOver, timeIsUp, overlayHint, sheetHint
}
