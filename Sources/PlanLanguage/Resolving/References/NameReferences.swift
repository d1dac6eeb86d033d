/// Finds what each name refers to, by the scopes of the text: those of files, blocks, templates and loops.

import SessionModel

/// The names of a plan.
///
/// - Parameters:
///   - used: the files that it uses, as `check` found them.
///   - library: the exercises that it knows, with those that it declares.
package func references(in tree: PlanTree, using used: [UsedFile], library: ExerciseLibrary) -> ReferenceTable {
  var walk = ReferenceWalk(tree: tree, used: used, library: library)
  walk.walkFile()
  return walk.sortedTable
}

/// The state of one walk over a plan and the files that it uses.
struct ReferenceWalk {
  /// The file that is being read, and its place among the files.
  var tree: PlanTree
  var file = 0
  var table = ReferenceTable()
  private let used: [UsedFile]
  private let library: ExerciseLibrary

  private var names: [String: Bound] = [:]
  private var templates: [String: Int] = [:]
  /// The parameters of each template.
  private var parameters: [Int: [String: Int]] = [:]
  /// What names meant before the open blocks gave them another meaning.
  private var hidden: [Hidden] = []
  /// The number of the innermost block, and of all that have been opened.
  private var block = 0
  private var blocks = 0
  /// By the keys of the library.
  private var exercises: [String: Int] = [:]
  private var exerciseOfName: [String: Int?] = [:]
  private var labels: [String: Int] = [:]

  /// What a name means here.
  struct Bound {
    var definition: Int
    /// Of a parameter and of a loop's name, it depends on the call and on the turn.
    var meaning: Meaning
    /// The block that binds it.
    var block: Int

    enum Meaning { case value, exercises, either }
  }

  private enum Hidden {
    case name(String, Bound?)
    case template(String, Int?)
  }

  init(tree: PlanTree, used: [UsedFile], library: ExerciseLibrary) {
    (self.tree, self.used, self.library) = (tree, used, library)
  }

  /// A part that two ends of a range share is in the tree twice.
  var sortedTable: ReferenceTable {
    var sorted = table
    sorted.references.sort { one, two in
      (one.place.file, one.place.span.start, one.place.span.end)
        < (two.place.file, two.place.span.start, two.place.span.end)
    }
    var known: [ReferenceTable.Reference] = []
    known.reserveCapacity(sorted.references.count)
    for reference in sorted.references where known.last?.place != reference.place { known.append(reference) }
    sorted.references = known
    return sorted
  }

  func key(_ name: Name) -> String { tree.string(name).lowercased() }

  // MARK: Files

  mutating func walkFile() {
    walkUses()
    declareExercises()
    for declaration in tree.declarations { walk(declaration) }
    let whole = Span(start: 0, end: UInt32(truncatingIfNeeded: tree.source.count))
    walk(Body(span: whole, items: tree.looseItems))
  }

  /// The names of used files are visible as if they were at the top of this one; each file is read once.
  private mutating func walkUses() {
    for declaration in tree.declarations {
      guard case .use(let text) = declaration.kind else { continue }
      let (path, user) = (tree.string(text), file == 0 ? nil : table.files[file])
      guard let found = used.first(where: { $0.path == path && $0.user == user }), !table.files.contains(found.name)
      else { continue }
      let outer = (tree, file)
      table.files.append(found.name)
      (tree, file) = (parse(found.source).tree, table.files.count - 1)
      walkFile()
      (tree, file) = outer
    }
  }

  private mutating func walk(_ declaration: Declaration) {
    switch declaration.kind {
    // Those of a used file are trained only from their own.
    case .session(let id): if file == 0 { walk(tree[id], at: declaration.span) }
    case .program(let id): if file == 0 { walk(tree[id], at: declaration.span) }
    case .binding(let id): walk(tree[id], as: .value, at: declaration.span)
    case .definition(let id): walk(tree[id], at: declaration.span)
    case .exercise, .use: break
    }
  }

  // MARK: Scopes

  /// A block, at whose end names mean what they meant before.
  mutating func inBlock(_ body: (inout ReferenceWalk) -> Void) {
    let (outer, mark) = (block, hidden.count)
    blocks += 1
    block = blocks
    body(&self)
    block = outer
    while hidden.count > mark, let last = hidden.popLast() {
      switch last {
      case .name(let name, let bound): names[name] = bound
      case .template(let name, let definition): templates[name] = definition
      }
    }
  }

  /// What a name means here; nil if it is not one of the plan's own.
  func bound(_ name: String) -> Bound? { names[name] }

