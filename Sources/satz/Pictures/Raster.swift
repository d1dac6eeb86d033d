/// A picture as pixels, for scaling down.

import CPictures
import TrainingStore

struct Raster: Hashable, Sendable {
  struct Pixel: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
  }
  let width: Int
  let height: Int
  /// Row by row; on a black ground where the picture is transparent.
  private(set) var pixels: [Pixel]

  init(width: Int, height: Int, pixels: [Pixel]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Nil if the picture is damaged, or needs more memory or time than a picture should.
  init?(_ picture: StoredPicture) {
    var (width, height): (CInt, CInt) = (0, 0)
    guard picture.bytes.count <= StoredPicture.limit,
      let decoded = cp_decode(picture.bytes, CInt(picture.bytes.count), &width, &height)
    else { return nil }
    defer { cp_release(decoded, width, height) }
    (self.width, self.height) = (Int(width), Int(height))
    let bytes = UnsafeBufferPointer(start: decoded, count: self.width * self.height * 4)
    pixels = (0..<(self.width * self.height)).map { index in
      let opacity = Int(bytes[index * 4 + 3])
      func blended(_ offset: Int) -> UInt8 { UInt8(Int(bytes[index * 4 + offset]) * opacity / 255) }
      return Pixel(red: blended(0), green: blended(1), blue: blended(2))
    }
  }

  subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// Scaled to fit into these pixels with its proportions kept; never enlarged.
  func fitted(width limit: Int, height heightLimit: Int) -> Raster {
    guard width > 0, height > 0, limit > 0, heightLimit > 0, width > limit || height > heightLimit else { return self }
    var size = (width: limit, height: max(1, height * limit / width))
    if size.height > heightLimit { size = (max(1, width * heightLimit / height), heightLimit) }
    return scaled(width: size.width, height: size.height)
  }

  /// Each new pixel is the mean of those it covers.
  private func scaled(width newWidth: Int, height newHeight: Int) -> Raster {
    var scaled: [Pixel] = []
    scaled.reserveCapacity(newWidth * newHeight)
    // The range of the large picture that one position of the small one covers, along one side.
    func covered(_ place: Int, _ large: Int, _ small: Int) -> Range<Int> {
      let start = place * large / small
      return start..<max(start + 1, (place + 1) * large / small)
    }
    for row in 0..<newHeight {
      let rows = covered(row, height, newHeight)
      for column in 0..<newWidth { scaled.append(mean(covered(column, width, newWidth), rows)) }
    }
    return Raster(width: newWidth, height: newHeight, pixels: scaled)
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> Pixel {
    var (red, green, blue) = (0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = self[x, y]
        red += Int(pixel.red)
        green += Int(pixel.green)
        blue += Int(pixel.blue)
      }
    }
    let count = max(1, columns.count * rows.count)
    return Pixel(red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count))
  }
}
