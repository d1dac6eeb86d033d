/// The athlete's exercises in English.

import PlanWording

extension ExerciseText: Worded {
  var english: String {
    switch self {
    case .exercisesMore:
      "satz exercises curl; satz exercises --muscle lats --equipment cable; satz exercises add \"Pistol box\" --muscles quads"
    case .list: "List exercises, or search them by name."
    case .show: "Show one exercise in full."
    case .add: "Add an exercise of your own; plans can name it from then on."
    case .addMore:
      "satz exercises add \"Pistol box\" --equipment bodyweight --muscles quads,glutes --alias \"box pistol\""
    case .edit: "Change an exercise of your own, or your version of a built-in one."
    case .editMore:
      """
      satz exercises edit bench press --note \"Feet flat.\" --alias flat. What you do not name stays; an empty text \
      removes it. The log keeps its sets under the same exercise, whatever its name.
      """
    case .delete: "Delete an exercise of your own; the log keeps its sets."
    case .deleteMore: "Asks for its name; a script uses --yes-delete NAME."
    case .replace: "Delete an exercise of your own and let its names mean another one."
    case .replaceMore: "satz exercises replace pistol box with pistol squat"
    case .favourite: "Make an exercise a favourite; --off undoes that."
    case .unknown: "List the exercises of the log that the library does not have, and say what they are."
    case .unknownMore:
      "satz exercises unknown --map \"Their Name=glute bridge\" moves the sets that are there, and remembers it for imports."
    case .nothingUnknown: "The library has every exercise of your log."
    case .unknownHint(let hasVariations):
      (hasVariations
        ? "Variations count for the muscles of their exercise, the others for none." : "They count for no muscle.")
        + " --map \"Their Name=bench press\" says what one is; satz exercises add makes it one of yours."
    case .variation(let name): "variation of \(name)"
    case .mapped(let sets, let canBeUndone):
      "\(sets == 1 ? "1 set of the log is" : "\(sets) sets of the log are") counted anew"
        + (canBeUndone ? "; satz log undo takes that back." : ".")
    case .notUnknown(let name): "the log has no exercise called “\(name)” that the library does not have"
    case .nameArgument: "The exercise, by any of its names."
    case .newNameArgument: "What the new exercise is called."
    case .newName: "Another name."
    case .replaceArgument: "The exercise, the word with, and the one that its names mean from then on."
    case .replaceForm: "say both: satz exercises replace pistol box with pistol squat"
    case .offOption: "No longer a favourite."
    case .onlyEquipment: "Only with this equipment."
    case .onlyMuscle: "Only what trains this muscle."
    case .onlyFavourites: "Only your favourites."
    case .onlyOwn: "Only your own."
    case .germanOption: "Its German name."
    case .equipmentOption: "What it is done with: barbell, cable, bodyweight …"
    case .musclesOption: "The muscles it trains, the most important first: quads,glutes."
    case .secondaryOption: "The muscles that help: hamstrings,calves."
    case .measureOption: "How a set is measured: reps, time, distance or energy."
    case .categoryOption: "Its category: legs, or one of your own."
    case .aliasOption: "Another name; may be given several times."
    case .noteOption: "What you want to remember."
    case .dropAlias: "A name to remove."
    case .yourOwn: "your own"
    case .inNoCategory: "In no category yet"
    case .noFavourites: "No favourites yet: satz exercises favourite bench press"
    case .noOwnExercises: "No exercises defined yet: satz exercises add \"Pistol box\" --muscles quads"
    case .nothingMatches: "No exercise matches."
    case .nameTaken(let name, let other): "“\(name)” is already a name of \(other)"
    case .noName(let name):
      "“\(name)” cannot be a name: it needs a letter or digit, at most 64 of them, and no quotes or line breaks"
    case .noSuchAlias(let name, let exercise): "“\(name)” is not a name that you gave to \(exercise)"
    case .noSuchWord(let word, let option, let there):
      "“\(word)” is not a value for \(option); use one of \(there.joined(separator: ", "))"
    case .nothingToEdit: "nothing to change; say what, such as --note \"Feet flat.\""
    case .isBuiltIn(let name): "\(name) is built in and stays"
    case .builtInIsBack(let name): "\(name) is the built-in one again."
    case .sameExercise(let name): "that is \(name) itself"
    }
  }
}
