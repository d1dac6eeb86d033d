/// `satz exercises`: the library, searched and filtered, or one exercise in full; and the athlete's own.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

struct Exercises: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercises", abstract: say(.exercises), discussion: say(ExerciseText.exercisesMore),
    subcommands: [
      List.self, Show.self, Add.self, Edit.self, Replace.self, Favourite.self, Delete.self, Import.self, Unknown.self,
    ], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: say(ExerciseText.list))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(.searchArgument)) var search: [String] = []
    @Option(name: .long, help: help(.categoryOption)) var category: String?
    @Option(name: .long, help: help(ExerciseText.onlyEquipment)) var equipment: String?
    @Option(name: .long, help: help(ExerciseText.onlyMuscle)) var muscle: String?
    @Flag(name: .long, help: help(ExerciseText.onlyFavourites)) var favourites = false
    @Flag(name: .long, help: help(ExerciseText.onlyOwn)) var own = false
    @Flag(name: .long, help: help(.jsonOption)) var json = false

    func run() throws {
      let library = try AthleteLibrary.ofThisUser()
      let filtered = try filter(library.exercises.all, of: library)
      if filtered.isEmpty, search.isEmpty { return Output.print(json ? "[]" : say(emptyText)) }
      let found = try searched(filtered, in: library)
      if json { return Output.printLaidOut(JSONText.pretty(found.map { ExerciseJSON($0, of: library) })) }
      guard !found.isEmpty else { throw fail(.noExercises, .errors) }
      if found.count == 1, !search.isEmpty {
        return Output.print(ExerciseSheet(entry: found[0], library: library).rows())
      }
      Output.print(ExerciseRows(entries: found, library: library).rows())
    }

    private var emptyText: ExerciseText { favourites ? .noFavourites : own ? .noOwnExercises : .nothingMatches }

    private func filter(_ entries: [ExerciseEntry], of library: AthleteLibrary) throws -> [ExerciseEntry] {
      var entries = entries
      if let category {
        let wanted = try library.category(asked: category, .usage)
        entries = entries.filter { library.category(of: $0) == wanted }
      }
      if let equipment {
        let wanted = try Equipment.named(equipment, option: "--equipment")
        entries = entries.filter { $0.equipment == wanted }
      }
      if let muscle {
        let wanted = try Muscle.named(muscle, option: "--muscle")
        entries = entries.filter { $0.primary.contains(wanted) || $0.secondary.contains(wanted) }
      }
      if favourites { entries = entries.filter { library.mark(of: $0.key).isFavourite } }
      if own { entries = entries.filter { library.own($0.key) != nil } }
      return entries
    }

    /// The one with exactly this name, or else those whose names contain it.
    private func searched(_ entries: [ExerciseEntry], in library: AthleteLibrary) throws -> [ExerciseEntry] {
      let name = search.joined(separator: " ")
      if name.isEmpty { return entries }
      if let exact = library.exercises.find(name), entries.contains(exact) { return [exact] }
      let wanted = name.lowercased()
      let partly = entries.filter { entry in
        ([entry.english, entry.german] + entry.aliases).contains { $0.lowercased().contains(wanted) }
      }
      if !partly.isEmpty || json { return partly }
      throw library.unknown(
        name, orCommand: Exercises.configuration.subcommands.compactMap { $0.configuration.commandName })
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: say(ExerciseText.show))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(ExerciseText.nameArgument), completion: ownNames) var name: [String]

    func run() throws {
      let library = try AthleteLibrary.ofThisUser()
      let entry = try library.exercise(name.joined(separator: " "))
      var sheet = ExerciseSheet(entry: entry, library: library)
      guard let store = try TrainingStore.ofThisUser() else { return Output.print(sheet.rows()) }
      (sheet.instructions, sheet.words) = try store.answer { store throws(StoreProblem) in
        (try store.instructions(of: entry.key), try store.importedWords(of: entry.key))
      }
      let pictures = try store.answer { store throws(StoreProblem) in try store.pictures(of: entry.key) }
      Output.print(sheet.rows())
      try Output.show(pictures, for: store)
    }
  }

  struct Favourite: LogWriter {
    static let configuration = CommandConfiguration(commandName: "favourite", abstract: say(ExerciseText.favourite))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(ExerciseText.nameArgument), completion: ownNames) var name: [String]
    @Flag(name: .long, help: help(ExerciseText.offOption)) var off = false

    func run() throws {
      let library = try AthleteLibrary.ofThisUser()
      let entry = try library.exercise(name.joined(separator: " "))
      var kept = library.kept(entry.key)
      kept.mark.isFavourite = !off
      try TrainingStore.keep(kept)
      let called = entry.name(in: Language.current.ofNames)
      Output.show(off ? .favouriteRemoved(called) : .favouriteAdded(called))
    }
  }

  /// The athlete's own exercises and the favourites: those that are used most often.
  static let ownNames = CompletionKind.custom { _, _, _ in
    guard let library = try? AthleteLibrary.ofThisUser() else { return [] }
    let keys = library.own.marks.filter(\.value.isFavourite).keys
    return library.own.exercises.map(\.name) + keys.compactMap { library.exercises.entry(for: $0)?.english }
  }
}

extension TrainingStore {
  /// Saves one exercise in the user's store, with these pictures if any are given.
  static func keep(_ exercise: KeptExercise, pictures: [StoredPicture]? = nil) throws {
    try toWrite().answer { store throws(StoreProblem) in
      try store.save([exercise], pictures: pictures.map { [exercise.key: $0] } ?? [:])
    }
  }
}

extension TrainingStore {
  /// Notes a change of the library in the user's store.
  static func note(_ change: LibraryChange?) throws {
    try toWrite().answer { store throws(StoreProblem) in try store.note(change) }
  }
}

extension AthleteLibrary {
  /// The exercise with this name; ends the command if there is none.
  func exercise(_ name: String) throws -> ExerciseEntry {
    guard let entry = exercises.find(name) else { throw unknown(name) }
    return entry
  }

  func unknown(_ name: String, orCommand commands: [String] = []) -> ExitCode {
    if let near = nearestWord(to: name, among: commands) {
      return fail(.exerciseUnknown(name, nearest: ["satz exercises \(near)"]), .errors)
    }
    let nearest = exercises.nearest(to: name, limit: 3).map { $0.name(in: Language.current.ofNames) }
    return fail(.exerciseUnknown(name, nearest: nearest), .errors)
  }
}

extension RawRepresentable<String> where Self: Worded {
  /// Its word in a plan, and its English and its German name, folded.
  var names: [String] { [rawValue, english.lowercased(), german.lowercased()] }
}

extension RawRepresentable<String> where Self: CaseIterable & Worded {
  /// By its word in a plan, or its English or German name; ends the command if there is none.
  static func named(_ name: String, option: String) throws -> Self {
    let wanted = name.foldedTitle
    let found = allCases.first { $0.names.contains(wanted) }
    guard let found else {
      throw fail(
        ExerciseText.noSuchWord(name, option: option, there: allCases.map { $0.said(in: .current) }), .usage)
    }
    return found
  }
}
