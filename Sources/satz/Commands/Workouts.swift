/// `satz workouts`: plans saved by name, with every version.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionModel
import SessionRunner
import TrainingStore

struct Workouts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workouts", abstract: say(WorkoutText.workouts), discussion: say(WorkoutText.workoutsMore),
    subcommands: [
      List.self, New.self, Create.self, Save.self, Edit.self, Show.self, Versions.self, Favourite.self, Delete.self,
    ], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: say(WorkoutText.list))
    @OptionGroup var common: CommonOptions
    @Flag(name: .long, help: help(WorkoutText.onlyFavourites)) var favourites = false
    @Flag(name: .long, help: help(.jsonOption)) var json = false

    func run() throws {
      let store = try TrainingStore.ofThisUser()
      let trainee = try Trainee(store)
      var saved = try store?.answer { store throws(StoreProblem) in try store.workouts() } ?? []
      if favourites { saved = saved.filter(\.isFavourite) }
      let records = saved.map { WorkoutJSON($0, for: trainee) }
      if json { return Output.printLaidOut(JSONText.pretty(records)) }
      guard !records.isEmpty else {
        return Output.print(say(favourites ? WorkoutText.noFavourites : .noWorkouts))
      }
      let width = records.map(\.name.displayWidth).max() ?? 0
      for record in records {
        let size = say(WorkoutText.size(exercises: record.exercises, sets: record.sets))
        Output.print(record.name.padded(to: width) + "  " + size + (record.favourite ? "  ★" : ""))
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: say(WorkoutText.show))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(WorkoutText.nameArgument), completion: names) var name: String
    @Option(help: help(WorkoutText.versionOption), transform: Limited.whole(1 ... .max)) var version: Int?

    func run() throws {
      let (store, workout) = try TrainingStore.workout(named: name)
      guard let version else { return Output.writeData(workout.source) }
      let versions = try store.answer { store throws(StoreProblem) in try store.versions(ofWorkout: workout.id) }
      guard let wanted = versions.first(where: { $0.number == version }) else {
        throw fail(WorkoutText.noVersion(version, of: workout.name, newest: workout.version), .errors)
      }
      Output.writeData(wanted.source)
    }
  }

  struct Versions: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "versions", abstract: say(WorkoutText.versions))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(WorkoutText.nameArgument), completion: names) var name: String

    func run() throws {
      let (store, workout) = try TrainingStore.workout(named: name)
      let trainee = try Trainee(store)
      let versions = try store.answer { store throws(StoreProblem) in try store.versions(ofWorkout: workout.id) }
      for version in versions {
        let size = PlanSize(of: version.source, for: trainee)
        Output.print(
          "\(version.number)  \(version.day.isoText)  "
            + say(WorkoutText.size(exercises: size.exercises, sets: size.sets)))
      }
    }
  }

  struct Favourite: LogWriter {
    static let configuration = CommandConfiguration(commandName: "favourite", abstract: say(WorkoutText.favourite))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(WorkoutText.nameArgument), completion: names) var name: String
    @Flag(name: .long, help: help(ExerciseText.offOption)) var off = false

    func run() throws {
      let (_, workout) = try TrainingStore.workout(named: name)
      try TrainingStore.toWrite().answer { store throws(StoreProblem) in
        try store.setFavourite(!off, ofWorkout: workout.id)
      }
      Output.show(off ? .favouriteRemoved(workout.name) : .favouriteAdded(workout.name))
    }
  }

  struct Delete: LogWriter, DeletingCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: say(WorkoutText.delete))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(WorkoutText.nameArgument), completion: names) var name: String
    @OptionGroup var confirmation: Confirmation

    func run() throws {
      let (_, workout) = try TrainingStore.workout(named: name)
      try confirmation.obtain(for: workout.name)
      try TrainingStore.toWrite().answer { store throws(StoreProblem) in try store.deleteWorkout(workout.id) }
      Output.show(.workoutDeleted(workout.name))
    }
  }

  static let names = CompletionKind.custom { _, _, _ in
    guard let folder = DataFolder.find() else { return [] }
    let store = try? TrainingStore.reading(path: folder.store)
    return (try? store?.workouts())?.map(\.name) ?? []
  }
}

extension TrainingStore {
  /// The saved workout with this name and its store, or ends the command.
  static func workout(named name: String) throws -> (store: TrainingStore, workout: SavedWorkout) {
    guard let store = try ofThisUser() else { throw fail(WorkoutText.noWorkouts, .errors) }
    if let workout = try store.answer({ store throws(StoreProblem) in try store.workout(named: name) }) {
      return (store, workout)
    }
    let there = try store.answer { store throws(StoreProblem) in try store.workouts() }
    throw there.isEmpty
      ? fail(WorkoutText.noWorkouts, .errors) : fail(WorkoutText.noSuchWorkout(name, there: there.map(\.name)), .errors)
  }
}

/// How much is in a plan, over all its sessions.
struct PlanSize: Hashable {
  var exercises = 0
  var sets = 0

  init(of source: [UInt8], for trainee: Trainee) {
    let checked = check(source, library: trainee.library)
    var keys: Set<String> = []
    for declaration in checked.plan.declarations {
      let compiled = compile(declaration, of: checked.plan, athlete: trainee.athlete)
      for step in compiled.session?.course() ?? [] {
        guard case .work(let work) = step.step else { continue }
        keys.insert(work.exercise.key)
        sets += 1
      }
    }
    exercises = keys.count
  }
}

/// A saved workout in `satz workouts --json`.
struct WorkoutJSON: Encodable {
  var name: String
  var favourite: Bool
  var version: Int
  var day: String
  var exercises: Int
  var sets: Int

  init(_ workout: SavedWorkout, for trainee: Trainee) {
    name = workout.name
    favourite = workout.isFavourite
    version = workout.version
    day = workout.day.isoText
    let size = PlanSize(of: workout.source, for: trainee)
    (exercises, sets) = (size.exercises, size.sets)
  }
}
