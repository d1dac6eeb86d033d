/// Announces through the terminal itself: with its bell, and with a notification and its progress if the terminal is known
/// to support them.

/// Chooses the signals that announce something in one terminal. It writes nothing itself.
public struct TerminalChannel: Hashable, Sendable {
  /// How the terminal accepts a notification.
  public enum Notifications: Hashable, Sendable {
    /// Not known: an unknown sequence could be printed, so none is sent.
    case none
    /// OSC 9, as in iTerm2, WezTerm and Ghostty.
    case osc9
    /// OSC 777, as in urxvt and foot.
    case osc777
    /// OSC 99, as in kitty.
    case osc99
  }
  /// How the terminal accepts a notification.
  public var notifications: Notifications
  /// Whether what is sent must be wrapped for tmux, which then hands it on.
  public var isInTmux = false
  /// Whether it shows progress, in its tab or on the task bar.
  public var showsProgress = false
  /// Whether the bell sounds.
  public var rings = true

  /// A channel with a bell, for a terminal that accepts this kind of notification.
  public init(notifications: Notifications) { self.notifications = notifications }

  /// For the terminal that the environment names. Inside tmux, `tmux` says whether sequences are handed on, and to which
  /// terminal, as `tmuxFormat` asks for it; any other multiplexer swallows them, so none are sent.
  public init(environment: (String) -> String?, tmux: () -> String? = { nil }) {
    let terminal = environment("TERM") ?? ""
    if environment("TMUX") != nil {
      // No progress: tmux hands nothing on from a hidden pane, so a rest that ends there would stay in the tab for ever.
      self.init(notifications: Self.throughTmux(tmux() ?? "off"))
      isInTmux = true
    } else if terminal.hasPrefix("screen") || terminal.hasPrefix("tmux") {
      self.init(notifications: .none)
    } else {
      let known = KnownTerminal(environment: environment)
      self.init(notifications: known?.notifications ?? .none)
      showsProgress = known?.takesProgress ?? false
    }
  }

  /// What to ask tmux: whether it hands sequences on (before 3.3 it has no such option, and does), and the terminal
  /// outside, by its type and by its own words.
  public static let tmuxFormat = "#{allow-passthrough}|#{client_termtype}|#{client_termname}"

  private static func throughTmux(_ answer: String) -> Notifications {
    let parts = answer.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 3, parts[0] != "off" else { return .none }
    return (KnownTerminal(told: parts[1]) ?? KnownTerminal(told: parts[2]))?.notifications ?? .none
  }

  /// What to tell the terminal, in order. The writer chooses the control sequences.
  public func signals(for announcement: Announcement, text: String) -> [TerminalSignal] {
    let bell: [TerminalSignal] = rings && announcement.rings ? [.bell] : []
    guard announcement.calls, !text.isEmpty, notifications != .none else { return bell }
    let notification = TerminalSignal.notification(text, notifications)
    return bell + [isInTmux ? .throughTmux(notification) : notification]
  }
}

/// One signal to a terminal.
public enum TerminalSignal: Hashable, Sendable {
  /// BEL: the terminal beeps, flashes or marks its tab.
  case bell
  /// The text is unfiltered and may contain anything.
  case notification(String, TerminalChannel.Notifications)
  /// How much of a rest has passed, in percent.
  case progress(Int, isPaused: Bool)
  /// Removes the progress of `progress`.
  case noProgress
  /// For the terminal outside of tmux.
  indirect case throughTmux(TerminalSignal)
}
