/// What is said once a setting has another value: `Sound is off`.

import PlanWording

struct SettingChange: Hashable, Sendable, Worded {
  var setting: Setting
  var value: String

  var english: String {
    let value = value == "auto" ? "automatic" : value
    return switch setting {
    case .accessible: "Plain lines for screen readers are \(value)"
    case .bell: "The bell is \(value)"
    case .flash: "The flash is \(value)"
    case .heartRate: "Heart rate is \(value)"
    case .helper: "The helper is \(value)"
    case .highlighting: "Highlighting is \(value)"
    case .language: "The language is \(value)"
    case .liveArea: "The area under the prompt is \(value)"
    case .maxFormula: "The formula for a max is \(value)"
    case .mediaKeys: "Media keys are \(value)"
    case .noticeSeconds: "Notices stay \(value) s"
    case .notifications: "Notifications are \(value)"
    case .pictures: "Pictures are \(value)"
    case .quietFrom: value == "off" ? "Quiet hours are off" : "Quiet from \(value):00"
    case .quietUntil: "Quiet until \(value):00"
    case .reducedMotion: "Reduced motion is \(value)"
    case .sittingGoal: "The goal for sitting is \(value) min a day"
    case .sound: "Sound is \(value)"
    case .speech: "Speech is \(value)"
    case .suggestions: "Suggestions are \(value)"
    case .sync: "Synchronising is \(value == "off" ? value : "on: \(value)")"
    case .theme: "The theme is \(value)"
    case .trainingGoal: "The goal for training is \(value) min a day"
    case .volume: "The volume is \(value) %"
    }
  }

  var german: String {
    let value = ["on": "an", "off": "aus", "auto": "automatisch"][value] ?? value
    return switch setting {
    case .accessible: "Schlichte Zeilen für Screenreader sind \(value)"
    case .bell: "Die Glocke ist \(value)"
    case .flash: "Das Blitzen ist \(value)"
    case .heartRate: "Der Puls ist \(value)"
    case .helper: "Der Helfer ist \(value)"
    case .highlighting: "Die Farben im Plantext sind \(value)"
    case .language: "Die Sprache ist \(value)"
    case .liveArea: "Der Bereich unter der Eingabe ist \(value)"
    case .maxFormula: "Die Formel für ein Maximum ist \(value)"
    case .mediaKeys: "Die Medientasten sind \(value)"
    case .noticeSeconds: "Meldungen stehen \(value) s"
    case .notifications: "Benachrichtigungen sind \(value)"
    case .pictures: "Bilder sind \(value)"
    case .quietFrom: self.value == "off" ? "Ruhezeiten sind aus" : "Ruhe ab \(value) Uhr"
    case .quietUntil: "Ruhe bis \(value) Uhr"
    case .reducedMotion: "Weniger Bewegung ist \(value)"
    case .sittingGoal: "Das Ziel fürs Sitzen sind \(value) min am Tag"
    case .sound: "Der Ton ist \(value)"
    case .speech: "Die Stimme ist \(value)"
    case .suggestions: "Die Vorschläge sind \(value)"
    case .sync: "Das Abgleichen ist \(self.value == "off" ? value : "an: \(value)")"
    case .theme: "Die Farben sind \(value)"
    case .trainingGoal: "Das Ziel fürs Training sind \(value) min am Tag"
    case .volume: "Die Lautstärke ist \(value) %"
    }
  }
}
