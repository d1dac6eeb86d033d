/// An entry of the log as one value: the content of a row of `logged_set`, and what a correction keeps of it.

import GRDB
import SessionModel

/// The keys of its JSON are in every correction and may only be added to.
struct StoredSet: Codable, Hashable {
  var block: Int
  var exercise: Exercise
  var set: Int
  var of: Int
  var role: Role
  var side: Side?
  var label: String?
  var reps: Int?
  var load: StoredLoad?
  var ms: Int?
  var mm: Int?
  var kcal: Int?
  var rpe10: Int?
  var rounds: Int?
  var extra: Int?
  var cutOff: Bool
  /// Milliseconds after the session began.
  var began: Int
  var ended: Int
  /// In which the load and the distance were written; nil for the usual ones.
  var loadUnit: Units?
  var distanceUnit: LengthUnit?
  /// In beats per minute.
  var heartRate: HeartRate?
  /// The reps of each part of a cluster.
  var parts: [Int]?
}

/// What corrections may change about a session: its place in the log, and how long it was.
struct StoredHeader: Codable, Hashable {
  var name: String
  var day: Int
  /// Only in corrections of the length: all others leave it as it is.
  var length: StoredLength?
  /// Only in corrections of the notes, likewise.
  var notes: [String]?

  /// What a session is called and where it is, however long it was and whatever was noted.
  var plain: StoredHeader { StoredHeader(name: name, day: day) }
}

/// How long a session was, in milliseconds, as its columns have it.
struct StoredLength: Codable, Hashable {
  /// Without pauses; nil if that is not known.
  var active: Int?
  /// From its beginning to its end; nil if that is not known.
  var whole: Int?

  /// What is shown of it; nil if nothing is known.
  var known: Int? { (active ?? whole).flatMap { $0 > 0 ? $0 : nil } }
}

extension StoredSet {
  init(_ logged: LoggedSet) {
    let (work, done) = (logged.work, logged.performance)
    let load = StoredLoad(work.load, lifted: done.load)
    self.init(
      block: logged.occurrence.block, exercise: work.exercise, set: work.set, of: work.of, role: work.role,
      side: work.side, label: work.label, reps: done.reps, load: load,
      ms: done.time?.count, mm: done.distance?.millimetres, kcal: done.energy?.kilocalories, rpe10: done.rpeTenths,
      rounds: done.rounds, extra: done.extraReps, cutOff: logged.cutOff, began: logged.began.milliseconds,
      ended: logged.ended.milliseconds, loadUnit: load == nil ? nil : logged.units?.load,
      distanceUnit: done.distance == nil ? nil : logged.units?.distance, heartRate: logged.heartRate,
      parts: done.parts)
  }

  /// A row of `logged_set`, whose session began at `wall`.
  init(_ row: Row, began wall: Int) throws {
    let kind: StoredLoad.Kind? = try row.optionalChoice("load_kind")
    let load = try kind.map { kind in
      StoredLoad(
        kind: kind, count: try row.optionalInteger("load_count", within: .plausibleCount),
        grams: try row.integer("load_grams", within: .plausibleGrams))
    }
    self.init(
      block: try row.integer("block"),
      exercise: Exercise(key: try row.text("exercise"), name: try row.text("exercise_name")),
      set: try row.integer("set_number", within: .plausibleCount),
      of: try row.integer("of_sets", within: .plausibleCount), role: try row.choice("role"),
      side: try row.optionalChoice("side"), label: try row.optionalText("label"),
      reps: try row.optionalInteger("reps", within: .plausibleCount), load: load,
      ms: try row.optionalInteger("milliseconds", within: .plausibleTime),
      mm: try row.optionalInteger("millimetres", within: .plausibleDistance),
      kcal: try row.optionalInteger("kilocalories", within: .plausibleCount),
      rpe10: try row.optionalInteger("rpe_tenths", within: .plausibleRPETenths),
      rounds: try row.optionalInteger("rounds", within: .plausibleCount),
      extra: try row.optionalInteger("extra_reps", within: .plausibleCount),
      cutOff: try row.integer("cut_off", within: 0...1) != 0, began: try row.moment("began_wall_ms") &- wall,
      ended: try row.moment("ended_wall_ms") &- wall, loadUnit: try row.optionalChoice("load_unit"),
      distanceUnit: try row.optionalChoice("distance_unit"), heartRate: try HeartRate(row),
      parts: try row.parts())
  }

