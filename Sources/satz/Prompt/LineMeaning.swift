/// Turns a typed line into what it does: a command for the engine, something to show, or a problem.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner

enum LineMeaning {
  case command(Command)
  /// Plan text that is added to the session, with warnings.
  case addition([Block], remarks: [Diagnostic], missing: [ProfileGap], source: [UInt8])
  /// An addition with an exercise that is not known: probably a mistake.
  indirect case doubtful(exercise: String, LineMeaning)
  /// In an `any order`: the exercise to turn to, and its result.
  case turn(to: String, Performance?)
  /// A whole workout, breathing or meditation: a session of its own.
  case session(PreparedSession)
  /// The same, made from a scribble; the plan's text shows where it was guessed.
  case adopted(PreparedSession)
  case view(View)
  /// A command of the tool.
  case tool(ToolLine)
  case refused(RefusalText)
  /// Neither a command nor an exercise; with an exercise of a similar name.
  case notUnderstood(String, nearest: String?)
  /// The line is plan text with mistakes in it.
  case mistakes([Diagnostic], source: [UInt8])
  case usage(CommandWord, PerformanceMistake?)
  case ambiguous(word: String, candidates: [String])

  /// Commands that only show something, or leave.
  enum View: Hashable {
    case show, home, next, quit, nothing
    /// The lines that follow are a scribble.
    case adopt
    case info(topic: String?)
    case help(topic: String?)
    case heartRate(Int?)
    case size(LiveAreaSize)
    case save(name: String?)
    case favourite(String)
  }

  /// Whether it is plan text with mistakes in it.
  var isMistaken: Bool {
    if case .mistakes = self { true } else { false }
  }

  /// What it tells the engine.
  var command: Command? {
    switch self {
    case .command(let command): command
    case .addition(let blocks, _, _, _): .add(blocks)
    case .turn(let exercise, _): .bringForward(exercise: exercise)
    case .doubtful(_, let meaning): meaning.command
    case .session, .adopted, .view, .tool, .refused, .notUnderstood, .mistakes, .usage, .ambiguous: nil
    }
  }
}

/// Reads lines for one athlete and one session.
struct LineReader {
  var athlete: Athlete
  var language = Language.current
  /// The exercises that plan text can name.
  var library = ExerciseLibrary.builtIn
  /// The exercises of the running session, so that those unknown to the library can be named too. Few lines need them.
  var exercises: () -> [Exercise] = { [] }
  /// What is left of the current `any order`.
  var stations: [Choosable] = []
  /// Whether the athlete is asked to choose, so that a bare number or name is an option.
  var isChoosing = false
  /// Whether a rest is over and the next set has not begun.
  var isRestOver = false
  /// The set that a result is for, if there is one.
  var work: () -> Work? = { nil }
  /// What was done in the running session.
  var log: () -> [LoggedSet] = { [] }
  /// The exercise whose rests `rest 3min` changes; nil if no session runs.
  var exerciseAtHand: () -> Exercise? = { nil }
  /// The names of the options, each in the user's language and in English.
  var options: [[String]] = []

  func meaning(of text: String) -> LineMeaning {
    if text.trimmingBlanks().lowercased() == "satz" { return .view(.home) }
    if let tool = ToolLine(text), !isPlan(text) { return .tool(tool) }
    return switch PromptLine.parse(text, bareLoads: athlete.units) {
    case .empty: .view(.nothing)
    case .start: .command(.start)
    case .skip: .command(.skip)
    case .skipExercise: .command(.skipExercise)
    case .miss: .command(.miss)
    case .back: .command(.back)
    case .redo: .command(.redo)
    case .pause: .command(.pause)
    case .resume: .command(.resume)
    case .undo: .command(.undo)
    case .finish: .command(.finish)
    case .abort: .command(.abort)
    case .done(let performance): .command(.done(whole(performance, of: text)))
    case .result(let result) where isRestOver && result.isRPEAlone: howHardItWas(result)
    case .result(let result):
      .command(result.bareNumber.flatMap { isChoosing ? .choose($0 - 1) : nil } ?? .done(whole(result, of: text)))
    case .extend(let shift): .command(.extend(shift))
    case .correct(let set, let result): correction(of: set, result, text)
    case .note(let note): .command(.note(note))
    case .choose(let number): .command(.choose(number &- 1))
    case .chooseNamed(let name): chosen(among: name)
    case .show: .view(.show)
    case .home: .view(.home)
    case .quit: .view(.quit)
    case .size(let size): .view(.size(size))
    case .info(let topic): .view(.info(topic: topic))
    case .help(let topic): .view(.help(topic: topic))
    case .heartRate(let beats): .view(.heartRate(beats))
    case .save(let name): .view(.save(name: name))
    case .favourite(let arguments): .view(.favourite(arguments))
    case .next(let name): name.map { named($0) { .command(.bringForward(exercise: $0.key)) } } ?? .view(.next)
    case .adopt(let text): text.isEmpty ? .view(.adopt) : adopted(text)
    case .remove(let name): named(name) { .command(.remove(exercise: $0.key)) }
    case .replace(let name, let other):
      named(name) { old in named(other) { .command(.replace(exercise: old.key, with: $0)) } }
    case .plan(let plan, let afterAdd):
      (afterAdd ? nil : chosen(plan)).map { .command(.choose($0)) } ?? planText(plan, afterAdd: afterAdd)
    case .misused(let word, let text, let mistake): misused(word, text, mistake)
    }
  }

  /// `8 @ 2x10kg` on a pull-up is one load of 20 kg: two of something hang on the body. Of dumbbells, it is the load of
  /// each.
  private func whole(_ performance: Performance, of text: String) -> Performance {
    guard let load = performance.load, let count = PerformanceText.implements(in: text), let work = work(),
      isOnTheBody(work)
    else { return performance }
    var whole = performance
    whole.load = Mass(grams: min(load.grams * WideInt(count), MostInASet.grams))
    return whole
  }

