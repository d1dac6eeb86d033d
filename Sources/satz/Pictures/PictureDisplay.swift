/// Shows a picture in the terminal by the best way that it has: kitty's protocol, sixel, or half blocks.

import TrainingStore

enum PictureDisplay: String, Sendable {
  case kitty, sixel, blocks

  /// What stands in the terminal after this is written; nil where the picture is damaged.
  func text(of picture: StoredPicture, columns: Int, depth: Theme.Depth) -> TerminalText? {
    let columns = min(max(columns, 8), 60)
    switch self {
    case .kitty:
      // A cell is some eight pixels wide; a small picture is not blown up.
      let columns = min(columns, max(2, (picture.size?.width ?? 0) / 8))
      // It decodes PNG by itself; everything else goes as pixels.
      if picture.format == .png { return KittyPicture(png: picture.bytes).text(columns: columns) }
      return Raster(picture).map { KittyPicture($0.fitted(width: columns * 16, height: 960)).text(columns: columns) }
    case .sixel: return Raster(picture).map { SixelPicture($0.fitted(width: columns * 10, height: 600)).text() }
    case .blocks:
      return Raster(picture).map {
        BlockPicture(raster: $0.fitted(width: columns, height: columns), depth: depth).lines().lines
      }
    }
  }
}
