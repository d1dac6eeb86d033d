/// The sets of another log that count for nothing until somebody says what they were, each with how to say it.

import PlanWording
import SessionModel
import TrainingStore

struct QuestionedSheet {
  /// The newest first.
  var sets: [QuestionedSet]
  var formatter: UnitFormatter

  /// A log with more of them is probably in other units, which no single answer mends.
  private static let most = 5

  /// Nothing if there is no question.
  func lines() -> [String] {
    if sets.isEmpty { return [] }
    let rows = sets.prefix(Self.most).map { set in
      [
        set.entry.id.text, formatter.exercise(set.entry.exercise).visibleInRow,
        StepText(formatter: formatter).done(set.entry), hint(set),
      ]
    }
    let lines = [say(.questionedSets(sets.count))] + Array(rows).alignedColumns().map { "  " + $0 }
    return sets.count > Self.most ? lines + ["  …"] : lines
  }

  private func hint(_ set: QuestionedSet) -> String {
    let command = "satz log edit \(set.entry.id.text)"
    guard set.canBeMeant, let done = set.entry.performance.asTyped else { return say(.corrects(command + " …")) }
    return say(.confirms(command + " " + done))
  }

  private func say(_ text: ExchangeText) -> String { text.said(in: formatter.language) }
}

extension QuestionedSheet {
  /// Those of a log, or of a part of it.
  init(of store: TrainingStore, in period: Period? = nil) throws {
    let all = try store.answer { store throws(StoreProblem) in try store.questionedSets() }
    let sets = all.filter { period?.contains($0.entry.day) ?? true }
    self.init(sets: sets, formatter: try store.formatter())
  }

  /// Those that an import brought.
  init(of done: Import, in store: TrainingStore) throws {
    let sets = try store.answer { store throws(StoreProblem) in try store.questionedSets(ofImport: done.id) }
    self.init(sets: sets, formatter: try store.formatter())
  }
}

extension Performance {
  /// The shortest text that says it again.
  fileprivate var asTyped: String? {
    if let reps { return "\(reps)" }
    if let time { return "\(time.count / 1000)s" }
    return distance.map { "\($0.millimetres / 1000)m" }
  }
}
