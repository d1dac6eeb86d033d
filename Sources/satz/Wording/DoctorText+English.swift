/// `satz doctor` in English.

import PlanWording
import TrainingStore

extension DoctorText: Worded {
  var english: String {
    switch self {
    case .syncIsOff: "Sync: off; satz settings set sync FOLDER, for a folder that your machines share"
    case .sync(let path, let machines): "Sync: with \(path), \(counted(machines, "machine", "machines"))"
    case .syncLeavesOut(let path, let file): "Sync: \(path)/\(file) is left out; satz sync says why"
    case .syncFails(let problem): "Sync: \(problem.english)"
    case .doctor: "Show what works on this machine, what is missing, and how to get it."
    case .doctorMore:
      "✓ works, · is off or not needed, ✗ is missing. Exit status: 0 nothing is missing; 1 something is."
    case .noFolder: "Log: no folder; set HOME, XDG_DATA_HOME or SATZ_HOME"
    case .noLogYet(let path): "Log: none yet; the first session makes \(path)"
    case .log(let path): "Log: \(path)"
    case .logReadOnly(let path): "Log: \(path) cannot be written to; check who owns it (ls -l)"
    case .logUnusable(let problem): "Log: \(problem.english)"
    case .prompt: "Prompt: open; satz ctl reaches it"
    case .noPrompt: "Prompt: none is open"
    case .player(let name): "Sound: \(name)"
    case .noPlayer:
      "Sound: no player, so the terminal's bell rings; install pipewire-bin, pulseaudio-utils or alsa-utils, and check that its sound server is running"
    case .soundIsOff: "Sound: off; satz settings set sound on"
    case .soundElsewhere: "Sound: this is a remote terminal, so its bell rings where you are"
    case .quietNow(let until): "Sound: quiet until \(until):00, by your settings"
    case .speaker(let name): "Speech: \(name)"
    case .noSpeaker: "Speech: no program that speaks; install speech-dispatcher or espeak-ng"
    case .speechIsOff: "Speech: off; satz settings set speech on"
    case .speechOffNoSpeaker: "Speech: off; for it, install speech-dispatcher or espeak-ng"
    case .heartRateIsOff:
      "Heart rate: off; satz settings set heart-rate bluetooth, or a COMMAND, or type hr 128 at the prompt"
    case .noSystemBus: "Heart rate: no system bus, so no Bluetooth; start dbus"
    case .noBluetooth: "Heart rate: BlueZ does not answer; install bluez, and systemctl start bluetooth"
    case .noAdapter: "Heart rate: no Bluetooth adapter; plug one in, or see rfkill list"
    case .adapterIsOff: "Heart rate: Bluetooth is off; bluetoothctl power on"
    case .noStrap:
      "Heart rate: no strap is paired; wear it, then: bluetoothctl scan on, pair ADDRESS and trust ADDRESS"
    case .strap(let name, true): "Heart rate: \(name), connected"
    case .strap(let name, false): "Heart rate: \(name), not connected now; it connects when you wear it at the prompt"
    case .heartRateCommand(let command): "Heart rate: from “\(command)”"
    case .terminalNotifies: "Notifications: by the terminal"
    case .terminalOnlyRings:
      "Notifications: this terminal is not known to show any; kitty, foot, WezTerm, Ghostty and iTerm2 do"
    case .presence:
      "Presence: the desktop shows nothing while the terminal has the focus; where it does not say, not until a minute after your last key"
    case .tmuxHidesFocus:
      "Presence: tmux does not report the focus, so the desktop shows nothing until a minute after your last key; set -g focus-events on in tmux.conf"
    case .noDesktop: "Desktop: none here, as there is no session bus; so it shows nothing, and has no media keys"
    case .noDesktopService:
      "Notifications: the desktop has nothing that shows them; install dunst, mako-notifier or notification-daemon"
    case .desktopIsSilent: "Notifications: what shows them on the desktop does not answer; start it again"
    case .desktopNotifies(let name, let hasButtons):
      "Notifications: by the desktop (\(name))" + (hasButtons ? "" : ", which has no buttons to continue with")
    case .raises: "Terminal: Continue in a notification brings it forward"
    case .raisingNeedsProgram: "Terminal: Continue does not bring it forward; for that, install xdotool or wmctrl"
    case .windowIsUnknown:
      "Terminal: Continue does not bring it forward, as this terminal does not say which window is its own (WINDOWID)"
    case .waylandRaisesNothing: "Terminal: Continue does not bring it forward; under Wayland no program can"
    case .opensTerminal(let name): "Terminal: if it was closed, Continue opens a new one (\(name))"
    case .opensNoTerminal:
      "Terminal: if it was closed, Continue goes on in the log, but opens no new one; for that, set TERMINAL"
    case .mediaKeys: "Media keys: they, a headset and playerctl steer the session at the prompt"
    case .mediaKeysAreOff: "Media keys: off; satz settings set media-keys on"
    case .tmuxKeepsNotifications:
      "Notifications: tmux does not hand them on, or the terminal outside shows none; set -g allow-passthrough on in tmux.conf allows it"
    case .notificationsAreOff: "Notifications: off; satz settings set notifications on"
    case .helperIsOff: "Helper: off, so only an open prompt tells; satz settings set helper on"
    case .helperIsMute: "Helper: there is no sound, no speech and no desktop for it, so only an open prompt tells"
    case .helper: "Helper: tells that a rest is over even if the prompt is gone, also after a logout"
    case .helperUntilLogout:
      "Helper: tells that a rest is over even if the prompt is gone; for sound after a logout, too: loginctl enable-linger"
    case .nothingTold: "Told: nothing yet"
    case .told(let totals):
      "Told: the end of \(counted(totals.all, "rest or time", "rests and times")), \(lateness(totals)), \(totals.recovered) recovered"
        + (totals.untold > 0 ? ", \(totals.untold) not told" : "") + "; satz notices lists them"
    case .noReminders(canHaveTimer: true): "Reminders: none is on; a systemd user timer would deliver them"
    case .noReminders(canHaveTimer: false):
      "Reminders: none is on; without systemd user timers, the helper would deliver them"
    case .timerReminds(let count): "Reminders: \(count) on, delivered by a systemd user timer"
    case .helperReminds(let count):
      "Reminders: \(count) on, told by the helper; after a restart of the machine it needs satz to be opened once"
    case .nobodyReminds(let count):
      "Reminders: \(count) on, but there are no systemd user timers here and the helper is off; satz settings set helper on"
    case .remindersAreMute(let count):
      "Reminders: \(count) on, but there is no sound, no speech and no desktop to tell them; satz notices lists them"
    }
  }
}

private func lateness(_ totals: ToldTotals) -> String {
  totals.late == 0 ? "none later than 0.2 s" : "\(totals.late) later than 0.2 s"
}
