/// What states and `lifted(1)` are now, and why.

import PlanLanguage
import PlanWording
import SessionModel

extension LanguageServer {
  /// After each `state` that is not what the text says.
  func stateHints(of document: Document, in seen: ClosedRange<Int>) -> [InlayHint] {
    let tree = document.analysis.tree
    let broken = document.analysis.written.sessions.filter { !document.analysis.isSound($0) }
    let declared = document.analysis.written.items.compactMap { item -> Let? in
      guard case .state(let id) = item.kind, item.span.touches(seen),
        !broken.contains(where: { $0.span.holds(item.span) })
      else { return nil }
      return tree[id]
    }
    guard !declared.isEmpty else { return [] }
    let states = statesNow(of: document)
    return declared.compactMap { state in
      let said = states.filter { $0.state.span == state.name.span }.compactMap { self.said($0, of: state) }
      guard let first = said.first else { return nil }
      let whole = said.map(\.tooltip)
      if said.count == 1 {
        return InlayHint(offset: Int(state.value.span.end), label: first.label, tooltip: first.tooltip)
      }
      return InlayHint(
        offset: Int(state.value.span.end), label: said.prefix(3).map(\.named).joined(separator: ", "),
        tooltip: whole.joined(separator: "; "))
    }
  }

  /// Every state of the plan, with why it has its value.
  func statesNow(of document: Document) -> [(state: StateNow, reason: String?)] {
    var places: [String: KnownPlace] = [:]
    func place(_ owner: String) -> KnownPlace {
      if let known = places[owner] { return known }
      let place = setting.known.place(owner)
      places[owner] = place
      return place
    }
    let states = document.analysis.plan.statesNow(athlete: setting.athlete) { place($0).state }
    return states.map { ($0, place($0.owner).reasons[$0.key]) }
  }

  private func said(
    _ now: (state: StateNow, reason: String?), of state: Let
  ) -> (label: String, named: String, tooltip: String)? {
    guard let value = now.state.value else { return nil }
    // The first value is in the text if it is a number.
    if now.reason == nil, case .quantity = state.value.kind { return nil }
    let text = setting.formatter.writing(now.state.units).value(value)
    // `squat` of `tier1(squat).load`.
    let lift = now.state.key.split(separator: "(").last.flatMap { $0.split(separator: ")").first }.map(String.init)
    let whole = EditorText.now(text, because: now.reason).said(in: setting.language)
    return (whole, "\(lift ?? now.state.key) \(text)", "\(now.state.key): \(whole)")
  }

  /// After each `lifted(1)` outside rules: the load of that set if it is done as prescribed.
  func liftedHints(of document: Document, in seen: ClosedRange<Int>) -> [InlayHint] {
    let tree = document.analysis.tree
    return document.analysis.written.items.flatMap { item -> [InlayHint] in
      guard case .exercise(_, let sets) = item.kind, item.span.touches(seen) else { return [] }
      let intensities = tree[item.intensities] + tree[sets].compactMap { $0.intensity.map { tree[$0] } }
      let readings = intensities.flatMap { tree.readings(in: $0) }
      guard !readings.isEmpty else { return [] }
      return readings.compactMap { lifted($0.number, at: $0.span, by: item, in: document) }
    }
  }

  private func lifted(_ number: Int, at span: Span, by item: Item, in document: Document) -> InlayHint? {
    guard let exercise = todaysSets(at: item.span, in: document).first?.first?.exercise else { return nil }
    for session in document.analysis.written.sessions where session.body.span.holds(item.span) {
      guard let place = document.analysis.places[session.span], let placed = today(place, in: document) else {
        continue
      }
      let sets = placed.session.works.map(\.work).filter { $0.role == .work && $0.exercise.key == exercise.key }
      guard sets.indices.contains(number - 1), case .mass(_, let mass, _) = sets[number - 1].load else { continue }
      return InlayHint(
        offset: Int(span.end), label: "= " + setting.formatter.mass(mass),
        tooltip: EditorText.asPrescribed(set: number).said(in: setting.language))
    }
    return nil
  }
}

extension PlanTree {
  /// Every `lifted(1)` in an `@`.
  fileprivate func readings(in intensity: Intensity) -> [(number: Int, span: Span)] {
    switch intensity.kind {
    case .value(let expression): readings(in: expression)
    case .each(let operands): readings(in: self[operands].right)
    case .alternatives(let nodes): self[nodes].flatMap { readings(in: $0.intensity) }
    case .ask(let suggestion): suggestion.map { readings(in: self[$0]) } ?? []
    case .effort, .ramp, .missing: []
    }
  }

  private func readings(in expression: Expression) -> [(number: Int, span: Span)] {
    switch expression.kind {
    case .call(let id):
      let call = self[id]
      let arguments = self[call.arguments]
      if string(call.name).lowercased() == "lifted", arguments.count == 1,
        case .value(let value)? = arguments.first?.kind,
        let number = wholeNumber(value)
      {
        return [(number, expression.span)]
      }
      return arguments.flatMap { argument -> [(number: Int, span: Span)] in
        if case .value(let value) = argument.kind { readings(in: value) } else { [] }
      }
    case .sum(let operands), .difference(let operands), .product(let operands), .quotient(let operands),
      .remainder(let operands), .share(let operands), .range(let operands):
      return readings(in: self[operands].left) + readings(in: self[operands].right)
    case .negated(let id): return readings(in: self[id])
    case .quantity, .bodyweight, .name, .missing: return []
    }
  }
}
