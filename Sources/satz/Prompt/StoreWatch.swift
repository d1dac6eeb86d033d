/// Sees to it that what the prompt says is done is in a log that can be found again, also when somebody takes the log away.

import Glibc
import SessionModel
import TrainingStore

extension LivePrompt {
  /// Whether the log may be written to. One that was removed, moved or replaced is written again first; where another
  /// process has taken the session over, this one ends.
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
    // Beside a log that was written again nobody looks for a lock.
    if store.path != lock.path || lock.isInPlace { return true }
    return try takeLockAgain(for: store, at: moment)
  }

  /// The lock file was removed. Meanwhile another process may have gone on with the session, or does so now.
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

  /// After a failure that says that the file is no log any more. False where it was another one.
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

  /// To the same place where nothing is there and nobody else begins to use it, else beside it.
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

  /// Of a log that was written over in its place only this session is left. The file that is there now is somebody's log:
  /// nothing of ours gets into it.
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

  /// The whole log if it can still be read, else the session as it is in memory. False where something is there.
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
