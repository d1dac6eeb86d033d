/// The notices in English.

extension Notice: Worded {
  var english: String {
    switch self {
    case .workoutStarted: "Workout started"
    case .workoutFinished: "Workout finished"
    case .workoutAborted: "Workout broken off"
    case .exerciseAdded(let name): "\(name) added"
    case .blocksAdded(let count): count == 1 ? "Added" : "\(count) added"
    case .exerciseRemoved(let name): "\(name) removed"
    case .exerciseReplaced(let name, let other): "\(name) replaced by \(other)"
    case .exerciseComesNext(let name): "\(name) comes next"
    case .setDone(let exercise, let what): "Set done: \(exercise) \(what)"
    case .setTakenBack: "Set taken back"
    case .repsAsked(let exercise): exercise.isEmpty ? "How many reps? done N" : "How many reps of \(exercise)? done N"
    case .roundDone(let count): "Round \(count) done"
    case .profileSaved: "Profile saved"
    case .restStarted(let length): length.map { "Rest started: \($0)" } ?? "Rest started"
    case .timerPaused: "Timer paused"
    case .timerResumed: "Timer goes on"
    case .restEnded: "Rest over"
    case .sessionResumed(let name): "\(name) goes on"
    case .commandUndone(let command): "Undone: \(command)"
    case .noteTaken: "Note taken"
    case .phaseMoved(let by): "Timer moved by \(by)"
    case .refused(let why): why.english
    case .failed(let what): what
    }
  }
}

extension RefusalText: Worded {
  var english: String {
    switch self {
    case .notStarted: "Not started yet: start"
    case .alreadyStarted: "It is running already"
    case .alreadyEnded: "The session is over"
    case .notPaused: "Nothing is paused"
    case .alreadyPaused: "Already paused: resume"
    case .nothingToUndo: "Nothing to undo"
    case .nothingBefore: "Nothing lies before this"
    case .nothingToAcknowledge: "Nothing waits to be acknowledged"
    case .phaseHasNoEnd: "This has no end that could be moved"
    case .nothingToChoose: "There is nothing to choose"
    case .wrongMeasure: "That does not measure this set"
    case .implausible: "That number cannot be right"
    case .choiceOpen: "Choose first: choose 1, choose 2 …"
    case .exerciseNotAhead(let name): "No set of \(name) is still to come"
    case .noSuchOption(let number, let options): "There is no \(number): choose 1 to \(options)"
    case .unknownExercise(let name, let nearest):
      nearest.map { "I do not know “\(name)”; did you mean \($0)?" } ?? "I do not know “\(name)”"
    case .noSession: "No session is running: satz run FILE, or type a set such as bench 3x8"
    }
  }
}
