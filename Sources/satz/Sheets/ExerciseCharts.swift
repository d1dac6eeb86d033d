/// The charts of an exercise: what its page draws over time.

import PlanWording
import SessionModel
import TrainingStore

extension ExerciseStatsSheet {
  /// Those that have something to draw.
  var charts: [Chart] {
    let efforts = efforts.sorted { $0.key < $1.key }.map { Chart.Point(x: Double($0.key.number), y: $0.value) }
    return [
      chart(.load, .load, records { $0.load?.grams }),
      chart(.estimatedMax, .estimate, records { $0.estimatedMax?.grams }),
      chart(.volume, .sum, points(days) { $0.volumeGrams > 0 ? $0.volumeGrams : nil }, startsAtZero: true),
      chart(.effort, .effort, efforts),
      chart(.kind(.reps), .count, records(\.freeReps)),
      chart(.kind(.time), .time, records(\.heldMilliseconds)),
      chart(
        .distance, .distance, points(days) { $0.millimetres > 0 ? $0.millimetres : nil }, startsAtZero: true),
    ].filter { !$0.isEmpty }
  }

  private func chart(
    _ title: LogText, _ kind: ChartUnit.Kind, _ points: [Chart.Point], startsAtZero: Bool = false
  ) -> Chart {
    Chart(
      title: title.said(in: formatter.language), series: [Chart.Series(points: points)],
      positions: .days(from: period.from, through: period.through), unit: ChartUnit(kind: kind, formatter: computed),
      startsAtZero: startsAtZero)
  }

  private func points(_ days: [ExerciseDay], _ value: (ExerciseDay) -> Int?) -> [Chart.Point] {
    days.compactMap { day in value(day).map { Chart.Point(x: Double(day.day.number), y: Double($0)) } }
  }

  private func records(_ value: (ExerciseDay) -> Int?) -> [Chart.Point] {
    points(days, value).markingRecords(before: points(earlier, value).map(\.y).max())
  }
}
