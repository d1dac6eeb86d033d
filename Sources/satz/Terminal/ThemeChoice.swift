/// Which colours are wanted, and what is known about the terminal's background.

enum ThemeChoice: String, CaseIterable, Sendable {
  case auto, dark, light, contrast, none
}

extension Theme {
  /// As chosen, as far as the environment allows colours. `auto` first looks at `COLORFGBG`, before the terminal is
  /// asked.
  init(environment: (String) -> String?, isTerminal: Bool, choice: ThemeChoice) {
    depth = TerminalSettings.depth(environment: environment, isTerminal: isTerminal)
    switch choice {
    case .auto: palette = environment("COLORFGBG").flatMap(Self.palette(colours:)) ?? .neutral
    case .dark: palette = .dark
    case .light: palette = .light
    case .contrast: palette = .contrast
    case .none: depth = .none
    }
  }

  /// `15;0`: the last number is the background.
  private static func palette(colours: String) -> Palette? {
    guard let background = colours.split(separator: ";").last.flatMap({ Int($0) }) else { return nil }
    return background == 7 || background > 8 ? .light : .dark
  }

  /// The palette for the answer to OSC 11: `rgb:1515/1818/1e1e`; nil if it is none.
  static func palette(answer: String) -> Palette? {
    guard let start = answer.firstRange(of: "rgb:") else { return nil }
    let parts = answer[start.upperBound...].prefix { $0.isHexDigit || $0 == "/" }.split(separator: "/")
    let shares = parts.compactMap { part in
      Int(part, radix: 16).map { Double($0) / Double((1 << (4 * part.count)) - 1) }
    }
    guard shares.count == 3 else { return nil }
    return 0.299 * shares[0] + 0.587 * shares[1] + 0.114 * shares[2] > 0.5 ? .light : .dark
  }
}
