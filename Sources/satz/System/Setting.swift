/// What can be set for the tool as a whole: each setting by its name, with the values that it takes.

import PlanWording
import TrainingStore

enum Setting: String, CaseIterable, Sendable {
  case accessible
  case bell
  case language
  case maxFormula = "max-formula"
  case notifications
  case pictures
  case reducedMotion = "reduced-motion"
  case sittingGoal = "sitting-goal"
  case trainingGoal = "training-goal"

  /// What it may be set to. The first holds where nothing is set.
  var values: [String] {
    switch self {
    case .bell, .notifications: ["on", "off"]
    case .accessible, .reducedMotion: ["off", "on"]
    case .sittingGoal: Self.minutes(or: "10")
    case .trainingGoal: Self.minutes(or: "30")
    case .language: ["auto"] + Language.allCases.map(\.rawValue)
    case .maxFormula: ["epley", "brzycki", "rts"]
    case .pictures: ["auto", "kitty", "sixel", "blocks", "off"]
    }
  }
}

extension Setting {
  /// Minutes a day; 0 is no goal.
  private static func minutes(or usual: String) -> [String] {
    [usual] + ["0", "5", "10", "15", "20", "30", "45", "60", "90", "120"].filter { $0 != usual }
  }
}

/// The settings as they are stored; what is not stored, or stored with a value that this version does not take, has its default.
struct Settings: Sendable {
  var stored: [String: String] = [:]

  subscript(setting: Setting) -> String {
    let values = setting.values
    return stored[setting.rawValue].flatMap { values.contains($0) ? $0 : nil } ?? values.first ?? ""
  }

  func isOn(_ setting: Setting) -> Bool { self[setting] == "on" }

  func minutes(_ setting: Setting) -> Int { Int(self[setting]) ?? 0 }

  /// Whether it has another value than its default.
  func isChanged(_ setting: Setting) -> Bool { self[setting] != setting.values.first }
}

extension Settings {
  /// Nil where none is set.
  var language: Language? { Language(rawValue: self[.language]) }

  /// As the user's store has them, and the defaults where it cannot be asked: whatever is wrong with it is said by a command
  /// that needs it.
  static var ofThisUserIfReadable: Settings {
    guard let folder = DataFolder.find(), let store = try? TrainingStore.reading(path: folder.store) else {
      return Settings()
    }
    defer { store.closeFile() }
    return Settings(stored: (try? store.settings()) ?? [:])
  }

  /// As the user's store has them; the defaults where there is none yet.
  static func ofThisUser() throws -> Settings {
    let store = try TrainingStore.ofThisUser()
    return Settings(stored: try store?.answer { store throws(StoreProblem) in try store.settings() } ?? [:])
  }
}
