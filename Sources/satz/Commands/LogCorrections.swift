/// `satz log edit`, `delete`, `undo` and `rebuild`: corrections by the numbers of entries. Nothing is overwritten.

import ArgumentParser
import PlanLanguage
import SessionModel
import TrainingStore

extension Log {
  struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: say(.logEdit), discussion: say(.logEditMore))

    @OptionGroup var common: CommonOptions
    @Argument(help: help(.entryArgument)) var entry: String
    @Argument(help: help(.performanceArgument)) var performance: [String] = []
    @Option(help: help(.newExerciseOption)) var exercise: String?
    @Option(help: help(.roleOption)) var role: String?
    @Option(help: help(.sessionNameOption)) var name: String?
    @Option(help: help(.onOption)) var on: String?

    func run() throws {
      let entry = try EntryID.said(entry)
      let isDone: Bool
      if entry.position == nil {
        isDone = try editSession(entry.session)
      } else {
        if let option = name.map({ _ in "--name" }) ?? on.map({ _ in "--on" }) {
          throw fail(.invalidValue(option: option, value: entry.text), .usage)
        }
        let edit = try setEdit()
        let store = try TrainingStore.toWrite()
        isDone = try store.answer { store throws(StoreProblem) in try store.edit(entry, edit, at: .now()) }
      }
      guard isDone else { throw fail(.noSuchEntry(entry.text)) }
      Output.print(say(.edited))
    }

    private func editSession(_ id: SessionID) throws -> Bool {
      if exercise != nil { throw fail(.notForASession(option: "--exercise"), .usage) }
      if role != nil { throw fail(.notForASession(option: "--role"), .usage) }
      if !performance.isEmpty { throw fail(.notForASession(option: performance.joined(separator: " ")), .usage) }
      let day = try on.map { try Day.said($0, option: "--on") }
      if name == nil && day == nil { throw fail(.nothingToEdit, .usage) }
      let store = try TrainingStore.toWrite()
      return try store.answer { store throws(StoreProblem) in
        try store.editSession(id, name: name, day: day, at: .now())
      }
    }

    private func setEdit() throws -> SetEdit {
      var edit = SetEdit()
      let text = performance.joined(separator: " ")
      do { edit.performance = try PerformanceText.read(text) } catch {
        Output.printError("satz: " + error.said(in: .current))
        throw ExitCode.usage
      }
      edit.exercise = try exercise.map { name in
        let entry = try AthleteLibrary.ofThisUser().exercise(name)
        return Exercise(key: entry.key, name: entry.english)
      }
      edit.role = try role.map { text in
        guard let role = Role(rawValue: text.lowercased()) else {
          throw fail(.invalidValue(option: "--role", value: text), .usage)
        }
        return role
      }
      if edit == SetEdit() { throw fail(.nothingToEdit, .usage) }
      return edit
    }
  }

  struct Delete: ParsableCommand {
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

  struct Undo: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "undo", abstract: say(.logUndo), discussion: say(.logUndoMore))

    @OptionGroup var common: CommonOptions

    func run() throws {
      let store = try TrainingStore.toWrite()
      guard let undone = try store.answer({ store throws(StoreProblem) in try store.undoCorrection(at: .now()) }) else {
        throw fail(.nothingToUndo)
      }
      let sheet = HistorySheet(corrections: [], measures: try store.measures())
      Output.print(([say(.undone(undone.act))] + sheet.changes(of: undone.reversed)).joined(separator: "\n"))
    }
  }

  struct Rebuild: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rebuild", abstract: say(.logRebuild), discussion: say(.logRebuildMore))

    @OptionGroup var common: CommonOptions

    func run() throws {
      let store = try TrainingStore.toWrite()
      let result = try store.answer { store throws(StoreProblem) in try store.rebuildDerived() }
      Output.print(
        say(.rebuilt(sessions: result.sessions, changed: result.changed.count, rollups: result.rollupsWereRight)))
      if !result.unreadable.isEmpty {
        throw fail(.unreadableSessions(result.unreadable.map(\.rawValue)), .unreadable)
      }
    }
  }
}

extension EntryID {
  /// What stands for an entry in a command, or its end.
  static func said(_ text: String) throws -> EntryID {
    guard let entry = EntryID(text: text) else { throw fail(.entryForm(text), .usage) }
    return entry
  }
}
