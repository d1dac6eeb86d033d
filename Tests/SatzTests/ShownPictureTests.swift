/// Charts as pictures in the terminal: what is sent is the PNG, in pieces that the terminal puts together.

import Foundation
import Testing
import TrainingStore

@testable import satz

@Suite("A picture in the terminal")
struct ShownPictureTests {
  /// So large that it needs several pieces.
  private static let png: [UInt8] = {
    // Noise, so that nothing can be compressed.
    var noise: UInt32 = 1
    let pixels = (0..<40_000).map { _ in
      noise = noise &* 1_664_525 &+ 1_013_904_223
      return Raster.Pixel(
        red: UInt8(truncatingIfNeeded: noise >> 24), green: UInt8(truncatingIfNeeded: noise >> 16), blue: 99)
    }
    return Raster(width: 200, height: 200, pixels: pixels).png() ?? []
  }()

  @Test("kitty gets the bytes of the PNG, as wide as the terminal, and the prompt comes below it")
  func kitty() throws {
    let text = try #require(ShownPicture.text(of: Self.png, on: .kitty, columns: 100)).encoded
    #expect(text.hasSuffix("\u{1b}\\\n"))
    let pieces = text.dropLast().split(separator: "\u{1b}\\").map {
      $0.split(separator: ";", maxSplits: 1).map(String.init)
    }
    #expect(pieces.allSatisfy { $0.count == 2 && $0[1].utf8.count <= 4096 })
    let keys = pieces.map { $0[0] }
    #expect(keys.count > 1 && keys.first == "\u{1b}_Ga=T,q=2,f=100,c=100,m=1" && keys.last == "\u{1b}_Gm=0")
    #expect(keys.dropFirst().dropLast().allSatisfy { $0 == "\u{1b}_Gm=1" })
    #expect(Data(base64Encoded: pieces.map { $0[1] }.joined()) == Data(Self.png))
  }

  @Test("Sixels are as wide as the terminal at most, and have the proportions of the picture")
  func sixel() throws {
    let text = try #require(ShownPicture.text(of: Self.png, on: .sixel, columns: 20)).encoded
    #expect(text.hasPrefix("\u{1b}Pq\"1;1;160;160") && text.hasSuffix("\u{1b}\\\n"))
  }

  @Test("Where there are no pictures there is none, nor of a damaged one")
  func none() {
    #expect(ShownPicture.text(of: Self.png, on: .blocks, columns: 100) == nil)
    #expect(ShownPicture.text(of: Self.png, on: nil, columns: 100) == nil)
    #expect(ShownPicture.text(of: Array(Self.png.prefix(40)), on: .sixel, columns: 100) == nil)
  }
}
