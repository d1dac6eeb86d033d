/// What a document's tree names and encloses: what symbols, folding and hover need of it.

import PlanLanguage

/// A name that a plan gives to something.
struct NamedPart {
  enum Kind: Hashable { case session, program, exercise, value, state, template }
  var kind: Kind
  var name: String
  /// The name itself.
  var nameSpan: Span
  /// All of it.
  var span: Span
  /// The block in which its name is visible; nil: everywhere.
  var scope: Span?
  var children: [NamedPart] = []
}

/// One walk over a tree.
struct TreeWalk {
  private let tree: PlanTree
  /// At the top of the file; what is inside is among their children.
  private(set) var parts: [NamedPart] = []
  /// Every block and item that may fold, in no order.
  private(set) var stretches: [Span] = []

  init(_ tree: PlanTree) {
    self.tree = tree
    for declaration in tree.declarations {
      stretches.append(declaration.span)
      if let part = part(declaration) { parts.append(part) }
    }
    let whole = Span(start: 0, end: UInt32(clamping: tree.source.count))
    for item in tree[tree.looseItems] { parts += children(item, in: whole) }
  }

  /// Every part, with those inside others.
  var all: [NamedPart] {
    var all: [NamedPart] = []
    var rest = parts
    while let part = rest.popLast() {
      all.append(part)
      rest += part.children
    }
    return all
  }

  private mutating func part(_ declaration: Declaration) -> NamedPart? {
    switch declaration.kind {
    case .session(let id): return session(tree[id], at: declaration.span)
    case .program(let id):
      let program = tree[id]
      return made(.program, program.title, declaration.span, nil, children(program.body))
    case .exercise(let id): return made(.exercise, tree[id].name, declaration.span)
    case .binding(let id): return made(.value, tree[id].name, declaration.span)
    case .definition(let id): return definition(tree[id], at: declaration.span, in: nil)
    case .use: return nil
    }
  }

  private func made(
    _ kind: NamedPart.Kind, _ name: Name?, _ span: Span, _ scope: Span? = nil, _ children: [NamedPart] = []
  ) -> NamedPart? {
    guard let name, name.span.end > name.span.start else { return nil }
    return NamedPart(
      kind: kind, name: tree.string(name), nameSpan: name.span, span: span, scope: scope, children: children)
  }

  private mutating func session(_ session: SessionDeclaration, at span: Span) -> NamedPart? {
    let inside = children(session.body)
    return made(.session, session.title, span, nil, inside)
  }

  private mutating func definition(_ definition: Definition, at span: Span, in scope: Span?) -> NamedPart? {
    let parameters = tree[definition.parameters].compactMap { made(.value, $0.name, $0.name.span, span) }
    let inside = children(definition.body)
    return made(.template, definition.name, span, scope, parameters + inside)
  }

  private mutating func children(_ body: Body) -> [NamedPart] {
    stretches.append(body.span)
    var found: [NamedPart] = []
    for item in tree[body.items] { found += children(item, in: body.span) }
    return found
  }

  private mutating func children(_ item: Item, in scope: Span) -> [NamedPart] {
    stretches.append(item.span)
    switch item.kind {
    case .alternatives(let items): return tree[items].flatMap { children($0, in: scope) }
    case .binding(let id): return [made(.value, tree[id].name, item.span, scope)].compactMap { $0 }
    case .state(let id): return [made(.state, tree[id].name, item.span, scope)].compactMap { $0 }
    case .loop(let id):
      let loop = tree[id]
      return [made(.value, loop.name, loop.name.span, item.span)].compactMap { $0 } + children(loop.body)
    case .group, .when, .pick, .rule, .call: return tree.blocks(of: item).flatMap { children($0) }
    case .definition(let id): return [definition(tree[id], at: item.span, in: scope)].compactMap { $0 }
    case .session(let id): return [session(tree[id], at: item.span)].compactMap { $0 }
    case .exercise, .levels, .rest, .note, .breath, .sit, .assignment, .missing: return []
    }
  }
}
