/// Text in, tree and diagnostics out; from any bytes, never failing.

import SessionModel

/// What is wrong with the text alone, in the order of the source: names are not looked up.
public func checkSyntax(_ source: [UInt8]) -> [Diagnostic] { parse(source).diagnostics }

/// The tree of a whole file, with every problem of its syntax.
///
/// - Parameter rules: what its rules mean; for a session that began earlier, what they meant then.
package func parse(_ source: [UInt8], rules: RulesVersion = .current) -> Parsed {
  var parser = Parser(source)
  parser.knowsLevels = rules >= .second
  parser.parsePlan()
  return parser.finish()
}

/// The tree of bare items, as typed at the prompt (`bench 3x8 rest 90s`): they are its `looseItems`.
package func parseItems(_ source: [UInt8]) -> Parsed {
  var parser = Parser(source)
  parser.parseLooseItems()
  return parser.finish()
}

package struct Parsed: Sendable {
  package var tree: PlanTree
  /// In the order of the source.
  package var diagnostics: [Diagnostic]
}
