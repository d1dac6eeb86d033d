/// Whether a set beats the best of its exercise so far.

import SessionModel

/// The value of a set for each kind of record.
public struct SetFigures: Hashable, Sendable {
  /// All kinds but the reps at a load.
  private(set) var values: [RecordKind: Int] = [:]
  private(set) var repsAtLoad: RepsAtLoad?

  /// Load times implements times reps of one side, in grams.
  public var volumeGrams: Int { values[.volume] ?? 0 }

  struct RepsAtLoad: Hashable, Sendable {
    var load: LoadKey
    var reps: Int
  }

  /// The figures of a set as the engine logged it; a warm-up set has none.
  /// - Parameter bodyweight: of the day, for loads on top of it; nil if it is unknown.
  public init(_ set: LoggedSet, bodyweight: Mass?) { self.init(StoredSet(set), bodyweight: bodyweight) }

  /// As in the views `counted_set` and `exercise_day_of_log`.
  init(_ set: StoredSet, bodyweight: Mass?) {
    guard set.role != .warmup, set.isBelievable else { return }
    let reps = set.performance.repsInARow.flatMap { $0 > 0 ? $0 : nil }
    let time = set.ms.flatMap { $0 > 0 ? $0 : nil }
    let distance = set.mm.flatMap { $0 > 0 ? $0 : nil }
    let isMeasured = set.reps == nil && (time != nil || distance != nil || (set.kcal ?? 0) > 0)
    switch set.load?.kind {
    case .mass:
      let load = Mass(grams: set.load?.grams ?? 0)
      if load > .zero, reps != nil || isMeasured { values[.load] = load.grams }
      move(load.grams, of: set, reps)
    case .bodyweight:
      let added = set.load?.grams ?? 0
      if reps != nil { values[.added] = added }
      if let bodyweight { move(added + bodyweight.grams, of: set, reps) }
    case nil: break
    }
    let key = LoadKey(set.load)
    if key == .unloaded { values[.reps] = reps } else { repsAtLoad = reps.map { RepsAtLoad(load: key, reps: $0) } }
    if let time, set.reps == nil, set.mm == nil, set.kcal == nil { values[.time] = time }
    values[.distance] = distance
  }

  /// What follows from the mass that was moved.
  private mutating func move(_ grams: Int, of set: StoredSet, _ reps: Int?) {
    values[.estimatedMax] = estimatedMax(Mass(grams: grams), reps, set.rpe10)?.grams
    let count = max(set.load?.count ?? 1, 0)
    let volume = min(max(grams, 0), MostInASet.grams) * count * max(set.reps ?? 0, 0)
    if volume > 0 { values[.volume] = volume }
  }

  private func estimatedMax(_ load: Mass, _ reps: Int?, _ rpeTenths: Int?) -> Mass? {
    guard let reps, (1...MostInASet.grams).contains(load.grams) else { return nil }
    return MaxFormula.epley.max(load: load, reps: reps, rpeTenths: rpeTenths ?? 100)
  }
}

/// A load as records distinguish it; loads of the same kind and number of implements can be compared.
struct LoadKey: Hashable, Comparable, Sendable {
  var kind: StoredLoad.Kind
  var count: Int
  var grams: Int

  static let unloaded = LoadKey(nil)

  init(_ load: StoredLoad?) {
    (kind, count, grams) = (load?.kind ?? .bodyweight, load?.count ?? 1, load?.grams ?? 0)
  }

  static func < (a: LoadKey, b: LoadKey) -> Bool {
    (a.kind.rawValue, a.count, a.grams) < (b.kind.rawValue, b.count, b.grams)
  }

  init(kind: StoredLoad.Kind, count: Int, grams: Int) { (self.kind, self.count, self.grams) = (kind, count, grams) }
}

/// The best of an exercise so far, of every kind.
public struct Bests: Hashable, Sendable {
  private(set) var values: [RecordKind: Int] = [:]
  private(set) var repsAtLoad: [LoadKey: Int] = [:]

  /// Nothing done yet.
  public init() {}

  init(values: [RecordKind: Int], repsAtLoad: [LoadKey: Int]) {
    self.values = values
    self.repsAtLoad = repsAtLoad
  }

  mutating func take(_ set: SetFigures) {
    values.merge(set.values, uniquingKeysWith: max)
    if let set = set.repsAtLoad { repsAtLoad[set.load] = max(repsAtLoad[set.load] ?? 0, set.reps) }
  }

  /// Whether the other ones have anything that is better, or that is not here yet.
  func isBeaten(by other: Bests) -> Bool {
    other.values.contains { kind, value in values[kind].map { $0 < value } ?? true }
      || other.repsAtLoad.contains { load, reps in self.reps(atLeast: load) ?? 0 < reps }
  }

  mutating func take(_ value: Int, in kind: RecordKind) { values[kind] = max(values[kind] ?? value, value) }

  mutating func take(_ reps: Int, at load: LoadKey) { repsAtLoad[load] = max(repsAtLoad[load] ?? reps, reps) }

  mutating func take(_ other: Bests) {
    values.merge(other.values, uniquingKeysWith: max)
    repsAtLoad.merge(other.repsAtLoad, uniquingKeysWith: max)
  }

  /// Whether there is a best in a kind; for the reps at a load, at that of the set.
  func has(_ kind: RecordKind, of set: SetFigures) -> Bool {
    kind == .repsAtLoad ? set.repsAtLoad.map { repsAtLoad[$0.load] != nil } ?? false : values[kind] != nil
  }

  /// Of each kind and number of implements.
  var lightestLoads: [LoadKey] {
    let groups = Dictionary(grouping: repsAtLoad.keys) { LoadKey(kind: $0.kind, count: $0.count, grams: 0) }
    return groups.values.compactMap { $0.min() }
  }

  /// The most reps with this load or a heavier one.
  func reps(atLeast load: LoadKey) -> Int? {
    repsAtLoad.lazy.filter { $0.key.kind == load.kind && $0.key.count == load.count && $0.key.grams >= load.grams }
      .map(\.value).max()
  }

  func beaten(by set: SetFigures) -> Set<RecordKind> {
    var kinds = Set(set.values.filter { kind, value in values[kind].map { $0 < value } ?? true }.keys)
    if let set = set.repsAtLoad, reps(atLeast: set.load) ?? 0 < set.reps { kinds.insert(.repsAtLoad) }
    return kinds
  }

  /// The kinds in which there is something for the set to beat.
  func knows(_ set: SetFigures) -> Set<RecordKind> {
    var kinds = Set(set.values.keys.filter { values[$0] != nil })
    if let load = set.repsAtLoad?.load, reps(atLeast: load) != nil { kinds.insert(.repsAtLoad) }
    return kinds
  }
}

/// Follows the sets of one exercise through a session and says which are records: better than in every session before,
/// and than the sets before it in this one. The first session of an exercise sets bests but does not beat any.
public struct RecordWatch: Sendable {
  private let before: Bests
  private var here = Bests()

  /// Begins a session of an exercise whose bests were these before it.
  public init(before: Bests) { self.before = before }

  /// The kinds of record that the set is, the most important first.
  public mutating func take(_ set: SetFigures) -> [RecordKind] {
    var kinds = before.beaten(by: set)
    // Most sets beat nothing.
    if !kinds.isEmpty { kinds = kinds.intersection(before.knows(set)).intersection(here.beaten(by: set)) }
    here.take(set)
    return RecordKind.allCases.filter(kinds.contains)
  }

  /// What the next session has to beat.
  var after: Bests {
    var after = before
    after.take(here)
    return after
  }
}
