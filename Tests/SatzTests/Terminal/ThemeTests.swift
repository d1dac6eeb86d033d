import Testing

@testable import satz

@Suite("The themes")
struct ThemeTests {
  @Test(
    "Every word can be read on its background: the contrast is at least 4.5 to 1", arguments: [Palette.dark, .light])
  func contrast(_ palette: Palette) throws {
    let background = try luminance(#require(palette.background))
    for role in ColourRole.allCases where role != .track {
      let text = try luminance(#require(palette.colour(of: role)))
      let ratio = (max(text, background) + 0.05) / (min(text, background) + 0.05)
      #expect(ratio >= 4.5, "\(palette) \(role): \(ratio)")
    }
  }

  /// As WCAG 2 defines it.
  private func luminance(_ colour: Colour) throws -> Double {
    guard case .exact(let rgb, _) = colour else { throw NoExactColour() }
    let parts = [rgb >> 16, rgb >> 8 & 255, rgb & 255].map { part -> Double in
      let share = Double(part) / 255
      // The curve of sRGB, near enough without libm.
      return share <= 0.04 ? share / 12.92 : share * share * (0.68 + 0.32 * share)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private struct NoExactColour: Error {}

  @Test("Where there are sixteen colours on an unknown background, no word is lost on black or on white")
  func sixteen() throws {
    // As the Linux console and PCs have them.
    let colours: [Int: UInt32] = [
      31: 0xaa0000, 32: 0x00aa00, 33: 0xaa5500, 34: 0x0000aa, 36: 0x00aaaa, 90: 0x555555, 94: 0x5555ff,
    ]
    for role in ColourRole.allCases {
      guard case .exact(_, let code)? = Palette.neutral.colour(of: role) else { continue }
      let light = try luminance(Colour(try #require(colours[code], "\(role)"), code))
      #expect(1.05 / (light + 0.05) > 2.5 && (light + 0.05) / 0.05 > 2.5, "\(role)")
    }
  }

  @Test("Without colours there are none, whatever the palette", arguments: Palette.allCases)
  func none(_ palette: Palette) {
    let theme = Theme(depth: .none, palette: palette)
    let styles: [Style] =
      [.plain, .strong, .faint, .track, .frame] + Tone.allCases.flatMap { [.tone($0), .strongTone($0)] }
      + Pill.Style.allCases.map { .notice($0) }
    for style in styles { #expect(["", "1", "2"].contains(theme.codes(of: style)), "\(style)") }
  }

  @Test("High contrast dims nothing")
  func highContrast() {
    let theme = Theme(depth: .direct, palette: .contrast)
    for style in [Style.faint, .track, .notice(.muted), .tone(.calm)] {
      #expect(!theme.codes(of: style).split(separator: ";").contains("2"))
    }
    #expect(theme.codes(of: .frame) == "" && Theme(depth: .sixteen, palette: .contrast).codes(of: .frame) == "")
    #expect(
      Theme(depth: .direct, palette: .dark).codes(of: .frame) == Theme(depth: .direct, palette: .dark).codes(of: .track)
    )
    #expect(theme.codes(of: .strongTone(.alert)).split(separator: ";").contains("7"))
    // Digits of blocks, and lines, would show their holes.
    #expect(theme.codes(of: .figure(.alert)) == "1" && theme.codes(of: .line(.alert)) == "1")
    let dark = Theme(depth: .direct, palette: .dark)
    #expect(dark.codes(of: .figure(.alert)) == dark.codes(of: .strongTone(.alert)))
    // What is not reversed has the colour of text: no other is readable on black and on white.
    for role in ColourRole.allCases where role != .alert && role != .error && role != .track {
      #expect(["", "1"].contains(Palette.contrast.colour(of: role)?.code(in: .direct)), "\(role)")
    }
  }

  @Test(
    "The terminal's answer tells dark from light",
    arguments: [
      ("\u{1b}]11;rgb:1515/1818/1e1e\u{1b}\\\u{1b}[?62;4c", Palette.dark), ("\u{1b}]11;rgb:fb/fa/f7\u{7}", .light),
      ("\u{1b}]11;rgb:ffff/ffff/0000\u{7}", .light), ("\u{1b}]11;rgba:0000/2b2b/3636/ffff\u{7}", nil),
      ("\u{1b}[?62;4c", nil), ("", nil), ("rgb:", nil), ("rgb:zz/1/2", nil), ("rgb:1/2", nil),
    ] as [(String, Palette?)])
  func background(_ answer: String, _ palette: Palette?) {
    #expect(Theme.palette(answer: answer) == palette)
  }

  @Test("The setting decides, then COLORFGBG; NO_COLOR goes before both")
  func choice() {
    func theme(_ choice: ThemeChoice, _ variables: [String: String]) -> Theme {
      let variables = ["TERM": "xterm-256color"].merging(variables) { $1 }
      return Theme(environment: { variables[$0] }, isTerminal: true, choice: choice)
    }
    #expect(theme(.auto, [:]) == Theme(depth: .palette, palette: .neutral))
    #expect(theme(.auto, ["COLORFGBG": "0;15"]).palette == .light)
    #expect(theme(.auto, ["COLORFGBG": "15;default;0"]).palette == .dark)
    #expect(theme(.light, ["COLORFGBG": "15;0"]).palette == .light)
    #expect(theme(.contrast, [:]).palette == .contrast)
    #expect(theme(.none, [:]).depth == .none)
    #expect(theme(.dark, ["NO_COLOR": "1"]).depth == .none)
  }
}
