/// Reads what people scribble (a chat, a notes app, a whiteboard, a coach's mail) and writes it as a plan.

import SessionModel

/// Reads a scribble as a plan that checks clean, in the canonical layout. Never fails: what is not understood stays as
/// a note, and the original of each line that was read with a guess is kept after `//`. No word is lost.
///
/// - Parameters:
///   - source: any text; bytes that are not UTF-8 become replacement characters.
///   - library: the exercises that names may mean.
///   - bareLoads: the unit of a load that is written without one.
///   - asSaid: whether a unit that the text names elsewhere takes precedence, if it names only one.
///   - title: the title of a workout without a heading.
public func adopt(
  _ source: [UInt8], library: ExerciseLibrary = .builtIn, bareLoads: Units = .kilograms, asSaid: Bool = true,
  title: String = "Workout"
) -> Adopted {
  var text = ScribbleText(source)
  guard !text.lines.isEmpty else { return Adopted(text: "", guessedLines: 0, notes: 0) }
  let workouts = workouts(of: &text, library, bareLoads, asSaid: asSaid)
  if let adopted = adopted(workouts, of: text, library, title) { return adopted }
  // Each item checks clean, but together they are too much for one plan.
  let notes = text.lines.indices.map { DraftItem(content: .note(text.lines[$0].original), lines: [$0]) }
  return adopted([WorkoutDraft(items: notes)], of: text, library, title) ?? Adopted(text: "", guessedLines: 0, notes: 0)
}

/// What a scribble says, each part of it clean.
func workouts(
  of text: inout ScribbleText, _ library: ExerciseLibrary, _ bareLoads: Units, asSaid: Bool
) -> [WorkoutDraft] {
  let survey = TextSurvey(text, bareLoads: bareLoads == .pounds ? .pound : .kilogram, asSaid: asSaid)
  text.straightenTables(loads: survey.bareLoads)
  var reader = LineReader(library, survey)
  let drafts = Composer.workouts(text, reader.read(text))
  let clean = CleanDraft(text, library: library)
  return drafts.map { clean.cleaned($0) }
}

/// A plan that was adopted, and how certain it is.
public struct Adopted: Hashable, Sendable {
  /// The plan in the canonical layout; empty for a scribble without words.
  public var text: String
  /// The number of lines whose original is kept after `//`.
  public var guessedLines: Int
  /// The number of notes with what was not understood.
  public var notes: Int
}

/// Nil if the plan does not check clean.
private func adopted(
  _ workouts: [WorkoutDraft], of text: ScribbleText, _ library: ExerciseLibrary, _ title: String
) -> Adopted? {
  let notes = workouts.reduce(0) { $0 + $1.items.noteCount }
  let lastLine = workouts.flatMap { $0.items }.reduce(0) { max($0, $1.lastLineOfWork) }
  for workouts in [workouts.map { $0.withNotesInPlace(of: text, lastLine: lastLine) }, workouts] {
    let written = PlanWriter.write(workouts, of: text, title: title)
    guard let layout = format(Array(written.text.utf8)), let clean = clean(layout, library) else { continue }
    return Adopted(text: clean, guessedLines: written.guesses, notes: notes)
  }
  return nil
}

extension Diagnostic {
  /// Whether its edit is what somebody meant who did not write a plan: a rest where nobody understood what to do between
  /// two clocks, the lift with what the title names, bodyweight and the load on the belt.
  var isAnsweredByAdopting: Bool {
    switch problem {
    case .lint(.noteBetweenClocks), .lint(.pairOnBar), .lint(.ownWeightLeftOut): true
    case .lexical, .syntax, .meaning, .script, .lint: false
    }
  }

  /// With an edit for two loads: they are what the title says, or else dumbbells. The name stays in the language in which
  /// it is written, and one that is not in the new name in a comment.
  fileprivate func answered(in source: [UInt8]) -> Diagnostic {
    guard problem.isPairOnBar, case .didYouMeanExercise(let english, let german)? = hints.first else { return self }
    let written = String(decoding: source[span.range], as: UTF8.self)
    let name = [english, german].first { $0.lowercased().has(written.lowercased()) }
    var answered = self
    answered.fixes = [Fix(replace: span, with: name ?? english)]
    let line = source[Int(span.end)...].prefix { $0 != UInt8(ascii: "\n") }
    if name == nil, !String(decoding: line, as: UTF8.self).has("//") {
      let end = UInt32(line.endIndex)
      answered.fixes.append(Fix(replace: Span(start: end, end: end), with: " // " + written))
    }
    return answered
  }
}

extension Problem {
  fileprivate var isPairOnBar: Bool { if case .lint(.pairOnBar) = self { true } else { false } }
}

/// A plan that checks clean.
private func clean(_ layout: String, _ library: ExerciseLibrary) -> String? {
  let source = Array(layout.utf8)
  let problems = checkPlain(source, library: library).diagnostics
  guard !problems.isEmpty else { return layout }
  guard problems.allSatisfy({ $0.isAnsweredByAdopting }),
    let edited = Fixed(source: source, diagnostics: problems.map { $0.answered(in: source) }).edited(),
    checkPlain(edited, library: library).diagnostics.isEmpty
  else { return nil }
  // Edits move the comments behind them.
  return format(edited)
}

extension [DraftItem] {
  var noteCount: Int {
    reduce(0) { count, item in
      switch item.content {
      case .note: count + 1
      case .group(let group): count + group.items.noteCount
      case .exercise, .rest, .stillness, .value: count
      }
    }
  }
}
