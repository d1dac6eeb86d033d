/// Makes sure that whatever the prompt reports as done is in a log that can be found again, even if somebody removes
/// the log.

import Glibc
import SessionModel
import TrainingStore

extension LivePrompt {
  /// Whether the log may be written to. If it was removed, moved or replaced, it is written again first; if another
  /// process has taken over the session, this one ends.
  func keepStore(at moment: Moment) throws(StoreProblem) -> Bool {
    guard let store else { return true }
    guard store.isInPlace else {
      try rescue(store, at: moment)
      return true
    }
    if let stamp, store.isOverwritten(since: stamp) {
      try leave(store, at: moment)
      return true
    }
    // Nobody looks for a lock beside a log that was written again.
    if store.path != lock.path || lock.isInPlace { return true }
    return try takeLockAgain(for: store, at: moment)
  }

  /// The lock file was removed. Another process may have continued the session meanwhile, or may be doing so now.
  private func takeLockAgain(for store: TrainingStore, at moment: Moment) throws(StoreProblem) -> Bool {
    do throws(StoreProblem) {
      lock = try SessionLock(forStoreAt: store.path)
    } catch .heldByAnother(_, let process) {
      run = nil
      self.store = nil
      print(.takenOver(process: process))
      loop?.stop()
      return false
    }
    guard let mine = run, isRunning else { return true }
    let recorded = try store.running()
    if recorded?.id == mine.id, recorded?.entries.count == mine.entries.count { return true }
    run = recorded.map { .resume($0, clock: $0.clock(resumingAt: moment), in: store) }
    print(.changedElsewhere)
    screenChanged()
    return run != nil
  }

  /// After a failure that shows that the file is no longer a log. False after any other failure.
  func rescueStore(from problem: StoreProblem, at moment: Moment) throws(StoreProblem) -> Bool {
    switch problem {
    case .damaged, .foreign, .wrongSchema, .inputOutput:
      guard let store else { return false }
      try rescue(store, at: moment)
      return true
    case .cannotOpen, .unreachable, .readOnly, .diskFull, .busy, .newerSchema, .sessionRuns, .noSuchSession,
      .unreadable, .heldByAnother, .cannotSetAside, .implausible, .failed:
      return false
    }
  }

  /// To the same place if it is free and nobody else begins to use it, otherwise beside it.
  private func rescue(_ old: TrainingStore, at moment: Moment) throws(StoreProblem) {
    try? DataFolder(around: lock.path).create()
    if access(lock.path, F_OK) != 0, try mayUse(lock.path), try write(old, to: lock.path, at: moment) {
      return told(.writtenAgain(path: lock.path))
    }
    for _ in 1...10 {
      let name = try TrainingStore.rescueName(beside: lock.path, at: moment)
      if try write(old, to: name, at: moment) { return told(.writtenBeside(path: lock.path, name)) }
    }
    throw .cannotSetAside(path: lock.path, code: 0)
  }

  /// If the log was overwritten in place, only this session is left. The file that is there now is somebody's log:
  /// nothing of ours is written to it.
  private func leave(_ overwritten: TrainingStore, at moment: Moment) throws(StoreProblem) {
    try overwritten.forsake(at: moment)
    guard run != nil else {
      store = try TrainingStore(path: overwritten.path)
      return
    }
    let name = try TrainingStore.rescueName(beside: lock.path, at: moment)
    let fresh = try TrainingStore(path: name)
    try run?.enterAnew(in: fresh, at: moment)
    store = fresh
    told(.writtenBeside(path: lock.path, name))
    print(.onlySession)
  }

  private func mayUse(_ path: String) throws(StoreProblem) -> Bool {
    if lock.isInPlace { return true }
    do throws(StoreProblem) {
      lock = try SessionLock(forStoreAt: path)
      return true
    } catch .heldByAnother {
      return false
    }
  }

  /// The whole log if it can still be read, otherwise the session as it is in memory. False if a file exists there.
  private func write(_ old: TrainingStore, to path: String, at moment: Moment) throws(StoreProblem) -> Bool {
    do throws(StoreProblem) {
      guard let copy = try old.copied(to: path, at: moment) else { return false }
      store = copy
      run?.move(to: copy)
      return true
    } catch .diskFull {
      throw .diskFull(path: path)
    } catch .cannotOpen {
      throw .cannotOpen(path: path)
    } catch {
      guard access(path, F_OK) != 0 else { return false }
      let fresh = try TrainingStore(path: path)
      try run?.enterAnew(in: fresh, at: moment)
      store = fresh
      print(.onlySession)
      return true
    }
  }

  private func told(_ text: RescueText) {
    print(text)
    notice(.logWrittenAgain)
  }
}
