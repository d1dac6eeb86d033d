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

  /// Stands for the exercise at hand in a change of rests: whose they are is known only when its time comes.
  package static let exerciseAtHand = Exercise(key: "", name: "")

  var next: (at: Instant, command: Command)? { position < commands.count ? commands[position] : nil }
  mutating func takeNext() { position += 1 }
}

extension Command {
  /// With the exercise at hand in place of what stands for it; all exercises if there is none.
  func meant(in view: Snapshot, after log: [LoggedSet]) -> Command {
    guard case .changeRests(var change) = self, change.exercise == RehearsalScript.exerciseAtHand.key else {
      return self
    }
    change.exercise = view.exerciseAtHand ?? log.last?.work.exercise.key
    return .changeRests(change)
  }
}

extension Snapshot {
  /// That of the running set or of the one just done; before the first one, that which comes.
  fileprivate var exerciseAtHand: String? {
    for step in [current, next] {
      if case .work(let work)? = step { return work.exercise.key }
    }
    return nil
  }
}
