/// What is said where a command cannot go on for a reason that is nobody's mistake in a plan.

enum FailureText: Hashable, Sendable {
  /// Standard output does not take what was to be written.
  case output(reason: SystemReason)
  /// The system refuses something that has no better sentence.
  case system(reason: SystemReason)
  /// An error that nobody has foreseen.
  case unexpected
}
