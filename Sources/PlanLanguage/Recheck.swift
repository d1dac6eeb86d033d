/// Checks a plan again after an edit within one session: that session with what it can see, instead of the whole text.

import SessionModel

/// What is known about a plan after a check, so that an edit within a session costs a check of that session.
///
/// A session can see what the file and its program declare, and nothing of other sessions. So its problems are those
/// that it has in a text of these declarations, itself and its neighbours, and all others stay. Whatever in a session can have a part in
/// the problems of others is looked at, and then the whole text must be checked: names that it gives, uses of values
/// and templates that begin or end, exercises that nobody knows, rules that work while a workout runs.
package struct Recheck: Sendable {
  private var source: [UInt8]
  /// The words in the names of values.
  private let valueWords: Set<Letters>
  package private(set) var parts: PlanParts
  /// The problems outside the session that is edited.
  private var others: [Diagnostic]
  /// Whether lints are among them; a text with errors shows none.
  private var knowsLints: Bool
  /// How far the whole plan expands.
  private var spent: Int
  /// What is known about the sessions of programs; nil if they cannot be told from each other.
  private let programs: SessionsOfPrograms?
  /// Whether a session or a program gives names, which do not help elsewhere but are mentioned.
  private let namesWithin: Bool
  /// The session that is edited, by its place in `sessions`.
  private var edited: (session: Int, problems: Problems)?

  /// What is wrong in a session and around it.
  private struct Problems {
    var inside: [Diagnostic]
    /// Without lints.
    var outside: [Diagnostic]
    /// Where it differs between sessions of a program, that is a mistake.
    var progress: Set<WrittenProgress>
    var spent: Int
  }

  /// In bytes: shorter texts are checked as fast as a part of them.
  private static let shortest = 4096

  /// Nil for a text that must always be checked as a whole.
  package init?(_ parsed: Parsed, _ checked: Checked) {
    let tree = parsed.tree
    guard tree.source.count >= Self.shortest, tree.looseItems.isEmpty, !checked.plan.hasLiveRules,
      checked.diagnostics.count < DiagnosticLog.usualLimit / 2, checked.spent < Budget.base
    else { return nil }
    source = tree.source
    parts = PlanParts(tree)
    guard tree.hasOnlySpaceBetweenDeclarations, tree.closesEachDeclaration,
      !tree.namesAgain(valuesOf: parts.declarations)
    else { return nil }
    valueWords = tree.valueWords
    others = checked.diagnostics
    knowsLints = !checked.hasErrors
    spent = checked.spent
    namesWithin = tree.givesNames(outside: parts.declarations)
    programs = SessionsOfPrograms(tree, parts, using: checked.used)
  }

  /// The problems of the text after an edit; nil if all of it must be checked.
  package mutating func problems(
    after edit: SourceEdit, in text: [UInt8], library: ExerciseLibrary, find: @escaping FindUsed
  ) -> [Diagnostic]? {
    guard let session = sessions.place(around: edit.replaced), isApart(session), focus(on: session, library, find),
      var before = edited?.problems, isWithinBlock(edit.replaced, of: sessions[session])
    else { return nil }
    let words = valueWords(in: sessions[session])
    source = text
    parts.move(edit, in: session)
    others = others.map { $0.mapped(edit.moved) }
    before.outside = before.outside.map { $0.mapped(edit.moved) }
    guard isOneBlock(sessions[session]), valueWords(in: sessions[session]) == words,
      let after = problems(of: session, library, find), after.outside == before.outside,
      after.progress == before.progress || parts.program(of: session) == nil,
      !(others.areAboutExercises && (after.inside.areAboutExercises || before.inside.areAboutExercises))
    else { return nil }
    if namesWithin, after.inside.areAboutMissingNames || before.inside.areAboutMissingNames { return nil }
    spent += after.spent - before.spent
    edited = (session, after)
    let hasErrors = others.haveErrors || after.inside.haveErrors
    guard spent < Budget.base, hasErrors || knowsLints else { return nil }
    let start = sessions[session].start
    let first = others.firstIndex { $0.span.start >= start } ?? others.count
    let all = others[..<first] + after.inside + others[first...]
    guard all.count < DiagnosticLog.usualLimit / 2 else { return nil }
    return hasErrors ? all.filter { !$0.isLint } : Array(all)
  }

  private var sessions: [Span] { parts.sessions }

  /// Whether nothing in it can have a part in the problems of the other sessions of its program.
  private func isApart(_ session: Int) -> Bool {
    guard parts.program(of: session) != nil else { return true }
    return programs?.ambiguousWords.isDisjoint(with: valueWords(in: sessions[session])) ?? false
  }

  // MARK: The session

  /// Tells the problems of a session from the others; false if that cannot be done.
  private mutating func focus(on session: Int, _ library: ExerciseLibrary, _ find: @escaping FindUsed) -> Bool {
    if edited?.session == session { return true }
    if let (earlier, problems) = edited {
      let start = sessions[earlier].start
      others.insert(contentsOf: problems.inside, at: others.firstIndex { $0.span.start >= start } ?? others.count)
      if problems.inside.haveErrors { knowsLints = false }
      edited = nil
    }
    guard let problems = problems(of: session, library, find) else { return false }
    let span = sessions[session]
    let known = others.filter { span.encloses($0.span) }
    others.removeAll { span.encloses($0.span) }
    guard others.allSatisfy({ $0.isApart(from: span) }) else { return false }
    let isSame =
      knowsLints && !problems.inside.haveErrors
      ? known == problems.inside : known.filter { !$0.isLint } == problems.inside.filter { !$0.isLint }
    edited = (session, problems)
    return isSame
  }

  /// What is wrong in a text of the session, its neighbours and what they can see.
  private func problems(of session: Int, _ library: ExerciseLibrary, _ find: @escaping FindUsed) -> Problems? {
    let span = sessions[session]
    let (text, pieces, starts) = parts.excerpt(of: source, with: parts.neighbourhood(of: session))
    let parsed = parse(text)
    let found = PlanParts(parsed.tree).all
    let isParsedAlike =
      parsed.tree.looseItems.isEmpty && found.count == pieces.count
      && zip(found, zip(pieces, starts)).allSatisfy { part, place in
        part.start == place.1 && part.range.count == place.0.range.count
      }
    guard isParsedAlike else { return nil }
    let own = pieces.firstIndex(of: span).map { Span(start: starts[$0], end: starts[$0] + span.end - span.start) }
    guard let own, !parsed.tree.givesNames(in: own) else { return nil }
    let checked = check(parsed, library: library, find: find)
    guard !checked.plan.hasLiveRules, checked.diagnostics.count < DiagnosticLog.usualLimit / 2 else { return nil }
    func back(_ offset: UInt32) -> UInt32 {
      let piece = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
      return min(pieces[piece].start + offset - starts[piece], pieces[piece].end)
    }
    let problems = checked.diagnostics.map { $0.mapped { Span(start: back($0.start), end: back($0.end)) } }
    return Problems(
      inside: problems.filter { span.encloses($0.span) },
      outside: problems.filter { !span.encloses($0.span) && !$0.isLint }, progress: checked.plan.writtenProgress,
      spent: checked.spent)
  }

  // MARK: The text of a session

  /// Whether a stretch is between the brackets of a session.
  private func isWithinBlock(_ stretch: Span, of session: Span) -> Bool {
    var lexer = Lexer(source)
    lexer.position = Int(session.start)
    while true {
      let token = lexer.next()
      if token.kind == .end || token.span.end > session.end { return false }
      if token.kind == .open { return stretch.start >= token.span.end && stretch.end < session.end }
    }
  }

  /// Whether the brackets of a session close at its end, and not before it.
  private func isOneBlock(_ session: Span) -> Bool {
    var lexer = Lexer(source)
    lexer.position = Int(session.start)
    var depth = 0
    while true {
      let token = lexer.next()
      if token.kind == .end || token.span.end > session.end { return false }
      if token.kind == .open { depth += 1 }
      if token.kind == .close { depth -= 1 }
      if token.kind == .close, depth <= 0 { return token.span.end == session.end }
    }
  }

  /// The words of a session that are also in names of values.
  private func valueWords(in session: Span) -> Set<Letters> {
    guard !valueWords.isEmpty else { return [] }
    var lexer = Lexer(source)
    lexer.position = Int(session.start)
    var words: Set<Letters> = []
    while true {
      let token = lexer.next()
      if token.kind == .end || token.span.start >= session.end { return words }
      if token.kind == .word, valueWords.contains(token.letters) { words.insert(token.letters) }
    }
  }
}

