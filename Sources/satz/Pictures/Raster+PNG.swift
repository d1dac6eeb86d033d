/// Pixels as a PNG (ISO/IEC 15948): a photograph in it is a third of its pixels, and terminals decode it themselves.

import CZlib

extension Raster {
  /// Eight bits a colour, without transparency; nil if there is no memory for it.
  func png() -> [UInt8]? {
    guard let packed = Self.packed(filteredRows) else { return nil }
    let size = [width, height].flatMap { Self.bytes(of: UInt32($0)) }
    // Colours of eight bits, no palette; deflated, filtered row by row, not interlaced.
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", size + [8, 2, 0, 0, 0])
      + Self.chunk("IDAT", packed) + Self.chunk("IEND", [])
  }

  /// Each colour less that of the pixel to its left, which is mostly near it.
  private var filteredRows: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(height * (width * 3 + 1))
    for row in 0..<height {
      bytes.append(1)
      var left = Pixel(red: 0, green: 0, blue: 0)
      for pixel in pixels[(row * width)..<((row + 1) * width)] {
        bytes.append(pixel.red &- left.red)
        bytes.append(pixel.green &- left.green)
        bytes.append(pixel.blue &- left.blue)
        left = pixel
      }
    }
    return bytes
  }

  private static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var length = compressBound(uLong(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(length))
    guard compress(&packed, &length, bytes, uLong(bytes.count)) == Z_OK else { return nil }
    return Array(packed.prefix(Int(length)))
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + content
    return bytes(of: UInt32(content.count)) + checked + bytes(of: UInt32(crc32(0, checked, uInt(checked.count))))
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
