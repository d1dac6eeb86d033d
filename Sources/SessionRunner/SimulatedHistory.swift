/// What really happened in some sets of a simulated program, and what was answered.

import PlanLanguage
import SessionModel

/// Sets are found by their exercise, the day on which it is trained and their number on that day, all from 1.
public struct SimulatedHistory: Sendable {
  /// The days, from 1, on which the last set of an exercise falls one short, by its key.
  public var misses: [String: Set<Int>] = [:]
  /// The answer to a question of yes or no that is not in the history; a value is left open.
  public var answersOthers = true
  private var results: [SetPlace: Result] = [:]
  private var answers: [RuleQuestion: ArraySlice<RuleAnswer>] = [:]

  private struct SetPlace: Hashable {
    var exercise: String
    var day: Int
    var set: Int
  }

  enum Result: Sendable {
    case done(Performance)
    case skipped
  }

  /// Everything as prescribed.
  public init() {}

  /// Enters a result, or what is known of it besides what was already entered.
  public mutating func enter(_ performance: Performance, exercise: String, day: Int, set: Int) {
    let place = SetPlace(exercise: exercise, day: day, set: set)
    guard case .done(let known)? = results[place] else {
      results[place] = .done(performance)
      return
    }
    results[place] = .done(known.overridden(by: performance))
  }

  /// Enters a set that was not done.
  public mutating func skip(exercise: String, day: Int, set: Int) {
    results[SetPlace(exercise: exercise, day: day, set: set)] = .skipped
  }

  /// Enters the answers to a question, in the order in which it is asked; the last one applies from then on.
  public mutating func enter(_ answers: [RuleAnswer], to question: RuleQuestion) {
    self.answers[question] = answers[...]
  }

  func result(exercise: String, day: Int, set: Int) -> Result? {
    results[SetPlace(exercise: exercise, day: day, set: set)]
  }

  mutating func takeAnswer(to question: RuleQuestion) -> RuleAnswer? {
    guard let left = answers[question], let answer = left.first else {
      return question.answer == .decision ? answersOthers ? .yes : .no : nil
    }
    if left.count > 1 { answers[question] = left.dropFirst() }
    return answer
  }
}
