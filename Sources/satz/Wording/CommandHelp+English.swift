/// What each command of the prompt does, in English.

import PlanWording

extension CommandWord: Worded {
  var english: String {
    switch self {
    case .start: "Starts the session."
    case .done:
      "Ends the set; without numbers it was done as prescribed. An empty Enter or Ctrl-Space does the same. In a cluster with pauses it ends the part, and the pause is counted down."
    case .set:
      "Corrects a set that is done, also an earlier one: its number, then what follows done. With the name of an exercise in front it is a set of that one. The last set needs no number: type its result in the rest."
    case .skip:
      "Leaves this set, rest or countdown without logging it; skip exercise skips its remaining sets, too."
    case .miss: "Marks this round of intervals as missed: the set is over. Death by ends with it."
    case .back: "Goes back to what came before; a set you go back to is removed from the log."
    case .redo: "Starts this phase again."
    case .pause: "Stops all clocks (Space on an empty line)."
    case .resume: "Lets the clocks run again."
    case .undo: "Undoes the last command, whatever it was."
    case .note: "Writes a note into the log."
    case .add: "Adds plan text to the end of the session; the word add may be left out."
    case .adopt:
      "Makes a session from scribbled text: paste a chat, a note or a mail, then Enter. Where it had to guess, the original is kept after //."
    case .remove: "Removes the remaining sets of an exercise from the session."
    case .replace: "Replaces an upcoming exercise with another one."
    case .next: "Shows what comes next, or brings an exercise forward."
    case .choose: "Picks one of the options."
    case .info: "Explains an exercise or a term: info rpe."
    case .help: "Lists the commands, or explains one."
    case .hr:
      "Takes your heart rate as you measured it, or says the last one. A strap or a program may give it instead: satz settings set heart-rate."
    case .show: "Shows the session."
    case .home: "Shows today: the next session, the last one, this week."
    case .save: "Saves the plan of this session as a workout, under its name or another one."
    case .favourite: "Makes a saved workout a favourite: that of this session, or another one."
    case .finish: "Ends the session and keeps what was done."
    case .abort: "Aborts the session; what was done stays in the log."
    case .stage:
      "Sets how large the area under the prompt is, as far as the screen allows; F2 switches to the next size."
    case .quit: "Leaves the prompt; a running session keeps running until you come back."
    }
  }
}
