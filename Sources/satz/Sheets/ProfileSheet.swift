/// The profile in lines, and as JSON.

import PlanLanguage
import PlanWording
import SessionModel
import TrainingStore

/// The profile in lines.
struct ProfileSheet {
  var profile = Profile.unsaved
  var library = ExerciseLibrary.builtIn
  var sessionsThisWeek = 0

  func rows(_ language: Language) -> [String] {
    let athlete = profile.athlete
    let formatter = UnitFormatter(language: language, units: athlete.units)
    var rows: [(String, String)] = []
    func row(_ label: CommandText, _ value: String) { rows.append((label.said(in: language), value)) }
    if let name = profile.name { row(.name, name) }
    if let bodyweight = athlete.bodyweight { row(.bodyweight, formatter.mass(bodyweight)) }
    row(.units, athlete.units.rawValue)
    row(.bar, formatter.mass(athlete.bar))
    let plates = athlete.plates.map { formatter.mass($0.mass) }.joined(separator: ", ")
    row(.plates, plates.isEmpty ? ProfileText.none.said(in: language) : plates)
    if let ftp = athlete.ftpWatts { row(.ftp, "\(ftp) W") }
    if let rate = athlete.maxHeartRate { row(.maxHeartRate, "\(rate) bpm") }
    row(.countdown, "\(athlete.countdownSeconds) s")
    if let level = athlete.level {
      rows.append((ProfileText.level.said(in: language), formatter.level(level)))
    }
    if let goal = profile.weeklyGoal {
      rows.append(
        (
          ProfileText.weeklyGoal.said(in: language),
          ProfileText.weekSoFar(done: sessionsThisWeek, goal: goal).said(in: language)
        ))
    }
    let width = rows.map(\.0.displayWidth).max() ?? 0
    return rows.map { $0.0.padded(to: width) + "  " + $0.1 } + [""] + maxes(formatter)
  }

  private func maxes(_ formatter: UnitFormatter) -> [String] {
    let language = formatter.language
    let rows = profile.maxes.map { key, max in
      let name = library.name(of: key, in: language.ofNames) ?? key
      return (name, formatter.mass(max.mass), max.estimate.map { "  " + formatter.estimate($0) } ?? "")
    }.sorted { $0.0 < $1.0 }
    guard !rows.isEmpty else { return [CommandText.profileIsEmpty.said(in: language)] }
    let width = rows.map(\.0.displayWidth).max() ?? 0
    return [CommandText.maxes.said(in: language)] + rows.map { "  " + $0.0.padded(to: width) + "  " + $0.1 + $0.2 }
  }
}

extension UnitFormatter {
  /// As they are typed: `25kg,20kg`.
  func plates(_ plates: [PlatePairs]) -> String {
    plates.map { plate in
      let unit = Units.pounds.usualPlates.contains(plate) ? Units.pounds : .kilograms
      return writing(WrittenUnits(load: unit)).mass(plate.mass).filter { $0 != " " }
    }.joined(separator: ",")
  }
}

/// The profile in `satz profile --json`.
struct ProfileJSON: Encodable {
  var name: String?
  var bodyweightGrams: Int?
  var units: String
  var barGrams: Int
  var plates: [Plate]
  var ftpWatts: Int?
  var maxHeartRate: Int?
  var countdownSeconds: Int
  var weeklyGoal: Int?
  var level: String?
  var maxesGrams: [String: Int]

  struct Plate: Encodable {
    var grams: Int
    var pairs: Int
  }

  init(_ sheet: ProfileSheet) {
    let athlete = sheet.profile.athlete
    name = sheet.profile.name
    bodyweightGrams = athlete.bodyweight?.grams
    units = athlete.units.rawValue
    barGrams = athlete.bar.grams
    plates = athlete.plates.map { Plate(grams: $0.mass.grams, pairs: $0.pairs) }
    ftpWatts = athlete.ftpWatts
    maxHeartRate = athlete.maxHeartRate
    countdownSeconds = athlete.countdownSeconds
    weeklyGoal = sheet.profile.weeklyGoal
    level = athlete.level
    maxesGrams = athlete.maxes.mapValues(\.grams)
  }
}
