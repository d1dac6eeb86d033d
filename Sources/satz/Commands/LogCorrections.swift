/// `satz log delete`, `undo` and `rebuild`: corrections by the numbers of entries. Nothing is overwritten.

import ArgumentParser
import PlanWording
import TrainingStore

extension Log {
  struct Delete: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: say(.logDelete), discussion: say(.logDeleteMore))

    @OptionGroup var common: CommonOptions
    @Argument(help: help(.entriesArgument)) var entries: [String]

    func run() throws {
      let wanted = try Array(Set(entries.map(EntryID.said))).sorted()
      let store = try TrainingStore.toWrite()
      guard try store.answer({ store throws(StoreProblem) in try store.delete(wanted, at: .now()) }) else {
        throw fail(.noSuchEntry(wanted.map(\.text).joined(separator: ", ")))
      }
      Output.print(say(.deleted(wanted.count)))
    }
  }

  struct Undo: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "undo", abstract: say(.logUndo), discussion: say(.logUndoMore))

    @OptionGroup var common: CommonOptions

    func run() throws {
      let store = try TrainingStore.toWrite()
      let meter = WorkMeter()
      defer { meter.clear() }
      let revived = try store.answer { store throws(StoreProblem) in try store.reviveImport { meter.show($0) } }
      if let revived {
        meter.clear()
        return Output.print(say(ExchangeText.importRevived(revived)))
      }
      guard let undone = try store.answer({ store throws(StoreProblem) in try store.undoCorrection(at: .now()) }) else {
        throw fail(.nothingToUndo)
      }
      let sheet = HistorySheet(corrections: [], formatter: try store.formatter())
      Output.print(([say(.undone(undone.act))] + sheet.changes(of: undone.reversed)))
    }
  }

  struct Rebuild: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "rebuild", abstract: say(.logRebuild), discussion: say(.logRebuildMore))

    @OptionGroup var common: CommonOptions

    func run() throws {
      let store = try TrainingStore.toWrite()
      let meter = WorkMeter()
      let result = try store.answer { store throws(StoreProblem) in try store.rebuildDerived { meter.show($0) } }
      meter.clear()
      Output.print(
        say(.rebuilt(sessions: result.sessions, changed: result.changed.count, rollups: result.rollupsWereRight)))
      if !result.unreadable.isEmpty {
        Output.printProblem(say(.unreadableSessions(result.unreadable.map(\.rawValue))))
      }
    }
  }
}

extension EntryID {
  /// The entry that a command names; ends the command if there is none.
  static func said(_ text: String) throws -> EntryID {
    guard let entry = EntryID(text: text) else { throw fail(.entryForm(text), .usage) }
    return entry
  }
}
