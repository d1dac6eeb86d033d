/// What the colours of a picture are for, and which they are on a light and on a dark background.

enum PictureRole: String, CaseIterable {
  case background, panel
  case ink, faint, grid
  /// The lines of a chart with several of them, in their order; the first is that of a chart with one.
  case line, line2, line3, line4, line5, line6
  case bar, gold

  static let lines: [PictureRole] = [.line, .line2, .line3, .line4, .line5, .line6]
}

enum PictureTheme: Hashable {
  case dark, light
  /// Light, and dark where the reader prefers that.
  case both

  /// The style sheet: of each role, its fill, and under `-s` its stroke.
  var css: String {
    switch self {
    case .dark: Self.rules(.dark)
    case .light: Self.rules(.light)
    case .both: Self.rules(.light) + "\n@media (prefers-color-scheme: dark) {\n\(Self.rules(.dark))\n}"
    }
  }

  private static func rules(_ palette: Palette) -> String {
    PictureRole.allCases.map { role in
      let colour = hex(colour(role, palette))
      return ".\(role.rawValue) { fill: \(colour) } .\(role.rawValue)-s { fill: none; stroke: \(colour) }"
    }.joined(separator: "\n")
  }

  private static func hex(_ rgb: UInt32) -> String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  private static func colour(_ role: PictureRole, _ palette: Palette) -> UInt32 {
    let isDark = palette == .dark
    return switch role {
    case .background: rgb(palette.background)
    case .panel: isDark ? 0x1d222b : 0xf1efe9
    case .ink: isDark ? 0xe8ebf0 : 0x1f2328
    case .faint: rgb(palette.colour(of: .faint))
    case .grid: isDark ? 0x2c323d : 0xdedbd3
    case .line: rgb(palette.colour(of: .rest))
    case .line2: rgb(palette.colour(of: .work))
    case .line3: rgb(palette.colour(of: .ready))
    case .line4: rgb(palette.colour(of: .alert))
    case .line5: rgb(palette.colour(of: .breath))
    case .line6: isDark ? 0xc792ea : 0x8250df
    case .bar: rgb(palette.colour(of: .work))
    case .gold: isDark ? rgb(palette.colour(of: .gold)) : 0xb7791f
    }
  }

  private static func rgb(_ colour: Colour?) -> UInt32 {
    switch colour {
    case .exact(let rgb, _): rgb
    case .own, nil: 0x808080
    }
  }
}
