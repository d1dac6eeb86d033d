/// The names in values: expressions, conditions, sets, intensities and attributes.

extension PlanTree {
  /// Whether a call is one of `by`, which only the parser makes.
  func isPicked(_ call: Call) -> Bool { isCall(call, of: Keyword.by.word) }

  /// Whether it is one of `or`, with a value for each level, which only the parser makes, too.
  func isByLevel(_ call: Call) -> Bool { isCall(call, of: Keyword.or.word) }

  private func isCall(_ call: Call, of word: String) -> Bool {
    bytes(call.name.span).count == word.utf8.count && string(call.name).lowercased() == word
  }
}

extension ReferenceWalk {
  /// - Parameter canBeExercise: a name alone may be that of an exercise.
  mutating func walk(_ expression: Expression, canBeExercise: Bool = false) {
    // Operations nest to the left without bound, so that side is walked without recursion.
    var leftmost = expression
    while let operands = leftmost.kind.operands {
      let (left, right) = tree[operands]
      walk(right)
      leftmost = left
    }
    switch leftmost.kind {
    case .name:
      if canBeExercise {
        referToEither(at: Name(span: leftmost.span, isQuoted: false))
      } else {
        referToValue(at: leftmost.span)
      }
    case .call(let id): walkFunction(tree[id])
    case .negated(let id): walk(tree[id])
    case .quantity, .bodyweight, .sum, .difference, .product, .quotient, .remainder, .share, .range, .missing: break
    }
  }

  private mutating func walkFunction(_ call: Call) {
    let word = key(call.name)
    for argument in tree[call.arguments] {
      if case .name(let name) = argument.kind, isWord(key(name), of: word) { continue }
      walk(argument)
    }
  }

  /// Whether a word in parentheses is one of the language: `reps(last)`, `best(lift)`, `max(lift)`.
  private func isWord(_ word: String, of function: String) -> Bool {
    switch function {
    case "reps", "over", "time", "rpe", "lifted", "done", "missed": word == "last" || word == "all"
    case "best": word == "lift"
    case "max": word == "lift" && bound(word) == nil
    default: false
    }
  }

  mutating func walk(_ arguments: Nodes<CallArgument>) { for argument in tree[arguments] { walk(argument) } }

  mutating func walk(_ argument: CallArgument) {
    switch argument.kind {
    case .name(let name): referToEither(at: name)
    case .value(let expression): walk(expression)
    case .effort(let effort): walk(effort)
    case .block(let body): walk(body)
    }
  }

  private mutating func walk(_ effort: WrittenEffort) {
    switch effort {
    case .rpe(let number), .rir(let number), .zone(let number): walk(number)
    }
  }

  mutating func walk(_ condition: Condition) {
    switch condition.kind {
    case .comparison(_, let operands):
      let (left, right) = tree[operands]
      walk(left)
      walk(right)
    case .fact(let id):
      if case .name = tree[id].kind, ["done", "missed"].contains(tree.string(tree[id].span).lowercased()) { return }
      walk(tree[id])
    case .not(let inner): walk(tree[inner])
    case .and(let left, let right), .or(let left, let right):
      walk(tree[left])
      walk(tree[right])
    case .ask, .missing: break
    }
  }

  // MARK: Sets and what is said about them

  mutating func walk(_ sets: Nodes<SetEntry>) {
    for entry in tree[sets] {
      if let count = entry.sets { walk(count) }
      switch entry.target {
      case .amount(let amount), .atLeast(let amount), .total(let amount), .breaths(let amount): walk(amount)
      case .cluster(let small): for set in tree[small] { if let amount = set.amount { walk(amount) } }
      case .max, .maxOf, .caloriesOfRung, .missing: break
      }
      if let within = entry.within { walk(tree[within]) }
      if let intensity = entry.intensity { walk(tree[intensity]) }
    }
  }

  mutating func walk(_ intensities: Nodes<Intensity>) { for intensity in tree[intensities] { walk(intensity) } }

  private mutating func walk(_ intensity: Intensity) {
    switch intensity.kind {
    case .value(let value): walk(value)
    case .effort(let effort): walk(effort)
    case .each(let operands):
      let (count, load) = tree[operands]
      walk(count)
      walk(load)
    case .ask(let suggestion): if let suggestion { walk(tree[suggestion]) }
    case .ramp(let ends):
      walk(tree[ends].from)
      walk(tree[ends].to)
    case .alternatives(let options): for option in tree[options] { walk(option.intensity) }
    case .missing: break
    }
  }

  mutating func walk(_ attributes: Nodes<Attribute>) {
    for attribute in tree[attributes] {
      switch attribute.kind {
      case .rest(let rest), .between(let rest): if let length = rest.length { walk(length) }
      case .every(let list), .height(let list): for expression in tree[list] { walk(expression) }
      case .drop(let sets):
        for set in tree[sets] {
          for number in [set.amount, set.count].compactMap({ $0 }) { walk(number) }
          walk(set.load)
        }
      case .cadence(let value, let end):
        walk(value)
        if let end { walk(end) }
      case .hold(let value), .pause(let value), .rpe(let value), .rir(let value), .bell(let value), .incline(let value),
        .resistance(let value):
        walk(value)
      case .warmup(let id):
        walk(tree[id].entries)
        walk(tree[id].closing)
      case .progress(let id): walk(tree[id])
      case .label(let text): referToLabel(text)
      case .tempo, .side, .note, .cue, .say, .optional: break
      }
    }
  }

  private mutating func walk(_ progress: Progress) {
    switch progress.gain {
    case .change(let change, let last, let then):
      walk(change)
      for id in [last, then].compactMap({ $0 }) { walk(tree[id]) }
    case .reps(let last, let then):
      if let last { walk(tree[last]) }
      walk(then)
    case .max(let change): walk(change)
    case .missing: break
    }
    if let condition = progress.condition { walk(condition) }
    if let loss = progress.loss {
      walk(loss.change)
      if let misses = loss.misses { walk(tree[misses]) }
    }
  }
}
