/// Saved workouts in English.

import PlanWording
import SessionRunner

extension WorkoutText: Worded {
  var english: String {
    switch self {
    case .workouts: "Plans saved by name, with every version."
    case .workoutsMore:
      "satz workouts create push.satz; satz run Push. Every version is kept as it was written; your files are never touched."
    case .list: "List the saved workouts with their exercises and sets."
    case .new: "Make a workout from an existing one."
    case .newMore:
      "satz workouts new Push --from push-day. It can be made from a file, a saved workout, or a plan that comes with Satz: \(Preset.all.map(\.name).joined(separator: ", "))."
    case .newName: "The name of the new workout."
    case .fromOption: "What to start from: a file, a saved workout, or a plan that comes with Satz."
    case .create: "Save a plan as a new workout."
    case .save: "Save a plan under a name; what was there stays as an earlier version."
    case .edit: "Edit a saved workout in your editor."
    case .editMore: "The editor is $VISUAL, else $EDITOR, else vi. A text with errors is not saved, but it is not lost."
    case .show: "Print a workout's text as it was written."
    case .versions: "List the versions of a workout, the newest first."
    case .favourite: "Make a workout a favourite; --off undoes that."
    case .delete: "Delete a workout with all its versions; the log keeps its sessions."
    case .nameArgument: "The name of a saved workout."
    case .nameOption: "Its name, if not that of the workout in it."
    case .versionOption: "An earlier version, by its number."
    case .onlyFavourites: "Only your favourites."
    case .size(let exercises, let sets):
      "\(exercises == 1 ? "1 exercise" : "\(exercises) exercises") · \(sets == 1 ? "1 set" : "\(sets) sets")"
    case .noWorkouts: "No workouts saved yet: satz workouts create push.satz"
    case .noFavourites: "No favourites yet: satz workouts favourite NAME"
    case .unchanged(let name): "“\(name)” is unchanged."
    case .isThere(let name): "“\(name)” already exists; satz workouts save makes a new version of it"
    case .noName: "a workout needs a name, on one line and without a hyphen before it"
    case .needsName(let file): "\(file) has several workouts or no name; add --name NAME"
    case .noSuchWorkout(let name, let there):
      "no workout is saved as “\(name)”; the saved ones are \(there.joined(separator: ", "))"
    case .noVersion(let number, let name, let newest):
      "“\(name)” has no version \(number); the newest is \(newest)"
    case .editorFailed(let editor, let text): "\(editor) ended with an error; the text is in \(text), nothing was saved"
    case .draftKept(let name, let path):
      "Not saved. Your text is in \(path); when it is right: satz workouts save \"\(name)\" \(path)"
    case .fileWins(let name, let saved):
      "\(name) is a file here; it takes precedence over the saved workout “\(saved)”."
    case .neither(let name, let saved):
      "there is no file \(name), and no workout is saved under that name; the saved ones are \(saved.joined(separator: ", "))"
    }
  }
}
