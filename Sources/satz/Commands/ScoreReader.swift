/// Reads a score as a person writes it: `7:30`, `95 reps`, `12 rounds + 5`, `9 of 10`, `8, 64`, `100kg`.

import SessionModel

enum ScoreReader {
  /// Nil for what is not a score of the same discipline.
  static func read(_ text: String, as present: Score) -> Score? {
    let text = text.trimmingBlanks()
    switch present {
    case .time, .capped:
      if let time = PerformanceText.time(text[...]) { return .time(time) }
      return numbers(text, 1...1).map { .capped(reps: $0[0]) }
    case .rounds: return numbers(text, 1...2).map { .rounds($0[0], extraReps: $0.count > 1 ? $0[1] : 0) }
    case .deathBy: return numbers(text, 1...2).map { .deathBy($0[0], extraReps: $0.count > 1 ? $0[1] : 0) }
    case .stage:
      let parts = text.split(separator: "+").map { String($0).trimmingBlanks() }
      guard let first = parts.first, parts.count <= 2, let watts = numbers(first, 1...1)?.first else { return nil }
      guard parts.count == 2 else { return .stage(watts: watts, into: .zero) }
      return PerformanceText.time(parts[1][...]).map { .stage(watts: watts, into: $0) }
    case .intervals(_, let all):
      guard let numbers = numbers(text, 1...2) else { return nil }
      let of = numbers.count > 1 ? numbers[1] : all
      return numbers[0] <= of ? .intervals(held: numbers[0], of: of) : nil
    case .tabata:
      return numbers(text, 2...2).flatMap { $0[0] <= $0[1] ? .tabata(least: $0[0], sum: $0[1]) : nil }
    case .load:
      guard let said = PerformanceText.parse(text), let load = said.load, load > .zero,
        said == Performance(load: load, units: said.units)
      else { return nil }
      return .load(load, in: said.units?.load)
    case .reps: return numbers(text, 1...1).map { .reps($0[0]) }
    case .distance:
      guard let said = PerformanceText.parse(text), let way = said.distance,
        said == Performance(distance: way, units: said.units)
      else { return nil }
      return .distance(way, in: said.units?.distance)
    case .calories:
      if let said = PerformanceText.parse(text), let energy = said.energy, said == Performance(energy: energy) {
        return .calories(energy.kilocalories)
      }
      return numbers(text, 1...1).map { .calories($0[0]) }
    case .sitting(_, let posture): return PerformanceText.time(text[...]).map { .sitting($0, as: posture) }
    case .hold: return PerformanceText.time(text[...]).map { .hold($0) }
    }
  }

  /// How it could be typed.
  static func example(of score: Score) -> String {
    switch score {
    case .time, .capped: "7:30"
    case .rounds, .deathBy: "12+5"
    case .intervals(_, let all): "\(all)"
    case .stage: "280+0:35"
    case .tabata: "8 64"
    case .load: "100kg"
    case .reps: "312"
    case .distance: "5200m"
    case .calories: "312"
    case .sitting, .hold: "2:30"
    }
  }

  /// This many whole numbers, with the words that scores are printed with around them.
  private static func numbers(_ text: String, _ count: ClosedRange<Int>) -> [Int]? {
    let words = text.lowercased().replacing("+", with: " ").split { $0.isWhitespace || $0 == "," || $0 == "." }
    var numbers: [Int] = []
    for word in words {
      if let number = Int(word), (0...MostInAPlan.number).contains(number) {
        numbers.append(number)
      } else if !filling.contains(String(word)) {
        return nil
      }
    }
    return count.contains(numbers.count) ? numbers : nil
  }

  private static let filling: Set<String> = [
    "w", "watt", "round", "rounds", "rep", "reps", "of", "held", "at", "least", "in", "all", "the", "cap", "and", "not",
    "finished",
    "runde", "runden", "wdh", "von", "gehalten", "mindestens", "insgesamt", "bis", "zum", "limit", "und", "nicht",
    "beendet",
  ]
}
