/// A plan in the canonical layout: its meaning, its comments and the order of everything stay the same.
///
/// The layout follows the tokens, so new words of the language need no change here. Its rules:
/// - Two spaces per block. Each item and declaration has its own line, ended by a newline, not a `;`. The same goes for
///   an `else`, unless a `>` begins its line.
/// - A block that was on one line stays on it (`< a; b >`) while that line has at most 100 columns.
/// - A list continues on the next line, indented by two spaces, where its author broke it after a comma; a longer line
///   is broken after a comma before a number.
/// - Blank lines stay, one at most; declarations have one between them when either spans lines.
/// - A comment on its own line stays before what follows it, and a trailing comment stays after its item; trailing
///   comments of neighbouring lines are aligned.
/// - `3x8`, `80kg`, `8-12`, `5+`, `4:30/km` and `max(squat)` without spaces; other arithmetic with them.
/// - Keywords and units in their canonical spelling, straight quotes, a plain `x`, `-` and `...`. Names keep their
///   spelling.

/// Nil if the plan has errors: what was meant is unknown, so nothing may be moved.
public func format(_ source: [UInt8]) -> String? { format(parse(source)) }

/// The same for a parsed text.
package func format(_ parsed: Parsed) -> String? {
  guard !parsed.diagnostics.contains(where: { $0.problem.severity == .error }) else { return nil }
  var reader = LayoutReader(parsed.tree)
  var writer = LayoutWriter()
  writer.writeDeclarations(reader.readItems())
  return writer.text
}
