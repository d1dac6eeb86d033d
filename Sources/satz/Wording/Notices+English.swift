/// The notices in English.

import PlanWording
import SessionModel

extension Notice: Worded {
  var english: String {
    switch self {
    case .started(let kind): "\(kind.english) started"
    case .finished(let kind): "\(kind.english) finished"
    case .aborted(let kind): "\(kind.english) aborted"
    case .exerciseAdded(let name): "Exercise added: \(name)"
    case .openSetAdded(let name, let key): "Exercise added: \(name), one set without a number; \(key) 3x8 gives several"
    case .stepAdded(let step): "Added: \(step)"
    case .exercisesAdded(let names): "\(names.count) exercises added: \(names.joined(separator: ", "))"
    case .exerciseRemoved(let name): "Exercise removed: \(name)"
    case .workRevised: "The upcoming sets have changed"
    case .exerciseReplaced(let name, let other): "Exercise replaced: \(name) → \(other)"
    case .restsChanged(let length, let exercise, let before):
      "\(exercise ?? "All exercises"): \(length.map { "\($0) rest" } ?? "no rest") from now on"
        + (before.isEmpty ? "" : ", in place of \(before.joined(separator: ", ", last: " and "))")
    case .exerciseComesNext(let name): "\(name) comes next"
    case .setDone(let what): what.isEmpty ? "Set done" : "Set done: \(what)"
    case .setShort(let what): "Set fell short: \(what)"
    case .setCutOff: LiveText.timeIsUp.said(in: .english)
    case .setCorrected(let what): "Set corrected: \(what)"
    case .newRecord(let done, let what): "New record! \(done) · \(what)"
    case .setTakenBack: "Set undone"
    case .amountAsked(let amount, let exercise): (exercise.map { $0 + ": " } ?? "") + amount.hint.english
    case .loadAsked: "How heavy? Type the load"
    case .rpeAsked: "How hard was it? rpe 8"
    case .roundDone(let count): "Round \(count) done"
    case .roundShort(let count): "Round \(count) fell short"
    case .exerciseSaved(let name): "Exercise saved: \(name)"
    case .categoryAdded(let name): "Category added: \(name)"
    case .categoryRenamed(let name, let new): "Category renamed: \(name) → \(new)"
    case .categoryDeleted(let name): "Category deleted: \(name)"
    case .exercisesAssigned(let count, let category?):
      "\(count == 1 ? "1 exercise is" : "\(count) exercises are") in “\(category)” now"
    case .exercisesAssigned(let count, nil):
      count == 1 ? "1 exercise is back where it was" : "\(count) exercises are back where they were"
    case .exercisesImported(let count, let known):
      "\(count == 1 ? "1 exercise" : "\(count) exercises") imported"
        + (known > 0 ? "; \(known) already known: their instructions and pictures were added" : "")
    case .workoutCreated(let name): "Workout created: \(name)"
    case .workoutSaved(let name): "Workout saved: \(name)"
    case .workoutDeleted(let name): "Workout deleted: \(name)"
    case .favouriteAdded(let name): "Added to favourites: \(name)"
    case .favouriteRemoved(let name): "Removed from favourites: \(name)"
    case .profileSaved: "Profile saved"
    case .profilePictureChanged: "Profile picture changed"
    case .settingsSaved: "Settings saved"
    case .restStarted(let length): length.map { "Rest started: \($0)" } ?? "Rest started"
    case .timerPaused: "Timer paused"
    case .timerResumed: "Timer resumed"
    case .restEnded: "Rest over"
    case .sessionResumed(let name): "\(name) continues"
    case .commandUndone(let command): "Undone: \(command.english)"
    case .bell: "Bell"
    case .noteTaken: "Note taken"
    case .heartRateTaken(let beats, let zone):
      zone.map { "Heart rate \(beats) · zone \($0)" } ?? "Heart rate \(beats)"
    case .exported: "Export done"
    case .backupCreated: "Backup created"
    case .sessionSaved: "Session saved"
    case .healthDataSynchronised: "Health data synchronised"
    case .logWrittenAgain: "The log was removed; it has been saved again"
    case .dataRestored: "Data restored"
    case .longer(let by): "\(by) more"
    case .shorter(let by): "\(by) less"
    case .restGoesOn(let by, let inAll):
      "The rest goes on for \(by)" + (inAll.map { " · \($0) in all" } ?? "")
    case .settingChanged(let setting, let value): SettingChange(setting: setting, value: value).english
    case .skipped: "Skipped"
    case .missed: "Missed"
    case .wentBack: "Back"
    case .startCancelled: "Cancelled; nothing has begun"
    case .begunAgain: "From the start again"
    case .chosen(let name): "Chosen: \(name)"
    case .refused(let why): why.english
    case .reminder(let kind, let note): RemindText.timeFor(kind).english + (note.isEmpty ? "" : ": \(note)")
    case .failed(let what): what
    }
  }
}

