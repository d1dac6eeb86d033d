/// Gives something another name at all of its places, also in the files that use it; refused if any name would then
/// mean something else.

import PlanLanguage
import PlanWording

extension LanguageServer {
  /// The name at the place, which can be changed.
  func prepareRename(at offset: Int, in document: Document) throws(ResponseError) -> JSONValue {
    let (reference, _) = try renamed(at: offset, in: document)
    let span = reference.place.span
    return ["range": document.text.range(span), "placeholder": .string(document.text.string(span.range))]
  }

  /// The edits of all files.
  func rename(at offset: Int, in document: Document, to newName: String) throws(ResponseError) -> JSONValue {
    let (reference, names) = try renamed(at: offset, in: document)
    guard let symbol = names.symbol(reference.definition),
      let place = names.table.definitions[reference.definition].place
    else { throw refusal(.nothingNamed) }
    let name = newName.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
    guard !name.isEmpty, !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw refusal(.notAName(newName, nil))
    }
    let around = documents.around(names.files[place.file], from: document)
    let change = NameChange(symbol, to: name, in: around.map { ($0, documents.names(of: $0)) })
    if let refused = change.refusal(setting.library, in: setting.language) { throw refusal(refused) }
    return [
      "changes": .object(
        change.files.mapValues { file in
          .array(file.edits.map { ["range": file.text.range($0.span), "newText": .string($0.text)] })
        })
    ]
  }

  private func renamed(
    at offset: Int, in document: Document
  ) throws(ResponseError) -> (ReferenceTable.Reference, DocumentNames) {
    let names = documents.names(of: document)
    guard let reference = names.table.reference(at: offset) else { throw refusal(.nothingNamed) }
    let definition = names.table.definitions[reference.definition]
    if definition.place == nil { throw refusal(.ofTheLibrary(definition.name)) }
    if reference.isOtherName {
      throw refusal(.otherName(document.text.string(reference.place.span.range), of: definition.name))
    }
    return (reference, names)
  }

  private func refusal(_ refusal: RenameRefusal) -> ResponseError {
    ResponseError(.requestFailed, refusal.said(in: setting.language).visibleInRow)
  }
}

/// A name, changed in the texts of several documents.
private struct NameChange {
  private let symbol: Symbol
  private let name: String
  private let documents: [(document: Document, names: DocumentNames)]
  /// By the URIs of the files.
  private(set) var files: [String: ChangedFile] = [:]

  struct ChangedFile {
    let text: DocumentText
    /// In the order of the text.
    var edits: [(span: Span, text: String)] = []

    var bytes: [UInt8] {
      var bytes = text.bytes
      for edit in edits.reversed() { bytes.replaceSubrange(edit.span.range, with: Array(edit.text.utf8)) }
      return bytes
    }
  }

  init(_ symbol: Symbol, to name: String, in documents: [(document: Document, names: DocumentNames)]) {
    (self.symbol, self.name, self.documents) = (symbol, name, documents)
    for (_, names) in documents {
      guard let definition = names.definition(of: symbol) else { continue }
      let isExercise = names.table.definitions[definition].kind == .exercise
      for reference in names.table.references(to: definition) where !reference.isOtherName {
        let file = names.files[reference.place.file]
        let span = reference.place.span
        guard files[file.uri]?.edits.contains(where: { $0.span == span }) != true else { continue }
        files[file.uri, default: ChangedFile(text: file.text)].edits.append(
          (span, written(isQuoted: reference.isQuoted, isExercise: isExercise)))
      }
    }
    for uri in files.keys { files[uri]?.edits.sort { $0.span.start < $1.span.start } }
  }

  /// The name of an exercise may need quotes where the old one did without.
  private func written(isQuoted: Bool, isExercise: Bool) -> String {
    let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    if isQuoted { return escaped }
    let isPlain = name.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }
    return isPlain || !isExercise ? name : "\"\(escaped)\""
  }

  /// Why it cannot be done: reads the changed texts again, in which every name must mean what it meant.
  func refusal(_ library: ExerciseLibrary, in language: Language) -> RenameRefusal? {
    var texts: [String: [UInt8]] = [:]
    for (uri, file) in files { if let path = filePath(ofURI: uri) { texts[path] = file.bytes } }
    for (document, names) in documents {
      let before = document.analysis
      let after = DocumentAnalysis(
        files[document.uri]?.bytes ?? before.source, path: before.path, library: library,
        find: { (written, user) throws(UseFailure) in
          var found = try before.find(written, user)
          if let name = found?.name, let text = texts[name] { found?.source = text }
          return found
        })
      let problem = after.firstProblem(besides: before)
      // What follows from a name that is taken would only confuse.
      if let problem, problem.isAboutText { return .notAName(name, problem.said(in: language)) }
      let isSame = after.references.references.map(\.definition) == before.references.references.map(\.definition)
      let renamed = names.definition(of: symbol).map { after.references.definitions[$0].name }
      guard renamed == nil || renamed == name else { return .notAName(name, problem?.said(in: language)) }
      guard isSame else { return .taken(name) }
      if let problem { return .notAName(name, problem.said(in: language)) }
    }
    return nil
  }
}

extension DocumentAnalysis {
  /// The first error of a kind that is more frequent here.
  fileprivate func firstProblem(besides other: DocumentAnalysis) -> Problem? {
    var known: [String: Int] = [:]
    for diagnostic in other.diagnostics { known[diagnostic.problem.code, default: 0] += 1 }
    for diagnostic in diagnostics where diagnostic.problem.severity == .error {
      known[diagnostic.problem.code, default: 0] -= 1
      if known[diagnostic.problem.code, default: 0] < 0 { return diagnostic.problem }
    }
    return nil
  }
}

extension Problem {
  /// Whether the text cannot be read, whatever its names mean.
  fileprivate var isAboutText: Bool {
    switch self {
    case .lexical, .syntax: true
    case .meaning, .script, .lint: false
    }
  }
}
