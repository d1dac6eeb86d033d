/// The names of a document at their places: in its own text and in those that it uses, and where others use them.

import PlanLanguage

/// A text in which names are.
struct NamedFile {
  let uri: String
  let text: DocumentText
}

/// What something with a name is known by, in whichever document it is looked at.
struct Symbol: Hashable {
  var uri: String
  var span: Span
}

struct DocumentNames {
  let table: ReferenceTable
  /// As those of the table.
  let files: [NamedFile]

  /// Nil for an exercise of the library, which has no place.
  func symbol(_ definition: Int) -> Symbol? {
    table.definitions[definition].place.map { Symbol(uri: files[$0.file].uri, span: $0.span) }
  }

  func definition(of symbol: Symbol) -> Int? {
    table.definitions.indices.first { self.symbol($0) == symbol }
  }

  func location(_ place: ReferenceTable.Place) -> JSONValue { location(place.span, in: place.file) }

  func location(_ span: Span, in file: Int) -> JSONValue {
    ["uri": .string(files[file].uri), "range": files[file].text.range(span)]
  }
}

extension OpenDocuments {
  func names(of document: Document) -> DocumentNames {
    let table = document.analysis.references
    let used = table.files.dropFirst().map { name in
      if let open = self.document(ofFile: name) { return NamedFile(uri: open.uri, text: open.text) }
      let source = document.analysis.used.first { $0.name == name && !$0.source.isEmpty }?.source ?? []
      return NamedFile(uri: uri(ofFile: name), text: DocumentText(source, document.text.encoding))
    }
    return DocumentNames(table: table, files: [NamedFile(uri: document.uri, text: document.text)] + used)
  }

  /// Every document in which a name of this file may be written: the file's own, and those that use it, open or in the
  /// client's folders. A document that is not a file cannot be used.
  func around(_ file: NamedFile, from document: Document) -> [Document] {
    var found = [document]
    guard let path = filePath(ofURI: file.uri) else { return found }
    if file.uri != document.uri { found.append(all[file.uri] ?? closed(path, file.text.bytes, document.text.encoding)) }
    let others = all.values.sorted { $0.uri < $1.uri } + closedPlans(document.text.encoding)
    for other in others where other.uri != document.uri && other.uri != file.uri && other.analysis.uses(path) {
      found.append(other)
    }
    return found
  }

  /// The plans in the client's folders that are not open.
  func closedPlans(_ encoding: PositionEncoding) -> [Document] {
    setting.plans(folders).filter { document(ofFile: $0.path) == nil }.map { closed($0.path, $0.source, encoding) }
  }

  /// An open document, or the file.
  func document(at uri: String, _ encoding: PositionEncoding) -> Document? {
    if let open = all[uri] { return open }
    guard let path = filePath(ofURI: uri), let found = try? setting.finder(path)(path, nil) else { return nil }
    return closed(path, found.source, encoding)
  }

  private func closed(_ path: String, _ source: [UInt8], _ encoding: PositionEncoding) -> Document {
    let text = DocumentText(source, encoding)
    return Document(uri: uri(ofFile: path), version: 0, text: text, analysis: analysis(of: text, path: path))
  }
}
