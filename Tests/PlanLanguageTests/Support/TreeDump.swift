/// The tree as text, one node per line, for golden files.
@testable import PlanLanguage

struct TreeDump {
  private let tree: PlanTree
  private var lines: [String] = []

  static func lines(of tree: PlanTree) -> [String] {
    var dump = TreeDump(tree: tree)
    for declaration in tree.declarations { dump.add(declaration) }
    for item in tree[tree.looseItems] { dump.add(item, 0) }
    for comment in tree.comments { dump.line(0, "comment \(tree.string(comment))") }
    return dump.lines
  }

  private init(tree: PlanTree) { self.tree = tree }

  private mutating func line(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private mutating func add(_ declaration: Declaration) {
    switch declaration.kind {
    case .binding(let id): line(0, "let " + text(tree[id]))
    case .session(let id): add(tree[id], 0)
    case .definition(let id): add(tree[id], 0)
    case .program(let id): add(tree[id])
    case .use(let path): line(0, "use \(tree.string(path))")
    case .exercise(let id):
      let exercise = tree[id]
      line(0, "exercise\(quoted(exercise.name))")
      for field in tree[exercise.fields] {
        line(1, "\(field.kind) \(tree[field.values].map { tree.string($0) }.joined(separator: ", "))")
      }
    }
  }

  private mutating func add(_ session: SessionDeclaration, _ depth: Int) {
    let optional = session.isOptional ? " optional" : ""
    line(
      depth,
      "\(session.kind)\(quoted(session.title))\(tags(session.tags))\(times(session.times))"
        + "\(session.length.map { " \(text($0))" } ?? "")\(optional)")
    addParts(session.intensities, session.attributes, depth + 1)
    add(session.body, depth + 1)
  }

  private mutating func add(_ program: ProgramDeclaration) {
    let days = tree[program.days].map { " \($0)" }.joined()
    let weeks = program.weeks.map { " weeks \(text($0))" } ?? ""
    let cycle = program.cycle.map { " cycle \(text($0))" } ?? ""
    line(0, "program\(quoted(program.title))\(tags(program.tags))\(days)\(weeks)\(cycle)")
    add(program.body, 1)
  }

  private mutating func add(_ definition: Definition, _ depth: Int) {
    let parameters = tree[definition.parameters].map { parameter in
      tree.string(parameter.name) + (parameter.value.map { " = " + text($0) } ?? "")
    }.joined(separator: ", ")
    line(depth, "def\(quoted(definition.name)) (\(parameters))")
    add(definition.body, depth + 1)
  }

  private mutating func add(_ block: Body, _ depth: Int) {
    for item in tree[block.items] { add(item, depth) }
  }

  private mutating func add(_ when: When, _ depth: Int) {
    for branch in tree[when.branches] {
      line(depth, "when \(text(branch.condition))")
      add(branch.body, depth + 1)
    }
    guard let otherwise = when.otherwise else { return }
    line(depth, "else")
    add(otherwise, depth + 1)
  }

  /// A call and the blocks among its arguments.
  private mutating func add(_ call: Call, _ depth: Int) {
    line(depth, "call \(text(call))")
    for argument in tree[call.arguments] {
      guard case .block(let block) = argument.kind else { continue }
      line(depth + 1, "block")
      add(block, depth + 2)
    }
  }

  private mutating func add(_ item: Item, _ depth: Int) {
    switch item.kind {
    case .exercise(let name, let sets):
      line(depth, "do \(tree.string(name))")
      for entry in tree[sets] { line(depth + 1, text(entry)) }
    case .alternatives(let options):
      line(depth, "one of")
      for option in tree[options] { add(option, depth + 1) }
    case .levels(let names): line(depth, "levels \(tree[names].map { tree.string($0) }.joined(separator: ", "))")
    case .group(let id):
      let group = tree[id]
      line(
        depth,
        "\(text(group.form))\(quoted(group.title))\(times(group.times))\(group.alternates ? " alternate" : "")"
          + (group.endsWithMiss ? " max" : "") + (group.goal.map { " goal \($0)" } ?? "")
          + (group.length.map { " length " + text($0) } ?? "")
          + (group.cap.map { " cap " + text($0) } ?? ""))
      addParts(item.intensities, item.attributes, depth + 1)
      add(group.body, depth + 1)
      return
    case .rest(let written): line(depth, text(written))
    case .note(let note): line(depth, "note \(tree.string(note))")
    case .breath(let movement, let length): line(depth, "\(movement) \(text(length))")
    case .sit(let posture, let length): line(depth, "\(posture)\(length.map { " " + text($0) } ?? "")")
    case .binding(let id): line(depth, "let " + text(tree[id]))
    case .call(let id): add(tree[id], depth)
    case .loop(let id):
      line(depth, "for \(tree.string(tree[id].name)) in \(text(tree[id].walk))")
      add(tree[id].body, depth + 1)
    case .when(let id): add(tree[id], depth)
    case .pick(let id):
      line(depth, "by \(text(tree[id].selector))")
      add(tree[id].body, depth + 1)
    case .state(let id): line(depth, "state " + text(tree[id]))
    case .rule(let id):
      line(depth, "after \(text(tree[id].event))")
      add(tree[id].body, depth + 1)
    case .assignment(let id):
      let assignment = tree[id]
      switch assignment.value {
      case .expression(let value): line(depth, "\(assignment.change) \(text(assignment.target)) \(text(value))")
      case .question(let asked):
        line(depth, "\(assignment.change) \(text(assignment.target)) ask \"\(tree.string(asked))\"")
      }
    case .definition(let id): add(tree[id], depth)
    case .session(let id): add(tree[id], depth)
    case .missing: line(depth, "missing")
    }
    addParts(item.intensities, item.attributes, depth + 1)
  }

  private mutating func addParts(_ intensities: Nodes<Intensity>, _ attributes: Nodes<Attribute>, _ depth: Int) {
    if !intensities.isEmpty { line(depth, tree[intensities].map(text).joined(separator: ", ")) }
    for attribute in tree[attributes] { line(depth, text(attribute.kind)) }
  }

  private func quoted(_ name: Name?) -> String { name.map { " \"\(tree.string($0))\"" } ?? "" }
  private func times(_ expression: Expression?) -> String { expression.map { " x\(text($0))" } ?? "" }
  private func text(_ binding: Let) -> String {
    let members = tree[binding.members].map(text).joined(separator: ", ")
    return "\(tree.string(binding.name)) = \(members.isEmpty ? text(binding.value) : "[\(members)]")"
  }
  private func tags(_ tags: Nodes<Name>) -> String { tree[tags].map { " #" + tree.string($0) }.joined() }

  private func text(_ call: Call) -> String {
    "\(tree.string(call.name))(\(tree[call.arguments].map(text).joined(separator: ", ")))"
  }

  private func text(_ argument: CallArgument) -> String {
    (argument.label.map { tree.string($0) + ": " } ?? "") + content(argument)
  }

  private func content(_ argument: CallArgument) -> String {
    switch argument.kind {
    case .name(let name): "'\(tree.string(name))'"
    case .value(let value): text(value)
    case .effort(let effort): text(effort)
    case .block: "< >"
    }
  }

  private func text(_ effort: WrittenEffort) -> String {
    switch effort {
    case .rpe(let value): "rpe \(text(value))"
    case .rir(let value): "rir \(text(value))"
    case .zone(let value): "zone \(text(value))"
    }
  }

  private func text(_ walk: Loop.Walk) -> String {
    switch walk {
    case .range(let operands): text(operands, "to")
    case .list(let arguments): tree[arguments].map(text).joined(separator: ", ")
    case .missing: "missing"
    }
  }

  private func text(_ condition: Condition) -> String {
    switch condition.kind {
    case .comparison(let comparison, let operands): text(operands, "\(comparison)")
    case .fact(let id): text(tree[id])
    case .ask(let question): "ask \(tree.string(question))"
    case .not(let id): "(not \(text(tree[id])))"
    case .and(let left, let right): "(\(text(tree[left])) and \(text(tree[right])))"
    case .or(let left, let right): "(\(text(tree[left])) or \(text(tree[right])))"
    case .missing: "missing"
    }
  }

  private func text(_ event: RuleEvent) -> String {
    switch event {
    case .set(let number): "set\(number.map { " " + text(tree[$0]) } ?? "")"
    case .lift, .session, .week: "\(event)"
    }
  }

  private func text(_ progress: Progress) -> String {
    var text =
      switch progress.gain {
      case .change(let change, let last, let then):
        self.text(change) + (last.map { " to " + self.text(tree[$0]) } ?? "")
          + (then.map { " then " + self.text(tree[$0]) } ?? "")
      case .reps(let last, let then):
        "reps" + (last.map { " to " + self.text(tree[$0]) } ?? "") + " then " + self.text(then)
      case .max(let change): "max " + self.text(change)
      case .missing: "missing"
      }
    if let condition = progress.condition { text += " when \(self.text(condition))" }
    guard let loss = progress.loss else { return text }
    return text + ", \(self.text(loss.change))" + (loss.misses.map { " after \(self.text(tree[$0]))" } ?? "")
  }

  private func text(_ length: BreathLength) -> String {
    switch length {
    case .lasting(let value): text(value)
    case .count(let value): text(value)
    case .open: "open"
    }
  }

  private func text(_ rest: WrittenRest) -> String {
    switch rest {
    case .open: "rest"
    case .none: "rest none"
    case .lasting(let length): "rest " + text(length)
    }
  }

  private func text(_ entry: SetEntry) -> String {
    var text = entry.sets.map { "\(self.text($0)) x " } ?? ""
    switch entry.target {
    case .amount(let amount): text += self.text(amount)
    case .atLeast(let amount): text += self.text(amount) + "+"
    case .max: text += "max"
    case .maxOf(let unit): text += "max \(unit)"
    case .caloriesOfRung: text += "cal of the rung"
    case .total(let amount): text += self.text(amount) + " total"
    case .breaths(let amount): text += self.text(amount) + " breaths"
    case .cluster(let sets):
      let parts = tree[sets].map { part in part.amount.map { self.text($0) + (part.isOpen ? "+" : "") } ?? "max" }
      text += "(\(parts.joined(separator: ", ")))"
    case .missing: text += "missing"
    }
    if let within = entry.within { text += " in \(self.text(tree[within]))" }
    if let intensity = entry.intensity { text += " \(self.text(tree[intensity]))" }
    return text
  }

  private func text(_ intensity: Intensity) -> String {
    switch intensity.kind {
    case .value(let value): "@ \(text(value))"
    case .each(let operands): "@ \(text(tree[operands].left)) of \(text(tree[operands].right))"
    case .effort(let effort): "@ \(text(effort))"
    case .ask(let suggestion): "@ ask\(suggestion.map { " " + text(tree[$0]) } ?? "")"
    case .ramp(let ends): "\(text(tree[ends].from)) to \(text(tree[ends].to))"
    case .alternatives(let options): tree[options].map { text($0.intensity) }.joined(separator: " or ")
    case .missing: "@ missing"
    }
  }

  private func text(_ kind: Attribute.Kind) -> String {
    switch kind {
    case .rest(let written): text(written)
    case .between(let written): text(written) + " between exercises"
    case .every(let list): "every \(text(list))"
    case .tempo(let tempo):
      "tempo "
        + [tempo.lowering, tempo.bottom, tempo.lifting, tempo.top].map { $0.map { "\($0)" } ?? "x" }
        .joined(separator: "-")
    case .hold(let value): "hold \(text(value))"
    case .side(let side): "side \(side)"
    case .warmup(let id): "warmup \(text(tree[id]))"
    case .drop(let sets):
      "drop "
        + tree[sets].map { ($0.amount.map { "\(text($0)) @ " } ?? "") + text($0.load) }.joined(separator: ", ")
    case .pause(let value): "pause \(text(value))"
    case .rpe(let value): "rpe \(text(value))"
    case .rir(let value): "rir \(text(value))"
    case .note(let text): "note \(tree.string(text))"
    case .cue(let text): "cue \(tree.string(text))"
    case .say(let text): "say \(tree.string(text))"
    case .label(let text): "label \(tree.string(text))"
    case .height(let options): "height \(tree[options].map(text).joined(separator: " or "))"
    case .cadence(let value, let end): "cadence \(text(value))" + (end.map { " to \(text($0))" } ?? "")
    case .incline(let value): "incline \(text(value))"
    case .resistance(let value): "resistance \(text(value))"
    case .optional: "optional"
    case .bell(let value): "bell \(text(value))"
    case .progress(let id): "progress \(text(tree[id]))"
    }
  }

  private func text(_ warmup: WarmupSets) -> String {
    let closing = tree[warmup.closing].map(text).joined(separator: ", ")
    return (warmup.entries.isEmpty ? "none" : tree[warmup.entries].map(text).joined(separator: ", "))
      + (closing.isEmpty ? "" : " closed by \(closing)")
  }

  private func text(_ form: GroupForm) -> String {
    switch form {
    case .ladder(let rungs, let end): "ladder \(text(rungs)) \(end)"
    case .every(let list): "every \(text(list))"
    case .emom(let length): "emom\(length.map { " " + text($0) } ?? "")"
    case .amrap(let length): "amrap\(length.map { " " + text($0) } ?? "")"
    case .forTime: "for time"
    case .breathing(let length): "breathing\(length.map { " " + text($0) } ?? "")"
    case .tabata(let on, let off):
      "tabata\(on.map { " on " + text(tree[$0]) } ?? "")\(off.map { " off " + text(tree[$0]) } ?? "")"
    case .sequence, .warmup, .cooldown, .superset, .circuit, .rounds, .complex, .choose, .anyOrder,
      .meditation:
      "\(form)"
    }
  }

  private func text(_ list: Nodes<Expression>) -> String { tree[list].map(text).joined(separator: ", ") }

  private func text(_ operands: Operands, _ sign: String) -> String {
    let (left, right) = tree[operands]
    return "(\(text(left)) \(sign) \(text(right)))"
  }

  private func text(_ expression: Expression) -> String {
    switch expression.kind {
    case .quantity(let quantity): text(quantity)
    case .bodyweight: "bw"
    case .name: tree.string(Name(span: expression.span, isQuoted: false))
    case .call(let call): text(tree[call])
    case .negated(let id): "-\(text(tree[id]))"
    case .sum(let operands): text(operands, "+")
    case .difference(let operands): text(operands, "-")
    case .product(let operands): text(operands, "*")
    case .quotient(let operands): text(operands, "/")
    case .remainder(let operands): text(operands, "mod")
    case .share(let operands): text(operands, "of")
    case .range(let operands): text(operands, "to")
    case .missing: "missing"
    }
  }

  private func text(_ quantity: Quantity) -> String {
    let (whole, part) = quantity.thousandths.quotientAndRemainder(dividingBy: 1000)
    let digits = String(1000 + part).dropFirst()
    let decimals =
      digits.last == "0" ? digits.reversed().drop { $0 == "0" }.reversed().map(String.init).joined() : String(digits)
    return "\(whole)\(decimals.isEmpty ? "" : "." + decimals)\(quantity.unit == .none ? "" : " \(quantity.unit)")"
  }
}
