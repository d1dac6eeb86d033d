/// `satz exercises delete` and `replace`: remove an exercise, after a deliberate confirmation.

import ArgumentParser
import PlanLanguage
import PlanWording
import SessionRunner
import TrainingStore

extension Exercises {
  struct Delete: LogWriter, DeletingCommand {
    static let configuration = CommandConfiguration(
      commandName: "delete", abstract: say(ExerciseText.delete), discussion: say(ExerciseText.deleteMore))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(ExerciseText.nameArgument), completion: ownNames) var name: [String]
    @OptionGroup var confirmation: Confirmation

    func run() throws {
      let library = try AthleteLibrary.ofThisUser()
      let entry = try library.exercise(name.joined(separator: " "))
      guard let own = library.own(entry.key) else {
        throw fail(ExerciseText.isBuiltIn(entry.name(in: Language.current.ofNames)), .errors)
      }
      try confirmation.obtain(for: own.name)
      try TrainingStore.toWrite().answer { store throws(StoreProblem) in try store.deleteExercise(entry.key) }
      Output.show(.exerciseRemoved(own.name))
      if let builtIn = ExerciseLibrary.builtIn.entry(for: entry.key) {
        Output.print(say(ExerciseText.builtInIsBack(builtIn.name(in: Language.current.ofNames))))
      }
    }
  }

  struct Replace: LogWriter, DeletingCommand {
    static let configuration = CommandConfiguration(
      commandName: "replace", abstract: say(ExerciseText.replace), discussion: say(ExerciseText.replaceMore))
    @OptionGroup var common: CommonOptions
    @Argument(help: help(ExerciseText.replaceArgument), completion: ownNames) var oldWithNew: [String]
    @OptionGroup var confirmation: Confirmation

    func run() throws {
      let library = try AthleteLibrary.ofThisUser()
      let parts = oldWithNew.split(separator: "with", maxSplits: 1).map { $0.joined(separator: " ") }
      guard parts.count == 2 else { throw fail(ExerciseText.replaceForm, .usage) }
      let (old, new) = (try library.exercise(parts[0]), try library.exercise(parts[1]))
      let language = Language.current.ofNames
      guard let own = library.own(old.key), ExerciseLibrary.builtIn.entry(for: old.key) == nil else {
        throw fail(ExerciseText.isBuiltIn(old.name(in: language)), .errors)
      }
      guard old.key != new.key else { throw fail(ExerciseText.sameExercise(new.name(in: language)), .usage) }
      try confirmation.obtain(for: own.name)
      var kept = library.kept(new.key)
      let known = Set(kept.mark.otherNames.map(\.foldedTitle))
      let names = [own.name] + (own.german.map { [$0] } ?? []) + library.mark(of: old.key).otherNames
      kept.mark.otherNames += names.filter { !known.contains($0.foldedTitle) }
      let changed = kept
      try TrainingStore.toWrite().answer { store throws(StoreProblem) in
        try store.replaceExercise(old.key, with: changed)
      }
      Output.show(.exerciseReplaced(own.name, with: new.name(in: language)))
    }
  }
}
