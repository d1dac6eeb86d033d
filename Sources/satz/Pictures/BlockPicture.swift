/// A picture in half blocks: two pixels per cell, for any terminal with 256 colours.

struct BlockPicture {
  var raster: Raster
  var depth: Theme.Depth

  func lines() -> [TerminalText] { stride(from: 0, to: raster.height, by: 2).map(row) }

  private func row(_ y: Int) -> TerminalText {
    var line = TerminalText()
    var last: (Raster.Pixel, Raster.Pixel?)?
    for x in 0..<raster.width {
      let upper = raster[x, y]
      let lower = y + 1 < raster.height ? raster[x, y + 1] : nil
      if last == nil || last?.0 != upper || last?.1 != lower {
        line += Control.begin("38;\(colour(upper))" + (lower.map { ";48;\(colour($0))" } ?? ";49"))
      }
      last = (upper, lower)
      line += "▀"
    }
    return line + Control.plain
  }

  private func colour(_ pixel: Raster.Pixel) -> String {
    if depth == .direct { return "2;\(pixel.red);\(pixel.green);\(pixel.blue)" }
    func step(_ value: UInt8) -> Int { (Int(value) * 5 + 127) / 255 }
    // The 6 × 6 × 6 colour cube, which begins at number 16 on every 256-colour terminal.
    return "5;\(16 + 36 * step(pixel.red) + 6 * step(pixel.green) + step(pixel.blue))"
  }
}
