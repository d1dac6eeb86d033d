/// Offers what `adopt` makes of lines that are no plan: people write down what they know from elsewhere.

import SessionModel

/// The diagnostics of a plan, in which `adopt` has read heads that end in a colon, labelled lines, and lines with words
/// that are no attributes. Its reading is the first hint; if it is no guess and leaves no word to a note, it is also the
/// edit, and stands for all problems of the line. What has edits that lead to a clean line keeps them.
package func offeringReadings(
  _ diagnostics: [Diagnostic], of source: [UInt8], library: ExerciseLibrary
) -> [Diagnostic] {
  guard diagnostics.contains(where: { $0.isMistakeOfText }) else { return diagnostics }
  var stretches = ScribbledStretch.all(of: source)[...]
  var offered: [Diagnostic] = []
  var left = diagnostics[...]
  var readings = 0
  while let next = left.first {
    while let stretch = stretches.first, stretch.span.end <= next.span.start { stretches.removeFirst() }
    guard let stretch = stretches.first, stretch.span.start <= next.span.start, readings < mostReadings else {
      offered.append(left.removeFirst())
      continue
    }
    let problems = left.prefix { $0.span.start < stretch.span.end }
    left = left[problems.endIndex...]
    offered += LineProblems(source: source, library: library, stretch: stretch, problems: Array(problems)).offered
    readings += 1
  }
  return offered
}

/// In one text, so that a long text of something else takes no longer than others.
private let mostReadings = 4

/// The problems of a line, or of a head with its lines.
private struct LineProblems {
  var source: [UInt8]
  var library: ExerciseLibrary
  var stretch: ScribbledStretch
  var problems: [Diagnostic]

  /// In bytes; longer lines are no slip, and longer readings no hint.
  private static let longestLine = 400, longestHint = 200
  /// What is counted and is no measure here: thirty strokes are not thirty metres.
  private static let counted: Set<String> = ["stroke", "strokes", "lap", "laps", "Züge", "Schläge", "Bahnen", "Runden"]

  var offered: [Diagnostic] {
    guard let first = problems.firstIndex(where: { $0.isMistakeOfText }),
      stretch.isHead || (problems.contains { $0.isUnknownAttribute } && !sayWhatToWrite),
      stretch.span.range.count <= Self.longestLine, !haveEdits,
      let items = adoptedItems(Array(source[stretch.span.range]), library: library),
      items.text.utf8.count <= Self.longestHint,
      items.remarks.isEmpty || !(stretch.isHead || items.remarks.contains { $0.hasDigits || Self.counted.contains($0) })
    else { return problems }
    if items.isGuess || !items.remarks.isEmpty {
      var offered = problems
      // The reading has a place for each word.
      offered[first].hints =
        [.write(items.text)] + problems[first].hints.filter { $0 != .writeNote && $0 != .write(items.text) }
      for index in offered.indices { offered[index].fixes = [] }
      return offered
    }
    var problem = problems[first]
    problem.hints = [.write(items.text)]
    problem.fixes = [Fix(replace: stretch.span, with: items.lines.joined(separator: "\n"))]
    return [problem]
  }

  /// Whether the edits of these problems lead to clean lines, alone or in their place.
  private var haveEdits: Bool {
    guard problems.allSatisfy({ $0.fixes.allSatisfy { stretch.span.encloses($0.span) } }) else { return false }
    let alone = fixed(Array(source[stretch.span.range])) { checkPlainItems($0, library: library).diagnostics }
    if alone.diagnostics.isEmpty { return true }
    guard let edited = Fixed(source: source, diagnostics: problems).edited() else { return false }
    let end = UInt32(truncatingIfNeeded: Int(stretch.span.end) + edited.count - source.count)
    let lines = Span(start: stretch.span.start, end: end)
    return !checkPlain(edited, library: library).diagnostics.contains { lines.encloses($0.span) }
  }

  /// Whether a hint says what to write: it knows more about this mistake.
  private var sayWhatToWrite: Bool {
    problems.contains { problem in
      problem.hints.contains { hint in
        switch hint {
        case .write, .writeEither, .writeMost, .writeFor, .didYouMean, .didYouMeanExercise, .restAsLongAsWork,
          .endEarly, .stretches, .stopSets, .recoveryAsItem, .loadToBeginWith, .labelEach,
          .changeByWeek:
          true
        case .commentsBeginWithSlashes, .quoteTitle, .writeNote, .separateItems, .sayEffort, .closeBlock, .declareAtTop,
          .closeQuote, .remove, .saveAsUTF8, .compareWithWords, .intensityForAllOrEach, .loadOfEachSet, .wrapInWorkout,
          .wrapInProgram, .declareExercise, .countsAsVariation, .countsForBoth, .placeState, .placeRule,
          .placeInProgram, .countInTemplate, .repeatTurns,
          .groupLifts, .nameLevels, .writeAtItems,
          .writeAlternativesWhole, .sayWhenDone, .placeLevels, .restTakesTime, .fillClock, .restAfterRounds,
          .declareState, .restOfEachSet, .leaveOutDays, .keepInState, .stateInsteadOfLet:
          false
        }
      }
    }
  }
}

