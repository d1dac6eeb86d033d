/// Runs the rules of one session: which of them follow which event, and the sets that they look at.

import SessionModel

/// The state of the rules of one session.
struct RuleRun {
  let plan: Plan
  let script: SessionScript
  let log: [LoggedSet]
  let answers: [RuleQuestion: RuleAnswer]
  let turn: Turn
  var athlete: Athlete
  var state: ProgramState
  var settlement = Settlement()

  private let program: Plan.Program?
  /// How often each block occurs in the session's course.
  private let prescribed: [Int: Int]
  /// Which lift a block belongs to.
  private let lifts: [Int: Int]
  /// The sets of each lift that were done with the prescribed exercise.
  private let done: [[LoggedSet]]
  /// For each binding: its sets in the order in which they were done, and how many of them its set rules have seen.
  private var bound: [(sets: [LoggedSet], seen: Int)]
  /// What the running rule looks at.
  private(set) var sets: SetReading
  private(set) var lift: Plan.ExerciseID?
  /// Set if the rule refers to one lift.
  private(set) var onlyLift: Exercise?
  /// The condition that it is deciding, as written in the plan.
  var undecided: String?
  /// The values of its `let`s, as far as they are computed.
  var values: [Int32: Evaluated] = [:]

  /// - Parameter prescribed: how often each block occurs; rules of sets do not read it.
  init(
    _ compiled: Compiled, of plan: Plan, prescribed: [Int: Int] = [:], log: [LoggedSet] = [],
    answers: [RuleQuestion: RuleAnswer] = [:]
  ) {
    self.plan = plan
    self.log = log
    self.answers = answers
    script = compiled.script
    turn = compiled.turn
    athlete = compiled.athlete
    state = compiled.state
    program = compiled.program.map { plan.programs[$0] }
    self.prescribed = prescribed
    var lifts: [Int: Int] = [:]
    for (index, lift) in compiled.script.lifts.enumerated() {
      for block in lift.blocks { lifts[block] = index }
    }
    self.lifts = lifts
    sets = SetReading(sets: [], prescribed: 0, rules: plan.rulesVersion)
    bound = compiled.script.bindings.map { _ in ([], 0) }
    var done: [[LoggedSet]] = Array(repeating: [], count: compiled.script.lifts.count)
    for set in log {
      guard let lift = RuleRun.lift(of: set, among: lifts, in: compiled.script, of: plan) else { continue }
      done[lift].append(set)
    }
    self.done = done
    for set in log { bind(set) }
  }

  private static func lift(
    of set: LoggedSet, among lifts: [Int: Int], in script: SessionScript, of plan: Plan
  ) -> Int? {
    guard let lift = lifts[set.occurrence.block] else { return nil }
    let exercise = plan.exercises[Int(script.lifts[lift].exercise.index)].exercise
    return set.work.exercise.key == exercise.key ? lift : nil
  }

  /// The bindings with set rules that refer to this one.
  private func bindings(of set: LoggedSet) -> [Int] {
    guard let lift = RuleRun.lift(of: set, among: lifts, in: script, of: plan) else { return [] }
    return script.bindings.indices.filter { place in
      script.bindings[place].lifts.contains(lift) && script.bindings[place].hasSetRules(in: plan)
    }
  }

  private mutating func bind(_ set: LoggedSet) {
    for index in bindings(of: set) { bound[index].sets.append(set) }
  }

  /// Reads what was done of a lift in these places, and refers to it from now on.
  mutating func focus(on lifts: [Int]) -> SetReading {
    sets = reading(of: lifts)
    lift = lifts.first.map { script.lifts[$0].exercise }
    return sets
  }

  // MARK: Events

  /// Runs the rules of sets, after each set that was done.
  mutating func afterSets() {
    for set in log { afterSet(set) }
  }

  /// Runs the rules of sets, after one more set that is not in the log.
  ///
  /// - Returns: Whether they changed anything.
  mutating func afterOneMore(_ set: LoggedSet) -> Bool {
    settlement = Settlement()
    sets = SetReading(sets: [], prescribed: 0, rules: plan.rulesVersion)
    bind(set)
    afterSet(set)
    return !settlement.changes.isEmpty
  }

  private mutating func afterSet(_ set: LoggedSet) {
    for place in bindings(of: set) {
      let binding = script.bindings[place]
      bound[place].seen += 1
      let count = bound[place].seen
      sets = SetReading(sets: bound[place].sets[..<count], prescribed: count, rules: plan.rulesVersion)
      speak(of: binding)
      for index in binding.rules {
        let rule = plan.rules[Int(index)]
        guard case .set(let number) = rule.event, number == nil || number == WideInt(count) else { continue }
        execute(rule, .afterSet)
      }
    }
  }

  /// The rules of one event: first those of the session's items in their order, then the program's.
  mutating func after(_ isMeant: (Plan.Rule.Event) -> Bool) {
    for binding in script.bindings {
      sets = reading(of: binding.lifts)
      speak(of: binding)
      for index in binding.rules where isMeant(plan.rules[Int(index)].event) {
        let rule = plan.rules[Int(index)]
        // A lift that was not begun is neither done nor missed.
        if rule.event == .lift, sets.sets.isEmpty { continue }
        execute(rule, rule.event.cause)
      }
    }
    guard let program else { return }
    sets = SetReading(sets: log[...], prescribed: log.count, rules: plan.rulesVersion)
    (lift, onlyLift) = (nil, nil)
    for index in program.rules where isMeant(plan.rules[Int(index)].event) {
      let rule = plan.rules[Int(index)]
      execute(rule, rule.event.cause)
    }
  }

  private mutating func speak(of binding: SessionScript.Binding) {
    lift = script.lifts[binding.lifts].first?.exercise
    let exercises = Set(script.lifts[binding.lifts].map { $0.exercise })
    onlyLift = exercises.count == 1 ? lift.map { plan.exercises[Int($0.index)].exercise } : nil
  }

  /// What was done of some lifts, and how much was prescribed.
  func reading(of lifts: some Collection<Int>) -> SetReading {
    let sets = lifts.flatMap { done[$0] }
    let blocks = lifts.lazy.flatMap { script.lifts[$0].blocks }
    return SetReading(
      sets: sets[...], prescribed: blocks.reduce(0) { $0 + (prescribed[$1] ?? 1) }, rules: plan.rulesVersion)
  }
}

extension Plan.Rule.Event {
  fileprivate var cause: StateChange.Cause {
    switch self {
    case .set: .afterSet
    case .lift: .afterLift
    case .session: .afterSession
    case .week: .afterWeek
    }
  }
}
