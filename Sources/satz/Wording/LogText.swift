/// The words around the log: its commands, records, figures over time, and the calendar.

import ArgumentParser
import PlanWording
import SessionModel
import TrainingStore

enum LogText: Hashable, Sendable {
  // --help
  case sessionsArgument, setsOption
  case logShow, logAdd, logEdit, logDelete, logUndo, logRebuild
  case logMore, logAddMore, logEditMore, logDeleteMore, logUndoMore, logRebuildMore
  case records, recordsMore, stats, statsMore, calendar, calendarMore
  case numbersOption, allOption, allTimeOption, scoresOption, historyOption, onOption, atOption, sessionNameOption,
    noteOption, timeOption,
    roleOption
  case newExerciseOption, newNameOption, newLengthOption, setsArgument, entryArgument, entriesArgument,
    performanceArgument
  case exerciseArgument, weeksOption, sinceOption, untilOption, monthArgument

  // log
  case nothingToAdd
  case dayOutOfRange(option: String, String)
  case dayToCome(option: String, String)
  case leftOut(UnreadableRow)
  case openSets(String)
  /// A range, which nobody has done; `fitting` is an example of what could be added instead.
  case rangeOfSet(exercise: String, String, fitting: String)
  case rangeOfSets(exercise: String)
  case rangeOfLoads(exercise: String, String)
  /// A load that only follows from something.
  case openLoad(exercise: String, fitting: String)
  case openRounds, openChoice
  /// The given measure does not fit the exercise; `fitting` is an example that does.
  case notItsMeasure(exercise: String, done: String, fitting: String)
  case noSuchEntry(String)
  case entryForm(String)
  case nothingToEdit
  case wrongMeasure(entry: String, exercise: String, done: String, said: String, fitting: String)
  case otherMeasure(entry: String, exercise: String, done: String, fitting: String)
  case noSuchExercises([String])
  case doubtful(DoubtfulNumber)
  case nothingAdded
  case noSuchExercise(String, nearest: [String])
  case notForASession(option: String)
  case notForAScore(option: String)
  case wrongScore(entry: String, name: String, score: String, said: String, fitting: String)
  case added(session: Int, String, isLengthKnown: Bool)
  case edited
  /// The set keeps the RPE that it had.
  case editedKeeping(rpe: String)
  /// Of one act, that are not shown.
  case moreChanges(Int)
  /// Sets would have the name of an exercise again that is another one since.
  case nameIsTaken(String, TakenName)
  case deleted(Int)
  case nothingToUndo
  /// The last import is newer than the last correction: its number.
  case importIsLast(Int)
  case undone(Correction.Act)
  case undoneWithoutEffect
  /// Before what a correction would have changed.
  case withoutEffect
  case noHistory
  case act(Correction.Act, isUndone: Bool)
  case noEntry
  /// Older sets that are not shown.
  case moreSets(Int)
  /// Older sessions that are not shown.
  case moreSessions(Int)
  /// Neither a number, nor a day, nor `last`.
  /// With the command that was probably meant.
  case noSuchSession(String, nearest: String?)
  case sessionNumber(Int)
  case unknownLength, unknownTime
  /// So many sessions.
  case ofUnknownLength(Int)
  case recordCount(Int)
  case rebuilt(sessions: Int, changed: Int, rollups: Bool)
  case unreadableSessions([Int])

  // what a set was
  case toFailure, missed, questioned
  case superset(String)

  // records
  case onlyLogOption
  /// The last change was not one of the log.
  case libraryChangedLast(LibraryChange)
  case inLibraryNow
  case kind(RecordKind)
  case bestTimeFor(String, String)
  case noRecords
  case noRecordsOf(String)
  /// In a span of days; nil where it is open.
  case noRecordsIn(since: String?, until: String?)
  /// Nothing in the period that is shown: the last day that has something.
  case notTrained(String, last: String)
  case scoresOfNoExercise
  case formula(String)
  case bodyweightCounts
  case repsAtLoads

  // stats and the calendar
  /// The usual period has nothing: the last day that has something.
  case lastTrained(String)
  /// The period ends before the first day of the log.
  case logBegins(String)
  /// As an argument and as an option.
  case exerciseTwice(String, option: String)
  case period(from: String, through: String, weeks: Int)
  case sessionCount(Int)
  case setCount(Int)
  /// Sets of exercises that the library does not have.
  case unplaced(Int, of: Int)
  /// Sets of variations of exercises that it has.
  case varied(Int, of: Int)
  /// Sets without a volume, as nobody knows the bodyweight.
  case lacksBodyweight(Int)
  case importTakenBack
  /// Of the days of an exercise.
  case distance
  case goalReached(goal: Int, weeks: Int, of: Int, isSet: Bool)
  case streak(now: Int, longest: Int)
  case volumePerWeek, setsPerMuscle, yearHeading
  case load, estimatedMax, volume, effort
  case bestByReps, predicted, lastSets
  case month(year: Int, month: Int)
  /// The columns of a calendar, from Monday on.
  case weekday(Int)
  /// Of which there is room for marks.
  case lastWeeks(Int)
  /// A set that is neither a warm-up nor a drop.
  case workingSet
  /// Without minutes there is no goal.
  case trainingGoal(minutes: Int)
  /// The first or the second one of a day.
  case ring(Int)
  case sittingGoal(minutes: Int)
  case daysReached(Int, of: Int)
  /// Days that were trained for nobody knows how long.
  case lengthUnknown(days: Int)
  case minutes(training: String, sitting: String)
  case wroteFile(String)
}

func say(_ text: LogText) -> String { text.said(in: .current) }

func help(_ text: LogText) -> ArgumentHelp { ArgumentHelp(say(text)) }

func fail(_ text: LogText, _ code: ExitCode = .errors) -> ExitCode {
  Output.printProblem(say(text))
  return code
}
