/// Which sets of the running session are records, found when they are saved.

import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

/// Each exercise's best so far is read from the store once per session.
struct RecordBook {
  private var session: SessionID?
  private var bests: [String: Bests] = [:]

  /// The records among the sets that these effects logged. None if the log cannot be read.
  mutating func records(
    among effects: [Effect], of run: DurableRun, in store: TrainingStore?
  ) -> [Occurrence: [RecordKind]] {
    let logged = effects.compactMap { if case .setLogged(let set) = $0 { set } else { nil } }
    guard let store, !logged.isEmpty else { return [:] }
    // Once the session has ended, the rollups include it; from then on the log knows which sets were records.
    if run.engine.isOver { return recordsOfEnded(run, among: logged, in: store) }
    if session != run.id { (session, bests) = (run.id, [:]) }
    var records: [Occurrence: [RecordKind]] = [:]
    for exercise in Set(logged.map(\.work.exercise.key)) {
      guard let before = best(of: exercise, in: store) else { continue }
      var watch = RecordWatch(before: before)
      let bodyweight = (try? store.bodyweight(on: .today)) ?? nil
      for set in run.engine.log where set.work.exercise.key == exercise {
        records[set.occurrence] = watch.take(SetFigures(set, bodyweight: bodyweight))
      }
    }
    return records
  }

  /// The scores among these effects, with earlier ones. None if the log cannot be read.
  static func scores(among effects: [Effect], of run: DurableRun, in store: TrainingStore?) -> [ComparedScore] {
    guard let store, effects.contains(where: { if case .scored = $0 { true } else { false } }) else { return [] }
    return (try? store.comparedScores(of: run.id)) ?? []
  }

  private mutating func best(of exercise: String, in store: TrainingStore) -> Bests? {
    if bests[exercise] == nil { bests[exercise] = try? store.bests(of: exercise) }
    return bests[exercise]
  }

  private func recordsOfEnded(
    _ run: DurableRun, among logged: [LoggedSet], in store: TrainingStore
  ) -> [Occurrence: [RecordKind]] {
    let entries = (try? store.sets(matching: LogQuery(session: run.id, limit: run.engine.log.count))) ?? []
    let exercises = Set(logged.map(\.work.exercise.key))
    let marks = (try? store.marks(of: entries.filter { exercises.contains($0.exercise.key) })) ?? [:]
    var records: [Occurrence: [RecordKind]] = [:]
    for (index, set) in run.engine.log.enumerated() {
      records[set.occurrence] = marks[EntryID(session: run.id, position: index + 1)]
    }
    return records
  }
}
