/// Text in, tree and diagnostics out; from any bytes, never failing.

/// The tree of a whole file, with every problem of its syntax.
public func parse(_ source: [UInt8]) -> Parsed {
  var parser = Parser(source)
  parser.parsePlan()
  return parser.finish()
}

/// The tree of items alone, as they are typed at the prompt (`bench 3x8 rest 90s`): they are its `looseItems`.
public func parseItems(_ source: [UInt8]) -> Parsed {
  var parser = Parser(source)
  parser.parseLooseItems()
  return parser.finish()
}

public struct Parsed: Sendable {
  public var tree: PlanTree
  /// In the order of the source.
  public var diagnostics: [Diagnostic]
}
