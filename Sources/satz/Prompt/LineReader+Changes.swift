/// Lines that change what was done or what is still to come: `set 2: 6 @ 80kg`, `rest 3min`, `rest 2min all`.

import PlanLanguage
import PlanWording
import SessionModel

extension LineReader {
  /// The set that is named, with what was really done. Without an exercise it is one of the exercise at hand, or else
  /// of the last one that was done.
  func correction(of named: NamedSet, _ result: Performance, _ text: String) -> LineMeaning {
    let log = log()
    guard let name = named.exercise else {
      let keys = [exerciseAtHand()?.key, log.last?.work.exercise.key].compactMap(\.self)
      let set = keys.lazy.compactMap { log.latest(named, of: $0) }.first
      return meaning(of: result, as: set, text)
    }
    return self.named(name) { meaning(of: result, as: log.latest(named, of: $0.key), text) }
  }

  /// `rpe 8` once the rest is over: of the set before it, as during the rest. Nobody begins the next one to say so.
  func howHardItWas(_ result: Performance) -> LineMeaning {
    log().last.map { .command(.correct($0.occurrence, result)) } ?? .command(.done(result))
  }

  private func meaning(of result: Performance, as set: LoggedSet?, _ text: String) -> LineMeaning {
    guard let set else {
      let said = text.prefix { $0 != ":" }
      return .refused(.noSuchSet(String(said)))
    }
    return .command(.correct(set.occurrence, AskedAmount(set.work.target).meaning(of: result)))
  }

  /// `rest 3min` in a session: after the sets of the exercise at hand, or of a named one (`squat rest 3min`), or
  /// everywhere (`rest 3min all`).
  func restChange(_ text: String) -> RestChange? {
    guard let exercise = exerciseAtHand() else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    let isForAll = words.count > 2 && Self.everywhere.contains(words.last?.lowercased() ?? "")
    var rest = isForAll ? words.dropLast() : words
    guard rest.contains(where: { $0.lowercased() == "rest" }) else { return nil }
    let isNone = Self.noRest.contains(rest.suffix(2).joined(separator: " ").lowercased())
    // A plan has no rest of no length; any other one says whose it is.
    if isNone { rest = rest.dropLast() + ["1s"] }
    let (_, fragment) = fragment(rest.joined(separator: " "))
    guard !fragment.diagnostics.contains(where: { $0.problem.severity == .error }), fragment.blocks.count == 1,
      let (changed, named) = fragment.blocks[0].restAlone, let length = changed.length
    else { return nil }
    if let named, !exercises().contains(where: { $0.key == named.key }) { return nil }
    return RestChange(
      length: isNone ? .zero : length, upTo: changed.upTo, exercise: isForAll ? nil : named?.key ?? exercise.key)
  }

  /// `Pause 90s` is a rest in German. In English it is no command: the clock stops until it is resumed.
  func pauseOfLength(_ text: String) -> LineMeaning? {
    let rest = "rest" + String(text.drop { !$0.isWhitespace })
    let (_, fragment) = fragment(rest)
    guard text.contains(where: \.isNumber), !fragment.diagnostics.contains(where: { $0.problem.severity == .error }),
      fragment.blocks.count == 1, fragment.blocks[0].restAlone != nil
    else { return nil }
    return language == .german ? meaning(of: rest) : .refused(.pauseHasNoLength(rest: rest))
  }

  private static let noRest: Set<String> = ["rest none", "rest 0", "rest 0s", "rest 0min"]
  private static let everywhere = ["all", "everywhere", "alle", "überall"]
}

extension Block {
  /// A rest that stands alone, or with nothing but a name: `rest 3min`, `squat rest 3min`.
  fileprivate var restAlone: (Rest, of: Exercise?)? {
    switch content {
    case .step(.rest(let rest)): return rest.recovery == nil ? (rest, nil) : nil
    case .step: return nil
    case .group(let group):
      guard group.form == .exercise, group.blocks.count == 2, case .step(.work(let work)) = group.blocks[0].content,
        case .step(.rest(let rest)) = group.blocks[1].content, rest.recovery == nil, work.target == .open,
        work.load == .unstated
      else { return nil }
      return (rest, work.exercise)
    }
  }
}
