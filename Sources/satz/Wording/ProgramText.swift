/// The texts about programs: whose turn it is, what a session has changed, what a simulation shows.

import PlanLanguage
import SessionModel

enum ProgramText: Hashable, Sendable {
  case simulate, simulateMore, weeksOption, missesOption, repsOption, rpeOption, repsOverOption, loadOption,
    answerOption, historyOption, plotOption, noOption
  case diff, diffMore
  case states, statesMore, stateArgument, stateOption
  case resetOption, undoResetOption
  case resetNeedsProgram
  case neverTrained(String, programs: [String])
  case noReset(String)
  case begunAnew(String)
  case goesOn(String)
  /// After a change from before the program was restarted.
  case former
  case sharedStates(String, file: String, sessions: Int)
  case weekOption
  case noProgram(file: String)
  case ofNoProgram(session: String)
  case programIsOver(String)
  case week(Int, cycle: Int?)
  case session(Int, name: String)
  case missed
  /// What the plan says about a lift, quoted.
  case label(String)
  case noLoads
  /// A program on its sheet.
  case programHead(String, weeks: Int?)
  case becomes(name: String, from: String?, to: String)
  /// A lift after a miss that changes nothing yet.
  case asBefore
  /// A load that is reduced by too little for the plates to show it.
  case stillLoaded(step: String, load: String)
  case progressed
  case missedOnce(Int)
  case reduced(Int)
  /// A rule, or a progression, that did not run because something is not known.
  case ruleSkipped(StateChange.Cause, because: String)
  case noRPE, noReps, noTime, noLoad, noBodyweight, noFTP, noMaxHeartRate, noValue
  case noSet(WideInt?)
  case noMax(String)
  case afterSet, afterLift, afterSession, afterWeek
  case maxOf(String)
  /// A line of a history.
  case invalidHistory(String)
  /// The first of the lifts whose load is blank, and a load to give.
  case blankLoads(String, load: String)
  case noSuchQuestion(String, questions: [String])
  case wrongAnswer(String, question: String, example: String)
  case invalidResults(String, HistorySubject)
  /// An exercise of a history.
  case notInPlan(String)
  case noStates(String)
  case asked(String)
  case answerHint
  case valueHint(String)
  case noAnswer
  case turnKept
  case optional, skipOption
  case noDifference
  case only(String)
  case changed(String)
}
