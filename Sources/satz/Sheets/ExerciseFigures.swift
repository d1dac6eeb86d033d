/// What the log and the profile know of an exercise, for its info sheet: the one-rep max, the last time, the records.

import PlanWording
import SessionModel
import TrainingStore

struct ExerciseFigures {
  private let max: Mass?
  private let last: [LogEntry]
  private let records: [PersonalRecord]

  /// Nothing where the log cannot be read.
  init(of exercise: String, in store: TrainingStore?, athlete: Athlete) {
    max = athlete.maxes[exercise]
    let sets = (try? store?.sets(matching: LogQuery(exercise: exercise, limit: 40))) ?? []
    last = sets.ofLastTime.reversed()
    records = (try? store?.records(of: exercise)) ?? []
  }

  func lines(_ formatter: UnitFormatter) -> [String] {
    var lines: [String] = []
    if let max { lines.append(InfoWord.oneRepMax(formatter.mass(max)).said(in: formatter.language)) }
    if let first = last.first {
      let sets = last.map { StepText(formatter: formatter).done($0) }.filter { !$0.isEmpty }
      let said = InfoWord.lastTime(day: first.day.isoText, sets: sets.joined(separator: ", "))
      lines.append(said.said(in: formatter.language))
    }
    let text = RecordText(formatter: formatter)
    lines += records.map { record in
      "🏆 "
        + [text.name(record.kind), text.value(record), record.entry.day.isoText]
        .joined(separator: " · ")
    }
    return lines
  }
}
