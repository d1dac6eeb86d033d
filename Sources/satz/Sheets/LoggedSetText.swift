/// A set of the log in words: what was done, what kind of set it was, the heart rate, and whether it was a record.

import PlanWording
import SessionModel
import TrainingStore

struct LoggedSetText {
  var formatter: UnitFormatter
  var marks: [EntryID: [RecordKind]] = [:]

  /// `7 × 80 kg · to failure ♥ 150/162 🏆`.
  func words(_ set: LogEntry) -> String {
    let done = StepText(formatter: formatter).done(set)
    let heart = set.heartRate.map { " ♥ \($0.average)/\($0.maximum)" } ?? ""
    let kind = SetMarks(set).texts(in: formatter.language).map { " · " + $0 }.joined()
    return (done.isEmpty ? "–" : done) + kind + heart + (marks[set.id] == nil ? "" : " 🏆")
  }

  /// ` · superset A`, or nothing.
  func superset(of set: LogEntry) -> String {
    SetMarks(set).superset.map { " · " + LogText.superset($0).said(in: formatter.language) } ?? ""
  }
}
