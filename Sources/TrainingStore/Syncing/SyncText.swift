/// The text of a machine's file in a shared folder: a header, a line for each item, and an end that proves that the file
/// is whole.
///
///     {"satz":"sync","form":1,"schema":19,"machine":"5f3a9c0e12ab34cd","name":"laptop"}
///     {"kind":"session","key":"satz-…","stamp":1795255200000,"machine":"5f3a9c0e12ab34cd","value":{"session":[…],…}}
///     {"end":1,"crc64":"995dc9bbdf1939fa"}
///
/// The value of an item is rows of tables as `export --json` writes them; it is null for an item that was deleted.

import Glibc

/// Which version of an item is the newest: the later one, and of two made at once that of the greater machine.
struct SharedVersion: Hashable, Comparable {
  /// Unix milliseconds, but later than every version that its machine knew.
  var stamp: Int
  var machine: String

  static let stamps = 0...ClosedRange.plausibleInteger.upperBound

  static func < (a: SharedVersion, b: SharedVersion) -> Bool { (a.stamp, a.machine) < (b.stamp, b.machine) }
}

/// Names an item.
struct ItemName: Hashable {
  var kind: String
  var key: String
}

/// The text of a file, taken apart. Its values are not understood yet.
struct SyncText {
  struct Line {
    var number: Int
    var kind: String
    var key: String
    var version: SharedVersion
    var value: ArraySlice<UInt8>

    /// Whether the item was deleted.
    var isGone: Bool { value.elementsEqual("null".utf8) }
    var name: ItemName { ItemName(kind: kind, key: key) }
  }

  static let form = 1

  var machine: String
  /// What the machine is called.
  var name: String
  /// How many lines of items it says it has.
  var count: Int
  var lines: [Line] = []
  /// Lines that are not like ours.
  var faults = LogFaults()
  let checksum: UInt64

  /// Why a file is left out as a whole.
  enum Problem: Error, Hashable {
    /// Not a file of Satz.
    case foreign
    /// Written by a later version of Satz.
    case newer
    /// It has no end that fits: it is still arriving, or damaged.
    case torn
    /// git has written its marks into it, here.
    case merged(line: Int)
  }

  init(_ bytes: [UInt8]) throws(Problem) {
    var rest = bytes[...]
    guard let first = Self.takeLine(&rest) else { throw bytes.isEmpty ? .torn : .foreign }
    var header = LineReader(first)
    guard header.take("{\"satz\":\"sync\",\"form\":"), let form = header.number() else {
      throw Self.mergeMark(in: bytes).map { .merged(line: $0) } ?? .foreign
    }
    guard form <= Self.form else { throw .newer }
    guard header.take(",\"schema\":"), let schema = header.number(), header.take(",\"machine\":\""),
      let machine = header.word(), header.take("\",\"name\":"), let name = header.string()
    else { throw .foreign }
    guard schema <= Schema.steps.count else { throw .newer }
    (self.machine, self.name) = (machine, StoredText.value(name) ?? "")

    guard let end = Self.end(of: bytes), let said = Self.said(in: bytes[end.start...]) else {
      throw Self.mergeMark(in: bytes).map { .merged(line: $0) } ?? .torn
    }
    var checksum = Checksum()
    checksum.add(bytes[..<end.start])
    guard checksum.value == said.checksum else {
      throw Self.mergeMark(in: bytes).map { .merged(line: $0) } ?? .torn
    }
    (count, self.checksum) = (said.count, said.checksum)
    rest = StoredText.repaired(rest[..<end.start])
    var number = 1
    while let line = Self.takeLine(&rest) {
      number += 1
      do { lines.append(try Self.item(line, number)) } catch {
        faults.add(PlainLogProblem(line: number, reason: error))
      }
    }
    guard number - 1 == count else { throw .torn }
  }

  private static func item(_ bytes: ArraySlice<UInt8>, _ number: Int) throws(PlainLogProblem.Reason) -> Line {
    guard bytes.count <= longestLine else { throw .notUnderstood("…") }
    var reader = LineReader(bytes)
    guard reader.take("{\"kind\":\""), let kind = reader.word(), reader.take("\",\"key\":"), let key = reader.string(),
      reader.take(",\"stamp\":"), let stamp = reader.number(), reader.take(",\"machine\":\""),
      let machine = reader.word(), reader.take("\",\"value\":"), let value = reader.rest(before: "}")
    else { throw .noRow(lacking: nil) }
    if key.utf8.count > longestKey { throw .notUnderstood("…") }
    guard let key = JSONReader.string(key.utf8) else { throw .noRow(lacking: nil) }
    guard SharedVersion.stamps.contains(stamp) else {
      throw .implausible(
        ImplausibleValue(column: "stamp", value: String(stamp), allowed: .numbers(SharedVersion.stamps)))
    }
    return Line(
      number: number, kind: kind, key: key, version: SharedVersion(stamp: stamp, machine: machine), value: value)
  }

