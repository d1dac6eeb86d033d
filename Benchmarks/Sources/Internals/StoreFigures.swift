/// What the store costs: a durable event beside a bare commit, and opening.

import SessionModel
import TrainingStore

enum StoreFigures {
  /// Prints a pair a line, microseconds of one durable event and of one bare commit, in turn.
  static func commits(in folder: String, count: Int) throws {
    let store = try TrainingStore(path: folder + "/ours.db")
    let bare = try BareSQLite(path: folder + "/bare.db")
    let session = Session(name: "Benchmark", kind: .workout, blocks: [])
    let id = try store.begin(session: session, source: "", path: nil, at: moment(0))
    // As long as a row of ours.
    let text = String(repeating: "x", count: 90)
    for number in 1...count {
      let command: Command = number % 4 == 0 ? .done(Performance(reps: 8, load: .kilograms(80))) : .done(.asPrescribed)
      let instant = Instant(milliseconds: number * 1000)
      var (ours, theirs) = (0.0, 0.0)
      func measureOurs() throws {
        ours = try seconds { try store.append(command, at: instant, moment: moment(number), to: id) }
      }
      func measureTheirs() throws { theirs = try seconds { try bare.commit(text) } }
      // Which of the two comes first changes, since a sync leaves the disk in another state.
      if number.isMultiple(of: 2) {
        try measureOurs()
        try measureTheirs()
      } else {
        try measureTheirs()
        try measureOurs()
      }
      print(ours * 1e6, theirs * 1e6)
    }
    _ = consume bare
    try store.end(id, with: Ending(.finished, sets: []), at: moment(count))
  }

  /// Prints the milliseconds of each opening of a store that is up to date.
  static func openings(in folder: String, count: Int) throws {
    for _ in 0...count {
      var running: RecordedSession?
      print(try seconds { running = try TrainingStore(path: folder + "/ours.db").running() } * 1e3)
      guard running == nil else { return }
    }
  }

  private static func moment(_ number: Int) -> Moment {
    Moment(
      bootID: "3f0c8d52-6f0b-4b0e-9f43-2f1f6f1d6f10", bootMilliseconds: 5_000_000 + number * 1000,
      wallMilliseconds: 1_795_255_200_000 + number * 1000, utcOffsetSeconds: 3600)
  }
}
