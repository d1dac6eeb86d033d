/// `satz profile`: maxes, bodyweight, bar and plates.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: say(.profile), discussion: say(.profileMore),
    subcommands: [Show.self, Set.self, Max.self, Bodyweight.self, Target.self, Picture.self],
    defaultSubcommand: Show.self)

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: say(.profileShow))
    @OptionGroup var common: CommonOptions
    @Flag(name: .long, help: help(.jsonOption)) var json = false

    func run() throws {
      let today = Day(of: .now())
      let sheet = try TrainingStore.ofThisUser()?.answer { store throws(StoreProblem) in
        ProfileSheet(
          profile: try store.profile(), library: AthleteLibrary(try store.ownLibrary()).exercises,
          sessionsThisWeek: try store.sessionsFinished(from: today.monday, through: today)
        )
      }
      let shown = sheet ?? ProfileSheet()
      json ? Output.printLaidOut(JSONText.pretty(ProfileJSON(shown))) : Output.print(shown.rows(.current))
    }
  }

  struct Set: LogWriter {
    static let configuration = CommandConfiguration(commandName: "set", abstract: say(.profileSet))
    @OptionGroup var common: CommonOptions
    @Option(help: help(.nameOption)) var name: String?
    @Option(help: help(.bodyweightOption)) var bodyweight: String?
    @Option(help: help(.unitsOption)) var units: String?
    @Option(help: help(.barOption)) var bar: String?
    @Option(help: help(.platesOption)) var plates: String?
    @Option(help: help(.ftpOption), transform: Limited.zero(or: 1...3000, unit: "w")) var ftp: Int?
    @Option(help: help(.maxHeartRateOption), transform: Limited.zero(or: 60...250, unit: "bpm")) var maxHeartRate: Int?
    @Option(help: help(.countdownOption), transform: Limited.whole(0...10)) var countdown: Int?
    @Option(help: help(ProfileText.weeklyGoalOption), transform: Limited.zero(or: 1...14)) var weeklyGoal: Int?
    @Option(help: help(ProfileText.levelOption)) var level: String?

    func run() throws {
      let texts = [name, bodyweight, units, bar, plates, level].compactMap(\.self)
      let numbers = [ftp, maxHeartRate, countdown, weeklyGoal].compactMap(\.self)
      if texts.isEmpty && numbers.isEmpty { throw fail(.nothingToSet, .usage) }
      let store = try TrainingStore.toWrite()
      var profile = try store.answer { store throws(StoreProblem) in try store.profile() }
      try change(&profile.athlete)
      if let name { profile.name = name.isEmpty ? nil : name }
      if let weeklyGoal { profile.weeklyGoal = weeklyGoal == 0 ? nil : weeklyGoal }
      let changed = profile
      try store.answer { store throws(StoreProblem) in try store.save(changed, at: .now()) }
      Output.show(.profileSaved)
      if plates != nil, changed.athlete.plates.isEmpty {
        let formatter = UnitFormatter(language: .current)
        Output.print(say(ProfileText.noPlatesLeft(usual: formatter.plates(changed.athlete.units.usualPlates))))
      }
    }

    private func change(_ athlete: inout Athlete) throws {
      if let units {
        guard let units = Units(rawValue: units.lowercased()) else {
          throw fail(.invalidValue(option: "--units", value: units, .words(["kg", "lb"])), .usage)
        }
        // What the athlete has set stays; only what is usual follows the unit.
        athlete.choose(units)
      }
      if let bodyweight { athlete.bodyweight = try MassText.bodyweight(bodyweight) }
      if let bar { athlete.bar = try MassText.parse(bar) }
      if let plates {
        athlete.plates = try plates.split(separator: ",").map {
          PlatePairs(mass: try MassText.parse(String($0), above: 1), pairs: 8)
        }
      }
      if let ftp { athlete.ftpWatts = ftp == 0 ? nil : ftp }
      if let maxHeartRate { athlete.maxHeartRate = maxHeartRate == 0 ? nil : maxHeartRate }
      if let countdown { athlete.countdownSeconds = countdown }
      if let level { athlete.level = level.isEmpty ? nil : level }
    }
  }
}

extension TrainingStore {
  /// The user's store to write to; created if there is none yet.
  static func toWrite() throws -> TrainingStore {
    let folder = try DataFolder.ofThisUser()
    try folder.make()
    do { return try TrainingStore(path: folder.store) } catch { throw fail(error) }
  }
}

/// A load as it is typed in a shell: `82.5kg`, `180lb`.
enum MassText {
  static func parse(_ text: String, above least: Int = 0) throws -> Mass {
    try parse(text, within: least...mostGrams, .load(upTo: mostGrams / 1000))
  }

  static let mostGrams = 1_000_000

  /// Nobody weighs less or more.
  static func bodyweight(_ text: String) throws -> Mass { try parse(text, within: 20_000...400_000, .bodyweight) }

  private static func parse(
    _ text: String, within grams: ClosedRange<Int>, _ allowed: AllowedValue
  ) throws -> Mass {
    guard let load = PerformanceText.parse(text)?.load else { throw fail(.invalidMass(text), .usage) }
    guard grams.contains(load.grams) else { throw fail(.impossibleMass(text, allowed), .usage) }
    return load
  }
}
