/// Which templates and sessions call a template, and which it calls.

import PlanLanguage

extension LanguageServer {
  func callHierarchy(at offset: Int, in document: Document) -> JSONValue {
    let names = documents.names(of: document)
    guard let found = names.table.reference(at: offset)?.definition, names.table.definitions[found].canCall,
      let item = item(found, of: names, in: document)
    else { return .null }
    return [item]
  }

  /// The callers of an item, also in the files that use its own.
  func incomingCalls(_ item: JSONValue?) -> JSONValue {
    guard let (definition, names, document) = called(item), let symbol = names.symbol(definition),
      let place = names.table.definitions[definition].place
    else { return .null }
    var seen: Set<Symbol> = []
    var calls: [JSONValue] = []
    for other in documents.around(names.files[place.file], from: document) {
      let names = documents.names(of: other)
      guard let callee = names.definition(of: symbol) else { continue }
      let references = names.table.references(to: callee).filter { $0.role == .call }
      for (caller, places) in grouped(references, by: { names.table.caller(of: $0.place) }) {
        guard let from = names.symbol(caller), seen.insert(from).inserted,
          let item = self.item(caller, of: names, in: other)
        else { continue }
        calls.append(["from": item, "fromRanges": ranges(places, of: names)])
      }
    }
    return .array(calls)
  }

  /// What an item calls.
  func outgoingCalls(_ item: JSONValue?) -> JSONValue {
    guard let (definition, names, document) = called(item) else { return .null }
    let references = names.table.references.filter {
      $0.role == .call && names.table.caller(of: $0.place) == definition
    }
    return .array(
      grouped(references, by: { $0.definition }).compactMap { callee, places in
        self.item(callee, of: names, in: document).map { ["to": $0, "fromRanges": ranges(places, of: names)] }
      })
  }

  // MARK: Items

  /// With the document that knows the names around it, for the next question.
  private func item(_ definition: Int, of names: DocumentNames, in document: Document) -> JSONValue? {
    let known = names.table.definitions[definition]
    guard let place = known.place else { return nil }
    let text = names.files[place.file].text
    let (method, function) = (6, 12)
    return [
      "name": .string(known.name), "kind": .integer(known.kind == .template ? function : method),
      "uri": .string(names.files[place.file].uri), "range": text.range(known.whole),
      "selectionRange": text.range(place.span), "data": ["document": .string(document.uri)],
    ]
  }

  private func called(_ item: JSONValue?) -> (definition: Int, names: DocumentNames, document: Document)? {
    guard let uri = item?["data"]?["document"]?.string, let document = documents.document(at: uri, encoding),
      let start = Position(item?["selectionRange"]?["start"])
    else { return nil }
    let names = documents.names(of: document)
    guard let file = names.files.firstIndex(where: { $0.uri == item?["uri"]?.string }),
      let found = names.table.reference(at: names.files[file].text.offset(of: start), in: file)
    else { return nil }
    return (found.definition, names, document)
  }

  private func ranges(_ references: [ReferenceTable.Reference], of names: DocumentNames) -> JSONValue {
    .array(references.map { names.files[$0.place.file].text.range($0.place.span) })
  }

  /// In the order of their first references.
  private func grouped(
    _ references: [ReferenceTable.Reference], by group: (ReferenceTable.Reference) -> Int?
  ) -> [(group: Int, references: [ReferenceTable.Reference])] {
    var groups: [(group: Int, references: [ReferenceTable.Reference])] = []
    for reference in references {
      guard let number = group(reference) else { continue }
      if let place = groups.firstIndex(where: { $0.group == number }) {
        groups[place].references.append(reference)
      } else {
        groups.append((number, [reference]))
      }
    }
    return groups
  }
}

extension ReferenceTable {
  /// The innermost template or session around a place.
  fileprivate func caller(of place: Place) -> Int? {
    definitions.indices.filter { index in
      let definition = definitions[index]
      return definition.canCall && definition.place?.file == place.file && definition.whole.contains(place.span)
    }.min { definitions[$0].whole.range.count < definitions[$1].whole.range.count }
  }
}

extension ReferenceTable.Definition {
  /// Whether calls may be in it.
  fileprivate var canCall: Bool {
    switch kind {
    case .template, .session: true
    case .program, .exercise, .parameter, .turn, .value, .exercises, .state, .level, .label: false
    }
  }
}

extension Span {
  fileprivate func contains(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
