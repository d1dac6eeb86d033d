/// The path of a document's file, from its URI.

/// `/tmp/My plan.satz` of `file:///tmp/My%20plan.satz`; nil for a document that is no file.
func filePath(ofURI uri: String) -> String? {
  guard uri.hasPrefix("file://") else { return nil }
  var path: [UInt8] = []
  var rest = Array(uri.utf8.dropFirst(7))[...]
  // A host may stand before the path.
  rest = rest.drop { $0 != UInt8(ascii: "/") }
  while let byte = rest.popFirst() {
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    if byte == UInt8(ascii: "%"), rest.count >= 2, let escaped = UInt8(digits, radix: 16) {
      path.append(escaped)
      rest = rest.dropFirst(2)
    } else {
      path.append(byte)
    }
  }
  return path.isEmpty ? nil : normalised(String(decoding: path, as: UTF8.self))
}

/// `file:///tmp/My%20plan.satz` of `/tmp/My plan.satz`.
func uri(ofFile path: String) -> String {
  var uri = "file://"
  for byte in path.utf8 {
    let scalar = Unicode.Scalar(byte)
    let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || "0123456789/-._~".unicodeScalars.contains(scalar))
    if isPlain {
      uri.unicodeScalars.append(scalar)
    } else {
      let digits = String(byte, radix: 16, uppercase: true)
      uri += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
  return uri
}

/// Without `.`, `..` and doubled slashes.
func normalised(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
}
