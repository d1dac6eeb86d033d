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

  /// All of a lift, with the superset behind those that were in it: `5 × 60 kg · superset A; 5 × 60 kg`.
  func list(_ sets: [LogEntry], joined: ([String]) -> String) -> String {
    var runs: [(superset: String, words: [String])] = []
    for set in sets {
      let superset = superset(of: set)
      if runs.last?.superset != superset { runs.append((superset, [])) }
      runs[runs.count - 1].words.append(words(set))
    }
    return runs.map { joined($0.words) + $0.superset }.joined(separator: "; ")
  }

  /// ` · superset A`, or nothing.
  func superset(of set: LogEntry) -> String {
    SetMarks(set).superset.map { " · " + LogText.superset($0).said(in: formatter.language) } ?? ""
  }
}
