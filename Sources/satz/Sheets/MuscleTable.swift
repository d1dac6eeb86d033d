/// The sets of each muscle: by week as bars, as an average of a week next to its target, and this month next to the last.

import PlanLanguage
import PlanWording
import TrainingStore

struct MuscleTable {
  var targets = MuscleTargets()
  /// This month up to a day, and as many days of the last; the whole of it once this one is over.
  private(set) var months: ReviewPeriod
  private(set) var now = MuscleTally()
  private(set) var before = MuscleTally()

  /// - Parameter days: of both months at least.
  init(_ days: [ExerciseDay], through last: Day, targets: MuscleTargets, library: ExerciseLibrary) {
    self.targets = targets
    months = ReviewPeriod(.month, through: last)
    let entries = LoggedEntries(days.map(\.exercise), in: library)
    now = MuscleTally(days.filter { months.now.contains($0.day) }, entries)
    before = MuscleTally(days.filter { months.before.contains($0.day) }, entries)
  }

  /// The most weeks that have a bar, if there is room.
  private static let mostBars = 26
  /// The fewest that say anything.
  private static let fewestBars = 4

  func lines(_ stats: TrainingStats, _ language: Language, columns: Int = SessionSheet.width) -> [String] {
    let formatter = UnitFormatter(language: language)
    let trained = stats.muscles.map(\.muscle)
    let named = trained + Muscle.allCases.filter { targets.ranges[$0] != nil && !trained.contains($0) }
    if named.isEmpty { return [] }
    let most = stats.weeks.flatMap(\.muscles.halves.values).max() ?? 1
    let weeks = max(1, stats.typicalWeeks.count)
    let hasTargets = !targets.ranges.isEmpty
    func table(months count: Int) -> (head: [String], cells: [[String]], room: Int) {
      let head =
        ["", "", MuscleText.average.said(in: language)]
        + (hasTargets ? [MuscleText.targetColumn.said(in: language)] : [])
        + [name(of: months.now, language), name(of: months.before, language)].prefix(count)
      let cells = named.map { muscle in
        let halves = stats.muscles.first { $0.muscle == muscle }?.halves ?? 0
        return [muscle.said(in: language), "", formatter.decimal(halves, per: 2 * weeks)]
          + (hasTargets ? [target(of: muscle, halves: halves, weeks: weeks)] : [])
          + [now, before].prefix(count).map { formatter.decimal($0.halves[muscle] ?? 0, per: 2) }
      }
      let width = ([head] + cells).alignedColumns().map(\.displayWidth).max() ?? 0
      return (head, cells, columns - 2 - width)
    }
    // Where there is no room for some bars, months are left out.
    let tables = [2, 1, 0].map(table(months:))
    let (head, cells, room) = tables.first { $0.room >= Self.fewestBars } ?? tables[2]
    let shown = stats.weeks.suffix(max(1, min(Self.mostBars, room)))
    let rows = zip(named, cells).map { muscle, cells in
      let bars = shown.map { Self.bar($0.muscles.halves[muscle] ?? 0, of: most) }.joined()
      return [cells[0], bars] + cells.dropFirst(2)
    }
    return ([head] + rows).alignedColumns().map { "  " + $0.trimmingEnd() }
  }

  /// `✓ 10–20`, or an arrow to where it has to go.
  private func target(of muscle: Muscle, halves: Int, weeks: Int) -> String {
    guard let range = targets.ranges[muscle] else { return "" }
    let mark =
      halves < 2 * weeks * range.lowerBound ? "↑" : halves > 2 * weeks * range.upperBound ? "↓" : "✓"
    return "\(mark) \(MuscleTargets.shown(range))"
  }

  private func name(of period: Period, _ language: Language) -> String {
    let (_, month, day) = period.through.date
    let isWhole = Day(number: period.through.number + 1).date.month != month
    return MuscleText.days(month: month, through: isWhole ? nil : day).said(in: language)
  }

  private static func bar(_ value: Int, of most: Int) -> String {
    value <= 0 ? "·" : ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"][min(7, value * 8 / max(1, most))]
  }
}
