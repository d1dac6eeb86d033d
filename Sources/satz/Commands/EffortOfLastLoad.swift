/// To whom an effort belongs that was said at the end: `squat 5 @ 100kg, 1 @ 120kg rpe 9` was hard only in its last set,
/// while in a plan every set has it.

import PlanLanguage
import SessionModel

enum EffortOfLastLoad {
  /// The text with an item for each entry that has a load of its own, so that each can have an effort of its own, too;
  /// nil if there is no such item, or a group that such a change could tear apart.
  static func attempt(_ text: String) -> String? {
    guard !text.contains(where: { "<>\"'(/".contains($0) }) else { return nil }
    var isChanged = false
    let items = text.split(omittingEmptySubsequences: false) { $0 == ";" || $0.isNewline }.map { item -> String in
      guard let entries = entries(of: String(item)) else { return String(item) }
      isChanged = true
      return entries.joined(separator: "; ")
    }
    return isChanged ? items.joined(separator: "; ") : nil
  }

  /// `squat 5 @ 100kg` and `squat 3 @ 110kg rpe 9` of `squat 5 @ 100kg, 3 @ 110kg rpe 9`.
  private static func entries(of item: String) -> [String]? {
    let parts = item.split(separator: ",").map { String($0).trimmingBlanks() }
    guard parts.count > 1, parts.allSatisfy({ $0.count(where: { $0 == "@" }) == 1 }),
      parts.dropFirst().allSatisfy({ $0.first?.isNumber == true }), parts.contains(where: hasEffort)
    else { return nil }
    let name = parts[0].split(whereSeparator: \.isWhitespace).prefix { $0.first?.isNumber != true }
    guard !name.isEmpty else { return nil }
    return [parts[0]] + parts.dropFirst().map { name.joined(separator: " ") + " " + $0 }
  }

  private static func hasEffort(_ part: String) -> Bool {
    part.split(whereSeparator: \.isWhitespace).contains { PerformanceText.startsWithEffort($0) }
  }
}

extension Block {
  /// Where the sets of an item have several loads and one effort, only those with the last load have it.
  var withEffortOnLastLoad: Block {
    guard case .group(var group) = content else { return self }
    group.blocks = group.blocks.map(\.withEffortOnLastLoad)
    if group.form == .exercise {
      let sets = group.blocks.compactMap(\.workSet)
      let isOfAll = Set(sets.map(\.effort)).count == 1 && sets.first?.effort?.isPerceived == true
      if isOfAll, let last = sets.last?.load, let final = sets.lastIndex(where: { $0.load != last }) {
        var count = 0
        group.blocks = group.blocks.map { block in
          guard var work = block.workSet else { return block }
          if count <= final { work.effort = nil }
          count += 1
          return Block(id: block.id, .step(.work(work)))
        }
      }
    }
    return Block(id: id, .group(group))
  }

  /// Nil for warm-ups and drops.
  private var workSet: Work? {
    if case .step(.work(let work)) = content, work.role == .work { work } else { nil }
  }
}
