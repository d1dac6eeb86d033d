/// The settings in English.

import PlanWording

extension SettingText: Worded {
  var english: String {
    switch self {
    case .settings: "Settings for the whole tool."
    case .settingsMore:
      "satz settings; satz settings bell off; satz settings reset bell. Flags of a command take precedence."
    case .list: "List all settings with their values and what they do."
    case .get: "Print the value of one setting."
    case .set: "Change a setting: satz settings set bell off"
    case .reset: "Put a setting back to its default."
    case .nameArgument: "The name of a setting."
    case .valueArgument: "Its new value."
    case .isDefault: "(default)"
    case .noSuchSetting(let name, let nearest?, _): "there is no setting “\(name)”; did you mean \(nearest)?"
    case .noSuchSetting(let name, nil, let there):
      "there is no setting “\(name)”; the settings are \(there.joined(separator: ", "))"
    case .wrongValue(let value, let setting, let takes):
      "“\(value)” is not a value for \(setting); it takes \(takes.joined(separator: ", ", last: " or "))"
    }
  }
}

extension Setting: Worded {
  var english: String {
    switch self {
    case .accessible: "For screen readers: plain lines, each change announced once."
    case .bell: "The terminal's bell when a rest or a time is over."
    case .flash: "The screen flashes twice when a rest is over; never with reduced motion."
    case .heartRate:
      "Your heart rate at the prompt: from a strap (bluetooth), or a program that prints one number per line, run by the shell."
    case .helper: "A process that stands by during a session and announces what the prompt no longer can."
    case .highlighting: "Colours in plan text while you type it at the prompt."
    case .language: "The language; auto asks LC_ALL, LC_MESSAGES and LANG. --lang overrides both."
    case .liveArea: "The area under the prompt: line, card or stage; auto chooses by the screen, F2 changes it."
    case .maxFormula:
      "How satz profile max estimates a one-rep max from a set of several reps: Epley, Brzycki, or the RTS chart. Records always use Epley."
    case .mediaKeys:
      "The session as a media player: media keys, a headset and playerctl pause it, continue it and finish a set."
    case .noticeSeconds: "How many seconds a notice stays; a record stays a second longer."
    case .notifications:
      "A notification when a rest is over: on means on the desktop, or else in the terminal, if possible."
    case .quietFrom: "The hour from which nothing is heard; off means never. The screen still shows everything."
    case .quietUntil: "The hour at which sound returns."
    case .sittingGoal: "Minutes of breathing and sitting a day; 0 means no goal."
    case .sound:
      "A sound for each event: rest over, last seconds, breath, gong, record. Without a loudspeaker, the bell."
    case .speech: "A voice says what comes next, by spd-say or espeak-ng."
    case .suggestions: "The first completion, dim after what you type at the prompt; Right or End takes it."
    case .sync:
      "The folder that your machines share; the log is synchronised with it after each session. satz sync --help says how."
    case .theme: "The colours; auto asks the terminal for its background, contrast dims nothing, none has no colour."
    case .trainingGoal: "Minutes of training a day; 0 means no goal."
    case .pictures: "How pictures are shown; auto asks the terminal, off describes them in words."
    case .reducedMotion: "No animation; the clock moves once a second."
    case .volume: "How loud sound and speech are, in percent."
    }
  }
}
