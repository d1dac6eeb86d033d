/// Templates and their calls: the body is read again for each call, with its arguments for the parameters.

import SessionModel

extension Resolver {
  mutating func define(_ definition: Definition, at span: Span) {
    guard let name = definition.name else { return }
    let word = key(name)
    if let earlier = names.templates[word], let first = earlier.definition.name, earlier.file == file {
      report(.duplicateTemplate(word), at: name.span, labels: [Diagnostic.Label(.firstHere, at: first.span)])
    }
    if let earlier = names.templates[word], earlier.file != file { report(.shadowsUsed(word), at: name.span) }
    names.templates[word] = Template(definition: definition, values: scope, names: names, file: file)
    if file == 0 { unusedTemplates[name.span] = names.templates[word] }
  }

  mutating func resolveCall(
    _ call: Call, at span: Span, in context: ItemContext
  ) -> Extent {
    let word = key(call.name)
    guard let template = names.templates[word] else {
      reportUnknownTemplate(word, at: call.name.span)
      return Extent()
    }
    if let name = template.definition.name, template.file == 0 { unusedTemplates[name.span] = nil }
    for argument in tree[call.arguments] {
      guard case .name(let name) = argument.kind, let picked = names.picks[key(name)] else { continue }
      return alternatives(picked, named: key(name), at: span) { resolver in
        resolver.resolveCall(call, at: span, in: context)
      }
    }
    guard let arguments = arranged(call, for: template, at: span) else { return Extent() }
    let isAtHome = template.definition.context == context.block
    guard isAtHome || template.definition.body.items.isEmpty else {
      report(.templateElsewhere(word, template.definition.context), at: span)
      return Extent()
    }
    guard expand(at: span) else { return Extent() }
    guard let inner = environment(of: template, named: word, arguments, at: span) else { return Extent() }
    let outerSite = callSite
    if callSite == nil { callSite = span }
    let body = template.definition.body
    let extent = within(values: inner.values, names: inner.names, file: template.file, copiedAt: span) { resolver in
      resolver.resolveBody(body, in: context)
    }
    callSite = outerSite
    return extent
  }

  /// The names and values of a template's body, with the call's arguments for its parameters; nil if that is too much.
  private mutating func environment(
    of template: Template, named word: String, _ arguments: [(parameter: TemplateParameter, argument: CallArgument?)],
    at span: Span
  ) -> Environment? {
    var inner = Environment(values: template.values, names: template.names)
    inner.names.owner = names.owner
    var exercises: [String] = []
    for (parameter, argument) in arguments {
      let meaning =
        argument.map { self.meaning(of: $0, named: parameter.name) }
        ?? usualMeaning(of: parameter, template, in: inner, copiedAt: span)
      inner.bind(parameter.name, to: meaning)
      if case .list(let members) = meaning {
        guard expand(members.count, at: argument?.span ?? span) else { return nil }
      }
      exercises += self.exercises(of: meaning).map { plan.exercises[Int($0.index)].exercise.key }
    }
    inner.names.stateKey = "\(word)\(exercises.isEmpty ? "" : "(\(exercises.joined(separator: ", ")))")."
    return inner
  }

  /// A value without a `let`.
  mutating func keep(
    _ lowered: Lowered, named name: String, units: WrittenUnits? = nil, at span: Span
  ) -> Plan.LetID {
    plan.lets.append(
      Plan.Let(name: name, span: span, value: expression(lowered, at: span), units: units, origin: lowered.origin))
    letValues.append(lowered.evaluated)
    return Plan.LetID(index: Int32(truncatingIfNeeded: plan.lets.count - 1))
  }

  /// The block that a parameter stands for, where its name is used as an item.
  mutating func resolve(
    _ argument: BlockArgument, in context: ItemContext, at span: Span
  ) -> Extent {
    guard expand(at: span) else { return Extent() }
    return within(values: argument.values, names: argument.names, file: argument.file, copiedAt: span) { resolver in
      resolver.resolveBlock(argument.block, in: context)
    }
  }

  /// A template that is never called is read once for its own mistakes, with parameters that may be anything.
  mutating func checkUnusedTemplates() {
    isInUnusedTemplate = true
    defer { isInUnusedTemplate = false }
    for (span, template) in unusedTemplates.sorted(by: { $0.key.start < $1.key.start }) {
      // A file without workouts exists for others to use.
      if !tree.sessions.isEmpty { report(.unusedTemplate(tree.string(Name(span: span, isQuoted: false))), at: span) }
      var inner = Environment(values: template.values, names: template.names)
      let (mark, values, states, progresses) = (plan.mark, letValues.count, statePlaces, progressed)
      for parameter in parameters(of: template).map({ $0.name }) {
        (inner.names.blocks[parameter], inner.names.lists[parameter]) = (nil, nil)
        inner.values[parameter] = keep(.invalid, named: parameter, at: span)
        plan.exercises.append(Plan.ResolvedExercise(exercise: .init(key: parameter, name: parameter)))
        inner.names.exercises[parameter] = Plan.ExerciseID(index: Int32(truncatingIfNeeded: plan.exercises.count - 1))
      }
      let body = template.definition.body
      _ = within(values: inner.values, names: inner.names, file: template.file, copiedAt: span) { resolver in
        resolver.resolveBlock(
          body, in: ItemContext(isWindow: true, block: template.definition.context))
      }
      plan.forget(since: mark)
      letValues.removeLast(letValues.count - values)
      (statePlaces, progressed) = (states, progresses)
    }
  }

  private mutating func reportUnknownTemplate(_ word: String, at span: Span) {
    guard isHeard(.script(.unknownTemplate(word)), at: span) else { return report(.unknownTemplate(word), at: span) }
    // `rest time(last)`
    if word == "rest time" { return report(.unknownTemplate(word), at: span, hints: [.restAsLongAsWork]) }
    let later = tree.definitions.compactMap { $0.name }.first { $0.span.start > span.start && key($0) == word }
    if let later {
      report(.templateBelow(word), at: span, labels: [Diagnostic.Label(.definedHere, at: later.span)])
    } else if let around = tree.definitions.compactMap({ $0.name }).first(where: { key($0) == word }) {
      report(.templateBelow(word), at: span, labels: [Diagnostic.Label(.definedHere, at: around.span)])
    } else {
      report(
        .script(.unknownTemplate(word)), at: span,
        suggesting: nearestWord(to: word, among: names.templates.entries.map { $0.name })
      )
    }
  }
}
