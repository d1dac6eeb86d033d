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
    case .editorFailed(let editor, let text): "\(editor) ended with an error; the text in \(text) was not checked"
    case .editPlan: "Open a plan in your editor, and check it afterwards."
    case .editPlanMore:
      """
      satz edit push.satz. The editor is $VISUAL, else $EDITOR, else vi. If the plan has errors when the editor ends, it \
      can be opened again at the first one.
      """
    case .editPlanArgument:
      "A file, which may be new, or a saved workout; without it, the program that was trained last."
    case .whichPlan: "which plan? Name a file or a saved workout: satz edit push.satz"
    case .openAgain(let line): "Open it again at line \(line)? Enter opens it, n leaves it."
    case .comesWithSatz(let name):
      "“\(name)” comes with Satz; satz workouts new NAME --from \(name) makes a workout of your own from it"
    case .draftKept(let name, let path):
      "Not saved. Your text is in \(path); when it is right: satz workouts save \"\(name)\" \(path)"
    case .fileWins(let name, let saved):
      "\(name) is a file here; it takes precedence over the saved workout “\(saved)”."
    case .neither(let name, let saved):
      "there is no file \(name), and no workout is saved under that name; the saved ones are \(saved.joined(separator: ", "))"
    }
  }
}
