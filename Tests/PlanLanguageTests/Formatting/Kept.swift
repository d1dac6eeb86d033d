/// What laying a plan out must keep: its tree, its comments, its meaning, and a second time itself.
import PlanLanguage
import SessionModel
import Testing

enum Kept {
  /// The layout; nil if the plan has errors.
  @discardableResult
  static func check(_ source: [UInt8], _ name: String) throws -> String? {
    let parsed = parse(source)
    guard let layout = format(parsed) else { return nil }
    let again = parse(Array(layout.utf8))
    let found = again.diagnostics.map(\.problem.code)
    guard found == parsed.diagnostics.map(\.problem.code) else {
      Issue.record("\(name) has new problems \(found):\n\(String(decoding: source, as: UTF8.self))\n--\n\(layout)")
      return layout
    }
    if lines(of: again.tree) != lines(of: parsed.tree) {
      let difference = lines(of: again.tree).difference(from: lines(of: parsed.tree))
      Issue.record("\(name) has another tree: \(difference)\n\(String(decoding: source, as: UTF8.self))\n--\n\(layout)")
    }
    if format(again) != layout { Issue.record("\(name) changes again:\n\(layout)\n--\n\(format(again) ?? "nil")") }
    if sessions(Array(layout.utf8)) != sessions(source) { Issue.record("\(name) means something else:\n\(layout)") }
    return layout
  }

  /// In small letters with single spaces: keywords are written so, and the names of values are found in any case.
  private static func lines(of tree: PlanTree) -> [String] {
    TreeDump.lines(of: tree).map { line in
      line.prefix { $0 == " " } + line.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  private static func sessions(_ source: [UInt8]) -> [Session?] {
    let plan = PlanLanguage.check(source).plan
    return plan.declarations.map { compile($0, of: plan, athlete: Athlete()).session }
  }
}
