/// The texts of `satz exercises import`: about a collection and what is damaged in it.

/// The single words that free-exercise-db has for an exercise.
enum CollectionWord: String, CaseIterable {
  case beginner, intermediate, expert
  case compound, isolation
  case push, pull, `static`
}

enum ImportText: Hashable {
  case importing, importingMore, fileArgument, picturesOption, noPicturesOption, skipDamagedOption
  case noCollection(String)
  case noFolder(String)
  case noPictureFolder
  case nothingNew
  case nothingImported(damaged: Int)
  case damaged(place: Int, name: String?, FreeExerciseDamage)
}
