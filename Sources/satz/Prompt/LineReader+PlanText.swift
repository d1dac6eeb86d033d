/// Lines that are plan text: exercises and groups for the running session, or a session of its own.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner

extension LineReader {
  func planText(_ text: String, afterAdd: Bool) -> LineMeaning {
    if let session = wholeSession(text) { return session }
    if !afterAdd, let change = restChange(text) { return .command(.changeRests(change)) }
    if !afterAdd, let mistake = PerformanceText.mistake(in: text, bareLoads: athlete.units),
      case .effortOutside = mistake
    {
      return .usage(.done, mistake)
    }
    let (source, fragment) = fragment(text)
    if !afterAdd, isResult(text, fragment.diagnostics) {
      return .usage(.done, PerformanceText.anyMistake(in: text, bareLoads: athlete.units))
    }
    let isClean = !fragment.diagnostics.contains { $0.problem.severity == .error }
    if isClean, !afterAdd, let turn = turn(to: fragment.blocks, isNamed: !text.contains(where: \.isNumber)) {
      return turn
    }
    if isClean, !fragment.blocks.isEmpty, afterAdd || looksLikeAPlan(text, fragment.diagnostics) {
      let addition = LineMeaning.addition(
        fragment.blocks, remarks: fragment.diagnostics, missing: fragment.missing, source: source)
      guard !afterAdd, let unknown = unknownExercise(in: fragment.blocks) else { return addition }
      if isNameAlone(fragment.blocks) {
        return wrongValue(in: text) ?? .notUnderstood(text, nearest: library.nearestName(to: text, in: language))
      }
      return wrongValue(in: text) ?? .doubtful(exercise: unknown.name, addition)
    }
    if !afterAdd, let wrong = wrongValue(in: text) { return wrong }
    if !afterAdd, let mistake = PerformanceText.mistake(in: text, bareLoads: athlete.units) {
      return .usage(.done, mistake)
    }
    let word = text.prefix { !$0.isWhitespace }
    if !afterAdd, !text.contains(where: \.isNumber) {
      let candidates = CommandWord.candidates(for: word).map(\.rawValue)
      if candidates.count > 1 { return .ambiguous(word: String(word), candidates: candidates) }
      if let near = nearestCommand(to: word) { return .ambiguous(word: String(word), candidates: [near]) }
      if !text.contains("\n"), fragment.blocks.isEmpty ? isProse(text) : namesNothing(fragment.blocks) {
        return .notUnderstood(text, nearest: library.nearestName(to: text, in: language))
      }
    }
    return .mistakes(fragment.diagnostics, source: source)
  }

  /// Whether a line that is no plan is a result with something wrong in it: `5 @ -10kg`, `5 rpe`, `@ 100`. It begins as one
  /// and names no exercise.
  private func isResult(_ text: String, _ diagnostics: [Diagnostic]) -> Bool {
    guard work() != nil, !text.contains(where: { "<>;\n".contains($0) }) else { return false }
    if text.hasPrefix("@") { return true }
    guard text.first?.isNumber == true else { return false }
    let hasEffort = text.split(separator: " ").contains { ["rpe", "rir"].contains($0.lowercased()) }
    return hasEffort || diagnostics.contains { $0.problem.isAboutNoName }
  }

  /// `Q1`: a name without any sets.
  private func isNameAlone(_ blocks: [Block]) -> Bool {
    let works = Session(name: "", kind: .workout, blocks: blocks).works
    return works.count == 1 && works[0].work.target == .open
  }

  /// Whether none of its exercises is known: what was typed are other words, or a name with a slip in it.
  private func namesNothing(_ blocks: [Block]) -> Bool {
    let here = exercises().map(\.key)
    return Session(name: "", kind: .workout, blocks: blocks).exercises.allSatisfy {
      library.entry(for: $0.key) == nil && !here.contains($0.key)
    }
  }

  /// Whether a line that is no plan is not meant as one: it has none of its signs and does not begin with an exercise.
  private func isProse(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return !text.contains { "@<>;=".contains($0) }
      && !words.indices.contains { library.find(words[...$0].joined(separator: " ")) != nil }
  }

