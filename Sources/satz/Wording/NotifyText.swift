/// What `satz notify` says, and what each sound means.

enum NotifyText: Hashable, Sendable {
  case notify, test, testMore, soundsArgument
  case silent
  case noSuchSound(String, there: [String])
}
