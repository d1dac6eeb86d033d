/// A plan with its certain edits applied: typing slips, missing units and whatever else has only one way out.

/// Applies the edits of all diagnostics, then those of the diagnostics that this reveals. Edits that overlap others
/// wait for the next round; a round that would cause more errors is not taken.
public func fixed(
  _ source: [UInt8], library: ExerciseLibrary = .builtIn, find: @escaping FindUsed = { (_, _) in nil }
) -> Fixed {
  fixed(source) { check($0, library: library, find: find).diagnostics }
}

/// The same with another way to find what is wrong.
func fixed(_ source: [UInt8], checking problems: ([UInt8]) -> [Diagnostic]) -> Fixed {
  var fixed = Fixed(source: source, diagnostics: problems(source))
  for _ in 0..<Fixed.mostRounds {
    guard let edited = fixed.edited() else { break }
    let next = Fixed(source: edited, diagnostics: problems(edited))
    guard next.errors <= fixed.errors else { break }
    fixed = next
  }
  return fixed
}

/// What is left of a plan's problems after its certain edits.
public struct Fixed: Hashable, Sendable {
  /// The plan's bytes with the edits.
  public var source: [UInt8]
  /// What an athlete has to decide.
  public var diagnostics: [Diagnostic]

  fileprivate static let mostRounds = 8
  fileprivate var errors: Int { diagnostics.count { $0.problem.severity == .error } }

  /// The bytes with all edits that do not touch each other; nil if there are none.
  func edited() -> [UInt8]? {
    var taken: [Fix] = []
    for diagnostic in diagnostics where !diagnostic.fixes.isEmpty {
      let ends = taken.last?.span.end ?? 0
      let areBehind = diagnostic.fixes.allSatisfy { $0.span.start >= ends && $0.span.end <= source.count }
      if taken.isEmpty || areBehind { taken += diagnostic.fixes.sorted { $0.span.start < $1.span.start } }
    }
    guard !taken.isEmpty else { return nil }
    var edited: [UInt8] = []
    var place = 0
    for fix in taken where Int(fix.span.start) >= place {
      edited += source[place..<Int(fix.span.start)]
      edited += Array(fix.text.utf8)
      place = Int(fix.span.end)
    }
    edited += source[place...]
    return edited == source ? nil : edited
  }
}
