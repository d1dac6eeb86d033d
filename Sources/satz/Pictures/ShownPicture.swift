/// A picture shown in the terminal itself, where that can show pictures: kitty, Ghostty, WezTerm and those with sixel.

import TrainingStore

enum ShownPicture {
  /// What to write for a picture as PNG across this many columns, with the cursor below it afterwards; nil if the
  /// terminal shows pictures only as blocks, in which no chart can be read, or if the PNG is damaged.
  static func text(of png: [UInt8], on display: PictureDisplay?, columns: Int) -> TerminalText? {
    let columns = max(8, columns)
    switch display {
    case .kitty: return KittyPicture(png: png).text(columns: columns) + "\n"
    case .sixel:
      let picture = StoredPicture(format: .png, bytes: png)
      return Raster(picture).map { SixelPicture($0.fitted(width: columns * cell, height: .max)).text() + "\n" }
    case .blocks, nil: return nil
    }
  }

  /// How wide a cell is at least, in pixels: a terminal does not scale sixels.
  private static let cell = 8
}