extension RefusalText: Worded {
  var english: String {
    switch self {
    case .notStarted: "Not started yet: start"
    case .alreadyStarted: "It is already running"
    case .alreadyEnded: "The session is over"
    case .notPaused: "Nothing is paused"
    case .alreadyPaused: "Already paused: resume"
    case .nothingToUndo: "Nothing to undo"
    case .noOtherExercise: "No other exercise comes after this one; finish ends the session"
    case .nothingBefore: "There is nothing before this"
    case .nothingToAcknowledge: "There is nothing to acknowledge"
    case .phaseHasNoEnd: "This phase has no end to move"
    case .nothingToMiss: "There is no round of intervals to miss; 0 records a missed set"
    case .nothingToChoose: "There is nothing to choose"
    case .notBegun: "This set has not begun: Enter begins it"
    case .wrongMeasure(let fitting): "That does not fit this set" + (fitting.map { "; write \($0)" } ?? "")
    case .implausible: "That number cannot be right"
    case .choiceOpen: "Choose first: choose 1, choose 2 …"
    case .exerciseNotAhead(let name): "No set of \(name) is still to come"
    case .noRestAhead(let exercise?): "No rest of \(exercise) is still to come; add rest 3min adds one at the end"
    case .noRestAhead(nil): "No rest is still to come; add rest 3min adds one at the end"
    case .tooFast(let way, let example):
      "\(way) already? Press Enter when you have covered it, or write your time: \(example)"
    case .pauseHasNoLength(let rest):
      "Nothing was done: pause stops the clock until resume; for a rest, write \(rest)"
    case .setHasBegun(let name, nil): "The last set of \(name) has begun: skip leaves it out"
    case .setHasBegun(let name, let other?):
      "The last set of \(name) has begun and stays: skip leaves it out, add \(other) adds another at the end"
    case .noSuchSet(let set): "\(set ?? "This set") is not in the log of this session"
    case .noSuchOption(let number, let options): "There is no \(number): choose 1 to \(options)"
    case .unknownExercise(let name, let nearest):
      nearest.map { "I do not know “\(name)”; did you mean \($0)?" } ?? "I do not know “\(name)”"
    case .needsName: "This training has no name yet: save NAME"
    case .startsByItself: "The next round starts by itself; skip starts it now"
    case .endsFirst: "Finish or abort the session first"
    case .noOptionNamed(let name): "None of the options, or more than one, is called “\(name)”"
    case .nothingToSave: "The session has nothing to save"
    case .nothingToAdopt: "I find no exercise in that"
    case .sameRuns(let name): "“\(name)” is running already: go on here, or end it first with finish or abort"
    case .noRoom(let size, let screen):
      "\(size.rawValue) needs a terminal of \(size.least.columns) × \(size.least.rows); this one has \(screen.columns) × \(screen.rows)"
    case .anotherRuns(let name): "“\(name)” is still running: finish or abort it first"
    case .noProgram: "No program is under way: run FILE begins a plan, and workouts lists yours"
    case .noSession: "No session is running: satz run FILE, or type a set such as bench 3x8"
    }
  }
}
