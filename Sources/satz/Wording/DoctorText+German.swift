/// `satz doctor` in German.

import PlanWording
import TrainingStore

extension DoctorText {
  var german: String {
    switch self {
    case .syncIsOff: "Abgleich: aus; satz settings set sync ORDNER, für einen Ordner, den deine Rechner teilen"
    case .sync(let path, let machines): "Abgleich: mit \(path), \("\(machines) Rechner")"
    case .syncLeavesOut(let path, let file): "Abgleich: \(path)/\(file) bleibt außen vor; satz sync sagt, warum"
    case .syncFails(let problem): "Abgleich: \(problem.german)"
    case .doctor: "Zeigen, was auf diesem Rechner geht, was fehlt und wie man es bekommt."
    case .doctorMore: "✓ geht, · ist aus oder nicht nötig, ✗ fehlt. Exit-Status: 0 nichts fehlt; 1 etwas fehlt."
    case .noFolder: "Log: kein Ordner; setz HOME, XDG_DATA_HOME oder SATZ_HOME"
    case .noLogYet(let path): "Log: noch keins; die erste Session legt \(path) an"
    case .log(let path): "Log: \(path)"
    case .logReadOnly(let path): "Log: \(path) lässt sich nicht schreiben; sieh nach, wem es gehört (ls -l)"
    case .logUnusable(let problem): "Log: \(problem.german)"
    case .prompt: "Prompt: offen; satz ctl erreicht ihn"
    case .noPrompt: "Prompt: keiner offen"
    case .player(let name): "Ton: \(name)"
    case .noPlayer:
      "Ton: kein Programm zum Abspielen, darum läutet die Glocke des Terminals; installier pipewire-bin, pulseaudio-utils oder alsa-utils, und sieh nach, ob der Soundserver läuft"
    case .soundIsOff: "Ton: aus; satz settings set sound on"
    case .soundElsewhere: "Ton: Du sitzt an einem anderen Rechner, darum läutet dort die Glocke des Terminals"
    case .quietNow(let until): "Ton: Ruhe bis \(until) Uhr, nach deinen Einstellungen"
    case .speaker(let name): "Stimme: \(name)"
    case .noSpeaker: "Stimme: kein Programm, das spricht; installier speech-dispatcher oder espeak-ng"
    case .speechIsOff: "Stimme: aus; satz settings set speech on"
    case .speechOffNoSpeaker: "Stimme: aus; dafür installierst du speech-dispatcher oder espeak-ng"
    case .heartRateIsOff:
      "Puls: aus; satz settings set heart-rate bluetooth, oder ein BEFEHL, oder tipp am Prompt hr 128"
    case .noSystemBus: "Puls: kein System-Bus, also kein Bluetooth; starte dbus"
    case .noBluetooth: "Puls: BlueZ antwortet nicht; installier bluez, und systemctl start bluetooth"
    case .noAdapter: "Puls: kein Bluetooth-Adapter; steck einen an, oder sieh nach mit rfkill list"
    case .adapterIsOff: "Puls: Bluetooth ist aus; bluetoothctl power on"
    case .noStrap:
      "Puls: kein Gurt gekoppelt; leg ihn an, dann: bluetoothctl scan on, pair ADRESSE und trust ADRESSE"
    case .strap(let name, true): "Puls: \(name), verbunden"
    case .strap(let name, false):
      "Puls: \(name), jetzt nicht verbunden; am Prompt verbindet er sich, wenn du ihn trägst"
    case .heartRateCommand(let command): "Puls: von „\(command)“"
    case .terminalNotifies: "Benachrichtigungen: durch das Terminal"
    case .terminalOnlyRings:
      "Benachrichtigungen: Von diesem Terminal ist nicht bekannt, dass es sie zeigt; kitty, foot, WezTerm, Ghostty und iTerm2 tun es"
    case .presence:
      "Anwesenheit: Der Desktop zeigt nichts, solange das Terminal den Fokus hat; sagt es nichts darüber, erst eine Minute nach deiner letzten Taste wieder"
    case .tmuxHidesFocus:
      "Anwesenheit: tmux meldet den Fokus nicht, darum zeigt der Desktop erst eine Minute nach deiner letzten Taste etwas; set -g focus-events on in tmux.conf"
    case .noDesktop: "Desktop: hier keiner, es gibt keinen Session-Bus; also zeigt er nichts und hat keine Medientasten"
    case .noDesktopService:
      "Benachrichtigungen: Auf dem Desktop zeigt sie nichts; installier dunst, mako-notifier oder notification-daemon"
    case .desktopIsSilent: "Benachrichtigungen: Was sie auf dem Desktop zeigt, antwortet nicht; starte es neu"
    case .desktopNotifies(let name, let hasButtons):
      "Benachrichtigungen: durch den Desktop (\(name))" + (hasButtons ? "" : ", der keine Knöpfe zum Weitermachen hat")
    case .raises: "Terminal: „Weiter“ in einer Benachrichtigung holt es nach vorn"
    case .raisingNeedsProgram: "Terminal: „Weiter“ holt es nicht nach vorn; dafür installierst du xdotool oder wmctrl"
    case .windowIsUnknown:
      "Terminal: „Weiter“ holt es nicht nach vorn, weil dieses Terminal nicht sagt, welches Fenster seins ist (WINDOWID)"
    case .waylandRaisesNothing: "Terminal: „Weiter“ holt es nicht nach vorn; unter Wayland kann das kein Programm"
    case .opensTerminal(let name): "Terminal: Ist es geschlossen, öffnet „Weiter“ ein neues (\(name))"
    case .opensNoTerminal:
      "Terminal: Ist es geschlossen, geht es mit „Weiter“ im Log weiter, aber kein neues öffnet sich; dafür setzt du TERMINAL"
    case .mediaKeys: "Medientasten: Sie, ein Headset und playerctl steuern die Session am Prompt"
    case .mediaKeysAreOff: "Medientasten: aus; satz settings set media-keys on"
    case .tmuxKeepsNotifications:
      "Benachrichtigungen: tmux gibt sie nicht weiter, oder das Terminal außerhalb zeigt keine; set -g allow-passthrough on in tmux.conf erlaubt es"
    case .notificationsAreOff: "Benachrichtigungen: aus; satz settings set notifications on"
    case .helperIsOff: "Helfer: aus, darum meldet nur ein offener Prompt; satz settings set helper on"
    case .helperIsMute:
      "Helfer: Für ihn gibt es weder Ton noch Stimme noch Desktop, darum meldet nur ein offener Prompt"
    case .helper: "Helfer: meldet das Ende einer Pause auch, wenn der Prompt weg ist, und nach dem Abmelden"
    case .helperUntilLogout:
      "Helfer: meldet das Ende einer Pause auch, wenn der Prompt weg ist; für Ton auch nach dem Abmelden: loginctl enable-linger"
    case .nothingTold: "Gemeldet: noch nichts"
    case .told(let totals):
      "Gemeldet: das Ende \(totals.all == 1 ? "einer Pause oder Zeit" : "von \(totals.all) Pausen und Zeiten"), \(lateness(totals)), \(totals.recovered) nachgeholt"
        + (totals.untold > 0 ? ", \(totals.untold) nicht gemeldet" : "") + "; satz notices zeigt sie"
    case .noReminders(canHaveTimer: true): "Erinnerungen: keine an; ein systemd-Timer würde sie melden"
    case .noReminders(canHaveTimer: false):
      "Erinnerungen: keine an; ohne systemd-Timer würde der Helfer sie melden"
    case .timerReminds(let count): "Erinnerungen: \(count) an, ein systemd-Timer meldet sie"
    case .helperReminds(let count):
      "Erinnerungen: \(count) an, der Helfer meldet sie; nach einem Neustart des Rechners erst, wenn satz einmal offen war"
    case .nobodyReminds(let count):
      "Erinnerungen: \(count) an, aber es gibt hier keine systemd-Timer, und der Helfer ist aus; satz settings set helper on"
    case .remindersAreMute(let count):
      "Erinnerungen: \(count) an, aber dafür gibt es weder Ton noch Stimme noch Desktop; satz notices zeigt sie"
    }
  }
}

private func lateness(_ totals: ToldTotals) -> String {
  totals.late == 0 ? "nie mehr als 0,2 s zu spät" : "\(totals.late)-mal mehr als 0,2 s zu spät"
}
