/// The last line of a backup: a checksum of every byte before it, so that one flipped bit is seen. SQLite, which knows
/// the length of its file, reads past it.

import Glibc

enum Seal {
  enum Verdict: Hashable {
    case intact
    /// A store that was copied as a file.
    case absent
    case broken
  }

  private static let opening = "\nsatz backup 1 crc64 "
  private static let length = opening.utf8.count + 17

  /// The line for a file with this checksum.
  static func line(_ checksum: UInt64) -> [UInt8] {
    let digits = String(checksum, radix: 16)
    return Array((opening + String(repeating: "0", count: 16 - digits.count) + digits + "\n").utf8)
  }

  /// The checksum of a whole file that has no seal yet.
  static func checksum(of path: String) throws(FileFailure) -> UInt64 {
    var checksum = Checksum()
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure(code: Int(errno)) }
    defer { close(file) }
    try read(file, upTo: .max) { checksum.add($0) }
    return checksum.value
  }

  static func verdict(on path: String) throws(FileFailure) -> Verdict {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure(code: Int(errno)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileFailure(code: Int(errno)) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileFailure(code: Int(EISDIR)) }
    let size = Int(status.st_size)
    // A file of whole pages has no such last line.
    if size % 512 == 0 { return .absent }
    guard size > length else { return .absent }
    var checksum = Checksum()
    try read(file, upTo: size - length) { checksum.add($0) }
    var last: [UInt8] = []
    try read(file, upTo: length) { last += $0 }
    // A file with nothing of ours in it is not damaged, but foreign.
    if !last.starts(with: Array(opening.utf8).prefix(6)) && !looksLikeSQLite(file) { return .absent }
    return last == line(checksum.value) ? .intact : .broken
  }

  private static func looksLikeSQLite(_ file: CInt) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16)
    return pread(file, &bytes, 16, 0) == 16 && bytes == Array("SQLite format 3\0".utf8)
  }

  private static func read(_ file: CInt, upTo limit: Int, _ take: (ArraySlice<UInt8>) -> Void) throws(FileFailure) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var left = limit
    while left > 0 {
      let count = Glibc.read(file, &chunk, min(chunk.count, left))
      if count == 0 { return }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure(code: Int(errno))
      }
      take(chunk[..<count])
      left -= count
    }
  }
}

/// CRC-64/XZ (ECMA-182, reflected): any burst of errors up to 64 bits changes it.
struct Checksum {
  private var register = UInt64.max
  var value: UInt64 { ~register }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    let isAdded: Void? = bytes.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
    if isAdded == nil { Array(bytes).withUnsafeBytes { add($0) } }
  }

  /// Eight bytes at once: the table of each says what it does to the register once those that follow it are added.
  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    Self.tables.withUnsafeBufferPointer { tables in
      var (register, place) = (register, 0)
      while place + 8 <= bytes.count {
        let word = register ^ UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        register = 0
        for byte in 0..<8 { register ^= tables[(7 - byte) << 8 | Int(word >> UInt64(8 * byte) & 255)] }
        place += 8
      }
      for byte in bytes[place...] {
        register = tables[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ (register >> 8)
      }
      self.register = register
    }
  }

  /// Eight tables of 256 entries, one after the other.
  private static let tables: [UInt64] = {
    var tables: [UInt64] = (0..<256).map { byte in
      (0..<8).reduce(UInt64(byte)) { value, _ in value & 1 == 1 ? (value >> 1) ^ 0xC96C_5795_D787_0F42 : value >> 1 }
    }
    for index in 256..<2048 { tables.append(tables[index - 256] >> 8 ^ tables[Int(tables[index - 256] & 255)]) }
    return tables
  }()
}