extension Diagnostic {
  fileprivate var isLint: Bool {
    switch problem {
    case .lint: true
    case .lexical, .syntax, .meaning, .script: false
    }
  }

  /// Whether nothing of it is in a stretch.
  fileprivate func isApart(from stretch: Span) -> Bool {
    ([span] + labels.map { $0.span } + fixes.map { $0.span }).allSatisfy {
      $0.end <= stretch.start || stretch.end <= $0.start
    }
  }

  /// The same with other places.
  fileprivate func mapped(_ place: (Span) -> Span) -> Diagnostic {
    Diagnostic(
      problem, at: place(span), labels: labels.map { Label($0.role, at: place($0.span)) }, hints: hints,
      fixes: fixes.map { Fix(replace: place($0.span), with: $0.text) })
  }
}

extension [Diagnostic] {
  fileprivate var haveErrors: Bool { contains { $0.problem.severity == .error } }

  /// Whether any is about an unknown exercise: one that is unknown at several places is one problem.
  fileprivate var areAboutExercises: Bool {
    contains { if case .meaning(.unknownExercise) = $0.problem { true } else { false } }
  }

  /// Whether any is about a value or a template that is not there: it says where in the text there is one.
  fileprivate var areAboutMissingNames: Bool {
    contains { diagnostic in
      switch diagnostic.problem {
      case .meaning(.unknownValue), .meaning(.usedBeforeItsLet), .script(.unknownTemplate), .script(.templateBelow):
        true
      case .lexical, .syntax, .meaning, .script, .lint: false
      }
    }
  }
}
