/// The documents that the client has open, kept in step with its edits.

import PlanLanguage

/// One open document.
struct Document {
  let uri: String
  var version: Int
  var text: DocumentText
  /// What is known about this text.
  var analysis: DocumentAnalysis
  /// Larger than any plan; its text is not kept.
  var isTooLarge = false
  /// The last semantic tokens that the client was told, from which it may ask for the difference.
  var told: ToldTokens?
}

extension Document {
  /// The session around a place with what it can see, and the place in it.
  func near(_ offset: Int) -> (document: Document, offset: Int) {
    let (near, place) = analysis.near(offset)
    guard near !== analysis else { return (self, offset) }
    return (Document(uri: uri, version: version, text: DocumentText(near.source, text.encoding), analysis: near), place)
  }
}

struct ToldTokens {
  var id: Int
  var data: [Int]
}

/// A class, because the analysis of a document looks for the text of the others when it needs it.
final class OpenDocuments {
  /// In bytes; as large as a plan may be.
  static let sizeLimit = 4 << 20
  /// In bytes, of all together.
  static let totalLimit = 32 << 20
  /// More are not open at once.
  static let countLimit = 512

  private(set) var setting: ServerSetting
  /// The client's folders, as paths.
  var folders: [String] = []
  private(set) var all: [String: Document] = [:]
  /// The documents by the paths of their files.
  private var uris: [String: String] = [:]
  /// The documents whose diagnostics are out of date.
  private(set) var changed: Set<String> = []
  private var size: Int { all.values.reduce(0) { $0 + $1.text.bytes.count } }

  init(_ setting: ServerSetting) { self.setting = setting }

  /// Continues with what is known about the athlete now.
  func use(_ setting: ServerSetting) {
    let isSame = setting.library.isSame(as: self.setting.library)
    self.setting = setting
    // Only the exercises have a part in what a plan means.
    if !isSame { for uri in all.keys { renewAnalysis(of: uri) } }
  }

  subscript(uri: String) -> Document? { all[uri] }

  /// The open document of a file.
  func document(ofFile path: String) -> Document? { uris[path].flatMap { all[$0] } }

  /// The documents whose diagnostics are out of date, in the order of their names; they count as up to date after this.
  func takeChanged() -> [Document] {
    defer { changed = [] }
    return changed.sorted().compactMap { all[$0] }
  }

  /// Notes what the client is told; returns its number, and what it was told before.
  func keepTokens(_ data: [Int], of uri: String) -> (id: Int, earlier: ToldTokens?) {
    let earlier = all[uri]?.told
    let id = (earlier?.id ?? 0) + 1
    all[uri]?.told = ToldTokens(id: id, data: data)
    return (id, earlier)
  }

  // MARK: Edits

  func open(_ uri: String, version: Int, text: String, _ encoding: PositionEncoding) {
    guard all[uri] != nil || all.count < Self.countLimit else { return }
    let empty = DocumentText([], encoding)
    let path = filePath(ofURI: uri)
    all[uri] = Document(uri: uri, version: version, text: empty, analysis: analysis(of: empty, path: path ?? ""))
    if let path { uris[path] = uri }
    replace(uri, Array(text.utf8), encoding)
    renew(uri)
  }

  func close(_ uri: String) {
    all[uri] = nil
    if let path = filePath(ofURI: uri), uris[path] == uri { uris[path] = nil }
    renew(uri)
  }

  /// Applies the changes of `textDocument/didChange`, each of a range or of the whole text.
  func change(_ uri: String, _ changes: [JSONValue], version: Int?) {
    let edits = changes.map { change(uri, $0, version: version) }
    renew(uri, after: edits.count == 1 ? edits[0] : nil)
  }

  /// Nil for a change of the whole text.
  private func change(_ uri: String, _ change: JSONValue, version: Int?) -> SourceEdit? {
    guard var document = all[uri], let text = change["text"]?.string else { return nil }
    all[uri] = nil
    document.version = version ?? document.version
    let range = change["range"].flatMap { $0 == .null ? nil : $0 }
    guard let range else {
      let encoding = document.text.encoding
      all[uri] = document
      replace(uri, Array(text.utf8), encoding)
      return nil
    }
    var edit: SourceEdit?
    if !document.isTooLarge, let start = Position(range["start"]), let end = Position(range["end"]) {
      edit = document.text.replace(from: start, to: end, with: Array(text.utf8))
    }
    let encoding = document.text.encoding
    all[uri] = document
    if document.text.bytes.count > Self.sizeLimit || size > Self.totalLimit {
      replace(uri, document.text.bytes, encoding)
      return nil
    }
    return edit
  }

  private func replace(_ uri: String, _ bytes: [UInt8], _ encoding: PositionEncoding) {
    all[uri]?.text = DocumentText([], encoding)
    let isTooLarge = bytes.count > Self.sizeLimit || size + bytes.count > Self.totalLimit
    all[uri]?.isTooLarge = isTooLarge
    if !isTooLarge { all[uri]?.text = DocumentText(bytes, encoding) }
  }

  // MARK: Analyses

  /// After a change on the disk.
  func fileChanged(_ uri: String) {
    // The text of an open document counts, not its file.
    if all[uri] == nil { renewUsers(of: uri) }
  }

  /// Drops what is known about a changed document and about those that use it.
  private func renew(_ uri: String, after edit: SourceEdit? = nil) {
    renewAnalysis(of: uri, after: edit)
    renewUsers(of: uri)
  }

  private func renewUsers(of uri: String) {
    guard let path = filePath(ofURI: uri) else { return }
    for (user, document) in all where user != uri && document.analysis.depends(on: path) { renewAnalysis(of: user) }
  }

  private func renewAnalysis(of uri: String, after edit: SourceEdit? = nil) {
    guard let document = all[uri] else { return }
    let earlier = document.analysis
    all[uri]?.analysis =
      edit.map { DocumentAnalysis(document.text.bytes, of: earlier, after: $0) }
      ?? analysis(of: document.text, path: earlier.path)
    changed.insert(uri)
  }

  func analysis(of text: DocumentText, path: String) -> DocumentAnalysis {
    let onDisk = setting.finder(path)
    return DocumentAnalysis(text.bytes, path: path, library: setting.library) {
      [unowned self] (written, user) throws(UseFailure) in
      let name = usedPath(written, by: user ?? path)
      if let open = document(ofFile: name) {
        return UsedFile(path: written, user: user, name: name, source: open.text.bytes)
      }
      return try onDisk(written, user)
    }
  }
}
