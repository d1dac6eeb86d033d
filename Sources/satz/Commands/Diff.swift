/// `satz diff`: how two plans differ in what they prescribe.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: say(ProgramText.diff), discussion: say(ProgramText.diffMore))

  @OptionGroup var common: CommonOptions
  @Argument(help: help(.fileArgument), completion: .file(extensions: ["satz"])) var before: String
  @Argument(help: help(.fileArgument), completion: .file(extensions: ["satz"])) var after: String

  func run() throws {
    let (old, new) = (try sessions(of: before), try sessions(of: after))
    var lines: [String] = []
    for (name, sheet) in old {
      if let other = new.first(where: { $0.name == name }) {
        lines += Self.changes(from: sheet, to: other.sheet, path: name)
      } else {
        lines.append("- " + name + "  (" + say(ProgramText.only(before)) + ")")
      }
    }
    for (name, _) in new where !old.contains(where: { $0.name == name }) {
      lines.append("+ " + name + "  (" + say(ProgramText.only(after)) + ")")
    }
    guard !lines.isEmpty else { return Output.print(say(ProgramText.noDifference)) }
    Output.print(lines)
    throw ExitCode.errors
  }

  /// Each session of a plan as its sheet; a program's as it would be done next.
  private func sessions(of file: String) throws -> [(name: String, sheet: String)] {
    let plan = try UserPlan(file)
    return try plan.loaded.plan.declarations.map { declaration in
      let compiled = try plan.prepare(declaration)
      let sheet = SessionSheet(
        session: compiled.session, athlete: compiled.athlete, formatter: compiled.formatter,
        asPrescribed: compiled.rules?.courseAsPrescribed)
      return (declaration.name, sheet.rows().map { $0.visibleInRow + "\n" }.joined())
    }
  }

  private static func changes(from old: String, to new: String, path: String) -> [String] {
    guard old != new else { return [] }
    let text = LineDifference(from: old, to: new, path: path).text
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast(
      text.last == "\n" ? 1 : 0)
  }
}
