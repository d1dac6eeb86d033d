/// The short answers (pills) to what a user does: their style and icon. Its words are in Notices+English and
/// Notices+German.

import PlanLanguage
import PlanWording
import SessionModel

enum Notice: Hashable, Sendable {
  case started(Session.Kind)
  case finished(Session.Kind)
  case aborted(Session.Kind)
  case exerciseAdded(String)
  /// Nothing was said of how many sets or reps.
  case openSetAdded(String, key: String)
  /// By their names.
  case exercisesAdded([String])
  /// A rest, a breath, a sit.
  case stepAdded(String)
  case exerciseRemoved(String)
  case exerciseReplaced(String, with: String)
  /// A rule has changed what is still to come.
  case workRevised
  /// How long to rest from now on; `length` is nil for no rest, `exercise` for every one. With how long the rests were,
  /// if they were of several lengths.
  case restsChanged(length: String?, exercise: String?, before: [String])
  case exerciseComesNext(String)
  case setDone(what: String)
  /// Less was done than the least that counts.
  case setShort(what: String)
  /// The clock ended it, and nobody has said how much was done.
  case setCutOff
  case setCorrected(what: String)
  case newRecord(done: String, what: String)
  case setTakenBack
  /// With the exercise, if another one is on the screen.
  case amountAsked(AskedAmount, of: String?)
  case loadAsked, rpeAsked
  case roundDone(Int)
  /// One of its sets fell short.
  case roundShort(Int)
  case exerciseSaved(String)
  case categoryAdded(String)
  case categoryRenamed(String, to: String)
  case categoryDeleted(String)
  case exercisesAssigned(Int, category: String?)
  case exercisesImported(Int, known: Int)
  case workoutCreated(String)
  case workoutSaved(String)
  case workoutDeleted(String)
  case favouriteAdded(String)
  case favouriteRemoved(String)
  case profileSaved
  case profilePictureChanged
  case settingsSaved
  case restStarted(String?)
  case restEnded
  case timerPaused
  case timerResumed
  /// The end of the phase moved; `by` is without a sign.
  case longer(by: String)
  case shorter(by: String)
  /// More of a rest that was over; with the time since the set, if it came after one.
  case restGoesOn(by: String, inAll: String?)
  /// The value that a setting has now.
  case settingChanged(Setting, to: String)
  case skipped, missed, wentBack, begunAgain
  /// Esc in the countdown: nothing has begun.
  case startCancelled
  /// What was chosen, by its name.
  case chosen(String)
  case sessionResumed(name: String)
  case commandUndone(UndoneCommand)
  /// The bell of a sitting.
  case bell
  case noteTaken
  case heartRateTaken(Int, zone: Int?)
  case exported, backupCreated, dataRestored
  /// Only beside the end of the session.
  case sessionSaved
  case healthDataSynchronised
  case logWrittenAgain
  /// With the athlete's own words; empty for none.
  case reminder(Session.Kind, note: String)
  case refused(RefusalText)
  case failed(String)

  /// Whether it says that nothing was done.
  var isRefusal: Bool {
    if case .refused = self { return true }
    if case .failed = self { return true }
    return false
  }

  var style: Pill.Style {
    switch self {
    case .finished, .exerciseAdded, .openSetAdded, .exercisesAdded, .stepAdded, .setDone, .setCorrected, .profileSaved,
      .restEnded,
      .noteTaken, .heartRateTaken,
      .roundDone, .exerciseSaved, .categoryAdded, .categoryRenamed, .exercisesAssigned, .exercisesImported,
      .workoutCreated, .workoutSaved, .profilePictureChanged, .settingsSaved, .settingChanged, .exported,
      .backupCreated, .dataRestored, .sessionSaved, .healthDataSynchronised:
      .success
    case .newRecord: .gold
    case .exerciseRemoved, .aborted, .failed, .categoryDeleted, .workoutDeleted: .error
    case .setShort, .roundShort, .timerPaused, .refused, .amountAsked, .loadAsked, .rpeAsked, .favouriteAdded,
      .logWrittenAgain:
      .warning
    case .startCancelled, .setTakenBack, .commandUndone, .skipped, .missed, .wentBack, .begunAgain, .favouriteRemoved:
      .muted
    case .started, .exerciseReplaced, .workRevised, .restsChanged, .exerciseComesNext, .setCutOff, .restStarted,
      .timerResumed, .sessionResumed,
      .longer,
      .shorter, .restGoesOn, .chosen, .bell, .reminder:
      .info
    }
  }

