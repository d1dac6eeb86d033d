/// Whether and how the window of the terminal can be brought forward.

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

  /// What to start to bring it forward; nil if that is not possible.
  public var raising: ProgramCall? { if case .raised(let call) = self { call } else { nil } }
}
