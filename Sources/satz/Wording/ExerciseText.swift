/// The texts of `satz exercises`: its help, and what it does with the athlete's own exercises.

enum ExerciseText: Hashable, Sendable {
  // --help
  case exercisesMore, list, show, add, addMore, edit, editMore, delete, deleteMore, replace, replaceMore, favourite
  case unknown, unknownMore
  case nameArgument, newNameArgument, newName, replaceArgument, replaceForm, offOption
  case onlyEquipment, onlyMuscle, onlyFavourites, onlyOwn
  case germanOption, equipmentOption, musclesOption, secondaryOption, measureOption, categoryOption, aliasOption
  case noteOption, dropAlias

  // Sheets
  case yourOwn, inNoCategory
  case noFavourites, noOwnExercises, nothingMatches

  // Exercises of the log that the library does not have
  case nothingUnknown
  /// Whether some of them are variations of known exercises.
  case unknownHint(hasVariations: Bool)
  /// Of a row: the exercise that it is a variation of.
  case variation(of: String)
  case mapped(sets: Int, canBeUndone: Bool)
  case notUnknown(String)

  // What is not done
  case nameTaken(String, by: String)
  case noName(String)
  case noSuchAlias(String, of: String)
  case noSuchWord(String, option: String, there: [String])
  case nothingToEdit
  case isBuiltIn(String)
  case builtInIsBack(String)
  case sameExercise(String)
}
