/// Calls in expressions: functions of values, maxes of lifts, and readings of what was done.

import SessionModel

extension Resolver {
  mutating func lowerCall(_ call: Call, at span: Span) -> Lowered {
    let word = key(call.name)
    if word == "max", isInRule, isTheLift(call) { return lower(.ownMax, at: span) }
    if word == "max", let picked = onlyPick(call) { return pickedMax(picked, at: span) }
    if word == "max", let lift = onlyLift(call) { return lower(.max(lift), at: span) }
    if let function = Plan.Function(rawValue: word) { return lower(function, call, at: span) }
    switch word {
    case "reps": return lowerReading(word, call, at: span) { .reps($0) }
    case "over": return lowerReading(word, call, at: span) { .over($0) }
    case "time": return lowerReading(word, call, at: span) { .time($0) }
    case "rpe": return lowerReading(word, call, at: span) { .rpe($0) }
    case "lifted": return lowerReading(word, call, at: span, isRuleOnly: false) { .lifted($0) }
    case "best":
      guard let best = best(call) else { return invalid(.whichSets(word), at: span) }
      noteReadSets()
      return lower(best, at: span)
    case "done", "missed": return invalid(.conditionAsValue(word), at: span)
    case _ where names.templates[word] != nil: return invalid(.templateAsValue(word), at: span)
    default: return reportUnknownFunction(word, at: call.name.span)
    }
  }

  private mutating func invalid(_ problem: MeaningProblem, at span: Span) -> Lowered {
    report(problem, at: span)
    return .invalid
  }

  private mutating func invalid(_ problem: ScriptProblem, at span: Span) -> Lowered {
    report(problem, at: span)
    return .invalid
  }

  private mutating func reportUnknownFunction(_ word: String, at span: Span) -> Lowered {
    let known = PlanFunction.all.filter { $0.place != .word }.map { $0.name }
    report(.meaning(.unknownFunction(word)), at: span, suggesting: nearestWord(to: word, among: known))
    return .invalid
  }

  /// The exercise in the parentheses of `max(squat)`; nil if they contain values.
  private mutating func onlyLift(_ call: Call) -> Plan.ExerciseID? {
    guard call.arguments.count == 1, let argument = tree[call.arguments].first, case .name(let name) = argument.kind
    else { return nil }
    let word = key(name)
    if names.exercises[word] == nil && !name.isQuoted && isValue(word) { return nil }
    return exercise(name)
  }

  /// `max(main)` where a number picks the exercise.
  private func onlyPick(_ call: Call) -> PickedExercises? {
    guard call.arguments.count == 1, case .name(let name) = tree[call.arguments].first?.kind else { return nil }
    return names.picks[key(name)]
  }

  /// `max(lift)` in a rule, `best(lift)`.
  private func isTheLift(_ call: Call) -> Bool {
    guard call.arguments.count == 1, let argument = tree[call.arguments].first, case .name(let name) = argument.kind
    else { return false }
    return key(name) == "lift" && names.exercises["lift"] == nil && scope["lift"] == nil
  }

  /// `best(lift)`, `best(squat)`; nil for anything else, such as `best(last)`.
  private mutating func best(_ call: Call) -> Plan.Reference? {
    if isTheLift(call) { return .performed(.best) }
    guard onlyPick(call) == nil, case .name(let name) = tree[call.arguments].first?.kind, key(name) != "last",
      key(name) != "all"
    else { return nil }
    return onlyLift(call).map { .best($0) }
  }

  private mutating func lowerReading(
    _ word: String, _ call: Call, at span: Span, isRuleOnly: Bool = true, _ reading: (Plan.Which) -> Plan.Reading
  ) -> Lowered {
    guard isInRule || !isRuleOnly else { return invalid(.onlyInARule(word), at: span) }
    guard let which = which(call, at: span) else { return .invalid }
    noteReadSets()
    if case .rpe = reading(which), plan.rulesVersion >= .second { plan.readsRPE = true }
    return lower(.performed(reading(which)), at: span)
  }

  /// Outside of rules, the session follows what is read.
  private mutating func noteReadSets() {
    if !isInRule { (plan.readsSets, plan.shapeReadsSets) = (true, true) }
  }

  private mutating func lower(_ function: Plan.Function, _ call: Call, at span: Span) -> Lowered {
    var arguments: [Lowered] = []
    var spans: [Span] = []
    for argument in tree[call.arguments] {
      switch argument.kind {
      case .value(let expression): arguments.append(lower(expression))
      case .name(let name):
        if let members = values(ofList: name) {
          arguments += members
          spans += members.dropFirst().map { _ in argument.span }
        } else {
          arguments.append(lower(Expression(span: name.span, kind: .name)))
        }
      case .effort, .block: return invalid(.argumentsDoNotFit(function.rawValue), at: argument.span)
      }
      spans.append(argument.span)
    }
    let dimensions = arguments.compactMap { $0.evaluated.dimension }
    guard dimensions.count == arguments.count else { return .invalid }
    guard function.takes(dimensions), let result = dimensions.first else {
      return invalid(.argumentsDoNotFit(function.rawValue), at: span)
    }
    let known = arguments.compactMap { if case .known(let quantity) = $0.evaluated { quantity } else { nil } }
    if known.count == arguments.count {
      do {
        guard let value = try function.value(of: known) else {
          return invalid(.argumentsDoNotFit(function.rawValue), at: span)
        }
        return Lowered(evaluated: .known(value), origin: function.origin(of: arguments.map { $0.origin }))
      } catch {
        return invalid(error == .divisionByZero ? .divisionByZero : .numberTooLarge, at: span)
      }
    }
    var operands: [Plan.ExpressionID] = []
    for (argument, span) in zip(arguments, spans) { operands.append(expression(argument, at: span)) }
    return Lowered(
      evaluated: .unknown(Evaluated.Unknown(dimension: result, sum: nil)),
      id: append(.function(function, operands), span))
  }
}

extension Plan.Function {
  /// How its result came about: what a plan rounds itself counts as written.
  fileprivate func origin(of arguments: [Plan.Origin]) -> Plan.Origin {
    switch self {
    case .round, .floor, .ceiling: .written
    case .max, .min: arguments.contains(.computed) ? .computed : arguments.contains(.added) ? .added : .written
    case .sum: arguments.contains(.computed) ? .computed : .added
    case .e1rm: .computed
    }
  }

  /// Whether arguments of these dimensions fit.
  fileprivate func takes(_ dimensions: [Plan.Dimension]) -> Bool {
    switch self {
    case .max, .min, .sum: dimensions.count <= 32 && Set(dimensions).count == 1
    case .round, .floor, .ceiling: (1...2).contains(dimensions.count) && Set(dimensions).count == 1
    case .e1rm:
      (2...3).contains(dimensions.count) && dimensions[0] == .mass && dimensions[1] == .number
        && dimensions.dropFirst(2).allSatisfy { $0 == .number || $0 == .rpe }
    }
  }
}
