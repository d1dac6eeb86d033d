/// How the styles look on this terminal: 24-bit colour, 256, 16, or none at all.

struct Theme: Equatable, Sendable {
  enum Depth: Int, Comparable, CaseIterable, Sendable {
    case none, sixteen, palette, direct
    static func < (a: Depth, b: Depth) -> Bool { a.rawValue < b.rawValue }
  }
  var depth: Depth

  /// What switches the style on, in the codes of SGR; empty if there is nothing to switch.
  func codes(of style: Style) -> String {
    switch style {
    case .plain: ""
    case .strong: "1"
    case .faint: "2"
    case .tone(let tone): colour(of: tone).code(in: depth) ?? ""
    case .strongTone(let tone): Self.joined("1", colour(of: tone).code(in: depth))
    // Without colour a notice must still stand out.
    case .notice(let style): Self.joined(style == .muted ? "2" : "1", colour(of: style).code(in: depth))
    }
  }

  private static func joined(_ a: String, _ b: String?) -> String { b.map { a + ";" + $0 } ?? a }

  private func colour(of tone: Tone) -> Colour {
    switch tone {
    case .calm: .grey
    case .work: .green
    case .rest: .blue
    case .alert: .red
    case .paused: .yellow
    case .breath: .cyan
    }
  }

  private func colour(of style: Pill.Style) -> Colour {
    switch style {
    case .success: .green
    case .error: .red
    case .warning: .yellow
    case .info: .blue
    case .muted: .grey
    case .gold: .gold
    }
  }
}

/// The few colours of Satz, in each depth, readable on dark and light backgrounds.
private enum Colour {
  case grey, green, blue, red, yellow, cyan, gold

  func code(in depth: Theme.Depth) -> String? {
    switch depth {
    case .none: nil
    case .sixteen: sixteen
    case .palette: "38;5;\(palette)"
    case .direct: "38;2;\(direct)"
    }
  }

  private var sixteen: String {
    switch self {
    case .grey: "90"
    case .green: "32"
    case .blue: "34"
    case .red: "31"
    case .yellow, .gold: "33"
    case .cyan: "36"
    }
  }

  private var palette: Int {
    switch self {
    case .grey: 245
    case .green: 71
    case .blue: 74
    case .red: 167
    case .yellow: 178
    case .cyan: 73
    case .gold: 220
    }
  }

  private var direct: String {
    switch self {
    case .grey: "138;138;138"
    case .green: "76;175;106"
    case .blue: "84;160;224"
    case .red: "226;92;84"
    case .yellow: "214;158;46"
    case .cyan: "72;178;178"
    case .gold: "244;190;40"
    }
  }
}
