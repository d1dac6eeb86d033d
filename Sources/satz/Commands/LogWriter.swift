/// Commands that change the log: before one runs, a damaged or foreign file in the log's place is set aside.

import ArgumentParser
import PlanWording
import TrainingStore

protocol LogWriter: ParsableCommand {
  /// Whether it writes, given its arguments.
  var writes: Bool { get }
}

extension LogWriter {
  var writes: Bool { true }
}

extension TrainingStore {
  /// Moves a file that cannot be used out of the way, and says so, before a command reads or writes. The command itself
  /// finds what blocks only for now. False if nothing was in the way.
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
