/// A program of the system that announces something: its path, its arguments and its input.

/// What to start. Nothing is started here.
public struct ProgramCall: Hashable, Sendable {
  /// Absolute.
  public var path: String
  /// Without the program's own name.
  public var arguments: [String]
  /// The bytes of its standard input.
  public var input: [UInt8]

  /// A call with these parts.
  public init(path: String, arguments: [String], input: [UInt8] = []) {
    (self.path, self.arguments, self.input) = (path, arguments, input)
  }
}

/// What a channel must know about the machine to choose a program.
public struct Surroundings {
  /// A variable of the environment; nil if it is not set or empty.
  public var environment: (String) -> String?
  /// Whether something is at this path.
  public var exists: (String) -> Bool

  /// Looks things up with these two functions.
  public init(environment: @escaping (String) -> String?, exists: @escaping (String) -> Bool) {
    (self.environment, self.exists) = (environment, exists)
  }

  /// The absolute path of a program, found as a shell does.
  public func program(_ name: String) -> String? {
    (environment("PATH") ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
      .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }.first(where: exists)
  }

  /// Whether the athlete sits at another machine, so that nobody would hear this one.
  public var isRemote: Bool { environment("SSH_CONNECTION") != nil || environment("SSH_TTY") != nil }
}
