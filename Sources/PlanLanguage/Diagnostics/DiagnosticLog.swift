/// Collects diagnostics up to a limit, so that a file with an error in each of its lines stays small in memory.

struct DiagnosticLog {
  private(set) var diagnostics: [Diagnostic] = []
  let limit: Int
  private var errors = 0
  private var warnings = 0

  /// As many errors, and as many warnings, as anybody reads.
  static let usualLimit = 100

  init(limit: Int = DiagnosticLog.usualLimit) { self.limit = limit }

  /// No more errors are taken; whoever would search for suggestions can save the work.
  var isFull: Bool { errors > limit }

  /// Warnings beyond the limit never keep an error out.
  mutating func report(_ diagnostic: Diagnostic) {
    switch diagnostic.problem.severity {
    case .error: errors = append(diagnostic, after: errors, .tooManyProblems(limit: limit))
    case .warning: warnings = append(diagnostic, after: warnings, .tooManyWarnings(limit: limit))
    }
  }

  /// How many there are then; the one after the limit says that no more follow.
  private mutating func append(_ diagnostic: Diagnostic, after count: Int, _ last: SyntaxProblem) -> Int {
    guard count <= limit else { return count }
    diagnostics.append(count < limit ? diagnostic : Diagnostic(.syntax(last), at: diagnostic.span))
    return count + 1
  }

  /// Completes a diagnostic that was reported before its second place was known.
  mutating func amend(_ index: Int, label: Diagnostic.Label? = nil, fix: Fix? = nil) {
    guard diagnostics.indices.contains(index) else { return }
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
