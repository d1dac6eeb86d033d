/// Trains a plan: each line of input has the reps of a set. Killed at any time, it continues where it was.

import Foundation
import SessionModel
import SessionRunner
import TrainingStore

@main
enum DurableSession {
  static func main() throws {
    let (plan, path) = (CommandLine.arguments[1], CommandLine.arguments[2])
    let lock = try SessionLock(forStoreAt: path)
    let store = try TrainingStore(path: path)
    var run = try resumed(in: store) ?? begun(LoadedPlan(file: plan, in: store), in: store)
    while !run.engine.isOver, let line = readLine(), let reps = Int(line) {
      // What is reported about a set is already in the journal.
      try say(run.perform(.done(Performance(reps: reps)), at: now()) + run.revise(at: now()))
    }
    for change in run.settlement?.changes ?? [] { say("\(change.target.key): \(change.to.text)") }
    try say("\(store.sets(matching: LogQuery(session: run.id)).count) sets in the log")
    _ = consume lock
  }

  private static func resumed(in store: TrainingStore) throws -> DurableRun? {
    guard var run = try DurableRun.resume(in: store, at: now()) else { return nil }
    say("\(run.engine.session.name) goes on")
    try say(run.engine.log.map(Effect.setLogged) + run.advance(to: now()))
    return run
  }

  private static func begun(_ plan: LoadedPlan, in store: TrainingStore) throws -> DurableRun {
    var run = try DurableRun.begin(plan.session(), in: store, at: now())
    say("\(run.engine.session.name) begins")
    try say(run.perform(.start, at: now()))
    return run
  }

  private static func say(_ effects: [Effect]) {
    for case .setLogged(let set) in effects {
      say("set \(set.work.set) of \(set.work.of): \(set.performance.reps ?? 0) x \(set.work.exercise.name)")
    }
  }

  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  /// Each process counts as a new start of the machine, so that the wall clock tells how long nobody was there.
  private static func now() -> Moment {
    Moment(
      bootID: process, bootMilliseconds: Int(ProcessInfo.processInfo.systemUptime * 1000),
      wallMilliseconds: Int(Date().timeIntervalSince1970 * 1000), utcOffsetSeconds: TimeZone.current.secondsFromGMT())
  }

  private static let process = UUID().uuidString
}
