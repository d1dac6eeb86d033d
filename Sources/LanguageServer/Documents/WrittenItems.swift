/// Every item of a text, with the sessions and programs around them: what is shown beside an item or done with it.

import PlanLanguage

struct WrittenItems {
  /// A session where it is written.
  struct Session {
    var kind: SessionWord
    /// As in `Plan.Declaration`.
    var span: Span
    var title: Name?
    var body: Body
    /// Whether it is in a program.
    var isInProgram: Bool
  }

  /// A program where it is written.
  struct Program {
    /// As in `Plan.Program`.
    var span: Span
    var title: Name?
    var body: Body
  }

  /// Each before those inside it.
  private(set) var items: [Item] = []
  private(set) var sessions: [Session] = []
  private(set) var programs: [Program] = []
  private(set) var definitions: [(definition: Definition, span: Span)] = []
  /// All blocks.
  private(set) var bodies: [Body] = []
  private let tree: PlanTree

  init(_ tree: PlanTree) {
    self.tree = tree
    for declaration in tree.declarations {
      switch declaration.kind {
      case .session(let id): add(tree[id], at: declaration.span, inProgram: false)
      case .program(let id):
        programs.append(Program(span: declaration.span, title: tree[id].title, body: tree[id].body))
        add(tree[id].body, inProgram: true)
      case .definition(let id): add(tree[id], at: declaration.span)
      case .exercise, .binding, .use: break
      }
    }
    for item in tree[tree.looseItems] { add(item, inProgram: false) }
  }

  private mutating func add(_ session: SessionDeclaration, at span: Span, inProgram: Bool) {
    sessions.append(
      Session(kind: session.kind, span: span, title: session.title, body: session.body, isInProgram: inProgram))
    add(session.body)
  }

  private mutating func add(_ definition: Definition, at span: Span) {
    definitions.append((definition, span))
    add(definition.body)
  }

  private mutating func add(_ body: Body, inProgram: Bool = false) {
    bodies.append(body)
    for item in tree[body.items] { add(item, inProgram: inProgram) }
  }

  private mutating func add(_ item: Item, inProgram: Bool) {
    items.append(item)
    switch item.kind {
    case .alternatives(let items): for item in tree[items] { add(item, inProgram: false) }
    case .group, .loop, .when, .pick, .rule, .call: for body in tree.blocks(of: item) { add(body) }
    case .definition(let id): add(tree[id], at: item.span)
    case .session(let id): add(tree[id], at: item.span, inProgram: inProgram)
    case .exercise, .levels, .rest, .note, .breath, .sit, .binding, .state, .assignment, .missing: break
    }
  }
}
