/// Announces through the terminal itself: with its bell, and with a notification if the terminal is known to support
/// one.

/// Chooses the signals that announce something in one terminal. It writes nothing itself.
public struct TerminalChannel: Hashable, Sendable {
  /// How the terminal accepts a notification.
  public enum Notifications: Hashable, Sendable {
    /// Not known: an unknown sequence could be printed, so none is sent.
    case none
    /// OSC 9, as in iTerm2, WezTerm, Ghostty and kitty.
    case osc9
    /// OSC 777, as in urxvt and foot.
    case osc777
  }
  /// How the terminal accepts a notification.
  public var notifications: Notifications
  /// Whether the bell sounds.
  public var rings = true

  /// A channel with a bell, for a terminal that accepts this kind of notification.
  public init(notifications: Notifications) { self.notifications = notifications }

  /// For the terminal that the environment names. A multiplexer in between swallows notifications, so none are sent.
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

  /// What to tell the terminal, in order. The writer chooses the control sequences.
  public func signals(for announcement: Announcement, text: String) -> [TerminalSignal] {
    let bell: [TerminalSignal] = rings && announcement.rings ? [.bell] : []
    guard announcement.calls, !text.isEmpty else { return bell }
    switch notifications {
    case .none: return bell
    case .osc9: return bell + [.notification(text, title: nil)]
    case .osc777: return bell + [.notification(text, title: "Satz")]
    }
  }
}

/// One signal to a terminal.
public enum TerminalSignal: Hashable, Sendable {
  case bell
  /// With a title as OSC 777, without one as OSC 9. The text is unfiltered and may contain anything.
  case notification(String, title: String?)
}