  /// Whether it also leaves a permanent line: it changes the course of the session, which no set in the log tells, or it
  /// is said above the prompt.
  var leavesLine: Bool {
    switch self {
    case .commandUndone, .startCancelled, .longer, .shorter, .restGoesOn, .restsChanged, .exerciseAdded, .openSetAdded,
      .exercisesAdded, .stepAdded,
      .exerciseRemoved, .exerciseReplaced, .exerciseComesNext, .chosen, .timerPaused, .timerResumed, .aborted:
      true
    case .started, .finished, .workRevised, .setDone, .setShort, .setCutOff, .setCorrected,
      .newRecord, .setTakenBack, .amountAsked, .loadAsked, .rpeAsked, .roundDone, .roundShort, .exerciseSaved,
      .categoryAdded,
      .categoryRenamed, .categoryDeleted, .exercisesAssigned, .exercisesImported, .workoutCreated, .workoutSaved,
      .workoutDeleted, .favouriteAdded, .favouriteRemoved, .profileSaved, .profilePictureChanged, .settingsSaved,
      .settingChanged, .restStarted, .restEnded, .skipped, .missed, .wentBack, .begunAgain, .sessionResumed, .bell,
      .noteTaken, .heartRateTaken, .exported, .backupCreated, .dataRestored, .sessionSaved, .healthDataSynchronised,
      .logWrittenAgain, .reminder, .refused,
      .failed:
      isSaidAbove
    }
  }

  /// Whether it is said above the prompt, too: its sentence can be wider than the frame, and it is to be read in peace.
  var isSaidAbove: Bool {
    switch self {
    case .failed, .reminder, .workoutCreated, .workoutSaved: true
    case .started, .finished, .aborted, .exerciseAdded, .openSetAdded, .exercisesAdded, .stepAdded, .exerciseRemoved,
      .exerciseReplaced, .workRevised, .restsChanged, .exerciseComesNext, .setDone, .setShort, .setCutOff,
      .setCorrected, .newRecord, .setTakenBack, .amountAsked, .loadAsked, .rpeAsked, .roundDone, .roundShort,
      .exerciseSaved,
      .categoryAdded,
      .categoryRenamed, .categoryDeleted, .exercisesAssigned, .exercisesImported,
      .workoutDeleted, .favouriteAdded, .favouriteRemoved, .profileSaved, .profilePictureChanged, .settingsSaved,
      .settingChanged, .restStarted, .restEnded, .timerPaused, .timerResumed, .longer, .shorter, .restGoesOn, .skipped,
      .missed, .wentBack,
      .begunAgain, .startCancelled, .chosen, .sessionResumed, .commandUndone, .bell, .noteTaken, .heartRateTaken,
      .exported, .backupCreated, .dataRestored, .sessionSaved, .healthDataSynchronised, .logWrittenAgain, .refused:
      false
    }
  }

  var icon: String {
    switch self {
    case .heartRateTaken, .healthDataSynchronised: "♥"
    case .started, .sessionResumed, .timerResumed: "▶"
    case .finished: "⚑"
    case .aborted, .failed, .workoutDeleted, .missed, .setShort, .roundShort: "✗"
    case .bell: "♪"
    case .reminder: "⏰"
    case .exerciseAdded, .openSetAdded, .exercisesAdded, .stepAdded, .longer, .restGoesOn, .categoryAdded,
      .exercisesImported:
      "+"
    case .exerciseRemoved, .shorter, .categoryDeleted: "−"
    case .favouriteAdded: "★"
    case .favouriteRemoved: "☆"
    case .exerciseReplaced, .exerciseComesNext, .workRevised: "⇄"
    case .setDone, .setCorrected, .profileSaved, .restEnded, .noteTaken, .roundDone, .chosen, .exerciseSaved,
      .categoryRenamed, .exercisesAssigned, .workoutCreated, .workoutSaved, .profilePictureChanged, .settingsSaved,
      .settingChanged, .backupCreated, .dataRestored, .sessionSaved:
      "✓"
    case .exported: "⇧"
    case .startCancelled, .setTakenBack, .commandUndone, .wentBack: "↶"
    case .newRecord: "🏆"
    case .begunAgain: "↻"
    case .skipped: "»"
    case .amountAsked, .loadAsked, .rpeAsked: "?"
    case .setCutOff, .restStarted, .restsChanged: "⏱"
    case .timerPaused: "⏸"
    case .refused, .logWrittenAgain: "!"
    }
  }
}

