/// Tells through the terminal itself: its bell, and a notification where the terminal is known to understand one.

public struct TerminalChannel: Hashable, Sendable {
  /// How the terminal takes a notification.
  public enum Notifications: Hashable, Sendable {
    /// Not known to: an unknown sequence could be printed, so none is sent.
    case none
    /// OSC 9, as in iTerm2, WezTerm, Ghostty and kitty.
    case osc9
    /// OSC 777, as in urxvt and foot.
    case osc777
  }
  public var notifications: Notifications
  /// Whether the bell sounds.
  public var rings = true

  public init(notifications: Notifications) { self.notifications = notifications }

  /// For the terminal that the environment names. A multiplexer between us and it swallows notifications, so none are sent.
  public init(environment: (String) -> String?) {
    let terminal = environment("TERM") ?? ""
    if environment("TMUX") != nil || terminal.hasPrefix("screen") || terminal.hasPrefix("tmux") {
      notifications = .none
    } else if ["iTerm.app", "WezTerm", "ghostty"].contains(environment("TERM_PROGRAM") ?? "")
      || terminal == "xterm-kitty"
    {
      notifications = .osc9
    } else if terminal.hasPrefix("foot") || terminal.hasPrefix("rxvt") {
      notifications = .osc777
    } else {
      notifications = .none
    }
  }

  /// What to write to the terminal, in one piece. Control characters in the text cannot end the sequence early.
  public func sequence(for announcement: Announcement, text: String) -> String {
    let bell = rings ? "\u{7}" : ""
    let scalars = text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0 != ";" }
    let words = String(String.UnicodeScalarView(scalars))
    guard announcement.calls, !words.isEmpty else { return bell }
    switch notifications {
    case .none: return bell
    case .osc9: return bell + "\u{1B}]9;\(words)\u{1B}\\"
    case .osc777: return bell + "\u{1B}]777;notify;Satz;\(words)\u{1B}\\"
    }
  }
}
