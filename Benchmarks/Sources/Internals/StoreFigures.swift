/// What the store costs: a durable event beside a bare commit, and opening.

import SessionModel
import TrainingStore

enum StoreFigures {
  /// One durable event and one bare commit. Which comes first changes, since a sync leaves the disk in another state.
  static func commit(in folder: String) throws -> () throws -> [Double] {
    let store = try TrainingStore(path: folder + "/ours.db")
    let bare = try BareSQLite(path: folder + "/bare.db")
    let id = try store.begin(
      session: Session(name: "Benchmark", kind: .workout, blocks: []), source: "", path: nil, at: moment(0))
    // As long as a row of ours.
    let text = String(repeating: "x", count: 90)
    var number = 0
    return {
      number += 1
      let ours = { try store.append(command(number), at: instant(number), moment: moment(number), to: id) }
      if number.isMultiple(of: 2) {
        let first = try seconds(ours)
        return [first, try seconds { try bare.commit(text) }]
      }
      let first = try seconds { try bare.commit(text) }
      return [try seconds(ours), first]
    }
  }

  /// Opening a store that is up to date, and reading what runs in it: a session of a hundred events.
  static func open(in folder: String) throws -> () throws -> [Double] {
    let path = folder + "/hundred.db"
    let store = try TrainingStore(path: path)
    let id = try store.begin(
      session: Session(name: "Benchmark", kind: .workout, blocks: []), source: "", path: nil, at: moment(0))
    for number in 1...100 { try store.append(command(number), at: instant(number), moment: moment(number), to: id) }
    return { [try seconds { _ = try TrainingStore(path: path).running() }] }
  }

  /// Every fourth set is not as prescribed.
  private static func command(_ number: Int) -> Command {
    number.isMultiple(of: 4) ? .done(Performance(reps: 8, load: .kilograms(80))) : .done(.asPrescribed)
  }

  private static func instant(_ number: Int) -> Instant { Instant(milliseconds: number * 1000) }

  private static func moment(_ number: Int) -> Moment {
    Moment(
      bootID: "3f0c8d52-6f0b-4b0e-9f43-2f1f6f1d6f10", bootMilliseconds: 5_000_000 + number * 1000,
      wallMilliseconds: 1_795_255_200_000 + number * 1000, utcOffsetSeconds: 3600)
  }
}
