/// `satz remind` in English.

import PlanWording

extension RemindText: Worded {
  var english: String {
    switch self {
    case .remind: "Reminders to work out, to breathe or to sit."
    case .remindMore:
      """
      satz remind add workout 18:00 --days mon,wed,fri. A reminder makes a sound, speaks, and shows a desktop notification, \
      as your settings say. It stays silent on a day on which you have already done it, unless you add --always. A systemd \
      user timer delivers it, or the helper where there is none. If the machine was off or asleep, it comes later on the \
      same day. An open prompt shows it, too. satz notices lists what was told.
      """
    case .list: "List the reminders."
    case .add: "Add a reminder."
    case .addMore:
      "satz remind add workout 18:00 --days mon,wed,fri; satz remind add sitting 7am --note \"Ten minutes\"."
    case .edit: "Change a reminder, by its number."
    case .delete: "Delete reminders, by their numbers."
    case .on: "Switch reminders on."
    case .off: "Switch reminders off; they stay in the list."
    case .tell: "Tell what is due now. The timer runs this."
    case .kindArgument, .kindOption: "What it reminds of: workout, breathing or sitting."
    case .timeArgument, .timeOption: "When, by your clock: 18:00, 7, 6:30pm."
    case .numberArgument: "The number of a reminder, as satz remind lists it."
    case .daysOption: "On which days: mon,wed,fri, mon-fri, weekdays, weekend; daily by default."
    case .newDaysOption: "On which days: mon,wed,fri, mon-fri, weekdays, weekend, daily."
    case .alwaysOption: "Remind you even if you have already done it that day."
    case .unlessDoneOption: "Do not remind you if you have already done it that day."
    case .noteOption: "Your own words, shown and spoken with it."
    case .newNoteOption: "Your own words, shown and spoken with it; \"\" removes them."
    case .none: "No reminders yet: satz remind add workout 18:00 --days mon,wed,fri"
    case .noSuchKind(let word): "there are no reminders for “\(word)”; choose workout, breathing or sitting"
    case .noSuchTime(let text): "“\(text)” is not a time of day; write 18:00, 7 or 6:30pm"
    case .noSuchDays(let text):
      "“\(text)” are not days of the week; write mon,wed,fri, mon-fri, weekdays, weekend or daily"
    case .noSuchReminder(let number): "there is no reminder \(number); satz remind lists them"
    case .nothingToEdit: "say what to change: satz remind edit 2 --at 18:30"
    case .deleted(let number): "Reminder \(number) deleted."
    case .kind(.workout): "workout"
    case .kind(.breathing): "breathing"
    case .kind(.meditation): "sitting"
    case .daily: "daily"
    case .unlessDone: "unless done"
    case .always: "always"
    case .isOn: "on"
    case .isOff: "off"
    case .nobodyTells:
      "there are no systemd user timers here and the helper is off, so reminders are not delivered: satz settings set helper on"
    case .timeFor(.workout): "Time to work out"
    case .timeFor(.breathing): "Time to breathe"
    case .timeFor(.meditation): "Time to sit"
    case .reminder: "reminder"
    case .wasDone: "already done"
    }
  }
}
