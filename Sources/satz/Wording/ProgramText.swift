/// What is said of programs: whose turn it is, what a session has changed, what a simulation shows.

enum ProgramText: Hashable, Sendable {
  case simulate, simulateMore, weeksOption, missesOption, repsOverOption, loadOption, plotOption, noOption
  case diff, diffMore
  case states, statesMore, stateArgument, stateOption
  case weekOption
  case noProgram(String)
  case programIsOver(String)
  case week(Int, cycle: Int?)
  case session(Int, name: String)
  case missed
  case becomes(name: String, from: String?, to: String)
  case progressed
  case missedOnce(Int)
  case reduced(Int)
  case afterSet, afterLift, afterSession, afterWeek
  case maxOf(String)
  case invalidMisses(String)
  case noStates(String)
  case asked(String)
  case answerHint
  case optional, skipOption
  case noDifference
  case only(String)
  case changed(String)
}
