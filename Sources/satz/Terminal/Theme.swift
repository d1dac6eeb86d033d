/// How the styles look on this terminal: which palette, and in how many colours.

struct Theme: Equatable, Sendable {
  enum Depth: Int, Comparable, CaseIterable, Sendable {
    case none, sixteen, palette, direct
    static func < (a: Depth, b: Depth) -> Bool { a.rawValue < b.rawValue }
  }
  var depth: Depth
  var palette = Palette.neutral

  /// What switches the style on, in the codes of SGR; empty if there is nothing to switch.
  func codes(of style: Style) -> String {
    switch style {
    case .plain: ""
    case .strong: "1"
    case .faint: colour(.faint)
    case .track: colour(.track)
    case .frame: depth != .none && palette == .contrast ? "" : colour(.track)
    case .tone(let tone): colour(ColourRole(tone))
    case .strongTone(let tone): Self.bold(colour(ColourRole(tone)))
    case .figure(let tone): drawn(tone) ?? Self.bold(colour(ColourRole(tone)))
    case .line(let tone): drawn(tone) ?? colour(ColourRole(tone))
    // Without colour a notice must still stand out.
    case .notice(.muted): colour(.faint)
    case .notice(let style): Self.bold(colour(ColourRole(style)))
    case .lit(let tone): [colour(ColourRole(tone)), "7"].filter { !$0.isEmpty }.joined(separator: ";")
    }
  }

  /// In bold where words are reversed.
  private func drawn(_ tone: Tone) -> String? {
    colour(ColourRole(tone)).split(separator: ";").contains("7") ? "1" : nil
  }

  /// Without colours, only what weights can express.
  private func colour(_ role: ColourRole) -> String {
    guard depth != .none else { return role.weight }
    return palette.colour(of: role)?.code(in: depth) ?? role.weight
  }

  private static func bold(_ code: String) -> String {
    code.isEmpty || code == "2" ? "1" : code.hasPrefix("1;") || code == "1" ? code : "1;" + code
  }
}

/// What a colour is for. Code names these; only a palette names colours.
enum ColourRole: CaseIterable, Sendable {
  /// Words that are less important, and what is hardly more than a line.
  case faint, track
  case calm, ready, work, rest, alert, paused, breath
  case success, error, warning, info, gold

  init(_ tone: Tone) {
    self =
      switch tone {
      case .calm: .calm
      case .ready: .ready
      case .work: .work
      case .rest: .rest
      case .alert: .alert
      case .paused: .paused
      case .breath: .breath
      }
  }

  init(_ style: Pill.Style) {
    self =
      switch style {
      case .success: .success
      case .error: .error
      case .warning: .warning
      case .info: .info
      case .muted: .faint
      case .gold: .gold
      }
  }

  /// How it is shown without colour.
  fileprivate var weight: String {
    switch self {
    case .faint, .track: "2"
    case .calm, .ready, .work, .rest, .alert, .paused, .breath, .success, .error, .warning, .info, .gold: ""
    }
  }
}
