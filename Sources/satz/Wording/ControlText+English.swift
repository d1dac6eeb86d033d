/// `satz ctl` in English.

import PlanWording

extension ControlText: Worded {
  var english: String {
    switch self {
    case .control: "Send a command to the session at another prompt: for a foot pedal, a key or a script."
    case .controlMore:
      """
      satz ctl enter does what Enter does now: it starts, finishes the set or goes on after the rest. satz ctl space \
      pauses and resumes. Everything else is read as if it were typed there: satz ctl 8 @ 80kg, satz ctl +30s, satz \
      ctl undo. A set that is finished in both places within half a second counts once. Other users cannot reach the \
      prompt.

      Exit status: 0 done; 1 the prompt refused it, or none is open.
      """
    case .wordsArgument: "enter, space, or a line for the prompt."
    case .nobodyListens: "no prompt is open; satz opens one and continues the running session"
    case .noAnswer: "the prompt does not answer; perhaps it is stopped (fg continues it)"
    case .noWords: "there is no command; satz ctl enter finishes the set"
    case .tooLong: "the command is too long"
    }
  }
}
