/// `no rest in between` below exercises of the same number of sets.

extension Composer {
  /// Makes a superset of those right above; a note if there are none, or a group says their order already.
  mutating func joinAbove(_ words: String, line: Int) {
    endPending()
    guard open.allSatisfy({ $0.group.isSection }), let joined = takeSetsAbove() else {
      return append(DraftItem(content: .note(words), lines: [line]))
    }
    var group = GroupDraft(head: .of(HeadDraft(kind: .superset, details: [])))
    group.items = joined
    for item in SettledGroup(group, lines: [line], isGuess: true).items { append(item) }
  }

  /// The exercises above in this block, if all of them have as many sets; nil, and nothing taken, for fewer than two.
  private mutating func takeSetsAbove() -> [DraftItem]? {
    let start = blockStart
    return changeItems { items in
      guard let count = items.last?.setCount, count > 1 else { return nil }
      let above = items[min(start, items.count)...].reversed().prefix { $0.setCount == count && $0.lacksRest }
      guard above.count > 1 else { return nil }
      let joined = Array(items.suffix(above.count))
      items.removeLast(above.count)
      return joined
    }
  }
}

extension DraftItem {
  /// The number of sets of an exercise that has one number of them.
  fileprivate var setCount: Int? {
    if case .exercise(let exercise) = content { exercise.commonCount } else { nil }
  }
}
