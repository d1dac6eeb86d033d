/// How a running session follows the sets that were done: the same sets, with new targets, loads and efforts.

import SessionModel

extension Plan {
  /// Whether a completed set may change what is still to come.
  public var hasLiveRules: Bool { readsSets || hasSetRules }

  var hasSetRules: Bool { rules.contains { if case .set = $0.event { true } else { false } } }

  /// The questions that its rules may ask, each once.
  public var questions: [RuleQuestion] {
    var questions: [RuleQuestion] = []
    func add(_ question: RuleQuestion) { if !questions.contains(question) { questions.append(question) } }
    func collect(_ statements: [Statement]) {
      for statement in statements {
        switch statement {
        case .ask(_, _, let question, _): add(question)
        case .when(let branches): for branch in branches { collect(branch.statements) }
        case .assign, .note: break
        }
      }
    }
    for condition in conditions { if case .fact(.ask(let text)) = condition.node { add(RuleQuestion(text)) } }
    for rule in rules { collect(rule.statements) }
    return questions
  }

}

/// The rules of a running session that follow its sets.
public struct LiveRules: Sendable {
  private let plan: Plan
  private let compiled: Compiled
  /// The blocks whose sets have no rules of their own.
  private let unruled: Set<Int>

  /// Nil if no set changes what is still to come.
  ///
  /// - Parameter compiled: the session before any of its sets.
  public init?(_ compiled: Compiled, of plan: Plan) {
    guard plan.hasLiveRules else { return nil }
    (self.plan, self.compiled) = (plan, compiled)
    let bindings = compiled.script.bindings.filter { $0.hasSetRules(in: plan) }
    let ruled = Set(bindings.flatMap { $0.lifts }.flatMap { compiled.script.lifts[$0].blocks })
    unruled = Set(compiled.script.lifts.flatMap { $0.blocks }).subtracting(ruled)
  }

  /// The updated prescriptions after the sets done so far.
  ///
  /// - Parameter session: the session as it is now, with its earlier revisions.
  public func revisions(after log: [LoggedSet], in session: Session) -> [Revision] {
    let next = planned(after: log) ?? compiled.replanned(after: log, of: plan).session
    return next.map { session.revisions(to: $0) } ?? []
  }

  /// The session as it is planned after the sets done so far; nil if they change nothing but its sets.
  public func planned(after log: [LoggedSet]) -> Session? {
    guard plan.isShapedBySets else { return nil }
    return compiled.shaped(after: log, of: plan).planned
  }

  /// What may change the shape of the session; nil if nothing does.
  package var shaping: ShapingRules? {
    guard plan.isShapedBySets else { return nil }
    return ShapingRules(
      follow: { plan.shapeReadsSets || !unruled.contains($0) }, planned: { planned(after: $0) })
  }

  /// The same where one set only ever follows another, as in a rehearsal: after most of them there is nothing to do.
  public func revisionsGoingOn(after log: [LoggedSet], in session: Session) -> [Revision] {
    guard let last = log.last, plan.readsSets || !unruled.contains(last.occurrence.block) else { return [] }
    return revisions(after: log, in: session)
  }
}

extension Session {
  /// The revisions that turn this session's sets into those of another compilation of it, which has the same sets.
  func revisions(to revised: Session) -> [Revision] {
    var planned: [Int: Work] = [:]
    for (id, work) in works where planned[id] == nil { planned[id] = work }
    return revised.works.compactMap { id, work in
      guard let before = planned[id], before.exercise == work.exercise, before.role == work.role else { return nil }
      var work = work
      // What the athlete entered for an earlier set stays.
      if case .asked(.some) = before.load, work.load.isOpen { work.load = before.load }
      let of = firstAddedID == nil || before.of == work.of ? nil : work.of
      let units = rules < .seventeenth || before.units == work.units ? nil : work.units ?? WrittenUnits()
      guard
        before.target != work.target || before.load != work.load || before.effort != work.effort
          || before.rampTo != work.rampTo || of != nil || units != nil
      else { return nil }
      return Revision(
        block: id, target: work.target, load: work.load, effort: work.effort, rampTo: work.rampTo, of: of,
        units: units)
    }
  }

  mutating func revise(_ revisions: [Revision]) {
    let wanted = revisions.byBlock
    changeWorks { id, work in
      if let revision = wanted[id] { work = work.revised(by: revision) }
    }
  }

  /// Changes its sets; each is passed with the id of its block.
  mutating func changeWorks(_ change: (Int, inout Work) -> Void) {
    func changed(_ blocks: [Block]) -> [Block] {
      blocks.map { block in
        var block = block
        switch block.content {
        case .step(.work(var work)):
          change(block.id, &work)
          block.content = .step(.work(work))
        case .step: break
        case .group(var group):
          group.blocks = changed(group.blocks)
          block.content = .group(group)
        }
        return block
      }
    }
    blocks = changed(blocks)
  }
}

extension [Revision] {
  /// The first revision of each block.
  var byBlock: [Int: Revision] {
    var found: [Int: Revision] = [:]
    for revision in self where found[revision.block] == nil { found[revision.block] = revision }
    return found
  }
}
