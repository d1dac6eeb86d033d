/// The arguments of a call in the order of its template's parameters: given in order, by name, or not at all.

/// A parameter of a template.
struct TemplateParameter {
  /// In lower case.
  var name: String
  /// For calls that give none.
  var value: CallArgument?
}

extension Resolver {
  func parameters(of template: Template) -> [TemplateParameter] {
    let source = files[template.file]
    return source[template.definition.parameters].map {
      TemplateParameter(name: source.string($0.name).lowercased(), value: $0.value)
    }
  }

  /// Each parameter with its argument; nil if they do not fit, which has been reported.
  mutating func arranged(
    _ call: Call, for template: Template, at span: Span
  ) -> [(parameter: TemplateParameter, argument: CallArgument?)]? {
    var arranged = parameters(of: template).map { (parameter: $0, argument: CallArgument?.none) }
    let (word, arguments) = (key(call.name), tree[call.arguments])
    for argument in arguments {
      guard let label = argument.label else { continue }
      guard let place = arranged.firstIndex(where: { $0.parameter.name == key(label) }) else {
        report(
          .script(.unknownParameter(key(label), of: word)), at: label.span,
          suggesting: nearestWord(to: key(label), among: arranged.map { $0.parameter.name }))
        return nil
      }
      guard arranged[place].argument == nil else {
        report(.argumentTwice(key(label)), at: label.span)
        return nil
      }
      arranged[place].argument = argument
    }
    var free = arranged.indices.filter { arranged[$0].argument == nil }[...]
    var isWhole = true
    for argument in arguments where argument.label == nil {
      guard let place = free.popFirst() else {
        isWhole = false
        break
      }
      arranged[place].argument = argument
    }
    if isWhole, arranged.allSatisfy({ $0.argument != nil || $0.parameter.value != nil }) { return arranged }
    report(
      .argumentCount(word, given: arguments.count, wanted: arranged.count), at: span,
      labels: template.file == file
        ? template.definition.name.map { [Diagnostic.Label(.definedHere, at: $0.span)] } ?? [] : [])
    return nil
  }

  /// The value that the template gives a parameter, with the names that it has there and the parameters before it.
  mutating func usualMeaning(
    of parameter: TemplateParameter, _ template: Template, in inner: Environment, copiedAt span: Span
  ) -> Meaning {
    within(values: inner.values, names: inner.names, file: template.file, copiedAt: span) { resolver in
      guard let value = parameter.value else { return .list([]) }
      return resolver.meaning(of: value, named: parameter.name)
    }
  }
}
