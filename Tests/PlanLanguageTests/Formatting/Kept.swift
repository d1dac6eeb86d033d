/// What formatting a plan must keep: its tree, its comments, its meaning, and, the second time, its text.
import SessionModel
import Testing

@testable import PlanLanguage

enum Kept {
  /// The layout; nil if the plan has errors.
  @discardableResult
  static func check(_ source: [UInt8], _ name: String) throws -> String? {
    let parsed = parse(source)
    guard let layout = format(parsed) else { return nil }
    let again = parse(Array(layout.utf8))
    let checked = PlanLanguage.check(source, find: findUsed)
    let checkedAgain = PlanLanguage.check(Array(layout.utf8), find: findUsed)
    let (before, after) = (places(of: checked.diagnostics, in: parsed), places(of: checkedAgain.diagnostics, in: again))
    guard before == after else {
      let difference = after.difference(from: before)
      Issue.record(
        "\(name) has other problems \(difference):\n\(String(decoding: source, as: UTF8.self))\n--\n\(layout)")
      return layout
    }
    if lines(of: again.tree) != lines(of: parsed.tree) {
      let difference = lines(of: again.tree).difference(from: lines(of: parsed.tree))
      Issue.record("\(name) has another tree: \(difference)\n\(String(decoding: source, as: UTF8.self))\n--\n\(layout)")
    }
    if format(again) != layout { Issue.record("\(name) changes again:\n\(layout)\n--\n\(format(again) ?? "nil")") }
    if sessions(of: checked.plan) != sessions(of: checkedAgain.plan) {
      Issue.record("\(name) means something else:\n\(String(decoding: source, as: UTF8.self))\n--\n\(layout)")
    }
    if !checkedAgain.means(theSameAs: checked) {
      Issue.record("\(name) is refused:\n\(String(decoding: source, as: UTF8.self))\n--\n\(layout)")
    }
    return layout
  }

  /// What is said about it, with the tokens it is said of: their texts change, not their order. Dashes are not counted:
  /// `3-6...` becomes `3-6-...`. Nor is what the layout answers.
  private static func places(of all: [Diagnostic], in parsed: Parsed) -> [String] {
    let diagnostics = all.filter { !$0.problem.isAnsweredByTheLayout }
    guard !diagnostics.isEmpty else { return [] }
    let tokens = LaidToken.all(of: parsed.tree, marks: TreeMarks(parsed.tree))
      .filter { $0.text != "-" }.map(\.start)
    func token(at offset: UInt32) -> Int { tokens.count { $0 < Int(offset) } }
    return diagnostics.map { "\($0.problem.code) \(token(at: $0.span.start))-\(token(at: $0.span.end))" }
  }

  /// In lower case with single spaces: keywords are written like this, and names are found in any case and with any space.
  private static func lines(of tree: PlanTree) -> [String] {
    TreeDump.lines(of: tree).map { line in
      let words = line.lowercased().unicodeScalars.split { scalar in
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
      }
      return line.prefix { $0 == " " } + words.map { String($0) }.joined(separator: " ")
    }
  }

  private static func sessions(of plan: Plan) -> [Session?] {
    plan.declarations.map { compile($0, of: plan, athlete: Athlete()).session }
  }
}
