/// Workouts of a program that are called after weeks, although each comes on the next training day.

import SessionModel

extension Linter {
  mutating func lintPrograms() {
    for declaration in tree.declarations {
      guard case .program(let id) = declaration.kind, tree[id].days.count > 1 else { continue }
      let titles = tree[tree[id].body.items].compactMap { item -> Name? in
        guard case .session(let session) = item.kind else { return nil }
        return tree[session].title
      }
      let weeks = titles.filter { isWeek(tree.string($0)) }
      guard weeks.count > 1, weeks.count == titles.count, let first = weeks.first else { continue }
      report(.weeksAsTitles, at: first.span, hints: [.write("\(Keyword.by.word) \(Keyword.week.word) < …; … >")])
    }
  }

  /// `Week 3`, `Woche 3`
  private func isWeek(_ title: String) -> Bool {
    let words = title.lowercased().split(separator: " ")
    return words.count == 2 && (words[0] == "week" || words[0] == "woche") && words[1].allSatisfy { $0.isNumber }
  }
}