  /// Larger than any line of ours: the pictures of an exercise.
  private static let longestLine = 1 << 28
  private static let longestKey = 1 << 12
}

extension SyncText {
  /// A whole file with these lines.
  static func text(machine: String, name: String, lines: [String]) throws -> [UInt8] {
    let name = try StoredText.of(name)
    var bytes = Array(
      """
      {"satz":"sync","form":\(form),"schema":\(Schema.steps.count),"machine":"\(machine)","name":\(name)}

      """.utf8)
    bytes.reserveCapacity(bytes.count + lines.reduce(64) { $0 + $1.utf8.count + 1 })
    for line in lines {
      bytes += line.utf8
      bytes.append(10)
    }
    var checksum = Checksum()
    checksum.add(bytes)
    bytes += end(count: lines.count, checksum.value).utf8
    return bytes
  }

  private static func end(count: Int, _ checksum: UInt64) -> String {
    let digits = String(checksum, radix: 16)
    return "{\"end\":\(count),\"crc64\":\"\(String(repeating: "0", count: 16 - digits.count) + digits)\"}\n"
  }

  /// Where the last line begins, which ends with the file.
  private static func end(of bytes: [UInt8]) -> (start: Int, Void)? {
    guard bytes.last == 10 else { return nil }
    let start = bytes.dropLast().lastIndex(of: 10).map { $0 + 1 } ?? 0
    return bytes.count - start <= 64 ? (start, ()) : nil
  }

  private static func said(in line: ArraySlice<UInt8>) -> (count: Int, checksum: UInt64)? {
    var reader = LineReader(line.dropLast())
    guard reader.take("{\"end\":"), let count = reader.number(), reader.take(",\"crc64\":\""),
      let digits = reader.word(),
      let checksum = UInt64(digits, radix: 16), end(count: count, checksum).utf8.elementsEqual(line)
    else { return nil }
    return (count, checksum)
  }

  private static func takeLine(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndexOfNewline ?? rest.endIndex
    defer { rest = rest[min(end + 1, rest.endIndex)...] }
    return rest[rest.startIndex..<end]
  }

  /// The line of the first mark that a failed merge leaves.
  private static func mergeMark(in bytes: [UInt8]) -> Int? {
    var (rest, number) = (bytes[...], 0)
    while let line = takeLine(&rest) {
      number += 1
      for mark in ["<<<<<<< ", "=======", ">>>>>>> "] where line.starts(with: mark.utf8) { return number }
    }
    return nil
  }
}

/// Reads a line from left to right. Only lines as we write them are understood.
private struct LineReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  mutating func take(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes.starts(with: wanted) else { return false }
    bytes = bytes.dropFirst(wanted.count)
    return true
  }

  mutating func number() -> Int? {
    let digits = bytes.prefix(20).prefix { (48...57).contains($0) }
    bytes = bytes.dropFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Small letters, digits, `_` and `-`: at least one, and at most 64.
  mutating func word() -> String? {
    let word = bytes.prefix(65).prefix { (97...122).contains($0) || (48...57).contains($0) || $0 == 95 || $0 == 45 }
    guard !word.isEmpty, word.count <= 64 else { return nil }
    bytes = bytes.dropFirst(word.count)
    return String(decoding: word, as: UTF8.self)
  }

  /// With its quotation marks and escapes.
  mutating func string() -> String? {
    guard bytes.first == UInt8(ascii: "\"") else { return nil }
    var index = bytes.startIndex + 1
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "\"") {
        defer { bytes = bytes[(index + 1)...] }
        return String(decoding: bytes[bytes.startIndex...index], as: UTF8.self)
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  func rest(before end: Unicode.Scalar) -> ArraySlice<UInt8>? {
    bytes.last == UInt8(ascii: end) && bytes.count > 1 ? bytes.dropLast() : nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate var firstIndexOfNewline: Int? {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let newline = memchr(start, 10, bytes.count) else { return nil }
      return startIndex + (UnsafeRawPointer(newline) - start)
    }
  }
}
