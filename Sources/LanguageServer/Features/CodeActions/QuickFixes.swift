/// Quick fixes: the edits of the diagnostics on a line, and the declaration of an exercise that nobody knows.

import PlanLanguage
import PlanWording

extension LanguageServer {
  func quickFixes(in selection: ClosedRange<Int>, of document: Document) -> [CodeAction] {
    // Whoever is on the line of a mistake need not put the cursor on its word.
    let text = document.text
    let from = text.line(text.position(of: selection.lowerBound).line).lowerBound
    let to = text.line(text.position(of: selection.upperBound).line).upperBound
    let here = document.analysis.diagnostics.filter { $0.span.touches(from...to) }
    let fixes = here.filter { !$0.fixes.isEmpty }.map { quickFix(of: $0) }
    return fixes + here.compactMap { declaration(for: $0, in: document) }
  }

  private func quickFix(of diagnostic: Diagnostic) -> CodeAction {
    let hint = diagnostic.hints.first?.said(in: setting.language) ?? diagnostic.problem.said(in: setting.language)
    return CodeAction(
      title: hint, kind: .quickFix, edits: diagnostic.fixes.map { TextEdit(span: $0.span, text: $0.text) },
      diagnostic: diagnostic)
  }

  /// `exercise "Zorbing" < … >` above the first declaration, after every `use`.
  private func declaration(for diagnostic: Diagnostic, in document: Document) -> CodeAction? {
    guard case .meaning(.unknownExercise(let name)) = diagnostic.problem, !name.contains("\""), !name.contains("\\")
    else { return nil }
    let tree = document.analysis.tree
    let isUse = { (declaration: Declaration) in if case .use = declaration.kind { true } else { false } }
    let behindUses = tree.declarations.drop(while: isUse)
    let place = behindUses.first.map { document.text.lineStart(of: $0.span) } ?? UInt32(clamping: tree.source.count)
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let text = "exercise \"\(title)\" < category full-body; equipment other; muscles abs >\n\n"
    return CodeAction(
      title: EditorText.declareExercise(title).said(in: setting.language), kind: .quickFix,
      edits: [TextEdit(span: Span(start: place, end: place), text: text)], diagnostic: diagnostic)
  }
}
