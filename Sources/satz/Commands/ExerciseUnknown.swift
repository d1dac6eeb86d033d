/// `satz exercises unknown`: the exercises of the log that the library does not have, and what they are here.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

extension Exercises {
  struct Unknown: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "unknown", abstract: say(ExerciseText.unknown), discussion: say(ExerciseText.unknownMore))
    @OptionGroup var common: CommonOptions
    @Option(parsing: .singleValue, help: help(.mapOption)) var map: [String] = []
    @Flag(name: .long, help: help(.jsonOption)) var json = false

    var writes: Bool { !map.isEmpty }

    func run() throws {
      let library = try AthleteLibrary.ofThisUser().exercises
      guard let store = try TrainingStore.ofThisUser() else {
        if let name = map.first { throw fail(ExerciseText.notUnknown(name), .errors) }
        return Output.print(json ? "[]" : say(ExerciseText.nothingUnknown))
      }
      let exercises = UnknownExercises(store: store, library: library)
      if !map.isEmpty { return try mapSets(of: exercises, library) }
      let names = try ForeignNames([], over: [:], library)
      let unknown = try exercises.counted()
      if json {
        let rows = unknown.map {
          UnknownExerciseJSON(
            exercise: $0.exercise.name, sets: $0.sets, variationOf: names.base(of: $0.exercise.name),
            nearest: names.nearest(to: $0.exercise.name))
        }
        return Output.printLaidOut(JSONText.pretty(rows))
      }
      if unknown.isEmpty { return Output.print(say(ExerciseText.nothingUnknown)) }
      let bases = unknown.map { names.base(of: $0.exercise.name) }
      let rows = zip(unknown, bases).map { logged, base in
        let meaning = base.map { say(ExerciseText.variation(of: $0)) }
        return [
          logged.exercise.name.visibleInRow, "\(logged.sets) ×",
          meaning ?? names.nearest(to: logged.exercise.name).map { $0 + "?" } ?? "",
        ]
      }
      let hasVariations = bases.contains { $0 != nil }
      let hint = say(ExerciseText.unknownHint(hasVariations: hasVariations))
      Output.print(rows.alignedColumns().map { $0.trimmingEnd() } + ["", hint])
    }

    private func mapSets(of exercises: UnknownExercises, _ library: ExerciseLibrary) throws {
      var wanted: [String: ExerciseEntry] = [:]
      for (theirs, ours) in try ForeignNames.said(map, library) {
        guard try exercises.has(theirs) else {
          throw fail(ExerciseText.notUnknown(theirs), .errors)
        }
        wanted[theirs] = library.entry(for: ours.key)
      }
      let meter = WorkMeter()
      defer { meter.end() }
      let sets = try UnknownExercises.map(wanted, in: TrainingStore.toWrite(), meter)
      Output.print(say(ExerciseText.mapped(sets: sets, canBeUndone: true)))
    }
  }
}

/// An exercise in `satz exercises unknown --json`.
struct UnknownExerciseJSON: Encodable {
  var exercise: String
  var sets: Int
  /// The exercise whose muscles its sets count for.
  var variationOf: String?
  var nearest: String?
}
