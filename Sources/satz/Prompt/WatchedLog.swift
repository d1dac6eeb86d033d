/// The log that the prompt writes to. Whatever the prompt reports as done is in a log that can be found again, even if
/// somebody removes, overwrites or takes over the file.

import Glibc
import SessionModel
import SessionRunner
import TrainingStore

/// The open log and the session in it. It prints nothing: it returns what happened, for the prompt to say.
struct WatchedLog: ~Copyable {
  /// Held until the end: no other process may run the session meanwhile.
  private var lock: SessionLock
  /// The log, once it is open.
  var store: TrainingStore?
  /// The session that runs in it, or the last one.
  var run: DurableRun?
  /// The state of its file after the last change made here.
  private var stamp: StoreStamp?

  init(holding lock: consuming SessionLock) { self.lock = lock }

  /// Whether a change may be made now, and what had to be done first.
  struct Standing {
    var isOurs = true
    var events: [RescueText] = []
  }

  /// Opens it; a file that cannot be used is moved out of the way.
  mutating func open(at path: String) throws(StoreProblem) -> OpenedStore {
    let opened = try TrainingStore.recovering(path: path, holding: lock, at: .now())
    store = opened.store
    return opened
  }

  /// Closes it, and lets another process have it while `body` runs. Open it again afterwards.
  mutating func lend(while body: () -> Void) throws(StoreProblem) {
    (store, run, stamp) = (nil, nil, nil)
    try lock.lend(while: body)
  }

  /// Where it is.
  var path: String { lock.path }

  /// Call it after every change, so that a change by somebody else is noticed.
  mutating func noteState() { stamp = store?.stamp() }

  /// Before a change: if the log was removed, moved or replaced, it is written again first. If another process has
  /// taken over the session, it is no longer ours.
  mutating func keep(at moment: Moment) throws(StoreProblem) -> Standing {
    guard let store else { return Standing() }
    guard store.isInPlace else { return Standing(events: try rescue(store, at: moment)) }
    if let stamp, store.isOverwritten(since: stamp) { return Standing(events: try leave(store, at: moment)) }
    // Nobody looks for a lock beside a log that was written again.
    if store.path != lock.path || lock.isInPlace { return Standing() }
    return try takeLockAgain(for: store, at: moment)
  }

  /// Writes the log again after a failure that shows that the file is no longer a log. Nil after any other failure.
  mutating func rescue(from problem: StoreProblem, at moment: Moment) throws(StoreProblem) -> [RescueText]? {
    switch problem {
    case .damaged, .foreign, .wrongSchema, .inputOutput:
      guard let store else { return nil }
      return try rescue(store, at: moment)
    case .cannotOpen, .unreachable, .readOnly, .diskFull, .busy, .newerSchema, .sessionRuns, .noSuchSession,
      .unreadable, .heldByAnother, .cannotSetAside, .implausible, .failed:
      return nil
    }
  }
}

extension WatchedLog {
  /// The lock file was removed. Another process may have continued the session meanwhile, or may be doing so now.
  private mutating func takeLockAgain(for store: TrainingStore, at moment: Moment) throws(StoreProblem) -> Standing {
    do throws(StoreProblem) {
      lock = try SessionLock(forStoreAt: store.path)
    } catch .heldByAnother(_, let process) {
      run = nil
      self.store = nil
      return Standing(isOurs: false, events: [.takenOver(process: process)])
    }
    guard let mine = run, !mine.engine.isOver else { return Standing() }
    let recorded = try store.running()
    if recorded?.id == mine.id, recorded?.entries.count == mine.entries.count { return Standing() }
    run = recorded.map { .resume($0, clock: $0.clock(resumingAt: moment), in: store) }
    let lost = run.flatMap { $0.hasLostRules ? RescueText.rulesLost(name: $0.engine.session.name) : nil }
    return Standing(isOurs: run != nil, events: [.changedElsewhere] + (lost.map { [$0] } ?? []))
  }

  /// Writes it to the same place if that is free and nobody else begins to use it, otherwise beside it.
  private mutating func rescue(_ old: TrainingStore, at moment: Moment) throws(StoreProblem) -> [RescueText] {
    try? DataFolder(around: lock.path).create()
    if access(lock.path, F_OK) != 0, try mayUse(lock.path), let said = try write(old, to: lock.path, at: moment) {
      return said + [.writtenAgain(path: lock.path)]
    }
    for _ in 1...10 {
      let name = try TrainingStore.rescueName(beside: lock.path, at: moment)
      if let said = try write(old, to: name, at: moment) { return said + [.writtenBeside(path: lock.path, name)] }
    }
    throw .cannotSetAside(path: lock.path, code: 0)
  }

  /// If the log was overwritten in place, only this session is left. The new file is somebody's log:
  /// nothing of ours is written to it.
  private mutating func leave(_ overwritten: TrainingStore, at moment: Moment) throws(StoreProblem) -> [RescueText] {
    try overwritten.forsake(at: moment)
    guard run != nil else {
      store = try TrainingStore(path: overwritten.path)
      return []
    }
    let name = try TrainingStore.rescueName(beside: lock.path, at: moment)
    try enterAnew(in: name, at: moment)
    return [.writtenBeside(path: lock.path, name), .onlySession]
  }

  private mutating func mayUse(_ path: String) throws(StoreProblem) -> Bool {
    if lock.isInPlace { return true }
    do throws(StoreProblem) {
      lock = try SessionLock(forStoreAt: path)
      return true
    } catch .heldByAnother {
      return false
    }
  }

  /// The whole log if it can still be read, otherwise the session as it is in memory. Nil if a file exists there.
  private mutating func write(
    _ old: TrainingStore, to path: String, at moment: Moment
  ) throws(StoreProblem) -> [RescueText]? {
    do throws(StoreProblem) {
      guard let copy = try old.copied(to: path, at: moment) else { return nil }
      store = copy
      run?.move(to: copy)
      return []
    } catch .diskFull {
      throw .diskFull(path: path)
    } catch .cannotOpen {
      throw .cannotOpen(path: path)
    } catch {
      guard access(path, F_OK) != 0 else { return nil }
      try enterAnew(in: path, at: moment)
      return [.onlySession]
    }
  }

  private mutating func enterAnew(in path: String, at moment: Moment) throws(StoreProblem) {
    let fresh = try TrainingStore(path: path)
    try run?.enterAnew(in: fresh, at: moment)
    store = fresh
  }
}
