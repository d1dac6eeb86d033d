/// Names that do not mean a single value: lists, exercises and blocks, by `let`, as arguments and in loops.

import SessionModel

/// The names visible in a template's body or in one turn of a loop.
struct Environment {
  var values: NameTable<Plan.LetID>
  var names: Names

  /// Binds a name to this, and to nothing else.
  mutating func bind(_ name: String, to meaning: Meaning) {
    values[name] = nil
    names.bind(name, to: nil)
    if case .value(let id) = meaning { values[name] = id } else { names.bind(name, to: meaning) }
  }
}

extension Names {
  /// Binds a name to something that is not a value; nil removes it.
  mutating func bind(_ name: String, to meaning: Meaning?) {
    exercises[name] = nil
    blocks[name] = nil
    lists[name] = nil
    picks[name] = nil
    ranges[name] = nil
    efforts[name] = nil
    switch meaning {
    case .exercise(let exercise): exercises[name] = exercise
    case .block(let block): blocks[name] = block
    case .list(let members): lists[name] = members
    case .picked(let picked): picks[name] = picked
    case .range(let range): ranges[name] = range
    case .effort(let effort): efforts[name] = effort
    case .value, nil: break
    }
  }
}

extension Resolver {
  /// What an argument stands for, at its place.
  mutating func meaning(of argument: CallArgument, named name: String) -> Meaning {
    switch argument.kind {
    case .block(let block):
      guard expand(block.items.count, at: argument.span) else { return .list([]) }
      return .block(
        BlockArgument(block: block, values: scope, names: names, file: file, exercises: listed(in: block)))
    case .value(let expression):
      if let range = writtenRange(expression) { return .range(range) }
      return .value(keep(expression, named: name))
    case .effort(let effort): return .effort(self.effort(effort))
    case .name(let written):
      let word = key(written)
      if let block = names.blocks[word] { return .block(block) }
      if let other = meaning(ofNamed: word) { return other }
      if !written.isQuoted, let effort = effort(inWord: word, at: written.span) { return effort }
      guard names.exercises[word] == nil, !written.isQuoted, isValue(word) else { return .exercise(exercise(written)) }
      return .value(keep(Expression(span: written.span, kind: .name), named: name))
    }
  }

  /// What a name means that is neither a value nor an exercise nor a block.
  private func meaning(ofNamed word: String) -> Meaning? {
    if let members = names.lists[word] { return .list(members) }
    if let picked = names.picks[word] { return .picked(picked) }
    if let range = names.ranges[word] { return .range(range) }
    return names.efforts[word].map { .effort($0) }
  }

  private mutating func keep(_ expression: Expression, named name: String) -> Plan.LetID {
    let units = writtenUnits(of: expression)
    return keep(lower(expression), named: name, units: units, at: expression.span)
  }

  /// The exercises in a block that are only names.
  private mutating func listed(in block: Body) -> [Plan.ExerciseID] {
    var exercises: [Plan.ExerciseID] = []
    for item in tree[block.items] {
      guard case .exercise(let name, let sets) = item.kind, sets.isEmpty else { continue }
      exercises.append(exercise(name))
    }
    return exercises
  }

  /// The exercises that something names, to which states belong.
  func exercises(of meaning: Meaning) -> [Plan.ExerciseID] {
    switch meaning {
    case .value, .range, .effort: []
    case .exercise(let exercise): [exercise]
    case .block(let block): block.exercises
    case .list(let members): members.flatMap { exercises(of: $0) }
    case .picked(let picked): picked.exercises
    }
  }

  // MARK: let

  /// What a `let` names that is not a value: a list, a range or an exercise; nil for a value.
  mutating func meaning(of binding: Let, named name: String) -> Meaning? {
    guard tree.hasLetsOfNames else { return nil }
    if binding.members.isEmpty, let range = writtenRange(binding.value) { return .range(range) }
    if case .call(let id) = binding.value.kind, isPicked(tree[id]) { return pickedMeaning(tree[id]) }
    if binding.members.isEmpty {
      guard case .name = binding.value.kind else { return nil }
      let written = Name(span: binding.value.span, isQuoted: false)
      let word = key(written)
      if let other = meaning(ofNamed: word) { return other }
      if let effort = effort(inWord: word, at: written.span) { return effort }
      guard names.exercises[word] != nil || !isValue(word) && library.find(tree.string(written)) != nil else {
        return nil
      }
      return .exercise(exercise(written))
    }
    var members: [Meaning] = []
    for argument in tree[binding.members] {
      let meaning = meaning(of: argument, named: name)
      // A list in a list is flattened.
      guard case .list(let inner) = meaning else {
        members.append(meaning)
        continue
      }
      guard expand(inner.count, at: argument.span) else { break }
      members += inner
    }
    if members.count == 1, tree[binding.members].count == 1 { return members[0] }
    return .list(members)
  }

  /// Binds a name to something that is not a value, visible from here on.
  mutating func bind(_ name: String, at span: Span, to meaning: Meaning) {
    bind(name, at: span, to: .invalid, valueSpan: span)
    names.bind(name, to: meaning)
  }

  /// A name that stands for something other than the single value or exercise that is needed.
  mutating func reportNotOne(_ name: String, at span: Span) -> Bool {
    guard !isInUnusedTemplate else { return false }
    if names.lists[name] != nil {
      report(.notOne(name, .list), at: span, hints: [.write("for move in \(name) < … >")])
    } else if names.exercises[name] != nil {
      report(.notOne(name, .exercise), at: span)
    } else if names.efforts[name] != nil {
      report(.notOne(name, .effort), at: span, hints: [.write("@ \(name)")])
    } else {
      return false
    }
    return true
  }

  /// The values of a list, for functions that take several; nil if the name is not one of such a list.
  mutating func values(ofList name: Name) -> [Lowered]? {
    guard let members = names.lists[key(name)] else { return nil }
    guard expand(members.count, at: name.span) else { return [] }
    var values: [Lowered] = []
    for member in members {
      guard case .value(let id) = member else { return nil }
      values.append(lower(id, at: name.span))
    }
    return values
  }
}
