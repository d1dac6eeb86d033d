/// What `satz doctor` finds.

import TrainingStore

enum DoctorText: Hashable, Sendable {
  case doctor, doctorMore
  case noFolder
  case noLogYet(path: String)
  case log(path: String)
  case logReadOnly(path: String)
  case logUnusable(StoreProblem)
  case prompt, noPrompt
  case player(String)
  case noPlayer, soundIsOff, soundElsewhere
  case quietNow(until: Int)
  case speaker(String)
  case noSpeaker, speechIsOff, speechOffNoSpeaker
  case heartRateIsOff, noSystemBus, noBluetooth, noAdapter, adapterIsOff, noStrap
  case strap(String, isConnected: Bool)
  case heartRateCommand(String)
  case terminalNotifies, terminalOnlyRings, tmuxKeepsNotifications, notificationsAreOff
  case presence, tmuxHidesFocus
  case noDesktop, noDesktopService, desktopIsSilent
  case desktopNotifies(String, hasButtons: Bool)
  case raises, raisingNeedsProgram, windowIsUnknown, waylandRaisesNothing
  case opensTerminal(String)
  case opensNoTerminal
  case mediaKeys, mediaKeysAreOff
  case helperIsOff, helperIsMute, helper, helperUntilLogout
  case nothingTold
  case told(ToldTotals)
  case noReminders(canHaveTimer: Bool)
  case timerReminds(Int)
  case helperReminds(Int)
  case nobodyReminds(Int)
  case remindersAreMute(Int)
  case syncIsOff
  case sync(path: String, machines: Int)
  case syncLeavesOut(path: String, file: String)
  case syncFails(SyncProblem)
}
