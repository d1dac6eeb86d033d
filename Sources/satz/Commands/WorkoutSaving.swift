/// `satz workouts create`, `save` and `edit`: plan text becomes a workout, or a new version of one.

import ArgumentParser
import Glibc
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension Workouts {
  struct Create: LogWriter {
    static let configuration = CommandConfiguration(commandName: "create", abstract: say(WorkoutText.create))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(.fileArgument), completion: .file(extensions: ["satz"])) var file: String
    @Option(help: help(WorkoutText.nameOption)) var name: String?

    func run() throws {
      let source = try SourceFile.load(file, upTo: SourceFile.planLimit)
      let plan = try source.sound()
      let name = try Workouts.name(name ?? plan.onlyName(of: file))
      let store = try TrainingStore.toWrite()
      if let there = try store.answer({ store throws(StoreProblem) in try store.workout(named: name) }) {
        throw fail(WorkoutText.isThere(there.name), .errors)
      }
      try save(source.bytes, as: name, in: store)
    }
  }

  struct New: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "new", abstract: say(WorkoutText.new), discussion: say(WorkoutText.newMore))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(WorkoutText.newName)) var name: String
    @Option(help: help(WorkoutText.fromOption)) var from: String

    func run() throws {
      let store = try TrainingStore.toWrite()
      let name = try Workouts.name(name)
      if let there = try store.answer({ store throws(StoreProblem) in try store.workout(named: name) }) {
        throw fail(WorkoutText.isThere(there.name), .errors)
      }
      let plan = try UserPlan(from)
      let source = String(decoding: plan.loaded.source.bytes, as: UTF8.self)
      let titles = (plan.loaded.plan.programs.map(\.name) + plan.loaded.plan.declarations.map(\.name))
      let renamed = titles.first.map { source.replacingFirst("\"\($0)\"", with: "\"\(name.asTitle)\"") } ?? source
      try save(Array(renamed.utf8), as: name, in: store)
    }
  }

  struct Save: LogWriter {
    static let configuration = CommandConfiguration(commandName: "save", abstract: say(WorkoutText.save))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(WorkoutText.nameArgument), completion: names) var name: String
    @Argument(help: help(.fileArgument), completion: .file(extensions: ["satz"])) var file: String

    func run() throws {
      let source = try SourceFile.load(file, upTo: SourceFile.planLimit)
      _ = try source.sound()
      try save(source.bytes, as: Workouts.name(name), in: TrainingStore.toWrite())
    }
  }

  struct Edit: LogWriter, TerminalCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: say(WorkoutText.edit), discussion: say(WorkoutText.editMore))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(WorkoutText.nameArgument), completion: names) var name: String

    func run() throws { try Workouts.edit(TrainingStore.workout(named: name).workout) }
  }

  /// A text with errors is not saved, and not lost.
  static func edit(_ workout: SavedWorkout) throws {
    let draft = try Draft(of: workout.source)
    guard let edited = try PlanEditing(draft.path).run() else {
      return Output.print(say(WorkoutText.unchanged(workout.name)))
    }
    guard !edited.hasErrors, edited.holdsSessions else {
      if !edited.hasErrors { Output.printProblem(SheetText.noDeclarations(draft.path).said(in: .current)) }
      Output.printError(say(WorkoutText.draftKept(workout.name, path: draft.path)))
      throw ExitCode.errors
    }
    try save(edited.source.bytes, as: workout.name, in: TrainingStore.toWrite())
    draft.discard()
  }

  /// A name that can be typed in a shell and is not mistaken for an option, trimmed of spaces.
  static func name(_ text: String) throws -> String {
    let name = text.trimmingBlanks()
    guard !name.isEmpty, !name.hasPrefix("-"), !name.contains(where: \.isNewline) else {
      throw fail(WorkoutText.noName, .usage)
    }
    return name
  }
}

/// Saves and reports the result.
private func save(_ source: [UInt8], as name: String, in store: TrainingStore) throws {
  let (saving, name) = try store.answer { store throws(StoreProblem) in
    let saving = try store.saveWorkout(source, named: name, at: .now())
    return (saving, try store.workout(named: name)?.name ?? name)
  }
  switch saving {
  case .created: Output.show(.workoutCreated(name))
  case .changed: Output.show(.workoutSaved(name))
  case .unchanged: Output.print(say(WorkoutText.unchanged(name)))
  }
}

extension SourceFile {
  /// The plan in it, or ends the command with what is wrong: whatever is saved can be run.
  fileprivate func sound() throws -> Plan {
    let checked = check(bytes, library: try Trainee.answered(by: TrainingStore.ofThisUser()).library)
    Diagnosis(checked.diagnostics, of: self).printToStandardError()
    if checked.hasErrors { throw ExitCode.errors }
    guard !checked.plan.declarations.isEmpty else { throw fail(.noDeclarations(path), .errors) }
    return checked.plan
  }
}

extension Plan {
  /// The name of its one session, or ends the command.
  fileprivate func onlyName(of file: String) throws -> String {
    let names = declarations.map(\.name)
    guard names.count == 1, let name = names.first, !name.isEmpty else {
      throw fail(WorkoutText.needsName(file), .usage)
    }
    return name
  }
}

extension String {
  fileprivate func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = range(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}

/// A text in a file of its own while it is being edited.
private struct Draft {
  let path: String

  init(of source: [UInt8]) throws {
    var template = Array(((environment("TMPDIR") ?? "/tmp") + "/satz-XXXXXX.satz").utf8CString)
    let descriptor = mkstemps(&template, 5)
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    guard descriptor >= 0 else { throw fail(FileProblem(path: path, reason: .system(errno)).said) }
    defer { close(descriptor) }
    do { try writeWhole(source, to: descriptor) } catch {
      unlink(path)
      throw fail(FileProblem(path: path, reason: .system(Int32(clamping: error.code)), isAboutWriting: true).said)
    }
  }

  func discard() { unlink(path) }
}

extension String {
  /// In a plan, between quotes: without what would end it early.
  var asTitle: String { filter { $0 != "\"" && $0 != "\\" && !$0.isNewline } }
}
