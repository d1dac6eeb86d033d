/// The texts of `satz remind`, and what a reminder says.

import SessionModel

enum RemindText: Hashable, Sendable {
  case remind, remindMore, list, add, addMore, edit, delete, on, off, tell
  case kindArgument, timeArgument, numberArgument, kindOption, timeOption, daysOption, newDaysOption, alwaysOption,
    unlessDoneOption,
    noteOption, newNoteOption
  case none
  case noSuchKind(String)
  case noSuchTime(String)
  case noSuchDays(String)
  case noSuchReminder(String)
  case nothingToEdit
  case deleted(Int)
  case kind(Session.Kind)
  case daily
  case unlessDone, always
  case isOn, isOff
  case nobodyTells
  /// What is shown and said.
  case timeFor(Session.Kind)
  /// In the history.
  case reminder
  case wasDone
}
