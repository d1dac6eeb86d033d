/// What `satz ctl` says of itself, and why it cannot reach a prompt.

enum ControlText: Hashable, Sendable {
  case control, controlMore, wordsArgument
  case nobodyListens, noAnswer, noWords, tooLong
}
