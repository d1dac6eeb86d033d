/// What an editor says under the mouse, for others who have a plan and a word of it.

import PlanLanguage
import PlanWording

extension LanguageServer {
  /// What a word means in a plan: what the plan gives that name, or a quantity. Exercises and the words of the language
  /// have pages of their own.
  ///
  /// - Returns: the name and the lines about it; nil if the plan has nothing of that name.
  public static func words(
    about word: String, inPlan text: String, _ setting: ServerSetting
  ) -> (title: String, lines: [String])? {
    let server = LanguageServer(setting)
    if let quantity = server.quantityWords(word) { return (word, [quantity]) }
    server.documents.open("plan", version: 1, text: text, .utf8)
    guard let document = server.documents["plan"] else { return nil }
    let table = document.analysis.references
    let wanted = word.lowercased()
    let found = table.references.first { reference in
      let definition = table.definitions[reference.definition]
      return reference.role == .definition && definition.name.lowercased() == wanted && definition.kind.isOfPlan
    }
    guard let found, let card = server.card(of: found, in: document) else { return nil }
    return (card.title ?? table.definitions[found.definition].name, card.lines)
  }
}

extension ReferenceTable.Definition.Kind {
  fileprivate var isOfPlan: Bool {
    switch self {
    case .session, .program, .template, .value, .exercises, .state: true
    case .exercise, .parameter, .turn, .level, .label: false
    }
  }
}
