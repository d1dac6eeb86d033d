/// A rule and a progression in words.

import PlanLanguage
import PlanWording

extension LanguageServer {
  /// For the head of a rule, and for the word `progress`.
  func ruleWords(at offset: Int, in document: Document) -> (words: String, span: Span)? {
    let (tree, language) = (document.analysis.tree, setting.language)
    for item in document.analysis.written.items where item.span.holds(offset) {
      if case .rule(let id) = item.kind, tree[id].head.holds(offset) {
        return (tree.words(of: tree[id]).said(in: language), tree[id].head)
      }
      for attribute in tree[item.attributes] {
        guard case .progress(let id) = attribute.kind, attribute.span.holds(offset) else { continue }
        // A number or a name in it explains itself.
        let word = Span(start: attribute.span.start, end: attribute.span.start + UInt32("progress".utf8.count))
        guard word.holds(offset) else { return nil }
        return (tree.words(of: tree[id]).map { $0.said(in: language) }.joined(separator: " "), attribute.span)
      }
    }
    return nil
  }
}

extension PlanTree {
  fileprivate func words(of rule: Rule) -> RuleText {
    let event: RuleText.Event =
      switch rule.event {
      case .set(nil): .eachSet
      case .set(let number?): .set(string(self[number].span))
      case .lift: .lift
      case .session: .session
      case .week: .week
      }
    return .rule(event, changes(in: rule.body))
  }

  private func changes(in body: Body) -> [RuleText] {
    self[body.items].compactMap { item in
      switch item.kind {
      case .assignment(let id): change(self[id])
      case .when(let id): choice(self[id])
      case .note(let text): .says(string(text))
      case .binding(let id): .becomes(string(self[id].name), string(self[id].value.span))
      case .exercise, .alternatives, .levels, .group, .rest, .breath, .sit, .call, .loop, .pick, .state, .rule,
        .definition, .session, .missing:
        nil
      }
    }
  }

  private func change(_ assignment: Assignment) -> RuleText {
    let name = string(assignment.target.span)
    switch (assignment.value, assignment.change) {
    case (.question(let text), _): return .asked(name, string(text))
    case (.expression(let value), .set): return .becomes(name, string(value.span))
    case (.expression(let value), .add): return .grows(name, by: string(value.span))
    case (.expression(let value), .subtract): return .falls(name, by: string(value.span))
    }
  }

  private func choice(_ when: When) -> RuleText {
    let branches = self[when.branches].map { branch in
      RuleText.Branch(condition: string(branch.condition.span), changes: changes(in: branch.body))
    }
    return .choice(branches, otherwise: when.otherwise.map { changes(in: $0) } ?? [])
  }

  /// A change with its sign; a plus is not part of its number.
  private func signed(_ change: Expression) -> String {
    let written = string(change.span)
    return written.hasPrefix("-") || written.hasPrefix("+") ? written : "+" + written
  }

  fileprivate func words(of progress: Progress) -> [RuleText] {
    let condition = progress.condition.map { string($0.span) }
    var words: [RuleText] = []
    switch progress.gain {
    case .change(let change, let last, let then):
      words.append(
        .gains(
          signed(change), upTo: last.map { string(self[$0].span) }, then: then.map { signed(self[$0]) },
          when: condition))
    case .reps(let last, let then):
      words.append(.gainsReps(upTo: last.map { string(self[$0].span) }, then: signed(then), when: condition))
    case .max(let change): words.append(.gainsMax(signed(change), when: condition))
    case .missing: break
    }
    if let loss = progress.loss {
      words.append(.loses(signed(loss.change), misses: loss.misses.map { string(self[$0].span) } ?? "1"))
    }
    return words
  }
}
