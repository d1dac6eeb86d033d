/// Why a command cannot continue, for reasons other than a mistake in a plan.

enum FailureText: Hashable, Sendable {
  /// Standard output cannot be written to.
  case output(reason: SystemReason)
  /// The system refuses something that has no better sentence.
  case system(reason: SystemReason)
  /// An unforeseen error.
  case unexpected
}
