/// `satz exercises add` and `edit`: the athlete's own exercises, and additions to the built-in ones.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

extension Exercises {
  struct Add: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: say(ExerciseText.add), discussion: say(ExerciseText.addMore))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(ExerciseText.newNameArgument)) var name: [String]
    @OptionGroup var fields: ExerciseFields

    func run() throws {
      let library = try AthleteLibrary.ofThisUser()
      let name = name.joined(separator: " ").trimmingBlanks()
      let key = library.freeKey(for: name)
      var kept = KeptExercise(key: key, own: OwnExercise(key: key, name: name), mark: ExerciseMark())
      try fields.change(&kept, in: library)
      try library.checkNames(of: kept)
      try TrainingStore.keep(kept, pictures: fields.pictures())
      try TrainingStore.note(LibraryChange(exercise: name, isNew: true))
      Output.show(.exerciseAdded(name))
      try UnknownExercises.mapKnown()
    }
  }

  struct Edit: LogWriter {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: say(ExerciseText.edit), discussion: say(ExerciseText.editMore))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(ExerciseText.nameArgument), completion: ownNames) var name: [String]
    @Option(name: .customLong("name"), help: help(ExerciseText.newName)) var newName: String?
    @Option(help: help(ExerciseText.dropAlias)) var dropAlias: [String] = []
    @OptionGroup var fields: ExerciseFields

    func run() throws {
      let library = try AthleteLibrary.ofThisUser()
      let entry = try library.exercise(name.joined(separator: " "))
      var kept = library.kept(entry.key)
      if newName != nil || fields.changesTheExercise { kept.own = kept.own ?? OwnExercise(entry) }
      if let newName { kept.own?.name = newName.trimmingBlanks() }
      for alias in dropAlias {
        guard let place = kept.mark.otherNames.firstIndex(where: { $0.foldedTitle == alias.foldedTitle }) else {
          throw fail(ExerciseText.noSuchAlias(alias, of: entry.name(in: Language.current.ofNames)), .errors)
        }
        kept.mark.otherNames.remove(at: place)
      }
      try fields.change(&kept, in: library)
      let pictures = try fields.pictures()
      guard kept != library.kept(entry.key) || pictures != nil else { throw fail(ExerciseText.nothingToEdit, .usage) }
      try library.checkNames(of: kept)
      try TrainingStore.keep(kept, pictures: pictures)
      let called = kept.own?.name ?? entry.name(in: Language.current.ofNames)
      // A name that is freed is what undoing a mapping waits for.
      try TrainingStore.note(dropAlias.isEmpty ? LibraryChange(exercise: called, isNew: false) : nil)
      Output.show(.exerciseSaved(called))
      try UnknownExercises.mapKnown()
    }
  }
}

/// What can be said about an exercise. An empty text removes it.
struct ExerciseFields: ParsableArguments {
  @Option(help: help(ExerciseText.germanOption)) var german: String?
  @Option(help: help(ExerciseText.equipmentOption), completion: .list(Equipment.allCases.map(\.rawValue)))
  var equipment: String?
  @Option(help: help(ExerciseText.musclesOption), completion: .list(Muscle.allCases.map(\.rawValue)))
  var muscles: String?
  @Option(help: help(ExerciseText.secondaryOption), completion: .list(Muscle.allCases.map(\.rawValue)))
  var secondary: String?
  @Option(help: help(ExerciseText.measureOption), completion: .list(Measure.allCases.map(\.rawValue)))
  var measure: String?
  @Option(help: help(ExerciseText.categoryOption), completion: .list(ExerciseCategory.allCases.map(\.rawValue)))
  var category: String?
  @Option(help: help(ExerciseText.aliasOption)) var alias: [String] = []
  @Option(help: help(ExerciseText.noteOption)) var note: String?
  @Option(help: help(PictureText.pictureOption), completion: .file(extensions: ["png", "jpg", "jpeg", "gif"]))
  var picture: [String] = []

  /// Whether anything is given that a built-in exercise does not leave open.
  var changesTheExercise: Bool { [german, equipment, muscles, secondary, measure].contains { $0 != nil } }

  /// Nil if they are not mentioned; an empty path removes them.
  func pictures() throws -> [StoredPicture]? {
    picture.isEmpty ? nil : try picture.filter { !$0.isEmpty }.map(PictureFile.load)
  }

  func change(_ kept: inout KeptExercise, in library: AthleteLibrary) throws {
    if let german { kept.own?.german = german.isEmpty ? nil : german }
    if let equipment { kept.own?.equipment = try Equipment.named(equipment, option: "--equipment").rawValue }
    if let muscles { kept.own?.mainMuscles = try words(muscles, "--muscles") }
    if let secondary { kept.own?.helpingMuscles = try words(secondary, "--secondary") }
    if let measure { kept.own?.measure = try Measure.named(measure, option: "--measure").rawValue }
    if let category {
      kept.mark.category = category.isEmpty ? nil : try library.category(asked: category, .usage).choice
    }
    let known = Set(kept.mark.otherNames.map(\.foldedTitle))
    kept.mark.otherNames += alias.map { $0.trimmingBlanks() }.filter { !known.contains($0.foldedTitle) }
    if let note { kept.mark.note = note.isEmpty ? nil : note }
  }

  private func words(_ text: String, _ option: String) throws -> [String] {
    try text.split(separator: ",").map { try Muscle.named(String($0), option: option).rawValue }
  }
}

extension AthleteLibrary {
  /// The key of a new exercise, which no other one has.
  func freeKey(for name: String) -> String {
    let key = ExerciseEntry.key(for: name)
    let taken = ([key] + (2...10_000).lazy.map { "\(key)-\($0)" }).first { exercises.entry(for: $0) == nil }
    return taken ?? key
  }

  /// Ends the command if one of its names could not be found in a plan or already belongs to another exercise.
  func checkNames(of kept: KeptExercise) throws {
    let names = (kept.own.map { [$0.name] + ($0.german.map { [$0] } ?? []) } ?? []) + kept.mark.otherNames
    for name in names {
      let known = exercises.find(name)
      if let known, known.key != kept.key {
        throw fail(ExerciseText.nameTaken(name, by: known.name(in: Language.current.ofNames)), .errors)
      }
      let isPlain = !name.contains { $0 == "\"" || $0.isNewline || $0 == "\t" }
      let entry = ExerciseEntry(key: kept.key, english: name, german: name)
      guard isPlain, ExerciseLibrary.builtIn.adding(entry).find(name)?.key == kept.key else {
        throw fail(ExerciseText.noName(name), .errors)
      }
    }
  }
}
