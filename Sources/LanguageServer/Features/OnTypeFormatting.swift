/// The layout after a `>` and a new line, while the text is still being written.

import PlanLanguage

extension LanguageServer {
  /// After the last `>` of a plan without errors, the block that it closes is laid out. Otherwise only the indentation
  /// of the line changes, by the blocks that are open there.
  func onTypeFormatting(at position: Position, of character: String, in document: Document) -> JSONValue {
    let text = document.text
    let offset = text.offset(of: position)
    guard offset > 0 || character == "\n", !isInQuotes(offset, in: text) else { return [] }
    if character == ">", !document.analysis.hasErrors {
      let block = document.analysis.written.bodies.first { Int($0.span.end) == offset }
      if let block { return formatting(document, within: text.range(block.span)) }
    }
    let line = text.line(position.line)
    let written = text.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
    let first = text.bytes[line].dropFirst(written.count).first
    // A bracket within a line closes a block that began on it.
    guard character == "\n" || first == UInt8(ascii: ">") && line.lowerBound + written.count == offset - 1 else {
      return []
    }
    let depth = CompletionPlace.depth(before: line.lowerBound, in: text) - (first == UInt8(ascii: ">") ? 1 : 0)
    let indent = String(repeating: "  ", count: min(max(0, depth), Self.deepest))
    guard !written.elementsEqual(indent.utf8) else { return [] }
    let span = Span(start: UInt32(clamping: line.lowerBound), end: UInt32(clamping: line.lowerBound + written.count))
    return [["range": text.range(span), "newText": .string(indent)]]
  }

  /// Deeper blocks are a mistake.
  private static let deepest = 50
}
