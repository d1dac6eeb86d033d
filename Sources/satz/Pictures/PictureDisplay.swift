/// Shows a picture in the best way the terminal supports: kitty's protocol, sixel, or half blocks.

import TrainingStore

enum PictureDisplay: String, Sendable {
  case kitty, sixel, blocks

  /// What to write to the terminal; nil if the picture is damaged.
  func text(of picture: StoredPicture, columns: Int, depth: Theme.Depth) -> TerminalText? {
    let columns = min(max(columns, 8), 60)
    switch self {
    case .kitty:
      // A cell is about eight pixels wide; a small picture is not enlarged.
      let columns = min(columns, max(2, (picture.size?.width ?? 0) / 8))
      if picture.format == .png { return KittyPicture(png: picture.bytes).text(columns: columns) }
      return Raster(picture)?.fitted(width: columns * 16, height: 960).png().map {
        KittyPicture(png: $0).text(columns: columns)
      }
    case .sixel: return Raster(picture).map { SixelPicture($0.fitted(width: columns * 10, height: 600)).text() }
    case .blocks:
      return Raster(picture).map {
        BlockPicture(raster: $0.fitted(width: columns, height: columns), depth: depth).lines().lines
      }
    }
  }
}
