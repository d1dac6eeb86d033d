/// Runs the rules of one session: evaluates conditions, assigns states, and records each change with its reason.

import SessionModel

/// The state of the rules of one session.
struct RuleRun {
  let plan: Plan
  let script: SessionScript
  let log: [LoggedSet]
  let answers: [String: Bool]
  let turn: Turn
  private(set) var athlete: Athlete
  private(set) var state: ProgramState
  private(set) var settlement = Settlement()

  private let program: Plan.Program?
  /// How often each block occurs in the session's course.
  private let prescribed: [Int: Int]
  /// Which lift a block belongs to.
  private let lifts: [Int: Int]
  /// The sets of each lift that were done with the prescribed exercise.
  private let done: [[LoggedSet]]
  /// For each binding: its sets in the order in which they were done, and how many of them its set rules have seen.
  private var bound: [(sets: [LoggedSet], seen: Int)]
  private var sets = SetReading(sets: [], prescribed: 0)
  private var lift: Plan.ExerciseID?
  /// Set if the rule refers to one lift.
  private var onlyLift: Exercise?
  private var values: [Int32: Evaluated] = [:]

  init(_ compiled: Compiled, of plan: Plan, course: [CourseStep], log: [LoggedSet], answers: [String: Bool]) {
    self.plan = plan
    self.log = log
    self.answers = answers
    script = compiled.script
    turn = compiled.turn
    athlete = compiled.athlete
    state = compiled.state
    program = compiled.program.map { plan.programs[$0] }
    var counts: [Int: Int] = [:]
    for step in course { counts[step.occurrence.block, default: 0] += 1 }
    prescribed = counts
    var lifts: [Int: Int] = [:]
    for (index, lift) in compiled.script.lifts.enumerated() {
      for block in lift.blocks { lifts[block] = index }
    }
    self.lifts = lifts
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
      script.bindings[place].lifts.contains(lift) && hasSetRules(script.bindings[place])
    }
  }

  private mutating func bind(_ set: LoggedSet) {
    for index in bindings(of: set) { bound[index].sets.append(set) }
  }

  /// Reads what was done of one lift, and refers to it from now on.
  mutating func focus(on index: Int) -> SetReading {
    sets = reading(of: index..<index + 1)
    lift = script.lifts[index].exercise
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
    sets = SetReading(sets: [], prescribed: 0)
    bind(set)
    afterSet(set)
    return !settlement.changes.isEmpty
  }

  private mutating func afterSet(_ set: LoggedSet) {
    for place in bindings(of: set) {
      let binding = script.bindings[place]
      bound[place].seen += 1
      let count = bound[place].seen
      sets = SetReading(sets: bound[place].sets[..<count], prescribed: count)
      speak(of: binding)
      for index in binding.rules {
        let rule = plan.rules[Int(index)]
        guard case .set(let number) = rule.event, number == nil || number == WideInt(count) else { continue }
        execute(rule, .afterSet)
      }
    }
  }

  private func hasSetRules(_ binding: SessionScript.Binding) -> Bool {
    binding.rules.contains { if case .set = plan.rules[Int($0)].event { true } else { false } }
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
    sets = SetReading(sets: log[...], prescribed: log.count)
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
  func reading(of lifts: Range<Int>) -> SetReading {
    let sets = lifts.count == 1 ? done[lifts.lowerBound] : Array(done[lifts].joined())
    let blocks = script.lifts[lifts].lazy.flatMap { $0.blocks }
    return SetReading(sets: sets[...], prescribed: blocks.reduce(0) { $0 + (prescribed[$1] ?? 1) })
  }

  // MARK: Statements

  private mutating func execute(_ rule: Plan.Rule, _ cause: StateChange.Cause) {
    execute(rule.statements, cause, because: nil)
  }

  private mutating func execute(_ statements: [Plan.Statement], _ cause: StateChange.Cause, because condition: String?)
  {
    for statement in statements {
      switch statement {
      case .note(let text):
        let isOfLift = cause == .afterSet || cause == .afterLift
        settlement.notes.append(RuleNote(text: text, exercise: isOfLift ? onlyLift : nil))
      case .assign(let target, let change, let value, let span):
        assign(target, change, value, because: reason(cause, span, condition))
      case .when(let branches):
        for branch in branches {
          guard let asked = branch.condition else {
            execute(branch.statements, cause, because: condition)
            break
          }
          if holds(asked) {
            execute(branch.statements, cause, because: plan.conditions[Int(asked.index)].text)
            break
          }
        }
      }
    }
  }

  func reason(_ cause: StateChange.Cause, _ span: Span, _ condition: String? = nil) -> StateChange.Reason {
    StateChange.Reason(cause: cause, span: span, condition: condition, sets: sets.sets)
  }

  private mutating func assign(
    _ target: Plan.Statement.Target, _ change: Assignment.Change, _ value: Plan.ExpressionID,
    because reason: StateChange.Reason
  ) {
    guard let new = evaluate(value) else { return }
    let old = current(target)
    guard let result = try? changed(old, change, new) else { return }
    set(target, to: result, from: old, because: reason)
  }

  private func changed(
    _ old: Plan.Quantity?, _ change: Assignment.Change, _ value: Plan.Quantity
  ) throws(ArithmeticError) -> Plan.Quantity? {
    guard change != .set else { return value }
    guard let old else { return nil }
    // `load += 5%` adds five per cent of the load.
    let amount = value.dimension == .share && old.dimension != .share ? try value.multiplied(by: old) : value
    return change == .add ? try old.adding(amount) : try old.subtracting(amount)
  }

  private mutating func current(_ target: Plan.Statement.Target) -> Plan.Quantity? {
    switch target {
    case .state(let id): value(of: id)
    case .max(let exercise): quantity(.max(exercise))
    case .ownMax: quantity(.ownMax)
    }
  }

  private mutating func set(
    _ target: Plan.Statement.Target, to value: Plan.Quantity?, from old: Plan.Quantity?,
    because reason: StateChange.Reason
  ) {
    guard let value else { return }
    switch target {
    case .state(let id): fix(id, at: value, from: old, because: reason)
    case .max(let exercise): set(maxOf: exercise, to: value, from: old, because: reason)
    case .ownMax: if let lift { set(maxOf: lift, to: value, from: old, because: reason) }
    }
  }

  /// Gives a state a value of its own. Until then it follows the expression of its first value, so assigning a value
  /// that it happens to have is a change, too.
  private mutating func fix(
    _ id: Plan.StateID, at value: Plan.Quantity, from old: Plan.Quantity?, because reason: StateChange.Reason
  ) {
    let key = plan.states[Int(id.index)].key
    let isFixed = plan.rulesVersion < .second || state.values[key] != nil
    guard value != old || !isFixed else { return }
    state.values[key] = StateValue(value)
    record(.state(key), from: old, to: value, because: reason)
  }

  private mutating func set(
    maxOf exercise: Plan.ExerciseID, to value: Plan.Quantity, from old: Plan.Quantity?,
    because reason: StateChange.Reason
  ) {
    let key = plan.exercises[Int(exercise.index)].exercise.key
    guard value != old, value.rounded > 0 else { return }
    athlete.maxes[key] = Mass(grams: value.rounded)
    record(.max(of: key), from: old, to: value, because: reason)
  }

  /// Sets a stored value of a progression, which follows no other value.
  mutating func set(_ id: Plan.StateID, to value: Plan.Quantity, because reason: StateChange.Reason) {
    let old = self.value(of: id)
    guard old != value else { return }
    let key = plan.states[Int(id.index)].key
    state.values[key] = StateValue(value)
    record(.state(key), from: old, to: value, because: reason)
  }

  private mutating func record(
    _ target: StateChange.Target, from old: Plan.Quantity?, to new: Plan.Quantity, because reason: StateChange.Reason
  ) {
    values = [:]
    settlement.changes.append(
      StateChange(target: target, from: old.map { StateValue($0) }, to: StateValue(new), reason: reason))
  }

  // MARK: Values

  mutating func value(of id: Plan.StateID) -> Plan.Quantity? {
    let state = plan.states[Int(id.index)]
    return self.state.values[state.key]?.quantity ?? evaluate(state.first)
  }

  mutating func evaluate(_ id: Plan.ExpressionID) -> Plan.Quantity? {
    guard case .known(let quantity)? = try? evaluated(id) else { return nil }
    return quantity
  }

  private mutating func evaluated(_ id: Plan.ExpressionID) throws(ArithmeticError) -> Evaluated {
    var run = self
    defer { values = run.values }
    return try plan.evaluate(
      id, named: { (name) throws(ArithmeticError) in try run.named(name) }, reference: { run.quantity($0) })
  }

  /// The current value of a `let`: it may read a state that a rule has just changed.
  private mutating func named(_ id: Plan.LetID) throws(ArithmeticError) -> Evaluated {
    if let known = values[id.index] { return known }
    let value = try evaluated(plan.lets[Int(id.index)].value)
    values[id.index] = value
    return value
  }

  private mutating func quantity(_ reference: Plan.Reference) -> Plan.Quantity? {
    switch reference {
    case .performed(let reading): sets.value(reading)
    case .state(let id, _): value(of: id)
    case .turn(let reading): turn.quantity(reading)
    case .max, .ownMax, .trainingMax, .bodyweight, .ftp, .maxHeartRate:
      athlete.quantity(reference, lift: lift, of: plan)
    }
  }

  // MARK: Conditions

  mutating func holds(_ id: Plan.ConditionID) -> Bool {
    let plan = self.plan
    return plan.holds(id, value: { evaluate($0) }, fact: { isSo($0) })
  }

  private mutating func isSo(_ fact: Plan.Fact) -> Bool {
    switch fact {
    case .done(let which): return sets.isDone(which)
    case .missed(let which): return sets.isMissed(which)
    case .ask(let question):
      if let answer = answers[question] { return answer }
      if !settlement.questions.contains(question) { settlement.questions.append(question) }
      return false
    }
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

extension Turn {
  func quantity(_ reading: Plan.TurnReading) -> Plan.Quantity {
    switch reading {
    case .week: Plan.Quantity(WideInt(week), .number)
    case .day: Plan.Quantity(WideInt(day), .number)
    case .session: Plan.Quantity(WideInt(session), .number)
    case .cycle: Plan.Quantity(WideInt(cycle), .number)
    }
  }
}
