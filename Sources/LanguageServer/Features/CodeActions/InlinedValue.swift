/// A `let` replaced by its value wherever it is read.

import PlanLanguage
import PlanWording

extension LanguageServer {
  /// For the value whose name is at the place, where it is defined or read.
  func inlinedValues(in selection: ClosedRange<Int>, of document: Document) -> [CodeAction] {
    guard !document.analysis.hasErrors else { return [] }
    let (tree, table) = (document.analysis.tree, document.analysis.references)
    let here = table.references.filter { $0.place.file == 0 }
    guard
      let reference = here.first(where: {
        $0.place.span.holds(selection.lowerBound) && $0.place.span.holds(selection.upperBound)
      }),
      case let definition = table.definitions[reference.definition], definition.kind == .value,
      definition.place?.file == 0, let written = binding(named: definition.place?.span, in: document)
    else { return [] }
    let value = tree.string(written.binding.value.span)
    let uses = here.filter { $0.definition == reference.definition && $0.role == .read }.map(\.place.span)
    // The whole line goes, or the item with the separator after it.
    let removed = TextEdit(span: removal(of: written.span, in: document), text: "")
    // Rounding to plates can hide that a sum is read in parts.
    let texts = written.binding.value.isCompound ? ["(\(value))"] : [value, "(\(value))"]
    for text in texts {
      let edits = [removed] + uses.map { TextEdit(span: $0, text: text) }
      guard keepsTraining(edits, in: document) else { continue }
      return [
        CodeAction(title: EditorText.inline(definition.name).said(in: setting.language), kind: .inline, edits: edits)
      ]
    }
    return []
  }

  private func binding(named name: Span?, in document: Document) -> (binding: Let, span: Span)? {
    let tree = document.analysis.tree
    for declaration in tree.declarations {
      if case .binding(let id) = declaration.kind, tree[id].name.span == name { return (tree[id], declaration.span) }
    }
    for item in document.analysis.written.items {
      if case .binding(let id) = item.kind, tree[id].name.span == name { return (tree[id], item.span) }
    }
    return nil
  }

  private func removal(of span: Span, in document: Document) -> Span {
    let text = document.text
    let line = text.line(text.position(of: Int(span.start)).line)
    func areBlank(_ range: Range<Int>) -> Bool {
      text.bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ";") }
    }
    var end = Int(span.end)
    if end <= line.upperBound, areBlank(line.lowerBound..<Int(span.start)), areBlank(end..<line.upperBound) {
      let next = text.line(text.position(of: Int(span.start)).line + 1).lowerBound
      return Span(start: UInt32(clamping: line.lowerBound), end: UInt32(clamping: next))
    }
    while end < line.upperBound, areBlank(end..<end + 1) { end += 1 }
    return Span(start: span.start, end: UInt32(clamping: end))
  }
}

extension Expression {
  /// Whether it has parts that something beside it could take apart.
  fileprivate var isCompound: Bool {
    switch kind {
    case .sum, .difference, .product, .quotient, .remainder, .share, .range, .negated: true
    case .quantity, .bodyweight, .name, .call, .missing: false
    }
  }
}
