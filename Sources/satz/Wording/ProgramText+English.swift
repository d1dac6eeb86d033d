/// What is said of programs, in English.

import PlanWording

extension ProgramText: Worded {
  var english: String {
    switch self {
    case .simulate: "How the loads of a program develop."
    case .simulateMore:
      """
      Trains a program on paper, session after session, and shows what is prescribed and what changes. Every set is done as \
      prescribed except for the misses you name: --misses "squat 3, 5; bench 2" misses the third and the fifth squat day and the \
      second bench day. With --reps, --rpe, --load and --answer, or all of them from a file, any history can be played; each may be \
      given several times. Loads that are a share of your max need it: `satz profile max squat 100kg`.
      """
    case .weeksOption: "How many weeks (all of them, or 4 of a program without an end)."
    case .missesOption: "Which days of a lift are missed: \"squat 3, 5; bench 2\"."
    case .repsOverOption: "Reps above the minimum on open sets such as 5+ (0)."
    case .repsOption:
      "What was done set by set on a day of a lift, as after `done`, or `skip`: \"squat 1: 4, 4 @ 95kg, skip; squat 2: 5\"."
    case .rpeOption: "The RPEs of a day: \"squat 1: 8, 8, 9\"."
    case .loadOption:
      "The loads of a day: \"squat 1: 100kg, 105kg\"; alone, the load on sets that the plan leaves blank: 20kg. Otherwise such a load is unknown."
    case .answerOption:
      "Answers to a question of the program, the last one applies from then on: \"Move on?: yes, no\", \"How much?: 80kg\"."
    case .historyOption:
      "A file with all of that: lines such as reps squat 1: 4, 4, 4; the first word is misses, reps, rpe, load or answer."
    case .plotOption: "The top load of every lift as a chart; with --svg or --png as a picture."
    case .noOption: "Answers the questions of the program with no."
    case .states: "Why a load is what it is: what programs have changed."
    case .statesMore:
      "Every change to a state, oldest first, with what was done and the rule that applied: satz log states squat"
    case .stateArgument: "Part of a state's or a program's name: squat."
    case .stateOption: "What programs have changed about it, and why: --state squat."
    case .diff: "How two plans differ in what they prescribe."
    case .diffMore:
      """
      Compares the sessions of two plans as they are for you: their exercises, sets, loads and rests, not their wording. \
      Exits with 1 if they differ.
      """
    case .resetOption: "The program with this title starts again; its past stays in the log, and so do your maxes."
    case .undoResetOption: "Undoes that."
    case .resetNeedsProgram: "which program? satz log states --reset \"TITLE\""
    case .neverTrained(let name, let programs):
      "no program called “\(name)” was trained"
        + (programs.isEmpty ? "" : "; the programs are \(programs.map { "\"\($0)\"" }.joined(separator: ", "))")
    case .noReset(let name): "“\(name)” was never restarted"
    case .begunAnew(let name):
      "“\(name)” starts again with its next session. To undo that: satz log states --undo-reset \"\(name)\""
    case .goesOn(let name): "“\(name)” continues from where it was."
    case .former: "[before the restart]"
    case .sharedStates(let name, let file, let sessions):
      """
      “\(name)” continues from \(file), a program of the same title (\(sessions) \(sessions == 1 ? "session" : "sessions") so far). \
      Another title keeps them apart; satz log states --reset "\(name)" starts again.
      """
    case .weekOption: "The sessions of that week of the program, if all goes as prescribed until then."
    case .noProgram(let file): "\(file) has no program"
    case .ofNoProgram(let session): "“\(session)” belongs to no program"
    case .programIsOver(let name): "“\(name)” is over: all its weeks are done"
    case .week(let week, let cycle): cycle.map { "Cycle \($0), week \(week)" } ?? "Week \(week)"
    case .session(let number, let name): "\(number) · \(name)"
    case .missed: "missed"
    case .label(let text): "“\(text)”"
    case .noLoads: "No lift of this program has a load that could be drawn."
    case .programHead(let name, let weeks):
      weeks.map { $0 == 1 ? "\(name) · 1 week" : "\(name) · \($0) weeks" } ?? name
    case .becomes(let name, let from, let to):
      from.flatMap { $0 == to ? nil : "\(name): \($0) → \(to)" } ?? "\(name): \(to)"
    case .asBefore: "as before"
    case .stillLoaded(let step, let load): "\(step), still \(load)"
    case .progressed: "all sets were done"
    case .missedOnce(let times): times == 1 ? "missed" : "missed \(times) times"
    case .reduced(let misses): misses == 1 ? "missed" : "missed \(misses) times, so reduced"
    case .ruleSkipped(.afterSet, let reason): "the rule after a set did not run (\(reason))"
    case .ruleSkipped(.afterLift, let reason): "the rule after the lift did not run (\(reason))"
    case .ruleSkipped(.afterSession, let reason): "the rule after the session did not run (\(reason))"
    case .ruleSkipped(.afterWeek, let reason): "the rule after the week did not run (\(reason))"
    case .ruleSkipped(.progressed, let reason), .ruleSkipped(.missed, let reason), .ruleSkipped(.reduced, let reason):
      "`progress` changed nothing (\(reason))"
    case .noRPE: "no RPE was entered"
    case .noTime: "no time was entered"
    case .noReps: "no reps were entered"
    case .noLoad: "no load was entered"
    case .noSet(let number): number.map { "there was no set \($0)" } ?? "no set was done"
    case .noMax(let exercise): "the one-rep max of \(exercise) is missing"
    case .noBodyweight: "your bodyweight is missing"
    case .noFTP: "your FTP is missing"
    case .noMaxHeartRate: "your maximum heart rate is missing"
    case .noValue: "a value in it cannot be computed"
    case .afterSet: "after a set"
    case .afterLift: "after the lift"
    case .afterSession: "after the session"
    case .afterWeek: "after the week"
    case .maxOf(let exercise): "one-rep max of \(exercise)"
    case .invalidHistory(let text):
      "`\(text)` is not a line of a history; begin it with misses, reps, rpe, load or answer: reps squat 1: 4, 4, 4"
    case .blankLoads(let lift, let load):
      "The plan leaves loads to you, and what depends on them is unknown here. Say what you would lift: --load \(load), or --load \"\(lift) 1: \(load)\""
    case .noSuchQuestion(let text, let questions):
      "no rule asks `\(text)`"
        + (questions.isEmpty ? "" : "; they ask \(questions.map { "\"\($0)\"" }.joined(separator: ", "))")
    case .invalidResults(let text, .misses): "`\(text)` names no misses; write \"squat 3, 5; bench 2\""
    case .invalidResults(let text, .reps): "`\(text)` names no reps; write \"squat 1: 4, 4, skip; squat 2: 5, 5, 5\""
    case .invalidResults(let text, .rpe): "`\(text)` names no RPEs; write \"squat 1: 8, 8, 9\""
    case .invalidResults(let text, .load): "`\(text)` names no loads; write \"squat 1: 100kg, 105kg\""
    case .invalidResults(let text, .answer): "`\(text)` answers nothing; write \"Move on?: yes, no\""
    case .notInPlan(let name): "the plan has no exercise called `\(name)`"
    case .noStates(let text):
      text.isEmpty ? "No program has changed anything yet." : "No program has changed anything called `\(text)`."
    case .asked(let question): question
    case .turnKept: "Nothing was done, so this session is next again."
    case .answerHint: "Answer with yes or no."
    case .valueHint(let example): "Answer with a value such as \(example)."
    case .noAnswer: "nobody answered"
    case .wrongAnswer(let text, let question, let example):
      "`\(text)` does not answer `\(question)`; write \"\(question): \(example)\""
    case .optional: "This session is optional: with --skip the program continues without it."
    case .skipOption: "Skips the optional sessions of a program."
    case .noDifference: "Both prescribe the same."
    case .only(let file): "only in \(file)"
    case .changed(let name): "\(name) differs"
    }
  }
}
