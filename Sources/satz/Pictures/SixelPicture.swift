/// A picture as sixels (DEC VT340): bands of six rows, in a cube of 216 colours, dithered.

struct SixelPicture {
  private let width: Int
  private let height: Int
  /// The colour of each pixel, 0 … 215.
  private let colours: [Int]

  init(_ raster: Raster) {
    width = raster.width
    height = raster.height
    let width = raster.width
    colours = raster.pixels.enumerated().map { index, pixel in
      let (x, y) = (index % max(1, width), index / max(1, width))
      func step(_ value: UInt8) -> Int {
        (Int(value) * 5 * 16 + 255 * SixelPicture.threshold[y % 4 * 4 + x % 4]) / (255 * 16)
      }
      return 36 * step(pixel.red) + 6 * step(pixel.green) + step(pixel.blue)
    }
  }

  /// Bayer's ordered dither of 4 × 4, in sixteenths.
  private static let threshold = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  func text() -> TerminalText {
    let palette = Set(colours).sorted().map { "#\($0);2;\($0 / 36 * 20);\($0 / 6 % 6 * 20);\($0 % 6 * 20)" }
    let bands = stride(from: 0, to: height, by: 6).map(band)
    return Control.sixel("\"1;1;\(width);\(height)" + palette.joined() + bands.joined(separator: "-"))
  }

  /// One line of letters for each colour in the band, drawn over each other.
  private func band(_ top: Int) -> String {
    var lines: [Int: [UInt8]] = [:]
    for y in top..<min(top + 6, height) {
      for x in 0..<width {
        lines[colours[y * width + x], default: Array(repeating: 0, count: width)][x] |= 1 << UInt8(y - top)
      }
    }
    return lines.sorted { $0.key < $1.key }.map { "#\($0.key)" + runs($0.value) }.joined(separator: "$")
  }

  private func runs(_ sixels: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < sixels.count {
      let count = sixels[start...].prefix { $0 == sixels[start] }.count
      let letter = String(UnicodeScalar(sixels[start] + 63))
      text += count > 3 ? "!\(count)" + letter : String(repeating: letter, count: count)
      start += count
    }
    return text
  }
}
