/// Reads what happened in a simulated program: the options of `satz simulate`, and the lines of a file, in one form.

import PlanLanguage
import SessionModel
import SessionRunner

/// What an option, or a line of a file after this word, describes.
enum HistorySubject: String, CaseIterable {
  /// `squat 3, 5; bench 2`: on these days the last set falls one short.
  case misses
  /// `squat 1: 4, 4, 4`: a result for each set, as after `done`; `skip` for a set that was not done.
  case reps
  /// `squat 1: 8, 8, 9`
  case rpe
  /// `squat 1: 100kg, 105kg`; a single `20kg` is lifted where the plan leaves the load blank.
  case load
  /// `Move on?: yes, no`, `How much?: 80kg`: in the order in which it is asked; the last answer applies from then on.
  case answer
}

struct HistoryReader {
  var history = SimulatedHistory()
  /// What the plan asks.
  let questions: [RuleQuestion]
  /// The keys of its exercises.
  let exercises: Set<String>
  /// The unit of a mass without one.
  let units: Units
  /// What is lifted where the plan leaves the load blank.
  private(set) var blankLoad: Mass?

  /// Lines `reps squat 1: 4, 4, 4`; `//` begins a comment.
  mutating func read(file path: String) throws {
    let file = try SourceFile.load(path)
    for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = String(line).trimmingBlanks()
      if text.isEmpty || text.hasPrefix("//") { continue }
      let word = text.prefix { !$0.isWhitespace }
      guard let subject = HistorySubject(rawValue: word.lowercased()) else {
        throw fail(ProgramText.invalidHistory(text), .usage)
      }
      try read(String(text.dropFirst(word.count)).trimmingBlanks(), as: subject)
    }
  }

  mutating func read(_ text: String, as subject: HistorySubject) throws {
    if subject == .answer { return try readAnswers(text) }
    if subject == .load, !text.contains(":") {
      blankLoad = try MassText.parse(text)
      return
    }
    for part in text.split(separator: ";") {
      switch subject {
      case .misses:
        let (key, days) = try place(part, of: subject, in: part)
        history.misses[key, default: []].formUnion(days)
      case .reps, .rpe, .load: try readSets(part, as: subject)
      case .answer: break
      }
    }
  }

  /// `squat 1: 4, 4, 4`
  private mutating func readSets(_ part: Substring, as subject: HistorySubject) throws {
    let sides = part.split(separator: ":", maxSplits: 1)
    guard sides.count == 2 else { throw invalid(part, subject) }
    let (key, days) = try place(sides[0], of: subject, in: part)
    for (index, written) in sides[1].split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      let value = String(written).trimmingBlanks()
      for day in days {
        if subject == .reps, value.lowercased() == "skip" {
          history.skip(exercise: key, day: day, set: index + 1)
          continue
        }
        guard !value.isEmpty, let result = PerformanceText.parse(subject.marked(value)), result.isPlausible else {
          throw invalid(part, subject)
        }
        history.enter(result, exercise: key, day: day, set: index + 1)
      }
    }
  }

  /// `Move on?: yes, no`
  private mutating func readAnswers(_ text: String) throws {
    let text = text.trimmingBlanks()
    let known = questions.lazy.compactMap { question -> (question: RuleQuestion, answers: String)? in
      guard text.hasPrefix(question.text) else { return nil }
      let rest = String(text.dropFirst(question.text.count)).trimmingBlanks()
      return rest.hasPrefix(":") ? (question, String(rest.dropFirst())) : nil
    }
    guard let (question, answers) = known.first else {
      guard let colon = text.lastIndex(of: ":") else { throw invalid(text[...], .answer) }
      let asked = String(text[..<colon]).trimmingBlanks()
      throw fail(ProgramText.noSuchQuestion(asked, questions: questions.map(\.text)), .usage)
    }
    let words = answers.split(separator: ",").map { String($0).trimmingBlanks() }
    guard !words.isEmpty else { throw invalid(text[...], .answer) }
    let read = try words.map { word in
      guard let answer = question.answer(in: word, units: units) else {
        let example = question.exampleOfAnswer(in: units)
        throw fail(ProgramText.wrongAnswer(word, question: question.text, example: example), .usage)
      }
      return answer
    }
    history.enter(read, to: question)
  }

  /// `squat 3, 5`: an exercise and its days.
  private func place(
    _ text: Substring, of subject: HistorySubject, in part: Substring
  ) throws -> (key: String, days: [Int]) {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "," })
    let name = words.prefix { Int($0) == nil }
    let days = words.dropFirst(name.count).map { Int($0) ?? 0 }
    guard !name.isEmpty, !days.isEmpty, days.allSatisfy({ $0 > 0 }) else { throw invalid(part, subject) }
    let written = name.joined(separator: " ")
    let key = try Exercise.key(of: written)
    // One history may be for several programs, so this is no failure.
    if !exercises.contains(key) { Output.printProblem(say(ProgramText.notInPlan(written))) }
    return (key, days)
  }

  private func invalid(_ text: Substring, _ subject: HistorySubject) -> any Error {
    fail(ProgramText.invalidResults(String(text).trimmingBlanks(), subject), .usage)
  }
}

extension HistorySubject {
  /// A value as it would be typed after `done`.
  fileprivate func marked(_ value: String) -> String {
    switch self {
    case .rpe: "rpe " + value
    case .load: "@ " + value
    case .misses, .reps, .answer: value
    }
  }
}
