/// Reads a typed line, for one athlete and one session.

import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner

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
  /// The set that was done and whose load is asked for, if there is one.
  var workOfLoad: () -> Work? = { nil }
  /// What was done in the running session.
  var log: () -> [LoggedSet] = { [] }
  /// The exercise whose rests `rest 3min` changes; nil if no session runs.
  var exerciseAtHand: () -> Exercise? = { nil }
  /// The names of the options, each in the user's language and in English.
  var options: [[String]] = []

  func meaning(of text: String) -> LineMeaning {
    if text.trimmingBlanks().lowercased() == "satz" { return .view(.home) }
    if let tool = ToolLine(text), !isPlan(text) { return .tool(tool) }
    if let other = resultWithLoad(text) ?? resultOfPair(text) { return other }
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

  /// `3 @ bw+20kg` where the plan leaves the load open, or has another one that is not on top of the bodyweight, and
  /// `bw+20kg` for a set whose load is asked for. Nil for anything else.
  private func resultWithLoad(_ text: String) -> LineMeaning? {
    let words = text.split(separator: " ")
    let isDone = words.first.map { CommandWord.named($0) == .done } == true
    let said = isDone ? words.dropFirst().joined(separator: " ") : text
    guard said.lowercased().hasPrefix("bw") || said.first?.isNumber == true || said.first == "@" else { return nil }
    let (rest, plus) = BodyweightText.taken(from: said)
    guard let plus, var result = PerformanceText.parse(rest), result.load == nil,
      let work = result.isLoadAlone ? workOfLoad() ?? work() : work()
    else { return nil }
    switch work.load {
    case .share: return nil
    // `bw` alone: without what is planned on top of it.
    case .bodyweight where plus.mass == .zero:
      result.load = .zero
      return .command(.done(result))
    case .bodyweight: return nil
    case .asked, .unstated, .mass: break
    }
    guard isOnTheBody(work) else { return .usage(.done, .notUnderstood(said)) }
    result.units = .given(load: plus.units?.load, distance: result.units?.distance)
    return .withLoad(result, .bodyweight(plus: Mass(grams: plus.isLess ? -plus.mass.grams : plus.mass.grams)))
  }

  /// `8 @ 2x30kg` where the plan has one implement, or leaves the load open. Nil for anything else.
  private func resultOfPair(_ text: String) -> LineMeaning? {
    guard let count = PerformanceText.implements(in: text), let work = work(), !isOnTheBody(work),
      let result = said(text), let each = result.load
    else { return nil }
    switch work.load {
    case .share, .bodyweight: return nil
    case .mass(count, _, _): return nil
    case .asked, .unstated: if count == 1 { return nil }
    case .mass: break
    }
    return .withLoad(result, .mass(count: count, each: each, upTo: nil))
  }

  /// The result that a line says, with or without `done`.
  private func said(_ text: String) -> Performance? {
    let line = PromptLine.parse(text, bareLoads: athlete.units)
    if case .done(let performance) = line { return performance }
    if case .result(let performance) = line { return performance }
    return nil
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
    return .refused(.unknownExercise(name, nearest: library.nearestName(to: name, in: language)))
  }

  /// The command that is one typo away: a letter too many, missing or wrong, or two swapped.
  func nearestCommand(to word: Substring) -> String? {
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
