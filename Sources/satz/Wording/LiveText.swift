/// The words in the live area and the overlay.

import SessionModel

enum LiveText: Hashable, Sendable {
  case ready, getReady, work, rest, restOver, waiting, choose, over, paused
  /// What the clock shows while work runs inside a window.
  case amrap, forTime, overrun
  case breath(Breath.Movement)
  case nothingYet, enterStarts, enterGoesOn, chooseHint, arrowsChoose, tenSeconds, howManyReps, howLong, howFar,
    howFarOrMuch,
    howMuchEnergy,
    howHeavy,
    howHard
  case sayLoad(String)
  /// A part of a cluster was done with another load than the plan's, which the log keeps for the whole set.
  case loadOfAllParts(String)
  case sayEffort(String)
  case next(String?)
  /// What is chosen from later on.
  case choiceOf([String])
  /// In an `any order`, the other exercises that are left.
  case turnTo(String)
  /// Before what comes, on the card.
  case leadNext, leadThen, leadOr, theEnd
  /// In the list of the stage, after the set at hand.
  case thenSets(String)
  /// A phase with its length.
  case phaseOf(String, String)
  /// The target of a ramp while it runs.
  case targetNow(String)
  /// More of a rest that was over.
  case restMore(String)
  /// A rest that may be ended from now on.
  case restEnough(String, String)
  case cardHint(Phase)
  case pausedHint
  /// In a rest without an end.
  case openRestHint
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
  case startsSoon, countdownHint, typedCountdownHint
  case restIsOver, timeIsUp, overlayHint, shortOverlayHint, typedOverlayHint, sheetHint

  /// `set 1/3` for `set 1 of 3`, in either language.
  static func withSlashes(_ place: String) -> String {
    var words = place.split(separator: " ").map { String($0) }
    let at = words.indices.dropFirst().dropLast().last { index in
      ["of", "von"].contains(words[index]) && [words[index - 1], words[index + 1]].allSatisfy { Int($0) != nil }
    }
    guard let at else { return place }
    words.replaceSubrange((at - 1)...(at + 1), with: [words[at - 1] + "/" + words[at + 1]])
    return words.joined(separator: " ")
  }
}
