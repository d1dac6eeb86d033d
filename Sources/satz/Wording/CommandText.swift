/// The texts of the commands: their help, and the sentences they print.

import SessionModel

enum CommandText: Hashable, Sendable {
  // --help
  case satz, run, check, explain, fmt, show, rehearse, log, exercises, profile
  case profileShow, profileSet, profileMax
  case langOption, jsonOption, fmtCheckOption, diffOption, stdinNameOption, fileArgument, nameArgument, filesArgument,
    codesArgument,
    scriptOption, plainOption, takeOverOption
  case dayOption, exerciseOption, textOption, limitOption, limitOfLogOption, searchArgument, categoryOption
  case bodyweightOption, barOption, platesOption, unitsOption, ftpOption, maxHeartRateOption, countdownOption
  case nameOption, maxArgument, accessibleOption, reducedMotionOption, languageNames

  // The longer texts of --help
  case satzMore, runMore, checkMore, explainMore, fmtMore, showMore, rehearseMore, profileMore

  // Files and the store
  /// With the file that may have been meant.
  case cannotRead(path: String, reason: String, meant: String?)
  case cannotWrite(path: String, reason: String)
  case plansStay(path: String)
  case tooLarge(path: String, megabytes: Int)
  case wouldMeanSomethingElse(path: String)
  case noTerminalForKeys
  case cannotMakeFolder(path: String, reason: String)
  case storeSetAside(path: String, to: String)

  // check
  case checkSummary(files: Int, errors: Int, warnings: Int)
  case explainSaysMore(code: String)

  // explain
  case unknownCode(String, nearest: String?)
  case wrongForm, rightForm

  // run and the prompt
  case anotherSessionRuns(String)
  case abandonedOffer(name: String, idle: Milliseconds)
  case abandonedClosed(name: String)
  case notStarted(name: String)
  /// What the prompt is called where a diagnostic names a file.
  case promptAsFile
  case nothingRuns
  case welcome
  case sessionStays(name: String)
  /// More was done than is said when a session goes on.
  case saidBefore(lines: Int)
  case helpTitle
  case keysHeading
  case keys
  case commandsHeading
  case toolWordsHeading
  case toolStopped(String)
  case noProcess
  case takeOverQuestion(process: Int)
  /// Nil if it is no workout.
  case abortQuestion(sets: Int?)
  /// Nil if their number cannot be known.
  case finishQuestion(sets: Int?)
  /// What is left on the clock; nil if it has no end.
  case scoreQuestion(left: String?)
  case unknownExerciseQuestion(String, nearest: String?)
  case nothingChanged
  /// A line is neither a command nor an exercise, with an exercise of a similar name; whether a note is possible.
  case notUnderstood(String, nearest: String?, isNote: Bool)
  /// A line of plan text has mistakes in it.
  case nothingDone(isNote: Bool)
  case nothingAsked
  case didYouMean(String)
  case didYouMeanCommand(word: String, candidates: [String])
  case usage(String)
  /// How a line is meant that could not be taken.
  case misused(String)
  case unknownTopic(String)
  case nextUp(String)
  case nothingNext
  case pasted(lines: Int)
  case lineTooLong(megabytes: Int)
  case repsQuestion, timeQuestion, distanceQuestion, energyQuestion, loadQuestion
  case interruptHint, interruptHintIdle
  case summaryLine(sets: Int, volume: String?, time: String)

  // log, exercises, profile
  case logIsEmpty
  /// While the first session runs.
  case logIsEmptyUntilEnd
  case logMatchesNothing
  case noExercises
  case noSuchCommand(String, String)
  case exerciseUnknown(String, nearest: [String])
  case profileIsEmpty
  case maxSaved(exercise: String, load: String)
  case maxCleared(exercise: String)
  case nothingToSet
  case invalidMass(String)
  case invalidValue(option: String, value: String, AllowedValue)
  /// A load, but none that can be meant.
  case impossibleMass(String, AllowedValue)
  /// Two options of which only one can be meant.
  case excludeEachOther(String, String)
  /// `--since` with a later day than `--until`.
  case sinceAfterUntil(String, String)
  case trains(primary: String, secondary: String)
  case alsoCalled(String)
  case bodyweight, bar, plates, units, ftp, maxHeartRate, countdown, name, maxes
  case noScriptCommand(line: Int, text: String)
  case broken
}

extension CommandText {
  /// The command that keeps a line as a note; of a long one, its form.
  static func note(_ line: String) -> String { line.count > 40 ? "note TEXT" : "note \(line.visibleInRow)" }
}