  private func isOnTheBody(_ work: Work) -> Bool {
    switch work.load {
    case .bodyweight: return true
    case .mass(let count, _, _) where count > 1: return false
    case .mass, .unstated, .asked, .share:
      let equipment = library.entry(for: work.exercise.key)?.equipment
      return equipment == .bodyweight || equipment == .rings
    }
  }

  private func chosen(among name: String) -> LineMeaning {
    option(named: name).map { .command(.choose($0)) }
      ?? .refused(options.isEmpty ? .nothingToChoose : .noOptionNamed(name))
  }

  /// The option that a bare name chooses; nil if nothing is asked, or none has it.
  private func chosen(_ name: String) -> Int? { isChoosing ? option(named: name) : nil }

  /// The only option that has this name or has it in its name, or whose exercise has it.
  private func option(named name: String) -> Int? {
    let wanted = name.lowercased()
    let exact = options.indices.filter { options[$0].contains { $0.lowercased() == wanted } }
    let found =
      exact.isEmpty ? options.indices.filter { options[$0].contains { $0.lowercased().contains(wanted) } } : exact
    if found.count == 1 { return found[0] }
    guard let entry = library.find(name) else { return nil }
    let meant = options.indices.filter { options[$0].contains { library.find($0)?.key == entry.key } }
    return meant.count == 1 ? meant[0] : nil
  }

  /// By its name in the session, or else in the library.
  func named(_ name: String, _ meaning: (Exercise) -> LineMeaning) -> LineMeaning {
    let wanted = name.lowercased()
    if let here = exercises().first(where: { $0.name.lowercased() == wanted || $0.key == wanted }) {
      return meaning(here)
    }
    if let entry = library.find(name) { return meaning(Exercise(key: entry.key, name: entry.english)) }
    // Part of a name is enough if only one exercise of the session contains it.
    let partly = exercises().filter { $0.name.lowercased().contains(wanted) }
    if Set(partly.map(\.key)).count == 1 { return meaning(partly[0]) }
    let nearest = library.nearest(to: name, limit: 1).first?.name(in: language.ofNames)
    return .refused(.unknownExercise(name, nearest: nearest))
  }

  // MARK: Plan text

  private func planText(_ text: String, afterAdd: Bool) -> LineMeaning {
    if let session = wholeSession(text) { return session }
    if !afterAdd, let change = restChange(text) { return .command(.changeRests(change)) }
    if !afterAdd, let mistake = PerformanceText.mistake(in: text, bareLoads: athlete.units),
      case .effortOutside = mistake
    {
      return .usage(.done, mistake)
    }
    let (source, fragment) = fragment(text)
    let isClean = !fragment.diagnostics.contains { $0.problem.severity == .error }
    if isClean, !afterAdd, let turn = turn(to: fragment.blocks, isNamed: !text.contains(where: \.isNumber)) {
      return turn
    }
    if isClean, !fragment.blocks.isEmpty, afterAdd || looksLikeAPlan(text, fragment.diagnostics) {
      let addition = LineMeaning.addition(
        fragment.blocks, remarks: fragment.diagnostics, missing: fragment.missing, source: source)
      guard !afterAdd, let unknown = unknownExercise(in: fragment.blocks) else { return addition }
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
        let nearest = library.nearest(to: text, limit: 1).first?.name(in: language.ofNames)
        return .notUnderstood(text, nearest: nearest)
      }
    }
    return .mistakes(fragment.diagnostics, source: source)
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
    let points = fragment.diagnostics.flatMap { $0.problem.isDecimalComma ? $0.fixes : [] }
    if points.isEmpty { return (source, fragment) }
    // Each replaces the comma, a byte, by a point.
    for fix in points { source.replaceSubrange(Int(fix.span.start)..<Int(fix.span.end), with: fix.text.utf8) }
    return (source, compileFragment(source, athlete: athlete, library: library))
  }

  /// `run 400m` is an exercise, although `run` is a command.
  private func isPlan(_ text: String) -> Bool {
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

  /// The command that is one typo away: a letter too many, missing or wrong, or two swapped.
  private func nearestCommand(to word: Substring) -> String? {
    let typed = Array(word.lowercased())
    return CommandWord.allCases.map(\.rawValue).first { command in
      let right = Array(command)
      guard abs(right.count - typed.count) <= 1, typed.count >= 3 else { return false }
      let start = zip(right, typed).prefix { $0 == $1 }.count
      let end = zip(right.dropFirst(start).reversed(), typed.dropFirst(start).reversed()).prefix { $0 == $1 }.count
      let (a, b) = (right[start..<(right.count - end)], typed[start..<(typed.count - end)])
      return max(a.count, b.count) <= 1 || (a.count == 2 && b.count == 2 && Array(a) == b.reversed())
    }
  }

  /// The word names a command, but the rest does not fit: `back squat 3x5` is still an exercise.
  private func misused(_ word: CommandWord, _ text: String, _ mistake: PerformanceMistake?) -> LineMeaning {
    if word == .pause, let meaning = pauseOfLength(text) { return meaning }
    let (source, fragment) = fragment(text)
    if fragment.diagnostics.isEmpty, !fragment.blocks.isEmpty {
      return .addition(fragment.blocks, remarks: [], missing: fragment.missing, source: source)
    }
    return .usage(word, mistake ?? NamedSet.mistake(in: text, bareLoads: athlete.units))
  }
}

extension Problem {
  fileprivate var isDecimalComma: Bool {
    if case .lexical(.decimalComma) = self { true } else { false }
  }
}
