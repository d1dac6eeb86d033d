/// `satz profile max`: one-rep maxes, entered or estimated from a set, and what they were before.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

extension ProfileCommand {
  struct Max: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "max", abstract: say(.profileMax), discussion: say(ProfileText.maxMore))
    @OptionGroup var common: CommonOptions
    @Option(
      help: help(ProfileText.formulaOption), completion: .list(MaxFormula.allCases.map(\.rawValue)))
    var formula: String?
    @Argument(help: help(.maxArgument)) var exerciseAndLoad: [String]

    var writes: Bool {
      exerciseAndLoad.indices.dropFirst().contains { index in
        PerformanceText.parse(exerciseAndLoad[index...].joined(separator: " "))?.load != nil
      }
    }

    func run() throws {
      let words = exerciseAndLoad
      for count in words.indices.dropFirst() {
        let set = PerformanceText.parse(words[count...].joined(separator: " "))
        guard let set, let load = set.load else { continue }
        let entry = try exercise(words[..<count].joined(separator: " "))
        guard (0...MassText.mostGrams).contains(load.grams) else {
          throw fail(.impossibleMass(words[count], .load(upTo: MassText.mostGrams / 1000)), .usage)
        }
        return try set.reps == nil && set.rpeTenths == nil
          ? enter(load, of: entry) : estimate(from: set, of: entry, load: load)
      }
      if words.count > 1, try AthleteLibrary.ofThisUser().exercises.find(words.joined(separator: " ")) == nil {
        _ = try exercise(words.dropLast().joined(separator: " "))
        throw fail(.invalidMass(words[words.count - 1]), .usage)
      }
      try showHistory(of: exercise(words.joined(separator: " ")))
    }

    private func exercise(_ name: String) throws -> ExerciseEntry {
      try AthleteLibrary.ofThisUser().exercise(name)
    }

    private func enter(_ mass: Mass, of entry: ExerciseEntry) throws {
      let store = try TrainingStore.toWrite()
      try store.answer { store throws(StoreProblem) in
        try store.setMax(mass == .zero ? nil : mass, of: entry.key, at: .now())
      }
      let text = try formatter(store).mass(mass)
      let exercise = entry.name(in: Language.current.ofNames)
      Output.print(say(mass == .zero ? .maxCleared(exercise: exercise) : .maxSaved(exercise: exercise, load: text)))
    }

    private func estimate(from set: Performance, of entry: ExerciseEntry, load: Mass) throws {
      let store = try TrainingStore.toWrite()
      let wanted =
        try formula
        ?? Settings(
          stored: store.answer { store throws(StoreProblem) in try store.settings() })[.maxFormula]
      guard let formula = MaxFormula(rawValue: wanted.lowercased()) else {
        throw fail(
          .invalidValue(option: "--formula", value: wanted, .words(MaxFormula.allCases.map(\.rawValue))), .usage)
      }
      let estimate = MaxEstimate(
        formula: formula, load: load, reps: set.reps ?? 1, rpeTenths: set.rpeTenths ?? 100)
      guard let max = estimate.max, max.grams > 0 else { throw fail(ProfileText.noEstimate(formula), .usage) }
      try store.answer { store throws(StoreProblem) in
        try store.setMax(max, of: entry.key, estimatedFrom: estimate, at: .now())
      }
      let formatter = try formatter(store)
      let exercise = entry.name(in: Language.current.ofNames)
      Output.print(
        say(.maxSaved(exercise: exercise, load: formatter.mass(max))) + ", " + formatter.estimate(estimate))
    }

    private func showHistory(of entry: ExerciseEntry) throws {
      let store = try TrainingStore.ofThisUser()
      let maxes = try store?.answer { store throws(StoreProblem) in try store.maxes(of: entry.key) } ?? []
      guard let store, !maxes.isEmpty else {
        throw fail(ProfileText.noMax(entry.name(in: Language.current.ofNames)), .errors)
      }
      let formatter = try formatter(store)
      for max in maxes {
        Output.print("\(max.day.isoText)  \(formatter.mass(max.mass))  \(formatter.origin(of: max))")
      }
    }

    private func formatter(_ store: TrainingStore) throws -> UnitFormatter {
      UnitFormatter(
        language: .current, units: try store.answer { store throws(StoreProblem) in try store.athlete().units })
    }
  }
}

extension UnitFormatter {
  /// `estimated from 5 × 90 kg by Epley`.
  func estimate(_ estimate: MaxEstimate) -> String {
    var set = "\(estimate.reps) × \(mass(estimate.load))"
    if estimate.rpeTenths != 100 { set += " " + effort(.rpe(tenths: estimate.rpeTenths, upTo: nil)) }
    return ProfileText.estimated(from: set, estimate.formula).said(in: language)
  }

  /// Where a max came from.
  func origin(of max: RecordedMax) -> String {
    if let estimate = max.estimate { return self.estimate(estimate) }
    return ProfileText.origin(max.origin).said(in: language)
  }
}
