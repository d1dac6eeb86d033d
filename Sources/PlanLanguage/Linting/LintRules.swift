/// Rules that multiply a load after every session, whatever was done in it.

extension Linter {
  /// `load = 105% of lifted(last)` below `squat 5 @ load`, without a condition.
  mutating func lintRule(_ rule: Rule, at index: Int) {
    for item in tree[rule.body.items] {
      guard case .assignment(let id) = item.kind, case .expression(let value) = tree[id].value,
        case .name = tree[id].target.kind, tree[id].change == .set, scalesLifted(value)
      else { continue }
      let name = tree.name(at: tree[id].target.span)
      guard isLoad(name, above: index) else { continue }
      report(.compoundsEverySession(name), at: value.span, hints: [.sayWhenDone])
    }
  }

  /// Whether the exercise just above a rule is done with the value of this name.
  private func isLoad(_ name: String, above rule: Int) -> Bool {
    for index in (0..<rule).reversed() {
      let item = tree.items[index]
      switch item.kind {
      case .rest, .note, .binding, .state, .rule, .assignment: continue
      case .exercise(_, let sets):
        let own = tree[sets].compactMap { $0.intensity.map { tree[$0] } }
        return (own + tree[item.intensities]).contains { intensity in
          guard case .value(let load) = intensity.kind, case .name = load.kind else { return false }
          return tree.name(at: load.span) == name
        }
      case .alternatives, .levels, .group, .breath, .sit, .call, .loop, .when, .pick, .definition, .session, .missing:
        return false
      }
    }
    return false
  }

  /// Whether it is a multiple of what was lifted.
  private func scalesLifted(_ value: Expression) -> Bool {
    switch value.kind {
    case .share(let operands), .product(let operands), .quotient(let operands):
      return isLifted(tree[operands].left) || isLifted(tree[operands].right)
    case .sum(let operands), .difference(let operands):
      return scalesLifted(tree[operands].left) || scalesLifted(tree[operands].right)
    case .call(let id): return tree[tree[id].arguments].contains { $0.value.map { scalesLifted($0) } ?? false }
    case .quantity, .bodyweight, .name, .negated, .remainder, .range, .missing: return false
    }
  }

  /// `lifted(1)`, `best(squat)`
  func isLifted(_ value: Expression) -> Bool {
    guard case .call(let id) = value.kind else { return false }
    return ["lifted", "best"].contains(tree.name(at: tree[id].name.span))
  }
}

extension CallArgument {
  var value: Expression? { if case .value(let value) = kind { value } else { nil } }
}
