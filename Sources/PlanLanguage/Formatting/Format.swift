/// A plan in the one canonical layout: its meaning, its comments and the order of all it says stay as they are.
///
/// The layout follows the tokens, so that new words of the language need nothing here. What it decides:
/// - Two spaces a block. An item and a declaration have a line of their own, ended by a newline, not a `;`. So has an `else`,
///   unless a `>` begins its line.
/// - A block that was written on one line stays on it (`< a; b >`) while that line has at most 100 columns.
/// - A list goes on in the next line, two spaces further in, where its author broke it after a comma; a longer line is
///   broken after a comma before a number.
/// - Blank lines stay, one at most; declarations have one between them when either spans lines.
/// - A comment on a line of its own stays before what it stood before, one after an item stays after it; those of
///   neighbouring lines stand in one column.
/// - `3x8`, `80kg`, `8-12`, `5+`, `4:30/km` and `max(squat)` without spaces; other arithmetic with them.
/// - Keywords and units in their one spelling, straight quotes, a plain `x`, `-` and `...`. Names keep their spelling.

/// Nil if the plan has errors: what was meant is not known, so nothing may be moved.
public func format(_ source: [UInt8]) -> String? { format(parse(source)) }

/// The same for a text that has been parsed.
package func format(_ parsed: Parsed) -> String? {
  guard !parsed.diagnostics.contains(where: { $0.problem.severity == .error }) else { return nil }
  var reader = LayoutReader(parsed.tree)
  var writer = LayoutWriter()
  writer.writeDeclarations(reader.readStatements())
  return writer.text
}
