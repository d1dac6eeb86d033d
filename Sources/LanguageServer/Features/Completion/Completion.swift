/// What can be written at a place, the likeliest first.

import PlanLanguage
import PlanWording

/// One thing to write.
struct Candidate {
  /// The numbers of the kinds in the protocol.
  enum Kind: Int {
    case function = 3
    case value = 6
    case unit = 11
    case keyword = 14
    case snippet = 15
    case exercise = 1
    case parameter = 5
  }

  var label: String
  var kind: Kind
  /// Beside the label: why it is offered.
  var detail: String?
  /// The label with places to fill in; only for clients that take such.
  var snippet: String?
  /// What is written in place of the label.
  var text: String?

  init(_ label: String, _ kind: Kind, detail: String? = nil, snippet: String? = nil, text: String? = nil) {
    (self.label, self.kind, self.detail, self.snippet, self.text) = (label, kind, detail, snippet, text)
  }
}

extension LanguageServer {
  func completion(at offset: Int, in document: Document) -> JSONValue {
    // Nothing of other sessions has a part in it, so that a long plan is not read for each letter.
    let (near, nearOffset) = document.near(offset)
    guard let place = CompletionPlace(at: nearOffset, in: near) else { return [] }
    let typed = place.typed.lowercased()
    let fitting = candidates(at: place, in: near).filter { $0.label.lowercased().hasPrefix(typed) }
    return list(fitting, replacing: place.typed.utf8.count, before: offset, in: document.text)
  }

  private func candidates(at place: CompletionPlace, in document: Document) -> [Candidate] {
    switch place.kind {
    case .declaration:
      return OfferedWords.declarations.map { Candidate($0, .keyword) } + snippets(inProgram: false)
    case .program:
      let words = ["workout", "breathing", "meditation", "def", "let", "state", "after", "note"]
      return words.map { Candidate($0, .keyword) } + snippets(inProgram: true)
    case .item:
      let templates = visible([.template], at: place.offset, in: document).map { template(named: $0, in: document) }
      return templates + exercises(beginning: place.typed, at: place.offset, in: document)
        + OfferedWords.items.map { Candidate($0, .keyword) }
    case .breathing: return ["in", "hold", "out", "breaths", "rest", "note"].map { Candidate($0, .keyword) }
    case .meditation: return ["sit", "reflect", "walk", "scan", "note"].map { Candidate($0, .keyword) }
    case .intensity:
      return values(at: place.offset, in: document) + CompletionPlace.intensities.map { Candidate($0, .keyword) }
    case .unit(let units): return units.map { Candidate($0, .unit) }
    case .attribute(let free): return free.map { attribute($0) }
    case .argument(let template, let written):
      let parameters = (document.analysis.templates[template.lowercased()] ?? []).map(\.name)
      let missing = parameters.filter { !written.contains($0.lowercased()) }
      return missing.map { Candidate($0 + ": ", .parameter) } + values(at: place.offset, in: document)
        + exercises(beginning: place.typed, at: place.offset, in: document)
    case .field(let words): return words.map { Candidate($0, .value) }
    }
  }

  /// `rest` is followed by a length to fill in.
  private func attribute(_ word: String) -> Candidate {
    let form = KeywordForm.all.first { $0.form.hasPrefix(word + " ") }?.form
    let value = form.map { String($0.dropFirst(word.utf8.count + 1)) }
    let snippet = value.map { $0.hasPrefix("\"") ? "\(word) \"${1}\"" : "\(word) ${1:\(escapedInSnippet($0))}" }
    return Candidate(word, .keyword, detail: form == word ? nil : form, snippet: snippet)
  }

  private func template(named name: String, in document: Document) -> Candidate {
    let parameters = document.analysis.templates[name.lowercased()] ?? []
    let places = parameters.enumerated().map { "${\($0 + 1):\(escapedInSnippet($1.value ?? $1.name))}" }
    return Candidate(
      name, .function, detail: "\(name)(\(parameters.map(\.written).joined(separator: ", ")))",
      snippet: "\(escapedInSnippet(name))(\(places.joined(separator: ", ")))")
  }

  private func values(at offset: Int, in document: Document) -> [Candidate] {
    visible([.value, .state], at: offset, in: document).map { Candidate($0, .value) }
  }

  /// Names that can be written at a place: of its blocks, of the file, and of used files. Read from the tree: what else
  /// is known about a long plan takes longer to find out after each letter.
  private func visible(_ kinds: Set<NamedPart.Kind>, at offset: Int, in document: Document) -> [String] {
    let analysis = document.analysis
    let own = analysis.walk.all.filter { part in
      kinds.contains(part.kind) && Int(part.nameSpan.end) < offset && part.scope.map { $0.holds(offset) } ?? true
    }.sorted { $0.nameSpan.start > $1.nameSpan.start }
    let files = analysis.usesFiles ? analysis.used.filter { !$0.source.isEmpty } : []
    let others = files.flatMap { TreeWalk(parse($0.source).tree).parts }.filter { kinds.contains($0.kind) }
    return (own + others).map(\.name)
  }

  // MARK: The list

  /// In the given order.
  private func list(
    _ candidates: [Candidate], replacing count: Int, before offset: Int, in text: DocumentText
  ) -> JSONValue {
    let range = text.range(Span(start: UInt32(clamping: offset - count), end: UInt32(clamping: offset)))
    var seen: Set<String> = []
    var items: [JSONValue] = []
    for candidate in candidates where seen.insert(candidate.label).inserted {
      let place = String(items.count)
      let snippet = client.takesSnippets ? candidate.snippet : nil
      var item: [String: JSONValue] = [
        "label": .string(candidate.label), "kind": .integer(candidate.kind.rawValue),
        "sortText": .string(String(repeating: "0", count: max(0, 4 - place.count)) + place),
        "filterText": .string(candidate.label),
        "textEdit": ["range": range, "newText": .string(snippet ?? candidate.text ?? candidate.label)],
      ]
      // 2 is a snippet.
      if snippet != nil { item["insertTextFormat"] = 2 }
      if let detail = candidate.detail { item["detail"] = .string(detail.visibleInRow) }
      items.append(.object(item))
    }
    return ["isIncomplete": true, "items": .array(items)]
  }
}

/// Text that stands for itself in a snippet.
func escapedInSnippet(_ text: String) -> String {
  var escaped = ""
  for character in text {
    if "\\$}".contains(character) { escaped.append("\\") }
    escaped.append(character)
  }
  return escaped
}
