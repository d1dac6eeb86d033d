/// The texts of `satz notify`, and what each sound means.

enum NotifyText: Hashable, Sendable {
  case notify, test, testMore, soundsArgument
  case silent
  case isTest, shownOnDesktop
  case noSuchSound(String, there: [String])
}
