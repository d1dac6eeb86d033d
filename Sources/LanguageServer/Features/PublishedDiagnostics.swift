/// What is wrong with a document, as the client shows it.

import PlanLanguage
import PlanWording

extension LanguageServer {
  func diagnosticsMessage(of document: Document) -> OutgoingMessage {
    .notification(
      method: "textDocument/publishDiagnostics",
      params: [
        "uri": .string(document.uri), "version": .integer(document.version),
        "diagnostics": .array(document.analysis.diagnostics.map { json($0, in: document) }),
      ])
  }

  /// One diagnostic; its hints are further lines of its message.
  func json(_ diagnostic: Diagnostic, in document: Document) -> JSONValue {
    let language = setting.language
    let sentences = [diagnostic.problem.said(in: language)] + diagnostic.hints.map { $0.said(in: language) }
    var json: [String: JSONValue] = [
      "range": document.text.range(diagnostic.span),
      "severity": diagnostic.problem.severity == .error ? 1 : 2,
      "code": .string(diagnostic.problem.code),
      "source": "satz",
      "message": .string(sentences.map(\.visibleInRow).joined(separator: "\n")),
    ]
    if !diagnostic.labels.isEmpty {
      json["relatedInformation"] = .array(
        diagnostic.labels.map { label in
          [
            "location": ["uri": .string(document.uri), "range": document.text.range(label.span)],
            "message": .string(label.role.said(in: language).visibleInRow),
          ]
        })
    }
    if client.linksCodes, let page = setting.files.page(diagnostic.problem.code) {
      json["codeDescription"] = ["href": .string(uri(ofFile: page))]
    }
    if diagnostic.problem.isAboutUnused { json["tags"] = [1] }
    return .object(json)
  }
}

extension Problem {
  /// Whether the place could be left out, which clients show in grey.
  fileprivate var isAboutUnused: Bool {
    switch self {
    case .lint(.unusedValue), .script(.unusedTemplate): true
    case .lexical, .syntax, .meaning, .script, .lint: false
    }
  }
}
