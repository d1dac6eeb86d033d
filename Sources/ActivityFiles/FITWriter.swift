/// Writes the records of FIT files, by the same public description as `FITRecords` reads them.

struct FITWriter {
  /// A value with its base type.
  enum Value {
    case word(UInt8)
    case byte(UInt8)
    case short(UInt16)
    case long(UInt32)
    case text(String)

    /// As a definition has it: the size in bytes, and the number of the type.
    fileprivate var type: [UInt8] {
      switch self {
      case .word: [1, 0x00]
      case .byte: [1, 0x02]
      case .short: [2, 0x84]
      case .long: [4, 0x86]
      case .text: [UInt8(clamping: bytes.count), 0x07]
      }
    }

    fileprivate var bytes: [UInt8] {
      switch self {
      case .word(let value), .byte(let value): return [value]
      case .short(let value): return FITWriter.bytes(value)
      case .long(let value): return FITWriter.bytes(value)
      case .text(let text):
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars where scalar.value != 0 {
          let next = Array(String(scalar).utf8)
          if bytes.count + next.count > 120 { break }
          bytes += next
        }
        return bytes + [0]
      }
    }
  }

  private var records: [UInt8] = []
  private var definition: [UInt8] = []

  /// Appends a message, without the fields that are nil. It is defined first, unless the last one was made alike.
  mutating func add(_ message: UInt16, _ fields: [(number: UInt8, value: Value?)]) {
    let known = fields.compactMap { field in field.value.map { (field.number, $0) } }
    var definition: [UInt8] = [0x40, 0, 0] + Self.bytes(message) + [UInt8(clamping: known.count)]
    for (number, value) in known { definition += [number] + value.type }
    if definition != self.definition {
      records += definition
      self.definition = definition
    }
    records.append(0)
    for (_, value) in known { records += value.bytes }
  }

  /// The whole file: protocol 2.0, profile 21.
  func file() -> [UInt8] {
    var header: [UInt8] =
      [14, 0x20] + Self.bytes(UInt16(2100)) + Self.bytes(UInt32(records.count)) + Array(".FIT".utf8)
    header += Self.bytes(UInt16(FITChecksum.of(header[...])))
    let all = header + records
    return all + Self.bytes(UInt16(FITChecksum.of(all[...])))
  }

  private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> Number($0 * 8)) }
  }
}
