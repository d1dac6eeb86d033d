/// `satz import`: the log of another machine, or of another app, after a preview; each session once, and all of it can
/// be undone.

import ActivityFiles
import ArgumentParser
import Glibc
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct ImportCommand: LogWriter, TerminalCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: say(.import), discussion: say(.importMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.importFile)) var files: [String] = []
  @Option(parsing: .singleValue, help: help(.mapOption)) var map: [String] = []
  @Option(help: help(.importUnits)) var units: String?
  @Flag(help: help(.dryRunOption)) var dryRun = false
  @Flag(name: .shortAndLong, help: help(.importYes)) var yes = false
  @Flag(help: help(.importList)) var list = false
  @Flag(help: help(.importUndo)) var undo = false

  var writes: Bool { !list && !dryRun }

  func run() throws {
    if list { return try showImports() }
    if undo { return try takeBack() }
    if files.isEmpty { throw fail(.importNeedsFile, .usage) }
    let store = try TrainingStore.toWrite()
    var activities = FoundActivities()
    var isAnyUnreadable = false
    for file in files {
      do {
        if let health = try ArrivingHealth.read(file) {
          try bringIn(health, named: SourceFile(path: file, bytes: []).lastName, store)
          continue
        }
        let source = try SourceFile.load(file).unpacked()
        if let health = try ArrivingHealth.read(source) {
          try bringIn(health, named: source.lastName, store)
          continue
        }
        if try !activities.take(source) { try bringIn(source, store) }
      } catch let problem as StoreProblem {
        throw fail(problem)
      } catch {
        if files.count == 1 { throw fail(error, in: file) }
        _ = fail(error, in: file)
        isAnyUnreadable = true
      }
    }
    do {
      let maxHeartRate = try store.profile().athlete.maxHeartRate
      for found in activities.kinds {
        let arriving = ArrivingLog(
          found.kind, found.activities, try naming(store, hasColumns: false), maxHeartRate: maxHeartRate)
        try bringIn(arriving, named: say(.filesTogether(found.files)), store)
      }
    } catch let problem as StoreProblem {
      throw fail(problem)
    }
    if isAnyUnreadable { throw ExitCode.unreadable }
  }

  private func bringIn(_ health: HealthExport, named name: String, _ store: TrainingStore) throws {
    let names = try naming(store, hasColumns: false)
    try bringIn(ArrivingLog(health, names), named: name, store)
  }

  private func bringIn(_ source: SourceFile, _ store: TrainingStore) throws {
    let name = source.lastName
    if TrainingStore.isJSON(source.bytes) { return try bringInJSON(source, name, store) }
    let arriving = try ArrivingLog.read(
      source.bytes, naming: { try naming(store, hasColumns: $0) }, units: try unitsOfFile(store),
      columns: { try SaidColumns(map).mapping(of: $0, store) })
    try bringIn(arriving, named: name, store)
  }

  private func bringIn(_ arriving: ArrivingLog, named name: String, _ store: TrainingStore) throws {
    let known = try store.known(arriving.entries, from: arriving.kind)
    let bodyweight = try store.answer { store throws(StoreProblem) in try store.bodyweight(on: .today) }
    Output.print(ArrivingSheet(arriving: arriving, known: known, isWeighed: bodyweight != nil).lines())
    if arriving.entries.isEmpty { return Output.print(say(.notImported)) }
    if dryRun { return Output.print(say(.notImported)) }
    if !yes, isatty(STDIN_FILENO) == 1, try !Question.isAnswered(ExchangeText.importQuestion) {
      return Output.print(say(.notImported))
    }
    try store.mapExercises(arriving.names.new)
    if let mapping = arriving.mapping { try store.set(TableMapping.settingKey(of: mapping.header), to: mapping.text) }
    let meter = WorkMeter()
    defer { meter.end() }
    let done = try store.enter(arriving.entries, from: arriving.kind, file: name, at: .now()) { meter.show($0) }
    meter.clear()
    report(done, health: arriving.kind == .health)
    if let done { Output.print(try QuestionedSheet(of: done, in: store).lines()) }
  }

  /// Imports a document of tables to find out what it would add; a preview then rolls back.
  private func bringInJSON(_ source: SourceFile, _ name: String, _ store: TrainingStore) throws {
    if dryRun || !yes && isatty(STDIN_FILENO) == 1 {
      guard let would = try enterJSON(source, name, store, WorkMeter(), isRehearsal: true) else { return report(nil) }
      Output.print(say(.wouldBring(would)))
      showNames(would.brought)
      Output.print(say(.hereStays))
      if try dryRun || !Question.isAnswered(ExchangeText.importQuestion) { return Output.print(say(.notImported)) }
    }
    let meter = WorkMeter()
    defer { meter.end() }
    report(try enterJSON(source, name, store, meter))
  }

  private func enterJSON(
    _ source: SourceFile, _ name: String, _ store: TrainingStore, _ meter: WorkMeter, isRehearsal: Bool = false
  ) throws -> Import? {
    defer { meter.clear() }
    return try store.enterJSON(source.bytes, file: name, at: .now(), isRehearsal: isRehearsal) { meter.show($0) }
  }

  private func showNames(_ brought: Brought) {
    for kind in BroughtKind.allCases where kind != .picture {
      let names = (brought[kind] ?? []).compactMap { said($0, kind) }
      if !names.isEmpty { Output.print(say(.names(kind, names))) }
    }
  }

  /// Nil for what is reported elsewhere.
  private func said(_ name: String, _ kind: BroughtKind) -> String? {
    switch kind {
    case .exercise: ExerciseLibrary.builtIn.name(of: name, in: Language.current.ofNames) ?? name
    case .profile: ProfileField.name(ofColumn: name)
    case .continued, .corrected, .picture, .category, .workout, .setting, .mapping, .restart: name
    }
  }

  private func report(_ done: Import?, health isOfHealth: Bool = false) {
    guard let done else { return Output.print(say(.allThere)) }
    let said = say(.imported(done))
    isOfHealth ? Output.show(.healthDataSynchronised, saying: said) : Output.print(said)
  }

  /// Says first what stays and what cannot be undone.
  private func takeBack() throws {
    let number = try files.first.map { text in
      guard let number = Int(text) else { throw fail(.importNumber(text), .usage) }
      return number
    }
    guard let store = try TrainingStore.ofThisUser() == nil ? nil : TrainingStore.toWrite() else {
      throw fail(.noImport, .errors)
    }
    // What stays, or cannot be undone, needs a word; without a terminal that is --yes.
    let mayAsk = !yes
    let meter = WorkMeter()
    defer { meter.end() }
    let undone = try store.answer { store throws(StoreProblem) in
      try store.undoImport(number, at: .now(), onlyIf: { !dryRun && ($0.isWhole || !mayAsk) }) { meter.show($0) }
    }
    meter.clear()
    guard let undone else { throw fail(number == nil ? .noImportLeft : .noImport, .errors) }
    if dryRun || !undone.isWhole { Output.print(say(.wouldUndo(undone))) }
    if !undone.isKnown { Output.print(say(.untraced)) }
    if !undone.stays.isEmpty {
      Output.print(say(.staysBecause))
      showNames(undone.stays)
    }
    if dryRun {
      showOthers(undone)
      return Output.print(say(.nothingUndone))
    }
    if !undone.isWhole, mayAsk {
      guard try Question.isAnswered(ExchangeText.undoQuestion) else { return Output.print(say(.nothingUndone)) }
      _ = try store.answer { store throws(StoreProblem) in
        try store.undoImport(undone.found.id, at: .now(), progress: { meter.show($0) })
      }
      meter.clear()
    }
    Output.print(say(.importUndone(undone)))
    showOthers(undone)
  }

  private func showOthers(_ undone: UndoneImport) {
    if let elsewhere = undone.elsewhere { Output.print(say(.hadElsewhere(elsewhere))) }
  }

  private func showImports() throws {
    let imports = try TrainingStore.ofThisUser()?.answer { store throws(StoreProblem) in try store.imports() } ?? []
    if imports.isEmpty { return Output.print(say(.noImports)) }
    for entry in imports {
      let moment = Moment(
        bootID: "", bootMilliseconds: 0, wallMilliseconds: entry.wallMilliseconds,
        utcOffsetSeconds: entry.utcOffsetSeconds)
      Output.print(say(.importLine(day: Day(of: moment).isoText, entry)))
    }
  }
}

