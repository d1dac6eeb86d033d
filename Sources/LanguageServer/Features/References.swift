/// Where a name comes from, and where else it is: definition, references, highlights, and the files that a plan uses.

import PlanLanguage

extension LanguageServer {
  /// Where the name at the place is defined: in the document, or in a file that it uses.
  func definition(at offset: Int, in document: Document) -> JSONValue {
    if let link = usedFiles(of: document).first(where: { $0.span.contains(offset) }) {
      let start = Position(line: 0, character: 0).json
      return ["uri": .string(link.target), "range": ["start": start, "end": start]]
    }
    let names = documents.names(of: document)
    guard let found = names.table.reference(at: offset), let place = names.table.definitions[found.definition].place
    else { return .null }
    return names.location(place)
  }

  /// Every place of the name at the place, also in the files that use its own.
  func references(at offset: Int, in document: Document, withDefinition: Bool) -> JSONValue {
    let names = documents.names(of: document)
    guard let found = names.table.reference(at: offset) else { return .null }
    let isWanted = { (reference: ReferenceTable.Reference) in withDefinition || reference.role != .definition }
    guard let symbol = names.symbol(found.definition), let place = names.table.definitions[found.definition].place
    else {
      // An exercise of the library: where this plan and those that it uses have it.
      let places = names.table.references(to: found.definition).filter(isWanted).map { $0.place }
      return .array(places.map { names.location($0) })
    }
    var seen: Set<Symbol> = []
    var locations: [JSONValue] = []
    for other in documents.around(names.files[place.file], from: document) {
      let names = documents.names(of: other)
      guard let definition = names.definition(of: symbol) else { continue }
      for reference in names.table.references(to: definition) where isWanted(reference) {
        let uri = names.files[reference.place.file].uri
        guard seen.insert(Symbol(uri: uri, span: reference.place.span)).inserted else { continue }
        locations.append(names.location(reference.place))
      }
    }
    return .array(locations)
  }

  /// The places of the name in this document; changes are marked.
  func highlights(at offset: Int, in document: Document) -> JSONValue {
    let table = document.analysis.references
    guard let found = table.reference(at: offset) else { return .null }
    let here = table.references(to: found.definition).filter { $0.place.file == 0 }
    return .array(
      here.map { reference in
        let (read, write) = (2, 3)
        let kind =
          switch reference.role {
          case .definition, .write: write
          case .read, .call: read
          }
        return ["range": document.text.range(reference.place.span), "kind": .integer(kind)]
      })
  }

  // MARK: Links

  /// The paths after `use`, as links to the files that were found.
  func links(in document: Document) -> JSONValue {
    .array(
      usedFiles(of: document).map { ["range": document.text.range($0.span), "target": .string($0.target)] })
  }

  /// The path of each `use` in its quotes, and the file that it means.
  private func usedFiles(of document: Document) -> [(span: Span, target: String)] {
    let tree = document.analysis.tree
    return tree.declarations.compactMap { declaration in
      guard case .use(let text) = declaration.kind else { return nil }
      let path = tree.string(text)
      let found = document.analysis.used.first { $0.path == path && $0.user == nil }
      return found.map { file in
        (text.span, documents.document(ofFile: file.name)?.uri ?? uri(ofFile: file.name))
      }
    }
  }
}

extension Span {
  /// Also right after the last byte, where a cursor may stand.
  func contains(_ offset: Int) -> Bool { Int(start) <= offset && offset <= Int(end) }
}
