/// A template made of the selected items, with a call in their place.

import PlanLanguage
import PlanWording

extension LanguageServer {
  /// One exercise becomes a parameter. The template goes to the top of the file, or, if its items need names from around
  /// them, as far up as these allow.
  func extractedTemplates(of selection: ClosedRange<Int>, in document: Document) -> [CodeAction] {
    guard selection.count > 1, !document.analysis.hasErrors, let chosen = Chosen(selection, in: document) else {
      return []
    }
    let tree = document.analysis.tree
    let name = freeName(in: document)
    let only = chosen.exercises.count == 1 ? chosen.exercises.first { !$0.isQuoted } : nil
    for parameter in only.map({ [$0, nil] }) ?? [nil] {
      let call = TextEdit(span: chosen.span, text: "\(name)(\(parameter.map { tree.string($0) } ?? ""))")
      for place in chosen.places {
        let template = text(of: chosen, named: name, parameter, at: place, in: document)
        let edits = [TextEdit(span: Span(start: place, end: place), text: template), call]
        guard keepsTraining(edits, in: document) else { continue }
        return [CodeAction(title: EditorText.extractTemplate.said(in: setting.language), kind: .extract, edits: edits)]
      }
    }
    return []
  }

  /// `def part(move) < … >` with the indentation of its place.
  private func text(
    of chosen: Chosen, named name: String, _ parameter: Name?, at place: UInt32, in document: Document
  ) -> String {
    var source = document.analysis.source
    if let parameter { source.replaceSubrange(parameter.span.range, with: Array("move".utf8)) }
    let change = parameter.map { "move".utf8.count - $0.span.range.count } ?? 0
    let items = String(decoding: source[Int(chosen.span.start)..<Int(chosen.span.end) + change], as: UTF8.self)
    let head = "def \(name)(\(parameter == nil ? "" : "move")) <"
    let indent = chosen.indent(at: place)
    let end = indent.isEmpty ? "\n\n" : "\n"
    let lines = items.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return "\(indent)\(head) \(items) >\(end)" }
    let depth = chosen.indent(at: chosen.span.start).count
    let inside = lines.enumerated().map { number, line in
      let rest = number == 0 ? line : line.dropFirst(min(depth, line.prefix { $0 == " " || $0 == "\t" }.count))
      return rest.isEmpty ? "" : "\(indent)  \(rest)"
    }
    return "\(indent)\(head)\n" + inside.joined(separator: "\n") + "\n\(indent)>\(end)"
  }

  private func freeName(in document: Document) -> String {
    let text = String(decoding: document.analysis.source, as: UTF8.self).lowercased()
    let names = ["part", "section"] + "bcdefghijklmnopqrstuvwxyz".map { "part \($0)" }
    return names.first { !text.contains($0) } ?? "template"
  }
}

/// Neighbouring items of one block that are selected.
private struct Chosen {
  var span: Span
  /// The exercises among them, also inside groups.
  var exercises: [Name] = []
  /// Where a template may be defined, the most visible place first.
  var places: [UInt32] = []
  private let text: DocumentText

  /// Nil if the selection has no whole item, or only a part of one.
  init?(_ selection: ClosedRange<Int>, in document: Document) {
    let tree = document.analysis.tree
    text = document.text
    let written = document.analysis.written
    // Selections often begin before the first item and end on the next line.
    let inside = written.bodies.filter {
      Int($0.span.start) < selection.lowerBound + 1 && $0.span.holds(selection.upperBound)
    }
    guard let body = inside.max(by: { $0.span.start < $1.span.start }) else { return nil }
    let touched = tree[body.items].filter {
      Int($0.span.start) < selection.upperBound && Int($0.span.end) > selection.lowerBound
    }
    let isWhole = touched.allSatisfy {
      Int($0.span.start) >= selection.lowerBound && Int($0.span.end) <= selection.upperBound && $0.isTrained
    }
    guard isWhole, let first = touched.first, let last = touched.last else { return nil }
    span = Span(start: first.span.start, end: last.span.end)
    for item in written.items where span.holds(item.span) {
      if case .exercise(let name, _) = item.kind { exercises.append(name) }
    }
    let around = [
      tree.declarations.first { $0.span.holds(span) }?.span, written.sessions.last { $0.body.span.holds(span) }?.span,
      first.span,
    ].compactMap { $0 }
    var lines: [UInt32] = []
    for span in around {
      let line = text.line(text.position(of: Int(span.start)).line)
      // Something else may be on the same line before it.
      let before = text.string(line.lowerBound..<Int(span.start))
      guard before.allSatisfy({ $0 == " " || $0 == "\t" }) else { continue }
      let start = text.lineStart(of: span)
      if !lines.contains(start) { lines.append(start) }
    }
    places = lines
  }

  /// The blanks before what is on the line of a place.
  func indent(at place: UInt32) -> String {
    String(text.string(text.line(text.position(of: Int(place)).line)).prefix { $0 == " " || $0 == "\t" })
  }
}

extension Item {
  /// Whether it is something to do, which a template can hold.
  fileprivate var isTrained: Bool {
    switch kind {
    case .exercise, .alternatives, .group, .rest, .note, .breath, .sit, .call, .loop, .when, .pick: true
    case .levels, .binding, .state, .rule, .assignment, .definition, .session, .missing: false
    }
  }
}
