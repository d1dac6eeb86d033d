/// `satz profile`: maxes, bodyweight, bar and plates.

import ArgumentParser
import PlanLanguage
import SessionModel
import TrainingStore

struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: say(.profile), discussion: say(.profileMore),
    subcommands: [Show.self, Set.self, Max.self],
    defaultSubcommand: Show.self)

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: say(.profileShow))
    @OptionGroup var common: CommonOptions
    @Flag(name: .long, help: help(.jsonOption)) var json = false

    func run() throws {
      let profile = try TrainingStore.ofThisUser()?.answer { store throws(StoreProblem) in try store.profile() }
      let sheet = ProfileSheet(name: profile?.name, athlete: profile?.athlete ?? Athlete())
      Output.print(json ? JSONText.pretty(ProfileRecord(sheet)) : sheet.text(.current))
    }
  }

  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "set", abstract: say(.profileSet))
    @OptionGroup var common: CommonOptions
    @Option(help: help(.nameOption)) var name: String?
    @Option(help: help(.bodyweightOption)) var bodyweight: String?
    @Option(help: help(.unitsOption)) var units: String?
    @Option(help: help(.barOption)) var bar: String?
    @Option(help: help(.platesOption)) var plates: String?
    @Option(help: help(.ftpOption)) var ftp: Int?
    @Option(help: help(.maxHeartRateOption)) var maxHeartRate: Int?
    @Option(help: help(.countdownOption)) var countdown: Int?

    func run() throws {
      let texts = [name, bodyweight, units, bar, plates].compactMap(\.self)
      let numbers = [ftp, maxHeartRate, countdown].compactMap(\.self)
      if texts.isEmpty && numbers.isEmpty { throw fail(.nothingToSet, .usage) }
      let store = try TrainingStore.toWrite()
      var athlete = try store.answer { store throws(StoreProblem) in try store.athlete() }
      try change(&athlete)
      let changed = athlete
      try store.answer { store throws(StoreProblem) in
        try store.saveAthlete(changed, at: .now())
        if let name { try store.setName(name.isEmpty ? nil : name) }
      }
      Output.print(Notice.profileSaved.said(in: .current))
    }

    private func change(_ athlete: inout Athlete) throws {
      if let units {
        guard let units = Units(rawValue: units.lowercased()) else {
          throw fail(.invalidValue(option: "--units", value: units), .usage)
        }
        if units != athlete.units { (athlete.bar, athlete.plates) = (units.usualBar, units.usualPlates) }
        athlete.units = units
      }
      if let bodyweight { athlete.bodyweight = try MassText.parse(bodyweight, above: 20_000) }
      if let bar { athlete.bar = try MassText.parse(bar) }
      if let plates {
        athlete.plates = try plates.split(separator: ",").map {
          PlatePairs(mass: try MassText.parse(String($0), above: 1), pairs: 8)
        }
      }
      if let ftp { athlete.ftpWatts = ftp == 0 ? nil : try within(1...3000, ftp, "--ftp") }
      if let maxHeartRate {
        athlete.maxHeartRate = maxHeartRate == 0 ? nil : try within(60...250, maxHeartRate, "--max-heart-rate")
      }
      if let countdown { athlete.countdownSeconds = try within(0...10, countdown, "--countdown") }
    }

    private func within(_ range: ClosedRange<Int>, _ value: Int, _ option: String) throws -> Int {
      guard range.contains(value) else { throw fail(.invalidValue(option: option, value: String(value)), .usage) }
      return value
    }
  }

  struct Max: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "max", abstract: say(.profileMax))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(.maxArgument)) var exerciseAndLoad: [String]

    func run() throws {
      let name = exerciseAndLoad.dropLast().joined(separator: " ")
      let load = exerciseAndLoad.last ?? ""
      guard exerciseAndLoad.count > 1 else { throw fail(.maxForm, .usage) }
      let library = ExerciseLibrary.builtIn
      guard let entry = library.find(name) else {
        let nearest = library.nearest(to: name, limit: 3).map { $0.name(in: Language.current.ofNames) }
        throw fail(.exerciseUnknown(name, nearest: nearest), .errors)
      }
      let mass = try MassText.parse(load)
      let store = try TrainingStore.toWrite()
      try store.answer { store throws(StoreProblem) in
        try store.setMax(mass == .zero ? nil : mass, of: entry.key, at: .now())
      }
      let units = try store.answer { store throws(StoreProblem) in try store.athlete().units }
      let text = Measures(language: .current, units: units).mass(mass)
      let exercise = entry.name(in: Language.current.ofNames)
      Output.print(say(mass == .zero ? .maxCleared(exercise: exercise) : .maxSaved(exercise: exercise, load: text)))
    }
  }
}

