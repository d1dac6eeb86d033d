/// The templates that a text can call, with their parameters.

import PlanLanguage

/// A parameter of a template.
struct TemplateParameter {
  var name: String
  /// What it is if a call does not say.
  var value: String?

  /// `step = 5kg`
  var written: String { name + (value.map { " = " + $0 } ?? "") }
}

extension DocumentAnalysis {
  /// By the names of the templates in small letters; those of used files, too.
  func findTemplates() -> [String: [TemplateParameter]] {
    var found: [String: [TemplateParameter]] = [:]
    func add(_ tree: PlanTree, _ definition: Definition) {
      guard let name = definition.name else { return }
      found[tree.string(name).lowercased()] = tree[definition.parameters].map { parameter in
        TemplateParameter(name: tree.string(parameter.name), value: parameter.value.map { tree.string($0.span) })
      }
    }
    for file in usesFiles ? used : [] where !file.source.isEmpty {
      let tree = parse(file.source).tree
      for (definition, _) in WrittenItems(tree).definitions { add(tree, definition) }
    }
    for (definition, _) in written.definitions { add(tree, definition) }
    return found
  }
}