  /// A setting or the size of the live area with a value that it cannot have: `volume 200`, `theme pink`, `line 5`.
  private func wrongValue(in text: String) -> LineMeaning? {
    if let line = ToolLine(withWrongValue: text) { return .tool(line) }
    let words = ToolLine.words(text)
    guard words.count == 2, CommandWord.named(Substring(words[0])) == .stage, words[1].isSingleValue else { return nil }
    return .usage(.stage, nil)
  }

  /// A decimal comma is a mistake in a plan, but not in what is typed: results have it, too.
  func fragment(_ text: String) -> (source: [UInt8], CompiledFragment) {
    var source = Array(text.utf8)
    let fragment = compileFragment(source, athlete: athlete, library: library)
    if fragment.diagnostics.contains(where: { $0.problem.severity == .error }) {
      // Behind a list, `rpe 8,5` could be two entries; a plan reads it so.
      let pointed = text.replacing(#/(?i)\b(rpe|rir)\s*(\d),(\d)(?!\d|\s*[x@])/#) { "\($0.1) \($0.2).\($0.3)" }
      if pointed != text { return self.fragment(pointed) }
    }
    let points = fragment.diagnostics.flatMap { $0.problem.isDecimalComma ? $0.fixes : [] }
    if points.isEmpty { return (source, fragment) }
    // Each replaces the comma, a byte, by a point.
    for fix in points { source.replaceSubrange(Int(fix.span.start)..<Int(fix.span.end), with: fix.text.utf8) }
    return (source, compileFragment(source, athlete: athlete, library: library))
  }

  /// `run 400m` is an exercise, although `run` is a command.
  func isPlan(_ text: String) -> Bool {
    guard text.contains(where: \.isNumber), !text.contains(".satz") else { return false }
    let (_, fragment) = fragment(text)
    let isClean = !fragment.diagnostics.contains { $0.problem.severity == .error }
    return isClean && !fragment.blocks.isEmpty && unknownExercise(in: fragment.blocks) == nil
  }

  /// The first exercise that neither the library nor the session knows.
  private func unknownExercise(in blocks: [Block]) -> Exercise? {
    let here = exercises().map(\.key)
    return Session(name: "", kind: .workout, blocks: blocks).exercises.first {
      library.entry(for: $0.key) == nil && !here.contains($0.key)
    }
  }

  /// `push-up`, or `push-up 20`: an exercise that is left in the current `any order`, with its result.
  private func turn(to blocks: [Block], isNamed: Bool) -> LineMeaning? {
    let works = Session(name: "", kind: .workout, blocks: blocks).works
    guard works.count == 1, case let work = works[0].1, stations.contains(.exercise(work.exercise)) else { return nil }
    if isNamed { return .turn(to: work.exercise.key, nil) }
    guard case .reps(let amount) = work.target, amount.max == amount.min, work.load == .unstated else { return nil }
    return .turn(to: work.exercise.key, Performance(reps: Int(clamping: amount.min)))
  }

  /// `workout "Push" < … >` and the like; the first, if there are several.
  func wholeSession(_ text: String) -> LineMeaning? {
    let openings = ["workout", "breathing", "meditation"]
    let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace).lowercased() }
    guard text.contains("<"), lines.contains(where: { line in openings.contains { line.hasPrefix($0) } }) else {
      return nil
    }
    let source = Array(text.utf8)
    let checked = check(source, library: library)
    guard let declaration = checked.plan.declarations.first else { return nil }
    let compiled = compile(declaration, of: checked.plan, athlete: athlete)
    let found = checked.diagnostics + compiled.diagnostics
    guard !found.contains(where: { $0.problem.severity == .error }), let session = compiled.session else {
      return .mistakes(found, source: source)
    }
    return .session(
      PreparedSession(session: session, athlete: athlete, source: text, missing: compiled.missing))
  }

  /// `dnoe` is not an exercise: without a number, only a known name counts as a plan.
  private func looksLikeAPlan(_ text: String, _ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.isEmpty || text.contains(where: \.isNumber)
  }
}

extension Problem {
  fileprivate var isAboutNoName: Bool {
    if case .syntax(.missingExercise) = self { true } else { false }
  }

  fileprivate var isDecimalComma: Bool {
    if case .lexical(.decimalComma) = self { true } else { false }
  }
}
