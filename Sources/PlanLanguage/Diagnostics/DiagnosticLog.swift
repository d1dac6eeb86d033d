/// Collects diagnostics up to a limit, so that a file with an error on every line takes little memory.

struct DiagnosticLog {
  private(set) var diagnostics: [Diagnostic] = []
  let limit: Int
  private var errors = 0
  private var warnings = 0

  /// The maximum number of errors, and of warnings; nobody reads more.
  static let usualLimit = 100

  init(limit: Int = DiagnosticLog.usualLimit) { self.limit = limit }

  /// Whether no more errors are accepted; callers need not search for suggestions then.
  var isFull: Bool { errors > limit }

  /// Adds a diagnostic. Warnings beyond the limit never displace errors.
  mutating func report(_ diagnostic: Diagnostic) {
    switch diagnostic.problem.severity {
    case .error: errors = append(diagnostic, after: errors, .tooManyProblems(limit: limit))
    case .warning: warnings = append(diagnostic, after: warnings, .tooManyWarnings(limit: limit))
    }
  }

  /// The count at the limit; the diagnostic after the limit says that no more follow.
  private mutating func append(_ diagnostic: Diagnostic, after count: Int, _ last: SyntaxProblem) -> Int {
    guard count <= limit else { return count }
    diagnostics.append(count < limit ? diagnostic : Diagnostic(.syntax(last), at: diagnostic.span))
    return count + 1
  }

  /// Completes a diagnostic whose second place was unknown when it was reported.
  mutating func amend(_ index: Int, label: Diagnostic.Label? = nil, hint: Hint? = nil, fix: Fix? = nil) {
    guard diagnostics.indices.contains(index) else { return }
    if let hint, !diagnostics[index].hints.contains(hint) { diagnostics[index].hints.append(hint) }
    if let label { diagnostics[index].labels.append(label) }
    if let fix { diagnostics[index].fixes.append(fix) }
  }

  /// In the order of the source.
  var sorted: [Diagnostic] {
    diagnostics.enumerated()
      .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
      .map { $0.element }
  }
}
