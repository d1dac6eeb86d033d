/// The names in declarations, blocks and items, in the order in which they become visible.

extension ReferenceWalk {
  mutating func walk(_ session: SessionDeclaration, at span: Span) {
    if let title = session.title { _ = define(title, .session, whole: span) }
    for expression in [session.times, session.length].compactMap({ $0 }) { walk(expression) }
    walk(session.intensities)
    walk(session.attributes)
    walk(session.body)
  }

  mutating func walk(_ program: ProgramDeclaration, at span: Span) {
    if let title = program.title { _ = define(title, .program, whole: span) }
    for expression in [program.weeks, program.cycle].compactMap({ $0 }) { walk(expression) }
    walk(program.body)
  }

  /// What it says comes before its name, which is visible from there on.
  mutating func walk(_ binding: Let, as kind: ReferenceTable.Definition.Kind, at span: Span) {
    let meaning = kind == .state ? .value : meaning(of: binding)
    walk(binding.value, canBeExercise: meaning != .value)
    walk(binding.members)
    guard binding.name.span.end > binding.name.span.start else { return }
    _ = bind(
      binding.name, meaning == .exercises ? .exercises : kind, meaning, whole: span, isOnce: kind == .value)
  }

  /// What a `let` names, as the resolver reports it.
  private func meaning(of binding: Let) -> Bound.Meaning {
    guard binding.members.isEmpty else { return .exercises }
    switch binding.value.kind {
    case .call(let id) where tree.isPicked(tree[id]):
      let areExercises = tree[tree[id].arguments].dropFirst().allSatisfy { argument in
        guard case .name(let name) = argument.kind else { return false }
        return name.isQuoted || !isValue(key(name))
      }
      return areExercises ? .exercises : .value
    case .name:
      let name = Name(span: binding.value.span, isQuoted: false)
      if let bound = bound(key(name)) { return bound.meaning }
      return !isValue(key(name)) && isExercise(tree.string(name)) ? .exercises : .value
    case .quantity, .bodyweight, .call, .negated, .sum, .difference, .product, .quotient, .remainder, .share, .range,
      .missing:
      return .value
    }
  }

  private func isValue(_ word: String) -> Bool {
    if let bound = bound(word) { return bound.meaning != .exercises }
    return Plan.Reference(named: word) != nil
  }

  /// A template sees what is above it and its parameters, and not itself.
  mutating func walk(_ definition: Definition, at span: Span) {
    let known = definition.name.map { define($0, .template, whole: span) }
    var parameters: [String: Int] = [:]
    inBlock { walk in
      for parameter in walk.tree[definition.parameters] {
        if let value = parameter.value { walk.walk(value) }
        parameters[walk.key(parameter.name)] = walk.bind(
          parameter.name, .parameter, .either, whole: parameter.name.span)
      }
      walk.walk(definition.body)
    }
    if let name = definition.name, let known { bind(template: name, known, parameters: parameters) }
  }

  /// Rules belong to their block or its items, and see all that the block names.
  mutating func walk(_ body: Body) {
    inBlock { walk in
      for index in body.items.range { walk.walk(walk.tree.items[index]) }
      for index in body.items.range {
        guard case .rule(let id) = walk.tree.items[index].kind else { continue }
        let rule = walk.tree[id]
        if case .set(let number?) = rule.event { walk.walk(walk.tree[number]) }
        walk.walk(rule.body)
      }
    }
  }

  private mutating func walk(_ item: Item) {
    switch item.kind {
    case .exercise(let name, let sets):
      referToExercise(at: name)
      walk(sets)
    case .alternatives(let options): for option in tree[options] { walk(option) }
    case .levels(let names): for name in tree[names] { _ = define(name, .level, whole: name.span) }
    case .group(let id): walk(tree[id])
    case .rest(let rest): if let length = rest.length { walk(length) }
    case .breath(_, .lasting(let expression)), .breath(_, .count(let expression)): walk(expression)
    case .sit(_, let length): if let length { walk(length) }
    case .binding(let id): walk(tree[id], as: .value, at: item.span)
    case .state(let id): walk(tree[id], as: .state, at: item.span)
    case .call(let id): walkTemplateCall(tree[id])
    case .loop(let id): walk(tree[id])
    case .when(let id): walk(tree[id])
    case .pick(let id):
      walk(tree[id].selector)
      walk(tree[id].body)
    case .assignment(let id): walk(tree[id])
    case .definition(let id): walk(tree[id], at: item.span)
    case .session(let id): walk(tree[id], at: item.span)
    case .note, .breath(_, .open), .rule, .missing: break
    }
    walk(item.intensities)
    walk(item.attributes)
  }

  private mutating func walk(_ group: GroupItem) {
    for expression in [group.times, group.length, group.cap].compactMap({ $0 }) { walk(expression) }
    switch group.form {
    case .ladder(let rungs, _): for rung in tree[rungs] { walk(rung) }
    case .every(let intervals): for interval in tree[intervals] { walk(interval) }
    case .emom(let length), .amrap(let length), .breathing(let length): if let length { walk(length) }
    case .tabata(let on, let off): for id in [on, off].compactMap({ $0 }) { walk(tree[id]) }
    case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .choose, .anyOrder, .forTime,
      .meditation:
      break
    }
    walk(group.body)
  }

  private mutating func walkTemplateCall(_ call: Call) {
    let template = template(call.name)
    if let template { refer(to: template.definition, at: call.name, .call) }
    for argument in tree[call.arguments] {
      if let label = argument.label, let parameter = template?.parameters[key(label)] {
        refer(to: parameter, at: label, .read)
      }
      walk(argument)
    }
  }

  private mutating func walk(_ loop: Loop) {
    var meaning = Bound.Meaning.either
    switch loop.walk {
    case .range(let ends):
      let (low, high) = tree[ends]
      walk(low)
      walk(high)
      meaning = .value
    case .list(let members): walk(members)
    case .missing: break
    }
    inBlock { walk in
      if loop.name.span.end > loop.name.span.start {
        _ = walk.bind(loop.name, .turn, meaning, whole: loop.name.span)
      }
      walk.walk(loop.body)
    }
  }

  private mutating func walk(_ when: When) {
    for branch in tree[when.branches] {
      walk(branch.condition)
      walk(branch.body)
    }
    if let otherwise = when.otherwise { walk(otherwise) }
  }

  private mutating func walk(_ assignment: Assignment) {
    if case .name = assignment.target.kind {
      referToValue(at: assignment.target.span, .write)
    } else {
      walk(assignment.target)
    }
    if case .expression(let value) = assignment.value { walk(value) }
  }
}
