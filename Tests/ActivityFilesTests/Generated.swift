/// What the generators of `Tests/Corpus` write, and the same with damage.

import FoundationEssentials
import Glibc
import Testing

enum Generated {
  /// How many times as many files are damaged; `SATZ_FUZZ_TIMES=50` for a run by hand.
  static let fuzzTimes = max(1, getenv("SATZ_FUZZ_TIMES").flatMap { Int(String(cString: $0)) } ?? 1)

  /// What a generator writes with these arguments.
  static func file(_ command: String) throws -> [UInt8] {
    let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let pipe = try #require(popen("python3 '\(repository)/Tests/Corpus/'\(command)", "r"))
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  /// With one to four places flipped, cut off, repeated, or set to the highest numbers.
  static func damaged(_ whole: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = whole
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.insert(contentsOf: bytes[place...].prefix(200), at: place)
      case 2: bytes.replaceSubrange(place..<min(bytes.count, place + 4), with: [0xFF, 0xFF, 0xFF, 0x7F])
      default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    return bytes
  }
}

/// A small random generator with a fixed seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
