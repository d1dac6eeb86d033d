/// `satz profile bodyweight`: what the athlete weighs, today or on an earlier day, and the history.

import ArgumentParser
import PlanWording
import SessionModel
import TrainingStore

extension ProfileCommand {
  struct Bodyweight: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "bodyweight", abstract: say(ProfileText.bodyweight),
      discussion: say(ProfileText.bodyweightMore))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(ProfileText.bodyweightArgument)) var mass: String?
    @Option(name: [.customLong("on"), .customLong("day")], help: help(ProfileText.bodyweightDay)) var day: String?
    @Flag(name: .long, help: help(.jsonOption)) var json = false

    var writes: Bool { mass != nil }

    func run() throws {
      if let mass { try enter(mass) } else { try show() }
    }

    private func enter(_ text: String) throws {
      let mass = try MassText.bodyweight(text)
      let moment = Moment.now()
      let wanted = try day.map { text in
        let day = try Day.said(text, option: "--on")
        guard day <= Day(of: moment) else { throw fail(LogText.dayToCome(option: "--on", text), .usage) }
        return day
      }
      let store = try TrainingStore.toWrite()
      try store.answer { store throws(StoreProblem) in try store.setBodyweight(mass, of: wanted, at: moment) }
      Output.show(.profileSaved)
    }

    private func show() throws {
      let store = try TrainingStore.ofThisUser()
      let weighings = try store?.answer { store throws(StoreProblem) in try store.weighings() } ?? []
      if json { return Output.printLaidOut(JSONText.pretty(weighings.map(WeighingJSON.init))) }
      guard let store, !weighings.isEmpty else { return Output.print(say(ProfileText.neverWeighed)) }
      let units = try store.answer { store throws(StoreProblem) in try store.athlete().units }
      let formatter = UnitFormatter(language: .current, units: units)
      var before: Mass?
      for weighing in weighings {
        let change = before.map { Mass(grams: weighing.mass.grams - $0.grams) }.flatMap { $0 == .zero ? nil : $0 }
        let sign = (change.map { $0 > .zero } ?? false) ? "+" : ""
        Output.print(
          "\(weighing.day.isoText)  \(formatter.mass(weighing.mass))"
            + (change.map { "  \(sign)\(formatter.bare($0))" } ?? ""))
        before = weighing.mass
      }
    }
  }
}

/// A weighing in `satz profile bodyweight --json`.
struct WeighingJSON: Encodable {
  var day: String
  var grams: Int

  init(_ weighing: Weighing) {
    day = weighing.day.isoText
    grams = weighing.mass.grams
  }
}
