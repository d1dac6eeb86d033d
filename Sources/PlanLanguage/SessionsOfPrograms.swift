/// Whether each session of a program can be checked by itself, although the sessions of a program share its states.

struct SessionsOfPrograms: Sendable {
  /// The words in the names of a program's values that something else in the file is named, too: what they stand for is
  /// decided by the whole file.
  let ambiguousWords: Set<Letters>

  /// Nil if what one session says may be a mistake elsewhere in its program.
  ///
  /// A state is the same in all sessions. So it has one unit, whatever session is read first; and no rule outside of
  /// sessions sets it to what was lifted, which would be a mistake at the last session that reads it.
  init?(_ tree: PlanTree, _ parts: PlanParts, using used: [UsedFile]) {
    let programs = parts.programs
    guard !programs.isEmpty, tree.titlesAreUnique, programs.allSatisfy({ tree.isInOrder($0, parts) }) else {
      return nil
    }
    let names = programs.flatMap { $0.items }.sorted { $0.start < $1.start }
    let hasStates = tree.states.contains { names.place(around: $0.name.span) != nil }
    let others = used.filter { !$0.source.isEmpty }.map { parse($0.source).tree }
    for file in [tree] + others where file.hasStatesOfSeveralUnits { return nil }
    if hasStates,
      tree.setsByResults(outside: parts.sessions) || others.contains(where: { $0.setsByResults(outside: []) })
    {
      return nil
    }
    ambiguousWords = tree.ambiguousWords(of: names)
  }
}

extension PlanTree {
  fileprivate var states: [Let] {
    items.compactMap { item in if case .state(let id) = item.kind { self[id] } else { nil } }
  }

  /// The states of programs and workouts with the same title are the same.
  fileprivate var titlesAreUnique: Bool {
    var seen: Set<String> = []
    for declaration in declarations {
      let title: Name? =
        switch declaration.kind {
        case .program(let id): self[id].title
        case .session(let id): self[id].title
        case .exercise, .binding, .definition, .use: nil
        }
      if let title, !seen.insert(string(title)).inserted { return false }
    }
    return true
  }

  /// Whether a program has only what belongs there, with all brackets closed.
  fileprivate func isInOrder(_ program: PlanParts.ProgramParts, _ parts: PlanParts) -> Bool {
    let stretches = (program.items + parts.sessions[program.sessions]).sorted { $0.start < $1.start }
    guard hasOnlySpace(between: stretches, in: Span(start: program.head.end, end: program.end.start)),
      stretches.allSatisfy({ closesBrackets(in: $0) })
    else { return false }
    let body = Span(start: program.head.end, end: program.end.start)
    let ofProgram = programs.first { $0.body.span.encloses(body) }.map { self[$0.body.items] } ?? []
    return ofProgram.allSatisfy { item in
      switch item.kind {
      case .session, .definition, .binding, .state, .rule, .note, .levels: true
      case .exercise, .alternatives, .group, .rest, .breath, .sit, .call, .loop, .when, .pick, .assignment, .missing:
        false
      }
    }
  }

  /// Whether the unit of a template's state may depend on the call, where calls in several sessions share it.
  fileprivate var hasStatesOfSeveralUnits: Bool {
    let bodies = definitions.map { $0.body.span }
    func isInTemplate(_ name: Name) -> Bool { bodies.contains { $0.encloses(name.span) } }
    let words = words(
      of: parameters.map { $0.name } + loops.map { $0.name } + lets.map { $0.name }.filter(isInTemplate))
    return states.contains { isInTemplate($0.name) && names(words, in: $0.value.span) }
  }

  /// Whether a value has any of these words outside of `max( … )`, which is always a load.
  private func names(_ words: Set<Letters>, in stretch: Span) -> Bool {
    var lexer = Lexer(source)
    lexer.position = Int(stretch.start)
    var (depth, isMax) = (0, false)
    while case let token = lexer.next(), token.kind != .end, token.span.end <= stretch.end {
      if token.kind == .openParenthesis, isMax || depth > 0 { depth += 1 }
      if token.kind == .closeParenthesis, depth > 0 { depth -= 1 }
      if token.kind == .word, depth == 0, words.contains(token.letters) { return true }
      isMax = token.kind == .word && String(decoding: source[token.span.range], as: UTF8.self).lowercased() == "max"
    }
    return false
  }

  /// Whether a rule outside of these stretches sets something to what a name or a call says.
  fileprivate func setsByResults(outside stretches: [Span]) -> Bool {
    assignments.contains { assignment in
      guard assignment.change == .set, case .expression(let value) = assignment.value else { return false }
      switch value.kind {
      case .call, .name: return stretches.place(around: value.span) == nil
      case .quantity, .bodyweight, .negated, .sum, .difference, .product, .quotient, .remainder, .share, .range,
        .missing:
        return false
      }
    }
  }

  /// Of the values, not of the states, which are known to change.
  fileprivate func ambiguousWords(of declarations: [Span]) -> Set<Letters> {
    var counts: [String: Int] = [:]
    for name in valueNames { counts[string(name).lowercased(), default: 0] += 1 }
    let states = Set(states.map { $0.name.span })
    let again = lets.filter { value in
      guard case .quantity = value.value.kind, !states.contains(value.name.span) else { return false }
      return declarations.place(around: value.name.span) != nil
        && counts[string(value.name).lowercased(), default: 0] > 1
    }
    return words(of: again.map { $0.name })
  }
}
