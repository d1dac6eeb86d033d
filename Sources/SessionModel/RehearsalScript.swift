/// What is typed in a rehearsal.

/// Commands typed at given times of a rehearsal.
public struct RehearsalScript: Sendable {
  /// In the order of their times.
  public private(set) var commands: [(at: Instant, command: Command)] = []
  private var position = 0

  /// Sorts them by their times.
  public init(commands: [(at: Instant, command: Command)] = []) {
    self.commands = commands.sorted { $0.at < $1.at }
  }

  var next: (at: Instant, command: Command)? { position < commands.count ? commands[position] : nil }
  mutating func takeNext() { position += 1 }
}
