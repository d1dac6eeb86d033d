/// `satz show`: what a plan compiles to, as a sheet to read before training or as JSON.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: say(.show), discussion: say(.showMore))

  @OptionGroup var common: CommonOptions
  @OptionGroup var plan: PlanArguments
  @Flag(name: .long, help: help(.jsonOption)) var json = false
  @Option(name: .long, help: help(ProgramText.weekOption), transform: Limited.whole(1...520)) var week: Int?

  func run() throws {
    if json {
      let all = week == nil ? [try plan.compile()] : try sessions()
      Output.printLaidOut(all.map { SessionJSON($0.session).text() }.joined(separator: "\n"))
    } else {
      var program: Plan.Program?
      let sheets = try sessions().flatMap { compiled in
        let sheet = SessionSheet(
          session: compiled.session, athlete: compiled.athlete, formatter: compiled.formatter,
          missing: compiled.missing, otherLevels: compiled.otherLevels, statesAreInPounds: compiled.statesAreInPounds,
          asPrescribed: compiled.rules?.courseAsPrescribed, columns: Output.sheetColumns
        ).rows()
        defer { program = compiled.declaredIn }
        guard let head = compiled.declaredIn, head != program, isMeant(head) else { return [sheet] }
        return [heading(head), sheet]
      }
      Output.print(Array(sheets.joined(separator: [""])))
    }
  }

  /// Whether the program itself is shown, not only one of its sessions.
  private func isMeant(_ program: Plan.Program) -> Bool {
    plan.name.map { program.name.lowercased().contains($0.lowercased()) } ?? true
  }

  /// The name of a program, how long it is, and its notes.
  private func heading(_ program: Plan.Program) -> [String] {
    let name = ([program.name] + program.tags.map { "#" + $0 }).joined(separator: "  ")
    return [say(ProgramText.programHead(name, weeks: program.weeks.map { Int(clamping: $0) }))]
      + program.notes.flatMap { $0.wrapped(to: Output.proseColumns - 2) }.map { "  " + $0 }
  }

  private func sessions() throws -> [PreparedSession] {
    guard let week else { return try plan.compileAll() }
    let plan = try UserPlan(self.plan.file, level: self.plan.level)
    guard !plan.loaded.plan.programs.isEmpty else { throw fail(ProgramText.noProgram(file: self.plan.file), .errors) }
    let (program, name) = try plan.answer { loaded throws(PlanProblem) in try loaded.program(named: self.plan.name) }
    let sessions = plan.loaded.week(week, of: program).filter { name == nil || $0.session.name == name }
    guard !sessions.isEmpty else { throw fail(ProgramText.programIsOver(program.name), .errors) }
    return sessions
  }
}
