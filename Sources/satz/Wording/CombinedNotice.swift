/// Notices with several causes at one instant, as one pill.

import PlanWording
import SessionModel

extension Notice {
  /// Its place among the notices of one instant; nil if it is not combined with others.
  var place: Int? {
    switch self {
    case .setDone, .setShort, .setCutOff, .setCorrected: 0
    case .newRecord: 1
    case .roundDone, .roundShort: 2
    case .restStarted: 3
    case .amountAsked, .loadAsked, .rpeAsked: 4
    case .started, .finished, .aborted, .exerciseAdded, .openSetAdded, .exercisesAdded, .stepAdded, .bell,
      .exerciseRemoved, .workRevised, .restsChanged,
      .exerciseReplaced, .exerciseComesNext, .setTakenBack, .exerciseSaved, .categoryAdded, .categoryRenamed,
      .categoryDeleted, .exercisesAssigned, .exercisesImported, .workoutCreated, .workoutSaved, .workoutDeleted,
      .favouriteAdded, .favouriteRemoved, .profileSaved, .profilePictureChanged, .settingsSaved, .settingChanged,
      .restEnded, .timerPaused, .timerResumed, .longer, .shorter, .restGoesOn, .skipped, .missed, .wentBack,
      .begunAgain, .startCancelled,
      .chosen, .sessionResumed, .commandUndone, .noteTaken, .heartRateTaken, .exported, .backupCreated, .dataRestored,
      .sessionSaved, .healthDataSynchronised, .logWrittenAgain, .reminder, .refused, .failed:
      nil
    }
  }

  /// Whether a round is over.
  var isOfRound: Bool { place == 2 }

  /// A permanent line says it, too; where notices are lines, it is not said twice.
  fileprivate var isInLines: Bool {
    switch self {
    case .setDone, .setShort, .setCutOff, .setCorrected, .restEnded, .skipped, .missed, .wentBack, .begunAgain: true
    case .started, .finished, .aborted, .exerciseAdded, .openSetAdded, .exercisesAdded, .stepAdded, .exerciseRemoved,
      .exerciseReplaced, .workRevised, .restsChanged, .exerciseComesNext, .newRecord, .setTakenBack, .amountAsked,
      .loadAsked, .rpeAsked, .roundDone, .roundShort, .exerciseSaved, .categoryAdded, .categoryRenamed,
      .categoryDeleted,
      .exercisesAssigned, .exercisesImported, .workoutCreated, .workoutSaved, .workoutDeleted, .favouriteAdded,
      .favouriteRemoved, .profileSaved, .profilePictureChanged, .settingsSaved, .settingChanged,
      .restStarted, .timerPaused, .timerResumed, .longer, .shorter, .restGoesOn, .startCancelled, .chosen,
      .sessionResumed, .commandUndone, .bell, .noteTaken,
      .heartRateTaken, .exported, .backupCreated, .dataRestored, .sessionSaved, .healthDataSynchronised,
      .logWrittenAgain, .reminder, .refused, .failed:
      leavesLine || place == 1
    }
  }
}

extension Pill {
  /// Several notices of one instant as one: `✓ Set done: 8 × 80 kg · record · rest started`. A record gives it its
  /// colour and icon.
  init?(_ notices: [Notice], in language: Language) {
    guard let first = notices.first else { return nil }
    let leading = notices.first { $0.style == .gold } ?? first
    let texts = notices.enumerated().map { index, notice in
      index > 0 ? notice.brief?.said(in: language) ?? notice.said(in: language) : notice.said(in: language)
    }
    let asked = notices.filter { $0.place == 4 }.map { $0.said(in: language) }
    var said = notices.contains { $0.isInLines } ? asked.joined(separator: " · ") : nil
    // In lines, the end of a session needs no more than that.
    if notices.contains(.sessionSaved) { said = first.said(in: language) }
    self.init(icon: leading.icon, text: texts.joined(separator: " · "), style: leading.style, said: said)
  }
}

extension Notice {
  /// The short form after another notice; nil if there is none.
  fileprivate var brief: NoticeBrief? {
    if case .newRecord(_, let what) = self { return .record(what) }
    if case .restStarted = self { return .restStarted }
    if case .roundDone(let round) = self { return .roundDone(round) }
    if case .roundShort(let round) = self { return .roundShort(round) }
    if case .sessionSaved = self { return .sessionSaved }
    return nil
  }
}

/// A notice after another one.
enum NoticeBrief: Hashable, Sendable, Worded {
  case record(String)
  case restStarted
  case roundDone(Int)
  case roundShort(Int)
  case sessionSaved

  var english: String {
    switch self {
    case .record(let what): "new record: \(what)"
    case .restStarted: "rest started"
    case .roundDone(let round): "round \(round) done"
    case .roundShort(let round): "round \(round) fell short"
    case .sessionSaved: "session saved"
    }
  }

  var german: String {
    switch self {
    case .record(let what): "neuer Rekord: \(what)"
    case .restStarted: "Pause läuft"
    case .roundDone(let round): "Runde \(round) geschafft"
    case .roundShort(let round): "Runde \(round) nicht ganz geschafft"
    case .sessionSaved: "Session gespeichert"
    }
  }
}