/// What may be a scribble: the text between brackets, `;` and ends of lines. A head with a colon has what follows it in
/// its line, or, at the end of its line, the lines below it. Lines with labels, `A1)` and `A2)`, belong together.
private struct ScribbledStretch {
  var span: Span
  /// Whether it begins with words before a colon, or a label: they say something about what follows, so they must not
  /// end in a note.
  var isHead: Bool

  private struct Part {
    enum End { case item, line, gap, open }
    var first: Token
    var span: Span
    var colon: Span?
    var end = End.gap

    /// `A1)`, `B2.`
    func isLabelled(in source: [UInt8]) -> Bool {
      let start = Int(span.start)
      guard first.kind == .word, span.range.count > 3 else { return false }
      return UInt8(ascii: "1")...UInt8(ascii: "9") ~= source[start + 1]
        && ").:".utf8.contains(source[start + 2])
    }
  }

  static func all(of source: [UInt8]) -> [ScribbledStretch] {
    var all: [ScribbledStretch] = []
    var parts = parts(of: source)[...]
    while let part = parts.popFirst() {
      guard part.end != .open, !part.first.beginsScript else { continue }
      var (span, end) = (part.span, part.end)
      let isLabelled = part.isLabelled(in: source)
      if part.colon != nil || isLabelled {
        let isOfLine = !isLabelled && part.colon?.end != part.span.end
        while end == .item || end == .line && !isOfLine, let next = parts.first, next.end != .open,
          !isLabelled || next.isLabelled(in: source)
        {
          (span.end, end) = (next.span.end, next.end)
          parts.removeFirst()
        }
      }
      all.append(ScribbledStretch(span: span, isHead: part.colon != nil || isLabelled))
    }
    return all
  }

  private static func parts(of source: [UInt8]) -> [Part] {
    var lexer = Lexer(source)
    var parts: [Part] = []
    var part: Part?
    func close(_ end: Part.End) {
      guard var closed = part else { return }
      closed.end = end
      parts.append(closed)
      part = nil
    }
    while true {
      let token = lexer.next()
      switch token.kind {
      case .end:
        close(.gap)
        return parts
      case .open: close(.open)
      // A comment is not read, so nothing reaches over one.
      case .close, .comment: close(.gap)
      case .separator:
        let lines = source[token.span.range].count { $0 == UInt8(ascii: "\n") }
        close(lines == 0 ? .item : lines == 1 ? .line : .gap)
      case .word, .number, .clock, .text, .tag, .hash, .times, .openParenthesis, .closeParenthesis, .comma, .at, .plus,
        .minus, .star, .slash, .percent, .equals, .dash, .ellipsis, .openBrace, .closeBrace, .comparison, .change,
        .foreign:
        var longer = part ?? Part(first: token, span: token.span)
        longer.span.end = token.span.end
        if token.kind == .foreign, source[token.start] == UInt8(ascii: ":") {
          longer.colon = longer.colon ?? token.span
        }
        part = longer
      }
    }
  }
}

extension Token {
  /// Whether it begins what only programs, sessions and breaths have.
  fileprivate var beginsScript: Bool { keyword.map(Self.scriptWords.contains) ?? false }

  private static let scriptWords = KeywordSet([
    .let, .state, .when, .else, .after, .by, .def, .use, .set, .load, .program, .session, .week, .weeks, .workout,
    .breathing, .meditation, .exercise, .levels, .in, .out, .hold, .reflect,
  ])
}

extension String {
  /// A number in a note is probably a part of the work.
  fileprivate var hasDigits: Bool { utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
}

extension Diagnostic {
  /// Whether a word stands where only attributes can, or a sign that people write between exercises.
  fileprivate var isUnknownAttribute: Bool {
    switch problem {
    case .syntax(.unknownAttribute), .syntax(.unexpected(found: .text("+"), _)), .syntax(.unclosedParenthesis): true
    case .syntax, .lexical, .meaning, .script, .lint: false
    }
  }

  /// Whether the text cannot be read.
  fileprivate var isMistakeOfText: Bool {
    switch problem {
    case .lexical, .syntax: problem.severity == .error
    case .meaning, .script, .lint: false
    }
  }
}
