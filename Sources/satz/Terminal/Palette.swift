/// The colours of the roles on a dark and on a light background, and where little or nothing is known about it.

enum Palette: String, CaseIterable, Sendable {
  /// The background is unknown: readable on both.
  case neutral
  case dark, light
  /// The terminal's own colour of text, in bold, and reversed for what is alarming; no word and no frame is dimmed, only
  /// tracks are.
  case contrast

  /// The background for which it is made.
  var background: Colour? {
    switch self {
    case .dark: Colour(0x15181e, 40)
    case .light: Colour(0xfbfaf7, 47)
    case .neutral, .contrast: nil
    }
  }

  /// Nil if the role is shown by its weight.
  func colour(of role: ColourRole) -> Colour? {
    switch self {
    case .neutral: Self.neutral(role)
    case .dark: Self.dark(role)
    case .light: Self.light(role)
    case .contrast: Self.contrast(role)
    }
  }

  private static func neutral(_ role: ColourRole) -> Colour? {
    switch role {
    case .faint: nil
    case .track: Colour(0x6c7480, 90)
    case .calm: Colour(0x8a8a8a, 90)
    case .work, .success: Colour(0x4caf6a, 32)
    // The darker blue is lost on black.
    case .rest, .info: Colour(0x54a0e0, 94)
    case .alert, .error: Colour(0xe25c54, 31)
    case .ready, .paused, .warning: Colour(0xd69e2e, 33)
    case .breath: Colour(0x48b2b2, 36)
    case .gold: Colour(0xf4be28, 33)
    }
  }

  private static func dark(_ role: ColourRole) -> Colour? {
    switch role {
    case .faint, .calm: Colour(0x8b95a5, 90)
    case .track: Colour(0x3a414d, 90)
    case .work, .success: Colour(0x7bd88f, 92)
    case .rest, .info: Colour(0x5ab0f6, 94)
    case .alert, .error: Colour(0xff6b61, 91)
    case .ready, .paused, .warning: Colour(0xf2b85b, 93)
    case .breath: Colour(0x4fd1c5, 96)
    case .gold: Colour(0xffd166, 93)
    }
  }

  private static func light(_ role: ColourRole) -> Colour? {
    switch role {
    case .faint, .calm: Colour(0x656d76, 90)
    case .track: Colour(0xd0d4da, 37)
    case .work, .success: Colour(0x1a7f37, 32)
    case .rest, .info: Colour(0x0969da, 34)
    case .alert, .error: Colour(0xcf222e, 31)
    case .ready, .paused, .warning: Colour(0x8a5c00, 33)
    case .breath: Colour(0x0f766e, 36)
    case .gold: Colour(0x8a5f00, 33)
    }
  }

  /// No colour of the sixteen can be read on every background: blue is lost on black, yellow and green on white. What is
  /// alarming is reversed.
  private static func contrast(_ role: ColourRole) -> Colour? {
    switch role {
    case .faint, .calm: .own("")
    case .track: .own("90")
    case .work, .success, .rest, .info, .ready, .paused, .warning, .gold, .breath: .own("1")
    case .alert, .error: .own("1;7;31")
    }
  }
}

/// A colour in each depth, or one of the terminal's own.
enum Colour: Equatable, Sendable {
  /// Codes of SGR that mean the same in every depth.
  case own(String)
  /// Red, green, blue; and the code of the nearest of the sixteen.
  case exact(UInt32, sixteen: Int)

  init(_ rgb: UInt32, _ sixteen: Int) { self = .exact(rgb, sixteen: sixteen) }

  func code(in depth: Theme.Depth) -> String? {
    switch (self, depth) {
    case (_, .none): nil
    case (.own(let codes), _): codes
    case (.exact(_, let sixteen), .sixteen): String(sixteen)
    case (.exact(let rgb, _), .palette): "38;5;\(Self.nearest(rgb))"
    case (.exact(let rgb, _), .direct): "38;2;\(rgb >> 16);\(rgb >> 8 & 255);\(rgb & 255)"
    }
  }

  /// In the cube of 6 × 6 × 6, or among the greys of the 256.
  private static func nearest(_ rgb: UInt32) -> Int {
    let (red, green, blue) = (Int(rgb >> 16), Int(rgb >> 8 & 255), Int(rgb & 255))
    func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
      (red - r) * (red - r) + (green - g) * (green - g) + (blue - b) * (blue - b)
    }
    // The steps of the cube are 0, 95, 135, 175, 215 and 255; halfway is the lower one.
    func place(_ part: Int) -> Int { part < 48 ? 0 : max(1, (part - 36) / 40) }
    func step(_ place: Int) -> Int { place == 0 ? 0 : 55 + 40 * place }
    let (r, g, b) = (place(red), place(green), place(blue))
    let grey = min(23, max(0, ((red + green + blue) / 3 - 3) / 10))
    let shade = 8 + 10 * grey
    let isGrey = distance(shade, shade, shade) < distance(step(r), step(g), step(b))
    return isGrey ? 232 + grey : 16 + 36 * r + 6 * g + b
  }
}
