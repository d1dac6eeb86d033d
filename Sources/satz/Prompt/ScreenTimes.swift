/// What a snapshot asks, and when its picture changes although nothing happens.

import SessionModel

extension Snapshot {
  /// The session has been started, and nothing has begun yet.
  var isBeforeEverything: Bool { phase == .countdown && stepsDone == 0 && !isPaused }

  var asksReps: Bool { repsAskedFor != nil && takesAnswers }
  /// A load or an RPE alone is never the result of a set, so the question stays open until the next set is done.
  var asksLoad: Bool { loadAskedFor != nil }
  var asksRPE: Bool { rpeAskedFor != nil }

  /// How long the overlay of an expired rest stays; then the card takes its place, and the session waits.
  static let overlayLength = Milliseconds.seconds(30)

  /// Whether a rest has just expired.
  func showsOverlay(at now: Instant) -> Bool {
    phase == .expired && now < phaseBegan + Self.overlayLength
  }

  /// Whether a rest of `90s-2min` has reached its least; more of a rest that was over has from its start.
  func isRestEnough(at now: Instant) -> Bool { restMayEnd.map { $0 <= now } ?? false }

  /// When the screen changes although nothing happens: the work runs into the next round, the set before no longer asks,
  /// or the overlay closes.
  func turns(after now: Instant) -> Instant? {
    if isPaused { return nil }
    if phase == .expired { return showsOverlay(at: now) ? phaseBegan + Self.overlayLength : nil }
    if let restMayEnd, restMayEnd > now { return restMayEnd }
    guard phase == .work, endOfClock == nil else { return nil }
    return [answersEnd, clockedWindow?.roundEnds].compactMap(\.self).filter { $0 > now }.min()
  }

  /// A part of a timed total: it counts up, and ends by itself when the total is reached.
  var countsUpToTotal: Bool { phase == .work && phaseEnds != nil && total?.measure == .time }

  /// When the clock of the phase, which counts down, ends.
  var endOfClock: Instant? { countsUpToTotal ? nil : phaseEnds }

  /// Ten seconds before a rest or timed work ends, where it is long enough for that to be worth a word.
  func tenLeft(after now: Instant) -> Instant? {
    guard !isPaused, phase == .rest || phase == .work, let ends = phaseEnds, ends - phaseBegan >= .seconds(25) else {
      return nil
    }
    let due = ends - .seconds(10)
    return due > now ? due : nil
  }

  /// The innermost window with a clock of its own.
  var clockedWindow: Snapshot.Window? { windows.last { $0.kind == .forTime || $0.ends != nil } }
}

extension Snapshot.Window {
  /// The work has gone on past the start of the next round.
  func isOverrun(at now: Instant) -> Bool { roundEnds.map { $0 <= now } ?? false }
}
