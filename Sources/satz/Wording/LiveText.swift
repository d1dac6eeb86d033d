/// The words in the live area and the overlay.

import SessionModel

enum LiveText: Hashable, Sendable {
  case ready, getReady, work, rest, restOver, waiting, choose, over, paused
  /// What the clock shows while work runs inside a window.
  case amrap, forTime, overrun
  case breath(Breath.Movement)
  case nothingYet, enterStarts, enterGoesOn, chooseHint, arrowsChoose, tenSeconds, howManyReps, howLong, howFar,
    howMuchEnergy,
    howHeavy,
    howHard
  case next(String?)
  /// What is chosen from later on.
  case choiceOf([String])
  /// In an `any order`, the other exercises that are left.
  case turnTo(String)
  /// Before what comes, on the card.
  case leadNext, leadThen, theEnd
  /// A phase with its length.
  case phaseOf(String, String)
  /// The target of a ramp while it runs.
  case targetNow(String)
  /// A rest that may be ended from now on.
  case restEnough(String, String)
  case cardHint(Phase)
  case pausedHint
  case round(Int, of: Int?)
  case roundsDone(Int)
  case roundDone(Int, of: Int?)
  case minute(Int, of: Int?)
  case minuteDone(Int, of: Int?)
  case part(Int, of: Int)
  case side(Int, of: Int)
  case otherSide
  case halfway
  case rung(Int, of: Int?)
  case elapsed(String, of: String?)
  /// The cap of work for time.
  case cap(String)
  /// The words after the time that is left of a window.
  case left
  case setsDone(Int, of: Int?)
  case countdownHint
  case restIsOver, timeIsUp, overlayHint, sheetHint
}