extension UndoneImport {
  /// Whether everything it brought is known.
  fileprivate var isKnown: Bool { found.isTraced || found.kind != .json }
  /// Whether nothing of it stays.
  fileprivate var isWhole: Bool { stays.isEmpty && isKnown }
}

extension Import {
  /// Whether nothing goes with it.
  var isEmpty: Bool { sessions + others + brought.count == 0 }

  /// Whether it changed nothing besides the log, so that `log undo` brings all of it back.
  var isOfLogAlone: Bool { brought.keys.allSatisfy { $0 == .continued } }
}

extension ImportCommand {
  private func naming(_ store: TrainingStore, hasColumns: Bool) throws -> ForeignNames {
    let library = try AthleteLibrary.ofThisUser().exercises
    let remembered = try store.answer { store throws(StoreProblem) in try store.mappedExercises() }
    return try ForeignNames(hasColumns ? SaidColumns(map).others : map, over: remembered, library)
  }

  private func unitsOfFile(_ store: TrainingStore) throws -> Units {
    guard let units else { return try store.answer { store throws(StoreProblem) in try store.athlete().units } }
    guard let known = Units(rawValue: units.lowercased()) else {
      throw fail(.unknownUnits(units), .usage)
    }
    return known
  }
}

/// Reports why a file was not imported; thrown, it ends the command.
private func fail(_ problem: any Error, in file: String) -> any Error {
  switch problem {
  case ImportProblem.store(let problem): return fail(problem)
  // A list; its rows are built where they are worded.
  case let problem as ImportProblem:
    Output.printProblemLaidOut(say(.notImportable(file: file, problem)))
  case let problem as UnmappedTable:
    Output.printProblemLaidOut(say(.unmapped(file: file, problem.mapping)))
  case let problem as ActivityProblem: Output.printProblemLaidOut(say(.notReadable(file: file, problem)))
  default: return problem
  }
  return ExitCode.unreadable
}
