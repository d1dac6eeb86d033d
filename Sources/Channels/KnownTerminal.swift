/// Which terminal is at the other end, by what its environment or tmux says of it, and what it is known to understand.

/// A terminal that is known by its name.
public struct KnownTerminal: Hashable, Sendable {
  /// Its program.
  public enum Name: Hashable, Sendable, CaseIterable {
    /// The terminals that differ in what they understand; all others are asked.
    case kitty, ghostty, wezTerm, iTerm, foot, urxvt, konsole, windowsTerminal, conEmu
  }
  /// Its program.
  public var name: Name
  /// The numbers of its version, the most important one first; empty if it does not say.
  public var version: [Int]

  /// A terminal with this name and version.
  public init(_ name: Name, version: [Int] = []) { (self.name, self.version) = (name, version) }

  /// The terminal of this process, by its variables; nil if none of them names one.
  public init?(environment: (String) -> String?) {
    if let program = environment("TERM_PROGRAM"), let known = Self.named(program) {
      self.init(known, version: Self.numbers(environment("TERM_PROGRAM_VERSION") ?? ""))
    } else if let version = environment("KONSOLE_VERSION") {
      self.init(.konsole, version: Self.numbers(version))
    } else if environment("WT_SESSION") != nil {
      self.init(.windowsTerminal)
    } else if environment("ConEmuANSI") == "ON" {
      self.init(.conEmu)
    } else {
      self.init(told: environment("TERM") ?? "")
    }
  }

  /// A terminal as it calls itself: `kitty(0.31.0)`, `ghostty 1.2.0`, `xterm-kitty`; nil if nobody is known by that.
  public init?(told text: String) {
    guard let name = Self.named(text) else { return nil }
    self.init(name, version: Self.numbers(text))
  }

  private static func named(_ text: String) -> Name? {
    var text = text.lowercased()
    if text.hasPrefix("xterm-") { text.removeFirst("xterm-".count) }
    let names: [(String, Name)] = [
      ("kitty", .kitty), ("ghostty", .ghostty), ("wezterm", .wezTerm), ("iterm", .iTerm), ("foot", .foot),
      ("rxvt", .urxvt), ("konsole", .konsole),
    ]
    return names.first { text.hasPrefix($0.0) }?.1
  }

  /// `1.2.0-main` is 1, 2, 0; a number in a name (`iTerm2`) is none.
  private static func numbers(_ text: String) -> [Int] {
    guard let start = text.indices.first(where: { text[$0].isNumber && !Self.isLetter(before: $0, in: text) }) else {
      return []
    }
    return text[start...].prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
  }

  private static func isLetter(before index: String.Index, in text: String) -> Bool {
    index > text.startIndex && text[text.index(before: index)].isLetter
  }

  /// The notification that it shows.
  var notifications: TerminalChannel.Notifications {
    switch name {
    case .kitty: .osc99
    case .ghostty, .wezTerm, .iTerm: .osc9
    case .foot, .urxvt: .osc777
    case .konsole, .windowsTerminal, .conEmu: .none
    }
  }

  /// Whether it takes OSC 9;4 as progress. Others would show it as a notification.
  var takesProgress: Bool {
    switch name {
    case .windowsTerminal, .conEmu: true
    case .ghostty: isAtLeast([1, 2])
    case .wezTerm: isAtLeast([20_250_301])
    case .konsole: isAtLeast([260_400])
    case .kitty, .iTerm, .foot, .urxvt: false
    }
  }

  private func isAtLeast(_ wanted: [Int]) -> Bool { !version.lexicographicallyPrecedes(wanted) }
}
