/// The tool's own commands at the prompt. `run` begins a session here; every other command is a process of its own, so
/// that neither a failure nor Ctrl-C can end the session.

import ArgumentParser
import CTerminal
import Glibc
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

/// A command that asks on the terminal, or gives it to an editor.
protocol TerminalCommand: ParsableCommand {}

/// One that deletes something for good, and asks for its name.
protocol DeletingCommand: TerminalCommand {}

/// A command of the tool that runs while the prompt goes on.
struct RunningTool {
  var line: ToolLine
  var process: ChildProcess
  /// As they were when it began: the prompt may see what it changes before it ends.
  var settings: Settings
}

extension LivePrompt {
  func perform(_ line: ToolLine, at now: Instant) {
    if tool != nil { return laterTools.append(line) }
    if line.arguments == ["run"] {
      return nextOfProgram().map { start($0, at: now, showsSheet: true) } ?? notice(.refused(.noProgram))
    }
    let command = try? Satz.parseAsRoot(line.arguments)
    if let run = command as? Run, run.plan.file != "-" { return begin(run, at: now) }
    let arguments = line.arguments + Self.languageOption
    if command is any TerminalCommand, let loop, loop.hasTerminal {
      if command is Restore { return lendLog(to: arguments) }
      // What was typed before the question is no answer to it: it is for the prompt.
      if command is any DeletingCommand {
        _ = LineEditor.readAhead()
        setenv(DeliberateQuestion.keepsTyped, "1", 1)
      }
      loop.lend { ChildProcess.lendTerminal(to: arguments) }
      unsetenv(DeliberateQuestion.keepsTyped)
      return takeChanges()
    }
    if let width = pageColumns { setenv(Output.columnsOfPrompt, "\(width)", 1) }
    defer { unsetenv(Output.columnsOfPrompt) }
    guard let process = ChildProcess(arguments) else {
      return notice(.failed(CommandText.noProcess.said(in: formatter.language)))
    }
    tool = RunningTool(line: line, process: process, settings: settings)
  }

  var isAnswering: Bool { tool != nil }

  /// How wide a page is inside its indent; nil where there are none.
  private var pageColumns: Int? {
    loop?.rowsForLines.map { _ in max(20, ScreenSize.current.columns - InfoSheet.indent) }
  }

  /// Above the prompt, or on a page if there is no room for it.
  private func show(_ text: String, of line: ToolLine) {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    while rows.last?.isEmpty == true { rows.removeLast() }
    show(rows.map { String($0) }, title: line.title)
  }

  /// The same, of rows that have no styles yet.
  func show(_ rows: [String], title: String) {
    guard let loop, !rows.isEmpty else { return }
    let painted = pageColumns.map { SheetPaint.rows(rows, width: $0) } ?? []
    guard let room = loop.rowsForLines, painted.count > room else { return loop.say(rows) }
    let hint = LiveText.sheetHint.said(in: formatter.language)
    loop.show(InfoSheet(title: title, text: "", tips: [], hint: hint, rows: painted))
  }

  /// Above the prompt, or on a page if there is no room for it.
  func show(_ rows: [StyledText], title: String) {
    guard let loop else { return }
    guard let room = loop.rowsForLines else { return loop.say(rows.map(\.text)) }
    let rows = pageColumns.map { width in rows.flatMap { $0.hung(to: width) } } ?? rows
    guard rows.count > room else { return loop.say(rows) }
    let hint = LiveText.sheetHint.said(in: formatter.language)
    loop.show(InfoSheet(title: title, text: "", tips: [], hint: hint, rows: rows))
  }

  /// Lends the log: nobody else may hold it while it is replaced.
  private func lendLog(to arguments: [String]) {
    guard !isRunning else { return notice(.refused(.endsFirst)) }
    do throws(StoreProblem) {
      try log.lend { loop?.lend { ChildProcess.lendTerminal(to: arguments) } }
      if let moved = try openLog(at: log.path) {
        print(CommandText.storeSetAside(path: moved.original, to: moved.movedTo))
      }
      screenChanged()
      sessionChanged()
    } catch {
      notice(.failed(error.said(in: formatter.language)))
    }
  }

  /// The language that this prompt was started with.
  static var languageOption: [String] {
    let arguments = CommandLine.arguments
    for (index, argument) in arguments.enumerated() {
      if argument.hasPrefix("--lang=") { return [argument] }
      if argument == "--lang", index + 1 < arguments.count { return [argument, arguments[index + 1]] }
    }
    return []
  }
}

/// The output of the command that runs.
extension LivePrompt: LoopInput {
  var descriptors: [CInt] { tool.map { [$0.process.output] } ?? [] }

  func ready(_ descriptor: CInt, at now: Instant) {
    guard var running = tool else { return }
    let goesOn = running.process.collect()
    tool = goesOn ? running : nil
    guard !goesOn else { return }
    let (_, output) = running.process.ended()
    let (text, pills) = Pill.taken(from: output)
    show(text, of: running.line)
    for pill in pills { loop?.show(pill) }
    takeChanges()
    sayChanges(since: running.settings)
    screenChanged()
    while tool == nil, !laterTools.isEmpty { perform(laterTools.removeFirst(), at: now) }
  }
}

extension LivePrompt {
  /// Which settings have another value than before.
  private func sayChanges(since before: Settings) {
    for setting in Setting.allCases where settings[setting] != before[setting] {
      notice(.settingChanged(setting, to: settings[setting]))
    }
  }
}

// MARK: Plans

extension LivePrompt {
  /// Begins a session of a plan, as `satz run` does.
  private func begin(_ run: Run, at now: Instant) {
    do throws(PlanProblem) {
      let trainee = try Trainee(asking: store)
      let (found, name) = try source(of: run.plan)
      if let saved = found.passedOver { print(WorkoutText.fileWins(found.file.path, saved: saved)) }
      var loaded = LoadedPlan(found.file, for: trainee, in: store)
      remark(loaded.diagnostics, in: found.file)
      guard !loaded.hasErrors else { return }
      if let level = run.plan.level { loaded = try loaded.at(level: level) }
      let prepared = try loaded.session(named: name, passesOptional: run.skip)
      remark(prepared.diagnostics, in: found.file)
      if let program = prepared.program, let other = try loaded.otherFile(of: program) {
        print(ProgramText.sharedStates(program, file: other.path, sessions: other.sessions))
      }
      start(prepared, at: now, showsSheet: true)
    } catch {
      if let said = error.said(about: run.plan.file) { notice(.failed(said.text)) }
    }
  }

  /// A name of several words needs no quotes here: `run Push A`.
  private func source(of plan: PlanArguments) throws(PlanProblem) -> (PlanSource, name: String?) {
    do throws(PlanProblem) {
      return (try PlanSource.find(plan.file, orSavedIn: store), plan.name)
    } catch {
      guard let name = plan.name, let whole = try? PlanSource.find("\(plan.file) \(name)", orSavedIn: store) else {
        throw error
      }
      return (whole, nil)
    }
  }

  private func remark(_ diagnostics: [Diagnostic], in file: SourceFile) {
    guard !diagnostics.isEmpty else { return }
    loop?.say(Diagnosis(diagnostics, of: file).text(colour: Output.wantsColour(on: 1), columns: loop?.columnsOfLines))
  }

  private func print(_ text: some Worded) { print(text.said(in: formatter.language)) }
}

extension Trainee {
  /// As the store has it.
  fileprivate init(asking store: TrainingStore?) throws(PlanProblem) {
    do throws(StoreProblem) { try self.init(store) } catch { throw .store(error) }
  }
}
