/// Quick fixes: the edits of the diagnostics at a place.

import PlanLanguage
import PlanWording

extension LanguageServer {
  func codeActions(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard let start = Position(params["range"]?["start"]), let end = Position(params["range"]?["end"]) else {
      throw ResponseError(.invalidParams, "The range is missing.")
    }
    let kinds = params["context"]?["only"]?.array?.compactMap(\.string)
    guard kinds?.contains(where: { "quickfix".hasPrefix($0) || $0.isEmpty }) ?? true else { return [] }
    // Whoever is on the line of a mistake need not put the cursor on its word.
    let text = document.text
    let from = text.line(text.position(of: text.offset(of: start)).line).lowerBound
    let to = text.line(text.position(of: text.offset(of: end)).line).upperBound
    let here = document.analysis.diagnostics.filter { diagnostic in
      !diagnostic.fixes.isEmpty && Int(diagnostic.span.start) <= to && Int(diagnostic.span.end) >= from
    }
    return .array(here.map { quickFix(of: $0, in: document) })
  }

  private func quickFix(of diagnostic: Diagnostic, in document: Document) -> JSONValue {
    let language = setting.language
    let hint = diagnostic.hints.first?.said(in: language) ?? diagnostic.problem.said(in: language)
    return [
      "title": .string(hint.visibleInRow), "kind": "quickfix", "isPreferred": true,
      "diagnostics": [json(diagnostic, in: document)],
      "edit": [
        "changes": .object([
          document.uri: .array(
            diagnostic.fixes.map { fix in
              ["range": document.text.range(fix.span), "newText": .string(fix.text)]
            })
        ])
      ],
    ]
  }
}
