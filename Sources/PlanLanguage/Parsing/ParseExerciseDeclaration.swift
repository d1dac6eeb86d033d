/// Exercises that a plan declares, with their properties.

extension Parser {
  // exercise = "exercise" named [ "<" { category | equipment | measure | muscles | secondary | aliases | german | remark }! ">" ] ;
  mutating func parseExerciseDeclaration() -> NodeID<ExerciseDeclaration> {
    let word = token.span
    presume()
    let name = parseTitle(of: .exercise, at: word)
    let first = tree.exerciseFields.count
    if at(.separator), peek().kind == .open { skipSeparators() }
    if at(.open) {
      let opening = token.span
      presume()
      parseExerciseFields(since: first)
      if at(.close) {
        presume()
      } else {
        report(.unclosedBlock, at: opening, hints: [.closeBlock])
      }
      blockEnd = previousEnd
    }
    tree.exercises.append(
      ExerciseDeclaration(name: name, fields: Nodes(first, tree.exerciseFields.count)))
    return NodeID(tree.exercises.count - 1)
  }

  private mutating func parseExerciseFields(since first: Int) {
    while true {
      skipSeparators()
      if at(.close) || at(.end) { return }
      let start = token.start
      parseExerciseField(since: first)
      if !at(.separator), !at(.close), !at(.end), !itemHasEnded {
        expected.insert(.endOfItem)
        reportUnexpected()
        while !at(.separator), !at(.close), !at(.end) { presume() }
      }
      if token.start == start, !at(.end) { presume() }
    }
  }

  // category = "category" title SEPARATOR ;
  // equipment = "equipment" title { "," title } SEPARATOR ;
  // measure = "measure" title SEPARATOR ;
  // muscles = "muscles" title { "," title } SEPARATOR ;
  // secondary = "secondary" title { "," title } SEPARATOR ;
  // aliases = "aliases" named { "," named } SEPARATOR ;
  // german = "german" named SEPARATOR ;
  // remark = "note" QUOTED SEPARATOR ;
  private mutating func parseExerciseField(since first: Int) {
    itemHasEnded = false
    let start = token.start
    guard at(.word), let kind = parseFieldWord() else {
      expected.insert(.field)
      if at(.word) { return reportUnknownField() }
      return reportUnexpected()
    }
    let word = span(from: start)
    let firstValue = tree.names.count
    repeat {
      guard let value = parseFieldValue(of: kind) else { break }
      tree.names.append(value)
    } while acceptListComma(beforeWords: true)
    let field = ExerciseField(span: span(from: start), kind: kind, values: Nodes(firstValue, tree.names.count))
    if let earlier = tree.exerciseFields[first...].first(where: { $0.kind == kind }) {
      return report(
        .duplicate(tree.string(word)), at: word, labels: [Diagnostic.Label(.firstHere, at: earlier.span)],
        hints: [.remove], fixes: tree.says(field.span, sameAs: earlier.span) ? [Fix(replace: field.span, with: "")] : []
      )
    }
    if !field.values.isEmpty { tree.exerciseFields.append(field) }
  }

  private mutating func parseFieldWord() -> ExerciseField.Kind? {
    guard let keyword = token.keyword, let kind = ExerciseField.Kind(keyword) else { return nil }
    presume()
    return kind
  }

  private mutating func parseFieldValue(of kind: ExerciseField.Kind) -> Name? {
    if at(.text) { return parseQuotedName() }
    let start = token.start
    guard let words = parseWords() else { return nil }
    guard kind == .aliases || kind == .german else { return words }
    takeDetails(ofNameFrom: start, isAlone: true)
    return Name(span: span(from: start), isQuoted: false)
  }

  private mutating func reportUnknownField() {
    let written = tokenText
    let meant = nearestWord(to: written, among: Keyword.all(.exerciseField).map { $0.word })
    if token.start != quietAt {
      report(
        .unknownField(written), at: token.span, hints: meant.map { [.didYouMean($0)] } ?? [],
        fixes: meant.map { [Fix(replace: token.span, with: $0)] } ?? [])
    }
    skipItem()
    quietAt = token.start
  }
}

extension ExerciseField.Kind {
  private static let keywords: [Keyword: ExerciseField.Kind] = [
    .category: .category, .equipment: .equipment, .measure: .measure, .muscles: .muscles, .secondary: .secondary,
    .aliases: .aliases, .german: .german, .note: .note,
  ]

  init?(_ keyword: Keyword) {
    guard let kind = ExerciseField.Kind.keywords[keyword] else { return nil }
    self = kind
  }
}