/// Why something at the prompt was not done, with the names a sentence needs.
enum RefusalText: Hashable, Sendable {
  case notStarted, alreadyStarted, alreadyEnded, notPaused, alreadyPaused, nothingToUndo, nothingBefore, noOtherExercise
  case nothingToAcknowledge, phaseHasNoEnd, nothingToMiss, nothingToChoose, implausible, choiceOpen
  /// A result of a set that only begins with Enter.
  case notBegun
  /// With a `done` that would fit.
  case wrongMeasure(fitting: String?)
  case exerciseNotAhead(String)
  /// Nil if rests of every exercise were meant.
  case noRestAhead(String?)
  /// The set that is to be corrected; nil if no number was said.
  case noSuchSet(String?)
  case noSuchOption(Int, options: Int)
  case unknownExercise(String, nearest: String?)
  case noSession
  /// A distance was done sooner than anybody can.
  case tooFast(String, example: String)
  /// `pause 3s`, with the command for a rest of that length.
  case pauseHasNoLength(rest: String)
  /// Of the exercise only the running set is left; with the one that was to come instead, nil if it was to be removed.
  case setHasBegun(String, instead: String?)
  /// There is no next session to begin.
  case noProgram
  /// In an interval whose work is done.
  case startsByItself
  case anotherRuns(String)
  /// It is the session of this plan that runs.
  case sameRuns(String)
  case nothingToAdopt
  /// The log cannot be replaced under a running session.
  case endsFirst
  case nothingToSave
  /// A session that was typed is saved under a name.
  case needsName
  case noOptionNamed(String)
  /// For the size of the live area, on this screen.
  case noRoom(LiveAreaSize, on: ScreenSize)
}

extension RefusalText {
  /// The engine's reason, with the exercise by the name it has here and a `done` that would fit the set.
  init(_ refusal: Refusal, _ formatter: UnitFormatter, fitting: String? = nil) {
    switch refusal {
    case .notStarted: self = .notStarted
    case .alreadyStarted: self = .alreadyStarted
    case .alreadyEnded: self = .alreadyEnded
    case .notPaused: self = .notPaused
    case .alreadyPaused: self = .alreadyPaused
    case .nothingToUndo: self = .nothingToUndo
    case .nothingBefore: self = .nothingBefore
    case .noOtherExercise: self = .noOtherExercise
    case .nothingToAcknowledge: self = .nothingToAcknowledge
    case .phaseHasNoEnd: self = .phaseHasNoEnd
    case .nothingToMiss: self = .nothingToMiss
    case .nothingToChoose: self = .nothingToChoose
    case .wrongMeasure: self = .wrongMeasure(fitting: fitting)
    case .implausible: self = .implausible
    case .choiceOpen: self = .choiceOpen
    case .exerciseNotAhead(let key):
      self = .exerciseNotAhead(formatter.library.name(of: key, in: formatter.language.ofNames) ?? key)
    case .noSuchOption(let index, let options): self = .noSuchOption(index + 1, options: options)
    case .noRestAhead(let key): self = .noRestAhead(key.map { formatter.exercise(Exercise(key: $0, name: $0)) })
    case .noSuchSet: self = .noSuchSet(nil)
    }
  }
}

extension Notice {
  /// As the engine changed the rests, in the user's words.
  ///
  /// - Parameter before: how long they were, if they were of several lengths.
  static func restsChanged(
    _ change: RestChange, exercise: String?, before: [String], _ formatter: UnitFormatter
  ) -> Notice {
    let ends = [change.length, change.upTo].compactMap(\.self).map(formatter.length)
    return .restsChanged(
      length: change.length > .zero ? ends.joined(separator: "–") : nil, exercise: exercise, before: before)
  }
}
