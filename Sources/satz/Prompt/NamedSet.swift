/// A set of the running session that is named to correct it: `set 2: 6 @ 80kg`, `squat set 2: 5`, `warmup 1: 8`.

import SessionModel

struct NamedSet: Hashable, Sendable {
  /// As typed; nil for the exercise at hand.
  var exercise: String?
  var role: Role
  /// As the screen numbers it, from 1.
  var number: Int

  /// Nil if the line is no correction, or if what follows the set is no result.
  static func correction(in line: String, bareLoads: Units) -> (NamedSet, Performance)? {
    guard let (set, result) = split(line), let performance = PerformanceText.parse(result, bareLoads: bareLoads),
      !performance.isEmpty
    else { return nil }
    return (set, performance)
  }

  /// What is wrong with the result of a line that names a set.
  static func mistake(in line: String, bareLoads: Units) -> PerformanceMistake? {
    guard let (_, result) = split(line) else { return nil }
    do {
      _ = try PerformanceText.read(result, bareLoads: bareLoads)
      return nil
    } catch {
      return error
    }
  }

  /// The colon may be left out if the line begins with `set`: `quad set 10 @ 5kg` is an exercise.
  private static func split(_ line: String) -> (NamedSet, result: String)? {
    var words = line.replacing(":", with: ": ", maxReplacements: 1).split(whereSeparator: \.isWhitespace)[...]
    var name: [Substring] = []
    while let word = words.first, role(word) == nil {
      name.append(word)
      words.removeFirst()
    }
    guard let word = words.popFirst(), let role = role(word), let said = words.popFirst() else { return nil }
    let number = said.filter(\.isNumber)
    guard let count = Int(number), said == number || said == number + ":", count > 0 else { return nil }
    guard name.isEmpty || said.hasSuffix(":") else { return nil }
    let exercise = name.isEmpty ? nil : name.joined(separator: " ")
    return (NamedSet(exercise: exercise, role: role, number: count), words.joined(separator: " "))
  }

  private static func role(_ word: Substring) -> Role? {
    switch word.lowercased() {
    case "set", "satz", "round", "runde": .work
    case "warmup", "warm-up", "aufwärmsatz": .warmup
    case "drop", "dropsatz": .drop
    default: nil
    }
  }
}

extension [LoggedSet] {
  /// The latest set with this number, of one exercise.
  func latest(_ named: NamedSet, of exercise: String) -> LoggedSet? {
    last { $0.work.exercise.key == exercise && $0.work.role == named.role && $0.shownNumber == named.number }
  }
}

extension LoggedSet {
  /// Its number among the sets of its item; of a single set in rounds, that of the round.
  private var isNumbered: Bool { work.of > 1 }
  fileprivate var shownNumber: Int { isNumbered ? work.set : occurrence.rounds.last ?? work.set }
}
