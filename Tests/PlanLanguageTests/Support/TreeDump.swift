/// The tree as text, one node a line, for golden files.
import PlanLanguage

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
    case .binding(let id): line(0, text(tree[id]))
    case .session(let id):
      let session = tree[id]
      let tags = tree[session.tags].map { " #" + tree.string($0) }.joined()
      line(0, "\(session.kind)\(quoted(session.title))\(tags)\(times(session.times))")
      addParts(session.intensities, session.attributes, 1)
      for item in tree[session.body.items] { add(item, 1) }
    case .exercise(let id):
      let exercise = tree[id]
      line(0, "exercise\(quoted(exercise.name))")
      for field in tree[exercise.fields] {
        line(1, "\(field.kind) \(tree[field.values].map { tree.string($0) }.joined(separator: ", "))")
      }
    }
  }

  private mutating func add(_ item: Item, _ depth: Int) {
    switch item.kind {
    case .exercise(let name, let sets):
      line(depth, "do \(tree.string(name))")
      for entry in tree[sets] { line(depth + 1, text(entry)) }
    case .group(let id):
      let group = tree[id]
      line(
        depth,
        "\(text(group.form))\(quoted(group.title))\(times(group.times))\(group.alternates ? " alternate" : "")")
      addParts(item.intensities, item.attributes, depth + 1)
      for inner in tree[group.body.items] { add(inner, depth + 1) }
      return
    case .rest(let length): line(depth, "rest\(length.map { " " + text($0) } ?? "")")
    case .note(let note): line(depth, "note \(tree.string(note))")
    case .breath(let movement, let length): line(depth, "\(movement) \(text(length))")
    case .sit(let posture, let length): line(depth, "\(posture)\(length.map { " " + text($0) } ?? "")")
    case .binding(let id): line(depth, text(tree[id]))
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
  private func text(_ binding: Let) -> String { "let \(tree.string(binding.name)) = \(text(binding.value))" }

  private func text(_ length: BreathLength) -> String {
    switch length {
    case .lasting(let value): text(value)
    case .count(let value): text(value)
    case .open: "open"
    }
  }

  private func text(_ entry: SetEntry) -> String {
    var text = entry.sets.map { "\(self.text($0)) x " } ?? ""
    switch entry.target {
    case .amount(let amount): text += self.text(amount)
    case .atLeast(let amount): text += self.text(amount) + "+"
    case .max: text += "max"
    case .total(let amount): text += self.text(amount) + " total"
    case .cluster(let sets):
      text += "(\(tree[sets].map { self.text($0.amount) + ($0.isOpen ? "+" : "") }.joined(separator: ", ")))"
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
    case .rpe(let value): "@ rpe \(text(value))"
    case .rir(let value): "@ rir \(text(value))"
    case .zone(let value): "@ zone \(text(value))"
    case .ask(let suggestion): "@ ask\(suggestion.map { " " + text(tree[$0]) } ?? "")"
    case .missing: "@ missing"
    }
  }

  private func text(_ kind: Attribute.Kind) -> String {
    switch kind {
    case .rest(let length): "rest \(length.map(text) ?? "none")"
    case .every(let list): "every \(text(list))"
    case .tempo(let tempo):
      "tempo "
        + [tempo.lowering, tempo.bottom, tempo.lifting, tempo.top].map { $0.map { "\($0)" } ?? "x" }
        .joined(separator: "-")
    case .side(let side): "side \(side)"
    case .warmup(let id): "warmup \(text(tree[id]))"
    case .drop(let list): "drop \(text(list))"
    case .pause(let value): "pause \(text(value))"
    case .rpe(let value): "rpe \(text(value))"
    case .rir(let value): "rir \(text(value))"
    case .note(let text): "note \(tree.string(text))"
    case .cue(let text): "cue \(tree.string(text))"
    case .say(let text): "say \(tree.string(text))"
    case .label(let text): "label \(tree.string(text))"
    case .bell(let value): "bell \(text(value))"
    case .progress(let tail): "progress \(tree.string(tail))"
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
    case .amrap(let length): "amrap \(text(length))"
    case .forTime(let cap): "for time\(cap.map { " cap " + text($0) } ?? "")"
    case .tabata(let on, let off):
      "tabata\(on.map { " on " + text(tree[$0]) } ?? "")\(off.map { " off " + text(tree[$0]) } ?? "")"
    case .sequence, .warmup, .superset, .circuit, .rounds, .complex, .choose, .anyOrder, .breathing, .meditation:
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
    case .name: tree.string(expression.span)
    case .call(let call): "\(tree.string(tree[call].function)): \(tree.string(tree[call].argument))"
    case .negated(let id): "-\(text(tree[id]))"
    case .sum(let operands): text(operands, "+")
    case .difference(let operands): text(operands, "-")
    case .product(let operands): text(operands, "*")
    case .quotient(let operands): text(operands, "/")
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