  /// In the order of the columns from `block` on.
  func columns(in session: String, began wall: Int) -> StatementArguments {
    let words = [exercise.name, exercise.key, label ?? "", session].joined(separator: "\n").lowercased()
    return [
      block, exercise.key, exercise.name, set, of, role.rawValue, side?.rawValue, label, reps, load?.kind.rawValue,
      load?.count, load?.grams, ms, mm, kcal, rpe10, rounds, extra, cutOff, wall &+ began, wall &+ ended, words,
      loadUnit?.rawValue, distanceUnit?.rawValue, heartRate?.average, heartRate?.maximum,
    ] + StatementArguments(heartRate?.zoneSeconds ?? Array(repeating: nil, count: Schema.zoneColumns.count))
      + [PartsText.of(parts)]
  }

  var performance: Performance {
    Performance(
      reps: reps, parts: parts, time: ms.map { Milliseconds($0) }, distance: mm.map(Length.init(millimetres:)),
      energy: kcal.map(Energy.init(kilocalories:)), rpeTenths: rpe10, rounds: rounds, extraReps: extra,
      units: .given(load: loadUnit, distance: distanceUnit))
  }

  /// The set as it was kept before units were stored.
  var withoutUnits: StoredSet {
    var set = self
    (set.loadUnit, set.distanceUnit) = (nil, nil)
    return set
  }

  /// With the units of another set, where the numbers are the same.
  func inUnits(of other: StoredSet) -> StoredSet {
    var set = self
    if load == other.load { set.loadUnit = other.loadUnit }
    if mm == other.mm { set.distanceUnit = other.distanceUnit }
    return set
  }

  /// Removes the result; the load stays.
  mutating func forgetMeasure() {
    (reps, parts, ms, mm, kcal, rounds, extra) = (nil, nil, nil, nil, nil, nil, nil)
    distanceUnit = nil
  }

  /// Takes over the values that are given now; the others stay.
  mutating func take(_ said: Performance) {
    if let sum = said.summed.reps { (reps, parts) = (sum, said.parts ?? parts?.coming(to: sum)) }
    ms = said.time?.count ?? ms
    if let distance = said.distance { (mm, distanceUnit) = (distance.millimetres, said.units?.distance) }
    kcal = said.energy?.kilocalories ?? kcal
    rpe10 = said.rpeTenths ?? rpe10
    rounds = said.rounds ?? rounds
    extra = said.extraReps ?? extra
    guard let lifted = said.load else { return }
    if load == nil { load = StoredLoad(kind: .mass, count: 1, grams: 0) }
    load?.grams = lifted.grams
    loadUnit = said.units?.load
  }
}

/// The load of a set as columns: what was lifted, or else what was prescribed if that is a single mass.
struct StoredLoad: Codable, Hashable {
  enum Kind: String, Codable { case mass, bodyweight }

  var kind: Kind
  var count: Int?
  var grams: Int

  init(kind: Kind, count: Int?, grams: Int) {
    self.kind = kind
    self.count = count
    self.grams = grams
  }

  init?(_ prescribed: Load, lifted: Mass?) {
    switch (prescribed, lifted) {
    case (.mass(let count, let each, _), _): (kind, self.count, grams) = (.mass, count, (lifted ?? each).grams)
    case (.bodyweight(let plus), _): (kind, grams) = (.bodyweight, (lifted ?? plus).grams)
    case (.unstated, let lifted?), (.asked, let lifted?), (.share, let lifted?):
      (kind, count, grams) = (.mass, 1, lifted.grams)
    case (.unstated, nil), (.asked, nil), (.share, nil): return nil
    }
  }

  var load: Load {
    switch kind {
    case .mass: .mass(count: count ?? 1, each: Mass(grams: grams), upTo: nil)
    case .bodyweight: .bodyweight(plus: Mass(grams: grams))
    }
  }
}

extension Row {
  fileprivate func parts() throws -> [Int]? {
    guard let text = try optionalText("parts") else { return nil }
    guard let parts = PartsText.read(text) else { throw ImplausibleValue(column: "parts", value: text) }
    return parts
  }
}

extension HeartRate {
  /// Of a row of `logged_set`; nil if it has none.
  fileprivate init?(_ row: Row) throws {
    guard let average = try row.optionalInteger("average_heart_rate", within: .plausibleCount),
      let maximum = try row.optionalInteger("max_heart_rate", within: .plausibleCount)
    else { return nil }
    let zones = try Schema.zoneColumns.compactMap { try row.optionalInteger($0, within: .plausibleCount) }
    self.init(
      average: average, maximum: maximum, zoneSeconds: zones.count == Schema.zoneColumns.count ? zones : nil)
  }
}
