/// Whether and how the window of the terminal can be brought forward, and how a new terminal is opened.

/// What is known of the terminal's window. Nothing is started here.
public enum TerminalWindow: Hashable, Sendable {
  /// This program brings it forward.
  case raised(by: ProgramCall)
  /// It is known, but none of the programs is installed that could do it.
  case noProgram
  /// X11, but the terminal does not say which window is its own (`WINDOWID`).
  case unknown
  /// Wayland, where a program cannot bring the window of another one forward.
  case wayland
  /// A console, or a terminal on another machine.
  case none

  /// The programs of X11 that do it, in the order in which they are looked for.
  private static let programs = [("xdotool", ["windowactivate"]), ("wmctrl", ["-i", "-a"])]

  /// Of the terminal that these surroundings describe.
  public init(_ surroundings: Surroundings) {
    let display = surroundings.environment("DISPLAY")
    if surroundings.isRemote {
      self = .none
    } else if display != nil, let window = surroundings.environment("WINDOWID"), UInt64(window) ?? 0 > 0 {
      let calls = Self.programs.lazy.compactMap { name, arguments in
        surroundings.program(name).map { ProgramCall(path: $0, arguments: arguments + [window]) }
      }
      self = calls.first.map { .raised(by: $0) } ?? .noProgram
    } else if surroundings.environment("WAYLAND_DISPLAY") != nil {
      self = .wayland
    } else {
      self = display == nil ? .none : .unknown
    }
  }

  /// The programs that open a terminal with a command in it, in the order in which they are looked for.
  private static let terminals = [
    ("xdg-terminal-exec", []), ("x-terminal-emulator", ["-e"]), ("gnome-terminal", ["--"]), ("konsole", ["-e"]),
    ("kitty", []), ("foot", []), ("alacritty", ["-e"]), ("xterm", ["-e"]),
  ]

  /// What to start to open a new terminal with this program in it; nil where there is no desktop for it, or no program
  /// that does it. `TERMINAL` may name one.
  public static func opening(_ program: String, _ surroundings: Surroundings) -> ProgramCall? {
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { surroundings.environment($0) != nil }
    guard hasDisplay, !surroundings.isRemote else { return nil }
    let chosen = surroundings.environment("TERMINAL").map { [($0, ["-e"])] } ?? []
    return (chosen + terminals).lazy.compactMap { name, arguments in
      surroundings.program(name).map { ProgramCall(path: $0, arguments: arguments + [program]) }
    }.first
  }

  /// What to start to bring it forward; nil if that is not possible.
  public var raising: ProgramCall? { if case .raised(let call) = self { call } else { nil } }
}
