/// How mistakes are reported: once, and where the plan can be changed.

extension Resolver {
  struct Place: Hashable {
    var kind: ProblemKind
    var span: Span
  }

  mutating func report(
    _ problem: MeaningProblem, at span: Span, labels: [Diagnostic.Label] = [], hints: [Hint] = [], fixes: [Fix] = []
  ) {
    report(Diagnostic(.meaning(problem), at: span, labels: labels, hints: hints, fixes: fixes))
  }

  mutating func report(
    _ problem: SyntaxProblem, at span: Span, labels: [Diagnostic.Label] = [], hints: [Hint] = [], fixes: [Fix] = []
  ) {
    report(Diagnostic(.syntax(problem), at: span, labels: labels, hints: hints, fixes: fixes))
  }

  mutating func report(
    _ problem: ScriptProblem, at span: Span, labels: [Diagnostic.Label] = [], hints: [Hint] = [], fixes: [Fix] = []
  ) {
    report(Diagnostic(.script(problem), at: span, labels: labels, hints: hints, fixes: fixes))
  }

  /// Adds the word that was probably meant, as an edit.
  mutating func report(_ problem: Problem, at span: Span, suggesting word: String?) {
    report(
      Diagnostic(
        problem, at: span, hints: word.map { [.didYouMean($0)] } ?? [],
        fixes: word.map { [Fix(replace: span, with: $0)] } ?? []))
  }

  /// Whether a report there would be visible, so that searching for what was meant is worthwhile.
  func isHeard(_ problem: Problem, at span: Span) -> Bool {
    file == 0 && !log.isFull && (instances == 0 || !reportedInInstances.contains(Place(kind: problem.kind, span: span)))
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    // The places of another file are not places of this one.
    guard file == 0 else { return reportElsewhere(diagnostic) }
    let place = Place(kind: diagnostic.problem.kind, span: diagnostic.span)
    if instances > 0, !reportedInInstances.insert(place).inserted { return }
    guard let callSite, diagnostic.span.end <= callSite.start || callSite.end <= diagnostic.span.start else {
      return log.report(diagnostic)
    }
    // In a template the mistake may be that of the call.
    var called = diagnostic
    called.labels.append(Diagnostic.Label(.calledHere, at: callSite))
    log.report(called)
  }

  /// Reports a mistake in a used file: by itself, or with the arguments of a call in the plan.
  private mutating func reportElsewhere(_ diagnostic: Diagnostic) {
    guard diagnostic.problem.severity == .error else { return }
    guard let callSite else {
      usedErrors = true
      return
    }
    guard reportedInInstances.insert(Place(kind: diagnostic.problem.kind, span: callSite)).inserted else { return }
    log.report(Diagnostic(diagnostic.problem, at: callSite))
  }
}
