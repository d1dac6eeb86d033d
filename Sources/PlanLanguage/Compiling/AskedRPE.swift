/// Which sets are asked for their RPE: those that a rule of the plan reads.

import SessionModel

extension Session {
  /// Marks the sets whose RPE a rule reads, so that the athlete is asked for it.
  mutating func askForRPE(readBy plan: Plan, _ script: SessionScript, program: Int?) {
    let asked = script.setsReadForRPE(of: plan, program: program)
    guard !asked.isEmpty else { return }
    changeWorks { id, work in
      if asked.contains(id) { work.asksRPE = true }
    }
  }
}

extension SessionScript {
  /// The ids of their blocks. `last` is the last set of what the rule is about; with rounds, the last set in each
  /// round.
  fileprivate func setsReadForRPE(of plan: Plan, program: Int?) -> Set<Int> {
    var asked: Set<Int> = []
    func ask(_ which: [Plan.Which], of blocks: [Int]) {
      for reading in which {
        switch reading {
        case .all: asked.formUnion(blocks)
        case .last: if let last = blocks.last { asked.insert(last) }
        case .number(let number):
          let isOfOneBlock = number > 0 && number <= WideInt(blocks.count)
          asked.formUnion(isOfOneBlock ? [blocks[Int(number) - 1]] : blocks)
        }
      }
    }
    for binding in bindings {
      let blocks = lifts[binding.lifts].flatMap { $0.blocks }
      for index in binding.rules { ask(plan.readingsOfRPE(in: plan.rules[Int(index)]), of: blocks) }
    }
    for lift in lifts {
      guard let place = lift.progression, let condition = plan.progressions[Int(place)].condition else { continue }
      ask(plan.readingsOfRPE(in: condition), of: lift.blocks)
    }
    let all = lifts.flatMap { $0.blocks }
    for index in program.map({ plan.programs[$0].rules }) ?? 0..<0 {
      ask(plan.readingsOfRPE(in: plan.rules[Int(index)]), of: all)
    }
    return asked
  }
}

extension Plan {
  /// After a set, its own RPE is `last`.
  fileprivate func readingsOfRPE(in rule: Rule) -> [Which] {
    var which: [Which] = []
    collect(rule.statements, &which)
    guard case .set(let number) = rule.event else { return which }
    return which.map { $0 == .last ? number.map { .number($0) } ?? .all : $0 }
  }

  fileprivate func readingsOfRPE(in condition: ConditionID) -> [Which] {
    var which: [Which] = []
    collect(condition, &which)
    return which
  }

  private func collect(_ statements: [Statement], _ which: inout [Which]) {
    for statement in statements {
      switch statement {
      case .assign(_, _, let value, _): collect(value, &which)
      case .note, .ask: break
      case .when(let branches):
        for branch in branches {
          if let condition = branch.condition { collect(condition, &which) }
          collect(branch.statements, &which)
        }
      }
    }
  }

  private func collect(_ id: ConditionID, _ which: inout [Which]) {
    switch conditions[Int(id.index)].node {
    case .comparison(_, let left, let right, let upper):
      for side in [left, right] { collect(side, &which) }
      if let upper { collect(upper, &which) }
    case .not(let inner): collect(inner, &which)
    case .and(let one, let two), .or(let one, let two):
      collect(one, &which)
      collect(two, &which)
    case .fact, .invalid: break
    }
  }

  private func collect(_ id: ExpressionID, _ which: inout [Which]) {
    for case .performed(.rpe(let read)) in references(in: id) { which.append(read) }
  }
}
