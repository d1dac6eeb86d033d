/// `satz profile target`: how many sets a week each muscle is to have.

import ArgumentParser
import PlanLanguage
import PlanWording
import TrainingStore

extension ProfileCommand {
  struct Target: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "target", abstract: say(MuscleText.target), discussion: say(MuscleText.targetMore))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(MuscleText.targetArgument), completion: .list(Muscle.allCases.map(\.rawValue)))
    var words: [String] = []
    @Flag(name: .long, help: help(.jsonOption)) var json = false

    var writes: Bool { !words.isEmpty }

    func run() throws {
      guard let wanted = words.last else { return try show() }
      let name = words.dropLast().joined(separator: " ")
      let isOff = ["off", "aus", "0"].contains(wanted.lowercased())
      let range = MuscleTargets.range(wanted)
      guard !name.isEmpty, isOff || range != nil else { throw fail(MuscleText.wrongTarget(wanted), .usage) }
      let isAll = ["all", "alle"].contains(name.lowercased())
      let muscles = isAll ? Muscle.allCases : [try Muscle.named(name, option: "MUSCLE")]
      let store = try TrainingStore.toWrite()
      try store.answer { store throws(StoreProblem) in
        for muscle in muscles {
          try store.set(MuscleTargets.key(of: muscle), to: range.map(MuscleTargets.stored))
        }
      }
      Output.show(.profileSaved)
    }

    private func show() throws {
      let targets = try MuscleTargets.ofThisUser()
      let set = Muscle.allCases.compactMap { muscle in targets.ranges[muscle].map { (muscle, $0) } }
      if json { return Output.printLaidOut(JSONText.pretty(set.map(TargetJSON.init))) }
      if set.isEmpty { return Output.print(say(MuscleText.noTargets)) }
      let rows = set.map { [$0.0.said(in: .current), say(MuscleText.aWeek(MuscleTargets.shown($0.1)))] }
      Output.print(rows.alignedColumns())
    }
  }
}

extension MuscleTargets {
  /// From the user's store; none if there is no store yet.
  static func ofThisUser() throws -> MuscleTargets { MuscleTargets(stored: try Settings.ofThisUser().stored) }
}

/// A target in `satz profile target --json`.
struct TargetJSON: Encodable {
  var muscle: String
  var least: Int
  var most: Int

  init(_ muscle: Muscle, _ range: ClosedRange<Int>) {
    self.muscle = muscle.rawValue
    (least, most) = (range.lowerBound, range.upperBound)
  }
}
