/// A stored picture on a sheet of the prompt.

import TrainingStore

extension SheetPicture {
  /// Nil if the picture is damaged.
  init?(_ picture: StoredPicture, named name: String, by display: PictureDisplay, depth: Theme.Depth) {
    guard let size = picture.size else { return nil }
    self.init(name: name, width: size.width, height: size.height) { cells in
      switch display {
      // Cells are at least eight pixels wide; if they are larger, the picture does not fill its space.
      case .sixel:
        Raster(picture).map {
          .sequence(SixelPicture($0.fitted(width: cells.columns * 8, height: cells.rows * 16)).text())
        }
      case .kitty: display.text(of: picture, columns: cells.columns, depth: depth).map { .sequence($0) }
      case .blocks:
        Raster(picture).map { raster in
          let small = raster.fitted(width: cells.columns, height: cells.rows * 2)
          return .lines(BlockPicture(raster: small, depth: depth).lines())
        }
      }
    }
  }
}