extension TrainingStore {
  /// The user's store to write to; made where there is none yet.
  static func toWrite() throws -> TrainingStore {
    let folder = DataFolder.find()
    try folder.make()
    do { return try TrainingStore(path: folder.store) } catch { throw fail(error) }
  }
}

/// A load as it is typed in a shell: `82.5kg`, `180lb`.
enum MassText {
  static func parse(_ text: String, above least: Int = 0) throws -> Mass {
    guard let load = PerformanceText.parse(text)?.load, (least...1_000_000).contains(load.grams) else {
      throw fail(.invalidMass(text), .usage)
    }
    return load
  }
}

/// The profile in lines.
struct ProfileSheet {
  var name: String?
  var athlete: Athlete

  func text(_ language: Language) -> String {
    let measures = Measures(language: language, units: athlete.units)
    var rows: [(CommandText, String)] = []
    if let name { rows.append((.name, name)) }
    if let bodyweight = athlete.bodyweight { rows.append((.bodyweight, measures.mass(bodyweight))) }
    rows.append((.units, athlete.units.rawValue))
    rows.append((.bar, measures.mass(athlete.bar)))
    rows.append((.plates, athlete.plates.map { measures.mass($0.mass) }.joined(separator: ", ")))
    if let ftp = athlete.ftpWatts { rows.append((.ftp, "\(ftp) W")) }
    if let rate = athlete.maxHeartRate { rows.append((.maxHeartRate, "\(rate) bpm")) }
    rows.append((.countdown, "\(athlete.countdownSeconds) s"))
    let width = rows.map { $0.0.said(in: language).count }.max() ?? 0
    var lines = rows.map { $0.0.said(in: language).padded(to: width) + "  " + $0.1 }
    lines.append("")
    let maxes = athlete.maxes.map { key, mass in
      (ExerciseLibrary.builtIn.name(of: key, in: language.ofNames) ?? key, measures.mass(mass))
    }.sorted { $0.0 < $1.0 }
    lines.append(maxes.isEmpty ? CommandText.profileIsEmpty.said(in: language) : CommandText.maxes.said(in: language))
    let nameWidth = maxes.map(\.0.count).max() ?? 0
    lines += maxes.map { "  " + $0.0.padded(to: nameWidth) + "  " + $0.1 }
    return lines.joined(separator: "\n")
  }
}

/// The profile in `satz profile --json`.
struct ProfileRecord: Encodable {
  var name: String?
  var bodyweightGrams: Int?
  var units: String
  var barGrams: Int
  var plates: [Plate]
  var ftpWatts: Int?
  var maxHeartRate: Int?
  var countdownSeconds: Int
  var maxesGrams: [String: Int]

  struct Plate: Encodable {
    var grams: Int
    var pairs: Int
  }

  init(_ sheet: ProfileSheet) {
    let athlete = sheet.athlete
    name = sheet.name
    bodyweightGrams = athlete.bodyweight?.grams
    units = athlete.units.rawValue
    barGrams = athlete.bar.grams
    plates = athlete.plates.map { Plate(grams: $0.mass.grams, pairs: $0.pairs) }
    ftpWatts = athlete.ftpWatts
    maxHeartRate = athlete.maxHeartRate
    countdownSeconds = athlete.countdownSeconds
    maxesGrams = athlete.maxes.mapValues(\.grams)
  }
}
