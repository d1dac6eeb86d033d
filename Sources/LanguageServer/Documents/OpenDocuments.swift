/// The documents that the client has open, kept in step with its edits.

import PlanLanguage

/// One open document.
struct Document {
  let uri: String
  var version: Int
  var text: DocumentText
  /// Larger than any plan; its text is not kept.
  var isTooLarge = false
}

struct OpenDocuments {
  /// In bytes; as large as a plan may be.
  static let sizeLimit = 4 << 20
  /// In bytes, of all together.
  static let totalLimit = 32 << 20
  /// More are not open at once.
  static let countLimit = 512

  private(set) var all: [String: Document] = [:]
  private var size: Int { all.values.reduce(0) { $0 + $1.text.bytes.count } }

  subscript(uri: String) -> Document? { all[uri] }

  mutating func open(_ uri: String, version: Int, text: String, _ encoding: PositionEncoding) {
    guard all[uri] != nil || all.count < Self.countLimit else { return }
    all[uri] = Document(uri: uri, version: version, text: DocumentText([], encoding))
    replace(uri, Array(text.utf8), encoding)
  }

  mutating func close(_ uri: String) { all[uri] = nil }

  /// Applies one change of `textDocument/didChange`: of a range, or of the whole text.
  mutating func change(_ uri: String, _ change: JSONValue, version: Int?) {
    guard var document = all[uri], let text = change["text"]?.string else { return }
    all[uri] = nil
    document.version = version ?? document.version
    let range = change["range"].flatMap { $0 == .null ? nil : $0 }
    guard let range else {
      let encoding = document.text.encoding
      all[uri] = document
      return replace(uri, Array(text.utf8), encoding)
    }
    if !document.isTooLarge, let start = Position(range["start"]), let end = Position(range["end"]) {
      document.text.replace(from: start, to: end, with: Array(text.utf8))
    }
    let encoding = document.text.encoding
    all[uri] = document
    if document.text.bytes.count > Self.sizeLimit || size > Self.totalLimit {
      replace(uri, document.text.bytes, encoding)
    }
  }

  private mutating func replace(_ uri: String, _ bytes: [UInt8], _ encoding: PositionEncoding) {
    all[uri]?.text = DocumentText([], encoding)
    let isTooLarge = bytes.count > Self.sizeLimit || size + bytes.count > Self.totalLimit
    all[uri]?.isTooLarge = isTooLarge
    if !isTooLarge { all[uri]?.text = DocumentText(bytes, encoding) }
  }
}
