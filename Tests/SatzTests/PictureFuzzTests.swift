/// Pictures with flipped bits and hostile headers: they are shown or refused, in bounded memory and time.

import FoundationEssentials
import Glibc
import Testing
import TrainingStore

@testable import satz

@Suite("Hostile pictures")
struct PictureFuzzTests {
  private static let times = 300 * (getenv("SATZ_FUZZ_TIMES").flatMap { Int(String(cString: $0)) } ?? 1)

  private func samples() async throws -> [[UInt8]] {
    let folder = try TemporaryFolder()
    _ = try await shell("\"$PYTHON\" Tests/Support/pictures.py \"$HOME\"", home: folder.path)
    return try ["wide.png", "red.png", "dot.gif", "dot.jpg"].map { name in
      Array(try Data(contentsOf: URL(filePath: folder.path + "/" + name)))
    }
  }

  @Test("Flipped, cut and repeated bytes of real pictures never do harm")
  func flipped() async throws {
    var random = SplitMix(state: 5)
    var (tried, shown) = (0, 0)
    for sample in try await samples() {
      for _ in 0..<Self.times {
        var bytes = sample
        for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
          let place = Int.random(in: 0..<bytes.count, using: &random)
          switch Int.random(in: 0..<10, using: &random) {
          case 0: bytes.removeSubrange(place...)
          case 1: bytes.insert(contentsOf: bytes[place...].prefix(40), at: place)
          case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
          default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
          }
        }
        tried += 1
        guard let picture = PictureFile.picture(bytes), let raster = Raster(picture) else { continue }
        shown += 1
        #expect(raster.pixels.count == raster.width * raster.height)
      }
    }
    print("\(tried) damaged pictures, \(shown) of them can be shown")
    #expect(shown > 0 && shown < tried)
  }

  @Test("A small file that claims to be huge takes no memory, and is refused in words")
  func huge() async throws {
    let home = try TemporaryFolder()
    let (output, status) = try await shell(
      "\"$PYTHON\" Tests/Support/hostile_pictures.py \"$(command -v satz)\" \"$HOME\"", home: home.path)
    #expect(status == 0, "\(output)")
  }
}
