/// What must hold for a text so that a session in it can be checked by itself: nothing is between its parts, all
/// brackets close, and names have one meaning.

extension PlanTree {
  /// Whether there is nothing but space and comments outside declarations.
  var hasOnlySpaceBetweenDeclarations: Bool {
    hasOnlySpace(between: declarations.map { $0.span }, in: Span(start: 0, end: UInt32(source.count)))
  }

  /// Whether there is nothing but space and comments outside of these stretches.
  func hasOnlySpace(between stretches: [Span], in whole: Span) -> Bool {
    var place = Int(whole.start)
    var comment = comments.firstIndex { $0.end > whole.start } ?? comments.count
    for end in stretches + [Span(start: whole.end, end: whole.end)] {
      while place < end.start {
        while comment < comments.count, Int(comments[comment].end) <= place { comment += 1 }
        if comment < comments.count, Int(comments[comment].start) <= place {
          place = Int(comments[comment].end)
        } else if source[place] <= UInt8(ascii: " ") || source[place] == UInt8(ascii: ";") {
          place += 1
        } else {
          return false
        }
      }
      place = max(place, Int(end.end))
    }
    return true
  }

  /// Whether the brackets of each declaration close in it: what the parser makes of others depends on all that follows.
  var closesEachDeclaration: Bool { declarations.allSatisfy { closesBrackets(in: $0.span) } }

  func closesBrackets(in stretch: Span) -> Bool {
    var lexer = Lexer(source)
    lexer.position = Int(stretch.start)
    var depth = 0
    while lexer.position < Int(stretch.end), depth >= 0 {
      let token = lexer.next()
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
    }
    return depth == 0
  }

  /// The names of values, states, loops and parameters.
  var valueNames: [Name] { lets.map { $0.name } + loops.map { $0.name } + parameters.map { $0.name } }

  /// The words in the names of values and states.
  var valueWords: Set<Letters> { words(of: lets.map { $0.name }) }

  func words(of names: [Name]) -> Set<Letters> {
    var words: Set<Letters> = []
    var lexer = Lexer(source)
    for name in names {
      lexer.position = Int(name.span.start)
      while case let token = lexer.next(), token.kind == .word, token.span.end <= name.span.end {
        words.insert(token.letters)
      }
    }
    return words
  }

  /// Whether anything else has the name of a value that one of the declarations defines: then that name may stand for
  /// different values.
  func namesAgain(valuesOf declarations: [Span]) -> Bool {
    guard !lets.isEmpty else { return false }
    func isDeclared(_ name: Name) -> Bool { declarations.place(around: name.span) != nil }
    let declared = Set(lets.map { $0.name }.filter(isDeclared).map { string($0).lowercased() })
    return valueNames.contains { !isDeclared($0) && declared.contains(string($0).lowercased()) }
  }

  /// Whether values or templates are named elsewhere than in these declarations.
  func givesNames(outside declarations: [Span]) -> Bool {
    (lets.map { $0.name } + definitions.compactMap { $0.name }).contains {
      declarations.place(around: $0.span) == nil
    }
  }

  /// Whether a stretch gives names to anything.
  func givesNames(in stretch: Span) -> Bool {
    valueNames.contains { stretch.encloses($0.span) }
      || definitions.contains { $0.name.map { stretch.encloses($0.span) } ?? false }
  }
}
