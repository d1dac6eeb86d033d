/// What the commands say, in English.

import PlanWording
import SessionModel

extension CommandText: Worded {
  var english: String {
    switch self {
    case .satz: "A language for workout plans, and the tool that runs them. Without a command: the prompt."
    case .run: "Run a workout, breathing or meditation at the prompt."
    case .check: "Check plans: exit 0 clean or warnings only, 1 errors, 2 cannot read."
    case .explain: "Explain what a code of a diagnostic means, and what to write instead."
    case .fmt: "Format plans in the canonical layout, in place."
    case .show: "Show what a plan compiles to: sets, loads, plates, rests, time."
    case .rehearse: "Run the whole session on a virtual clock and print its timeline."
    case .log: "What was trained, newest first; add, edit, delete."
    case .exercises: "The exercises Satz knows; search them by name, or show one."
    case .profile: "Your maxes, bodyweight, bar and plates."
    case .profileShow: "Show the profile."
    case .profileSet: "Change the profile."
    case .profileMax: "Enter a one-rep max: satz profile max bench 100kg"
    case .satzMore:
      """
      The prompt takes commands and plan text alike: help lists the commands, info rpe explains a term. A session \
      that was running continues where it was.

      Exit status: 0 success; 1 the plan has errors, what was asked for does not exist, or diff, fmt --check, fmt --diff or \
      check --fix --diff found a difference; 2 a file or the log cannot be read; 64 wrong usage.

      Your data: SATZ_HOME, else $XDG_DATA_HOME/satz, else ~/.local/share/satz. Messages: --lang, \
      satz settings set language de, LC_ALL, LC_MESSAGES, LANG. Colour: NO_COLOR, CLICOLOR_FORCE. Screen: SATZ_ACCESSIBLE=1, SATZ_REDUCED_MOTION=1, \
      SATZ_LIVE_AREA=line, card or stage. Completions: satz --generate-completion-script bash
      """
    case .runMore:
      """
      Enter starts, and ends each set as prescribed; done 8 @ 82.5kg rpe 8 reports what it really was. Space pauses, \
      undo takes back, quit leaves the session running, finish ends it.
      """
    case .checkMore: "Exit status: 0 clean or warnings only, 1 errors, 2 a file cannot be read."
    case .explainMore: "Without CODE, all of them: E0101 and up for the text of a plan, E0201 and up for its meaning."
    case .fmtMore:
      """
      Meaning and comments stay as they are. A plan that does not parse is left alone, and one that is already \
      formatted is not written again. With - the formatted plan goes to standard output.

      Exit status: 0 success; 1 a plan does not parse, or --check found one that would change; 2 a file cannot be read or \
      written.
      """
    case .showMore:
      "Without NAME, the whole file. Percentages become loads from your maxes: satz profile max bench 100kg"
    case .rehearseMore:
      """
      The virtual athlete does what is prescribed. A script types in between: lines MM:SS COMMAND, such as 01:30 done 6 \
      rpe 9; // begins a comment.
      """
    case .profileMore: "satz profile set --bodyweight 80kg --bar 20kg; satz profile max bench 100kg"
    case .langOption: "Language of messages: en or de."
    case .jsonOption: "Print JSON."
    case .stdinNameOption: "The file that - stands for, in messages and for the files it uses."
    case .fmtCheckOption: "Write nothing; list the plans that would change, and exit with 1 if there are any."
    case .diffOption: "Write nothing; print what would change, line by line, and exit with 1 if there is anything."
    case .fileArgument: "A plan; - reads standard input."
    case .nameArgument: "The name of a workout in it, if there are several."
    case .filesArgument: "Plans; - reads standard input."
    case .codesArgument: "Codes such as E0142 or w0202."
    case .scriptOption: "A file with lines MM:SS COMMAND that are typed at these times."
    case .plainOption: "Plain lines instead of the live area."
    case .dayOption: "Only this day: 2026-11-21, today or yesterday."
    case .exerciseOption: "Only this exercise."
    case .textOption: "Only entries that contain this text."
    case .limitOption: "At most this many entries."
    case .limitOfLogOption: "At most this many entries; without it 200, with --json all."
    case .searchArgument: "A name, or part of one."
    case .categoryOption: "Only this category."
    case .bodyweightOption: "Bodyweight: 82.5kg or 180lb."
    case .barOption: "The weight of the bar: 20kg."
    case .platesOption: "Pairs of plates: 25kg,20kg,15kg,10kg,5kg,2.5kg,1.25kg."
    case .unitsOption: "kg or lb."
    case .ftpOption: "Functional threshold power in watts; 0 clears it."
    case .maxHeartRateOption: "Maximum heart rate in beats per minute; 0 clears it."
    case .countdownOption: "Seconds of countdown before timed work, 0 to 10."
    case .nameOption: "Your name."
    case .maxArgument: "The exercise and its one-rep max: bench 100kg; 0kg clears it."
    case .accessibleOption: "For screen readers: plain lines, each change announced once."
    case .reducedMotionOption: "No animation; the clock moves once a second."
    case .languageNames: "en or de"
    case .cannotRead(let path, let reason, let meant):
      "cannot read \(path): \(reason)" + (meant.map { ". " + Self.didYouMean($0).english } ?? "")
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .plansStay(let path):
      "\(path) has the name of a plan, and only satz fmt writes to plans; name another file"
    case .tooLarge(let path, let megabytes): "\(path) is larger than \(megabytes) MB; that is not a plan"
    case .wouldMeanSomethingElse(let path):
      "\(path) stays as it is: formatted, it would mean something else; this is a bug in satz, please report it with the file"
    case .cannotMakeFolder(let path, let reason):
      "cannot make the folder \(path): \(reason); set SATZ_HOME to use another"
    case .noTerminalForKeys:
      "the plan came through standard input, and there is no terminal to read keys from; save it in a file"
    case .storeSetAside(let path, let to):
      "\(path) was damaged or is not a Satz log; it is kept as \(to), and a new log begins. satz restore puts a backup in its place"
    case .checkSummary(let files, let errors, let warnings):
      "\(files == 1 ? "1 file" : "\(files) files"): \(errors == 1 ? "1 error" : "\(errors) errors"), \(warnings == 1 ? "1 warning" : "\(warnings) warnings")"
    case .explainSaysMore(let code): "satz explain \(code) says more"
    case .unknownCode(let code, let nearest):
      "there is no code \(code.asArgument)"
        + (nearest.map { "; the nearest is \($0)" } ?? "; satz explain lists them all")
    case .wrongForm: "Wrong:"
    case .rightForm: "Right:"
    case .anotherSessionRuns(let name): "“\(name)” is still running: satz takes you there; finish or abort it first"
    case .abandonedOffer(let name, let idle):
      "“\(name)” was left \(age(idle)) ago: resume continues it; starting another one closes it."
    case .abandonedClosed(let name): "“\(name)” was abandoned; it is in the log with what was done."
    case .notStarted(let name): "“\(name)” was not started."
    case .promptAsFile: "<prompt>"
    case .nothingRuns: "nothing is running"
    case .welcome:
      "Type a set such as bench 3x8 rest 90s, or help. satz run FILE runs a plan, run box one that comes with Satz."
    case .saidBefore(let lines): "… \(lines == 1 ? "1 line" : "\(lines) lines") before: show has all sets"
    case .sessionStays(let name): "“\(name)” goes on; satz brings you back."
    case .helpTitle: "Help"
    case .keysHeading: "Keys, on an empty line"
    case .keys:
      "Enter done · Space pauses · F3 back · F4 skip · Ctrl-N next exercise · Page Up 30 s more · Page Down 15 s less · ? or F1 the exercise · F2 size of the area · Esc closes"
    case .commandsHeading: "Commands (abbreviations work while they are unambiguous)"
    case .toolWordsHeading: "The commands of the tool work here, too; help log explains one"
    case .toolStopped(let command): "“\(command)” was stopped."
    case .takeOverOption: "Take over the session that is open in another terminal."
    case .takeOverQuestion(let process):
      "Satz is open in another terminal (process \(process)). Take it over? [y/N] "
    case .noProcess: "The system could not start a process for it"
    case .abortQuestion(nil): "What was done so far will not count as a session. Abort it? yes or no"
    case .abortQuestion(let sets?):
      "\(sets == 1 ? "1 set is" : "\(sets) sets are") done and will stay in the log. Abort the session? yes or no"
    case .finishQuestion(let sets?):
      "\(sets == 1 ? "1 set is" : "\(sets) sets are") still to do. Finish the session? yes or no"
    case .finishQuestion(nil): "Not everything is done yet. Finish the session? yes or no"
    case .scoreQuestion(let left):
      "The clock still runs" + (left.map { ", with \($0) left" } ?? "") + ". End it with this score? yes or no"
    case .unknownExerciseQuestion(let name, let nearest):
      "No exercise is called “\(name)”" + (nearest.map { "; the nearest name is \($0)" } ?? "")
        + ". Add it as a new one? yes or no"
    case .nothingChanged: "Nothing has changed."
    case .notUnderstood(let line, let nearest, let isNote):
      """
      Nothing was done: “\(line.visibleInRow)” is neither a command nor an exercise\
      \(nearest.map { "; the nearest exercise is \($0)" } ?? ""). \
      \(isNote ? "\(Self.note(line)) keeps it as a note; " : "")help lists the commands
      """
    case .nothingDone(let isNote):
      "Nothing was done. " + (isNote ? "note TEXT keeps any words as a note; " : "") + "help lists the commands"
    case .nothingAsked: "Nothing was asked."
    case .didYouMean(let word): "Did you mean '\(word)'?"
    case .didYouMeanCommand(let word, let candidates):
      "“\(word)” could be \(candidates.joined(separator: ", ", last: " or "))"
    case .usage(let form): "usage: \(form)"
    case .misused(let form): "Nothing was done; usage: \(form)"
    case .unknownTopic(let topic):
      "There is no sheet about “\(topic)”. Try rest, rpe, amrap, emom, load, or an exercise."
    case .nextUp(let what): "Next: \(what)"
    case .nothingNext: "Nothing more: this is the last."
    case .lineTooLong(let megabytes):
      "A line of more than \(megabytes) MB was skipped; put such a long plan into a file: satz run FILE"
    case .pasted(let lines): "\(lines) lines were pasted; Enter adds them, Ctrl-C drops them."
    case .repsQuestion: "How many reps?"
    case .timeQuestion: "How long?"
    case .distanceQuestion: "How far?"
    case .energyQuestion: "How many calories?"
    case .loadQuestion: "How heavy?"
    case .interruptHintIdle: "Ctrl-C again leaves."
    case .interruptHint: "Ctrl-C again leaves; the session goes on."
    case .summaryLine(let sets, let volume, let time):
      "\(sets == 1 ? "1 set" : "\(sets) sets")\(volume.map { ", \($0)" } ?? ""), \(time)"
    case .logIsEmpty: "Nothing trained yet."
    case .logIsEmptyUntilEnd: "Nothing is logged yet: the session that is running is logged when it ends."
    case .logMatchesNothing: "No entry matches."
    case .noExercises: "No exercise has that in its name."
    case .noSuchCommand(let word, let near): "there is no command “\(word)”. Did you mean '\(near)'?"
    case .exerciseUnknown(let name, let nearest):
      nearest.isEmpty
        ? "“\(name)” is not in the library"
        : "“\(name)” is not in the library; did you mean \(nearest.joined(separator: ", "))?"
    case .profileIsEmpty: "No maxes yet: satz profile max bench 100kg"
    case .maxSaved(let exercise, let load): "\(exercise): one-rep max \(load)"
    case .maxCleared(let exercise): "\(exercise): one-rep max cleared"
    case .nothingToSet: "say what to change, such as --bodyweight 80kg"
    case .invalidMass(let text): "“\(text)” is not a load; write 82.5kg or 180lb"
    case .invalidValue(let option, let value, let allowed):
      "“\(value)” is not a value for \(option); \(allowed.said(in: .english))"
    case .impossibleMass(let text, let allowed): "“\(text)” is out of range; \(allowed.said(in: .english))"
    case .sinceAfterUntil(let since, let until): "--since \(since) is after --until \(until)"
    case .excludeEachOther(let one, let other): "\(one) and \(other) exclude each other"
    case .trains(let primary, let secondary):
      secondary.isEmpty ? "trains \(primary)" : "trains \(primary); also \(secondary)"
    case .alsoCalled(let names): "also: \(names)"
    case .bodyweight: "bodyweight"
    case .bar: "bar"
    case .plates: "plates"
    case .units: "units"
    case .ftp: "FTP"
    case .maxHeartRate: "maximum heart rate"
    case .countdown: "countdown"
    case .name: "name"
    case .maxes: "one-rep maxes"
    case .noScriptCommand(let line, let text): "line \(line) of the script is not MM:SS COMMAND: \(text)"
    case .broken: "aborted"
    }
  }
}

/// `26 hours`, `3 days`.
private func age(_ idle: Milliseconds) -> String {
  let hours = idle.count / 3_600_000
  return hours < 48 ? "\(hours) hours" : "\(hours / 24) days"
}

extension [String] {
  /// `a, b or c`.
  func joined(separator: String, last: String) -> String {
    count < 2 ? joined() : dropLast().joined(separator: separator) + last + self[count - 1]
  }
}
