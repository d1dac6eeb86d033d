/// Checks a plan without an athlete: text in, plan and diagnostics out.

import SessionModel

/// Parses, resolves and lints a file. Never fails: the plan holds whatever has a meaning.
///
/// - Parameters:
///   - rules: what its rules mean; for a session that began earlier, what they meant then.
///   - find: reads the files that the plan uses; without it, a `use` finds nothing.
public func check(
  _ source: [UInt8], library: ExerciseLibrary = .builtIn, rules: RulesVersion = .current,
  find: @escaping FindUsed = { (_, _) in nil }
) -> Checked {
  checkPlain(source, library: library, rules: rules, find: find).offeringReadings(of: source)
}

/// The same without readings of what was not written as a plan.
func checkPlain(
  _ source: [UInt8], library: ExerciseLibrary, rules: RulesVersion = .current,
  find: @escaping FindUsed = { (_, _) in nil }
) -> Checked {
  checked(parse(source, rules: rules), library: library, rules: rules, find: find)
}

/// The same for a file that is parsed already.
package func check(_ parsed: Parsed, library: ExerciseLibrary, find: @escaping FindUsed) -> Checked {
  checked(parsed, library: library, rules: .current, find: find)
}

/// The same for bare items, as typed at the prompt: the plan has one declaration without a name.
public func checkItems(_ source: [UInt8], library: ExerciseLibrary = .builtIn) -> Checked {
  checkPlainItems(source, library: library).offeringReadings(of: source)
}

/// The same without readings of what was not written as a plan.
func checkPlainItems(_ source: [UInt8], library: ExerciseLibrary) -> Checked {
  checked(parseItems(source), library: library, rules: .current) { _, _ in nil }
}

/// The meaning of a plan's text, with everything that is wrong with it.
public struct Checked: Sendable {
  /// What the text says. With errors it holds only what could be resolved.
  public var plan: Plan
  /// Problems of the text and of its meaning, in the order of the source.
  public var diagnostics: [Diagnostic]
  /// The files that it uses, one for each `use`.
  public var used: [UsedFile] = []
  /// The exercises that it knows, with those that it and its used files declare.
  package var library = ExerciseLibrary.builtIn
  /// How far it was expanded, in the unit of `Budget`.
  var spent = 0

  /// Whether any diagnostic is an error, so that the plan must not be run.
  public var hasErrors: Bool { diagnostics.contains { $0.problem.severity == .error } }

  fileprivate func offeringReadings(of source: [UInt8]) -> Checked {
    var checked = self
    checked.diagnostics = PlanLanguage.offeringReadings(diagnostics, of: source, library: library)
    return checked
  }
}

private func checked(
  _ parsed: Parsed, library: ExerciseLibrary, rules: RulesVersion, find: @escaping FindUsed
) -> Checked {
  let resolved = resolve(parsed.tree, library: library, rules: rules, find: find)
  var checked = Checked(
    plan: resolved.plan, diagnostics: merged(parsed.diagnostics, resolved.diagnostics), used: resolved.used,
    library: resolved.library, spent: resolved.spent)
  // Lints are for valid plans: errors elsewhere would have odd consequences.
  if !checked.hasErrors {
    checked.diagnostics = merged(checked.diagnostics, lint(parsed.tree, resolved))
  }
  checked.diagnostics = reworded(checked.diagnostics, of: parsed.tree.source)
  return checked
}

/// Both lists in the order of the source. If the first has an error at a place, the second's diagnostics there are
/// consequences of it.
private func merged(_ first: [Diagnostic], _ second: [Diagnostic]) -> [Diagnostic] {
  guard !second.isEmpty else { return first }
  guard !first.isEmpty else { return second }
  var log = DiagnosticLog()
  var next = second[...]
  // The limit of a log bounds each list, so searching one list for each entry of the other is fast enough.
  func isFollowUp(_ diagnostic: Diagnostic) -> Bool {
    first.contains { $0.problem.severity == .error && $0.span.overlaps(diagnostic.span) }
  }
  for diagnostic in first {
    while let other = next.first, other.span.start < diagnostic.span.start {
      if !isFollowUp(other) { log.report(other) }
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
