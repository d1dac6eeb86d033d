/// Everything that can be said about a plan without knowing who trains: text in, plan and diagnostics out.

/// Parses and resolves a file. Never fails: the plan holds whatever has a meaning.
public func check(_ source: [UInt8], library: ExerciseLibrary = .builtIn) -> Checked {
  checked(parse(source), library: library)
}

/// The same for items alone, as they are typed at the prompt: the plan has one declaration without a name.
public func checkItems(_ source: [UInt8], library: ExerciseLibrary = .builtIn) -> Checked {
  checked(parseItems(source), library: library)
}

public struct Checked: Sendable {
  public var plan: Plan
  /// Of the text and of its meaning, in the order of the source.
  public var diagnostics: [Diagnostic]

  public var hasErrors: Bool { diagnostics.contains { $0.problem.severity == .error } }
}

private func checked(_ parsed: Parsed, library: ExerciseLibrary) -> Checked {
  let resolved = resolve(parsed.tree, library: library)
  guard !resolved.diagnostics.isEmpty else { return Checked(plan: resolved.plan, diagnostics: parsed.diagnostics) }
  guard !parsed.diagnostics.isEmpty else { return Checked(plan: resolved.plan, diagnostics: resolved.diagnostics) }
  return Checked(plan: resolved.plan, diagnostics: merged(parsed.diagnostics, resolved.diagnostics))
}

/// Both lists in the order of the source. What the parser has reported of a place is not reported again for its meaning.
private func merged(_ syntax: [Diagnostic], _ meaning: [Diagnostic]) -> [Diagnostic] {
  var log = DiagnosticLog()
  var next = meaning[...]
  // Each list ends at the limit of a log, so that looking through all of one for each of the other is soon done.
  func isFollowUp(_ diagnostic: Diagnostic) -> Bool {
    syntax.contains { $0.problem.severity == .error && $0.span.overlaps(diagnostic.span) }
  }
  for diagnostic in syntax {
    while let first = next.first, first.span.start < diagnostic.span.start {
      if !isFollowUp(first) { log.report(first) }
      next.removeFirst()
    }
    log.report(diagnostic)
  }
  for diagnostic in next where !isFollowUp(diagnostic) { log.report(diagnostic) }
  return log.diagnostics
}

extension Span {
  fileprivate func overlaps(_ other: Span) -> Bool {
    start == other.start || (start < other.end && other.start < end)
  }
}
