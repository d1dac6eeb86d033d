/// The texts of `satz workouts`: its help, and why something cannot be done with a workout.

enum WorkoutText: Hashable, Sendable {
  case workouts, workoutsMore, list, new, newMore, newName, fromOption, create, save, edit, editMore, show, versions,
    favourite, delete
  case nameArgument, nameOption, versionOption, onlyFavourites
  case size(exercises: Int, sets: Int)
  case noWorkouts, noFavourites
  case unchanged(String)
  case isThere(String)
  case noName
  case needsName(String)
  case noSuchWorkout(String, there: [String])
  case noVersion(Int, of: String, newest: Int)
  case editorFailed(String, text: String)
  case draftKept(String, path: String)
  case editPlan, editPlanMore, editPlanArgument, whichPlan
  case openAgain(line: Int)
  case comesWithSatz(String)
  case fileWins(String, saved: String)
  case neither(String, saved: [String])
}
