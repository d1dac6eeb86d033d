/// Programs: their alternating sessions, with the templates, values, states and rules around them.

import SessionModel

extension Resolver {
  mutating func resolveProgram(_ program: ProgramDeclaration, at span: Span) {
    let name = name(of: program)
    let outer = (names, blockStart, shadowed.count)
    names.owner = name
    names.stateKey = ""
    blockStart = plan.lets.count
    let first = plan.declarations.count
    let place = plan.programs.count
    plan.programs.append(
      Plan.Program(
        name: name, tags: tree[program.tags].map { tree.string($0) }, notes: [], days: Array(tree[program.days]),
        weeks: whole(program.weeks), cycle: whole(program.cycle), sessions: first..<first, span: span, rules: 0..<0))
    resolveItems(of: program, at: place)
    plan.programs[place].sessions = first..<plan.declarations.count
    if plan.declarations.count == first { report(.emptyProgram, at: program.title?.span ?? span) }
    (names, blockStart) = (outer.0, outer.1)
    restoreValues(outer.2)
  }

  /// Reports an earlier program with the same name.
  private mutating func name(of program: ProgramDeclaration) -> String {
    guard let title = program.title else { return "" }
    let name = tree.string(title)
    if let earlier = programPlaces[name] {
      report(
        .duplicateSession(name), at: title.span,
        labels: [Diagnostic.Label(.firstHere, at: plan.programs[earlier].span)])
    } else {
      programPlaces[name] = plan.programs.count
    }
    return name
  }

  private mutating func resolveItems(of program: ProgramDeclaration, at place: Int) {
    var rules: [Rule] = []
    var sessionNames = NameCache()
    let sessions = tree[program.body.items].count { if case .session = $0.kind { true } else { false } }
    readLevels(ofProgram: program.body)
    for index in program.body.items.range {
      let item = tree.items[index]
      switch item.kind {
      case .session(let id):
        let number = plan.declarations.count - plan.programs[place].sessions.lowerBound
        isNeverLastOfWeek = !canEndWeek(number, of: sessions, days: program.days.count)
        resolveSession(tree[id], at: item.span, names: &sessionNames, program: place)
        isNeverLastOfWeek = false
      case .definition(let id): define(tree[id], at: item.span)
      case .binding(let id): bind(tree[id])
      case .state(let id): declare(tree[id], at: item.span)
      case .rule(let id):
        rules.append(tree[id])
        reportIfOfALift(tree[id])
      case .note(let text): plan.programs[place].notes.append(tree.string(text))
      case .exercise, .alternatives, .levels, .group, .rest, .breath, .sit, .call, .loop, .when, .pick, .assignment,
        .missing:
        // The parser has reported what does not belong in a program.
        break
      }
    }
    levelsOfProgram = nil
    plan.programs[place].rules = resolveRules(rules)
  }

  /// Whether the session of this number, from 0, comes last in any week, if all of them take turns.
  private func canEndWeek(_ number: Int, of sessions: Int, days: Int) -> Bool {
    guard sessions > 0 else { return false }
    let turns = days == 0 ? sessions : days
    return (1...sessions).contains { week in (week * turns - 1) % sessions == number }
  }

  private mutating func whole(_ expression: Expression?) -> WideInt? {
    guard let expression, let value = positive(expression, .number, expected: .number, counted: .rounds) else {
      return nil
    }
    return plan.known(value)
  }

  /// A rule about sets or lifts belongs with the lift that it refers to.
  private mutating func reportIfOfALift(_ rule: Rule) {
    switch rule.event {
    case .set, .lift: report(.ruleWithoutLift, at: rule.head)
    case .session, .week: break
    }
  }
}
