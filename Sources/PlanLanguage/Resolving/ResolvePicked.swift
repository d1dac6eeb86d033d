/// `by week 1, 3, 3, 4`: a value, or an exercise, picked by a number.

import SessionModel

extension Resolver {
  /// Whether a call is one of `by`, which only the parser makes.
  func isPicked(_ call: Call) -> Bool { tree.isPicked(call) }

  mutating func lowerPicked(_ call: Call, at span: Span) -> Lowered {
    let arguments = tree[call.arguments]
    guard let selector = selector(of: call) else { return .invalid }
    var members: [Lowered] = []
    var spans: [Span] = []
    for argument in arguments.dropFirst() {
      switch argument.kind {
      case .value(let expression): members.append(lower(expression))
      case .name(let name): members.append(lower(Expression(span: name.span, kind: .name)))
      case .effort, .block: continue
      }
      spans.append(argument.span)
    }
    guard let first = commonDimension(of: members, spans, at: span) else { return .invalid }
    if case .known(let number) = selector.evaluated { return members[plan.place(number, among: members.count)] }
    return pick(by: expression(selector, at: arguments.first?.span ?? span), members, spans, first, at: span)
  }

  /// `60s or 90s`: the value of the athlete's level. Fewer values than levels are fine: the last one counts for the rest.
  mutating func lowerByLevel(_ call: Call, at span: Span) -> Lowered {
    let arguments = tree[call.arguments]
    noteAlternatives(arguments.count, at: span)
    var members: [Lowered] = []
    for argument in arguments {
      guard case .value(let expression) = argument.kind else { continue }
      members.append(lower(expression))
    }
    let spans = arguments.map { $0.span }
    guard let first = commonDimension(of: members, spans, at: span) else { return .invalid }
    let last = append(.constant(Plan.Quantity(WideInt(members.count), .number)), span)
    let level = append(.reference(.level), span)
    return pick(by: append(.function(.min, [level, last]), span), members, spans, first, at: span)
  }

  /// Nil for a mistake, which has been reported.
  private mutating func commonDimension(of members: [Lowered], _ spans: [Span], at span: Span) -> Plan.Dimension? {
    let dimensions = members.compactMap { $0.evaluated.dimension }
    guard dimensions.count == members.count, let first = dimensions.first else { return nil }
    if let other = dimensions.firstIndex(where: { $0 != first }) {
      report(
        .argumentsDoNotFit("by"), at: span,
        labels: [
          Diagnostic.Label(.isA(first), at: spans[0]), Diagnostic.Label(.isA(dimensions[other]), at: spans[other]),
        ]
      )
      return nil
    }
    return first
  }

  private mutating func pick(
    by selector: Plan.ExpressionID, _ members: [Lowered], _ spans: [Span], _ dimension: Plan.Dimension, at span: Span
  ) -> Lowered {
    var operands: [Plan.ExpressionID] = []
    for (member, span) in zip(members, spans) { operands.append(expression(member, at: span)) }
    return Lowered(
      evaluated: .unknown(Evaluated.Unknown(dimension: dimension, sum: nil)),
      id: append(.picked(by: selector, operands), span))
  }

  /// The number that it picks by; nil if it has a mistake, which has been reported.
  mutating func selector(of call: Call) -> Lowered? {
    guard case .value(let written) = tree[call.arguments].first?.kind else { return nil }
    return lower(written, as: .number, expected: .number)
  }

  // MARK: Exercises

  /// `by cycle squat, front squat`; nil if it picks a value.
  mutating func pickedMeaning(_ call: Call) -> Meaning? {
    var written: [Name] = []
    for argument in tree[call.arguments].dropFirst() {
      guard case .name(let name) = argument.kind, name.isQuoted || !isValue(key(name)) else { return nil }
      written.append(name)
    }
    guard let selector = selector(of: call), !written.isEmpty else { return nil }
    let exercises = written.map { exercise($0) }
    if case .known(let number) = selector.evaluated {
      return .exercise(exercises[plan.place(number, among: exercises.count)])
    }
    let by = expression(selector, at: tree[call.arguments].first?.span ?? call.name.span)
    return .picked(PickedExercises(selector: by, exercises: exercises))
  }

  /// What is read once for each exercise that a name may stand for; one of them is done.
  mutating func alternatives(
    _ picked: PickedExercises, named name: String, at span: Span,
    _ body: (inout Resolver) -> Extent
  ) -> Extent {
    let (outer, outerCopies) = (names, copies)
    let place = open(.pick(picked.selector), at: span)
    var extent = Extent()
    copies = (file, span)
    instances += 1
    for exercise in picked.exercises {
      guard expand(at: span) else { break }
      names.bind(name, to: .exercise(exercise))
      extent = extent.widened(to: part(at: span) { body(&$0) })
      names = outer
    }
    instances -= 1
    copies = outerCopies
    close(place)
    return extent
  }

  /// The max of whichever exercise is picked.
  mutating func pickedMax(_ picked: PickedExercises, at span: Span) -> Lowered {
    let maxes = picked.exercises.map { append(.reference(.max($0)), span) }
    return Lowered(
      evaluated: .unknown(Evaluated.Unknown(dimension: .mass, sum: nil)),
      id: append(.picked(by: picked.selector, maxes), span))
  }
}
