/// `satz log delete`, `undo` and `rebuild`: corrections by the numbers of entries. Nothing is overwritten.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
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
        let missing = try wanted.filter { entry in
          try !store.answer { store throws(StoreProblem) in try store.isInLog(entry) }
        }
        throw fail(.noSuchEntry((missing.isEmpty ? wanted : missing).map(\.text).joined(separator: ", ")))
      }
      Output.print(say(.deleted(wanted.count)))
    }
  }

  struct Undo: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "undo", abstract: say(.logUndo), discussion: say(.logUndoMore))

    @OptionGroup var common: CommonOptions
    @Flag(name: .customLong("log"), help: help(.onlyLogOption)) var onlyLog = false

    func run() throws {
      let store = try TrainingStore.toWrite()
      let meter = WorkMeter()
      defer { meter.end() }
      if !onlyLog, let change = try store.answer({ store throws(StoreProblem) in try store.lastLibraryChange() }) {
        throw fail(LogText.libraryChangedLast(change), .errors)
      }
      let revived = try store.answer { store throws(StoreProblem) in try store.reviveImport { meter.show($0) } }
      if let revived {
        meter.clear()
        return Output.print(say(ExchangeText.importRevived(revived)))
      }
      if let (name, taken) = try takenName(in: store) { throw fail(LogText.nameIsTaken(name, taken), .errors) }
      let last = try store.answer { store throws(StoreProblem) in try store.importAfterCorrections() }
      guard let undone = try store.answer({ store throws(StoreProblem) in try store.undoCorrection(at: .now()) }) else {
        throw fail(last.map { .importIsLast($0.id) } ?? .nothingToUndo)
      }
      let sheet = HistorySheet(corrections: [], formatter: try store.formatter())
      let said = undone.hasEffect ? say(.undone(undone.act)) : say(.undoneWithoutEffect)
      Output.print(([said] + sheet.changes(of: undone.reversed)))
      if let last { Output.printProblem(say(.importIsLast(last.id))) }
    }

    /// The name that sets would have again and that the library has for another exercise since.
    private func takenName(in store: TrainingStore) throws -> (String, TakenName)? {
      let library = try AthleteLibrary.ofThisUser()
      let moved = try store.answer { store throws(StoreProblem) in try store.exercisesMovedLast() }
      return moved.lazy.compactMap { moved in
        guard library.exercises.entry(for: moved.from.key) == nil, let entry = library.exercises.find(moved.from.name)
        else { return nil }
        return (moved.from.name, TakenName(moved.from.name, by: entry, in: library))
      }.first
    }
  }

  struct Rebuild: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "rebuild", abstract: say(.logRebuild), discussion: say(.logRebuildMore))

    @OptionGroup var common: CommonOptions

    func run() throws {
      let store = try TrainingStore.toWrite()
      let meter = WorkMeter()
      defer { meter.end() }
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

extension TrainingStore {
  /// The last import, if no correction that still holds came after it.
  fileprivate func importAfterCorrections() throws(StoreProblem) -> Import? {
    guard let last = try imports().filter({ !$0.isUndone }).max(by: { $0.wallMilliseconds < $1.wallMilliseconds })
    else { return nil }
    return try isCorrected(after: last.wallMilliseconds) ? nil : last
  }
}

extension EntryID {
  /// The entry that a command names; ends the command if there is none.
  static func said(_ text: String) throws -> EntryID {
    guard let entry = EntryID(text: text) else { throw fail(.entryForm(text), .usage) }
    return entry
  }
}

/// How the library came to have a name that sets of the log had.
enum TakenName: Hashable {
  /// The athlete gave it to this exercise as another name.
  case alias(of: String)
  /// It is an exercise of the athlete's own.
  case own
  /// Satz has it itself by now.
  case builtIn

  init(_ name: String, by entry: ExerciseEntry, in library: AthleteLibrary) {
    let kept = library.kept(entry.key)
    self =
      ExerciseLibrary.builtIn.find(name) != nil
      ? .builtIn
      : kept.mark.otherNames.contains { $0.foldedTitle == name.foldedTitle }
        ? .alias(of: entry.name(in: Language.current.ofNames)) : .own
  }

  /// The command that frees the name; nil if nothing does.
  func release(of name: String) -> String? {
    switch self {
    case .alias(let exercise): "satz exercises edit \"\(exercise)\" --drop-alias \"\(name)\""
    case .own: "satz exercises delete \"\(name)\""
    case .builtIn: nil
    }
  }
}
