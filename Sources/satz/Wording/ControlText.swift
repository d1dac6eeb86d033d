/// The texts of `satz ctl`: its help, and why it cannot reach a prompt.

enum ControlText: Hashable, Sendable {
  case control, controlMore, wordsArgument
  case nobodyListens, noAnswer, noWords, tooLong
}
