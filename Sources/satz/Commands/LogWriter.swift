/// Commands that change the log: before one of them runs, a file in its place that is damaged or not ours is set aside.

import ArgumentParser
import PlanWording
import TrainingStore

protocol LogWriter: ParsableCommand {
  /// Whether it writes, called as it is.
  var writes: Bool { get }
}

extension LogWriter {
  var writes: Bool { true }
}

extension TrainingStore {
  /// What cannot be used is out of the way, and said, before a command reads or writes. What is only in the way for now, the
  /// command finds by itself. False where nothing was in the way.
  @discardableResult
  static func makeRoom(for command: some LogWriter, thoroughly: Bool = false) throws -> Bool {
    guard command.writes, let folder = DataFolder.find() else { return false }
    do throws(StoreProblem) {
      let moved = try setAsideIfUnusable(path: folder.store, thoroughly: thoroughly, at: .now())
      guard let moved else { return false }
      Output.printProblem(say(.storeSetAside(path: moved.original, to: moved.movedTo)))
      return true
    } catch {
      switch error {
      case .heldByAnother, .cannotSetAside: throw fail(error)
      case .cannotOpen, .unreachable, .readOnly, .diskFull, .inputOutput, .busy, .foreign, .damaged, .wrongSchema,
        .newerSchema, .sessionRuns, .noSuchSession, .unreadable, .implausible, .failed:
        return false
      }
    }
  }
}
