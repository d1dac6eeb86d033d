/// The definition of an XML document's type, which is not needed to read it. Apple's has been malformed for years.

enum DocumentType {
  /// Writes spaces over it, so that lines keep their numbers.
  static func blank(_ bytes: inout [UInt8]) {
    // Only comments and instructions come before it; what is quoted in an element is no definition.
    var place = 0
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[open...]
      if rest.starts(with: "<!--".utf8) {
        place = index(after: "-->", in: bytes, from: open + 4)
      } else if rest.starts(with: "<?".utf8) {
        place = index(after: "?>", in: bytes, from: open + 2)
      } else if rest.starts(with: "<!DOCTYPE".utf8) {
        let stop = rest.firstIndex { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ">") } ?? bytes.count
        let isLong = stop < bytes.count && bytes[stop] == UInt8(ascii: "[")
        let end = isLong ? index(after: "]>", in: bytes, from: stop) : min(bytes.count, stop + 1)
        for place in open..<end where bytes[place] != 10 { bytes[place] = 32 }
        return
      } else {
        return
      }
    }
  }

  static func index(after end: String, in bytes: [UInt8], from start: Int) -> Int {
    let sign = Array(end.utf8)
    var place = start
    while place + sign.count <= bytes.count {
      if bytes[place] == sign[0], bytes[place..<place + sign.count].elementsEqual(sign) { return place + sign.count }
      place += 1
    }
    return bytes.count
  }
}
