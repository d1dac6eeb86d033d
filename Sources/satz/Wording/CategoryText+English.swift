/// Categories in English.

import PlanWording

extension CategoryText: Worded {
  var english: String {
    switch self {
    case .categories: "How the library is sorted, and what is not in a category yet."
    case .categoriesMore: "satz categories add \"Arm day\"; satz categories assign \"Arm day\" curl \"hammer curl\""
    case .list: "List the categories, and the exercises that are in none yet."
    case .show: "List the exercises of a category."
    case .add: "Make a category."
    case .rename: "Rename a category of yours; its exercises stay in it."
    case .delete: "Delete a category of yours; its exercises go back to where they were."
    case .assign: "Put exercises into a category; none puts them back."
    case .assignMore: "satz categories assign \"Arm day\" curl \"hammer curl\"; satz categories assign none curl"
    case .nameArgument: "The category."
    case .newNameArgument: "Its new name."
    case .exercisesArgument: "Exercises, each by one of its names, in quotes if it has several words."
    case .exercises(let count): count == 1 ? "1 exercise" : count == 0 ? "no exercises yet" : "\(count) exercises"
    case .inNone: "In no category yet"
    case .allAreIn: "Every exercise is in a category."
    case .isEmpty(let name): "No exercises in “\(name)” yet: satz categories assign \"\(name)\" EXERCISE"
    case .isThere(let name): "there is already a category “\(name)”"
    case .isBuiltIn(let name): "“\(name)” is built in and stays; satz categories add makes one of your own"
    case .noSuchCategory(let name, let there):
      "there is no category “\(name)”; the categories are \(there.joined(separator: ", "))"
    case .noName: "a category needs a name, on one line"
    }
  }
}
