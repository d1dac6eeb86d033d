/// Reads the records of FIT files, Garmin's Flexible and Interoperable Data Transfer protocol, by its public description
/// (developer.garmin.com/fit/protocol): a header, messages that are defined before they come, a checksum; several such
/// files may follow each other.

/// A message: the values of its fields by their numbers. Fields of developers are left out.
struct FITMessage {
  var number: Int
  private(set) var values: [UInt8: Int] = [:]
  private var texts: [UInt8: String] = [:]

  subscript(_ field: UInt8) -> Int? { values[field] }
  func text(_ field: UInt8) -> String? { texts[field] }

  fileprivate init(number: Int) { self.number = number }
  fileprivate mutating func set(_ field: UInt8, _ value: Int) { values[field] = value }
  fileprivate mutating func set(_ field: UInt8, _ text: String) { texts[field] = text }
}

struct FITRecords {
  private let bytes: [UInt8]
  private var place = 0
  /// Where the records of the present file end.
  private var end = 0
  private var definitions = [Definition?](repeating: nil, count: 16)
  private var lastTimestamp: Int?

  /// The field that is a time in every message that has one.
  static let timestamp: UInt8 = 253

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether it begins as FIT does.
  static func isFIT(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 12 && (bytes[0] == 12 || bytes[0] == 14) && bytes[8..<12].elementsEqual(".FIT".utf8)
  }

  /// The next message; nil at the end.
  mutating func next() throws(ActivityProblem) -> FITMessage? {
    while true {
      if place == end {
        guard try beginFile() else { return nil }
      }
      let header = try byte()
      // The high bit is set if the header also says the time, as seconds after the last one.
      if header & 0x80 != 0 {
        guard var message = try message(header >> 5 & 3) else { throw .brokenFIT }
        if let last = lastTimestamp {
          let passed = (Int(header & 31) - last) & 31
          lastTimestamp = last + passed
          message.set(Self.timestamp, last + passed)
        }
        return message
      }
      if header & 0x40 != 0 {
        definitions[Int(header & 15)] = try definition(hasDevelopers: header & 0x20 != 0)
      } else {
        guard let message = try message(header & 15) else { throw .brokenFIT }
        if let time = message[Self.timestamp] { lastTimestamp = time }
        return message
      }
    }
  }

  /// False if no further one begins.
  private mutating func beginFile() throws(ActivityProblem) -> Bool {
    // After the records comes their checksum.
    if end > 0 { place = end + 2 }
    if place >= bytes.count { return false }
    let start = place
    guard Self.isFIT(Array(bytes[start...].prefix(14))) else { throw .brokenFIT }
    let length = Int(bytes[start])
    let size = (0..<4).reduce(0) { $0 | Int(bytes[start + 4 + $1]) << (8 * $1) }
    end = start + length + size
    guard size > 0, end + 2 <= bytes.count else { throw .brokenFIT }
    // A checksum of zero was not computed.
    let said = Int(bytes[end]) | Int(bytes[end + 1]) << 8
    if said != 0, said != FITChecksum.of(bytes[start..<end]) { throw .brokenFIT }
    place = start + length
    definitions = [Definition?](repeating: nil, count: 16)
    lastTimestamp = nil
    return true
  }

  private struct Field {
    var number: UInt8
    var size: Int
    var type: FITType?
  }

  private struct Definition {
    var message: Int
    var isBigEndian: Bool
    var fields: [Field]
    /// The bytes of fields that developers of apps have added.
    var foreign: Int
  }

  private mutating func definition(hasDevelopers: Bool) throws(ActivityProblem) -> Definition {
    _ = try byte()
    let isBigEndian = try byte() == 1
    let (first, second) = (Int(try byte()), Int(try byte()))
    var definition = Definition(
      message: isBigEndian ? first << 8 | second : second << 8 | first, isBigEndian: isBigEndian, fields: [], foreign: 0
    )
    for _ in 0..<(try byte()) {
      let (number, size, type) = (try byte(), Int(try byte()), try byte())
      definition.fields.append(Field(number: number, size: size, type: FITType(rawValue: type & 0x1F)))
    }
    guard hasDevelopers else { return definition }
    for _ in 0..<(try byte()) {
      _ = try byte()
      definition.foreign += Int(try byte())
      _ = try byte()
    }
    return definition
  }

  private mutating func message(_ local: UInt8) throws(ActivityProblem) -> FITMessage? {
    guard let definition = definitions[Int(local)] else { return nil }
    var message = FITMessage(number: definition.message)
    for field in definition.fields {
      guard place + field.size <= end else { throw .brokenFIT }
      let part = bytes[place..<place + field.size]
      place += field.size
      if field.type == .text {
        // A text ends where its bytes do, or with a NUL.
        let text = String(decoding: part.prefix { $0 != 0 }, as: UTF8.self)
        if !text.isEmpty { message.set(field.number, text) }
      } else if let value = field.type?.value(part, isBigEndian: definition.isBigEndian) {
        message.set(field.number, value)
      }
    }
    guard place + definition.foreign <= end else { throw .brokenFIT }
    place += definition.foreign
    return message
  }

  private mutating func byte() throws(ActivityProblem) -> UInt8 {
    guard place < end else { throw .brokenFIT }
    defer { place += 1 }
    return bytes[place]
  }
}

/// The base types; of each, one value means *not known*.
private enum FITType: UInt8 {
  case `enum`, sint8, uint8, sint16, uint16, sint32, uint32, text, float32, float64, uint8z, uint16z, uint32z, byte
  case sint64, uint64, uint64z

  private var size: Int {
    switch self {
    case .enum, .sint8, .uint8, .text, .uint8z, .byte: 1
    case .sint16, .uint16, .uint16z: 2
    case .sint32, .uint32, .uint32z, .float32: 4
    case .float64, .sint64, .uint64, .uint64z: 8
    }
  }

  /// Of several values the first; nil if it is not known, or no whole number.
  func value(_ part: ArraySlice<UInt8>, isBigEndian: Bool) -> Int? {
    guard part.count >= size else { return nil }
    let first = part.prefix(size)
    var bits: UInt64 = 0
    if isBigEndian {
      for byte in first { bits = bits << 8 | UInt64(byte) }
    } else {
      for byte in first.reversed() { bits = bits << 8 | UInt64(byte) }
    }
    let all = UInt64.max >> UInt64(64 - 8 * size)
    switch self {
    case .enum, .uint8, .byte, .uint16, .uint32: return bits == all ? nil : Int(bits)
    case .uint8z, .uint16z, .uint32z: return bits == 0 ? nil : Int(bits)
    case .sint8: return bits == all >> 1 ? nil : Int(Int8(truncatingIfNeeded: bits))
    case .sint16: return bits == all >> 1 ? nil : Int(Int16(truncatingIfNeeded: bits))
    case .sint32: return bits == all >> 1 ? nil : Int(Int32(truncatingIfNeeded: bits))
    // No field that is read here has these.
    case .text, .float32, .float64, .sint64, .uint64, .uint64z: return nil
    }
  }
}

/// The checksum of FIT: CRC-16 with the polynomial 0xA001, reflected, from zero.
enum FITChecksum {
  private static let table: [UInt16] = (0..<256).map { index in
    (0..<8).reduce(UInt16(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xA001 : value >> 1 }
  }

  static func of(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(bytes.reduce(UInt16(0)) { $0 >> 8 ^ table[Int(($0 ^ UInt16($1)) & 0xFF)] })
  }
}
