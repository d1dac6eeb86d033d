/// A process to be killed: appends to the running session of a store and prints each event's number once it is durable.

import Glibc
import SessionModel
import TrainingStore

@main
enum StoreCrashWriter {
  static func main() throws {
    let path = CommandLine.arguments[1]
    let lock = try SessionLock(forStoreAt: path)
    let opened = try TrainingStore.recovering(path: path, holding: lock, at: moment(0))
    let id =
      try opened.running?.id
      ?? opened.store.begin(
        session: Session(name: "Crash", kind: .workout, blocks: []), source: "", path: nil, at: moment(0))
    var number = opened.running?.entries.count ?? 0
    while true {
      number += 1
      try opened.store.append(
        .note("\(number)"), at: Instant(milliseconds: number), moment: moment(number), to: id)
      let line = Array("\(number)\n".utf8)
      guard write(STDOUT_FILENO, line, line.count) == line.count else { break }
    }
    _ = consume lock
  }

  private static func moment(_ number: Int) -> Moment {
    Moment(bootID: "crash", bootMilliseconds: number, wallMilliseconds: number)
  }
}
