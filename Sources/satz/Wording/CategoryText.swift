/// The texts of `satz categories`: its help, and why something cannot be done with a category.

enum CategoryText: Hashable, Sendable {
  case categories, categoriesMore, list, show, add, rename, delete, assign, assignMore
  case nameArgument, newNameArgument, exercisesArgument
  case exercises(Int)
  case inNone, allAreIn
  case isEmpty(String)
  case isThere(String)
  case isBuiltIn(String)
  case noSuchCategory(String, there: [String])
  case noName
}
