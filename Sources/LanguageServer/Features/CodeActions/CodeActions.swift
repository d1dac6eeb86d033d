/// What can be done with the text at a place: quick fixes, refactorings, and commands.

import PlanLanguage
import PlanWording

/// One thing that a client can offer.
struct CodeAction {
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case extract = "refactor.extract"
    case inline = "refactor.inline"
    case rewrite = "refactor.rewrite"
    /// Runs, rehearses or simulates what is there.
    case source
  }

  var title: String
  var kind: Kind
  var edits: [TextEdit] = []
  var command: JSONValue?
  /// What it mends.
  var diagnostic: Diagnostic?
}

/// The replacement of a stretch of the text.
struct TextEdit: Hashable {
  var span: Span
  var text: String

  /// The text with edits that do not overlap.
  static func applied(_ edits: [TextEdit], to source: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.span.start < $1.span.start }) where Int(edit.span.start) >= place {
      text += source[place..<Int(edit.span.start)]
      text += Array(edit.text.utf8)
      place = Int(edit.span.end)
    }
    return text + source[place...]
  }
}

extension LanguageServer {
  func codeActions(_ params: JSONValue) throws(ResponseError) -> JSONValue {
    let document = try document(params)
    guard let start = Position(params["range"]?["start"]), let end = Position(params["range"]?["end"]) else {
      throw ResponseError(.invalidParams, "The range is missing.")
    }
    let from = document.text.offset(of: start)
    let selection = from...max(from, document.text.offset(of: end))
    let kinds = params["context"]?["only"]?.array?.compactMap(\.string)
    func isWanted(_ kind: CodeAction.Kind) -> Bool {
      kinds?.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") } ?? true
    }
    var actions: [CodeAction] = []
    if isWanted(.quickFix) { actions += quickFixes(in: selection, of: document) }
    if isWanted(.rewrite) { actions += joinedSets(in: selection, of: document) }
    if isWanted(.inline) { actions += inlinedValues(in: selection, of: document) }
    if isWanted(.extract) { actions += extractedTemplates(of: selection, in: document) }
    if isWanted(.source) { actions += commandActions(in: selection, of: document) }
    return .array(actions.map { json($0, in: document) })
  }

  /// Whether the edits leave everything as it is but the way it is written.
  func keepsTraining(_ edits: [TextEdit], in document: Document) -> Bool {
    let edited = TextEdit.applied(edits, to: document.analysis.source)
    return check(edited, library: setting.library, find: document.analysis.find)
      .trains(theSameAs: document.analysis.checked, for: setting.athlete)
  }

  private func json(_ action: CodeAction, in document: Document) -> JSONValue {
    var json: [String: JSONValue] = [
      "title": .string(action.title.visibleInRow), "kind": .string(action.kind.rawValue),
    ]
    if let diagnostic = action.diagnostic { json["diagnostics"] = [self.json(diagnostic, in: document)] }
    if action.kind == .quickFix { json["isPreferred"] = .bool(action.diagnostic?.fixes.isEmpty == false) }
    if let command = action.command { json["command"] = command }
    if !action.edits.isEmpty {
      let edits = action.edits.map { edit in
        JSONValue.object(["range": document.text.range(edit.span), "newText": .string(edit.text)])
      }
      json["edit"] = ["changes": .object([document.uri: .array(edits)])]
    }
    return .object(json)
  }
}