  /// - Parameter isOnce: a second one of the same block is a mistake, and the first one counts.
  mutating func bind(
    _ name: Name, _ kind: ReferenceTable.Definition.Kind, _ meaning: Bound.Meaning, whole: Span, isOnce: Bool = false
  ) -> Int {
    let definition = define(name, kind, whole: whole)
    let word = key(name)
    if isOnce, let earlier = names[word], earlier.block == block,
      file != 0 || table.definitions[earlier.definition].place?.file == 0
    {
      return definition
    }
    hidden.append(.name(word, names[word]))
    names[word] = Bound(definition: definition, meaning: meaning, block: block)
    return definition
  }

  mutating func bind(template name: Name, _ definition: Int, parameters: [String: Int]) {
    let word = key(name)
    hidden.append(.template(word, templates[word]))
    templates[word] = definition
    self.parameters[definition] = parameters
  }

  func template(_ name: Name) -> (definition: Int, parameters: [String: Int])? {
    templates[key(name)].map { ($0, parameters[$0] ?? [:]) }
  }

  // MARK: Entries of the table

  mutating func define(_ name: Name, _ kind: ReferenceTable.Definition.Kind, whole: Span) -> Int {
    let place = ReferenceTable.Place(file: file, span: name.span)
    table.definitions.append(
      ReferenceTable.Definition(kind: kind, name: tree.string(name), place: place, whole: whole))
    refer(to: table.definitions.count - 1, at: name, .definition)
    return table.definitions.count - 1
  }

  mutating func refer(
    to definition: Int, at name: Name, _ role: ReferenceTable.Reference.Role, isOtherName: Bool = false
  ) {
    guard name.span.end > name.span.start else { return }
    table.references.append(
      ReferenceTable.Reference(
        place: ReferenceTable.Place(file: file, span: name.span), definition: definition, role: role,
        isQuoted: name.isQuoted, isOtherName: isOtherName))
  }

  /// The name of a value in an expression.
  mutating func referToValue(at span: Span, _ role: ReferenceTable.Reference.Role = .read) {
    let name = Name(span: span, isQuoted: false)
    if let bound = names[key(name)] {
      refer(to: bound.definition, at: name, role)
    } else {
      table.undefined.append(ReferenceTable.Place(file: file, span: span))
    }
  }

  /// A name where only an exercise or a block can be.
  mutating func referToExercise(at name: Name) {
    if let bound = names[key(name)], bound.meaning != .value {
      refer(to: bound.definition, at: name, .read)
    } else if let definition = exercise(name) {
      let known = table.definitions[definition]
      let isOther = known.place != nil && !areSame(known.name, tree.string(name))
      refer(to: definition, at: name, .read, isOtherName: isOther)
    }
  }

  /// A name where a value or an exercise can be; in quotes it is an exercise.
  mutating func referToEither(at name: Name) {
    if let bound = names[key(name)], bound.meaning != .value || !name.isQuoted {
      refer(to: bound.definition, at: name, .read)
    } else {
      referToExercise(at: name)
    }
  }

  // MARK: Exercises

  /// Visible in the whole file, even above their declaration.
  private mutating func declareExercises() {
    for declaration in tree.declarations {
      guard case .exercise(let id) = declaration.kind, let name = tree[id].name else { continue }
      let definition = define(name, .exercise, whole: declaration.span)
      exercises[ExerciseEntry.key(for: tree.string(name))] = definition
      exerciseOfName = [:]
    }
  }

  private mutating func exercise(_ name: Name) -> Int? {
    let written = tree.string(name)
    if let known = exerciseOfName[written] { return known }
    guard let found = library.identify(written) else {
      exerciseOfName[written] = .some(nil)
      return nil
    }
    let definition = exercises[found.key] ?? table.definitions.count
    if definition == table.definitions.count {
      table.definitions.append(
        ReferenceTable.Definition(kind: .exercise, name: found.english, whole: Span(start: 0, end: 0)))
    }
    exercises[found.key] = definition
    exerciseOfName[written] = definition
    return definition
  }

  /// Whether a word is an exercise, and nothing that the plan names.
  func isExercise(_ written: String) -> Bool { library.identify(written) != nil }

  /// Whether two spellings are of the same name, as the library folds them.
  private func areSame(_ one: String, _ two: String) -> Bool {
    let (one, two) = (FoldedName(one.utf8.span), FoldedName(two.utf8.span))
    return one.count == two.count && one.starts(with: two)
  }

  // MARK: Labels

  /// Equal labels mean the same lift, wherever they are.
  mutating func referToLabel(_ text: Text) {
    let name = Name(span: text.span, isQuoted: true)
    if let known = labels[tree.string(name)] {
      refer(to: known, at: name, .read)
    } else {
      labels[tree.string(name)] = define(name, .label, whole: text.span)
    }
  }
}
