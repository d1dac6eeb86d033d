/// Collects diagnostics up to a limit, so that a file with an error in each of its lines stays small in memory.

struct DiagnosticLog {
  private(set) var diagnostics: [Diagnostic] = []
  let limit: Int

  /// As many as anybody reads.
  static let usualLimit = 100

  init(limit: Int = DiagnosticLog.usualLimit) { self.limit = limit }

  /// Nothing more is taken; whoever would search for suggestions can save the work.
  var isFull: Bool { diagnostics.count > limit }

  mutating func report(_ diagnostic: Diagnostic) {
    guard !isFull else { return }
    guard diagnostics.count < limit else {
      return diagnostics.append(Diagnostic(.syntax(.tooManyProblems(limit: limit)), at: diagnostic.span))
    }
    diagnostics.append(diagnostic)
  }

  /// Completes a diagnostic that was reported before its second place was known.
  mutating func amend(_ index: Int, label: Label? = nil, fix: Fix? = nil) {
    guard diagnostics.indices.contains(index) else { return }
    if let label { diagnostics[index].labels.append(label) }
    if let fix { diagnostics[index].fixes.append(fix) }
  }

  /// In the order of the source.
  var sorted: [Diagnostic] {
    diagnostics.enumerated()
      .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
      .map(\.element)
  }
}
