/// What is said once a setting has another value: `Sound is off`.

import PlanWording

struct SettingChange: Hashable, Sendable, Worded {
  var setting: Setting
  var value: String

  var english: String {
    let value = value == "auto" ? "automatic" : value
    return switch setting {
    case .accessible: said("Plain lines for screen readers", "are", value)
    case .bell: said("The bell", "is", value)
    case .flash: said("The flash", "is", value)
    case .heartRate: said("Heart rate", "is", value)
    case .helper: said("The helper", "is", value)
    case .highlighting: said("Highlighting", "is", value)
    case .language: said("The language", "is", value)
    case .liveArea: said("The area under the prompt", "is", value)
    case .maxFormula: said("The formula for a max", "is", value)
    case .mediaKeys: said("Media keys", "are", value)
    case .noticeSeconds: "Notices stay \(value) s"
    case .notifications: said("Notifications", "are", value)
    case .pictures: said("Pictures", "are", value)
    case .quietFrom: value == "off" ? "Quiet hours are off" : "Quiet from \(value):00"
    case .quietUntil: "Quiet until \(value):00"
    case .reducedMotion: said("Reduced motion", "is", value)
    case .sittingGoal: hasGoal ? "The goal for sitting is \(value) min a day" : "There is no goal for sitting"
    case .sound: said("Sound", "is", value)
    case .speech: said("Speech", "is", value)
    case .suggestions: said("Suggestions", "are", value)
    case .sync: "Synchronising is \(value == "off" ? value : "on: \(value)")"
    case .theme: said("The theme", "is", value)
    case .trainingGoal: hasGoal ? "The goal for training is \(value) min a day" : "There is no goal for training"
    case .volume: "The volume is \(value) %"
    }
  }

  var german: String {
    let value = ["on": "an", "off": "aus", "auto": "automatisch"][value] ?? value
    return switch setting {
    case .accessible: said("Schlichte Zeilen für Screenreader", "sind", value)
    case .bell: said("Die Glocke", "ist", value)
    case .flash: said("Das Blitzen", "ist", value)
    case .heartRate: said("Der Puls", "ist", value)
    case .helper: said("Der Helfer", "ist", value)
    case .highlighting: said("Die Farben im Plantext", "sind", value)
    case .language: said("Die Sprache", "ist", value)
    case .liveArea: said("Der Bereich unter der Eingabe", "ist", value)
    case .maxFormula: said("Die Formel für ein Maximum", "ist", value)
    case .mediaKeys: said("Die Medientasten", "sind", value)
    case .noticeSeconds: "Meldungen stehen \(value.replacing(".", with: ",")) s"
    case .notifications: said("Benachrichtigungen", "sind", value)
    case .pictures: said("Bilder", "sind", value)
    case .quietFrom: self.value == "off" ? "Ruhezeiten sind aus" : "Ruhe ab \(value) Uhr"
    case .quietUntil: "Ruhe bis \(value) Uhr"
    case .reducedMotion: said("Weniger Bewegung", "ist", value)
    case .sittingGoal: hasGoal ? "Das Ziel fürs Sitzen sind \(value) min am Tag" : "Kein Ziel fürs Sitzen"
    case .sound: said("Der Ton", "ist", value)
    case .speech: said("Die Stimme", "ist", value)
    case .suggestions: said("Die Vorschläge", "sind", value)
    case .sync: "Das Abgleichen ist \(self.value == "off" ? value : "an: \(value)")"
    case .theme: said("Die Farben", "sind", value)
    case .trainingGoal: hasGoal ? "Das Ziel fürs Training sind \(value) min am Tag" : "Kein Ziel fürs Training"
    case .volume: "Die Lautstärke ist \(value) %"
    }
  }

  /// `Sound is off`, but `Theme: dark`: what is typed as a value is no word of the language.
  private func said(_ noun: String, _ verb: String, _ shown: String) -> String {
    ["on", "off", "auto"].contains(value) ? "\(noun) \(verb) \(shown)" : "\(noun): \(shown)"
  }

  private var hasGoal: Bool { value != "0" }
}
