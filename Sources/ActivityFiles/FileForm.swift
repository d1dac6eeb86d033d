/// What kind of file it is, by its first bytes: those that are read, and those that are known well enough to say what to
/// do with them.

package enum FileForm: Hashable, Sendable {
  case gpx, tcx, fit
  /// `export.xml` of Apple Health, which may be too large to be read at once.
  case health
  case closed(ClosedForm)
  /// Perhaps a log or a table.
  case other
}

/// Files that are known and not read.
package enum ClosedForm: Hashable, Sendable, CaseIterable {
  /// Packed: a zip, something gzipped.
  case zip, gzip
  case excel, pdf
  /// A database of another app, or a backup of Satz.
  case sqlite
  /// A route on a map, without times.
  case kml
  case webPage
  /// `export_cda.xml`, which Apple Health writes beside what can be read.
  case clinical
}

extension FileForm {
  /// - Parameter bytes: the beginning of the file; 64 kB are enough.
  package init(_ bytes: [UInt8]) {
    func begins(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
    if FITFile.isFIT(bytes) {
      self = .fit
    } else if begins("PK\u{3}\u{4}") {
      self = .closed(Self.contains("[Content_Types].xml", bytes) ? .excel : .zip)
    } else if bytes.starts(with: [0x1F, 0x8B]) {
      self = .closed(.gzip)
    } else if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) {
      self = .closed(.excel)
    } else if begins("%PDF") {
      self = .closed(.pdf)
    } else if begins("SQLite format 3\u{0}") {
      self = .closed(.sqlite)
    } else {
      self = Self.ofRoot(Self.rootName(bytes))
    }
  }

  private static func ofRoot(_ name: String?) -> FileForm {
    switch name?.lowercased() {
    case "gpx": .gpx
    case "trainingcenterdatabase": .tcx
    case "healthdata": .health
    case "clinicaldocument": .closed(.clinical)
    case "kml": .closed(.kml)
    case "html": .closed(.webPage)
    default: .other
    }
  }

  /// The name of the first element of an XML document; nil if it is none.
  private static func rootName(_ bytes: [UInt8]) -> String? {
    var text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    text = text.drop(while: isSpace)
    guard text.first == UInt8(ascii: "<") else { return nil }
    var prolog = Array(text.prefix(1 << 16))
    DocumentType.blank(&prolog)
    // Where the definition of the type was, there are spaces.
    var rest = prolog.drop(while: isSpace)
    while rest.starts(with: "<?".utf8) || rest.starts(with: "<!--".utf8) {
      let end = rest.starts(with: "<?".utf8) ? "?>" : "-->"
      rest = prolog[DocumentType.index(after: end, in: prolog, from: rest.startIndex + 2)...].drop(while: isSpace)
    }
    func isHTML(_ text: ArraySlice<UInt8>) -> Bool {
      String(decoding: text.prefix(14), as: UTF8.self).lowercased() == "<!doctype html"
    }
    if isHTML(text) || isHTML(rest) { return "html" }
    guard rest.first == UInt8(ascii: "<") else { return nil }
    let name = rest.dropFirst().prefix { !isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    return String(decoding: name, as: UTF8.self).split(separator: ":").last.map(String.init)
  }

  private static func contains(_ text: String, _ bytes: [UInt8]) -> Bool {
    let found = DocumentType.index(after: text, in: bytes, from: 0)
    return found < bytes.count || bytes.suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
